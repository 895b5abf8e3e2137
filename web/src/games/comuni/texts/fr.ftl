### Comuni : ce que dit le plateau en plus des textes du jeu.

cm-tab-screen = Paravent
cm-tab-threat = Ennemi
cm-phase = Tour { $turn } · { $phase }
cm-none = aucun
cm-now = maintenant
cm-nobody = personne

## Nombres

cm-count-gold = { $count } or
cm-count-army = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
cm-count-craftsman = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}
cm-count-pilgrim = { $count ->
    [one] { $count } pèlerin
   *[other] { $count } pèlerins
}
cm-count-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
cm-count-walls = { $count ->
    [one] { $count } pan de remparts
   *[other] { $count } pans de remparts
}
cm-envoys-home = { $count ->
    [one] { $count } envoyé disponible
   *[other] { $count } envoyés disponibles
}
cm-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
cm-cards-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
cm-turns-left = { $count ->
    [0] dernier tour
    [one] encore { $count } tour
   *[other] encore { $count } tours
}

## La ville

cm-town-says = { $comune }. Bâtiments : { $buildings }. Étages des remparts : { $walls }.
cm-building-says = { $category } { $storeys }
cm-building-active = { $category }, étages : { $storeys }, points : { $points } ; active
cm-building-asleep = { $category }, étages : { $storeys }, points : { $points } ; inactive
cm-building-points = points de bâtiment { $points }
cm-active = { $category } : active
cm-asleep = { $category } : inactive
cm-walls-hold = remparts { $defence }
cm-walls-full = Avec une armée sur chaque carte de remparts, la ville se défend avec { $defence }.
cm-place-cost = { $cost ->
    [0] { $text }
    [one] { $text }, pour { $cost } artisan
   *[other] { $text }, pour { $cost } artisans
}

## La loggia

cm-columns = Colonnes de projets
cm-column-says = { $can ->
    [project] Faire une offre dans la colonne { $number }. Cartes : { $cards }. { $offer }{ $bonus ->
        [yes] . Une ressource au choix à la réclamation
       *[no] {""}
    }.
    [displaced] Déplacer l’envoyé dans la colonne { $number }. Cartes : { $cards }. { $offer }{ $bonus ->
        [yes] . Une ressource au choix à la réclamation
       *[no] {""}
    }.
   *[no] Colonne { $number }. Cartes : { $cards }. { $offer }{ $bonus ->
        [yes] . Une ressource au choix à la réclamation
       *[no] {""}
    }.
}
cm-no-offer = Aucune offre
cm-offer-of = { $name } offre { $gold } or
cm-arch-free = libre
cm-slab-least = { $gold } ou plus
cm-slab-yours = à vous
cm-slab-here = ici
cm-slab-outbids = contre { $gold }
cm-slab-move = aller ici
cm-slab-shut = –
cm-bonus = Qui réclame cette colonne prend une ressource au choix.
cm-bonus-short = au choix

## Décider

cm-number = Combien
cm-less = Un de moins
cm-more = Un de plus
cm-of-most = sur { $most }
cm-exchanges = Échanges
cm-claim = Réclamer { $columns }
cm-income = Prendre les gains ({ $count })
cm-income-is = Gains : { $count }
cm-give-offer = Offrir { $number }
cm-give-repair = { $number ->
    [0] Ne rien réparer
   *[other] Réparer { $number }
}
cm-give-gold-armies = { $number ->
    [0] N’en lever aucune pour de l’or
   *[other] En lever { $number }, 2 or pièce
}
cm-give-pilgrim-armies = { $number ->
    [0] N’en lever aucune pour des pèlerins
   *[other] En lever { $number }, 2 pèlerins pièce
}
cm-give-alliance = { $number ->
    [0] N’en envoyer aucune
   *[other] En envoyer { $number }
}
cm-give-city = { $number ->
    [0] Sceller : aucune ne défend la ville
    [one] Sceller : { $number } défend la ville
   *[other] Sceller : { $number } défendent la ville
}

