### Les leçons : `lesson-1` nomme la leçon 1, `lesson-1-steps` ses étapes, une par ligne. `lesson-1-3` est ce que dit l’étape 3 et, sur une
### ligne à part, ce qu’elle demande ; `lesson-1-3-wrong-2` répond au deuxième autre essai probable, `lesson-1-learned` dit ce qu’on sait
### ensuite. Ada, Bruno et Clara tiennent les autres places, en partant de la gauche.

lesson-1 = Diviser, prendre, poser
lesson-1-steps =
    Ce que vous bâtissez
    Vous divisez
    Vous prenez
    La première terre
    Une zone grandit
    Une seconde cave
    Ce qui rapporte
lesson-1-1 = Vous bâtissez un domaine de terres hexagonales : vignobles, oliveraies, champs, carrières, quartiers. Les bâtiments rapportent : chacun compte un de ces types autour de lui. Voici vos cinq terres ; votre carte place des bâtiments sur les deux premières.
lesson-1-2 =
    Divisez vos terres en deux ensembles : Ada en prend un, l’autre vous reste. Une gemme accompagne le petit ensemble. La cave reste avec les deux vignobles.
    Mettez le pressoir et l’oliveraie dans le petit ensemble.
lesson-1-2-wrong-1 = Cinq terres contre une seule gemme : c’est permis, mais Ada prendrait les cinq terres.
lesson-1-2-wrong-2 = Un pressoir sans oliveraie, une cave sans vignoble : rien à compter. Laissez chaque bâtiment avec sa terre.
lesson-1-2-wrong-3 = Toutes les divisions sont permises. Pour celle-ci, mettez le pressoir et l’oliveraie d’un côté, le reste de l’autre.
lesson-1-3 =
    Les deux divisions sont révélées. Le petit ensemble d’Ada a deux vignobles, une cave et une gemme, le grand ensemble un moulin, un champ et une carrière. Ada choisit chez vous en même temps.
    Prenez le petit ensemble d’Ada.
lesson-1-3-wrong-1 = Le choix se défend. Mais le petit ensemble va bien avec vos vignobles, et sa gemme rapportera à la fin. Essayez-le.
lesson-1-4 =
    Ada a pris le pressoir et l’oliveraie ; le reste est à vous. Il faut maintenant poser toutes vos terres. Une cave compte aussi le vignoble qui la porte, 1 point.
    Commencez par le vignoble qui porte une cave.
lesson-1-4-wrong-1 = Cette terre viendra plus tard. D’abord le vignoble qui porte une cave.
lesson-1-4-wrong-2 = Celui-ci ne porte rien. D’abord le vignoble avec la cave.
lesson-1-5 =
    Des terres d’un même type qui se touchent forment une zone, et la cave la compte tout entière. Les chiffres disent ce que rapporte chaque emplacement.
    Posez les trois vignobles nus, bord à bord.
lesson-1-5-wrong-1 = Bientôt. Laissez d’abord grandir la zone : posez un vignoble nu.
lesson-1-6 =
    Reste le champ avec la seconde cave. Au bord de la zone, elle compte encore les quatre vignobles, soit 4 points pour une terre. Une terre posée ne bouge plus.
    Posez le champ au bord de la zone.
lesson-1-7 = C’était une manche ; une partie en a quatre. À la fin, on compte les bâtiments, puis les gemmes : quatre valent 9 points, cinq en valent 13. Le plus grand total gagne.
lesson-1-learned =
    Vous divisez, un voisin choisit.
    Le petit ensemble emporte une gemme.
    Un bâtiment compte la zone qu’il touche.

lesson-2 = Une manche entière
lesson-2-steps =
    Gauche et droite
    Avec les yeux d’Ada
    Ce qui vous convient
    Deux zones en une
    Encore une cave
    Le reste, à votre gré
    Ce que valent les gemmes
    Votre propre division
