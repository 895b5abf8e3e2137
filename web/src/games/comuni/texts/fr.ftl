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
    [project] Faire une offre dans la colonne { $number }.{" "}
    [offer] Faire plutôt l’offre dans la colonne { $number }.{" "}
    [displaced] Déplacer l’envoyé dans la colonne { $number }.{" "}
   *[no] Colonne { $number }.{" "}
}Cartes : { $cards }. { $offer }{ $bonus ->
    [yes] . Une ressource au choix à la réclamation
   *[no] {""}
}. { $why }
cm-no-offer = Aucune offre
cm-offer-of = { $name } offre { $gold } or
cm-free = gratuit
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
cm-income-short = Gains { $count }
cm-income-is = Gains : { $count }
cm-give-offer = Offrir { $number }
cm-give-build = Bâtir { $category } { $storeys }
cm-give-wall = { $number ->
    [one] Bâtir des remparts
   *[other] Remparts, étage { $number }
}
cm-give-choose = Jouer la carte
cm-give-discard = Écarter la carte
cm-give-exchange = Échanger 2 contre 1
cm-give-move = Aller en colonne { $number }
cm-give-repair = { $number ->
    [0] Ne rien réparer
   *[other] Réparer { $number }
}
cm-give-gold-armies = { $number ->
    [0] N’en lever aucune
   *[other] En lever { $number }, 2 or pièce
}
cm-give-pilgrim-armies = { $number ->
    [0] N’en lever aucune
   *[other] En lever { $number }, 2 pèlerins pièce
}
cm-give-alliance = { $number ->
    [0] N’en envoyer aucune
   *[other] En envoyer { $number }
}
cm-give-city = { $number ->
    [0] Sceller : aucune en ville
   *[other] Sceller : { $number } en ville
}

## Ce que donne un choix

cm-waits-column = Choisissez une colonne
cm-waits-gain = Choisissez une ressource
cm-waits-build = Choisissez une carte
cm-waits-place = Choisissez un emplacement
cm-waits-discard = Choisissez une carte
cm-waits = Choisissez un échange
cm-count-points = Compter les points
cm-spare = { $count ->
    [0] N’en garder aucune
   *[other] N’en garder que { $count }
}
cm-do-columns = { $count ->
    [0] Aucune colonne ne vous est ouverte.
    [one] { $count } colonne vous est ouverte : touchez son arche.
   *[other] { $count } colonnes vous sont ouvertes : touchez une arche.
}
cm-do-cards = { $count ->
    [one] { $count } carte à jouer.
   *[other] { $count } cartes au choix.
}
cm-do-places = { $count ->
    [one] { $count } emplacement dans votre ville.
   *[other] { $count } emplacements dans votre ville, en doré.
}
cm-do-bid = { $other ->
    [no] {""}
   *[other] Déloge { $other }.{" "}
}{ $paid ->
    [0] {""}
   *[other] Coûte { $paid } pèlerins.{" "}
}Reste { $left } or ; payé à la réclamation.
cm-do-claim = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, contre { $gold } or.
cm-do-income = { $free ->
    [0] { $count ->
        [one] { $count } ressource ; vos catégories deviennent inactives.
       *[other] { $count } ressources ; vos catégories deviennent inactives.
    }
   *[other] { $count ->
        [one] { $count } ressource, au choix ; tout devient inactif.
       *[other] { $count } ressources, dont { $free } au choix ; tout devient inactif.
    }
}
cm-do-move = { $other ->
    [no] {""}
   *[other] Déloge { $other }.{" "}
}Y va avec { $gold } or, pour 1 pèlerin.
cm-do-take-back = L’envoyé revient avec { $gold } or.
cm-do-have = Vous aurez { $what }.
cm-do-instead = { $what ->
    [gold] 2 pèlerins remplacent 1 or de cette offre.
   *[craftsman] 2 pèlerins remplacent 1 artisan de ce prix.
}
cm-do-build = +{ $points } { $points ->
    [one] point
   *[other] points
}{ $income ->
    [0] {""}
   *[other] , +{ $what } aux gains
}{ $cost ->
    [0]  ; gratuit
   *[other] { $pilgrims ->
        [0]  ; reste { $left } { $left ->
            [one] artisan
           *[other] artisans
        }
       *[other]  ; coûte { $pilgrims } pèlerins
    }
}.
cm-do-wall = Garnis, les remparts tiennent { $holds }{ $cost ->
    [0]  ; gratuit
   *[other] { $pilgrims ->
        [0]  ; reste { $left } { $left ->
            [one] artisan
           *[other] artisans
        }
       *[other]  ; coûte { $pilgrims } pèlerins
    }
}.
cm-do-discard = Elle quitte la partie ; { $count ->
    [one] il vous reste { $count } carte
   *[other] il vous reste { $count } cartes
}.
cm-do-finish = { $count ->
    [0] Votre main est vide.
    [one] Vous gardez { $count } carte.
    [2] Vous gardez 2 cartes.
   *[other] Vous gardez 2 cartes sur { $count }.
}
cm-do-repair = { $pilgrims ->
    [0] Pillage restant : { $pillage }.
    [one] Pour { $pilgrims } pèlerin ; pillage restant : { $pillage }.
   *[other] Pour { $pilgrims } pèlerins ; pillage restant : { $pillage }.
}
cm-do-city = { $defence } contre { $attack } : { $loss ->
    [0] tient même sans aide
   *[other] pillée de { $loss } sans aide
}.
cm-do-armies = { $home } en ville, { $defence } contre { $attack } : { $loss ->
    [0] tient même sans aide
   *[other] il manque { $loss } sans aide
}.
cm-warn-city = { $count ->
    [one] { $count } armée suffirait à tenir.
   *[other] { $count } armées suffiraient à tenir.
}
cm-warn-alliance = { $count ->
    [0] Sans envoi, la ville tiendrait seule.
   *[other] En envoyant { $count }, la ville tiendrait seule.
}
cm-warn-spare = { $count ->
    [one] { $count } armée de trop, même sans aide.
   *[other] { $count } armées de trop, même sans aide.
}
cm-warn-outbid = Tous peuvent enchérir ; pas tous sur { $gold } or.
cm-warn-free = { $what ->
    [wall] Un étage de remparts est encore gratuit.
   *[building] Un étage de bâtiment est encore gratuit.
}
cm-warn-supply = { $count ->
    [one] Il manque { $count } ressource au stock général.
   *[other] Il manque { $count } ressources au stock général.
}
cm-why-craftsmen = { $count ->
    [one] Il manque { $count } artisan.
   *[other] Il manque { $count } artisans.
}
cm-act-bid = offre { $gold }, colonne { $column }
cm-act-moved = va en colonne { $column }
cm-act-took-back = reprend un envoyé
cm-act-claimed = réclame { $columns }
cm-act-income = prend { $count } de gains
cm-act-built = construit { $category } { $storeys }
cm-act-walled = remparts, étage { $storeys }
cm-act-repaired = répare { $pillage }
cm-ends-at = ≈ { $score }
cm-ends-says = { $points ->
    [one] Score : { $points } point
   *[other] Score : { $points } points
} ; compté maintenant, ce serait { $score }.

