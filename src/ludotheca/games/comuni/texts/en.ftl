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
phase-gain = a resource of your choice
phase-refill = new cards
phase-commit = invasion
phase-build = building
phase-place = building
phase-discard = hand limit
phase-repair = repairs
phase-over = the end
phase-exchange = exchanges

# Why an envoy may not go to a column.
why-open = Your envoy may go there.
why-own = Your envoy stands there.
why-empty = No cards lie there.
why-short = You cannot outbid this.
why-away = Your three envoys are out.
why-higher = The bid there is not lower than yours.
why-pilgrim = Moving costs a pilgrim.
# Why a card may not become a storey.
why-category = The card does not serve this category.
why-craftsmen = Craftsmen are missing.
why-pledged = It does not cost so many pilgrims.
why-full = Nothing is higher than four storeys.

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
option-free-exchange = exchanges
option-free-exchange-false = only inside a payment
option-free-exchange-true = at any time

## What happens

event-comune =
    { $you ->
        [seat] You rule { $comune }.
       *[none] { $seat } rules { $comune }.
    }
event-column = Column { $column }: { $cards } (deck { $deck }).
event-turn =
    { $you ->
        [seat] Turn { $turn }: yours.
       *[none] Turn { $turn }: { $seat }.
    }
event-bid =
    { $you ->
        [seat] You place an envoy
       *[none] { $seat } places an envoy
    } on column { $column } and { $you ->
        [seat] bid
       *[none] bids
    } { $gold } gold{ $pilgrims ->
        [0] { "" }
       *[other] { " " }(pilgrims among it, two for 1 gold: { $pilgrims })
    }.
event-outbid =
    { $you ->
        [seat] { $other } outbids your { $gold } gold on column { $column }.
        [other] You outbid { $seat-of } { $gold } gold on column { $column }.
       *[none] { $other } outbids { $seat-of } { $gold } gold on column { $column }.
    }
event-took-back =
    { $you ->
        [seat] You take your envoy back
       *[none] { $seat } takes the envoy back
    }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }.
event-moved =
    { $you ->
        [seat] You pay a pilgrim and move your envoy
       *[none] { $seat } pays a pilgrim and moves the envoy
    } to column { $column }, with the bid of { $gold } gold.
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
    { $you ->
        [seat] You take income
       *[none] { $seat } takes income
    }:{ $count ->
        [0] { " " }nothing
       *[other]
            { $gold ->
                [0] { "" }
               *[other] { " " }{ $gold } gold
            }{ $army ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $army ->
                        [one] { $army } army
                       *[other] { $army } armies
                    }
            }{ $craftsman ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0]
                            { $army ->
                                [0] { " " }
                               *[other] { ", " }
                            }
                       *[other] { ", " }
                    }{ $craftsman ->
                        [one] { $craftsman } craftsman
                       *[other] { $craftsman } craftsmen
                    }
            }{ $pilgrim ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0]
                            { $army ->
                                [0]
                                    { $craftsman ->
                                        [0] { " " }
                                       *[other] { ", " }
                                    }
                               *[other] { ", " }
                            }
                       *[other] { ", " }
                    }{ $pilgrim ->
                        [one] { $pilgrim } pilgrim
                       *[other] { $pilgrim } pilgrims
                    }
            }
    }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $lost } short: the supply is empty)
    }.
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
        [seat] You stay leader of the alliance. Everybody has one more turn, you last; then the Emperor comes.
       *[none] { $seat } stays leader of the alliance. Everybody has one more turn, { $seat } last; then the Emperor comes.
    }
event-invasion =
    { $you ->
        [seat] Invasion by { $enemy }, strength { $strength }. You are leader of the alliance.
       *[none] Invasion by { $enemy }, strength { $strength }. Leader of the alliance: { $seat }.
    }
event-attacked =
    { $you ->
        [seat] Your town
       *[none] { $seat-of } town
    } faces an attack of { $attack }.
