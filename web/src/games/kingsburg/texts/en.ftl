### Kingsburg: what the board says beside the title’s own texts.

kb-tab-province = Province
kb-tab-year = Year
kb-tab-points = Points
kb-court = The royal court
kb-over = The end
kb-phase = Year { $year } · { $phase }
kb-year = Year { $year } of V
kb-wheel = Year { $year } of V, { $phase }
kb-winter = Winter { $year }
kb-you = You
kb-nothing = nothing

## Names without an article

kb-adv-jester = Jester
kb-adv-squire = Squire
kb-adv-architect = Architect
kb-adv-merchant = Merchant
kb-adv-sergeant = Sergeant
kb-adv-alchemist = Alchemist
kb-adv-astronomer = Astronomer
kb-adv-treasurer = Treasurer
kb-adv-master-hunter = Master Hunter
kb-adv-general = General
kb-adv-swordsmith = Swordsmith
kb-adv-duchess = Duchess
kb-adv-champion = Champion
kb-adv-smuggler = Smuggler
kb-adv-inventor = Inventor
kb-adv-wizard = Wizard
kb-adv-queen = Queen
kb-adv-king = King

kb-name-statue = Statue
kb-name-chapel = Chapel
kb-name-church = Church
kb-name-cathedral = Cathedral
kb-name-inn = Inn
kb-name-market = Market
kb-name-farms = Farms
kb-name-merchants-guild = Merchants’ Guild
kb-name-guard-tower = Guard Tower
kb-name-blacksmith = Blacksmith
kb-name-barracks = Barracks
kb-name-wizards-guild = Wizards’ Guild
kb-name-palisade = Palisade
kb-name-stables = Stables
kb-name-stone-wall = Stone Wall
kb-name-fortress = Fortress
kb-name-barricade = Barricade
kb-name-crane = Crane
kb-name-town-hall = Town Hall
kb-name-embassy = Embassy

kb-short-statue = Statue
kb-short-chapel = Chapel
kb-short-church = Church
kb-short-cathedral = Cathedral
kb-short-inn = Inn
kb-short-market = Market
kb-short-farms = Farms
kb-short-merchants-guild = Merch. Gd
kb-short-guard-tower = Guard Twr
kb-short-blacksmith = Blacksmith
kb-short-barracks = Barracks
kb-short-wizards-guild = Wizards’ Gd
kb-short-palisade = Palisade
kb-short-stables = Stables
kb-short-stone-wall = Stone Wall
kb-short-fortress = Fortress
kb-short-barricade = Barricade
kb-short-crane = Crane
kb-short-town-hall = Town Hall
kb-short-embassy = Embassy

## What the advisors give

kb-gift-jester = 1 point.
kb-gift-squire = 1 gold.
kb-gift-architect = 1 wood.
kb-gift-merchant = 1 gold or 1 wood.
kb-gift-sergeant = 1 soldier.
kb-gift-alchemist = One of each other kind for 1 good of yours, if you like.
kb-gift-astronomer = 1 good of your choice and a +2 token.
kb-gift-treasurer = 2 gold.
kb-gift-master-hunter = 1 wood, and 1 gold or 1 stone.
kb-gift-general = 2 soldiers and a secret look at this year’s enemy.
kb-gift-swordsmith = 1 stone, and 1 gold or 1 wood.
kb-gift-duchess = 2 goods of your choice and a +2 token.
kb-gift-champion = 3 stone.
kb-gift-smuggler = 3 goods of your choice for 1 point, if you like.
kb-gift-inventor = 1 gold, 1 wood and 1 stone.
kb-gift-wizard = 4 gold.
kb-gift-queen = 2 goods of your choice, a secret look at this year’s enemy and 3 points.
kb-gift-king = 1 gold, 1 wood, 1 stone and 1 soldier.

## What the buildings do

kb-building-text =
    { $points ->
        [0] No points.
        [one] 1 point.
       *[other] { $points } points.
    } { $effect }
