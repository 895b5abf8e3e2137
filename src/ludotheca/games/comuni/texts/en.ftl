### Comuni. docs/add-a-game.md tells how arguments are made.

## Names

comune-lucca = Lucca
comune-firenze = Firenze
comune-siena = Siena
comune-bologna = Bologna
comune-milano = Milano

category-economy = economy
category-military = military
category-culture = culture
category-religion = religion

# One letter that tells a category on a small drawing.
code-economy = E
code-military = M
code-culture = C
code-religion = R

resource-gold = gold
resource-army = army
resource-craftsman = craftsman
resource-pilgrim = pilgrim

# Two pieces that are paid, one that is taken for them.
pay-gold = two gold
pay-army = two armies
pay-craftsman = two craftsmen
pay-pilgrim = two pilgrims
take-gold = a piece of gold
take-army = an army
take-craftsman = a craftsman
take-pilgrim = a pilgrim

master-treasurer = the Treasurer
master-captain = the Captain
master-architect = the Architect
master-bishop = the Bishop

enemy-venice = Venice
enemy-france = France
enemy-pope = the Pope
enemy-emperor = the Emperor

deck-A = A
deck-B = B
deck-C = C
deck-D = D

phase-deal = set-up
phase-layout = set-up
phase-project = projects
phase-offer = projects
phase-displaced = an outbid envoy
phase-gain = a resource of choice
phase-refill = new cards
phase-commit = invasion
phase-build = building
phase-place = building
phase-discard = hand limit
phase-repair = repairs
phase-over = the end
phase-exchange = exchanges

# Project cards: what they serve, and their level.
card-economy-1 = economy 1
card-economy-2 = economy 2
card-economy-3 = economy 3
card-economy-4 = economy 4
card-military-1 = military 1
card-military-2 = military 2
card-military-3 = military 3
card-military-4 = military 4
card-culture-1 = culture 1
card-culture-2 = culture 2
card-culture-3 = culture 3
card-culture-4 = culture 4
card-religion-1 = religion 1
card-religion-2 = religion 2
card-religion-3 = religion 3
card-religion-4 = religion 4
card-economy-military-1 = economy/military 1
card-economy-military-2 = economy/military 2
card-economy-military-3 = economy/military 3
card-economy-military-4 = economy/military 4
card-economy-culture-1 = economy/culture 1
card-economy-culture-2 = economy/culture 2
card-economy-culture-3 = economy/culture 3
card-economy-culture-4 = economy/culture 4
card-military-culture-1 = military/culture 1
card-military-culture-2 = military/culture 2
card-military-culture-3 = military/culture 3
card-military-culture-4 = military/culture 4
card-economy-religion-1 = economy/religion 1
card-economy-religion-2 = economy/religion 2
card-economy-religion-3 = economy/religion 3
card-economy-religion-4 = economy/religion 4
card-military-religion-1 = military/religion 1
card-military-religion-2 = military/religion 2
card-military-religion-3 = military/religion 3
card-military-religion-4 = military/religion 4
card-culture-religion-1 = culture/religion 1
card-culture-religion-2 = culture/religion 2
card-culture-religion-3 = culture/religion 3
card-culture-religion-4 = culture/religion 4
card-economy-military-culture-1 = economy/military/culture 1
card-economy-military-culture-2 = economy/military/culture 2
card-economy-military-culture-3 = economy/military/culture 3
card-economy-military-culture-4 = economy/military/culture 4
card-economy-military-religion-1 = economy/military/religion 1
card-economy-military-religion-2 = economy/military/religion 2
card-economy-military-religion-3 = economy/military/religion 3
card-economy-military-religion-4 = economy/military/religion 4
card-economy-culture-religion-1 = economy/culture/religion 1
card-economy-culture-religion-2 = economy/culture/religion 2
card-economy-culture-religion-3 = economy/culture/religion 3
card-economy-culture-religion-4 = economy/culture/religion 4
card-military-culture-religion-1 = military/culture/religion 1
card-military-culture-religion-2 = military/culture/religion 2
card-military-culture-religion-3 = military/culture/religion 3
card-military-culture-religion-4 = military/culture/religion 4
card-any-1 = any category 1
card-any-2 = any category 2
card-any-3 = any category 3
card-any-4 = any category 4

