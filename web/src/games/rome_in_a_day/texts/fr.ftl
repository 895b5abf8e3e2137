### Lotta Rome : ce que le plateau dit à côté des textes du titre.

rome-tab-offers = Offres
rome-tab-score = Score
rome-round = Manche { $round }
rome-round-of = Manche { $round } sur 4
rome-phase = Manche { $round } · { $phase }
rome-over = Score final
rome-points = points
rome-points-now = points à présent
rome-back-own = Retour à votre domaine
rome-your-domain = Votre domaine
rome-domain-name = { $name }
rome-domain-own = Votre domaine : terres { $lands }, bâtiments { $buildings }, points { $points }
rome-domain-of = Domaine { $of } : terres { $lands }, bâtiments { $buildings }, points { $points }
rome-empty = Pas encore de terre
rome-nothing = aucune terre
rome-land-with = { $land } avec { $building }
rome-land-points =
    { $points ->
        [one] { $land }, { $points } point
       *[other] { $land }, { $points } points
    }
rome-region =
    { $size ->
        [one] Une zone d’une seule terre.
       *[other] Une zone de { $size } terres.
    }
rome-scores =
    { $count ->
        [one] À sa portée, une zone { $size ->
            [one] d’une seule terre
           *[other] de { $size } terres
        } ({ $land }).
       *[other] À sa portée, { $count } zones de { $sizes } terres ({ $land }).
    }
rome-scores-none = Aucune terre de son type à sa portée.

## Places

rome-gems-worth =
    { $gems ->
        [one] { $gems } gemme, { $points } points à la fin
       *[other] { $gems } gemmes, { $points } points à la fin
    }
rome-seat-line =
    { $lands ->
        [one] { $lands } terre
       *[other] { $lands } terres
    } · { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }
rome-final-line =
    { $lands ->
        [one] { $lands } terre
       *[other] { $lands } terres
    } · { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }
rome-sealed = scellé
rome-divides = divise
rome-chooses = choisit
rome-lays = { $left } à poser
rome-laid = tout posé
rome-takes =
    { $you ->
        [taker] vous prenez chez { $source }
        [source] { $taker } prend chez vous
       *[none] { $taker } prend chez { $source }
    }
rome-takes-each = chacun prend chez l’autre

## Offres

rome-offers = Les terres offertes
rome-to-lay = Terres encore à poser
rome-cards = Les cartes
rome-you-choose = vous choisissez ici
rome-chooses-yours = choisit chez vous
rome-both-ways = chacun choisit chez l’autre
rome-taken-by = pris par { $name }
rome-small-set = petit ensemble
rome-large-set = grand ensemble
rome-small = petit
rome-large = grand
rome-gem = une gemme
rome-card-own = Votre carte Bâtiments { $card }
rome-card-of = Carte Bâtiments { $card } { $of }
rome-stack = Reste dans la pile :

## Partager, choisir, poser

rome-move-land =
    { $set ->
        [small] { $number } : { $land }, dans le petit ensemble ; passer dans l’autre
       *[large] { $number } : { $land }, dans le grand ensemble ; passer dans l’autre
    }
rome-seal = Sceller { $small } et { $large }
rome-split-now = Petit ensemble { $small }, grand ensemble { $large }.
rome-split-text = Petit : { $small }. Grand : { $large }.
rome-take-small =
    { $count ->
        [0] Prendre la gemme
       *[other] En prendre { $count } et la gemme
    }
rome-take-large = En prendre { $count }
rome-take-small-text = Moins : le petit ensemble avec sa gemme : { $lands }
rome-take-large-text = Plus : le grand ensemble : { $lands }
rome-hand =
    { $count ->
        [one] { $count } terre à poser
       *[other] { $count } terres à poser
    }
rome-pick = { $number } : prendre { $land }
rome-pick-tip = Prenez une terre, puis un emplacement sur la carte. Ou faites-la glisser.
rome-place-tip =
    { $best ->
        [0] Choisissez un emplacement doré sur la carte.
        [one] Choisissez un emplacement doré sur la carte. Le meilleur ajoute { $best } point.
       *[other] Choisissez un emplacement doré sur la carte. Le meilleur ajoute { $best } points.
    }
rome-place-here =
    { $gain ->
        [0] Poser ici
       *[other] Poser ici, +{ $gain }
    }
rome-target =
    { $gain ->
        [0] Emplacement { $number }, à côté de : { $beside } ; n’ajoute rien pour l’instant
        [one] Emplacement { $number }, à côté de : { $beside } ; ajoute { $gain } point
       *[other] Emplacement { $number }, à côté de : { $beside } ; ajoute { $gain } points
    }
rome-target-first =
    { $gain ->
        [0] La première terre de votre domaine
        [one] La première terre de votre domaine ; ajoute { $gain } point
       *[other] La première terre de votre domaine ; ajoute { $gain } points
    }

## Score

rome-score-own = Votre score
rome-score-final = Votre score final
rome-score-of = Score { $of }
rome-score-buildings = Bâtiments
rome-score-with-gems = Avec les gemmes, à la fin
rome-gem-now =
    { $gems ->
        [one] { $gems } gemme vaut { $points } points.
       *[other] { $gems } gemmes valent { $points } points.
    }
rome-gem-ladder = Ce que valent les gemmes
rome-walk = Le décompte, bâtiment par bâtiment
rome-walk-start = Chaque bâtiment à son tour, avec les zones qui lui rapportent.
rome-walk-sum = Bâtiments : { $done } sur { $all } ; points : { $points }
rome-verdict =
    { $you ->
        [yes] Vos { $what } ont rapporté { $points }.
       *[no] Les { $what } { $of } ont rapporté { $points }.
    }
end-rome-in-a-day = Rome s’est faite en un jour
explain-rome-in-a-day-oil-press = un point par oliveraie de chaque zone où il se trouve ou qu’il touche
explain-rome-in-a-day-wine-cellar = un point par vignoble de chaque zone où elle se trouve ou qu’elle touche
explain-rome-in-a-day-mill = un point par champ de chaque zone où il se trouve ou qu’il touche
explain-rome-in-a-day-theatre = un point par quartier de chaque zone où il se trouve ou qu’il touche
explain-rome-in-a-day-workshop = un point par carrière de chaque zone où il se trouve ou qu’il touche
explain-rome-in-a-day-gems = selon leur nombre : plus il y en a, plus elles valent

## Touches

rome-key-split = passer une terre de votre ligne dans l’autre ensemble
rome-key-take = prendre le petit ou le grand ensemble
rome-key-pick = prendre une terre de votre main
rome-key-walk = parcourir la carte
rome-key-zoom = agrandir, réduire, tout voir, sur la carte
