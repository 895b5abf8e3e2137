### Les leçons : `lesson-1` nomme la leçon 1, `lesson-1-steps` ses étapes, une par ligne. `lesson-1-3` est ce que dit l’étape 3 et, sur une
### ligne à part, ce qu’elle demande ; `lesson-1-3-wrong-2` répond au deuxième autre essai probable, `lesson-1-learned` dit ce qu’on sait
### ensuite. Ada, Bruno et Clara tiennent les autres places, en partant de la gauche.

lesson-1 = Dés, gains, bâtiments
lesson-1-steps =
    Une première marchandise
    Un dé pour un conseiller
    Deux dés ensemble
    Les gains
    Un premier bâtiment
    Votre été
    L’essentiel
lesson-1-1 =
    Vous gouvernez une province. Après cinq années, le plus de points de victoire l’emporte ; ils viennent surtout des bâtiments. Un bâtiment coûte des marchandises : or, bois, pierre. Le Roi vous en offre une.
    Prenez l’or.
lesson-1-1-wrong-1 = C’est permis. Mais presque tout bâtiment demande de l’or, et le bois viendra bientôt. Prenez l’or.
lesson-1-1-wrong-2 = C’est permis. Mais la pierre viendra bientôt. Prenez l’or.
lesson-1-2 =
    Une saison commence : chacun lance trois dés, le plus petit total joue d’abord. Les dés rendent visite aux conseillers du Roi, de 1 à 18, par leur somme exacte. Le 3, l’Architecte, donne 1 bois.
    Envoyez votre 3 chez l’Architecte.
lesson-1-2-wrong-1 = Ada est chez le Trésorier : un conseiller qui a de la visite reste occupé toute la saison.
lesson-1-2-wrong-2 = Trois dés pour une visite et deux marchandises. Deux visites en donnent trois : séparez vos dés.
lesson-1-2-wrong-3 = Passer met fin à votre saison, et il vous reste des dés.
lesson-1-3 =
    Chacun à son tour envoie un groupe de dés. Votre 4 et votre 5 font 9, le Grand Veneur : 1 bois, plus 1 or ou 1 pierre.
    Envoyez 4 et 5 chez le Grand Veneur.
lesson-1-3-wrong-1 = Le Marchand donne une marchandise, le Grand Veneur deux. Envoyez 4 et 5 ensemble.
lesson-1-3-wrong-2 = Bruno est déjà chez le Sergent. Additionnez 4 et 5.
lesson-1-4 =
    Tous les dés sont placés : les conseillers donnent leurs gains, de 1 à 18. Le bois de l’Architecte est à vous. Avec votre or, une pierre paie une Tour de garde.
    Chez le Grand Veneur, prenez bois et pierre.
lesson-1-4-wrong-1 = L’or est utile aussi. Mais la Tour de garde demande une pierre, et vous n’en avez pas.
lesson-1-5 =
    Chacun peut maintenant construire, chaque rangée de gauche à droite. La Tour de garde, 1 or et 1 pierre, rapporte un point et aide chaque hiver. La Palissade, 2 bois, n’aide qu’en hiver.
    Construisez l’une ou l’autre.
lesson-1-5-wrong-1 = L’Auberge sert une fois l’an et ne rapporte aucun point. La Tour et la Palissade servent chaque hiver.
lesson-1-5-wrong-2 = Le Forgeron vient après la Tour de garde : on construit chaque rangée depuis la gauche.
lesson-1-5-wrong-3 = Vous avez de quoi construire : construisez.
lesson-1-6 =
    Bruno et vous avez le plus de bâtiments : Récompense du Roi, 1 point chacun. C’est l’été ; votre total est le plus petit : vous jouez d’abord, et tous les conseillers sont libres.
    Envoyez un groupe à votre gré.
lesson-1-6-wrong-1 = Vos dés rapportent des marchandises. Envoyez au moins un groupe.
lesson-1-7 = L’essentiel est là : lancer, visiter, recevoir, construire, trois saisons par année. Chaque hiver vient un ennemi, et il vous faudra des soldats : c’est la leçon suivante.
lesson-1-learned =
    Les dés visitent un conseiller par leur somme exacte.
    Un conseiller reçoit une visite par saison.
    Les marchandises deviennent des bâtiments, rangée par rangée.

lesson-2 = L’automne et l’hiver
lesson-2-steps =
    Un ennemi vient
    Les dés des autres
    Un jeton qui ajoute deux
    De quoi construire
    Contre l’hiver
    Un soldat, ou non
    La bataille
    Une aide au dernier
    Encore ceci
lesson-2-1 = Automne de la première année. Puis vient l’hiver avec un ennemi : une carte cachée, de force 2 à 4. Si vous êtes plus faible, vous perdez des marchandises ou un bâtiment.
lesson-2-2 =
    Regardez d’abord les dés des autres. Bruno occupe le Trésorier (8). Ada joue après vous et a un 4, comme vous : qui passe d’abord a le Marchand.
    Envoyez un seul 4 chez le Marchand.
