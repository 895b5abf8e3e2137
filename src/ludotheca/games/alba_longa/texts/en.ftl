### Alba Longa. docs/add-a-game.md tells how arguments are made.

## Words

city-alba-longa = Alba Longa
city-roma = Roma
city-veii = Veii
city-velitrae = Velitrae
city-reate = Reate
city-assisi = Assisi

job-soldiers = soldiers
job-merchants = merchants
job-quarry = quarry workers
job-priests = priests
job-farmers = farmers

die-soldiers = soldier die (black)
die-merchants = merchant die (grey)
die-quarry = quarry die (white)
die-priests = priest die (brown)

season-growing = growing season
season-harvest = harvest season

climate-dry = dry
climate-moderate = moderate
climate-wet = wet

blessing-wheat = 3 wheat
blessing-silver = 2 silver
blessing-monument = a monument

item-silver = 1 silver
item-wheat = 2 wheat
item-captive = a captive

stall-1 = I
stall-2 = II
stall-3 = III
stall-4 = IV
stall-5 = V
stall-6 = VI

goes-home = goes home
goes-lies = lies down
goes-supply = goes back to the supply

answer-no = no
answer-yes = yes
attacked-no = no
attacked-yes = yes

closed-open = open
closed-season = Farmers go to the fields in the harvest season only.
closed-court = A die bought in another king’s court sends no farmers.
closed-taken = This die has been taken.
closed-soldiers = Soldiers cannot be sabotaged.
closed-lying = Whoever is there lies down already.
closed-nobody = Nobody works there.

phase-first-king = set-up
phase-slavery = slavery
phase-free = free assignments
phase-court = court
phase-pay-court = court
phase-roll = court
phase-take = court
phase-buy = court
phase-pay-die = court
phase-army = soldiers
phase-recall = soldiers
phase-targets = soldiers: cities
phase-heroes = soldiers: heroes
phase-sabotage = soldiers: sabotage
phase-stock = Assisi
phase-cost = farmers
phase-climate = farmers
phase-upgrade = farmers
phase-blessing = blessings
phase-card = blessings
phase-name = King of Kings
phase-successor = King of Kings
phase-growth = the end of the year
phase-over = the end

## Options

option-job-well-done = A Job Well Done
option-job-well-done-true = with rewards for the most workers
option-job-well-done-false = without
option-spoils-of-war = Spoils of War
option-spoils-of-war-true = sabotaged peasants can be captured
option-spoils-of-war-false = without
option-assisi = Assisi (always with two kings)
option-assisi-true = the city of Assisi can be pillaged
option-assisi-false = without
option-first-king = First King of Kings
option-first-king-random = drawn by lot
option-first-king-first-seat = the first seat
option-one-slavery-deal = Slavery
option-one-slavery-deal-true = one deal a season
option-one-slavery-deal-false = any number of deals
option-keep-one-peasant = The last peasant
option-keep-one-peasant-true = cannot be sold
option-keep-one-peasant-false = can be sold
option-large-growth = Growth
option-large-growth-false = six peasants a year at most
option-large-growth-true = more than six, for 28, 36, 45 … wheat
option-sole-survivor-wins = A sole survivor
option-sole-survivor-wins-true = wins at once
option-sole-survivor-wins-false = plays on

reason-assisi-five = cannot be { $value } with five kings: Assisi is on the back of the fifth city, Reate

## What happens

event-first-king =
    { $you ->
        [seat] You are the first King of Kings.
       *[none] { $seat } is the first King of Kings.
    }
event-season =
    { $you ->
        [seat] Year { $year }, { $season }, a { $climate } year. You are King of Kings.
       *[none] Year { $year }, { $season }, a { $climate } year. { $seat } is King of Kings.
    }
event-sold =
    { $count ->
        [one] { $you ->
            [seat] You sell a peasant into slavery for { $silver } silver.
           *[none] { $seat } sells a peasant into slavery for { $silver } silver.
        }
       *[other] { $you ->
            [seat] You sell { $count } peasants into slavery for { $silver } silver.
           *[none] { $seat } sells { $count } peasants into slavery for { $silver } silver.
        }
    }
event-kept =
    { $you ->
        [seat] You sell nobody.
       *[none] { $seat } sells nobody.
    }