event-sealed =
    { $you ->
        [seat] You have sealed your armies.
       *[none] { $seat } has sealed the armies.
    }
event-committed-mine =
    You seal { $alliance ->
        [one] { $alliance } army
       *[other] { $alliance } armies
    } for the alliance and { $city } for your town{ $made ->
        [0] { "" }
       *[other]
            { " " }({ $made ->
                [one] { $made } army
               *[other] { $made } armies
            } raised for{ $gold ->
                [0] { "" }
               *[other] { " " }{ $gold } gold
            }{ $pilgrims ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $pilgrims ->
                        [one] { $pilgrims } pilgrim
                       *[other] { $pilgrims } pilgrims
                    }
            })
    }.
event-committed =
    { $you ->
        [seat] You send{ " " }
       *[none] { $seat } sends{ " " }
    }{ $alliance ->
        [0] no army
        [one] 1 army
       *[other] { $alliance } armies
    } to the alliance and { $you ->
        [seat] keep
       *[none] keeps
    } { $city ->
        [0] none
       *[other] { $city }
    } in town{ $made ->
        [0] { "" }
       *[other]
            { " " }({ $made ->
                [one] { $made } army
               *[other] { $made } armies
            } raised for{ $gold ->
                [0] { "" }
               *[other] { " " }{ $gold } gold
            }{ $pilgrims ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $pilgrims ->
                        [one] { $pilgrims } pilgrim
                       *[other] { $pilgrims } pilgrims
                    }
            })
    }.
event-alliance = The alliance takes { $armies } off every attack.
event-held =
    { $you ->
        [seat] Your town
       *[none] { $seat-of } town
    } holds: { $defence } against { $attack }.
event-pillaged =
    { $you ->
        [seat] Your town
       *[none] { $seat-of } town
    } falls: { $defence } against { $attack }. Pillage: { $pillage }.
event-hero =
    { $you ->
        [seat] You earn
       *[none] { $seat } earns
    } the hero tile ({ $value ->
        [one] 1 point
       *[other] { $value } points
    }).
event-no-hero =
    Nobody earns the hero tile ({ $value ->
        [one] 1 point
       *[other] { $value } points
    }).
event-built =
    { $you ->
        [seat] You build
       *[none] { $seat } builds
    } { $storeys ->
        [one] a new building
       *[other] storey { $storeys }
    } in { $category } (card { $card }{ $price ->
        [0] { "" }
       *[other]
            ;{ $craftsmen ->
                [0] { "" }
               *[other]
                    { " " }{ $craftsmen ->
                        [one] { $craftsmen } craftsman
                       *[other] { $craftsmen } craftsmen
                    }
            }{ $pilgrims ->
                [0] { "" }
               *[other]
                    { $craftsmen ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $pilgrims ->
                        [one] { $pilgrims } pilgrim
                       *[other] { $pilgrims } pilgrims
                    }
            }
    }): { $storeys ->
        [one] 1 point
       *[other] { $storeys } points
    }.
event-walled =
    { $you ->
        [seat] You build
       *[none] { $seat } builds
    } { $storeys ->
        [one] a new wall section
       *[other] wall storey { $storeys }
    } (card { $card }{ $price ->
        [0] { "" }
       *[other]
            ;{ $craftsmen ->
                [0] { "" }
               *[other]
                    { " " }{ $craftsmen ->
                        [one] { $craftsmen } craftsman
                       *[other] { $craftsmen } craftsmen
                    }
            }{ $pilgrims ->
                [0] { "" }
               *[other]
                    { $craftsmen ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $pilgrims ->
                        [one] { $pilgrims } pilgrim
                       *[other] { $pilgrims } pilgrims
                    }
            }
    }).
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
        [seat] You take
       *[none] { $seat } takes
    } { $master }: first two-storey { $master-id ->
        [treasurer] economy
        [captain] military
        [architect] culture
       *[bishop] religion
    } building.
