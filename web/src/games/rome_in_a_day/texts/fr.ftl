### Lotta Rome : ce que le plateau dit à côté des textes du titre.

rome-tab-offers = Offres
rome-tab-score = Score
rome-round-of = Manche { $round } sur 4
rome-phase = Manche { $round } · { $phase }
rome-over = Score final
rome-points = points
rome-points-now = points à présent
rome-back-own = Retour à votre domaine
rome-your-domain = Votre domaine
rome-domain-own = Votre domaine : terres { $lands }, bâtiments { $buildings }, points { $points }
rome-domain-of = Domaine { $of } : terres { $lands }, bâtiments { $buildings }, points { $points }
rome-empty = Pas encore de terre
rome-sets-here = Les ensembles se verront ici
rome-first-here = Votre première terre
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

rome-gems =
    { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }
rome-gems-worth =
    { $gems ->
        [one] { $gems } gemme, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à la fin
       *[other] { $gems } gemmes, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à la fin
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
rome-pick-tip = Choisissez une terre, puis sa place ; ou glissez-la.
rome-place-tip =
    { $best ->
        [0] Choisissez un emplacement doré sur la carte.
       *[other] Choisissez un emplacement doré : +{ $best } au mieux.
    }
rome-place-here =
    { $gain ->
        [0] Poser ici
       *[other] Poser ici, +{ $gain }
    }
rome-place-waits =
    { $last ->
        [yes] Où poser la dernière ?
       *[no] Choisir sa place
    }
rome-place-says =
    { $gain ->
        [one] Ajoute { $gain } point : { $total } en tout.
       *[other] Ajoute { $gain } points : { $total } en tout.
    }
rome-place-nothing = Rien pour l’instant ; { $later }.
rome-later = puis +{ $points } avec ce bâtiment : { $building }
rome-later-land = puis +1 par terre de ce type : { $land }
rome-end-round =
    { $gain ->
        [0] Finir la manche
       *[other] Finir la manche, +{ $gain }
    }
rome-round-says =
    { $won ->
        [0] La manche ne vous rapporte rien.
        [one] La manche vous rapporte { $won } point.
       *[other] La manche vous rapporte { $won } points.
    }
rome-seal-waits = Déplacez des terres
rome-gem-alone = Gemme seule
rome-warn-all = { $name } pourra prendre vos cinq terres.
rome-split-purpose = Deux ensembles de même valeur : { $name } choisit en premier.
rome-split-says = { $name } gagne { $small } ou { $large } ; il vous reste { $keep } ou { $other }.
rome-take-purpose = Prenez l’ensemble qui vous sert le plus ; l’autre reste à { $name }.
rome-take-says = Vous gagnez { $mine } ; il reste à { $name } : { $theirs }.
rome-take-choice = Petit : { $small }. Grand : { $large }.
rome-take-waits = Choisir un ensemble
rome-share-gem = { $points }, gemme { $gem }
rome-if-takes = Si { $name } prend le
rome-with-gem = avec votre gemme
rome-with-their-gem = avec une gemme
rome-lands =
    { $lands ->
        [one] { $lands } terre
       *[other] { $lands } terres
    }
rome-picks-yours = choisit chez vous
rome-offers-you = garde l’autre
rome-sets-of = Ensembles { $of }
rome-foot =
    { $who ->
        [you] { $does ->
            [keep] { $set ->
                [small] vous gardez le petit : { $share }
               *[large] vous gardez le grand : { $share }
            }
           *[take] { $set ->
                [small] vous prenez le petit : { $share }
               *[large] vous prenez le grand : { $share }
            }
        }
       *[other] { $does ->
            [keep] { $set ->
                [small] { $name } garde le petit : { $share }
               *[large] { $name } garde le grand : { $share }
            }
           *[take] { $set ->
                [small] { $name } prend le petit : { $share }
               *[large] { $name } prend le grand : { $share }
            }
        }
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

## Ce qui vient de se passer

rome-screens-lift = Les paravents se lèvent.
rome-choices-open = Les choix sont révélés.
rome-you-took =
    { $set ->
        [small] Vous prenez le petit ensemble { $of }.
       *[large] Vous prenez le grand ensemble { $of }.
    }
rome-took-yours =
    { $set ->
        [small] { $name } prend votre petit ensemble.
       *[large] { $name } prend votre grand ensemble.
    }
rome-round-over = La manche { $round } est finie

## L’inspecteur

rome-card-bare = Une terre seule ne rapporte rien. Les bâtiments de sa zone ou à côté la comptent.
rome-card-place = Une place pour votre terre
rome-card-nothing = rien pour l’instant
rome-region-then =
    { $size ->
        [one] Une zone à elle seule.
       *[other] Sa zone aurait { $size } terres.
    }
rome-card-row =
    { $you ->
        [yes] Votre ligne, terre { $number }
       *[no] Ligne { $of }, terre { $number }
    }
rome-card-small = Il porte la gemme.
rome-card-large = Les autres terres, sans gemme.
rome-card-worth = { $share } pour vous, bien posé.
rome-card-gems = À la fin, à partir de zéro : { $ladder } points.
rome-card-points = Ce que rapportent les bâtiments. C’est acquis : une terre posée ne bouge plus.
rome-card-with-gems = Avec les gemmes, ce serait { $all }.
rome-card-none-built = aucun encore
rome-card-stack =
    { $count ->
        [0] Plus aucune dans la pile.
        [one] { $count } dans la pile.
       *[other] { $count } dans la pile.
    }
rome-card-coming = Arrive à la manche { $round }, sur la terre { $number } de la ligne.
rome-card-round = Vous prenez chez { $source } ; { $taker } prend chez vous. À la manche suivante, c’est l’inverse.

## Score

rome-score-own = Votre score
rome-score-final = Votre score final
rome-score-of = Score { $of }
rome-score-buildings = Bâtiments
rome-score-with-gems = Avec les gemmes, à la fin
rome-gem-now =
    { $gems ->
        [one] { $gems } gemme vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $gems } gemmes valent { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
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