option-screens = screens in front of the stocks
option-screens-true = the others’ stocks and hands are hidden, as at the table
option-screens-false = all stocks and hands are shown
option-free-exchange = exchanges to keep
option-free-exchange-false = only inside a payment
option-free-exchange-true = at any decision, as a move of its own

## What happens

event-comune =
    { $you ->
        [seat] You rule { $comune }.
       *[none] { $seat } rules { $comune }.
    }
event-column =
    { $cards-count ->
        [one] A card for column { $column }, from deck { $deck }: { $cards }.
       *[other] Cards for column { $column }, from deck { $deck }: { $cards }.
    }
event-turn =
    { $you ->
        [seat] Turn { $turn }: yours.
       *[none] Turn { $turn }: { $seat }.
    }
event-bid =
    { $pilgrims ->
        [0] { $you ->
            [seat] You send an envoy to column { $column } and offer { $gold } gold.
           *[none] { $seat } sends an envoy to column { $column } and offers { $gold } gold.
        }
       *[other] { $you ->
            [seat] You send an envoy to column { $column } and offer { $gold } gold, { $pilgrims ->
                    [one] { $pilgrims } pilgrim
                   *[other] { $pilgrims } pilgrims
                } standing for part of it.
           *[none] { $seat } sends an envoy to column { $column } and offers { $gold } gold, { $pilgrims ->
                    [one] { $pilgrims } pilgrim
                   *[other] { $pilgrims } pilgrims
                } standing for part of it.
        }
    }
event-outbid =
    { $you ->
        [seat] { $other } outbids your { $gold } gold on column { $column }.
        [other] You outbid the { $gold } gold of { $seat } on column { $column }.
       *[none] { $other } outbids the { $gold } gold of { $seat } on column { $column }.
    }
event-took-back =
    { $you ->
        [seat] You take your envoy back, and { $gold } gold.
       *[none] { $seat } takes the envoy back, and { $gold } gold.
    }
event-moved =
    { $you ->
        [seat] You pay a pilgrim and move your envoy to column { $column }, with { $gold } gold.
       *[none] { $seat } pays a pilgrim and moves the envoy to column { $column }, with { $gold } gold.
    }
event-claimed =
    { $columns-count ->
        [one] { $you ->
            [seat] You claim column { $columns } for { $gold } gold: { $cards }.
           *[none] { $seat } claims column { $columns } for { $gold } gold: { $cards }.
        }
       *[other] { $you ->
            [seat] You claim columns { $columns } for { $gold } gold: { $cards }.
           *[none] { $seat } claims columns { $columns } for { $gold } gold: { $cards }.
        }
    }
event-income =
    { $lost ->
        [0] { $you ->
            [seat] Income for you: { $gold } gold, { $army ->
                [one] 1 army
               *[other] { $army } armies
            }, { $craftsman ->
                [one] 1 craftsman
               *[other] { $craftsman } craftsmen
            }, { $pilgrim ->
                [one] 1 pilgrim
               *[other] { $pilgrim } pilgrims
            }.
           *[none] Income for { $seat }: { $gold } gold, { $army ->
                [one] 1 army
               *[other] { $army } armies
            }, { $craftsman ->
                [one] 1 craftsman
               *[other] { $craftsman } craftsmen
            }, { $pilgrim ->
                [one] 1 pilgrim
               *[other] { $pilgrim } pilgrims
            }.
        }
       *[other] { $you ->
            [seat] Income for you: { $gold } gold, { $army } armies, { $craftsman } craftsmen, { $pilgrim } pilgrims; the supply lacks { $lost }.
           *[none] Income for { $seat }: { $gold } gold, { $army } armies, { $craftsman } craftsmen, { $pilgrim } pilgrims; the supply lacks { $lost }.
        }
    }
event-gained =
    { $you ->
        [seat] A resource of your choice: { $resource }.
       *[none] { $seat } chooses a resource: { $resource }.
    }
event-exchanged =
    { $you ->
        [seat] You exchange { $pay } for { $take }.
       *[none] { $seat } exchanges { $pay } for { $take }.
    }
event-last-card =
    { $you ->
        [seat] You draw the last card of deck { $deck }.
       *[none] { $seat } draws the last card of deck { $deck }.
    }
