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
alba-does-pay = pays
alba-does-die = taking a die
alba-does-target = choosing a city
alba-does-hero = choosing a hero
alba-does-sabotage = sabotaging
alba-does-stock = Assisi
alba-does-upgrade = upgrade?
alba-does-blessing = prays
alba-does-name = naming a king
alba-does-growth = grows
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
alba-go-pay = Pay stall { $stall }
alba-go-hero = Seal hero { $hero }
alba-go-recall = Take hero { $hero } back
alba-go-name = Name { $name }
alba-go-grow =
    { $count ->
        [one] Welcome 1 peasant for { $cost } wheat
       *[other] Welcome { $count } peasants for { $cost } wheat
    }
alba-captive-to = a captive for the { $job }
alba-court-says =
    { $cost ->
        [0] This round a court is free. You roll four dice and take one; the others may buy one each for 1 silver.
       *[other] You pay { $cost } silver to one stall, roll four dice and take one; the others may buy one each for 1 silver.
    }
alba-upgrade-says = Your harvest: { $wheat } wheat as it is, { $more } for { $cost } worship. Only a king who upgrades may ask for the blessing.
alba-blessing-says = For { $price } worship you get what the card shows: 3 wheat, 2 silver or a monument.
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
alba-defends = defends
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
alba-skip = Skip
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
alba-year-is = A { $climate } year
alba-year-ahead = The year ahead is { $climate }
alba-farmer-brings = A farmer yields { $wheat } wheat, 1 more with an upgrade.
alba-cost-unseen = Its price in worship is still hidden: { $costs }.
alba-cost-is = An upgrade costs { $cost } worship.
alba-then = After the court, in this order
alba-then-soldiers = attack a city
alba-then-merchants = silver, then a stall
alba-then-quarry = two raise a monument
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