kb-effect-statue = If all your dice show the same face, you may reroll one. Once a season.
kb-effect-chapel = If your dice make 7 or less in all, you may reroll all of them. Once a season.
kb-effect-church = +1 in battle against Demons.
kb-effect-cathedral = At the end, 1 point for every two goods you have.
kb-effect-inn = A +2 token at the end of every Summer.
kb-effect-market = Once a season a group of dice may count one more or one less.
kb-effect-farms = An extra white die in every season, but −1 in battle.
kb-effect-merchants-guild = 1 gold before the roll of every season.
kb-effect-guard-tower = +1 in battle.
kb-effect-blacksmith = +1 in battle.
kb-effect-barracks = A soldier costs you 1 good instead of 2 at recruitment.
kb-effect-wizards-guild = +2 in battle.
kb-effect-palisade = +1 in battle, +2 against Zombies.
kb-effect-stables = Whenever an advisor gives you soldiers, you get one extra.
kb-effect-stone-wall = +1 in battle. A draw counts as a victory.
kb-effect-fortress = +1 in battle. 1 point for every victory.
kb-effect-barricade = +1 in battle against Goblins.
kb-effect-crane = Buildings of columns III and IV cost you 1 gold less.
kb-effect-town-hall = At the end of every season, 1 good or +2 token may become 1 point.
kb-effect-embassy = 1 point at the end of every season.
kb-costs = Cost: { $cost }.
kb-stands = Already built.
kb-can-build = You can build it now.
kb-affordable = It comes next in its row, and the goods are there.
kb-not-yet = The buildings to its left come first.
kb-first = { $name } comes first in this row.
kb-short = { $goods } short.
kb-helper = { $name } gives it.
kb-cost = cost
kb-fallen = Destroyed in the battle.
kb-built = built
kb-lost = destroyed

## Amounts

kb-amount-gold = { $count } gold
kb-amount-wood = { $count } wood
kb-amount-stone = { $count } stone
kb-amount-goods =
    { $count ->
        [one] 1 good of your choice
       *[other] { $count } goods of your choice
    }
kb-amount-tokens =
    { $count ->
        [one] 1 +2 token
       *[other] { $count } +2 tokens
    }