event-assigned =
    { $you ->
        [seat] One of your peasants joins the { $job } without a die.
       *[none] One of { $seat-of } peasants joins the { $job } without a die.
    }
event-not-assigned =
    { $you ->
        [seat] You make no more free assignments.
       *[none] { $seat } makes no more free assignments.
    }
event-court =
    { $cost ->
        [0] { $you ->
            [seat] You hold court at no cost.
           *[none] { $seat } holds court at no cost.
        }
       *[other] { $you ->
            [seat] You hold court for { $cost } silver.
           *[none] { $seat } holds court for { $cost } silver.
        }
    }
event-paid =
    { $you ->
        [seat] You pay { $silver } silver to stall { $stall }.
       *[none] { $seat } pays { $silver } silver to stall { $stall }.
    }
event-passed =
    { $you ->
        [seat] You pass: no court and no die for you until the season ends.
       *[none] { $seat } passes until the season ends.
    }
event-forced-pass =
    { $you ->
        [seat] You must pass: no peasant at home, or not enough silver.
       *[none] { $seat } must pass until the season ends: no peasant at home, or not enough silver.
    }
event-rolled =
    { $you ->
        [seat] You roll soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }.
       *[none] { $seat } rolls soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }.
    }
event-taken =
    { $count ->
        [one] { $you ->
            [seat] You take the { $die }, { $value }: 1 peasant joins the { $job }.
           *[none] { $seat } takes the { $die }, { $value }: 1 peasant joins the { $job }.
        }
       *[other] { $you ->
            [seat] You take the { $die }, { $value }: { $count } peasants join the { $job }.
           *[none] { $seat } takes the { $die }, { $value }: { $count } peasants join the { $job }.
        }
    }
event-bought =
    { $count ->
        [one] { $you ->
            [seat] You buy the { $die }, { $value }: 1 peasant joins in.
           *[none] { $seat } buys the { $die }, { $value }: 1 peasant joins in.
        }
       *[other] { $you ->
            [seat] You buy the { $die }, { $value }: { $count } peasants join in.
           *[none] { $seat } buys the { $die }, { $value }: { $count } peasants join in.
        }
    }
event-passed-die =
    { $you ->
        [seat] You buy no die.
       *[none] { $seat } buys no die.
    }
event-dice-cost = Holding court costs { $cost } silver now.
event-recalled =
    { $you ->
        [seat] Yours is the largest army: you take a used hero back.
       *[none] { $seat } has the largest army and takes a used hero back.
    }
event-recalled-mine = Your hero { $hero } is active again.
event-not-recalled =
    { $you ->
        [seat] You take no hero back.
       *[none] { $seat } takes no hero back.
    }
event-target-sealed =
    { $you ->
        [seat] You have sealed a city to attack.
       *[none] { $seat } has sealed a city to attack.
    }
event-target-mine = You mean to attack { $other }.
event-target-mine-assisi = You mean to attack Assisi.
event-target =
    { $you ->
        [seat] You attack { $other }.
        [other] { $seat } attacks you.
       *[none] { $seat } attacks { $other }.
    }
event-target-assisi =
    { $you ->
        [seat] You attack Assisi.
       *[none] { $seat } attacks Assisi.
    }
event-hero-sealed =
    { $you ->
        [seat] You have sealed a hero.
       *[none] { $seat } has sealed a hero.
    }
event-hero-mine = Your hero is the { $hero }.
event-hero =
    { $you ->
        [seat] You play hero { $hero }: strength { $strength }.
       *[none] { $seat } plays hero { $hero }: strength { $strength }.
    }
event-attack =
    { $count ->
        [one] { $you ->
            [seat] You are attacked by { $seats }: { $attack } against { $defence }, won by { $success }, one sabotage.
           *[none] The attack on { $seat } by { $seats }: { $attack } against { $defence }, won by { $success }, one sabotage.
        }
       *[other] { $you ->
            [seat] You are attacked by { $seats }: { $attack } against { $defence }, won by { $success }, { $count } sabotages.
           *[none] The attack on { $seat } by { $seats }: { $attack } against { $defence }, won by { $success }, { $count } sabotages.
        }
    }
