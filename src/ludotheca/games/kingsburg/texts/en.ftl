### Kingsburg. docs/add-a-game.md tells how arguments are made.

## Goods and what else one gets

good-gold = gold
good-wood = wood
good-stone = stone

# A letter that tells it on a small drawing.
letter-gold = g
letter-wood = w
letter-stone = s

# How many of a thing, as parts of a sentence.
part-gold-1 = 1 gold
part-gold-2 = 2 gold
part-gold-3 = 3 gold
part-gold-4 = 4 gold
part-wood-1 = 1 wood
part-wood-2 = 2 wood
part-wood-3 = 3 wood
part-wood-4 = 4 wood
part-stone-1 = 1 stone
part-stone-2 = 2 stone
part-stone-3 = 3 stone
part-stone-4 = 4 stone
part-token-1 = a +2 token
part-soldier-1 = 1 soldier
part-soldier-2 = 2 soldiers
part-soldier-3 = 3 soldiers
part-point-1 = 1 point
part-point-2 = 2 points
part-point-3 = 3 points
part-point--1 = for 1 point

payment-token = a +2 token
payment-gold = 1 gold
payment-wood = 1 wood
payment-stone = 1 stone

## The court. With the article in a sentence, without it on a drawing.

advisor-jester = the Jester (1)
advisor-squire = the Squire (2)
advisor-architect = the Architect (3)
advisor-merchant = the Merchant (4)
advisor-sergeant = the Sergeant (5)
advisor-alchemist = the Alchemist (6)
advisor-astronomer = the Astronomer (7)
advisor-treasurer = the Treasurer (8)
advisor-master-hunter = the Master Hunter (9)
advisor-general = the General (10)
advisor-swordsmith = the Swordsmith (11)
advisor-duchess = the Duchess (12)
advisor-champion = the Champion (13)
advisor-smuggler = the Smuggler (14)
advisor-inventor = the Inventor (15)
advisor-wizard = the Wizard (16)
advisor-queen = the Queen (17)
advisor-king = the King (18)

court-jester = Jester
court-squire = Squire
court-architect = Architect
court-merchant = Merchant
court-sergeant = Sergeant
court-alchemist = Alchemist
court-astronomer = Astronomer
court-treasurer = Treasurer
court-master-hunter = Hunter
court-general = General
court-swordsmith = Swordsmith
court-duchess = Duchess
court-champion = Champion
court-smuggler = Smuggler
court-inventor = Inventor
court-wizard = Wizard
court-queen = Queen
court-king = King

# What each gives in signs: `legend-signs` tells them.
gift-jester = 1★
gift-squire = 1g
gift-architect = 1w
gift-merchant = 1g / 1w
gift-sergeant = 1♞
gift-alchemist = 1? → 2
gift-astronomer = 1? +2
gift-treasurer = 2g
gift-master-hunter = 1w 1g/s
gift-general = 2♞ ◉
gift-swordsmith = 1s 1g/w
gift-duchess = 2? +2
gift-champion = 3s
gift-smuggler = 1★ → 3?
gift-inventor = 1g 1w 1s
gift-wizard = 4g
gift-queen = 2? ◉ 3★
gift-king = g w s 1♞

## The province. With the article in a sentence, without it on a drawing.

building-statue = the Statue
building-chapel = the Chapel
building-church = the Church
building-cathedral = the Cathedral
building-inn = the Inn
building-market = the Market
building-farms = the Farms
building-merchants-guild = the Merchants’ Guild
building-guard-tower = the Guard Tower
building-blacksmith = the Blacksmith
building-barracks = the Barracks
building-wizards-guild = the Wizards’ Guild
building-palisade = the Palisade
building-stables = the Stables
building-stone-wall = the Stone Wall
building-fortress = the Fortress
building-barricade = the Barricade
building-crane = the Crane
building-town-hall = the Town Hall
building-embassy = the Embassy

