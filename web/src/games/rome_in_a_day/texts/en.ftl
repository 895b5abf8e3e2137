### Rome in a Day: what the board says beside the title’s own texts.

rome-tab-offers = Offers
rome-tab-score = Score
rome-round = Round { $round }
rome-round-of = Round { $round } of 4
rome-phase = Round { $round } · { $phase }
rome-over = Final score
rome-points = points
rome-points-now = points now
rome-back-own = Back to your domain
rome-your-domain = Your domain
rome-domain-name = { $name }
rome-domain-own = Your domain: lands { $lands }, buildings { $buildings }, points { $points }
rome-domain-of = { $of } domain: lands { $lands }, buildings { $buildings }, points { $points }
rome-empty = No land yet
rome-nothing = no land
rome-land-with = { $land } with { $building }
rome-land-points =
    { $points ->
        [one] { $land }, 1 point
       *[other] { $land }, { $points } points
    }
rome-region =
    { $size ->
        [one] A region of a single land.
       *[other] A region of { $size } lands.
    }
rome-scores =
    { $count ->
        [one] It reaches one region of { $size ->
            [one] a single land
           *[other] { $size } lands
        } ({ $land }).
       *[other] It reaches { $count } regions of { $sizes } lands ({ $land }).
    }
rome-scores-none = No land of its kind is in reach.

## Seats

rome-gems-worth =
    { $gems ->
        [one] 1 gem, { $points } points at the end
       *[other] { $gems } gems, { $points } points at the end
    }
rome-seat-line =
    { $lands ->
        [one] 1 land
       *[other] { $lands } lands
    } · { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }
rome-final-line =
    { $lands ->
        [one] 1 land
       *[other] { $lands } lands
    } · { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }
rome-sealed = sealed
rome-divides = dividing
rome-chooses = choosing
rome-lays = { $left } to lay
rome-laid = all laid
rome-takes =
    { $you ->
        [taker] you take from { $source }
        [source] { $taker } takes from you
       *[none] { $taker } takes from { $source }
    }
rome-takes-each = you take from each other

## Offers

rome-offers = The lands on offer
rome-to-lay = Lands still to lay
rome-cards = The cards
rome-you-choose = you choose here
rome-chooses-yours = chooses yours
rome-both-ways = you choose from each other
rome-taken-by = taken by { $name }
rome-small-set = small set
rome-large-set = large set
rome-small = small
rome-large = large
rome-gem = a gem
rome-card-own = Your building card { $card }
rome-card-of = { $of } building card { $card }
rome-stack = Left in the stack:

## Dividing, choosing, laying

rome-move-land =
    { $set ->
        [small] { $number }: { $land }, in the small set; move it to the other
       *[large] { $number }: { $land }, in the large set; move it to the other
    }
rome-seal = Seal { $small } and { $large }
rome-split-now = Small set { $small }, large set { $large }.
rome-split-text = Small: { $small }. Large: { $large }.
rome-take-small =
    { $count ->
        [0] Take the gem
       *[other] Take { $count } and the gem
    }
rome-take-large = Take { $count }
rome-take-small-text = Minus: the small set with its gem: { $lands }
rome-take-large-text = Plus: the large set: { $lands }
rome-hand =
    { $count ->
        [one] 1 land to lay
       *[other] { $count } lands to lay
    }
rome-pick = { $number }: pick up { $land }
rome-pick-tip = Pick a land, then a space on the map. Or drag it there.
rome-place-tip =
    { $best ->
        [0] Choose a gold space on the map.
        [one] Choose a gold space on the map. The best adds 1 point.
       *[other] Choose a gold space on the map. The best adds { $best } points.
    }
rome-place-here =
    { $gain ->
        [0] Lay it here
       *[other] Lay it here, +{ $gain }
    }
rome-target =
    { $gain ->
        [0] Space { $number }, beside { $beside }; adds nothing now
        [one] Space { $number }, beside { $beside }; adds 1 point
       *[other] Space { $number }, beside { $beside }; adds { $gain } points
    }
rome-target-first =
    { $gain ->
        [0] The first land of your domain
        [one] The first land of your domain; adds 1 point
       *[other] The first land of your domain; adds { $gain } points
    }

## Score

rome-score-own = Your score so far
rome-score-final = Your score
rome-score-of = { $of } score
rome-score-buildings = Buildings
rome-score-with-gems = With the gems, at the end
rome-gem-now =
    { $gems ->
        [one] 1 gem is worth { $points } points.
       *[other] { $gems } gems are worth { $points } points.
    }
rome-gem-ladder = What gems are worth
rome-walk = The scoring, building by building
rome-walk-start = Each building in turn, with the regions it scores.
rome-walk-sum = Buildings: { $done } of { $all }; points: { $points }
rome-verdict =
    { $you ->
        [yes] Your { $what } scored { $points }.
       *[no] { $of } { $what } scored { $points }.
    }
end-rome-in-a-day = Rome was built today
explain-rome-in-a-day-oil-press = one point for each olive grove of every region it stands in or touches
explain-rome-in-a-day-wine-cellar = one point for each vineyard of every region it stands in or touches
explain-rome-in-a-day-mill = one point for each field of every region it stands in or touches
explain-rome-in-a-day-theatre = one point for each town quarter of every region it stands in or touches
explain-rome-in-a-day-workshop = one point for each quarry of every region it stands in or touches
explain-rome-in-a-day-gems = by their number: the more you have, the more each is worth

## Keys

rome-key-split = move a land of your row to the other set
rome-key-take = take the small or the large set
rome-key-pick = pick up a land of your hand
rome-key-walk = walk over the map
rome-key-zoom = zoom in, zoom out, fit, on the map