event-attack-failed =
    { $you ->
        [seat] You hold your city against { $seats }: { $attack } against { $defence }.
       *[none] The attack on { $seat } by { $seats } fails: { $attack } against { $defence }.
    }
event-attack-assisi =
    { $count ->
        [one] The attack on Assisi by { $seats }: { $attack } against { $defence }, won by { $success }, one item.
       *[other] The attack on Assisi by { $seats }: { $attack } against { $defence }, won by { $success }, { $count } items.
    }
event-attack-failed-assisi = The attack on Assisi by { $seats } fails: { $attack } against { $defence }.
event-sabotaged =
    { $you ->
        [seat] You sabotage { $other-of } { $job }: one { $goes }.
        [other] { $seat } sabotages your { $job }: one { $goes }.
       *[none] { $seat } sabotages { $other-of } { $job }: one { $goes }.
    }
event-sabotage-lost =
    { $you ->
        [seat] Nothing is left to sabotage in your city; { $count ->
            [one] one sabotage is lost.
           *[other] { $count } sabotages are lost.
        }
       *[none] Nothing is left to sabotage in { $seat-of } city; { $count ->
            [one] one sabotage is lost.
           *[other] { $count } sabotages are lost.
        }
    }
event-sabotage-lost-assisi =
    Assisi is empty; { $count ->
        [one] one sabotage is lost.
       *[other] { $count } sabotages are lost.
    }
event-captured =
    { $you ->
        [seat] You gain a captive among your { $job }.
        [other] { $seat } captures one of your { $job }.
       *[none] { $seat } captures one of { $other-of } { $job }.
    }
event-captured-wheat =
    { $you ->
        [seat] You carry off 1 wheat from { $other-of } fields.
        [other] { $seat } carries off 1 wheat for your farmer.
       *[none] { $seat } carries off 1 wheat from { $other-of } fields.
    }
event-pillaged =
    { $you ->
        [seat] You take { $item } from Assisi.
       *[none] { $seat } takes { $item } from Assisi.
    }
event-pillaged-captive =
    { $you ->
        [seat] You take a captive from Assisi; he joins your { $job }.
       *[none] { $seat } takes a captive from Assisi; he joins the { $job }.
    }
event-heroes-return =
    { $you ->
        [seat] All your heroes are active again.
       *[none] All { $seat-of } heroes are active again.
    }
event-assisi-defender = Defenders of Assisi: { $count } now.
event-stocked =
    { $you ->
        [seat] You add { $item } to Assisi.
       *[none] { $seat } adds { $item } to Assisi.
    }
event-merchants =
    { $you ->
        [seat] Your merchants earn { $silver } silver.
       *[none] { $seat-of } merchants earn { $silver } silver.
    }
event-stall-emptied = The fullest stall, { $stall }, is emptied: { $silver } silver to the bank.
event-stall =
    { $you ->
        [seat] You take { $silver } silver from stall { $stall }.
       *[none] { $seat } takes { $silver } silver from stall { $stall }.
    }
event-built =
    { $count ->
        [one] { $you ->
            [seat] You raise a monument: { $total } of 10.
           *[none] { $seat } raises a monument: { $total } of 10.
        }
       *[other] { $you ->
            [seat] You raise { $count } monuments: { $total } of 10.
           *[none] { $seat } raises { $count } monuments: { $total } of 10.
        }
    }
event-housing =
    { $you ->
        [seat] Most quarry workers: your housing disc moves to { $disc }.
       *[none] Most quarry workers: { $seat-of } housing disc moves to { $disc }.
    }
event-worship =
    { $you ->
        [seat] You gain { $count } worship: { $level } in all.
       *[none] { $seat } gains { $count } worship: { $level } in all.
    }
event-piety =
    { $you ->
        [seat] Most worship: you get the Mark of Piety.
       *[none] Most worship: { $seat } gets the Mark of Piety.
    }
event-weather-cost = The { $climate } weather card is turned over: an upgrade costs { $cost } worship.
event-climate = Next year will be { $climate }.
event-last-year = That was the last weather card: this is the final year.
event-upgraded =
    { $you ->
        [seat] You upgrade your harvest for { $cost } worship.
       *[none] { $seat } upgrades the harvest for { $cost } worship.
    }