event-master-taken =
    { $you ->
        [seat] You take { $master } from { $other }.
        [other] { $seat } takes { $master } from you.
       *[none] { $seat } takes { $master } from { $other }.
    }
event-repaired =
    { $you ->
        [seat] You remove
       *[none] { $seat } removes
    } { $pillage } pillage ({ $pilgrims ->
        [one] { $pilgrims } pilgrim
       *[other] { $pilgrims } pilgrims
    }).
event-idle =
    Everybody has only taken income for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }{ $left ->
        [0] : the game is over.
       *[other] . After one more such round the game is over.
    }
event-over =
    { $you ->
        [seat] You finish
       *[none] { $seat } finishes
    } { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

## What is asked

prompt-project =
    { $count ->
        [0] Bid on a column, or take income.
        [3] Claim your columns. Your three envoys are placed.
       *[other] Bid, claim, or take income.
    }
prompt-offer =
    { $pledged ->
        [0] Bid { $least } gold or more on column { $column }. (gold: { $gold }, pilgrims: { $pilgrims })
       *[other] Bid { $least } gold or more on column { $column }. (gold: { $gold }, pilgrims: { $pilgrims }, pilgrims given instead of gold: { $pledged })
    }
prompt-displaced = Your envoy is outbid. Take it and { $gold } gold back, or pay 1 pilgrim (you have { $pilgrims }) to move them.
prompt-gain =
    { $count ->
        [one] Take a resource of your choice.
       *[other] Take a resource of your choice. ({ $count } to take)
    }
prompt-build =
    { $count ->
        [0] You can build nothing more. Exchange, or stop building.
       *[other] { $building ->
            [0] { $wall ->
                [0] Play a card. Free this turn: one building storey, one wall storey.
               *[other] Play a card. Free this turn: one building storey; a wall storey costs a craftsman.
            }
           *[other] { $wall ->
                [0] Play a card. Free this turn: one wall storey; a building storey costs a craftsman.
               *[other] Play a card. A further storey costs a craftsman.
            }
        }
    }
prompt-place =
    { $pledged ->
        [0] Place the card. { $card }: a new building, a storey, or a wall (craftsmen: { $craftsmen }, pilgrims: { $pilgrims }).
       *[other] Place the card. { $card }: a new building, a storey, or a wall (craftsmen: { $craftsmen }, pilgrims: { $pilgrims }, pilgrims given instead of craftsmen: { $pledged }).
    }
prompt-discard =
    { $count ->
        [one] Discard a card. You may keep two.
       *[other] Discard { $count } cards. One after another; you may keep two.
    }
prompt-exchange = Exchange before the invasion, or pass. Attack on you: { $attack }, { $enemy }.
prompt-repair = Repair pillage, or not. Pillage: { $pillage }; pilgrims: { $pilgrims }.
prompt-gold-armies = Raise armies at 2 gold each. Attack on you: { $attack }, { $enemy } (armies: { $army }, gold: { $gold }).
prompt-pilgrim-armies = Raise armies at 2 pilgrims each. Attack on you: { $attack }, { $enemy } (armies: { $army }, pilgrims: { $pilgrims }).
prompt-alliance = Send armies to the alliance. Nobody sees it yet. Attack on you: { $attack }, { $enemy } (armies: { $army }, with those raised: { $armies }).
prompt-city = Keep armies in your town. Nobody sees it yet. Attack on you before the alliance: { $attack }, { $enemy } (armies: { $army }, sent to the alliance: { $sent }, left: { $armies }).
help-project =
    One of three things a turn (envoys placed: { $count } of 3). A bid places an envoy on a column with any amount of gold, even 0, or at least one more than another player’s bid. You get the cards later, when you claim.
    A claim gives you the cards of all columns with your envoys; the gold you bid is spent. A column marked + also gives a resource of your choice.
    Income is that of your comune, a resource per storey of the tallest building in each active category, and one per guild master. Then your categories turn inactive until you build in them again. With three envoys placed you must claim.
help-offer =
    The gold lies on column { $column } until you claim it or are outbid; outbid, you get it back. At least { $least } here. Two pilgrims replace 1 gold. Missing gold is replaced automatically; to keep your { $gold } gold, exchange first. (pilgrims: { $pilgrims }, given instead of gold: { $pledged })
help-displaced =
    Take envoy and { $gold } gold back, or pay 1 pilgrim (you have { $pilgrims }) to move both to a column without a bid or with a lower bid of another player. You may not add gold. The player you outbid there may do the same.
help-gain =
    Any resource the supply still has ({ $count } to take). Gold is for bids, armies are for invasions, craftsmen build more and raise the level of cards, pilgrims move outbid envoys, repair pillage, and two of them replace any other resource.
help-build =
    Each turn one building storey and one wall storey are free. Beyond that each build action costs a craftsman, and an action is one building storey and one wall storey: a building storey now costs { $building }, a wall storey { $wall }. A storey needs a card of at least its level; pay one craftsman per missing level.
    A building scores as many points as the new storey, makes its category active, and wins guild masters. Walls score no points but make armies count more. You may keep two cards at the end.
help-place =
    Your card, { $card }, starts a building of a category it serves, or becomes the next storey of one; or any storey of a wall, whatever it serves. Nothing is higher than four. (craftsmen: { $craftsmen }, pilgrims: { $pilgrims }, given instead of craftsmen: { $pledged }; the places cost in craftsmen: { $costs }) Two pilgrims replace a craftsman. Missing craftsmen are replaced automatically; to keep yours, exchange first.
help-discard =
    At the end of building you keep two cards at most (to discard: { $count }). They leave the game.
help-exchange =
    At this table two gold may become an army and two pilgrims any other resource, to keep, as long as the supply holds it. Everybody who could is asked in turn before { $enemy } comes ({ $attack } against you); two gold or two pilgrims can still raise an army when you seal.
help-repair =
    Each turn a pilgrim removes one pillage, or three pilgrims remove two. (pillage: { $pillage }, pilgrims: { $pilgrims }) Each pillage left at the end costs a point.
help-gold-armies =
    Each town is attacked with the strength of { $enemy } and one more for each point above the lowest score: { $attack } for you. Two gold raise an army, here and now. (armies: { $army }, gold: { $gold }) Everything you commit is spent.
help-pilgrim-armies =
    Each town is attacked with the strength of { $enemy } and one more for each point above the lowest score: { $attack } for you. Two pilgrims raise an army, here and now. (armies: { $army }, pilgrims: { $pilgrims }) Everything you commit is spent.
help-alliance =
    Armies of the alliance lower the attack on everybody, { $attack } on you, by one each. Of those who are not pillaged by { $enemy }, the two who sent most win hero tiles. (armies: { $army }, with those raised: { $armies }) All hands open together.
help-city =
    An army on a wall card counts one and the height of the card, any other army one; the best cards are manned first. The leader of the alliance has one more. For each point that is missing against { $attack }, less the alliance, { $enemy } pillages one. (armies: { $army }, sent to the alliance: { $sent }, left: { $armies })

## What can be done

action-deal = { $seat } gets { $comune }
action-draw = a card is drawn: { $card }
action-bid = bid on column { $column }
action-claim = claim your columns
action-income = take income
action-offer = bid { $gold } gold
action-take-back = take the envoy back
action-move = move to column { $column }
action-gain = take: { $resource }
action-exchange = exchange { $pay } for { $take }
action-choose = play { $card }
action-finish = stop building
action-pass = exchange nothing more
action-build =
    { $storeys ->
        [one] build a new building: { $category }
       *[other] build { $category }, storey { $storeys }
    }
action-wall =
    { $storeys ->
        [one] build a new wall section
       *[other] build a wall, storey { $storeys }
    }
action-discard = discard { $card }
action-repair = repair { $pillage }
action-gold-armies =
    { $armies ->
        [0] raise no army for gold
        [one] raise 1 army for 2 gold
        [2] raise 2 armies for 4 gold
        [3] raise 3 armies for 6 gold
       *[other] raise { $armies } armies, 2 gold each
    }
action-pilgrim-armies =
    { $armies ->
        [0] raise no army for pilgrims
        [one] raise 1 army for 2 pilgrims
        [2] raise 2 armies for 4 pilgrims
        [3] raise 3 armies for 6 pilgrims
       *[other] raise { $armies } armies, 2 pilgrims each
    }
action-alliance =
    { $armies ->
        [0] send no army to the alliance
        [one] send 1 army to the alliance
       *[other] send { $armies } armies to the alliance
    }
action-city =
    { $armies ->
        [0] keep no army in town
        [one] keep 1 army in town
       *[other] keep { $armies } armies in town
    }

# The word that stands for an action when it is typed, beside its own name.
verb-bid = bid
verb-claim = claim
verb-income = income
verb-offer = bid
verb-take-back = back
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
town-of = { $of } town
walls-title = walls
stock-title = stock:
stock-hidden = behind a screen
hand-cards = hand:
faces = attack to face: { $attack }; defence with walls manned: { $defence }
fists-closed = sealed
supply-title = supply:
masters-title = guild masters:
master-free = –
heroes-title = hero tiles:
costs = { $count } cr.
legend-comuni = 3EM is a card of level 3 for economy or military. ▮ is a storey, ▤ a wall storey, * an active category, + a resource of your choice.

rules =
    Comuni: bid for project cards, build your town with them, and stand together against four invasions. After the fourth the most points win. The comuni play in the order of their numbers; a turn has five phases.

    PROJECTS. Do one of three things. Bid: send one of your three envoys to a column with any amount of gold, at least one more than a bid of another player that stands there. The outbid player takes envoy and gold back, or pays a pilgrim and moves both to a column without a bid or with a lower one. Claim: take all cards of all columns with your envoys; the gold is spent, and a column marked + gives a resource of your choice. Income: what your comune gives, a resource per storey of the tallest building in each active category, and one per guild master; then your categories turn inactive. With three envoys placed you must claim.

    NEW CARDS. Empty places are filled from the left, from deck A, then B, C and D. The last card of A, B or C brings an invasion at once; the last card of D brings one more turn for everybody and then the Emperor.

    BUILDING. A card starts a building of a category it serves, or becomes the next storey of one, or of a wall, which takes any card. A storey needs a card of at least its level; pay one craftsman per missing level. One building storey and one wall storey are free each turn, each further action costs a craftsman. Nothing is higher than four storeys. A building storey scores as many points as its height and makes its category active. A wall that reaches four storeys gives a bonus section. You may keep two cards.

    GUILD MASTERS. The first with a building of two storeys gets the master of its category; a player with more points in that category takes the master on their own turn.

    REPAIRS. A pilgrim removes one pillage, or three remove two.

    INVASIONS. Each town is attacked with the strength of the enemy (4, 8, 12, 16) and one more for each point above the lowest score. In secret everybody holds armies for the alliance and for the town; two gold or two pilgrims raise an army. All open together. The alliance lowers the attack on everybody. An army on a wall card counts one and the height of that card, another army one, and the leader has one more. For each point missing the town is pillaged by one. The two who sent most and were not pillaged get hero tiles. All armies committed are spent.

    END. Buildings count as they were built. 3 points per guild master; for each kind of resource 2 to the player with most, 1 each if several do; hero tiles; pillage is taken off; and whoever has all four categories adds the value of the smallest building (1, 3, 6, 10). A tie goes to the lower number. Two pilgrims replace any resource and two gold an army when you pay, but not in the final scoring.

## Bots with a character

person-builder = Bianca
person-warrior = Ruggero
person-gambler = Dado
