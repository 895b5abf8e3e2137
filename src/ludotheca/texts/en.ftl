### What every screen says, whatever the title. docs/add-a-game.md tells how arguments are made.

chance = Chance
seat-number = Seat { $number }
# The reader, inside a line.
you-inside = you
you-of = your
list-and = { $list } and { $last }
# That something is somebody’s; other languages elide or not, and $elided tells them.
of-name = { $name }’s

## Bots

level-beginner = beginner
level-apprentice = apprentice
level-regular = regular
level-expert = expert
level-master = master
level-grandmaster = grandmaster
level-builder = builder
level-warrior = warrior
level-gambler = gambler
level-uniform = random
level-greedy = quick
level-flat = flat search
level-tree = tree search
level-veteran = veteran
level-glance = a net, one step ahead
level-learned = search with a net
level-solo = search of one’s own moves

## What happens in any title

event-undo =
    { $you ->
        [seat] You take back your last move.
       *[none] { $seat } takes back their last move.
    }

## What is wrong, by the code of the error. { $reason } is the text `reason-<why>` where there is one.

error-error = Something is wrong.
error-bad-answer = Answer { $number } is not one that the lesson takes there; send the answers that it took, in their order.
error-unknown-title = There is no title “{ $title }”; the titles are: { $known }.
error-bad-players = { $title } is for { $least } to { $most } players, not { $players }.
error-bad-moment = Nobody can play on from there: { $reason }.
error-bad-option = { $title }: the option “{ $option }” { $reason }.
error-bad-action = This is not a move of this game: { $reason }.
error-illegal-action = { $seat } cannot do that now; there are { $legal-count } legal moves.
error-not-your-decision =
    { $seats-count ->
        [0] It is not { $seat-of } turn: the game is over.
       *[other] It is not { $seat-of } turn; the table is waiting for { $seats }.
    }
error-stale = Your move answered entry { $base }, but the game is at entry { $head }; look and choose again.
error-cannot-undo = Nothing can be taken back: { $reason }.
error-bad-record =
    The record cannot be used: { $entry-id ->
        [none] { $reason }.
       *[other] entry { $entry }: { $reason }.
    }
error-unknown-rules = The record cannot be used: { $title } has no rules version { $rules }; this program plays version { $known }.
error-unfair = The record does not verify: { $reason }.
error-unknown-level = There is no bot “{ $level }”; the bots are: { $known }.
error-unknown-language = There is no language “{ $lang }”; the languages are: { $known }.

## Why

reason-no-option = does not exist; the options are: { $known }
reason-no-value = cannot be { $value }; it takes: { $known }
reason-moment-entries = its moments go from 0 to entry { $most }, not { $entries }
reason-moment-seat = there is no such seat; its seats go from 0 to { $last }
reason-moment-over = the game is over there; take an earlier moment
reason-origin = the position it begins from cannot be ({ $detail })
reason-no-origin = it was not played on from another game
reason-other-origin = it was played on from another game than this one
reason-odd-origin = it does not begin from the position it should
reason-over = the game is over
reason-not-acted = you have not moved yet
reason-shown = something hidden has been shown since
reason-chance = dice or cards have been drawn since
reason-often = it has been done too often here
reason-long = the game has grown too long for that
reason-once = a deal that all play is played once
reason-late = the time for that decision is up
reason-answered = { $other } has answered since
reason-empty = the file is empty
reason-not-json = the file is not whole JSON ({ $detail })
reason-no-record = the file holds JSON, but no record: a record has header, entries, result and seal
reason-format = its format is “{ $format }”; this program reads “{ $known }”
reason-shape = a part of it is missing or of the wrong kind ({ $detail })
reason-order = entry { $found } stands where entry { $expected } belongs; entries are missing or doubled
reason-place = it stands where entry { $expected } belongs
reason-seal = its seal does not fit: something in it was changed
reason-rewritten = its text was rewritten: a record keeps every byte, spaces and line ends too
reason-other-title = it is a game of “{ $found }”, not of “{ $expected }”
reason-seats = it names { $named ->
        [one] 1 seat
       *[other] { $named } seats
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }
reason-cut = entries are missing at the end
reason-result = its result is not what the entries give
reason-both = it both moves and takes back
reason-neither = it neither moves nor takes back
reason-undo = { $seat } could not take back entry { $taken } there
reason-digest = the position after it is not the one its digest names
reason-turn = { $seat } moves out of turn
reason-illegal = the move { $action } is not legal there
reason-no-dealer = outcome { $index } is not in the record and its dealer is not here
reason-no-seed = it names the seeded method but no seed
reason-odd-seed = its seed has more than 64 bits or its stream is not from 0 to { $most }
reason-method = its method “{ $method }” is not one of { $known }
reason-no-secret = its secret is not published; that happens when the game is over
reason-odd-secret = its secret is not a hexadecimal number of { $least } bytes or more
reason-salts = the salts do not fit the seats’ commitments
reason-other-salt = { $seat-of } salt is not the one that was committed to
reason-other-secret = the published secret is not the one that was committed to before the start
reason-outcome = entry { $entry } should be { $right }, not { $found }

## Review

error-cannot-review = There is no review: { $reason }.
reason-review-running = the game is not over
reason-review-seat = there is no such seat
reason-review-how = a view is one of { $views }, an effort one of { $efforts }
review-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-signed = { $sign }{ $value }
review-line = { $what } { $points }
review-rest = the rest
review-why = Over the same imagined dice the better choice scores, in the end: { $lines }.
review-why-found = Over the same imagined dice this scores more than the next choice, in the end: { $lines }.
review-why-none = No single line of the score makes the difference.
review-at-entry = entry { $entry }
review-in-year = year { $number }
review-in-round = round { $number }
review-in-turn = turn { $number }
review-decided-move = { $when }: one decision cost { $loss ->
        [one] 1 win in 100
       *[other] { $loss } wins in 100
    }.
review-decided-draw = { $when }: { $kind ->
        [dice] one roll
       *[cards] one card
    } changed it by { $change } wins in 100.
review-decided-nothing = No single moment: it was close throughout.
review-decided-luck = Dice and cards: { $change }.
