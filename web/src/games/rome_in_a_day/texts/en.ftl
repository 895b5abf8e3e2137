### Rome in a Day: what the board says beside the title’s own texts.

rome-tab-offers = Offers
rome-tab-score = Score
rome-round-of = Round { $round } of 4
rome-phase = Round { $round } · { $phase }
rome-over = Final score
rome-points = points
rome-points-now = points now
rome-back-own = Back to your domain
rome-your-domain = Your domain
rome-domain-own = Your domain: lands { $lands }, buildings { $buildings }, points { $points }
rome-domain-of = { $of } domain: lands { $lands }, buildings { $buildings }, points { $points }
rome-empty = No land yet
rome-sets-here = The sets will show here
rome-first-here = Your first land
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

rome-gems =
    { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }
rome-gems-worth =
    { $gems ->
        [one] 1 gem, { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the end
       *[other] { $gems } gems, { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the end
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
rome-pick-tip = Pick a land, then its place; or drag it.
rome-place-tip =
    { $best ->
        [0] Press a gold place on the map.
        [one] Press a gold place. The best adds 1 point.
       *[other] Press a gold place. The best adds { $best } points.
    }
rome-place-here =
    { $gain ->
        [0] Lay it here
       *[other] Lay it here, +{ $gain }
    }
rome-place-waits =
    { $last ->
        [yes] Choose its place: the last land
       *[no] Choose a place
    }
rome-place-says =
    { $gain ->
        [one] Adds 1 point: { $total } in all.
       *[other] Adds { $gain } points: { $total } in all.
    }
rome-place-nothing = Nothing now; { $later }.
rome-later = then +{ $points } with a { $building }
rome-later-land = then +1 with each land of this kind: { $land }
rome-end-round =
    { $gain ->
        [0] End the round
       *[other] End the round, +{ $gain }
    }
rome-round-says =
    { $won ->
        [0] The round brings you nothing.
        [one] The round brings you 1 point.
       *[other] The round brings you { $won } points.
    }
rome-seal-waits = Move the lands of one set
rome-gem-alone = Gem alone
rome-warn-all = { $name } may take all five lands for nothing.
rome-split-purpose = Make both sets equally good: { $name } picks first.
rome-split-says = { $name } gets { $small } or { $large }; you keep { $keep } or { $other }.
rome-take-purpose = Take the set that brings you more; { $name } keeps the other.
rome-take-says = You get { $mine }; { $name } keeps { $theirs }.
rome-take-choice = Small: { $small }. Large: { $large }.
rome-take-waits = Press a set
rome-share-gem = { $points }, gem { $gem }
rome-if-takes = If { $name } takes
rome-with-gem = with your gem
rome-with-their-gem = with a gem
rome-lands =
    { $lands ->
        [one] 1 land
       *[other] { $lands } lands
    }
rome-picks-yours = picks from your sets
rome-offers-you = keeps the other
rome-sets-of = { $of } sets
rome-foot =
    { $who ->
        [you] { $does ->
            [keep] { $set ->
                [small] you keep the small: { $share }
               *[large] you keep the large: { $share }
            }
           *[take] { $set ->
                [small] you take the small: { $share }
               *[large] you take the large: { $share }
            }
        }
       *[other] { $does ->
            [keep] { $set ->
                [small] { $name } keeps the small: { $share }
               *[large] { $name } keeps the large: { $share }
            }
           *[take] { $set ->
                [small] { $name } takes the small: { $share }
               *[large] { $name } takes the large: { $share }
            }
        }
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

## What just happened

rome-screens-lift = The screens lift.
rome-choices-open = The choices are open.
rome-you-took =
    { $set ->
        [small] You take { $of } small set.
       *[large] You take { $of } large set.
    }
rome-took-yours =
    { $set ->
        [small] { $name } takes your small set.
       *[large] { $name } takes your large set.
    }
rome-round-over = Round { $round } is over

## The inspector

rome-card-bare = A land alone scores nothing. Buildings in or beside its region count it.
rome-card-place = A place for your land
rome-card-nothing = nothing now
rome-region-then =
    { $size ->
        [one] A region of its own.
       *[other] Its region would have { $size } lands.
    }
rome-card-row =
    { $you ->
        [yes] Your row, land { $number }
       *[no] { $of } row, land { $number }
    }
rome-card-small = It carries the gem.
rome-card-large = The other lands, without a gem.
rome-card-worth = { $share } for you, well laid.
rome-card-gems = At the end, from none on: { $ladder } points.
rome-card-points = What the buildings score. They are safe: lands stay where they lie.
rome-card-with-gems = With the gems it would be { $all }.
rome-card-none-built = none yet
rome-card-stack =
    { $count ->
        [0] None left in the stack.
       *[other] { $count } left in the stack.
    }
rome-card-coming = Comes in round { $round }, on land { $number } of the row.
rome-card-round = You take from { $source }; { $taker } takes from you. Next round it is the other way round.

## Score

rome-score-own = Your score so far
rome-score-final = Your score
rome-score-of = { $of } score
rome-score-buildings = Buildings
rome-score-with-gems = With the gems, at the end
rome-gem-now =
    { $gems ->
        [one] 1 gem is worth { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $gems } gems are worth { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
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