event-not-upgraded =
    { $you ->
        [seat] You keep the harvest as it is, and your { $cost } worship.
       *[none] { $seat } keeps the harvest as it is, and { $cost } worship.
    }
event-harvest =
    { $you ->
        [seat] You harvest { $wheat } wheat.
       *[none] { $seat } harvests { $wheat } wheat.
    }
event-farmer-bonus =
    { $you ->
        [seat] Most farmers: { $wheat } more wheat for you.
       *[none] Most farmers: { $wheat } more wheat for { $seat }.
    }
event-blessing-sealed =
    { $you ->
        [seat] You have sealed your choice about the blessing.
       *[none] { $seat } has sealed a choice about the blessing.
    }
event-blessing-mine =
    { $answer-id ->
        [yes] You ask for the blessing.
       *[no] You do not ask for the blessing.
    }
event-blessing-wanted =
    { $answer-id ->
        [yes] { $you ->
            [seat] You have asked for the blessing.
           *[none] { $seat } has asked for the blessing.
        }
       *[no] { $you ->
            [seat] You have not asked for the blessing.
           *[none] { $seat } has not asked for the blessing.
        }
    }
event-blessing-card = The blessing of the gods: { $blessing }.
event-blessed =
    { $you ->
        [seat] The gods give you { $blessing }.
       *[none] The gods give { $blessing } to { $seat }.
    }
event-named =
    { $you ->
        [seat] You name { $other } King of Kings.
        [other] { $seat } names you King of Kings.
       *[none] { $seat } names { $other } King of Kings.
    }
event-fed =
    { $you ->
        [seat] You feed all your peasants ({ $count }).
       *[none] { $seat } feeds every peasant ({ $count }).
    }
event-starved =
    { $count ->
        [one] { $you ->
            [seat] You lack wheat: 1 peasant leaves; peasants left: { $left }.
           *[none] { $seat } lacks wheat: 1 peasant leaves; peasants left: { $left }.
        }
       *[other] { $you ->
            [seat] You lack wheat: { $count } peasants leave; peasants left: { $left }.
           *[none] { $seat } lacks wheat: { $count } peasants leave; peasants left: { $left }.
        }
    }
event-eliminated =
    { $you ->
        [seat] You have no wheat at all: your city is forgotten.
       *[none] { $seat } has no wheat at all and is out of the game.
    }
event-grew =
    { $count ->
        [one] { $you ->
            [seat] You welcome 1 peasant for { $wheat } wheat: { $total } in all.
           *[none] { $seat } welcomes 1 peasant for { $wheat } wheat: { $total } in all.
        }
       *[other] { $you ->
            [seat] You welcome { $count } peasants for { $wheat } wheat: { $total } in all.
           *[none] { $seat } welcomes { $count } peasants for { $wheat } wheat: { $total } in all.
        }
    }
event-not-grown =
    { $you ->
        [seat] You welcome nobody this year.
       *[none] { $seat } welcomes nobody this year.
    }
event-won =
    { $you ->
        [seat] You win: an empire begins.
       *[none] { $seat } wins: an empire begins.
    }
event-won-together = Shared victory: { $seats }. An alliance begins.
event-all-lose = Nobody has done what the gods asked: all kings lose.

## What is asked

prompt-slavery = Sell peasants into slavery, or keep them. Peasants: { $home }; silver: { $silver }.
prompt-free =
    { $count ->
        [one] Send the peasant on a free space to any job, or keep them at home.
       *[other] Send a peasant on a free space to any job ({ $count } left), or stop.
    }
prompt-court =
    { $cost ->
        [0] Hold court at no cost, or pass until the season ends. Peasants at home: { $home }; silver: { $silver }.
       *[other] Hold court for { $cost } of your { $silver } silver, or pass until the season ends. Peasants at home: { $home }.
    }
prompt-pay = Pay { $silver } silver to one market stall.
prompt-take =
    { $season-id ->
        [harvest] Take a die and send peasants to its job or to the fields. Soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }; { $home } at home.
       *[growing] Take a die and send peasants to its job. Soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }; { $home } at home.
    }