plot-statue = Statue
plot-chapel = Chapel
plot-church = Church
plot-cathedral = Cathedral
plot-inn = Inn
plot-market = Market
plot-farms = Farms
plot-merchants-guild = Merchants
plot-guard-tower = Tower
plot-blacksmith = Smith
plot-barracks = Barracks
plot-wizards-guild = Wizards
plot-palisade = Palisade
plot-stables = Stables
plot-stone-wall = Wall
plot-fortress = Fortress
plot-barricade = Barricade
plot-crane = Crane
plot-town-hall = Town Hall
plot-embassy = Embassy

# What each does, in a few words.
effect-statue = all dice equal: reroll one
effect-chapel = total 7 or less: reroll all
effect-church = +1 against Demons
effect-cathedral = 1 point for 2 goods at the end
effect-inn = a +2 token after Summer
effect-market = one group a season: 1 more or less
effect-farms = a white die each season; −1 in battle
effect-merchants-guild = 1 gold before each roll
effect-guard-tower = +1 in battle
effect-blacksmith = +1 in battle
effect-barracks = a soldier costs 1 good
effect-wizards-guild = +2 in battle
effect-palisade = +1 in battle, +2 against Zombies
effect-stables = 1 extra soldier from advisors
effect-stone-wall = +1 in battle; a draw is a victory
effect-fortress = +1 in battle; 1 point for a victory
effect-barricade = +1 against Goblins
effect-crane = columns III and IV: 1 gold less
effect-town-hall = each season: a good or a +2 token for 1 point
effect-embassy = 1 point each season

## Enemies

enemy-goblins = Goblins
enemy-orcs = Orcs
enemy-zombies = Zombies
enemy-barbarians = Barbarians
enemy-demons = Demons
enemy-dragons = Dragons

## The calendar

year-1 = I
year-2 = II
year-3 = III
year-4 = IV
year-5 = V

phase-setup = set-up
phase-kings-aid = the King’s Aid
phase-spring = Spring
phase-kings-reward = the King’s Reward
phase-summer = Summer
phase-kings-envoy = the King’s Envoy
phase-autumn = Autumn
phase-recruitment = recruitment
phase-winter = Winter

## Parts of a placement

plus2-true = {" "}and a +2 token
plus2-false = {""}
market--1 = , Market −1
market-0 = {""}
market-1 = , Market +1
envoy-true = , with the King’s Envoy
envoy-false = {""}

die-coloured = a coloured die
die-white = a white die
die-all = all dice

result-defeat = defeat
result-draw = draw
result-victory = victory
result-wall = victory

## What happens

event-order = Turn order: { $seats }.
event-phase = Year { $year }: { $phase }.
event-aid-die =
    { $you ->
        [seat] You are furthest behind: the King lends you an extra white die for Spring.
       *[none] { $seat } is furthest behind and rolls an extra white die in Spring.
    }
event-aid-good =
    { $you ->
        [seat] The King gives you { $parts }.
       *[none] The King gives { $parts } to { $seat }.
    }
event-neutral = Neutral dice ({ $dice }) occupy { $advisor }.
event-neutral-aside = One neutral die ({ $die }) is set aside.
event-guild =
    { $you ->
        [seat] Your Merchants’ Guild gives you 1 gold.
       *[none] { $seat-of } Merchants’ Guild gives 1 gold.
    }
event-rolled =
    { $white-count ->
        [0] { $you ->
            [seat] You roll { $dice }: { $total } in all.
           *[none] { $seat } rolls { $dice }: { $total } in all.
        }
       *[other] { $you ->
            [seat] You roll { $dice } and { $white } (white): { $total } in all.
           *[none] { $seat } rolls { $dice } and { $white } (white): { $total } in all.
        }
    }
event-reroll =
    { $you ->
        [seat] You reroll { $die } with { $building }.
       *[none] { $seat } rerolls { $die } with { $building }.
    }
event-influenced =
    { $white-count ->
        [0] { $you ->
            [seat] You influence { $advisor } with { $dice }{ $plus2 }{ $market }{ $envoy }.
           *[none] { $seat } influences { $advisor } with { $dice }{ $plus2 }{ $market }{ $envoy }.
        }
       *[other] { $you ->
            [seat] You influence { $advisor } with { $dice } and { $white } (white){ $plus2 }{ $market }{ $envoy }.
           *[none] { $seat } influences { $advisor } with { $dice } and { $white } (white){ $plus2 }{ $market }{ $envoy }.
        }
    }
