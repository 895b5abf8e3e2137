### Example. docs/add-a-game.md tells how arguments are made.

phase-deal = the deal
phase-roll = the die
phase-bid = the bid
phase-buy = buying
phase-draw = drawing
phase-over = the end

## What a position shows

field-round = Round
field-seat = Turn
field-pot = Pot
field-pebbles = Pebbles
field-cards = Cards in hand
field-hand = Your hand
field-sealed = Card laid
field-bid = Your card
field-laid = Laid so far

## What happens

event-my-card = You draw a { $card }.
event-rolled =
    Round { $round } of 4: { $pebbles ->
        [one] a pebble goes
       *[other] { $pebbles } pebbles go
    } into the pot. It holds { $pot }.
event-sealed =
    { $you ->
        [seat] You have laid a card.
       *[none] { $seat } has laid a card.
    }
event-my-bid = Your card is a { $card }.
event-opened =
    { $you ->
        [seat] You open a { $card }.
       *[none] { $seat } opens a { $card }.
    }
event-taken =
    { $you ->
        [seat] You take the pot of { $pebbles }.
       *[none] { $seat } takes the pot of { $pebbles }.
    }
event-left = Nobody’s card is alone. The pot stays ({ $pebbles }).
event-bought =
    { $you ->
        [seat] You pay a pebble for a card.
       *[none] { $seat } pays a pebble for a card.
    }
event-passed =
    { $you ->
        [seat] You buy nothing.
       *[none] { $seat } buys nothing.
    }
event-over =
    { $you ->
        [seat] You finish { $place ->
            [1] first
            [2] second
            [3] third
           *[other] last
        } with { $score ->
            [one] one pebble
           *[other] { $score } pebbles
        }.
       *[none] { $seat } finishes { $place ->
            [1] first
            [2] second
            [3] third
           *[other] last
        } with { $score ->
            [one] one pebble
           *[other] { $score } pebbles
        }.
    }

## What is asked

prompt-bid =
    Lay a card for { $pot ->
        [one] one pebble
       *[other] { $pot } pebbles
    }.
prompt-buy =
    Pay one of your { $pebbles ->
        [one] pebbles, your only one,
       *[other] { $pebbles } pebbles
    } for a card, or pass.

help-bid =
    Everybody lays a card face down, and all are opened together. The highest card that nobody else laid takes the pot of { $pot }. If there is none, the pot stays for the next round.
help-buy =
    One more card is one more choice in the next rounds. You have { $pebbles ->
        [one] one pebble
       *[other] { $pebbles } pebbles
    }, and pebbles win the game.

## What can be done

action-draw = { $seat } draws a { $card }
action-roll = the die shows { $pebbles }
action-bid = lay the { $card }
action-buy = buy a card
action-pass = buy nothing

# The word that stands for an action when it is typed, beside its own name.
verb-bid = lay
verb-buy = buy
verb-pass = pass

## Points

score-pebbles = pebbles

## The rules in short

rules =
    Example is played in four rounds. Everybody has four cards, worth 1 to 6, that nobody else sees.

    THE DIE. It says how many pebbles go into the pot.

    THE BID. Everybody lays a card face down, and all are opened together. The highest card that nobody else laid takes the pot. If there is none, the pot stays.

    BUYING. One after another, whoever has a pebble may pay one for a card. After the last round nobody buys.

    Most pebbles win. A tie goes to whoever laid the lower cards in all; if that is equal too, the victory is shared.
