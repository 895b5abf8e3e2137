### Exemple. docs/add-a-game.md dit comment les arguments sont faits.

phase-deal = la donne
phase-roll = le dé
phase-bid = l’enchère
phase-buy = les achats
phase-draw = la pioche
phase-over = la fin

## Ce que montre une position

field-round = Manche
field-seat = Au tour de
field-pot = Pot
field-pebbles = Cailloux
field-cards = Cartes en main
field-hand = Votre main
field-sealed = Carte posée
field-bid = Votre carte
field-laid = Déjà posées

## Ce qui se passe

event-my-card = Vous piochez un { $card }.
event-rolled =
    Manche { $round } sur 4 : { $pebbles ->
        [one] un caillou va
       *[other] { $pebbles } cailloux vont
    } dans le pot. Il en contient { $pot }.
event-sealed =
    { $you ->
        [seat] Vous avez posé une carte.
       *[none] { $seat } a posé une carte.
    }
event-my-bid = Votre carte est un { $card }.
event-opened =
    { $you ->
        [seat] Vous retournez un { $card }.
       *[none] { $seat } retourne un { $card }.
    }
event-taken =
    { $you ->
        [seat] Vous prenez le pot de { $pebbles }.
       *[none] { $seat } prend le pot de { $pebbles }.
    }
event-left = Aucune carte n’est seule. Le pot reste ({ $pebbles }).
event-bought =
    { $you ->
        [seat] Vous payez un caillou pour une carte.
       *[none] { $seat } paie un caillou pour une carte.
    }
event-passed =
    { $you ->
        [seat] Vous n’achetez rien.
       *[none] { $seat } n’achète rien.
    }
event-over =
    { $you ->
        [seat] Vous terminez en { $place ->
            [1] 1re
           *[other] { $place }e
        } position avec { $score ->
            [0] zéro caillou
            [one] un caillou
           *[other] { $score } cailloux
        }.
       *[none] { $seat } termine en { $place ->
            [1] 1re
           *[other] { $place }e
        } position avec { $score ->
            [0] zéro caillou
            [one] un caillou
           *[other] { $score } cailloux
        }.
    }

## Ce qui est demandé

prompt-bid =
    Posez une carte pour { $pot ->
        [one] un caillou
       *[other] { $pot } cailloux
    }.
prompt-buy =
    Payez un de vos { $pebbles ->
        [one] cailloux, votre seul,
       *[other] { $pebbles } cailloux
    } pour une carte, ou passez.

help-bid =
    Chacun pose une carte face cachée, et toutes sont retournées ensemble. La plus haute carte que personne d’autre n’a posée prend le pot de { $pot }. S’il n’y en a pas, le pot reste pour la manche suivante.
help-buy =
    Une carte de plus est un choix de plus aux manches suivantes. Vous avez { $pebbles ->
        [one] un caillou
       *[other] { $pebbles } cailloux
    }, et les cailloux font gagner.

## Ce qu’on peut faire

action-draw = { $seat } pioche un { $card }
action-roll = le dé montre { $pebbles }
action-bid = poser le { $card }
action-buy = acheter une carte
action-pass = ne rien acheter

# Le mot à taper pour une action, outre son propre nom.
verb-bid = poser
verb-buy = acheter
verb-pass = passer

## Points

score-pebbles = cailloux

## Les règles en bref

rules =
    Exemple se joue en quatre manches. Chacun a quatre cartes, de 1 à 6, que personne d’autre ne voit.

    LE DÉ. Il dit combien de cailloux vont dans le pot.

    L’ENCHÈRE. Chacun pose une carte face cachée, et toutes sont retournées ensemble. La plus haute carte que personne d’autre n’a posée prend le pot. S’il n’y en a pas, le pot reste.

    LES ACHATS. L’un après l’autre, qui a un caillou peut en payer un pour une carte. Après la dernière manche personne n’achète.

    Le plus de cailloux gagne. En cas d’égalité gagne qui a posé les cartes les plus basses en tout ; si cela aussi est égal, la victoire est partagée.
