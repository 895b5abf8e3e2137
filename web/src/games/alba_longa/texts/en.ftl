### Alba Longa: what the board says beside the title’s own texts.

alba-tab-court = Court
alba-tab-year = Year
alba-phase = Year { $year } · { $season } · { $phase }
alba-growing = growing
alba-harvest = harvest
alba-king-of-kings = King of Kings
alba-has-piety = has the Mark of Piety
alba-piety = The Mark of Piety is with { $name }: a blessing costs less.
alba-back-own = Back to your city
alba-back-target = Back to the city under attack

## The question, what comes of an answer, and what it would cost

alba-ask-slavery =
    { $season ->
        [harvest] The harvest season begins
       *[growing] The growing season begins
    }
alba-ask-free = Send a free peasant to work
alba-ask-court =
    { $cost ->
        [0] Hold court for free, or pass
       *[other] Hold court for { $cost } silver, or pass
    }
alba-ask-pay = Pay { $silver } silver to a market stall
alba-ask-take = Take one of the four dice
alba-ask-buy = Buy a die for 1 silver, or pass
alba-ask-army = Take a used hero back, or not
alba-ask-recall = Take one used hero back
alba-ask-target = Choose a city to attack
alba-ask-hero =
    { $attacked ->
        [yes] Choose a hero: you are attacked
       *[no] Choose a hero for your attack
    }
alba-ask-sabotage = Strike somebody in { $city }
alba-ask-pillage = Take an item from Assisi
alba-ask-stock = Add an item to Assisi
alba-ask-upgrade = Upgrade your harvest, or not
alba-ask-blessing = Ask for the blessing, or not
alba-ask-name = Name the next King of Kings
alba-ask-successor = Name the next King of Kings
alba-ask-growth = Welcome new peasants
alba-go-keep = Sell nobody
alba-go-hold-court = Hold court
alba-go-pass-court = Pass the season
alba-go-pass-die = Buy no die
alba-go-upgrade = Upgrade
alba-go-no-upgrade = Keep it as it is
alba-go-blessing = Ask for it
alba-go-no-blessing = Do not ask
alba-go-no-growth = Welcome nobody
alba-back = Back
alba-wait = Choose first
alba-wait-die = Choose a die
alba-out-soldiers =
    { $all ->
        [one] 1 soldier and a hero: you must attack a city.
       *[other] { $all } soldiers and a hero: you must attack a city.
    }
alba-out-merchants =
    { $all ->
        [one] 1 merchant earns { $brings } silver, then a stall.
       *[other] { $all } merchants earn { $brings } silver, then a stall.
    }
alba-out-quarry =
    { $brings ->
        [0] { $all ->
            [one] 1 worker alone raises no monument.
           *[other] { $all } workers raise no monument.
        }
        [one] { $all } workers raise a monument: { $total } of { $goal }.
       *[other] { $all } workers raise { $brings }: { $total } monuments of { $goal }.
    }
alba-out-priests = Worship goes from { $level } to { $total }.
alba-out-farmers = Wheat +{ $brings }: bread for { $bread } of { $need }.
alba-out-home =
    { $count ->
        [0] Nobody left.
       *[other] { $count } left.
    }
alba-out-begin = Selling earns silver, but you need { $goal } peasants to win.
alba-out-sell =
    { $count ->
        [one] 1 peasant leaves for 1 silver: { $people } of { $goal } remain.
       *[other] { $count } peasants leave for 2 silver: { $people } of { $goal } remain.
    }
alba-out-free =
    { $count ->
        [one] One peasant may go to any job without a die.
       *[other] { $count } peasants may go to any job without a die.
    }
alba-out-take = Each die sends peasants to its job; at home: { $home }.
alba-out-buy =
    { $count ->
        [one] One die is left; at home: { $home }.
       *[other] { $count } dice are left; at home: { $home }.
    }
alba-out-court =
    { $cost ->
        [0] You roll four dice and take one; the others may buy.
       *[other] Four dice, you take one; { $silver } silver stays with you.
    }