event-passed =
    { $you ->
        [seat] You pass for this season.
       *[none] { $seat } passes for this season.
    }
event-stuck =
    { $you ->
        [seat] You can place no more dice and must pass.
       *[none] { $seat } can place no more dice and must pass.
    }
event-gift =
    { $you ->
        [seat] You get { $parts } from { $advisor }.
       *[none] { $seat } gets { $parts } from { $advisor }.
    }
event-swapped =
    { $you ->
        [seat] At the Alchemist’s you swap 1 { $good } for one of each other good.
       *[none] At the Alchemist’s { $seat } swaps 1 { $good } for one of each other good.
    }
event-declined =
    { $you ->
        [seat] You decline what { $advisor } offers.
       *[none] { $seat } declines what { $advisor } offers.
    }
event-peeked =
    { $you ->
        [seat] You look at this year’s enemy.
       *[none] { $seat } looks at this year’s enemy.
    }
event-peeked-mine = You have seen it: { $enemy } of strength { $strength } in year { $year }.
event-built =
    { $you ->
        [seat] You build { $building }{ $envoy } ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }).
       *[none] { $seat } builds { $building }{ $envoy } ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }).
    }
event-reward =
    { $you ->
        [seat] The King’s Reward: 1 point for you.
       *[none] The King’s Reward: 1 point for { $seat }.
    }
event-envoy =
    { $you ->
        [seat] You receive the King’s Envoy.
       *[none] { $seat } receives the King’s Envoy.
    }
event-envoy-nobody = Several are equally far behind: nobody gets the King’s Envoy.
event-envoy-back =
    { $you ->
        [seat] You have not used the King’s Envoy; he goes back.
       *[none] { $seat } has not used the King’s Envoy; he goes back.
    }
event-inn =
    { $you ->
        [seat] Your Inn gives you a +2 token.
       *[none] { $seat-of } Inn gives a +2 token.
    }
event-embassy =
    { $you ->
        [seat] Your Embassy scores 1 point.
       *[none] { $seat-of } Embassy scores 1 point.
    }
event-town-hall =
    { $you ->
        [seat] You pay { $payment } at the Town Hall for 1 point.
       *[none] { $seat } pays { $payment } at the Town Hall for 1 point.
    }
event-town-hall-declined =
    { $you ->
        [seat] You do not use your Town Hall.
       *[none] { $seat } does not use the Town Hall.
    }
event-recruited =
    { $you ->
        [seat] You recruit a soldier for { $parts }; you have { $soldiers }.
       *[none] { $seat } recruits a soldier for { $parts }; that makes { $soldiers }.
    }
event-enemy = The enemy of year { $year }: { $enemy } of strength { $strength }.
event-troops =
    { $you ->
        [seat] You roll the King’s die: { $die ->
                [one] { $die } soldier
               *[other] { $die } soldiers
            } for everybody.
       *[none] { $seat } rolls the King’s die: { $die ->
                [one] { $die } soldier
               *[other] { $die } soldiers
            } for everybody.
    }
event-fought =
    { $result-id ->
        [defeat] { $you ->
            [seat] You lose with { $combat } against { $strength } (soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }).
           *[none] { $seat } loses with { $combat } against { $strength } (soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }).
        }
        [draw] { $you ->
            [seat] You hold out with { $combat } against { $strength } (soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }).
           *[none] { $seat } holds out with { $combat } against { $strength } (soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }).
        }
        [wall] { $you ->
            [seat] Your Stone Wall wins with { $combat } against { $strength } (soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }).
           *[none] { $seat-of } Stone Wall wins with { $combat } against { $strength } (soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }).
        }
       *[victory] { $you ->
            [seat] You win with { $combat } against { $strength } (soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }).
           *[none] { $seat } wins with { $combat } against { $strength } (soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }).
        }
    }
