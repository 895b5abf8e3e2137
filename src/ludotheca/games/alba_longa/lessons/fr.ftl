### Les leçons : `lesson-1` nomme la leçon 1, `lesson-1-steps` ses étapes, une par ligne. `lesson-1-3` est ce que dit l’étape 3 et, sur une
### ligne à part, ce qu’elle demande ; `lesson-1-3-wrong-2` répond au deuxième autre essai probable, `lesson-1-learned` dit ce qu’on sait
### ensuite. Ada, Bruno et Clara tiennent les autres places, en partant de la gauche.

lesson-1 = Paysans, dés, monuments
lesson-1-steps =
    Une ville à gouverner
    Un dé envoie des paysans
    Un dé qui reste
    Rester au village
    Assez pour l’instant
    La saison est finie
    La suite
lesson-1-1 =
    Vous régnez sur une ville. Dix monuments et seize paysans à la fin d’une année, et vous gagnez ; après sept années sans gagnant, tous perdent.
    Faites appel à la cour : vos huit paysans iront travailler.
lesson-1-1-wrong-1 = Passer vous met à l’écart pour longtemps. Le premier appel est gratuit : profitez-en.
lesson-1-2 =
    Quatre dés, quatre travaux : soldats 2, marchands 3, ouvriers 4, prêtres 1. Un dé dit combien de paysans partent au plus. Deux ouvriers élèvent un monument.
    Prenez le dé des ouvriers et envoyez-en quatre.
lesson-1-2-wrong-1 = Trois n’élèvent qu’un monument : l’un travaille pour rien. Envoyez un nombre pair.
lesson-1-2-wrong-2 = Les marchands sont utiles. Mais un 4 pour les ouvriers est rare : deux monuments d’un coup.
lesson-1-2-wrong-3 = Des soldats doivent attaquer quelqu’un. Pas maintenant : le dé des ouvriers montre 4.
lesson-1-3 =
    Ada fait appel à la cour et prend le dé des ouvriers. Pour 1 argent, mis sur un étal au choix, vous pouvez acheter un dé restant. Les marchands gagnent de l’argent.
    Achetez celui des marchands et envoyez-en deux.
lesson-1-3-wrong-1 = Passer ne coûte rien. Mais personne ne gagnera d’argent pour vous, et les appels vont en coûter.
lesson-1-3-wrong-2 = Les soldats serviront plus tard. Les marchands vous remboursent tout de suite.
lesson-1-4 =
    Bruno fait appel à la cour. Deux de vos paysans sont au village : qu’ils y restent. Laisser un dé ne coûte rien.
    Passez : laissez les dés.
lesson-1-4-wrong-1 = Vous le pourriez. Mais les appels coûtent de plus en plus : gardez un peu d’argent et de monde.
lesson-1-5 =
    Au deuxième tour, un appel coûte 1 argent, puis 2, 3 et 4. Quand tous ont passé, chacun travaille.
    Passez : vous en avez assez fait.
lesson-1-5-wrong-1 = C’est possible pour 1 argent, avec deux paysans. Épargnez-le cette fois.
lesson-1-6 =
    Deux monuments s’élèvent, vos marchands ont gagné de l’argent, tous sont rentrés : la saison est finie. Le Roi des Rois, c’était vous : il joue d’abord et gagne les égalités.
    Nommez un autre Roi des Rois.
lesson-1-7 = Il vous manque huit monuments et huit paysans. Les paysans viennent à la fin de l’année, contre du blé ; le blé vient des fermiers à la seconde saison, celle des récoltes. C’est la leçon suivante.
lesson-1-learned =
    Les dés envoient les paysans au travail.
    Deux à la carrière élèvent un monument.
    Faire appel à la cour coûte plus cher à chaque tour.

lesson-2 = La récolte
lesson-2-steps =
    Du pain pour tous
    Deux marchands
    Tout dé envoie des fermiers
    Les deux derniers
    Un héros défend
    Ce qu’ils ont gagné
    De nouveaux paysans
    Sans dé