kb-amount-soldiers =
    { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
kb-amount-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
kb-amount-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
kb-amount-peek = a look at the enemy
kb-amount-swap = 1 good for the two others
kb-amount-pay_points = for 1 point
kb-hand = dice in hand: { $dice }

## The court

kb-taken = { $name } is there with { $dice }.
kb-taken-you = You are there with { $dice }.
kb-taken-neutral = Neutral dice are there: { $dice }.
kb-niche-legal = You can reach it: { $way }.
kb-niche-aimed = You aim here with { $way }.
kb-why-taken = Taken; only the Envoy goes where somebody is.
kb-why-number = Needs { $number }; your dice make { $makes }.
kb-why-number-helped = Needs { $number }; your dice make { $makes }, with help also { $helped }.
kb-free = Nobody is there.
kb-worth = enough for { $buildings }
kb-white-face = white { $face }
kb-with-plus2 = +2 token
kb-with-market-up = Market +1
kb-with-market-down = Market −1
kb-with-envoy = with the Envoy
kb-neutral-aside = A neutral { $dice } is set aside.
kb-unseen = Enemy unknown
kb-you-defend = You defend { $defend }
kb-enemy-range = The enemy of this winter: strength { $least } to { $most }
kb-enemy-known = { $enemy }, strength { $strength }
kb-enemy-card = Defeat: { $lose }. Victory: { $gain }.
kb-enemy-may = One of these: { $cards }.
kb-enemy-seen = Seen by { $names }.
kb-enemy-unseen = Nobody has looked at it yet.

## My dice

kb-your-dice = Your dice
kb-die = Die { $number }: { $face }
kb-die-white = Die { $number }: white { $face }
kb-plus2-label =
    { $count ->
        [one] Add your +2 token
       *[other] Add one of your { $count } +2 tokens
    }
kb-left = { $count } left
kb-used = used
kb-market-short = Market
kb-market-label =
    { $shift ->
        [1] Market: one more
        [-1] Market: one less
       *[0] Market: not used
    }
kb-pick = Pick dice, or an advisor
kb-choose = Choose one
kb-in-reach =
    { $count ->
        [0] Your dice reach nobody who is free.
        [one] 1 advisor is in reach.
       *[other] { $count } advisors are in reach.
    }
kb-needs-help = { $sum } makes { $total }; with help: { $names }
kb-reaches = { $way } reaches { $name }
kb-reaches-none = { $sum } makes { $total }: nobody is free there.
kb-other-ways = Other ways
kb-place = Place the dice
kb-place-on = Place on { $number }
kb-pass = Pass
kb-pass-really = Pass anyway
kb-pass-sure = You have dice left; a pass lasts until the season ends.
kb-no-target = After this, nobody is left for your { $dice }.
kb-enough-soldiers = You already beat whoever comes: { $defend } against { $strength }.

## What comes of it

kb-outcome-place =
    { $building ->
        [none] { $gift }
       *[other] { $gift }: enough for { $building }
    }{ $left ->
        [none] {""}
       *[other] ; leaves { $left }
    }
kb-outcome-reroll = What you rolled is gone, whatever comes.
kb-outcome-build =
    { $points ->
        [0] No points
        [one] 1 point
       *[other] { $points } points
    }, { $effect }; leaves { $left }
kb-outcome-recruit = You defend { $defend } against { $strength }; leaves { $left }
kb-outcome-lose = You keep { $left }
kb-outcome-pay =
    { $points ->
        [one] You then have 1 point
       *[other] You then have { $points } points
    }
kb-outcome-have = You then have { $goods }
kb-outcome-have-enough = You then have { $goods }: enough for { $building }
kb-can-pay =
    { $count ->
        [one] You can pay for 1 building.
       *[other] You can pay for { $count } buildings.
    }
kb-defends = You defend { $defend } against { $strength }, and the King’s die helps.
kb-pile-pick =
    { $count ->
        [one] Choose 1 more good
       *[other] Choose { $count } more goods
    }
kb-pile-less = One less: { $good }
kb-pile-more = One more: { $good }

## Choices

kb-take = Take { $goods }
kb-lose = Lose { $goods }
kb-recruit = Recruit a soldier for { $goods }
kb-swap-gold = 1 gold for 1 wood and 1 stone
kb-swap-wood = 1 wood for 1 gold and 1 stone
kb-swap-stone = 1 stone for 1 gold and 1 wood
kb-pay-token = A +2 token for 1 point
kb-pay-gold = 1 gold for 1 point
kb-pay-wood = 1 wood for 1 point
kb-pay-stone = 1 stone for 1 point
kb-reroll-chapel-all = Reroll all dice, with the Chapel
kb-reroll-statue-coloured = Reroll a coloured die, with the Statue
kb-reroll-statue-white = Reroll a white die, with the Statue
kb-leave-reroll = Keep the dice
kb-leave-influence = Pass for this season
kb-leave-swap = Decline
kb-leave-smuggle = Decline
kb-leave-build = Build nothing
kb-leave-build-again = Keep the Envoy
kb-leave-town-hall = Pay nothing
kb-leave-recruit = Recruit no more
kb-build = Build
kb-build-it = Build { $name }
kb-build-pick = Choose a building
kb-list-influence = { $number } { $name }: { $way }
kb-list-build = { $name }. { $effect }
kb-list-build-envoy = { $name }, with the Envoy. { $effect }

## Seats

kb-placed = all placed
kb-passed = passed
kb-places =
    { $left ->
        [one] placing, 1 die
       *[other] placing, { $left } dice
    }
kb-dice-left =
    { $left ->
        [one] 1 die
       *[other] { $left } dice
    }
kb-does-aid-goods = choosing a good
kb-does-reroll = rerolling
kb-does-gift = choosing a gift
kb-does-build = building
kb-does-build-second = building
kb-does-town-halls = at the Town Hall
kb-does-recruit = recruiting
kb-does-spoils = after the battle
kb-has-envoy = has the King’s Envoy
kb-has-aid = rolls the white die of the King’s Aid
kb-final-line =
    { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    } · { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }

## Province and year

kb-province-own = Your province
kb-province-of = { $name }
kb-back-own = Back to yours
kb-soldiers = Soldiers
kb-soldiers-of =
    { $count ->
        [one] { $name }: 1 soldier
       *[other] { $name }: { $count } soldiers
    }
kb-points-own = Your points so far
kb-points-of = { $of } points
kb-battle-again = The last battle
kb-calendar-kings-aid = King’s Aid
kb-calendar-spring = Spring
kb-calendar-kings-reward = King’s Reward
kb-calendar-summer = Summer
kb-calendar-kings-envoy = King’s Envoy
kb-calendar-autumn = Autumn
kb-calendar-recruitment = Recruiting
kb-calendar-winter = Winter
kb-phase-text-kings-aid = The player with the fewest buildings, and then the fewest goods, rolls an extra white die in Spring. On a tie, each takes one good instead.
kb-phase-text-spring = A season: roll, influence the court, take the gifts, build.
kb-phase-text-kings-reward = The player with the most buildings gets 1 point; tied players all get it.
kb-phase-text-summer = A season like Spring. At its end every Inn gives a +2 token.
kb-phase-text-kings-envoy = The player with the fewest buildings, and then the fewest goods, gets the Envoy: an occupied advisor, or a second building. On a tie, nobody gets him.
kb-phase-text-autumn = The last season of the year.
kb-phase-text-recruitment = Buy soldiers: two goods each, one with the Barracks.
kb-phase-text-winter = The enemy comes. Soldiers, the King’s die and buildings against their strength.
kb-ahead = The year ahead
kb-ahead-kings-aid = fewest buildings
kb-ahead-spring = the first roll
kb-ahead-kings-reward = most buildings
kb-ahead-summer = the second roll
kb-ahead-kings-envoy = fewest buildings
kb-ahead-autumn = the last roll
kb-ahead-recruitment = goods for soldiers
kb-ahead-winter = enemy { $strength }
kb-ahead-none = Then a new year begins.

## What things are

kb-about-gold = Pays for buildings and soldiers.
kb-about-wood = Pays for buildings and soldiers.
kb-about-stone = Pays for buildings and soldiers.
kb-about-soldiers = Each adds 1 in the battle of this winter, then goes home.
kb-about-tokens = Adds 2 to a group of dice. Each can be used once.
kb-about-points = Whoever has the most after five years wins.
kb-about-dice = Dice in hand. They go to the court, group by group.
kb-about-kings-die = Rolled once in winter: its number helps everybody.
kb-plus2-name = +2 token
kb-kings-die = King’s die
kb-buildings = buildings
kb-against = { $combat } against { $strength }
kb-strongest = strongest

## The battle

kb-strength = Strength { $strength }
kb-defeat = Defeat
kb-victory = Victory
kb-king-sends = The King sends { $count }
kb-waits = waits
kb-chooses = chooses
kb-result-victory = Victory
kb-result-wall = Victory
kb-result-draw = Draw
kb-result-defeat = Defeat
kb-fight-label = { $name }: soldiers { $soldiers }, King’s die { $die }, buildings { $buildings }, together { $combat } against { $strength }. { $result }.
kb-fight-gain = Gains { $what }.
kb-fight-lose = Loses { $what }.
kb-you-gain = You gain { $what }.
kb-you-lose = You lose { $what }.
kb-battle-rages = The battle of winter
kb-sum-victory = You win, { $combat } against { $strength }.
kb-sum-wall = Your Stone Wall wins, { $combat } against { $strength }.
kb-sum-draw = You hold out, { $combat } against { $strength }.
kb-sum-defeat = You lose, { $combat } against { $strength }.
kb-go-on = Go on to year { $year }
kb-count = Count the points
kb-to-court = Back to the court

## The end

kb-verdict = The largest share: { $what }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
end-kingsburg = The King has chosen his counsellor
explain-kingsburg-buildings = the points printed on the buildings that still stand
explain-kingsburg-advisors = the Jester 1, the Queen 3, the Smuggler −1 each time
explain-kingsburg-reward = 1 each year for the most buildings after Spring
explain-kingsburg-embassy = 1 at the end of each season with an Embassy
explain-kingsburg-town-hall = 1 for a good or +2 token paid at the end of a season
explain-kingsburg-victories = what the beaten enemies gave, 1 for the strongest victor, 1 with the Fortress
explain-kingsburg-defeats = what enemies took from you
explain-kingsburg-cathedral = 1 for every two goods left, with a Cathedral

## Keys

kb-key-dice = pick a die of your hand
kb-key-plus2 = add a +2 token
kb-key-market = Market: one more, one less, not at all
kb-key-clear = put the dice back
kb-key-walk = walk over the court or the province
kb-key-choose = choose a good, a building or another answer by its number
kb-key-pass = pass, decline, take nothing