lesson-2-1 = Trois joueurs, deuxième manche. Aux manches impaires, vous prenez chez Ada, à votre gauche ; aux manches paires, chez Bruno, à votre droite. Cette fois, Ada prend chez vous. Les domaines montrent les besoins de chacun.
lesson-2-2 =
    Deux moulins et trois champs d’Ada attendent votre champ. Le quartier ne vous sert pas ; gardez la cave, ainsi que l’atelier sur sa carrière.
    Divisez avec les yeux d’Ada : offrez le champ et le quartier.
lesson-2-2-wrong-1 = Cave, vignoble et gemme dans le même ensemble : Ada ne dirait pas non, et vos vignobles ne grandiraient plus.
lesson-2-2-wrong-2 = Vignoble et atelier partiraient avec une gemme. Cédez ce qui vous sert le moins : le champ et le quartier.
lesson-2-2-wrong-3 = Cinq terres contre une gemme : Ada les prendrait toutes.
lesson-2-3 =
    À vous de prendre, chez Bruno : un théâtre, un quartier et une gemme, ou une cave avec deux vignobles et une oliveraie ?
    Regardez vos caves, puis choisissez.
lesson-2-3-wrong-1 = Une gemme et un théâtre près de deux quartiers : environ 5 points. Deux vignobles font monter toutes vos caves, et une nouvelle cave les accompagne.
lesson-2-4 =
    Vos vignobles forment deux zones, de deux et d’un. La cave du champ touche les deux et compte 3. Un vignoble dans le creux les réunit : chaque cave compte 4.
    Posez un vignoble dans le creux.
lesson-2-4-wrong-1 = Plus tard. Un vignoble bien placé rapporte davantage.
lesson-2-4-wrong-2 = La zone grandit aussi à cet endroit, mais dans le creux les deux n’en font plus qu’une.
lesson-2-5 =
    Puis une oliveraie : au bord de la grande zone, sa cave compte de nouveau les quatre vignobles.
    Posez l’oliveraie qui porte la cave.
lesson-2-5-wrong-1 = Ici, la cave ne touche aucun vignoble et ne compte rien. Choisissez un emplacement marqué d’un plus.
lesson-2-6 =
    Un chiffre avec un plus dit ce qu’un emplacement rapporte aussitôt. L’atelier compte les carrières : la vôtre est à droite.
    Posez les quatre terres qui restent, dans l’ordre qui vous plaît.
lesson-2-7 = Fin de la manche. Votre gemme est partie avec le petit ensemble ; il en reste trois. De zéro à huit gemmes : 0, 3, 5, 6, 9, 13, 18, 24, 31 points. Peu ou beaucoup, guère le milieu.
lesson-2-8 =
    Troisième manche : vous prenez de nouveau chez Ada, et Bruno prend chez vous. Deux et trois, une et quatre, ou même aucune et cinq : tout est permis.
    Regardez le domaine de Bruno, puis divisez à votre gré.
lesson-2-learned =
    Divisez avec les yeux de qui va prendre.
    Une terre peut réunir deux zones.
    Peu de gemmes ou beaucoup : le milieu ne vaut guère.

lesson-3 = Comment on gagne
lesson-3-steps =
    Peu de types gagnent
    Pas deux cadeaux
    Une terre ou quatre
    Une terre, deux usages
    De la place pour grandir
    Gemmes : peu ou beaucoup
    Les dernières terres
    Trois erreurs
lesson-3-1 = On gagne avec peu de types. En 400 parties entre robots, les gagnants ont tiré 35 points sur 55 de leurs deux meilleurs types de bâtiment : une grande zone, bien entourée. Vous avez quatre caves près de six vignobles.
lesson-3-2 =
    Bruno vit de ses théâtres et de ses quartiers, et prend chez vous. Ne mettez jamais dans un même ensemble deux choses qu’il lui faut.
    Proposez le théâtre seul, avec la gemme.