## Ce que sont les choses

cm-is-active = active
cm-is-inactive = inactive
cm-is-column = Colonne { $number }
cm-is-column-now = pour une offre ici : { $least } or ou plus
cm-is-column-project = Touchez pour y envoyer un envoyé.
cm-is-column-offer = Touchez pour y envoyer l’envoyé à la place.
cm-is-column-displaced = Touchez pour y déplacer l’envoyé.
cm-bonus-card = une ressource au choix
cm-is-building-gives = Tant que sa catégorie est active, le plus haut bâtiment rapporte à chaque prise de gains, par étage : { $resource }.
cm-is-building-now = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
}
cm-is-plot = Nouveau bâtiment : { $category }
cm-is-wall = { $storeys ->
    [0] Nouveau pan de remparts
    [one] Pan de remparts de { $storeys } étage
   *[other] Pan de remparts de { $storeys } étages
}
cm-is-wall-gives = Une armée sur une carte de remparts compte 1, plus la hauteur de la carte.
cm-wall-word = remparts
cm-is-gold = Pour les offres, dépensé à la réclamation ; 2 or lèvent une armée lors d’une invasion.
cm-is-army = Pour les invasions : envoyée à l’alliance ou gardée en ville. Tout ce qui est engagé est dépensé.
cm-is-craftsman = Pour des étages supplémentaires, et 1 par niveau qui manque à une carte.
cm-is-pilgrim = Déplace un envoyé délogé, répare le pillage ; 2 remplacent toute autre ressource.
cm-is-stock-now = vous en avez { $have }, gains +{ $income } ; stock général { $supply }
cm-is-level = niveau { $level }
cm-is-card-gives = Un étage d’un bâtiment d’une de ses catégories, ou un étage de remparts ; gratuit jusqu’à son niveau.
cm-is-use = { $where } { $storeys }{ $cost ->
    [0] {""}
    [one] {" "}({ $cost } artisan)
   *[other] {" "}({ $cost } artisans)
}
cm-is-pennant-gives = Active depuis qu’on y a construit ; prendre les gains la rend inactive.
cm-is-income-now = à vos prochains gains : { $what }
cm-is-master-gives = 3 points à la fin et, à chaque prise de gains : { $resource }.
cm-is-master-free = va au premier bâtiment de 2 étages : { $category }
cm-is-master-held = plus de points de bâtiment en { $category } le prennent
cm-is-foe-now = contre vous { $attack } ; vos remparts, tous garnis, tiennent { $defence }
cm-is-road = Pile { $deck }
cm-is-road-gives = Une borne par carte restante. La dernière carte amène l’ennemi.
cm-is-town-gives = score { $points }, compté maintenant { $score } ; gains { $count }
cm-is-envoys = Envoyés
cm-is-envoys-gives = Chacun fait une offre dans une colonne. Les trois placés, il faut réclamer.
cm-is-hand-gives = Après la construction on garde deux cartes.
cm-is-hero-gives = Des points à la fin. Pour les deux qui ont envoyé le plus à l’alliance sans être pillés.
cm-is-pillage-gives = 1 point de moins à la fin par dégât. 1 pèlerin en retire 1, 3 en retirent 2, une fois par tour.

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
cm-verdict = L’essentiel vient de : { $what }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

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