lesson-2-1 = Saison des récoltes. À la fin de l’année, chaque paysan mange 1 blé ; sans blé, il part. Le climat est modéré : chaque fermier donne 3 blés. Le surplus accueille de nouveaux paysans.
lesson-2-2 =
    Bruno, Roi des Rois, a envoyé des fermiers. Il reste un dé des marchands de 3, pour 1 argent. Deux marchands gagneront davantage ; six paysans resteront fermiers.
    Achetez le dé, envoyez-en deux, puis choisissez un étal.
lesson-2-2-wrong-1 = L’argent paie les appels. Deux marchands pour 1 argent, l’affaire est bonne.
lesson-2-2-wrong-2 = Un monument peut attendre. Il vous faut de l’argent et, surtout, des fermiers.
lesson-2-2-wrong-3 = Des marchands cette fois, et deux : l’argent maintenant, les monuments plus tard.
lesson-2-3 =
    À votre tour. Aux récoltes, et seulement quand vous faites appel à la cour, tout dé peut envoyer des fermiers. Le plus haut est le 4 des soldats.
    Faites appel à la cour, puis envoyez quatre fermiers avec ce dé.
lesson-2-3-wrong-1 = Des soldats ne donnent pas de blé. Servez-vous du même dé pour des fermiers.
lesson-2-3-wrong-2 = Trois fermiers. Le 4 en envoie un de plus.
lesson-2-3-wrong-3 = Sans fermiers, vos paysans auront faim. Faites appel à la cour.
lesson-2-4 =
    Il reste deux paysans. L’appel suivant n’a rien pour vous ; le vôtre coûte 1 argent et les envoie tous deux.
    Laissez les dés, puis faites appel à la cour et envoyez deux fermiers.
lesson-2-4-wrong-1 = Ils vous manqueraient comme fermiers. Laissez ce dé.
lesson-2-5 =
    Bruno vous attaque avec deux soldats. Au combat, chacun joue en secret un héros, de 0 à 4 ; une fois joués, 1 à 4 sont épuisés. Sans soldats, le vôtre défend seul.
    Jouez un héros fort.
lesson-2-5-wrong-1 = Le 0 ne s’épuise jamais, mais deux soldats le battent : un de vos travailleurs rentrerait chez lui.
lesson-2-5-wrong-2 = Trop faible contre deux soldats et un héros. Jouez 3 ou 4.
lesson-2-6 = L’attaque a échoué. Vos marchands ont gagné de l’argent, six fermiers ont donné 18 blés. Des prêtres auraient apporté de la dévotion : 1 blé de plus par fermier, puis peut-être une bénédiction.
lesson-2-7 =
    Huit blés mangés, dix de reste. De un à six nouveaux paysans coûtent 1, 3, 6, 10, 15 ou 21 blés. Le douzième aura la maison au drapeau, bientôt utile.
    Accueillez quatre paysans.
lesson-2-7-wrong-1 = Vous pouvez en accueillir quatre. Il en faut seize pour gagner, et douze aident tout de suite.
lesson-2-7-wrong-2 = Un de plus est possible : le douzième a la maison au drapeau.
lesson-2-7-wrong-3 = Le blé se garde, mais les paysans travaillent. Accueillez-en quatre.
lesson-2-8 =
    Nouvelle année, et vous voilà Roi des Rois. Un paysan de la maison 12, 16 ou 20 va au travail sans dé : vous en avez un.
    Ne vendez personne, puis envoyez ce paysan où vous voulez.
lesson-2-8-wrong-1 = Un paysan vendu ne revient jamais, et il en faut seize. Ne vendez que si l’argent vous manque.
lesson-2-8-wrong-2 = Un travailleur sans dé ni argent. Profitez-en.
lesson-2-learned =
    Chaque paysan mange un blé.
    Le blé de reste accueille de nouveaux paysans.
    Un héros défend même sans soldats.

lesson-3 = Comment on gagne
lesson-3-steps =
    À l’heure, et en nombre
    Le dé des ouvriers
    L’ouvrier de trop
    Les soldats décident
    Qui attaquer
    La plus grande force
    Qui arrêter
    Trop peu de blé
    Une dernière bénédiction
    Un paysan de plus