alba-out-pass = No more court and no more dice for you this season.
alba-out-stalls = { $count } stalls; the fullest goes to the bank.
alba-out-pay = Stall { $stall } then holds { $coins }; the fullest goes to the bank.
alba-out-upgrade = Harvest { $wheat } becomes { $better }; { $left } worship is left.
alba-out-blessing = Left in the stack: wheat { $wheat }, silver { $silver }, monument { $monument }.
alba-out-growth =
    { $count ->
        [one] Your wheat ({ $wheat }) welcomes one peasant.
       *[other] Your wheat ({ $wheat }) welcomes up to { $count } peasants.
    }
alba-out-grow = Peasants: { $people } of { $goal }; { $wheat } wheat stays stored.
alba-out-target = { $soldiers } of yours against { $others }, heroes apart.
alba-out-assisi = { $soldiers } of yours and a hero against { $others } without one.
alba-out-targets =
    { $soldiers ->
        [one] Your one soldier must attack; all cities are shown at once.
       *[other] Your { $soldiers } soldiers must attack; all cities are shown at once.
    }
alba-out-heroes = A hero adds to your soldiers: { $soldiers }.
alba-out-attack = Attack { $attack } against { $defence }.
alba-out-defence = Defence { $own } against { $against }.
alba-out-both = Attack { $attack } against { $defence }; defence { $own } against { $against }.
alba-span = { $least } to { $most }
alba-out-sabotage =
    { $count ->
        [one] One sabotage: somebody stops working this season.
       *[other] { $count } sabotages: each stops one worker this season.
    }
alba-out-pillage =
    { $count ->
        [one] One item is yours to take.
       *[other] { $count } items are yours to take.
    }
alba-out-name = { $name } begins the next season and wins ties.
alba-struck-soldiers = Soldiers cannot be sabotaged.
alba-struck-merchants =
    { $left ->
        [0] The last merchant lies down: silver { $then } instead of { $now }.
       *[other] Merchants left: { $left }; silver { $then } instead of { $now }.
    }
alba-struck-quarry = Workers left: { $left }; monuments: { $then } instead of { $now }.
alba-struck-priests = Priests left: { $left }; worship +{ $then } instead of +{ $now }.
alba-struck-farmers = Farmers standing: { $left }; wheat { $then } instead of { $now }.
alba-starve = { $count } will starve: { $need } to feed, { $wheat } wheat
alba-spare =
    { $count ->
        [one] One of them adds nothing
       *[other] { $count } of them add nothing
    }
alba-goal = Goal: { $monuments } monuments and { $people } peasants at a year’s end
alba-silver = silver
alba-worship = worship
alba-bread = bread
alba-home = at home
alba-wheat-left = wheat left
alba-bar-attack = attack
alba-bar-defence = defence

## Scenes

alba-season =
    { $season ->
        [harvest] Year { $year }, the harvest
       *[growing] Year { $year }, the growing season
    }
alba-leads =
    { $you ->
        [yes] you lead
       *[no] { $name } leads
    }
alba-gods = The blessing of the gods
alba-gods-give = The gods give { $blessing }
alba-gods-nobody = Nobody asked for it.
alba-you-lost =
    { $count ->
        [one] You lack wheat: 1 peasant leaves; peasants left: { $left }.
       *[other] You lack wheat: { $count } peasants leave; peasants left: { $left }.
    }
alba-you-gone = You have no wheat at all: your city is forgotten.
alba-bread-says = need { $need } · stored { $stored }
alba-bread-harvest = {" "}· harvest { $harvest }

## The inspector

alba-need = need
alba-stored = stored
alba-expected = harvest
alba-card-workers =
    { $count } at work{ $captives ->
        [0] {""}
        [one] , 1 captive
       *[other] , { $captives } captives
    }{ $lying ->
        [0] {""}
       *[other] , { $lying } lying down
    }