event-spoils =
    { $you ->
        [seat] Your victory earns { $parts }.
       *[none] { $seat-of } victory earns { $parts }.
    }
event-fortress =
    { $you ->
        [seat] Your Fortress scores 1 point for the victory.
       *[none] { $seat-of } Fortress scores 1 point for the victory.
    }
event-lost-goods =
    { $you ->
        [seat] You lose { $parts }.
       *[none] { $seat } loses { $parts }.
    }
event-destroyed =
    { $you ->
        [seat] You lose { $building }: { $points ->
            [one] −1 point
           *[other] −{ $points } points
        }.
       *[none] { $seat } loses { $building }: { $points ->
            [one] −1 point
           *[other] −{ $points } points
        }.
    }
event-lost-points =
    { $you ->
        [seat] You lose { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[none] { $seat } loses { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
event-strongest =
    { $you ->
        [seat] With { $combat } you are the strongest victor: 1 point.
       *[none] With { $combat }, { $seat } is the strongest victor: 1 point.
    }
event-cathedral =
    { $you ->
        [seat] Your Cathedral counts { $count ->
            [one] 1 good
           *[other] { $count } goods
        }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[none] { $seat-of } Cathedral counts { $count ->
            [one] 1 good
           *[other] { $count } goods
        }: { $points ->
            [one] 1 point
           *[other] { $points } points
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

prompt-aid = Take one good: the King’s Aid.
prompt-reroll =
    { $white-count ->
        [0] Reroll, or keep the dice. You rolled { $dice }, { $total } in all.
       *[other] Reroll, or keep the dice. You rolled { $dice } and { $white } (white), { $total } in all.
    }
prompt-influence =
    { $white-count ->
        [0] Influence an advisor, or pass. Dice: { $dice }; +2 tokens: { $tokens }.
       *[other] Influence an advisor, or pass. Dice: { $dice } and { $white } (white); +2 tokens: { $tokens }.
    }
prompt-either = Choose your gift. It is one of the two that { $advisor } offers.
prompt-goods =
    { $count ->
        [one] Take 1 good from { $advisor }.
       *[other] Take { $count } goods from { $advisor }.
    }
prompt-swap = Swap one good, or decline. The Alchemist (6) gives one of each other kind.
prompt-smuggle =
    { $count ->
        [one] Buy 1 good for 1 point, or decline. The Smuggler (14) has every kind.
       *[other] Buy { $count } goods for 1 point, or decline. The Smuggler (14) has every kind.
    }
prompt-build = Build one building, or nothing.
prompt-build-again = Build once more, or keep the Envoy. The second building costs as much as ever.
prompt-town-hall = Pay the Town Hall, or decline. A good or a +2 token brings 1 point.
prompt-recruit =
    { $price ->
        [one] Recruit a soldier, or stop. Each costs 1 good; you have { $soldiers }.
       *[other] Recruit a soldier, or stop. Each costs { $price } goods; you have { $soldiers }.
    }
prompt-spoils =
    { $count ->
        [one] Take 1 good of your choice. You have beaten the { $enemy }.
       *[other] Take { $count } goods of your choice. You have beaten the { $enemy }.
    }
prompt-losses =
    { $count ->
        [one] Give up 1 good of your choice. The { $enemy } have beaten you.
       *[other] Give up { $count } goods of your choice. The { $enemy } have beaten you.
    }

help-aid =
    The governor with the fewest buildings, and of those with the fewest goods, gets the King’s Aid: an extra white die in Spring. If several are equally far behind, each takes one good of their choice instead and nobody gets the die.
help-reroll =
    The Statue: if all your dice show the same face, white ones included (you rolled { $dice }), you may reroll one of them. The Chapel: if they make 7 or less in all (now { $total }), you may reroll all of them. Each works once a season, in the order you like.
    After that the turn order is set anew: the lowest total plays first.
help-influence =
    Place a group of your dice on an advisor whose number is exactly their sum. A group needs at least one coloured die; white dice help. One +2 token may be added to a group; if the table allows one a season, to one of your groups until the next season. With the Market one group a season may count one more or one less, one with a token too.
    An occupied advisor takes no more dice, unless you spend the King’s Envoy. When you pass, you are out for the season; dice may be left over.
    When all have passed, the advisors give their gifts, from 1 to 18.
help-either = You get exactly one of the two gifts of { $advisor }.
help-goods =
    { $count ->
        [one] Take one good of any kind. What else { $advisor } gives comes by itself.
       *[other] Take { $count } goods, alike or not. What else { $advisor } gives comes by itself.
    }
help-swap =
    The Alchemist takes one good and gives one of each of the two other kinds: gold becomes wood and stone, and so on. You may decline.
help-smuggle =
    { $count ->
        [one] The Smuggler gives 1 good of any kind for 1 victory point, even if you have none. You may decline.
       *[other] The Smuggler gives { $count } goods of any kind for 1 victory point, even if you have none. You may decline.
    }
help-build =
    One building a season, from left to right in each row of your province. Its points count at once. If you hold the King’s Envoy, you will be asked about a second one.
help-build-again =
    The King’s Envoy lets you build twice in one season; the second building costs as much as ever. He is spent only if you build.
help-town-hall =
    At the end of each season your Town Hall turns one +2 token or one good into 1 victory point, once.
help-recruit =
    Before Winter you may recruit as many soldiers as you can pay, one after another. A soldier costs two goods of any kind, one with the Barracks: now { $price }. In the battle you have your soldiers ({ $soldiers }), the King’s die and your buildings against the enemy’s strength. A draw loses nothing and earns nothing.
help-spoils =
    The { $enemy } leave you goods of your choice: { $count }.
help-losses =
    The { $enemy } take goods of your choice: { $count }. After that a building may be destroyed: the topmost of your rightmost column.

## What can be done

action-order = { $seat } is next in turn order
action-enemy = the enemy of year { $year }: { $enemy }, strength { $strength }
action-troops = the King sends { $die }
action-neutral = neutral dice: { $dice }
action-roll = { $seat } rolls { $dice }
action-white = { $seat } rolls { $dice } (white)
action-single = { $seat } rerolls one die: { $die }
action-keep = keep the dice
action-reroll = reroll { $die } with { $building }
action-pass = pass
action-decline = decline
action-done = recruit no more
action-swap = give 1 { $good }
action-pay = pay { $payment }
action-take = take { $goods }
action-lose = lose { $goods }
action-recruit = recruit a soldier for { $goods }
action-build = build { $building }{ $envoy }
action-influence =
    { $white-count ->
        [0] { $advisor } with { $dice }{ $plus2 }{ $market }{ $envoy }
       *[other] { $advisor } with { $dice } and { $white } (white){ $plus2 }{ $market }{ $envoy }
    }

# The word that stands for an action when it is typed, beside its own name.
verb-keep = keep
verb-reroll = reroll
verb-pass = pass
verb-decline = decline
verb-done = done
verb-swap = swap
verb-pay = pay
verb-take = take
verb-lose = lose
verb-recruit = recruit
verb-build = build
verb-influence = influence

## Points

score-buildings = buildings
score-advisors = advisors
score-reward = King’s Reward
score-embassy = Embassy
score-town-hall = Town Hall
score-victories = battles won
score-defeats = battles lost
score-cathedral = Cathedral

## The table’s options

option-one-plus2-per-season = “+2” tokens on dice
option-one-plus2-per-season-true = at most one a season
option-one-plus2-per-season-false = at most one a group, as in the booklet

## On the text screen

year-of = year { $year } of V
turn-order = turn order: { $names }
foe-hidden = enemy: strength { $least } to { $most }
foe-known = enemy: { $enemy } { $strength }
foe-lose = lose: { $parts }
foe-gain = win: { $parts }
foe-troops = King’s die { $die }
heading-mine = Your province
heading-province = { $of } province
tokens-short = { $count }×+2
soldiers-short = { $count }♞
holds-envoy = Envoy
white-die = ◇
has-passed = passed
strength-short = buildings in battle: { $parts }
any-goods =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
any-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
any-points = { $count }★
legend-signs = ★ point · ♞ soldier · ? any good · ◉ look at the enemy · +2 token · ◇ white die · ●1:3.5 dice 3 and 5 of seat 1 · ■ built, □ next, · later · g w s gold, wood, stone

rules =
    Kingsburg is played over five years. You govern a province; whoever has the most victory points after the fifth Winter wins.

    A YEAR has eight phases: the King’s Aid, Spring, the King’s Reward, Summer, the King’s Envoy, Autumn, recruitment, Winter. Spring, Summer and Autumn are productive seasons and are played the same way.

    THE KING’S AID. The governor with the fewest buildings (of these, with the fewest goods) rolls an extra white die in Spring. If several are tied, each takes a good instead.

    A SEASON. Everybody rolls three dice, and any white ones they have. The lowest total plays first. In turn order each places a group of dice on an advisor whose number is exactly the sum, or passes for the season; an advisor takes one group only. A group needs a coloured die and may use one +2 token (a table may allow one a season only, on one group). When all have passed, the advisors give their gifts, from 1 to 18. Then each may build one building, from left to right in each row.

    THE ADVISORS. 1 Jester: 1 point. 2 Squire: 1 gold. 3 Architect: 1 wood. 4 Merchant: 1 gold or 1 wood. 5 Sergeant: 1 soldier. 6 Alchemist: swap a good for one of each other kind. 7 Astronomer: 1 good and a +2 token. 8 Treasurer: 2 gold. 9 Master Hunter: 1 wood with 1 gold or 1 stone. 10 General: 2 soldiers and a look at the enemy. 11 Swordsmith: 1 stone with 1 gold or 1 wood. 12 Duchess: 2 goods and a +2 token. 13 Champion: 3 stone. 14 Smuggler: 3 goods for 1 point. 15 Inventor: 1 of each good. 16 Wizard: 4 gold. 17 Queen: 2 goods, a look at the enemy and 3 points. 18 King: 1 of each good and a soldier.

    THE BUILDINGS, row by row. Statue: all dice alike, reroll one. Chapel: 7 or less in all, reroll all. Church: +1 in battle against Demons. Cathedral: at the end 1 point for every two goods. Inn: a +2 token at the end of Summer. Market: one group a season counts one more or less, one with a +2 token too. Farms: an extra white die every season, −1 in battle. Merchants’ Guild: 1 gold before every season’s roll. Guard Tower: +1 in battle. Blacksmith: +1 in battle. Barracks: a soldier costs 1 good. Wizards’ Guild: +2 in battle. Palisade: +1 in battle, +2 against Zombies. Stables: one extra soldier whenever an advisor gives any. Stone Wall: +1 in battle, and a draw is a victory. Fortress: +1 in battle, and 1 point for every victory. Barricade: +1 in battle against Goblins. Crane: columns III and IV cost 1 gold less. Town Hall: at the end of a season 1 good or +2 token for 1 point. Embassy: 1 point at the end of every season.

    THE KING’S REWARD. Whoever has the most buildings gets 1 point; tied players all get it.

    THE KING’S ENVOY goes to the governor with the fewest buildings, then goods; to nobody if several are tied. He is spent to place dice on an occupied advisor, or to build a second building in a season; if he is not used within a year he goes back.

    RECRUITMENT. Two goods of any kind buy one soldier, as often as you like.

    WINTER. This year’s enemy is turned up. Everybody adds the same King’s die. Your combat value is your soldiers, that die and your buildings. More than the enemy’s strength: you win what the card says. Equal: you neither lose nor earn anything. Less: you lose goods, a building (the topmost of your rightmost column) or points. The strongest victor gets 1 extra point. Then all soldiers go home.

    THE END. A Cathedral scores 1 point for every two goods. Ties go to more goods, then to more buildings; else the victory is shared.

    With TWO players three neutral dice, then two, occupy the advisors of their sums in each season. If the two meet the three, they go singly to the advisors of their own faces; if they are alike, one of them is set aside.

## Bots with a character

person-builder = Bertha
person-warrior = Roderick
person-gambler = Fenella