lesson-3-1 = En 400 parties entre robots, 397 ont fini la troisième année, et trois perdants sur quatre avaient aussi atteint le but : le plus de paysans a tranché. Soyez à l’heure, et en nombre.
lesson-3-2 =
    Troisième récolte ; il manque trois monuments, donc six ouvriers. Tout dé peut envoyer des fermiers, mais seul celui des ouvriers envoie des ouvriers. Il montre 4.
    Envoyez quatre ouvriers.
lesson-3-2-wrong-1 = Un autre 4 enverra aussi des fermiers. Si vous laissez ce dé, il est perdu.
lesson-3-2-wrong-2 = Le dé des ouvriers pour des fermiers : le pire des deux.
lesson-3-2-wrong-3 = Trois élèvent un monument, quatre en élèvent deux.
lesson-3-3 =
    Autre partie, troisième récolte. Six monuments et sept ouvriers : trois paires, et un qui travaille pour rien. Deux paysans sont au village.
    Prenez le dé qui gagne la partie.
lesson-3-3-wrong-1 = Plus de blé, mais neuf monuments. Un ouvrier de plus fait la quatrième paire, et dix.
lesson-3-3-wrong-2 = L’argent ne gagne pas maintenant. Regardez votre ouvrier sans paire.
lesson-3-4 =
    Autre troisième récolte. Ada mène, avec deux soldats contre un. Vos héros forts sont épuisés, les siens aussi : les soldats décident. Leur dé coûte 1 argent.
    Prenez un ou deux soldats avec leur dé.
lesson-3-4-wrong-1 = Alors les attaques contre vous réussissent, les vôtres non. Un argent, c’est peu.
lesson-3-4-wrong-2 = Un prêtre de plus ne compte guère. Un soldat peut arrêter deux travailleurs.
lesson-3-5 =
    Autre partie : vos trois soldats doivent attaquer. Ada mène avec six monuments, et il ne lui reste que des héros faibles.
    Attaquez Ada.
lesson-3-5-wrong-1 = La ville de Clara est la plus faible : l’arrêter ne vous rapporte rien.
lesson-3-5-wrong-2 = Bruno est troisième et peut attendre. Ada touche au but.
lesson-3-6 =
    Bruno et Clara attaquent aussi Ada : vos forces s’ajoutent. La plus grande fait le premier sabotage. Ada vous attaque de son côté, et votre héros défend aussi.
    Choisissez votre héros.
lesson-3-6-wrong-1 = Une autre attaque serait plus forte que la vôtre et passerait d’abord.
lesson-3-6-wrong-2 = Bruno aurait la même force que vous et passerait d’abord. Il faut un de plus.
lesson-3-7 =
    Trois sabotages, et vous commencez : chacun arrête un travailleur d’Ada pour la saison. Quatre ouvriers font deux paires, trois n’en font qu’une.
    Choisissez qui arrêter.
lesson-3-8 =
    Troisième année. Dix monuments, dix-sept paysans, mais trop peu de blé : qui a faim part. Vos prêtres ont apporté 7 de dévotion. L’amélioration en coûte 5 : 1 blé de plus par fermier debout.
    Payez l’amélioration.
lesson-3-8-wrong-1 = Plusieurs paysans partiraient, et il en resterait moins de seize. La dévotion sert à cela.
lesson-3-9 =
    Quinze blés pour dix-sept paysans : deux partiraient, et à quinze il en manque un. Une bénédiction coûte vos 2 derniers points de dévotion ; trois cartes sur sept donnent 3 blés.
    Demandez la bénédiction.
lesson-3-9-wrong-1 = La dévotion gardée ne gagne rien, et sans blé il vous reste quinze paysans.
lesson-3-10 =
    Les dieux donnent du blé : tous mangent, et il en reste 1. Ada a aussi dix monuments et aura seize paysans.
    Rappelez-vous qui gagne une égalité, et accueillez un paysan.
