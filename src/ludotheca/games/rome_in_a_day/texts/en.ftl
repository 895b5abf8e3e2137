### Rome in a Day. docs/add-a-game.md tells how arguments are made.

## Lands, buildings, cards, sets

land-olive-grove = olive grove
land-vineyard = vineyard
land-field = field
land-quarter = town quarter
land-quarry = quarry

building-oil-press = oil press
building-wine-cellar = wine cellar
building-mill = mill
building-theatre = theatre
building-workshop = workshop
building-none = nothing

# Two letters that tell a land on a small drawing. A building shows the letters of the land it counts.
code-olive-grove = Ol
code-vineyard = Vi
code-field = Fi
code-quarter = To
code-quarry = Qu

card-A = A
card-B = B
card-C = C
card-D = D
card-E = E

set-small = small set
set-large = large set

# Positions in a row of lands, as people count them.
small-0 = 1
small-1 = 2
small-2 = 3
small-3 = 4
small-4 = 5

phase-deal = set-up
phase-explore = exploration
phase-divide = division
phase-select = selection
phase-annex = annexation
phase-over = the end

## What happens

event-card =
    { $you ->
        [seat] You get building card { $card }.
       *[none] { $seat } gets building card { $card }.
    }
event-round = Round { $round } of 4 begins.
event-row =
    { $you ->
        [seat] You turn up { $lands } (buildings: { $buildings }).
       *[none] { $seat } turns up { $lands } (buildings: { $buildings }).
    }
event-split-sealed =
    { $you ->
        [seat] Your lands are divided.
       *[none] { $seat } has divided the lands.
    }
event-split-mine =
    { $count ->
        [0] Your small set is a gem alone; the large one holds all { $rest } lands.
       *[other] Your small set: { $lands } and a gem; the { $rest ->
                [one] other land
               *[other] other { $rest } lands
            } make the large one.
    }
event-split-opened =
    { $count ->
        [0] { $you ->
            [seat] You offer a gem alone, or all { $rest } lands.
           *[none] { $seat } offers a gem alone, or all { $rest } lands.
        }
       *[other] { $you ->
            [seat] You offer { $lands } and a gem, or the { $rest ->
                [one] other land
               *[other] other { $rest } lands
            }.
           *[none] { $seat } offers { $lands } and a gem, or the { $rest ->
                [one] other land
               *[other] other { $rest } lands
            }.
        }
    }
event-choice-sealed =
    { $you ->
        [seat] You have chosen between { $other-of } sets.
        [other] { $seat } has chosen between your sets.
       *[none] { $seat } has chosen between { $other-of } sets.
    }
event-choice-mine = You mean to take { $other-of } { $set }.
event-taken =
    { $lands-count ->
        [0] { $you ->
            [seat] You take { $other-of } { $set }: a gem and no land.
            [other] { $seat } takes your { $set }: a gem and no land.
           *[none] { $seat } takes { $other-of } { $set }: a gem and no land.
        }
       *[other] { $you ->
            [seat] You take { $other-of } { $set }: { $lands }{ $buildings-count ->
                [0] {""}
               *[other] {" "}({ $buildings })
            }{ $set-id ->
                [small] {" "}and the gem.
               *[large] .
            }
            [other] { $seat } takes your { $set }: { $lands }{ $buildings-count ->
                [0] {""}
               *[other] {" "}({ $buildings })
            }{ $set-id ->
                [small] {" "}and the gem.
               *[large] .
            }
           *[none] { $seat } takes { $other-of } { $set }: { $lands }{ $buildings-count ->
                [0] {""}
               *[other] {" "}({ $buildings })
            }{ $set-id ->
                [small] {" "}and the gem.
               *[large] .
            }
        }
    }