lesson-2-2-wrong-1 = Le Trésorier est occupé : plus personne n’y va cette saison.
lesson-2-2-wrong-2 = Deux soldats et un regard sur l’ennemi, mais le Marchand vous échappe. D’abord celui que d’autres veulent.
lesson-2-2-wrong-3 = Trois marchandises contre un point et tous vos dés. Vous pouvez en avoir autant pour moins cher.
lesson-2-2-wrong-4 = Il vous reste trois dés. Envoyez un groupe.
lesson-2-3 =
    4 et 6 font 10. Votre jeton +2 ajoute deux à un groupe : avec 12, c’est la Duchesse, deux marchandises et un nouveau jeton.
    Envoyez les deux dés avec le jeton.
lesson-2-3-wrong-1 = Pas mal avant l’hiver. Mais les marchandises construisent, et la Duchesse vous rend le jeton.
lesson-2-3-wrong-2 = C’est possible. Mais 4, 6 et le jeton mènent à la Duchesse : deux marchandises et un nouveau jeton.
lesson-2-3-wrong-3 = Un dé qui reste ne rapporte rien.
lesson-2-4 =
    Voici les gains : une marchandise chez le Marchand, deux au choix chez la Duchesse. Ce qui reste servira l’année prochaine.
    Prenez l’or du Marchand, puis deux marchandises.
lesson-2-4-wrong-1 = Vous avez du bois. Le Forgeron demande aussi un or.
lesson-2-5 =
    En bataille s’ajoutent vos soldats, le dé du Roi et vos bâtiments. Votre Tour de garde compte 1. La Palissade, ou le Forgeron après la Tour, compte 1 de plus chaque hiver.
    Construisez la Palissade ou le Forgeron.
lesson-2-5-wrong-1 = C’est possible. Mais une bataille approche : la Palissade et le Forgeron comptent dans toutes.
lesson-2-5-wrong-2 = Vous avez de quoi construire, et une bataille approche.
lesson-2-6 =
    Avant la bataille, deux marchandises paient un soldat. Comptez : 2 par les bâtiments, de 1 à 6 par le dé du Roi. Au moins 3, contre 2 à 4 : le risque est mince.
    Gardez tout et terminez.
lesson-2-6-wrong-1 = Deux marchandises contre un risque mince, et les soldats rentrent ensuite chez eux. Gardez-les.
lesson-2-7 = Gobelins, force 3. Le dé du Roi montre 1 ; la Barricade ajoute 1 contre eux : avec 4, vous gagnez une pierre. Bruno, au plus haut avec 5, marque un point. Sous 3, on perd un or et un bâtiment.
lesson-2-8 =
    Nouvelle année, ennemis plus forts. Ada a le moins de bâtiments : l’Aide du Roi lui prête un dé blanc. Vous jouez d’abord, avec 1, 3 et 4.
    Visitez le conseiller que vous voulez.
lesson-2-8-wrong-1 = Passer gâcherait tout le printemps. Envoyez un groupe.
lesson-2-9 = Vous avez vu l’année : une aide, trois saisons, une bataille. Encore ceci : après l’été, la personne la plus en retard reçoit l’Envoyé du Roi, pour visiter un conseiller occupé ou construire deux fois.
lesson-2-learned =
    Un jeton +2 relève un groupe.
    Soldats, bâtiments et dé du Roi se battent en hiver.
    Deux marchandises paient un soldat.

lesson-3 = Comment on gagne
lesson-3-steps =
    Ce que construisent les gagnants
    Des points tôt
    De petites visites
    Une aide bon marché
    Marchandises avant soldats
    Un soldat, tard
    Construire, puis défendre
lesson-3-1 = En 400 parties entre robots, huit gagnants sur dix ont eu de 39 à 55 points, la moitié par leurs bâtiments. Presque tous ont achevé la rangée du bas : Barricade, Grue, Mairie, Ambassade. Voici pourquoi.
lesson-3-2 =
    Troisième été ; vos 7 points vous mettent en dernière position. L’Ambassade rapporte 4 points aussitôt, puis 1 à la fin de chaque saison. Il en reste huit : 12 en tout.
    Construisez l’Ambassade.
lesson-3-2-wrong-1 = 2 points et 1 en bataille : bien, un jour. L’Ambassade paie huit fois si vous la construisez maintenant.
lesson-3-2-wrong-2 = 3 points, une seule fois. L’Ambassade en rapporte 12 d’ici la fin.
lesson-3-2-wrong-3 = Attendre coûte un point par saison.
lesson-3-3 =
    Autre partie : dés 2, 3 et 4, et trois jetons. Une grande visite ou plusieurs petites ? Les gagnants en ont fait 25 en quinze saisons, surtout avec un ou deux dés.
    Commencez par un seul dé.