lesson-3-2-wrong-1 = Le théâtre et les deux quartiers seraient réunis, et les théâtres de Bruno les compteraient tous.
lesson-3-2-wrong-2 = Théâtre, quartier et gemme d’un seul coup : Bruno n’espère que cela.
lesson-3-2-wrong-3 = Bruno prendrait les cinq terres, ou rien qu’une gemme. Séparez plutôt ce qu’il lui faut.
lesson-3-3 =
    Chez Ada, une terre avec une gemme, ou quatre terres ? Le nombre ne décide rien : gagnants ou non, chacun en pose vingt. Un vignoble fait monter vos quatre caves, et celui-ci porte un atelier.
    Prenez le vignoble.
lesson-3-3-wrong-1 = Quatre terres, un théâtre, aucun vignoble : environ 2 points. Le vignoble seul en rapporte 4, son atelier 2 de plus.
lesson-3-4 =
    Une terre peut servir deux fois. Les chiffres montrent l’endroit.
    Posez le vignoble là où il rejoint les autres et où son atelier touche vos carrières.
lesson-3-4-wrong-1 = À cet endroit, il ne touche pas tout ce qu’il pourrait. Cherchez le chiffre le plus haut.
lesson-3-5 =
    Deux idées : gardez libres les bords de votre grande zone, et mettez de l’autre côté les terres qui ne rapportent rien.
    Posez les autres terres à votre gré.
lesson-3-6 =
    Autre partie, dernière manche. Avec deux gemmes au plus, ou huit, on gagne une fois sur trois ; avec quatre ou cinq, une sur six. Vous en avez six, et une dans votre petit ensemble.
    Prenez une gemme chez Clara.
lesson-3-6-wrong-1 = Quatre terres et une cave rapportent à peu près autant dans le domaine. Mais à partir de la cinquième, chaque gemme vaut plus que la précédente.
lesson-3-7 =
    Après ces terres, la partie se termine : plus rien n’a besoin de grandir.
    Posez ce qui reste, chaque fois au chiffre le plus haut.
lesson-3-8 = Trois erreurs à éviter : un peu de chaque type, deux cadeaux dans le même ensemble, des gemmes à moitié. En 400 parties, huit gagnants sur dix ont eu de 50 à 61 points.
lesson-3-learned =
    Une grande zone, beaucoup de bâtiments au bord.
    Jamais deux cadeaux dans un même ensemble.
    À la fin, prenez chaque fois le plus grand gain.

# Ce que montre une étape, par son nom : à vous ou à une autre personne.

point-row =
    { $you ->
        [seat] vos terres
       *[other] les terres chez { $seat }
    }
point-card =
    { $you ->
        [seat] votre carte
       *[other] la carte chez { $seat }
    }
point-gems =
    { $you ->
        [seat] vos gemmes
       *[other] les gemmes chez { $seat }
    }
point-set = le { $name } chez { $seat }
point-hand =
    { $you ->
        [seat] vos terres en main
       *[other] les terres en main chez { $seat }
    }
point-domain =
    { $you ->
        [seat] votre domaine
       *[other] le domaine chez { $seat }
    }
point-places = les emplacements libres
point-score =
    { $you ->
        [seat] votre score
       *[other] le score chez { $seat }
    }
point-ring = qui prend chez qui
point-cell = l’emplacement { $id }
point-region =
    vos { $id ->
        [quarry] carrières
       *[vineyard] vignobles
    }
point-stack = la pile

# Ce qui fait gagner, pour une première partie ; et à quoi sert chaque décision.

goal = Le plus de points après quatre manches. Vous en avez { $mine }, en face le meilleur total est { $best }.
purpose-split = Que les deux ensembles vous conviennent : on choisit d’abord en face, et l’autre vous reste.
purpose-take = Prenez ce qui va avec vos terres, non le plus gros lot : une terre bien placée relève tous les bâtiments de sa zone.
purpose-choose = Commencez par la terre qui réunit des zones ou porte un bâtiment ; le reste vient autour.
purpose-place = Les terres d’un même type qui se touchent forment une zone, et chaque bâtiment la compte tout entière.