prompt-buy =
    { $season-id ->
        [harvest] Buy a die for 1 silver, or pass (not for farmers). Left:{ $soldiers ->
            [0] {""}
           *[other] {" "}soldiers { $soldiers },
        }{ $merchants ->
            [0] {""}
           *[other] {" "}merchants { $merchants },
        }{ $quarry ->
            [0] {""}
           *[other] {" "}quarry { $quarry },
        }{ $priests ->
            [0] {""}
           *[other] {" "}priests { $priests },
        } and { $home ->
            [one] 1 peasant
           *[other] { $home } peasants
        } at home.
       *[growing] Buy a die for 1 silver, or pass. Left:{ $soldiers ->
            [0] {""}
           *[other] {" "}soldiers { $soldiers },
        }{ $merchants ->
            [0] {""}
           *[other] {" "}merchants { $merchants },
        }{ $quarry ->
            [0] {""}
           *[other] {" "}quarry { $quarry },
        }{ $priests ->
            [0] {""}
           *[other] {" "}priests { $priests },
        } and { $home ->
            [one] 1 peasant
           *[other] { $home } peasants
        } at home.
    }
prompt-army = Take a used hero back, or not: yours is the largest army.
prompt-recall = Take one used hero back. Nobody else will see which.
prompt-target = Choose a city to attack; nobody sees it yet. Soldiers: { $soldiers }.
prompt-hero =
    { $attacked-id ->
        [yes] Choose a hero: you are under attack. Soldiers: { $soldiers }.
       *[no] Choose a hero for your attack. Soldiers: { $soldiers }.
    }
prompt-sabotage =
    { $count ->
        [one] Sabotage a peasant in { $other-of } city.
       *[other] Sabotage a peasant in { $other-of } city ({ $count } sabotages left).
    }
prompt-pillage =
    { $count ->
        [one] Take an item from Assisi.
       *[other] Take an item from Assisi ({ $count } left to take).
    }
prompt-stock = Add an item to Assisi.
prompt-upgrade = Upgrade your harvest for { $cost } of your { $worship } worship, or keep it as it is. Climate: { $climate }.
prompt-blessing = Ask for the blessing for { $price } of your { $worship } worship, or not.
prompt-name = Name the King of Kings of the next season.
prompt-successor = Your city is gone: name one of the other kings King of Kings.
prompt-growth = Welcome how many peasants? You have { $home }; wheat left: { $wheat }.

help-slavery =
    At the beginning of each season a king may sell 1 peasant for 1 silver, or 3 for 2. Your peasants: { $home }; your silver: { $silver }. Sixteen peasants are needed to win, so sell only in need.
help-free =
    { $season-id ->
        [harvest] A peasant on space 12, 16 or 20 of the Housing Track goes to any job without dice, farmers included. Free assignments left: { $count }. Passing ends your free assignments of this season.
       *[growing] A peasant on space 12, 16 or 20 of the Housing Track goes to any job without dice; farmers only in the harvest season. Free assignments left: { $count }. Passing ends your free assignments of this season.
    }
help-court =
    Whoever holds court pays the dice cost, { $cost } silver now, to one market stall, rolls the four dice and takes one. Then each other king may buy one of the rest for 1 silver. You have { $home } at home and { $silver } silver.
    The cost starts at 0 and rises by 1 each time round. If you pass you are out of courts and purchases until the season ends; a king without a peasant at home or without the silver must pass.
help-pay =
    The { $silver } silver must go to one stall, whole. When merchants are resolved the fullest stall is emptied to the bank; the king with most merchants takes the next fullest, and so on.
help-take =
    { $season-id ->
        [harvest] The dice show soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }. Take one and assign 1 to that many of your peasants (at home: { $home }) to its job. As it is the harvest season and your court, you may use any die for farmers instead.
       *[growing] The dice show soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }. Take one and assign 1 to that many of your peasants (at home: { $home }) to its job. Farmers are assigned in the harvest season only.
    }
help-buy =
    { $season-id ->
        [harvest] Left over: soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }. One die for 1 silver, for its own job, with 1 to that many of your peasants (at home: { $home }). Farmers only in your own court. Passing here costs you nothing later.
       *[growing] Left over: soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }. One die for 1 silver, for its own job, with 1 to that many of your peasants (at home: { $home }). Passing here costs you nothing later.
    }
