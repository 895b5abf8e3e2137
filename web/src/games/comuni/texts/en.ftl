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
    [project] Bid on column { $number }. Cards: { $cards }. { $offer }{ $bonus ->
        [yes] . A resource of your choice with the claim
       *[no] {""}
    }.
    [displaced] Move your envoy to column { $number }. Cards: { $cards }. { $offer }{ $bonus ->
        [yes] . A resource of your choice with the claim
       *[no] {""}
    }.
   *[no] Column { $number }. Cards: { $cards }. { $offer }{ $bonus ->
        [yes] . A resource of your choice with the claim
       *[no] {""}
    }.
}
cm-no-offer = No bid
cm-offer-of = { $name } bids { $gold } gold
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
cm-income-is = Income: { $count }
cm-give-offer = Bid { $number }
cm-give-repair = { $number ->
    [0] Repair nothing
   *[other] Repair { $number }
}
cm-give-gold-armies = { $number ->
    [0] Raise none for gold
   *[other] Raise { $number }, 2 gold each
}
cm-give-pilgrim-armies = { $number ->
    [0] Raise none for pilgrims
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

## The screen

cm-my-screen = Behind your screen
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
cm-verdict = Most of it comes from { $what }, { $points } points.

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
