### Comuni: what the board says beside the title’s own texts.

cm-tab-screen = Screen
cm-tab-threat = Enemy
cm-phase = Turn { $turn } · { $phase }
cm-none = none
cm-now = now
cm-nobody = nobody

## Counts

cm-count-gold = { $count } gold
cm-count-army = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
cm-count-craftsman = { $count ->
    [one] 1 craftsman
   *[other] { $count } craftsmen
}
cm-count-pilgrim = { $count ->
    [one] 1 pilgrim
   *[other] { $count } pilgrims
}
cm-count-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
cm-count-walls = { $count ->
    [one] 1 wall section
   *[other] { $count } wall sections
}
cm-envoys-home = { $count ->
    [one] 1 envoy at home
   *[other] { $count } envoys at home
}
cm-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cm-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
cm-turns-left = { $count ->
    [0] last turn
    [one] 1 more turn
   *[other] { $count } more turns
}

## The town

cm-town-says = { $comune }. Buildings: { $buildings }. Storeys of the wall sections: { $walls }.
cm-building-says = { $category } { $storeys }
cm-building-active = { $category }, storeys: { $storeys }, points: { $points }; active
cm-building-asleep = { $category }, storeys: { $storeys }, points: { $points }; inactive
cm-building-points = building points { $points }
cm-active = { $category }: active
cm-asleep = { $category }: inactive
cm-walls-hold = walls hold { $defence }
cm-walls-full = With an army on every wall card the town defends itself with { $defence }.
cm-place-cost = { $cost ->
    [0] { $text }
    [one] { $text }, for 1 craftsman
   *[other] { $text }, for { $cost } craftsmen
}

## The loggia

cm-columns = Project columns
cm-column-says = { $can ->
    [project] Bid on column { $number }.{" "}
    [offer] Bid on column { $number } instead.{" "}
    [displaced] Move your envoy to column { $number }.{" "}
   *[no] Column { $number }.{" "}
}Cards: { $cards }. { $offer }{ $bonus ->
    [yes] . A resource of your choice with the claim
   *[no] {""}
}. { $why }
cm-no-offer = No bid
cm-offer-of = { $name } bids { $gold } gold
cm-free = free
cm-arch-free = free
cm-slab-least = { $gold } or more
cm-slab-yours = yours
cm-slab-here = here
cm-slab-outbids = outbids { $gold }
cm-slab-move = move here
cm-slab-shut = –
cm-bonus = The player who claims this column takes a resource of their choice.
cm-bonus-short = your choice

## Deciding

cm-number = How many
cm-less = One less
cm-more = One more
cm-of-most = of { $most }
cm-exchanges = Exchanges
cm-claim = Claim { $columns }
cm-income = Take income ({ $count })
cm-income-short = Income { $count }
cm-income-is = Income: { $count }
cm-give-offer = Bid { $number }
cm-give-build = Build { $category } { $storeys }
cm-give-wall = { $number ->
    [one] Build a wall
   *[other] Build wall storey { $number }
}
cm-give-choose = Play the card
cm-give-discard = Discard the card
cm-give-exchange = Exchange 2 for 1
cm-give-move = Move to column { $number }
cm-give-repair = { $number ->
    [0] Repair nothing
   *[other] Repair { $number }
}
cm-give-gold-armies = { $number ->
    [0] Raise none
   *[other] Raise { $number }, 2 gold each
}
cm-give-pilgrim-armies = { $number ->
    [0] Raise none
   *[other] Raise { $number }, 2 pilgrims each
}
cm-give-alliance = { $number ->
    [0] Send none
   *[other] Send { $number }
}
cm-give-city = { $number ->
    [0] Seal: none defends the town
    [one] Seal: 1 defends the town
   *[other] Seal: { $number } defend the town
}

## What comes of a choice