help-army = A Job Well Done: the one king with most soldiers may return one used hero to his active ones before cities are chosen.
help-recall = The hero you choose can be played again at once. The others only see that you took one.
help-target =
    Every king with soldiers must attack. Cities are chosen in secret and shown at once. Your soldiers ({ $soldiers }) count in attack and in defence alike.
help-hero =
    Strength is soldiers and hero, for attack and defence; your soldiers: { $soldiers }. A hero of 1 to 4 is used up afterwards and comes back when all four are used; the 0 always stays. Attacked: { $attacked }.
help-sabotage =
    A sabotaged peasant in { $other-of } city stops working this season and goes home. The last merchant and farmers in the fields lie down instead: a merchant lying down earns no silver and takes a stall last, a farmer lying down yields one less wheat. Farmers in the granary go first. Soldiers cannot be sabotaged. Sabotages left: { $count }.
help-pillage =
    Each sabotage takes one item from Assisi: 1 silver, 2 wheat, or a captive who works for you this season, not as a soldier. Items that can still be taken: { $count }.
help-stock =
    After the attacks the King of Kings adds one item to Assisi: at most eight items, three of a kind.
help-upgrade =
    For { $cost } worship each of your standing farmers yields 1 more wheat this { $climate } year, and you may ask for the blessing. You have { $worship }; what you do not spend stays for next year.
help-blessing =
    For { $price } of your { $worship } worship you get what the blessing card shows: 3 wheat (four cards of nine), 2 silver (three) or a monument (two). All decide before it is turned up.
help-name = The King of Kings goes first, wins ties, and names another king after each season.
help-successor = A King of Kings who is out of the game names one of the others.
help-growth =
    Once a year you may welcome new peasants: 1, 2, 3, 4, 5 or 6 for 1, 3, 6, 10, 15 or 21 wheat. Your peasants: { $home }; your wheat: { $wheat }. What is left stays in the granary.

## What can be done

action-first-king = { $seat } is the first King of Kings
action-weather-cost = an upgrade costs { $cost }
action-climate = a { $climate } year ahead
action-blessing-card = the blessing: { $blessing }
action-roll = soldiers { $soldiers }, merchants { $merchants }, quarry { $quarry }, priests { $priests }
action-keep = sell nobody
action-sell =
    { $count ->
        [one] sell 1 peasant for 1 silver
       *[other] sell { $count } peasants for 2 silver
    }
action-assign = send to the { $job }
action-no-assignment = no free assignment
action-hold-court = hold court
action-pass-court = pass until the season ends
action-pay = pay stall { $stall }
action-take =
    { $job-id ->
        [farmers] send { $count } to the farmers with the { $die }
       *[other] send { $count } to the { $job }
    }
action-buy = buy the { $die } for { $count ->
        [one] 1 peasant
       *[other] { $count } peasants
    }
action-pass-die = buy no die
action-take-back = take a hero back
action-no-recall = take no hero back
action-recall = take back hero { $hero }
action-attack = attack { $other }
action-attack-assisi = attack Assisi
action-hero = play hero { $hero }
action-sabotage = sabotage the { $job }
action-pillage = take { $item }
action-pillage-captive = take a captive for the { $job }
action-stock = add { $item }
action-upgrade = upgrade the harvest
action-no-upgrade = keep the harvest
action-blessing = ask for the blessing
action-no-blessing = do not ask
action-name = name { $other }
action-grow =
    { $count ->
        [one] welcome 1 peasant
       *[other] welcome { $count } peasants
    }
action-no-growth = welcome nobody

# The word that stands for an action when it is typed, beside its own name.
verb-keep = keep
verb-sell = sell
verb-assign = assign
verb-no-assignment = stay
verb-hold-court = hold
verb-pass-court = pass
verb-pay = pay
verb-take = take
verb-buy = buy
verb-pass-die = pass
verb-take-back = back
verb-no-recall = leave
verb-recall = recall
verb-attack = attack
verb-attack-assisi = assisi
verb-hero = hero
verb-sabotage = sabotage
verb-pillage = item
verb-pillage-captive = captive
verb-stock = add
verb-upgrade = upgrade
verb-no-upgrade = decline
verb-blessing = bless
verb-no-blessing = decline
verb-name = name
verb-grow = grow
verb-no-growth = nobody

## Points

score-monuments = monuments (10)
score-population = peasants (16)

