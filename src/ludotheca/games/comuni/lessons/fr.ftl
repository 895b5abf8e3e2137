### Les leçons : `lesson-1` nomme la leçon 1, `lesson-1-steps` ses étapes, une par ligne. `lesson-1-3` est ce que dit l’étape 3 et, sur une
### ligne à part, ce qu’elle demande ; `lesson-1-3-wrong-2` répond au deuxième autre essai probable, `lesson-1-learned` dit ce qu’on sait
### ensuite. Ada, Bruno et Clara tiennent les autres places, en partant de la gauche.

lesson-1 = Une offre, un étage, des gains
lesson-1-steps =
    Des cartes pour construire
    Votre offre
    Les cartes sont à vous
    Un premier bâtiment
    Les premiers remparts
    Une carte gardée
    Les gains
    Un second bâtiment
lesson-1-1 =
    Vous dirigez la ville de Lucca. Les bâtiments rapportent presque tous les points, et le plus grand total gagne. On construit avec des cartes de projet, rangées en colonnes.
    Placez un envoyé dans la colonne 1.
lesson-1-1-wrong-1 = Ce coup tire profit des bâtiments, et vous n’en avez pas encore. D’abord des cartes.
lesson-1-1-wrong-2 = Une seule carte s’y trouve. La colonne 1 en a trois.
lesson-1-1-wrong-3 = C’est permis, mais la colonne 1 a le plus de cartes. Essayez-la.
lesson-1-2 =
    Votre offre reste près de l’envoyé. On peut enchérir au-dessus : votre envoyé est alors délogé, et votre or vous revient.
    Faites une offre en or, même nulle.
lesson-1-3 =
    Personne n’a enchéri. Qui réclame une colonne prend toutes ses cartes et paie son offre. De nouvelles cartes la remplissent.
    Réclamez la colonne.
lesson-1-3-wrong-1 = Un second envoyé est possible. Mais une carte sur le plateau ne construit rien : réclamez.
lesson-1-3-wrong-2 = Il n’y a encore rien à gagner. Réclamez vos cartes.
lesson-1-4 =
    Chaque tour, un étage de bâtiment et un étage de remparts sont gratuits. Un bâtiment militaire rapporte 1 point, et la catégorie militaire devient active. Elle donnera des armées, et des ennemis viendront.
    Jouez la carte militaire comme nouveau bâtiment.
lesson-1-4-wrong-1 = Vos étages gratuits seraient perdus. Jouez d’abord la carte militaire.
lesson-1-4-wrong-2 = Dans les remparts, elle ne rapporte rien. Faites-en un bâtiment.
lesson-1-5 =
    Maintenant les remparts. Ils prennent n’importe quelle carte et ne rapportent rien, mais arrêtent les ennemis. Gardez la carte de religion, de niveau 2, pour bâtir plus haut.
    Utilisez la carte de culture pour les remparts.
lesson-1-5-wrong-1 = Le niveau 2 permettra de bâtir plus haut. Prenez l’autre carte pour les remparts.
lesson-1-5-wrong-2 = Un étage de remparts est gratuit chaque tour : construisez-le.
lesson-1-5-wrong-3 = Un second bâtiment dans le même tour n’est pas gratuit. Les remparts le sont.
lesson-1-6 =
    Un étage de plus coûterait votre artisan. Si vous terminez, la carte reste en main.
    Terminez votre tour.
lesson-1-6-wrong-1 = Vous pourriez payer l’artisan. Gardez-le : au prochain tour, un étage sera de nouveau gratuit.
lesson-1-7 =
    Les gains : 1 ressource par étage du plus haut bâtiment de chaque catégorie active, et ce que donne la ville, un pèlerin et une ressource au choix. Ensuite, toute catégorie devient inactive.
    Prenez les gains.
lesson-1-7-wrong-1 = C’est possible. Mais d’abord les gains : votre catégorie militaire est active.
lesson-1-7-wrong-2 = Aucun de vos envoyés n’est dans une colonne.
lesson-1-8 =
    Une carte d’une catégorie y commence un bâtiment, quel que soit son niveau. Ce tour, un étage est de nouveau gratuit.
    Jouez la carte de religion comme bâtiment.
lesson-1-8-wrong-1 = Un nouveau bâtiment rapporte un point et des pèlerins. Construisez-le.
lesson-1-8-wrong-2 = Un étage gratuit et un point : jouez la carte.
lesson-1-learned =
    On offre à un tour, on réclame à un autre.
    Toute carte peut servir aux remparts.
    Les gains paient ce qui est actif.

lesson-2 = Enchérir, bâtir plus haut, tenir les remparts
lesson-2-steps =
    Plus d’or
    Un pèlerin vous aide
    La colonne est à vous
    Un deuxième étage
    Le long des remparts
    Un maître de corporation
    L’ennemi attaque
    Sur les remparts
    La ville a tenu
lesson-2-1 =
    L’envoyé de Bruno est dans la colonne 1, avec une offre nulle. Il suffit d’enchérir de 1 or.
    Allez dans la colonne 1 et offrez 1.