alba-card-soldiers = They attack a city and defend your own, each with strength 1.
alba-card-merchants = Silver on spaces 1, 3 and 6; the king with most merchants takes the best stall left.
alba-card-quarry = Every two workers raise a monument.
alba-card-priests = Each priest raises your worship by 1.
alba-card-farmers = Each farmer yields { $wheat } wheat this year, in the harvest season.
alba-brings-soldiers = strength { $count }, and a hero
alba-brings-merchants = { $count } silver
alba-brings-quarry =
    { $count ->
        [one] 1 monument
       *[other] { $count } monuments
    }
alba-brings-priests = worship { $worship }, +{ $count }
alba-brings-farmers = { $count } wheat
alba-card-press = Press to choose it.
alba-card-shows = shows { $value }
alba-card-die =
    { $value ->
        [0] For { $job }.
        [one] 1 peasant joins the { $job }.
       *[other] 1 to { $value } peasants join the { $job }.
    }
alba-card-sends =
    { $count ->
        [one] You can send 1.
       *[other] You can send up to { $count }.
    }
alba-card-stall = Stall { $stall }
alba-card-coins = { $count } silver
alba-card-stalls = When merchants are paid the fullest stall goes to the bank; the next go to the kings with most merchants.
alba-card-fullest = the fullest: it would go to the bank
alba-card-later = { $count } silver for whoever takes it
alba-card-hero = Hero { $hero }
alba-card-strength = Adds { $hero } to your soldiers, in attack and defence.
alba-card-used = used
alba-card-perhaps = perhaps used
alba-card-active = can be played
alba-card-stays = Always comes back to the hand.
alba-card-returns = Once played it waits until all four are used.
alba-card-item = One sabotage of Assisi takes one of them.
alba-card-there = { $count } there
alba-card-court = Four dice are rolled; the holder takes one, the others may buy one each for 1 silver.
alba-card-crown = Goes first, wins ties, and names another king after each season.
alba-card-piety = The Mark of Piety
alba-card-piety-gives = A blessing costs 1 worship instead of 2.
alba-card-assisi = A city without a king: whoever beats its defenders takes what lies there.
alba-card-of = { $count } of { $goal }
alba-card-grow = Wheat that is left at a year’s end welcomes new peasants.
alba-card-people = peasants
alba-card-home = They can be sent to work. From the blue houses 12, 16 and 20 they go without a die.
alba-card-free =
    { $count ->
        [0] nobody goes without a die
        [one] 1 goes without a die
       *[other] { $count } go without a die
    }
alba-card-silver = Pays for courts and for dice.
alba-card-worship = Pays for a better harvest and for blessings.
alba-card-bread = One wheat for every peasant at the year’s end; those who get none leave.
alba-card-fed = As it stands, nobody goes hungry.

## The city

alba-city-says = { $city }: { $monuments } of 10 monuments; peasants { $people }, of them at home { $home }; at work: soldiers { $soldiers }, merchants { $merchants }, quarry workers { $workers }, priests { $priests }, farmers { $farmers }; worship { $worship }, wheat { $wheat }
alba-place =
    { $lying ->
        [0] { $place }: { $workers }, { $count } at work
       *[other] { $place }: { $workers }, { $count } at work, { $lying } lying down
    }
alba-village = Village
alba-at-home = { $count } at home
alba-each = each
alba-safe = safe
alba-seat-line = { $city }: { $monuments } of 10 monuments, { $people } of 16 peasants, { $silver } silver, { $wheat } wheat, worship { $worship }, soldiers { $soldiers }

## What kings do

alba-does-begin = to begin
alba-does-court = court?
alba-does-pay = paying
alba-does-die = die?
alba-does-target = city?
alba-does-hero = hero?
alba-does-sabotage = sabotaging
alba-does-stock = Assisi
alba-does-upgrade = upgrade?
alba-does-blessing = blessing?
alba-does-name = naming
alba-does-growth = growing
alba-sealed = sealed
alba-out = passed

## Court and stalls

alba-court = The court
alba-to-hold = to hold court
alba-taken = taken
alba-stall =
    { $coins ->
        [0] Stall { $stall }, empty
       *[other] Stall { $stall }, { $coins } silver
    }