event-last-round =
    { $you ->
        [seat] You keep the pawn. Everybody has one more turn, you last; then the Emperor comes.
       *[none] { $seat } keeps the pawn. Everybody has one more turn, { $seat } last; then the Emperor comes.
    }
event-invasion =
    { $you ->
        [seat] An invasion by { $enemy }, strength { $strength }! You lead the alliance.
       *[none] An invasion by { $enemy }, strength { $strength }! { $seat } leads the alliance.
    }
event-attacked =
    { $you ->
        [seat] Your town faces an attack of { $attack }.
       *[none] The town of { $seat } faces an attack of { $attack }.
    }
event-sealed =
    { $you ->
        [seat] Your fists are closed.
       *[none] { $seat } has closed both fists.
    }
event-committed-mine =
    You hold { $alliance ->
        [one] 1 army
       *[other] { $alliance } armies
    } for the alliance and { $city } for your town{ $made ->
        [0] {""}
       *[other] {" "}({ $gold } gold and { $pilgrims ->
                    [one] { $pilgrims } pilgrim
                   *[other] { $pilgrims } pilgrims
                } among them, two for an army)
    }.
event-committed =
    { $you ->
        [seat] You send { $alliance ->
            [one] 1 army
           *[other] { $alliance } armies
        } to the alliance and keep { $city } at home{ $made ->
            [0] {""}
           *[other] {" "}(paying { $gold } gold and { $pilgrims ->
                    [one] { $pilgrims } pilgrim
                   *[other] { $pilgrims } pilgrims
                })
        }.
       *[none] { $seat } sends { $alliance ->
            [one] 1 army
           *[other] { $alliance } armies
        } to the alliance and keeps { $city } at home{ $made ->
            [0] {""}
           *[other] {" "}(paying { $gold } gold and { $pilgrims ->
                    [one] { $pilgrims } pilgrim
                   *[other] { $pilgrims } pilgrims
                })
        }.
    }
event-alliance = The alliance takes { $armies } off every attack.
event-held =
    { $you ->
        [seat] Your town holds: { $defence } against { $attack }.
       *[none] The town of { $seat } holds: { $defence } against { $attack }.
    }
event-pillaged =
    { $you ->
        [seat] Your town falls: { $defence } against { $attack }. Pillage: { $pillage }.
       *[none] The town of { $seat } falls: { $defence } against { $attack }. Pillage: { $pillage }.
    }
event-hero =
    { $you ->
        [seat] You earn the hero tile of { $value }.
       *[none] { $seat } earns the hero tile of { $value }.
    }