lesson-2-1-wrong-1 = La colonne 1 a trois cartes, et personne n’a rien offert pour elle. Allez-y.
lesson-2-1-wrong-2 = Prendre les gains est toujours possible, et pas mauvais ici. Mais parlons d’offres : colonne 1.
lesson-2-1-wrong-3 = Un suffit pour déloger Bruno. Gardez votre or.
lesson-2-2 =
    Ada enchérit sur vous. Reprenez envoyé et or, ou payez un pèlerin pour aller dans une colonne libre ou moins chère. La colonne 4, où Bruno n’offre rien, a une carte militaire 2.
    Allez dans la colonne 4.
lesson-2-2-wrong-1 = Votre tour serait perdu. Un pèlerin le sauve.
lesson-2-2-wrong-2 = Libre, mais la colonne 4 a ce qu’il vous faut : militaire, niveau 2.
lesson-2-3 =
    L’envoyé de Bruno est délogé.
    Réclamez la colonne 4.
lesson-2-3-wrong-1 = D’abord les cartes : on peut encore enchérir sur vous.
lesson-2-4 =
    Pour un deuxième étage, il faut une carte de sa catégorie, de niveau 2 au moins : votre militaire 2 convient. Il rapporte 2 points, et les gains donneront deux armées.
    Bâtissez plus haut avec la carte militaire.
lesson-2-4-wrong-1 = L’étage est gratuit : bâtissez plus haut.
lesson-2-4-wrong-2 = Un second petit bâtiment rapporte 1. Un deuxième étage rapporte 2, et plus de gains.
lesson-2-5 =
    Les remparts, à présent. Un deuxième étage demanderait le niveau 2, ou un artisan par niveau manquant. Un second pan est gratuit.
    Commencez un second pan.
lesson-2-5-wrong-1 = Un second étage de bâtiment coûte votre artisan. Les remparts sont gratuits.
lesson-2-5-wrong-2 = L’étage de remparts est gratuit, et des ennemis approchent.
lesson-2-6 = Premier bâtiment militaire à deux étages : vous prenez son maître de corporation. Il donne 1 armée de plus avec les gains et 3 points à la fin. Et maintenant, l’ennemi.
lesson-2-7 =
    Autre partie. Venezia attaque chaque ville avec 4, plus 1 par point au-dessus du score le plus bas : 7 contre vous. Les armées de l’alliance affaiblissent toutes les attaques. Vous en avez quatre.
    Envoyez-en deux ou trois.
lesson-2-7-wrong-1 = Il ne resterait personne sur vos remparts, et tout dépendrait des autres.
lesson-2-7-wrong-2 = C’est sûr, mais sans récompense : elle va à qui envoie le plus.
lesson-2-7-wrong-3 = Sans doute trop peu pour la récompense. Avec deux, vous ne risquez rien non plus.
lesson-2-8 =
    Les autres montent aux remparts. Une armée y compte 1 plus la hauteur de sa carte : 2 en bas, 3 au-dessus. Deux armées font 5, et 7 moins 2 font 5.
    Gardez en ville ce qui reste.
lesson-2-8-wrong-1 = Une armée retenue ne défend pas. Mettez-la sur les remparts.
lesson-2-9 = La ville a tenu, et vous avez envoyé le plus : la tuile de héros (3 points) est à vous. Ailleurs, chaque point manquant est un pillage : −1 à la fin. Trois ennemis suivront : 8, 12 et 16.
lesson-2-learned =
    La colonne va à la meilleure offre.
    Les étages rapportent 1, 2, 3 et 4.
    Des remparts garnis arrêtent l’ennemi.

lesson-3 = Comment on gagne
lesson-3-steps =
    Ce qu’ont les gagnants
    Le militaire d’abord
    Bâtir haut
    Plus haut que Bruno
    Combien en envoyer
    Aucune
    De solides remparts
lesson-3-1 = En 400 parties entre robots, huit gagnants sur dix ont eu de 38 à 49 points : 27 par les bâtiments, 9 par les tuiles de héros. Dix points de tuiles gagnaient une partie sur deux, aucune une sur onze.
lesson-3-2 =
    Votre première carte sert l’économie ou le militaire. Le militaire donne des armées : avec cinq étages militaires ou plus, on gagne 44 parties sur 100 ; avec deux au plus, 14.
    Choisissez le militaire.
lesson-3-2-wrong-1 = L’or gagne les enchères, mais une armée coûte deux or. D’abord le militaire.
lesson-3-2-wrong-2 = Des remparts sans armées sont vides. D’abord de quoi les garnir.
lesson-3-3 =
    Autre partie, vers la fin, avec une carte de culture de niveau 4. Un nouveau bâtiment rapporte 1 ; un quatrième étage, 4, soit dix pour ce bâtiment.
    Bâtissez haut avec la carte de culture.
lesson-3-3-wrong-1 = Un point. Le quatrième étage en rapporte quatre.
lesson-3-3-wrong-2 = Le niveau 4 est trop rare pour des remparts : lui seul fait un quatrième étage sans artisans.
lesson-3-4 =
    Vos artisans paient un étage de plus. Un autre quatrième rapporte 4 points et vous donne plus de points militaires que Bruno, dont le maître de corporation vous rejoint : −3 là-bas, +3 ici.
    Bâtissez avec la carte militaire 4.