## Le paravent

cm-my-screen = Votre paravent
cm-screen-of = Le paravent de { $comune }
cm-behind-screen = Ressources et cartes sont derrière le paravent.
cm-hand = Cartes en main
cm-hand-empty = Aucune carte en main.
cm-hero = Tuile de héros ({ $value ->
        [one] { $value } point
       *[other] { $value } points
    })
cm-pillage = Pillage { $points }
cm-has-turn = joue

## L’ennemi et les corporations

cm-strength = puissance { $strength }
cm-before-league = Ce que chaque ville affronterait, avant l’alliance
cm-faces = { $comune } affronte { $attack } ; ses remparts, tous garnis, tiennent { $defence }
cm-prize = pour les deux qui envoient le plus sans être pillés
cm-masters = Maîtres de corporation
cm-master-treasurer = Trésorier
cm-master-captain = Capitaine
cm-master-architect = Architecte
cm-master-bishop = Évêque
cm-last-invasion = La dernière invasion

## L’invasion

cm-war-says = { $strength }, et un de plus par point au-dessus du score le plus bas.
cm-leader = { $comune } est chef d’alliance.
cm-league-takes = L’alliance retire à tous
cm-league = alliance
cm-home = ville
cm-defence = défense
cm-defence-led = défense, chef +1
cm-sealed = scellé
cm-weighs = réfléchit
cm-holds = Tient tout juste
cm-holds-by = Tient de { $points }
cm-pillaged-by = Pillée de { $points }
cm-faces-says = { $comune } : une attaque de { $attack } ; { $state }
cm-stand-says = { $comune } : une attaque de { $before }, après l’alliance { $attack } ; armées envoyées : { $alliance }, en ville : { $city } ; défense { $defence }. { $outcome }.
cm-how-it-went = Déroulement
cm-story-comes = { $enemy } : puissance { $strength }.
cm-story-attacks = Les attaques, avec les points au-dessus du score le plus bas : { $list }.
cm-story-alliance = Toutes les mains s’ouvrent : l’alliance retire { $armies } à chaque attaque.
cm-story-defence = Les armées montent aux remparts. Les défenses : { $list }.
cm-story-heroes = Chaque point manquant est pillé. Tuiles de héros : { $list }.
cm-story-no-heroes = Chaque point manquant est pillé. Personne ne gagne de tuile de héros.
cm-told = Toutes les mains s’ouvrent.
cm-tell-all = Jusqu’au bout
cm-go-on = Continuer
cm-sum-held = { $comune } tient, { $defence } contre { $attack }. { $enemy } se retire.
cm-sum-pillaged = { $comune } est pillée de { $pillage }, { $defence } contre { $attack }. { $enemy } se retire.

## La fin

cm-final-line = { $pillage ->
    [0] { $comune }
   *[other] { $comune } · pillage { $pillage }
}
cm-verdict = L’essentiel vient de : { $what }, { $points } points.

## Touches

cm-key-pick = colonne, carte, ressource ou emplacement par son numéro
cm-key-count = plus, moins
cm-key-give = donner le nombre ; continuer après une invasion
cm-key-claim = réclamer
cm-key-income = gains
cm-key-leave = reprendre l’envoyé, ou ne plus construire

## Les lignes du décompte

end-comuni = Les comuni ont tenu
explain-comuni-buildings = chaque étage autant de points que sa hauteur, au moment de le bâtir
explain-comuni-masters = 3 par maître de corporation
explain-comuni-resources = 2 pour le plus d’une ressource, 1 chacun à égalité
explain-comuni-heroes = la valeur des tuiles de héros
explain-comuni-pillage = 1 de moins par dégât restant
explain-comuni-smallest = avec les quatre catégories, la valeur du plus petit bâtiment : 1, 3, 6 ou 10