event-no-hero = Nobody earns the hero tile of { $value }.
event-built =
    { $storeys ->
        [one] { $you ->
            [seat] You found a building ({ $category }) with { $card }{ $price ->
                [0] {""}
               *[other] {" "}(craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
            }: 1 point.
           *[none] { $seat } founds a building ({ $category }) with { $card }{ $price ->
                [0] {""}
               *[other] {" "}(craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
            }: 1 point.
        }
       *[other] { $you ->
            [seat] You raise a building ({ $category }) to { $storeys } storeys with { $card }{ $price ->
                [0] {""}
               *[other] {" "}(craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
            }: { $storeys } points.
           *[none] { $seat } raises a building ({ $category }) to { $storeys } storeys with { $card }{ $price ->
                [0] {""}
               *[other] {" "}(craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
            }: { $storeys } points.
        }
    }
event-walled =
    { $storeys ->
        [one] { $you ->
            [seat] You start a wall section with { $card }{ $price ->
                [0] {""}
               *[other] {" "}(craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
            }.
           *[none] { $seat } starts a wall section with { $card }{ $price ->
                [0] {""}
               *[other] {" "}(craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
            }.
        }
       *[other] { $you ->
            [seat] You raise a wall to { $storeys } storeys with { $card }{ $price ->
                [0] {""}
               *[other] {" "}(craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
            }.
           *[none] { $seat } raises a wall to { $storeys } storeys with { $card }{ $price ->
                [0] {""}
               *[other] {" "}(craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
            }.
        }
    }
event-bonus-wall =
    { $you ->
        [seat] You get a bonus wall section.
       *[none] { $seat } gets a bonus wall section.
    }
event-discarded =
    { $you ->
        [seat] You discard { $card }.
       *[none] { $seat } discards { $card }.
    }
event-master =
    { $you ->
        [seat] The first with two storeys: { $master } comes to you.
       *[none] The first with two storeys: { $master } goes to { $seat }.
    }
event-master-taken =
    { $you ->
        [seat] You take { $master } from { $other }.
        [other] { $seat } takes { $master } from you.
       *[none] { $seat } takes { $master } from { $other }.
    }
event-repaired =
    { $you ->
        [seat] You repair { $pillage } of the pillage (pilgrims: { $pilgrims }).
       *[none] { $seat } repairs { $pillage } of the pillage (pilgrims: { $pilgrims }).
    }
event-idle =
    { $left ->
        [0] For { $rounds } rounds everybody has only taken income: the game is over.
       *[other] For { $rounds } rounds everybody has only taken income. After one more such round the game is over.
    }
event-over =
    { $you ->
        [seat] You end with { $score ->
                [one] { $score } point
               *[other] { $score } points
            }, in place { $place }.
       *[none] { $seat } ends with { $score ->
                [one] { $score } point
               *[other] { $score } points
            }, in place { $place }.
    }

## What is asked

prompt-project =
    { $count ->
        [0] Bid for a column, or take income.
        [3] All your envoys are out: claim their columns.
       *[other] Bid for a column, claim those of your envoys, or take income.
    }
prompt-offer =
    { $pledged ->
        [0] How much gold do you offer on column { $column }? { $least } at least (gold: { $gold }, pilgrims: { $pilgrims }).
       *[other] How much gold do you offer on column { $column }? { $least } at least (gold: { $gold }, pilgrims: { $pilgrims }, pledged to spare gold: { $pledged }).
    }
prompt-displaced = Your envoy is outbid. Take the envoy and { $gold } gold home, or move them for a pilgrim (of { $pilgrims })?
prompt-gain =
    { $count ->
        [one] Take a resource of your choice.
       *[other] Take a resource of your choice; { $count } are due.
    }
prompt-build =
    { $count ->
        [0] You can build nothing more. Do you exchange anything?
       *[other] { $building ->
            [0] { $wall ->
                [0] Which card do you play? A building step and a wall step are free.
               *[other] Which card do you play? A building step is free, a wall step costs a craftsman.
            }
           *[other] { $wall ->
                [0] Which card do you play? A wall step is free, a building step costs a craftsman.
               *[other] Which card do you play? A further action costs a craftsman.
            }
        }
    }
prompt-place =
    { $pledged ->
        [0] Where does { $card } go? (craftsmen: { $craftsmen }, pilgrims: { $pilgrims })
       *[other] Where does { $card } go? (craftsmen: { $craftsmen }, pilgrims: { $pilgrims }, pledged to spare craftsmen: { $pledged })
    }
prompt-discard =
    { $count ->
        [one] You may keep two cards. Which one do you discard?
       *[other] You may keep two cards. Which do you discard first? { $count } must go.
    }
prompt-exchange = An attack of { $attack } by { $enemy }. Do you exchange anything before the hands are filled?
prompt-repair = Pillage: { $pillage }. How much do you repair? (pilgrims: { $pilgrims })
prompt-gold-armies = An attack of { $attack } by { $enemy }. How many armies do you make of two gold each? (armies: { $army }, gold: { $gold })
prompt-pilgrim-armies = An attack of { $attack } by { $enemy }. How many armies do you make of two pilgrims each? (armies: { $army }, pilgrims: { $pilgrims })
prompt-alliance = An attack of { $attack } by { $enemy }. How many armies do you send to the alliance? (armies: { $army }, with those made for this: { $armies })
prompt-city = An attack of { $attack } by { $enemy }, before the alliance. How many armies defend your town? (armies: { $army }, sent to the alliance: { $sent }, left: { $armies })

help-project =
    One of three things a turn (envoys out: { $count } of 3). A bid sends an envoy to a column with any amount of gold, 0 too, or one more than another’s bid. You get the cards later, when you claim.
    A claim brings the cards of all columns with your envoys; the gold you offered is spent. A column marked + also brings a resource of your choice.
    Income is that of your comune, a resource per storey of the tallest building in each active category, and one per guild master. Then your categories sleep until you build in them again. With three envoys out you must claim.
help-offer =
    The gold lies on column { $column } until you claim it or are outbid; outbid, you get it back. At least { $least } here. Two pilgrims may stand for a piece of gold: they do by themselves for what your { $gold } gold does not reach, and by an exchange in the place of gold you would rather keep. (pilgrims: { $pilgrims }, pledged: { $pledged })
help-displaced =
    Home with envoy and { $gold } gold, or for a pilgrim (of { $pilgrims }) to a column without a bid or with a lower bid of another player. You may not add gold. Whoever you drive away may do the same.
help-gain =
    Any resource the general supply still has ({ $count } to take). Gold is for bids, armies are for invasions, craftsmen build more and raise the level of cards, pilgrims move outbid envoys, repair pillage, and two of them stand for any other resource.
help-build =
    Each turn one building step and one wall step are free. Further steps cost a craftsman per action, and an action is one building step and one wall step: a building now costs { $building }, a wall { $wall }. A storey needs a card of at least its level; a craftsman stands for each missing level.
    Buildings bring as many points as the new storey, wake up their category, and win guild masters. Walls bring no points but make armies count more. You may keep two cards at the end.
help-place =
    { $card } founds a building of a category it serves, or becomes the next storey of one; or any storey of a wall, whatever it serves. Nothing is higher than four. (craftsmen: { $craftsmen }, pilgrims: { $pilgrims }, pledged: { $pledged }; the places cost in craftsmen: { $costs }) Two pilgrims may stand for a craftsman: by themselves for those you lack, and by an exchange in the place of one you would rather keep.
help-discard =
    At the end of building you keep two cards at most (to discard: { $count }). They leave the game.
help-exchange =
    At this table two gold may become an army and two pilgrims any other resource, to keep, as long as the supply holds it. Everybody who could is asked in turn before { $enemy } comes ({ $attack } against you); what is in a hand later may still be gold or pilgrims in the place of armies.
help-repair =
    Each turn a pilgrim removes one point of pillage, or three pilgrims remove two. (pillage: { $pillage }, pilgrims: { $pilgrims }) Each point left at the end costs a point.
help-gold-armies =
    Each town is attacked with the strength of { $enemy } and one more for each point above the lowest score: { $attack } for you. Two gold may stand for an army, here and now. (armies: { $army }, gold: { $gold }) Everything you commit is spent.
help-pilgrim-armies =
    Each town is attacked with the strength of { $enemy } and one more for each point above the lowest score: { $attack } for you. Two pilgrims may stand for an army, here and now. (armies: { $army }, pilgrims: { $pilgrims }) Everything you commit is spent.
help-alliance =
    Armies of the alliance lower the attack on everybody, { $attack } on you, by one each. Of those who are not pillaged by { $enemy }, the two who sent most win hero tiles. (armies: { $army }, with those of gold and pilgrims: { $armies }) All hands open together.
help-city =
    An army on a wall card counts one and the height of the card, any other army one; the best cards are manned first. The leader of the alliance has one more. For each point that is missing against { $attack }, less the alliance, { $enemy } pillages one. (armies: { $army }, sent to the alliance: { $sent }, left: { $armies })

## What can be done

action-deal = { $seat } gets { $comune }
action-draw = a card is drawn: { $card }
action-bid = bid for column { $column }
action-claim = claim
action-income = take income
action-offer = offer { $gold } gold
action-take-back = take the envoy back
action-move = move to column { $column }
action-gain = { $resource }
action-exchange = { $pay } for { $take }
action-choose = { $card }
action-finish = no more building
action-pass = exchange nothing more
action-build =
    { $storeys ->
        [one] a new building: { $category }
       *[other] { $category }, storey { $storeys }
    }
action-wall =
    { $storeys ->
        [one] a new wall section
       *[other] wall, storey { $storeys }
    }
action-discard = discard { $card }
action-repair = repair { $pillage }
action-gold-armies =
    { $armies ->
        [one] 1 army of gold
       *[other] { $armies } armies of gold
    }
action-pilgrim-armies =
    { $armies ->
        [one] 1 army of pilgrims
       *[other] { $armies } armies of pilgrims
    }
action-alliance =
    { $armies ->
        [one] 1 army to the alliance
       *[other] { $armies } armies to the alliance
    }
action-city =
    { $armies ->
        [one] 1 army for the town
       *[other] { $armies } armies for the town
    }

# The word that stands for an action when it is typed, beside its own name.
verb-bid = bid
verb-claim = claim
verb-income = income
verb-offer = offer
verb-take-back = home
verb-move = move
verb-gain = take
verb-exchange = exchange
verb-choose = play
verb-finish = done
verb-pass = pass
verb-build = build
verb-wall = wall
verb-discard = discard
verb-repair = repair
verb-gold-armies = armies
verb-pilgrim-armies = armies
verb-alliance = send
verb-city = keep

## Points

score-buildings = buildings
score-masters = guild masters
score-resources = most resources
score-heroes = heroes
score-pillage = pillage
score-smallest = smallest building

## On the text screen

where-turn = turn { $turn }
where-deck =
    { $count ->
        [one] deck { $deck }: 1 card left, then { $enemy } ({ $strength })
       *[other] deck { $deck }: { $count } cards left, then { $enemy } ({ $strength })
    }
where-last =
    { $count ->
        [one] 1 turn after this one, then { $enemy } ({ $strength })
       *[other] { $count } turns after this one, then { $enemy } ({ $strength })
    }
where-invasion = { $enemy } invades with { $strength }
column-free = free
town-mine = Your town
town-of = Town of { $name }
walls-title = walls
stock-title = stock:
stock-hidden = behind a screen
hand-cards = hand:
faces = faces { $attack }; walls fully manned give { $defence }
fists-closed = sealed
supply-title = supply:
masters-title = guild masters:
master-free = –
heroes-title = hero tiles:
costs = { $count } cr.
legend-comuni = 3EM is a card of level 3 for economy or military. ▮ is a storey, ▤ a wall storey, * an active category, + a resource of choice.

rules =
    Comuni: bid for project cards, build your town with them, and stand together against four invasions. After the fourth the most points win. The comuni play in the order of their numbers; a turn has five phases.

    PROJECTS. Do one of three things. Bid: send one of your three envoys to a column with any amount of gold, at least one more than a bid of another player that stands there. He takes envoy and gold back, or pays a pilgrim and moves both to a column without a bid or with a lower one. Claim: take all cards of all columns with your envoys; the gold is spent, and a column marked + brings a resource of your choice. Income: what your comune brings, a resource per storey of the tallest building in each active category, and one per guild master; then your categories sleep. With three envoys out you must claim.

    NEW CARDS. Empty places are filled from the left, from deck A, then B, C and D. The last card of A, B or C brings an invasion at once; the last card of D brings one more turn for everybody and then the Emperor.

    BUILDING. A card founds a building of a category it serves, or becomes the next storey of one, or of a wall, which takes any card. A storey needs a card of at least its level; a craftsman stands for each missing level. One building step and one wall step are free each turn, each further action costs a craftsman. Nothing is higher than four storeys. A building step brings as many points as the new storey and makes its category active. A wall that reaches four storeys brings a bonus section. You may keep two cards.

    GUILD MASTERS. The first with a building of two storeys gets the master of its category; whoever has more points in that category takes him in his own turn.

    REPAIRS. A pilgrim removes one point of pillage, or three remove two.

    INVASIONS. Each town is attacked with the strength of the enemy (4, 8, 12, 16) and one more for each point above the lowest score. In secret everybody holds armies for the alliance and for the town; two gold or two pilgrims stand for an army. All open together. The alliance lowers the attack on everybody. An army on a wall card counts one and the height of that card, another army one, and the leader has one more. For each point missing the town is pillaged by one. The two who sent most and were not pillaged get hero tiles. All armies committed are spent.

    END. Buildings count as they were built. 3 points per guild master; for each kind of resource 2 to whoever has most, 1 each if several do; hero tiles; pillage is taken off; and whoever has all four categories adds the value of the smallest building (1, 3, 6, 10). A tie goes to the lower number. Two pilgrims stand for any resource and two gold for an army when you pay, but not in the final scoring.