event-placed =
    { $building-id ->
        [none] { $you ->
            [seat] You lay: { $land }. You have { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
           *[none] { $seat } lays: { $land } ({ $score ->
                [one] { $score } point
               *[other] { $score } points
            } now).
        }
       *[other] { $you ->
            [seat] You lay: { $land } with { $building }. You have { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
           *[none] { $seat } lays: { $land } with { $building } ({ $score ->
                [one] { $score } point
               *[other] { $score } points
            } now).
        }
    }
# Several lands that one seat laid, told at once.
event-laid =
    { $you ->
        [seat] You lay { $count ->
            [one] one land
           *[other] { $count } lands
        } and have { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
       *[none] { $seat } lays { $count ->
            [one] one land
           *[other] { $count } lands
        } and has { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
    }
event-over =
    { $you ->
        [seat] You finish { $place ->
                [1] first
                [2] second
                [3] third
                [4] fourth
               *[other] fifth
            } with { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
       *[none] { $seat } finishes { $place ->
                [1] first
                [2] second
                [3] third
                [4] fourth
               *[other] fifth
            } with { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
    }

## What is asked

prompt-split = Divide your five lands in two. { $other } takes one set; a gem of yours goes with the smaller.
prompt-take = Take one of { $other-of } two sets.
prompt-choose =
    { $count ->
        [one] Lay your last land.
       *[other] Lay a land ({ $count } left).
    }
prompt-place =
    { $building-id ->
        [none] Lay the { $land }.
       *[other] Lay the { $land } with its { $building }.
    }

help-split =
    Name the lands of the small set: none, one or two of the five. The others are the large set. A gem of yours always goes with the small set.
    Nobody sees your sets until everybody is ready. Then { $other } takes one of them, buildings and gem included, and you keep the other. If the small set stays with you, so does the gem.
    Buildings cannot move to another land.
help-take =
    { $other } has laid out two sets. Take the small one, which carries a gem, or the large one. You get its lands with whatever stands on them; { $other } keeps the rest.
    All choices open at once. Gems are worth points at the end: 0, 3, 5, 6, 9, 13, 18, 24, 31 for none to eight.
help-choose =
    All the lands you took or kept join your domain now, in the order you like. Pick the next one; then you say where it goes.
help-place =
    A land must touch your domain along an edge, and never moves again. The number on a free hexagon chooses it; a figure with a plus is what your score gains now.
    A building scores every land of its kind in each region it stands in or touches: an oil press counts olive groves, a wine cellar vineyards, a mill fields, a theatre town quarters, a workshop quarries.

## What can be done

action-deal = { $seat } gets card { $card }
action-turn = { $seat } turns up: { $land }
action-split =
    { $small-count ->
        [0] set the gem alone against all five lands
        [one] set land { $small } and the gem against the rest
       *[other] set lands { $small } and the gem against the rest
    }
action-take = take the { $set }
action-choose =
    { $building-id ->
        [none] pick up the { $land }
       *[other] pick up the { $land } with its { $building }
    }
action-place = lay it at { $q },{ $r }

# The word that stands for an action when it is typed, beside its own name.
verb-split = split
verb-take = take
verb-choose = choose
verb-place = place

## Points

score-oil-press = oil presses
score-wine-cellar = wine cellars
score-mill = mills
score-theatre = theatres
score-workshop = workshops
score-gems = gems

## On the text screen

round-of = round { $round } of 4
lands-cross = lands go { $source } ⇄ you
lands-go = lands go { $source } → you → { $taker }
legend-building = ⌂ is a building: ⌂Ol, an oil press, counts olive groves, and so on.
legend-gem = ◆ gem
lands-count =
    { $count ->
        [one] 1 land
       *[other] { $count } lands
    }
no-domain = No land yet: the first one goes anywhere.
gem-alone = ◆ alone
coming = Buildings to come:
coming-round = round { $round }
hand = in hand:
ready = sealed

rules =
    Rome in a Day is played in four rounds. You build a domain of hexagonal lands; the points come from buildings and gems.

    EXPLORATION. Everybody turns up five lands from a stack that holds four of each of the five kinds. The two buildings of the round on your card stand on the first two lands and stay there.

    DIVISION. In secret everybody divides the five lands into two sets, 2 and 3, 1 and 4, or 0 and 5, and lays a gem of their own with the small one.

    SELECTION. In rounds 1 and 3 you take from the neighbour on your left, in rounds 2 and 4 from the one on your right. In secret you choose the small or the large set; all choices open at once. What your other neighbour leaves you stays with you.

    ANNEXATION. Lay all the lands you have, taken and kept, beside your domain, edge to edge. Once laid, a land never moves.

    POINTS. A building scores one point for each land of its kind in every region of such lands that it stands in or touches. Oil press: olive groves. Wine cellar: vineyards. Mill: fields. Theatre: town quarters. Workshop: quarries. Then gems: 0, 3, 5, 6, 9, 13, 18, 24, 31 points for none to eight.

    Most points win. A tie goes to the larger domain; if that is equal too, the victory is shared.

## Bots with a character

person-builder = Vitruvia
person-warrior = Horatius
person-gambler = Felix