lesson-3-10-wrong-1 = Un paysan de plus, une avance de plus : à égalité, la plus grande ville gagne.
lesson-3-learned =
    Arrivez à temps, et nombreux.
    Attaquez qui mène quand ses héros forts sont usés.
    La dévotion sauve une année de faim.

# Ce que montre une étape, par son nom : à vous ou à une autre personne.

point-city =
    { $you ->
        [seat] votre ville
       *[other] la ville chez { $seat }
    }
point-peasants =
    { $you ->
        [seat] vos paysans
       *[other] les paysans chez { $seat }
    }
point-monuments =
    { $you ->
        [seat] vos monuments
       *[other] les monuments chez { $seat }
    }
point-dice = les dés
point-die = le { $name }
point-quarry =
    { $you ->
        [seat] vos ouvriers
       *[other] les ouvriers chez { $seat }
    }
point-stalls = les étals
point-cost = le coût d’un appel
point-silver =
    { $you ->
        [seat] votre argent
       *[other] l’argent chez { $seat }
    }
point-crown = la couronne
point-calendar = le calendrier
point-weather = la carte climat
point-granary =
    { $you ->
        [seat] votre blé
       *[other] le blé chez { $seat }
    }
point-fields =
    { $you ->
        [seat] vos fermiers
       *[other] les fermiers chez { $seat }
    }
point-heroes =
    { $you ->
        [seat] vos héros
       *[other] les héros chez { $seat }
    }
point-army =
    { $you ->
        [seat] vos soldats
       *[other] les soldats chez { $seat }
    }
point-worship =
    { $you ->
        [seat] votre dévotion
       *[other] la dévotion chez { $seat }
    }
point-house = la maison { $id }
point-priests =
    { $you ->
        [seat] vos prêtres
       *[other] les prêtres chez { $seat }
    }
point-merchants =
    { $you ->
        [seat] vos marchands
       *[other] les marchands chez { $seat }
    }
point-blessing = la bénédiction

# Ce qui fait gagner, pour une première partie ; et à quoi sert chaque décision.

goal = Dix monuments et seize paysans à la fin d’une année. Vous en êtes à { $monuments } et { $population }.
purpose-slavery = Qui est vendu ne revient pas, et il vous en faut seize. Ne vendez que si l’argent sauve une saison.
purpose-free = Quelqu’un part au travail sans dé : envoyez-le là où les dés aident rarement.
purpose-court = Votre appel lance quatre dés, et vous prenez le premier. Chaque nouveau tour d’appels coûte plus d’argent.
purpose-pay = L’étal le plus riche va à la banque, les suivants à qui a le plus de marchands. Payez là où cela vous sert.
purpose-take = Deux ouvriers élèvent un monument. Aux récoltes, les fermiers nourrissent tout le monde : comptez-les d’abord.
purpose-buy = De l’argent contre un dé restant : les marchands le rendent, un nombre pair d’ouvriers bâtit.
purpose-army = Un héros fort en main vaut mieux qu’un héros épuisé.
purpose-recall = Reprenez le plus fort : on attaquera encore.
purpose-target = Attaquez qui est près du but et n’a plus que des héros faibles.
purpose-hero = Les héros 1 à 4 s’épuisent. Jouez juste ce qui gagne, et gardez le plus fort pour une grande attaque.
purpose-sabotage = Arrêtez qui manquera le plus : un ouvrier d’une paire, ou un fermier là où l’on a faim.
purpose-pillage = Prenez ce qui manque à votre ville.
purpose-stock = Ce que vous y mettez, d’autres peuvent le prendre.
purpose-upgrade = Un blé de plus par fermier : utile s’il nourrit ceux qui partiraient.
purpose-blessing = La dévotion gardée ne gagne rien. Demandez quand il manque du blé ou du monde.
purpose-name = Nommez qui ne tirera guère profit du premier tour. Il départage aussi les égalités.
purpose-successor = Nommez qui ne tirera guère profit du premier tour.
purpose-growth = Chaque paysan travaille et mange l’année suivante. Il en faut seize, et la plus grande ville gagne une égalité.