## On the text screen

year-of = year { $year } of 7
weather-now = { $climate }
weather-costs = { $climate }, upgrade { $cost }
weather-ahead = then { $climate }
court-cost = court costs { $cost }
label-market = Market
label-dice = Dice
label-assisi = Assisi
label-home = home
label-housing-disc = disc { $disc }
label-barracks = Barracks
label-bazaar = Bazaar
label-quarry = Quarry
label-temple = Temple
label-fields = Fields
label-granary = granary
label-monuments = Monuments
label-heroes = Heroes
label-worship = worship { $level }
label-used = used: { $heroes }
label-perhaps = used: one of { $heroes }
label-none-used = all active
label-out = out until the season ends
label-gone = forgotten in history
label-defenders =
    { $count ->
        [one] 1 defender
       *[other] { $count } defenders
    }
label-sealed = sealed
label-waiting = thinking
label-attacks =
    { $you ->
        [yes] attacks you
       *[no] attacks { $city }
    }
label-hero-shown = hero { $hero }
legend = ♟ peasant · ♙ lying down · ● captive · ▲ monument · ¤ silver · ❦ wheat · ★ King of Kings. Spaces 12, 16, 20 of the housing are free assignments.

rules =
    In Alba Longa each king rules a city. Whoever has raised 10 monuments and has at least 16 peasants at the end of a year wins. There are at most seven years; if nobody has done it by then, all lose.

    A YEAR has a growing season and a harvest season, then the year ends. In each season: begin, assign peasants, resolve the jobs, bring the peasants home, name a new King of Kings.

    BEGIN. The dice cost goes back to 0. You may sell 1 peasant for 1 silver or 3 for 2. Peasants on spaces 12, 16 and 20 of the Housing Track may go to any job without dice.

    COURT. From the King of Kings clockwise each king may hold court: pay the dice cost to one market stall, roll four dice of 1 to 4, take one and assign 1 to that many peasants to its job: soldiers, merchants, quarry workers or priests. In the harvest season the holder may use any die for farmers. Then each other king may buy one remaining die for 1 silver, paid to a stall, never for farmers. When all have had their turn the cost rises by 1, to 4 at most, and it goes round again. Whoever passes on holding court, or cannot pay, or has nobody at home, is out of courts and purchases until the season ends.

    SOLDIERS. Kings with soldiers choose a city to attack, in secret; then everybody who attacks or is attacked chooses a hero, in secret. All attackers of a city add their soldiers and heroes; the city defends with its own. A surplus of 1 to 2 is one sabotage, 3 to 5 two, 6 to 9 three, 10 or more four. The attackers sabotage one peasant each in turn, the strongest first. Heroes 1 to 4 are used up and return when all four are used; the 0 stays.

    MERCHANTS earn 1 silver each for spaces 1, 3 and 6. The fullest stall is emptied; then the king with most merchants takes the next fullest, and so on. QUARRY: two workers raise a monument. PRIESTS raise your worship.

    FARMERS (harvest season). Each yields 2, 3 or 4 wheat in a dry, moderate or wet year, one lying down 1 less. The weather card is turned over and shows what an upgrade costs in worship: 1 more wheat for each standing farmer. Only a king who upgraded may spend 2 more worship on a blessing: 3 wheat, 2 silver or a monument.

    THE YEAR ENDS. Every peasant eats 1 wheat; those who get none leave. A king without any wheat is out of the game. Then you may welcome 1 to 6 peasants for 1, 3, 6, 10, 15 or 21 wheat. If several reach the goal the largest population wins, then wheat and coins together, then they share.

    A JOB WELL DONE rewards the one king with most: soldiers, a used hero back; quarry workers, the housing disc moves and free spaces come sooner; worship in harvest, a blessing costs 1; standing farmers, 2 wheat. SPOILS OF WAR: an attacker with no more monuments than the city captures those he sabotages; captives work for him until the season ends. ASSISI is a city without a king: its defenders fight without a hero, and each sabotage takes an item. It gains a defender when attacked, and the King of Kings adds an item every season. Two kings always play with Assisi; in their courts holder and other take turns twice.

## Bots with a character

person-builder = Silvia
person-warrior = Tullus
person-gambler = Faunus