lesson-3-3-wrong-1 = Deux marchandises pour deux dés et un jeton. Envoyés seuls, ces dés rapportent autant, et le jeton vous reste.
lesson-3-3-wrong-2 = Tous vos dés pour deux marchandises. Des visites séparées vous donnent trois choses.
lesson-3-3-wrong-3 = Il vous reste des dés, et des conseillers libres. Envoyez un dé.
lesson-3-4 =
    Autre partie, printemps de la deuxième année. Deux bois font une Palissade : aucun point, mais 1 à chaque bataille à venir, 2 contre les Zombies. Quatre hivers : aucun soldat n’est si bon marché.
    Construisez la Palissade.
lesson-3-4-wrong-1 = Un bon bâtiment, mais il peut attendre une saison. La Palissade compte dès cet hiver.
lesson-3-4-wrong-2 = Un jeton chaque été, c’est utile. La Palissade sert quatre hivers.
lesson-3-4-wrong-3 = Une saison sans bâtiment est une saison perdue.
lesson-3-5 =
    Deuxième hiver, force 3 à 5, et vous n’avez aucun soldat. Il en coûterait deux marchandises. Mais elles font des bâtiments, et une défaite précoce coûte moins que les soldats qui l’évitent.
    Gardez vos marchandises.
lesson-3-5-wrong-1 = Ce soldat rentre chez lui au printemps, et c’est un demi-bâtiment perdu.
lesson-3-6 =
    Quatrième hiver, force 5 à 7. Vous menez avec 31 points, et une défaite peut détruire un bâtiment. Vos Baraquements recrutent un soldat pour une marchandise.
    Recrutez un soldat, puis arrêtez.
lesson-3-6-wrong-1 = Vous avez 3 et le dé du Roi : contre 7, un 1, un 2 ou un 3 perd. Recrutez un soldat.
lesson-3-6-wrong-2 = Un soldat suffit pour une bonne chance. Le reste construira au printemps.
lesson-3-7 = Zombies, force 7, et le dé du Roi montre 3 : vos 7 tiennent tout juste. Avec dix bâtiments, on gagne 45 parties sur 100 ; avec huit au plus, 9. Construisez chaque saison, défendez tard.
lesson-3-learned =
    La rangée du bas rapporte le plus : commencez tôt.
    Plusieurs petites visites valent mieux qu’une grande.
    Construisez à chaque saison, défendez-vous tard.

# Ce que montre une étape, par son nom : à vous ou à une autre personne.

point-goods =
    { $you ->
        [seat] vos marchandises
       *[other] les marchandises chez { $seat }
    }
point-province =
    { $you ->
        [seat] votre province
       *[other] la province chez { $seat }
    }
point-score =
    { $you ->
        [seat] votre score
       *[other] le score chez { $seat }
    }
point-dice =
    { $you ->
        [seat] vos dés
       *[other] les dés chez { $seat }
    }
point-advisor = { $name }
point-order = l’ordre du tour
point-building = { $name }
point-court = la cour
point-calendar = le calendrier
point-enemy = la carte de l’ennemi
point-token =
    { $you ->
        [seat] vos jetons +2
       *[other] les jetons +2 chez { $seat }
    }
point-soldiers =
    { $you ->
        [seat] vos soldats
       *[other] les soldats chez { $seat }
    }
point-envoy = l’Envoyé du Roi

# Ce qui fait gagner, pour une première partie ; et à quoi sert chaque décision.

goal = Le plus de points après cinq années, surtout par les bâtiments. Vous en avez { $mine }, en face le meilleur total est { $best }.
purpose-aid = Une marchandise pour qui est en retard : prenez celle qui manque à votre prochain bâtiment.
purpose-reroll = De petits dés font beaucoup de petites visites. Ne relancez que si presque rien n’est à portée.
purpose-influence = Un dé pour un petit gain, deux pour un plus grand. D’abord ce que d’autres peuvent atteindre aussi.
purpose-either = Prenez ce qui manque à votre prochain bâtiment, non ce qui paraît le plus gros.
purpose-goods = Prenez les marchandises du bâtiment que vous voulez cette saison.
purpose-swap = Une marchandise contre deux : utile si les deux construisent aussitôt.
purpose-smuggle = Un point contre des marchandises qui en bâtissent davantage : bon au début, rarement à la fin.
purpose-build = Un bâtiment, ce sont des points et un pouvoir pour toutes les années. Une saison sans bâtir est perdue.
purpose-build-again = Deux bâtiments en une saison, si vous pouvez payer les deux. L’Envoyé reviendra à qui est en retard.
purpose-town-hall = Ce qui ne sert plus à bâtir devient ici des points.
purpose-recruit = L’hiver prend marchandises et bâtiments au plus faible. Comptez d’abord vos bâtiments et le dé du Roi ; les soldats coûtent cher.
purpose-spoils = Prenez ce qui manque au bâtiment du printemps.
purpose-losses = Donnez ce dont votre prochain bâtiment se passe.