cm-waits-column = Choose a column
cm-waits-gain = Choose a resource
cm-waits-build = Choose a card
cm-waits-place = Choose a space
cm-waits-discard = Choose a card
cm-waits = Choose an exchange
cm-count-points = Count the points
cm-spare = { $count ->
    [0] Keep none
   *[other] Keep only { $count }
}
cm-do-columns = { $count ->
    [0] No column is open to you.
    [one] 1 column is open to you: press its arch.
   *[other] { $count } columns are open to you: press an arch.
}
cm-do-cards = { $count ->
    [one] 1 card to play.
   *[other] { $count } cards to choose from.
}
cm-do-places = { $count ->
    [one] 1 space in your town.
   *[other] { $count } spaces in your town, lit in gold.
}
cm-do-bid = { $other ->
    [no] {""}
   *[other] Outbids { $other }.{" "}
}{ $paid ->
    [0] {""}
   *[other] Costs { $paid } pilgrims.{" "}
}{ $left } gold left; paid when you claim.
cm-do-claim = { $cards ->
    [one] 1 card comes
   *[other] { $cards } cards come
} to your hand; { $gold } gold is spent.
cm-do-income = { $free ->
    [0] { $count ->
        [one] 1 resource; all categories turn inactive.
       *[other] { $count } resources; all categories turn inactive.
    }
   *[other] { $count ->
        [one] 1 resource, of your choice; all turn inactive.
       *[other] { $count } resources, { $free } of your choice; all turn inactive.
    }
}
cm-do-move = { $other ->
    [no] {""}
   *[other] Outbids { $other }.{" "}
}Moves there with { $gold } gold, for 1 pilgrim.
cm-do-take-back = The envoy comes home with { $gold } gold.
cm-do-have = Then you have { $what }.
cm-do-instead = { $what ->
    [gold] 2 pilgrims replace 1 gold of this bid.
   *[craftsman] 2 pilgrims replace 1 craftsman of this price.
}
cm-do-build = +{ $points } { $points ->
    [one] point
   *[other] points
}{ $income ->
    [0] {""}
   *[other] , +{ $what } per income
}{ $cost ->
    [0] ; free
   *[other] { $pilgrims ->
        [0] ; { $left } { $left ->
            [one] craftsman
           *[other] craftsmen
        } left
       *[other] ; costs { $pilgrims } pilgrims
    }
}.
cm-do-wall = All manned, the walls hold { $holds }{ $cost ->
    [0] ; free
   *[other] { $pilgrims ->
        [0] ; { $left } { $left ->
            [one] craftsman
           *[other] craftsmen
        } left
       *[other] ; costs { $pilgrims } pilgrims
    }
}.
cm-do-discard = It leaves the game; { $count ->
    [one] 1 card stays
   *[other] { $count } cards stay
}.
cm-do-finish = { $count ->
    [0] Your hand is empty.
    [one] You keep 1 card.
    [2] You keep 2 cards.
   *[other] You keep 2 of { $count } cards.
}
cm-do-repair = { $pilgrims ->
    [0] { $pillage } pillage stays.
    [one] For 1 pilgrim; { $pillage } pillage stays.
   *[other] For { $pilgrims } pilgrims; { $pillage } pillage stays.
}
cm-do-city = { $defence } against { $attack }: { $loss ->
    [0] holds even if nobody helps
   *[other] pillaged by { $loss } if nobody helps
}.
cm-do-armies = { $home } in town, { $defence } against { $attack }: { $loss ->
    [0] holds even alone
   *[other] { $loss } short if nobody helps
}.
cm-warn-city = { $count ->
    [one] 1 army would hold the town.
   *[other] { $count } armies would hold the town.
}
cm-warn-alliance = { $count ->
    [0] With none sent the town would hold alone.
   *[other] With { $count } sent the town would hold alone.
}
cm-warn-spare = { $count ->
    [one] 1 army more than needed, even if nobody helps.
   *[other] { $count } armies more than needed, even if nobody helps.
}
cm-warn-outbid = All others can outbid this; not all { $gold } gold.
cm-warn-free = { $what ->
    [wall] A wall storey is still free.
   *[building] A building storey is still free.
}
cm-warn-supply = { $count ->
    [one] 1 resource short: the supply is empty.
   *[other] { $count } resources short: the supply is empty.
}
cm-why-craftsmen = { $count ->
    [one] 1 craftsman short.
   *[other] { $count } craftsmen short.
}
cm-act-bid = bids { $gold } on column { $column }
cm-act-moved = moves to column { $column }
cm-act-took-back = takes an envoy back
cm-act-claimed = claims { $columns }
cm-act-income = takes { $count } in income
cm-act-built = builds { $category } { $storeys }
cm-act-walled = builds a wall, { $storeys }
cm-act-repaired = repairs { $pillage }
cm-ends-at = ≈ { $score }
cm-ends-says = { $points ->
    [one] Score: 1 point
   *[other] Score: { $points } points
}; counted now it would be { $score }.

## What things are