alba-stall-full = Stall { $stall }, { $coins } silver, the fullest
alba-die = { $number }: { $job }, { $value }
alba-die-gone = { $job }: taken
alba-farm = farm
alba-how-many = How many peasants
alba-fewer = fewer
alba-more = more
alba-choose = Choose
alba-send-soldiers = Send { $count } to the barracks
alba-send-merchants = Send { $count } to the bazaar
alba-send-quarry = Send { $count } to the quarry
alba-send-priests = Send { $count } to the temple
alba-send-farmers = Send { $count } to the fields
alba-go-sell =
    { $count ->
        [one] Sell 1 peasant
       *[other] Sell { $count } peasants
    }
alba-go-pillage-captive = Take a captive
alba-go-pay = Pay stall { $stall }
alba-go-hero = Seal hero { $hero }
alba-go-recall = Take hero { $hero } back
alba-go-name = Name { $name }
alba-go-grow = Welcome { $count } for { $cost } wheat
alba-captive-to = a captive for the { $job }
alba-recall-says =
    { $count ->
        [one] Your one used hero becomes active again.
       *[other] One of your { $count } used heroes becomes active again; you choose which, unseen.
    }

## War

alba-attacks =
    { $count ->
        [one] One attack
       *[other] { $count } attacks
    }
alba-against = against
alba-defends = defending
alba-now = now
alba-next = to come
alba-resolved = done
alba-won-by = Won by { $success }
alba-holds = The city holds
alba-sabotages =
    { $count ->
        [one] one sabotage
       *[other] { $count } sabotages
    }
alba-items =
    { $count ->
        [one] one item
       *[other] { $count } items
    }
alba-table-won = Won by
alba-table-sabotages = Sabotages
alba-your-heroes = Your heroes
alba-heroes-of = { $of } heroes
alba-used-count =
    { $count ->
        [one] one is used
       *[other] { $count } are used
    }

## The year

alba-year = Year { $year }
alba-year-is =
    { $id ->
        [dry] A dry year
        [moderate] A moderate year
       *[wet] A wet year
    }
alba-year-ahead =
    { $id ->
        [dry] The year ahead is dry
        [moderate] The year ahead is moderate
       *[wet] The year ahead is wet
    }
alba-farmer-brings = A farmer yields { $wheat } wheat, 1 more with an upgrade.
alba-cost-unseen = Its price in worship is still hidden: { $costs }.
alba-cost-is = An upgrade costs { $cost } worship.
alba-then = Then, in this order
alba-then-soldiers = strike a city
alba-then-merchants = silver, a stall
alba-then-quarry = 2 raise one
alba-then-priests = worship
alba-then-farmers = wheat
alba-then-blessing = for worship
alba-year-end = The end of year { $year }
alba-brought = harvested
alba-fed = fed
alba-left = departed
alba-came = welcomed
alba-gone = out of the game

## The end

end-alba-longa = An empire begins
explain-alba-longa-monuments = ten are needed to win
explain-alba-longa-population = sixteen peasants are needed to win; more do not count here
alba-final-line = peasants { $people } · store { $stores }
alba-end-you =
    { $count ->
        [one] You win.
       *[other] You win together: { $names }.
    }
alba-end-other =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
alba-end-nobody = Nobody wins.
alba-verdict-goal = Ten monuments and { $people } peasants at the end of year { $year }; nobody else had both.
alba-verdict-population = Several had ten monuments and sixteen peasants; { $people } peasants were the most.
alba-verdict-stores = Several had reached the goal with as many peasants; { $stores } wheat and coins together were the most.
alba-verdict-shared = Goal, peasants, wheat and coins were the same.
alba-verdict-survivor = All other cities are forgotten.
alba-verdict-nobody = After year { $year } no city had ten monuments and sixteen peasants: all kings lose.

## Keys

alba-key-pick = pick a die, a card or a stall
alba-key-walk = to the next or the previous card
alba-key-count = send more or fewer peasants
alba-key-farm = the die for farmers, in harvest
alba-key-do = do what is picked
alba-key-no = pass, or say no