lesson-3-4-wrong-1 = Cela pourrait attendre un tour, mais le maître de corporation n’est jamais plus sûr que maintenant.
lesson-3-4-wrong-2 = Sept points valent mieux que des remparts.
lesson-3-4-wrong-3 = Un point, et pas de maître de corporation. Bâtissez haut.
lesson-3-5 =
    Autre partie : le pape. Personne n’a plus de points, l’attaque est donc la plus forte chez vous : 19. Vos remparts, quatre étages et un, font 16 avec cinq armées.
    Décidez combien vous en envoyez à l’alliance.
lesson-3-5-wrong-1 = Cinq armées à l’alliance ramènent 19 à 14, et des remparts vides n’arrêtent rien : 14 points de pillage.
lesson-3-5-wrong-2 = Chaque armée envoyée enlève 1 à l’attaque, et de 2 à 5 à vos remparts.
lesson-3-6 =
    Aucune : personne d’autre n’en envoie. Sur les remparts, du plus haut au plus bas, vos cinq comptent 5, 4, 3, 2 et 2.
    Gardez les cinq en ville.
lesson-3-6-wrong-1 = Quatre cartes de remparts restent vides, et chacune vous coûte de 2 à 4.
lesson-3-6-wrong-2 = Chaque carte de remparts vide vous coûte au moins 2 points.
lesson-3-7 = Pillage : 3 chez vous, 11, 5 et 8 chez les autres. Vos remparts vous mettent en tête. Parmi les meilleurs robots, six étages de remparts ou plus gagnent 43 parties sur 100, trois ou moins 9.
lesson-3-learned =
    Du militaire dès le début.
    Mieux vaut haut que nombreux.
    Une armée compte le plus au sommet des remparts.

# Ce que montre une étape, par son nom : à vous ou à une autre personne.

point-column = la colonne { $id }
point-envoys =
    { $you ->
        [seat] vos envoyés
       *[other] les envoyés chez { $seat }
    }
point-town =
    { $you ->
        [seat] votre ville
       *[other] la ville chez { $seat }
    }
point-gold =
    { $you ->
        [seat] votre or
       *[other] l’or chez { $seat }
    }
point-hand =
    { $you ->
        [seat] votre main
       *[other] la main chez { $seat }
    }
point-walls =
    { $you ->
        [seat] vos remparts
       *[other] les remparts chez { $seat }
    }
point-income =
    { $you ->
        [seat] vos gains
       *[other] les gains chez { $seat }
    }
point-pilgrims =
    { $you ->
        [seat] vos pèlerins
       *[other] les pèlerins chez { $seat }
    }
point-master = { $name }
point-enemy = l’ennemi
point-facing = l’attaque contre vous
point-armies =
    { $you ->
        [seat] vos armées
       *[other] les armées chez { $seat }
    }
point-heroes = les tuiles de héros
point-score =
    { $you ->
        [seat] votre score
       *[other] le score chez { $seat }
    }
point-masters = les maîtres de corporation
point-craftsmen =
    { $you ->
        [seat] vos artisans
       *[other] les artisans chez { $seat }
    }
point-pillage = le pillage

# Ce qui fait gagner, pour une première partie ; et à quoi sert chaque décision.

goal = Le plus de points après l’attaque du quatrième ennemi. Vous en avez { $mine }, en face le meilleur total est { $best }.
purpose-project = Offrez pour des cartes, réclamez-les au tour suivant, prenez les gains quand plusieurs catégories sont actives.
purpose-offer = On paie en réclamant. N’offrez que ce qui tient les autres à distance.
purpose-displaced = Un pèlerin sauve le tour : allez dans une colonne qui a encore ce qu’il vous faut.
purpose-gain = Prenez ce qui manque à votre prochain étage ou aux remparts : des artisans pour bâtir, des armées avant un ennemi.
purpose-build = Un étage de bâtiment et un étage de remparts sont gratuits chaque tour. Non utilisés, ils sont perdus.
purpose-place = Les étages rapportent 1, 2, 3, 4 : bâtissez haut. Les remparts ne rapportent rien, mais l’ennemi vient quatre fois.
purpose-discard = Gardez les hauts niveaux : ils montent sans artisans.
purpose-exchange = Deux pareilles contre une utile : avant un ennemi, des armées.
purpose-repair = Chaque pillage coûte un point à la fin. Les pèlerins l’effacent.
purpose-gold-armies = Des armées contre de l’or : seulement ce que les remparts emploient ou que l’alliance récompense.
purpose-pilgrim-armies = Des armées contre des pèlerins : seulement ce que les remparts emploient ou que l’alliance récompense.
purpose-alliance = Les armées de l’alliance affaiblissent toutes les attaques, et qui en envoie le plus est récompensé. N’envoyez que le surplus.
purpose-city = Une armée en haut des remparts compte le plus. Garnissez-les jusqu’à tenir l’attaque.