cm-is-active = active
cm-is-inactive = inactive
cm-is-column = Column { $number }
cm-is-column-now = a bid here: { $least } gold or more
cm-is-column-project = Press to send an envoy.
cm-is-column-offer = Press to send the envoy here instead.
cm-is-column-displaced = Press to move the envoy here.
cm-bonus-card = a resource of your choice
cm-is-building-gives = While its category is active, the tallest building gives { $resource } at each income, one per storey.
cm-is-building-now = { $points ->
    [one] worth 1 point
   *[other] worth { $points } points
}
cm-is-plot = New building: { $category }
cm-is-wall = { $storeys ->
    [0] New wall section
    [one] Wall section of 1 storey
   *[other] Wall section of { $storeys } storeys
}
cm-is-wall-gives = An army on a wall card counts 1 and the height of the card.
cm-wall-word = wall
cm-is-gold = For bids, spent when you claim; 2 gold raise an army in an invasion.
cm-is-army = For invasions: sent to the alliance or kept in town. What is committed is spent.
cm-is-craftsman = For further storeys, and 1 for each level that a card lacks.
cm-is-pilgrim = Moves an outbid envoy, repairs pillage; 2 replace any other resource.
cm-is-stock-now = you have { $have }, income +{ $income }; supply { $supply }
cm-is-level = level { $level }
cm-is-card-gives = A building storey of a category it serves, or a wall storey; free up to its level.
cm-is-use = { $where } { $storeys }{ $cost ->
    [0] {""}
    [one] {" "}(1 craftsman)
   *[other] {" "}({ $cost } craftsmen)
}
cm-is-pennant-gives = Active since something was built in it; income turns it inactive.
cm-is-income-now = at your next income: { $what }
cm-is-master-gives = 3 points at the end, and { $resource } at each income.
cm-is-master-free = goes to the first building of 2 storeys: { $category }
cm-is-master-held = more building points in { $category } take him
cm-is-foe-now = against you { $attack }; your walls, all manned, hold { $defence }
cm-is-road = Deck { $deck }
cm-is-road-gives = One milestone for each card left. The last card brings the enemy.
cm-is-town-gives = score { $points }, counted now { $score }; income { $count }
cm-is-envoys = Envoys
cm-is-envoys-gives = Each bids on one column. With all three out you must claim.
cm-is-hand-gives = After building you keep two cards.
cm-is-hero-gives = Points at the end. For the two who sent most to the alliance and were not pillaged.
cm-is-pillage-gives = 1 point less at the end for each. 1 pilgrim removes 1, 3 remove 2, once a turn.

## The screen

cm-my-screen = Your screen
cm-screen-of = The screen of { $comune }
cm-behind-screen = Stock and cards stand behind the screen.
cm-hand = Cards in hand
cm-hand-empty = No cards in hand.
cm-hero = Hero tile ({ $value ->
        [one] 1 point
       *[other] { $value } points
    })
cm-pillage = Pillage { $points }
cm-has-turn = to play

## The enemy and the guilds

cm-strength = strength { $strength }
cm-before-league = What each town would face before the alliance
cm-faces = { $comune } faces { $attack }; its walls, all manned, hold { $defence }
cm-prize = for the two who send most and are not pillaged
cm-masters = Guild masters
cm-master-treasurer = Treasurer
cm-master-captain = Captain
cm-master-architect = Architect
cm-master-bishop = Bishop
cm-last-invasion = The last invasion

## The invasion

cm-war-says = { $strength }, and one more for each point above the lowest score.
cm-leader = { $comune } is leader of the alliance.
cm-league-takes = The alliance takes from all
cm-league = alliance
cm-home = town
cm-defence = defence
cm-defence-led = defence, leader +1
cm-sealed = sealed
cm-weighs = thinking
cm-holds = Holds exactly
cm-holds-by = Holds by { $points }
cm-pillaged-by = Pillaged by { $points }
cm-faces-says = { $comune }: an attack of { $attack }; { $state }
cm-stand-says = { $comune }: an attack of { $before }, after the alliance { $attack }; armies sent: { $alliance }, in town: { $city }; defence { $defence }. { $outcome }.
cm-how-it-went = How it went
cm-story-comes = { $enemy }: strength { $strength }.
cm-story-attacks = The attacks, with the points above the lowest score: { $list }.
cm-story-alliance = All hands open: the alliance takes { $armies } off every attack.
cm-story-defence = Armies man the walls. The defences: { $list }.
cm-story-heroes = Every missing point is pillage. Hero tiles: { $list }.
cm-story-no-heroes = Every missing point is pillage. Nobody earns a hero tile.
cm-told = All hands open.
cm-tell-all = Skip to the end
cm-go-on = Go on
cm-sum-held = { $comune } holds, { $defence } against { $attack }. { $enemy } withdraws.
cm-sum-pillaged = { $comune } is pillaged by { $pillage }, { $defence } against { $attack }. { $enemy } withdraws.

## The end

cm-final-line = { $pillage ->
    [0] { $comune }
   *[other] { $comune } · pillage { $pillage }
}
cm-verdict = Most of it comes from { $what }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Keys

cm-key-pick = column, card, resource or space by its number
cm-key-count = more, less
cm-key-give = give the number; go on after an invasion
cm-key-claim = claim
cm-key-income = income
cm-key-leave = take the envoy back, or stop building

## The lines of the final score

end-comuni = The comuni stand
explain-comuni-buildings = each storey as many points as its height, as they were built
explain-comuni-masters = 3 for each guild master
explain-comuni-resources = 2 for most of a resource, 1 each where several have most
explain-comuni-heroes = the values of the hero tiles
explain-comuni-pillage = 1 less for each pillage left
explain-comuni-smallest = with all four categories, the value of the smallest building: 1, 3, 6 or 10
