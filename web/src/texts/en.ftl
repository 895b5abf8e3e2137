### What the web says around any title. Texts of titles and of errors come from the Python package.

## Everywhere

home = Ludotheca, to the library
skip = Skip to the content
pages = Pages
page-library = Library
page-new = New table
page-learn = Learn
page-rules = Rules
page-credits = Credits
page-docs = Documentation
language = Language
language-en = English
language-fr = Français
theme = Theme
theme-system = Same as system
theme-light = Day
theme-dark = Night
sound = Sound
sound-all = everything
sound-turn = only my turn
sound-none = none
volume-turn = Volume, my turn
volume-rest = Volume, the rest
calm = No motion
speed = What others do
speed-slow = slowly
speed-normal = at normal speed
speed-brisk = briskly
speed-instant = at once
confirm = Confirm my moves
confirm-always = always
confirm-final = final ones
confirm-never = never
skip-scenes = Skip
ribbon = What just happened
since-you-played = Since you played
since-begun = Since the start
show-again = Show it again
again = Again
again-note = Shown once more: skip it to answer.
points-counted = The points are counted
count-points = Count the points
key-space = Space
close = Close
ok = OK
yes = yes
no = no
loading = Laying the table
reload = Reload
page-lost = This page could not be loaded.
no-page = There is no such page
no-page-text = The address leads nowhere here.
link-live = Live
link-reconnecting = Reconnecting
link-offline = Offline
link-outdated = Reload this page
link-newer = The server has been updated. Reload this page.
link-lost = Reconnecting. You will pick up where you left off.
link-kept = Reconnecting. Your move is kept.
someone = Someone

## The library

library = The library
library-lede = { $count ->
    [one] One game on the shelf. Take it down and play.
   *[other] { $count } games on the shelf. Take one down and play.
}
title-draft = A draft: its rules may still change.
players-range = { $least }–{ $most } players
minutes = { $minutes } min
play-bots = Play against bots
against-bots = { $count ->
    [one] one bot, { $level }
   *[other] { $count } bots, { $level }
}
play-now = Play now
game = Game
how-many = Players
bots-level = The bots
start-a-game = Start a game of { $title }
create-table = Create a table
no-open-tables = No table is open. Create one, and others will find it here.
sit-down = Sit down
look-in = Watch
your-tables = Your tables
table-your-turn = It is your turn.
table-waiting = Waiting for players.
table-running = The others are playing.
table-over = This game is over.
expires-running =
    Nobody has played here for long: { $days ->
        [one] within a day
       *[other] in { $days } days
    } the game is given up, unless somebody plays.
expires-waiting =
    Nobody has come here for long: { $days ->
        [one] within a day
       *[other] in { $days } days
    } this table is deleted, unless somebody sits down or starts.
take-turn = Take your turn
continue = Continue
your-name = Your name
welcome = New here?
welcome-first = A first game
welcome-first-text = { $title } is over in { $minutes } minutes. The first lesson takes two, on the real board.
welcome-first-link = Take the first lesson
welcome-friends = With friends
welcome-friends-text = Create a table and send its link. Nobody needs an account.
welcome-fair-text = All dice and cards follow from a secret that is sealed before the first move and shown at the end. Anybody can check them.
foot = Free software under the MIT licence. The art is our own; the games are their designers’.
more-pages = More pages
change-name = Change your name
first-game = Your first game
first-game-text = { $title }: learn the idea in a lesson of two minutes, then play two beginners. Hints are there when you want them.
first-rules = The idea
first-rules-how = 2 minutes
first-play = Your game
first-again = What happened
first-again-how = the replay
first-begin = Begin your first game
first-at-once = Play at once
first-known = I know these games

## Creating a table

seats = Seats
seat-me = You
seat-free = free
seat-invited = by invitation
seat-open-long = Free for anyone
seat-invited-long = By invitation link
seat-kind = Who sits on seat { $number }
all-bots = Fill with bots
pace = Time limit
pace-none = No time limit
pace-fast = 1 minute
pace-calm = 5 minutes
pace-day = 1 day
pace-days = 3 days
pace-hint = When the time for a move runs out, a bot makes it.
for-whom = Visible to
by-link = Anyone with the link
public = Everyone
hints = Hints
hints-on = Allowed
hints-off = Off, for a match without help
hints-hint = On your turn you may ask what a master would do with what you can see.
set-table = Create the table
room-waiting =
    { $count ->
        [one] One seat is free. Share the link, or start and let a bot take it.
       *[other] { $count } seats are free. Share the link, or start and let bots take them.
    }
room-full = Everybody is here.
room-full-guest = Everybody is here. { $owner } starts the game.
room-waiting-guest =
    { $count ->
        [one] One seat is free. { $owner } starts the game.
       *[other] { $count } seats are free. { $owner } starts the game.
    }
agreed-seconds = { $amount } seconds for each decision
agreed-minutes =
    { $amount ->
        [one] 1 minute for each decision
       *[other] { $amount } minutes for each decision
    }
agreed-days =
    { $amount ->
        [one] 1 day for each decision
       *[other] { $amount } days for each decision
    }
agreed-hints = hints allowed
agreed-no-hints = no hints
agreed-public = open to all
agreed-link = only by link
agreed = What was agreed
agreed-phrases = talk by the phrase book; nobody types
agreed-invite = whoever has the link may pass it on
agreed-rated = rated, for those who keep their seat
seat-kept = kept for you
sit-as = Sit down as { $name }
here = here
room-starting = The game begins: everybody reveals their share of the dice.
sit-here = Sit here
copy-link = Copy the seat’s link
share-link = Copy the table’s link
copied = Copied
start = Start
start-fill = Start, bots take the free seats
close-table = Delete the table
leave-table = Leave the table
no-table = There is no such table
no-table-text = It was deleted, or the address is not right.
table-abandoned = This game was given up
table-abandoned-text = Everybody left it, or nobody played for a very long time.
table-lost = This device does not answer

## Learning

learn-begin = Learn by playing
learn-next = The next lesson
learn-go-on = Pick up where you left off
learn-all = You know all four games
learn-all-text = Every lesson is learned. They stay here, should you want one again.
learn-where = { $title }, lesson { $number }: { $name }.
learn-left =
    { $steps ->
        [one] One step is left.
       *[other] { $steps } steps are left.
    }
learn-begin-button = Begin
learn-go-on-button = Go on
learn-lessons = Lessons
learn-lede = Three a game, on the real board. You make the moves.
learn-length = { $steps } steps · { $minutes } min
learn-learned = learned
to-lessons = Back to Learn
no-lesson = There is no such lesson
lesson-head = { $title } · Lesson { $number }
lesson-card = The lesson
lesson-step = Step { $step } of { $steps }
lesson-steps = The steps
lesson-back-to = Back to this step
lesson-more =
    { $steps ->
        [one] One more step
       *[other] { $steps } more steps
    }
lesson-back = Back
lesson-show = Show me
lesson-fold = Fold
lesson-unfold = Unfold
lesson-leave = Leave
lesson-other = Not quite: this step asks for something else.
lesson-look = Look at what is marked, then go on.
lesson-on = Continue
lesson-learned-title = Lesson { $number } is learned
lesson-learned-text = What you now know of { $title }:
lesson-next = Lesson { $number }: { $name }
lesson-again = Once more
lesson-after = What next
after-lesson = Your first game
after-lesson-text = Two beginners, no clock, about { $minutes } minutes. Nothing you do can spoil it for anybody.
after-lesson-play = Play your first game

## Puzzles

puzzle-head = { $title } · Puzzle
puzzle-head-today = { $title } · Puzzle of the day
puzzle-answer = The answer
puzzle-or = { " " }or{ " " }
puzzle-yours =
    { $behind ->
        [0] You chose: { $action }. It wins a little less often.
        [one] You chose: { $action }. It wins one game fewer in a hundred.
       *[other] You chose: { $action }. It wins { $behind } games fewer in a hundred.
    }
puzzle-mine = yours
puzzle-shares = Wins in a hundred games, judged from what you could see; the thin line is the margin of error.
puzzle-equal = Those in green are as good as each other: all are right.
puzzle-why = Why
puzzle-against = { $best } scores, compared with { $other }:
puzzle-points = points at the end
puzzle-people = Found by { $share } in 100 of the { $tried } people who tried.
puzzle-difficulty = Difficulty { $difficulty } of 5.
puzzle-bots = How often bots find it:
puzzle-found = Found.
puzzle-missed = Not this time.
puzzle-best = Best: { $action }
puzzle-count =
    { $found ->
        [one] One of { $answered } found at the first try.
       *[other] { $found } of { $answered } found at the first try.
    }
puzzle-back = It comes back in a week.
puzzle-next = Next puzzle
puzzle-all = That was the last one
no-puzzle = There is no such puzzle
puzzles-link-count = Puzzles: { $answered } of { $all } solved

## The deal of the day, challenges

page-deals = Deal of the day
puzzle-of-day = Puzzle of the day
deals-lede = The same dice, cards and opponents for everybody.
deal-played = played
deal-begun = begun
deal-open = open
deal-you = You, { $points }
deal-hill =
    { $mine ->
        [yes] The points of { $people } people, each a pawn. You came to { $points }.
       *[no] The points of { $people } people, each a pawn.
    }
deal-each = Each pawn stands for { $people } people.
deal-result = You came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
deal-lost = Everybody lost; you had { $points ->
        [one] 1 point
       *[other] { $points } points
    }
deal-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
deal-places = How often each place was reached
deal-all =
    { $people ->
        [one] You are the first to play it.
       *[other] { $people } people have played it; the best score is { $best ->
        [one] 1 point
       *[other] { $best } points
    }.
    }
deal-luck =
    { $kind ->
        [good] Dice and cards favoured you: they were worth { $wins } wins in 100
        [bad] Dice and cards were against you: they cost you { $wins } wins in 100
       *[even] Dice and cards gave you about what they took
    } (give or take { $doubt }).
deal-luck-soon = How lucky you were is being worked out.
deal-replays = Everybody’s games
deal-look = Watch
deal-now = And now
deal-my-game = Back to your game
deal-challenge = Challenge a friend
deal-week = The last seven days
deal-week-day = { $day }: { $state ->
        [placed] { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        }
        [lost] everybody lost
        [left] not finished
        [open] still open
       *[none] not played
    }
parting = Where you part
parting-at = The same play until your decision { $number } ({ $phase }). Then:
deal-seat =
    { $others ->
        [one] You sit in seat { $place } against one opponent.
       *[other] You sit in seat { $place } against { $others } opponents.
    }
deal-once = One try
deal-once-text = About { $minutes } minutes; you may pause until midnight (UTC).
deal-plain = No hints, no taking back
deal-plain-text = As at a table with people.
deal-sealed = Sealed yesterday
deal-sealed-text = opened tomorrow for anyone to check
deal-play = Play today’s deal
deal-go-on = Go on
deal-crowd =
    { $people ->
        [0] Nobody has finished it yet.
        [one] One person has finished it. Their result opens when you finish.
       *[other] { $people } people have finished it. Their results open when you finish.
    }
deal-seals = The seals
deal-yesterday = Yesterday’s secret
deal-today = Today’s seal: SHA-256 of the secret
deal-tomorrow = Tomorrow’s seal
challenge-title = A challenge at { $title }
challenge-new = Challenge a friend
challenge-new-text = The same deals for everybody who opens your link, whenever they like. Rank counts first, then points.
challenge-level = The other seats
challenge-deals = How many deals
challenge-make = Make the link
challenge-yours = Your challenge at { $title }
challenge-from = { $maker } challenges you at { $title }
challenge-what =
    { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }, { $others ->
        [one] one opponent
       *[other] { $others } opponents
    }:
challenge-duel = { $state ->
        [ahead] You are ahead, { $mine } to { $theirs }
        [behind] { $name } is ahead, { $theirs } to { $mine }
       *[even] Even, { $mine } to { $theirs }
    }
challenge-won = { $state ->
        [ahead] You win, { $mine } to { $theirs }
        [behind] { $name } wins, { $theirs } to { $mine }
       *[even] Nobody wins: { $mine } to { $theirs }
    }
challenge-best = wins this deal
challenge-fair = Everybody gets the same dice for the same decisions, so only the play differs.
challenge-deal = Deal { $number }
challenge-sealed =
    { $people ->
        [0] Nobody has played it yet.
        [one] One person has played it. Their result opens when you have played it.
       *[other] { $people } people have played it. Their results open when you have played it.
    }
challenge-play = Play
challenge-all = Everybody who took it up
challenge-who = Player
challenge-order = By deals won against the others: rank first, then points.
challenge-copy = Copy the link
challenge-copied = Copied
challenge-another = Another challenge
challenge-learn = Learn { $title } first

## At the table

players = Players
panels = Panels
own-things = Your things
you = you
bot = bot
away = away
resigned = a bot plays
watch-seat = Look at { $name }
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
time-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
time-hours = { $hours } h
table-label = Table { $id } · { $players } players
table-label-here = On this device · { $players } players
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
tab-board = Board
tab-log = Chronicle
decision = Your decision
your-decision = Your decision: { $prompt }
waiting = Waiting
shown = The game goes on
shown-of = { $name } plays
shown-mine = You play
you-are-next = You are next
waiting-for =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
waiting-away =
    { $count ->
        [one] Waiting for { $names }, who is away
       *[other] Waiting for { $names }, who are away
    }
watching = You are watching.
choices =
    { $count ->
        [one] There is one choice.
       *[other] There are { $count } choices.
    }
foreseen-hidden = What comes of it shows only once you have played.
warning = Warning:
inspect-gives = gives
inspect-now = now
sure = { $what }: are you sure?
sure-back = Choose again
note-final = Final: it cannot be taken back.
note-until = Can be taken back until { $names } plays.
note-back = Can be taken back.
game-over = The game is over
list = List
list-title = Everything you can do
hint = Hint
hint-title = A master’s advice
hint-legend = Points behind the best, and wins in 100. Equal: too close to call.
hint-share = { $share } %
hint-top = best
hint-equal = equal
hint-more = Brings more in the end: { $lines }
hint-less = Compared with the best: { $lines }
hint-thinking = Still thinking: { $games } games imagined.
hint-done = { $games } games imagined from what you can see.
hint-option = { $text } (about { $points })
hint-best = A master would choose: { $option }
hint-choose = Select this
help = Help
help-title = What the rules say
help-more = Read the rules
undo = Take back
reset-turn = Take back the whole turn
start-over = Start over
the-rules = Rules
menu = Menu
back-to-library = Back to the library
resign = Hand over to a bot
resign-sure = A bot plays for you until you come back.
resign-yes = Hand over
resign-no = Stay
give-up = Give the game up
give-up-sure = No other person plays here: the game ends for good.
resigned-bar = A bot plays for you.
return = Come back to your seat
log = Chronicle
log-filter = Whose turns are shown
log-all = All
log-since = since your last turn
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit
step-back = Previous step
step-on = Next step

## The board of a title without one of its own

general-now = Now
general-nothing = nothing
general-seats = What everybody has
general-thinks = thinking
general-your-turn = your turn
general-verdict =
    { $you ->
        [yes] Your best line is { $what }: { $points }.
       *[no] { $of } best line is { $what }: { $points }.
    }
general-key-choose = pick from the list
general-pick = Pick one

## Keys

keys-title = Keys
keys-here = In this game
keys-everywhere = At every table
keys-order = Tab goes from the bar to the players, the board, the panels and the decision.
key-tab = go to the next part
key-enter = confirm, press, lay
key-list = list everything you can do
key-hint = a hint: what a master would do
key-help = what the rules say
key-undo = take back
key-reset = take back the whole turn
key-skip = to your decision, without watching the others
key-pause = hold what is shown, or let it go on
key-again = show again what happened since your last turn
key-watch = look at the previous or the next player
key-explain = explain what is drawn, one thing after another
key-decision = go to the decision
key-escape = back to your own board, close a window
key-keys = this help

## The end

end-title = The end of the game
end-you =
    { $by ->
        [0] You win on the tie-break.
        [one] You win by 1 point.
       *[other] You win by { $by } points.
    }
end-other =
    { $by ->
        [0] { $names } wins on the tie-break.
        [one] { $names } wins by 1 point.
       *[other] { $names } wins by { $by } points.
    }
end-shared = { $names } share the victory.
end-lines = Score in detail
end-walk = Walk through the scoring
end-replay = Replay the game
final-again = Final score
play-again = Play again
rematch-ready = The rematch is ready
export = Save the record
score-what = Category
score-count = How many
score-points = Points
score-total = Total

## Fair dice

fairness = Fair dice
fairness-what = When the table was created, the house published the digest of a secret. By the start every player was bound by the digest of something of their own, a salt. Only then were the salts shown. Every card and die follows from the secret and the salts. When the game is over, anybody can compute them all again.
fairness-commitment = The digest of the secret, published when the table was created
fairness-salts = The players’ salts, with the digests that bound them
fairness-no-salts = None
fairness-not-shown = not shown, so it does not count
fairness-proves = What this proves
fairness-proves-house = The house could change no card and no die after the start.
fairness-proves-players = Nobody without the secret could choose or foresee them.
fairness-proves-host = Your own salt is in the dice: a host who plays could not choose them either, for all were bound before yours was known.
fairness-proves-less = No salt of yours is in the dice: against a host who plays, they prove nothing to you.
fairness-proves-not = It does not keep whoever hosts from looking at hidden cards.
fairness-secret = The secret
fairness-later = shown when the game is over
fairness-verify = Check it here
fairness-mine = ✓ The secret and all salts are those that were promised, and yours is among them.
fairness-holds = ✓ The secret and all salts are those that were promised.
fairness-broken = The secret or a salt is NOT what was promised.
fairness-all = To recompute every card, save the record and run:

## Replay

replay = Replay
replay-first = To the start
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-where = Where in the game
replay-at = scene { $at } of { $total }
replay-eyes = Point of view
replay-nobody = a spectator
replay-start = Before the first move
play-on = Play on from here
play-on-chair = Your chair
play-on-others = The others
play-on-friends = friends, by link
play-on-hidden = What you could not see
play-on-anew = drawn anew
play-on-anew-hint = Cards and sealed answers as anyone in your chair might have expected them.
play-on-as-it-was = as it was
play-on-as-it-was-hint = The same hidden cards; you may know them now. The dice to come are new.
play-on-note = A table of its own. The game it comes from stays as it is.
play-on-cancel = Cancel
play-on-go = Take your chair
no-replay = There is nothing to replay

## Rules and credits

contents = Contents
no-rules = No rules page yet
no-rules-text = The rules of this game are not written for players yet.
credits-intro = Ludotheca is an open library of Euro board games, free software under the MIT licence.
credits-games = The games
credits-games-text = The games are the work of their designers and publishers. Rules are told here in our own words; buy the boxes, they are worth it.
credits-art = The pictures
credits-art-text = Boards, pieces, crests and covers are our own drawings, under the same licence as the program. The one-colour icons of buildings, enemies and phases in Kingsburg are from game-icons.net by Delapouite, Lorc and contributors, under CC BY 3.0.
credits-fonts = The typefaces
credits-fonts-text = Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral and Huerta Tipográfica, under the SIL Open Font License 1.1, cut down to the letters used here.
credits-licence = The licence
credits-code = The program
credits-code-text = Version { $version }. The pages are made with Svelte, Vite and Fluent; the table server with Litestar, msgspec and SQLAlchemy; the rules with mypyc.
other-device = Another device
other-device-text = Who you are is kept by this browser alone. A private link makes another device you. It works once, within an hour: whoever opens it first becomes you.
other-device-member = A private link makes another device you, also where a key cannot. It works once, within an hour: whoever opens it first becomes you.
other-device-make = Make a private link
sign-out = Sign out all other devices
sign-out-done = Done. Only this browser is you now, and earlier links are void.
forget-me = Forget me
forget-me-text = Your name leaves this server for good. Games you played stay, without it. Bots take your seats in games that run, and tables that wait for a start are deleted.
forget-me-name = Type your name to be sure
forget-me-now = Forget me for good
restore = Become the player of this link
restore-text = This browser will be the player who made the link, with all running games. You lose access here to the player this browser was.
restore-yes = Continue

## What went wrong

web-error = Something went wrong. Try again.
web-error-hints-off = This table is played without hints.
web-error-hint-failed = No hint this time. Ask again.
web-error-offline = The server cannot be reached.
web-error-stale = The game has moved on: look and choose again.
web-error-illegal-action = That is not possible now.
web-error-not-your-decision = It is not your turn.
web-error-unknown-table = There is no such table.
web-error-seat-taken = That seat is taken.
web-error-seat-reserved = That seat is kept for a link.
web-error-no-free-seat = No seat is free.
web-error-not-owner = Only the player who created the table can do this.
web-error-starting = The table is starting already.
web-error-not-seated = You have no seat at this table.
web-error-damaged = What is stored of this table cannot be read. Tell whoever runs the server.
web-error-resigned = A bot plays for you. Come back to your seat from the menu to play on.
web-error-seats-free = Somebody is still missing.
web-error-too-fast = That was too fast. Wait a moment.
web-error-too-many = You have reached the limit; finish or delete one first.
web-error-bad-token = This link is not valid. A link works once, within an hour, and a newer one replaces it.
web-error-needs-account = Rated games are for people who keep their seat with a passkey: see “You”.
web-error-bad-passkey = The device refused, or took too long. Nothing has changed.
web-error-last-key = This is your last passkey: add another one first, or you could not come back.
web-error-name-taken = “{ $name }” is kept by somebody, or looks like their name. “{ $free }” is free.
web-error-unknown-key = You have no such key any more.
web-error-signed-out = This browser was signed out from another device.
web-error-still-running = A game can be seen through a player’s eyes once it is over.
web-error-unknown-puzzle = There is no such puzzle. Choose one of those there are.
web-error-unknown-challenge = There is no such challenge here. Look at its link again.
web-error-deal-closed = This deal is closed: its secret is published, and games on it count no more.
web-error-unknown-lesson = There is no lesson { $number } of this game. Choose one of those there are.
web-error-bad-moment = Nobody can play on from there: choose an earlier moment.
web-error-bad-answer = The lesson has changed since you left it. Begin it again.

# Advice for learners.
coach = Advice
coach-first = in my first games
coach-always = at every table
coach-never = never
coach-goal = Your goal:
coach-off = No more advice
coach-value = What you picked wins about { $win } of 100 games, the best { $best }.
purpose-label = What this is for
purpose-good = Good
rail-sure = Really? Other ways look better.
rail-lines = In the end it would cost you about: { $lines }.
rail-none = Games continued from here end worse.
rail-loss = It wins { $loss } (± { $doubt }) games fewer in 100. Better: { $better }.
rail-rule = The rule
rail-back = Choose again
rail-anyway = Do it all the same

# Playing offline, on this device
page-offline = Play offline
link-here = On this device
offline-text = This device can keep the games themselves: then you play without a network, against every bot, and your games stay here. Nothing is loaded before you say so.
offline-size = { $packed } MB to load, { $size } MB on this device.
offline-make = Get this device ready to play offline
offline-loading = Loading: { $share } %
offline-ready = This device plays offline.
offline-takes = It takes { $size } MB here.
offline-alone = Without the server nobody else can come: play against bots, or pass this device round.
offline-none = This server has nothing to load for that.
offline-unable = This browser cannot do that: it lacks service workers or locks, or the page was not loaded over https.
offline-failed = Not everything arrived, so nothing was changed. Try again when the network is better.
offline-hints = Let this device work out hints and reviews, for games on the server too
offline-remove = Remove it from this device
offline-remove-now = Remove it, keep the games
offline-games = Games on this device
offline-games-without = To go on with them or to save them, get this device ready again.
offline-save = Save as a file
offline-upload = Upload
offline-share = Save or upload
offline-drop = Delete
offline-sent = Uploaded, and shown there as played offline, dealt by the player: { $address }
offline-dropped = The game is deleted.
offline-dealt = Played offline, dealt by the player: whoever played also held the dice.
pass-and-play = Several people, one device
pass-and-play-text = Pass the device round. Between two turns a screen hides what the others may not see.
pass-person = A person
pass-player = Player { $number }
pass-name = Name of player { $number }
pass-begin = Begin
pass-title = Pass the device to { $name }
pass-text = What the others hold is hidden. Whoever takes the device sees their own seat.
pass-take = I am { $name }
web-error-hints-elsewhere = This server leaves hints to your own device: get it ready to play offline and let it think.
web-error-no-engine = The engine is not on this device. Get it ready to play offline first.
web-error-engine-failed = The engine on this device did not start. Remove it under “Play offline” and load it again.
web-error-not-kept = This device could not store the game; it may be full. What was acknowledged is kept: make room, then load this page again.
credits-pyodide = The engine for playing offline runs in Pyodide by the Pyodide developers, unmodified, under the Mozilla Public License 2.0; its source is at github.com/pyodide/pyodide.

## The review of a game

review = Review
no-review = There is no review
review-view = Judged by
review-own-view = From what you knew
review-open-view = Cards open
review-seen-from = Seen from
review-share = Share this moment
review-share-link = Link to this moment
review-copy = Copy the link
review-save-picture = Save the picture
review-copied = The link is copied.
review-picture = The line as a picture
review-sure = How sure is it?
review-sure-share = A share of 40 % means: of 100 games imagined from the same moment, with everything shuffled anew that could not be seen, 40 were won.
review-sure-doubt = The gold upright is the best choice found, the bead is a choice, its whisker the doubt: 19 times in 20 the truth lies inside. A whisker that touches the gold: the two cannot be told apart.
review-sure-judge = The games are imagined by steady players. The doubt covers how many games were imagined, not that real people play otherwise.
review-sure-slip = { $wins } wins in 100 or more lost, judged on fresh games
review-sure-mistake = { $wins } or more, also with the doubt taken off
review-sure-blunder = { $wins } or more, also with the doubt taken off
review-sure-found = the best choice, { $wins } or more ahead of the next
review-sure-dice = one roll worth { $wins } or more, either way
review-sure-cards = one card or tile worth { $wins } or more, either way
review-keys = Keys
review-key-moments = ← → the moment before, the next
review-key-entries = Shift + ← → one entry back or on; Home, End
review-key-choices = 1 2 3 show a choice on the board
review-key-again = A try again
review-key-on = P play on from here
review-key-open = O cards open
review-key-table = T the line as a table
review-key-follow = F follow the leader, or not
review-key-share = S share
review-table = The line as a table
review-soon = still being worked out
review-reading-line = Line
review-reading-moves = Decisions
review-sum = From start to end
review-sum-start = Start
review-sum-luck = Dice and cards
review-sum-own = Your decisions
review-sum-others = Others’ decisions
review-sum-end = End
review-sum-exact = The parts are estimates, the sum is exact.
review-covered = covered while you try
review-kind-dice = dice
review-kind-cards = cards
review-made = What the parts are made of
review-made-dice = Dice
review-made-cards = Cards
review-made-seat = Where everybody sat
review-made-named =
    { $count ->
        [one] One named moment
       *[other] { $count } named moments
    }
review-made-other =
    { $count ->
        [one] The other decision
       *[other] The other { $count } decisions
    }
review-sum-said = { $start } at the start, { $luck } by dice and cards, { $own } by your decisions, { $others } by the others’, makes { $end }.
review-moments = Moments
review-is-slip = slip
review-is-mistake = mistake
review-is-blunder = blunder
review-is-found = well found
review-is-dice = turn of the dice
review-is-cards = turn of the cards
review-is-step = a large step
review-mark = { $name }, { $when }: { $wins } wins in 100, ± { $doubt }
review-at = Entry { $entry }: { $share } %
review-tab-moment = Moment
review-tab-board = Board
review-tab-sum = Sum
review-tab-all = All
review-line-said = Share of victories over the game. You: { $start } at the start, { $most } at most, { $end } at the end.
review-rest-of =
    { $decisions ->
        [one] You decided once.
       *[other] You decided { $decisions } times; in { $others } of them no better choice can be told from yours.
    }
review-step = { $before } → { $after } %
review-percent = { $share } %
review-best = The best found
review-behind = −{ $wins } ± { $doubt }
review-level = 0 ± { $doubt }
review-less = Other looks, by games to their end or by players who look ahead, make less of it: hence the milder name.
review-less-none = Other looks do not bear it out: it has no name.
review-on-board = On the board: gold is the choice framed here, dashes the best one found.
review-equal = cannot be told apart
review-worse = behind
review-played = you played this
review-played-equal = you played this; cannot be told apart
review-why-head = In the end, over the same imagined dice, the better choice scores { $points } points:
review-why-found-head = In the end, over the same imagined dice, this scores { $points } more points than the next:
review-together = Together
review-entry = Entry
review-before = Before
review-decisions = Decisions
review-after = After
review-back = The moment before
review-on = The next moment
review-draw-said = { $change } wins in 100, compared with the average of { $outcomes } outcomes.
review-nothing-here = Nothing to choose here. Arrows go from moment to moment, with Shift from entry to entry.
review-try = Try again
review-task-next = Next task
review-task-end = Show everything
review-task-best = Yes: that was the best.
review-task-equal = Yes: that cannot be told from the best.
review-task-ask = Answer on the board. Whatever cannot be told from the best counts.
review-task-of = Task { $number } of { $tasks }
review-task-list = All choices
review-task-pick = Choose on the board
review-task-not = Not yet. Think of { $line }.
review-task-shown = This was better.
review-button = Review the game
review-first = See the moments that decided it
web-error-review-failed = The review could not be made. Try again.
web-error-cannot-review = This game cannot be reviewed: it was not played to its end.
review-decided-title = What decided it
review-lead = Look together
review-lead-end = Stop leading
review-led = { $name } leads, and you follow.
review-led-not = { $name } leads; you look for yourself.
review-follow = Follow
review-others =
    { $count ->
        [one] one other is here
       *[other] { $count } others are here
    }

## Notices

notices = Notices
notices-lede = One notice for each turn. Once you have looked, nothing more is sent.
notice-ways = Ways to reach you
notice-way-page = On this page
notice-way-page-text = a number in the title, a soft bell on your turn
notice-way-push = Push
notice-way-push-text = this device tells you, also when the page is closed
notice-way-mail = E-mail
notice-way-mail-text = a message with a link to the table
notice-way-hook = Webhook
notice-way-hook-text = Discord, Slack, ntfy or any https address
notice-no-push = not possible in this browser, or not set up on this server; an iPhone needs the page on its home screen
notice-no-mail = this server sends no e-mail
notice-hear = Hear it
notice-this-device = This device
notice-add = Add
notice-give = Save
notice-format = For
notice-format-discord = Discord
notice-format-slack = Slack
notice-format-ntfy = ntfy
notice-format-json = another program
notice-address-mail = Your e-mail address
notice-address-hook = The address of the webhook, https://
notice-hook-table = of everybody’s turn: { $table }
notice-hook-me = of my own turns
notice-hook-whom = Whom it tells
notice-try = Try it
notice-drop = Remove { $way }
notice-whole-table = for a whole table
notice-state-on = on
notice-state-waits = waiting for you to confirm by e-mail
notice-state-rests = paused after five failures
notice-failed =
    { $count ->
        [one] failed once
       *[other] failed { $count } times in a row
    }
notice-refused = The browser said no. Nothing has changed.
notice-letter-sent = An e-mail is on its way. Open its link to confirm.
notice-tried = Sent. It should be there in a moment.
notice-about = Tell me about
notice-kind-turn = Your turn
notice-kind-turn-text = a decision waits for you
notice-kind-begin = A table begins
notice-kind-begin-text = one where you have a seat
notice-kind-invite = Invitation
notice-kind-invite-text = a seat is kept for you at a new table
notice-kind-short = Time is short
notice-kind-short-text = a sixth of it is left
notice-quiet = Quiet hours
notice-quiet-text = What comes meanwhile waits until they end and comes as one notice.
notice-quiet-dial = Quiet from { $from } to { $to }
notice-quiet-none = No quiet hours
notice-quiet-on = Quiet at night
notice-quiet-from = From
notice-quiet-to = To
notice-quiet-sunday = Quiet on Sunday
notice-short-passes = Except when time is short
notice-letters = E-mails
notice-letters-each = one for each turn
notice-letters-at = one a day, at { $time }
notice-says = What a notice says
notice-sample-title = Rome in a Day: your turn
notice-sample-text = With Samir, Lena and Noor. You have until Tuesday 18:00.
notice-never = Never in a notice: cards, dice, plans, scores, what was typed. A stranger may read your screen.
notice-ring = It is your turn.
notice-ask = Shall we tell you when it is your turn?
notice-ask-text = Once a turn. You can stop it at any time.
notice-ask-yes = Tell me on this device
notice-ask-other = Other ways
notice-ask-no = No, I’ll look in myself
notice-confirm-title = E-mails to you
notice-confirm-text = Press the button to get an e-mail when it is your turn.
notice-confirm-do = Send me e-mails
notice-confirm-done = E-mails go to { $address } from now on.
notice-stop-title = No more e-mails
notice-stop-text = Press the button to stop the e-mails to this address.
notice-stop-do = Stop the e-mails
notice-stop-done = No more e-mails go to { $address }.
web-error-bad-address = Notices cannot be sent there. The address must begin with https:// and be reachable from the internet.
web-error-cannot-send = This server does not send that: it is not set up for it.
web-error-unknown-way = That has been removed already.
web-error-not-taken = It was not accepted there ({ $reason }).

## What people say at a table: `say-` phrases, `sign-` signs.

say-hello = Good day, everyone.
say-hello-who = Good day, { $who }.
say-again = Good to see you again, { $who }.
say-first = This is my first game.
say-own-language = You read me in your language, I read you in mine.
say-good-game = Have a good game.
say-well-played = Well played, { $who }.
say-fine-move = { $that }: a fine move.
say-unseen = I did not see that coming: { $that }.
say-close = This is close.
say-explain = Who can explain this rule to me: { $that }?
say-in-rules = It is in the rules: { $that }.
say-slip = My finger slipped.
say-may-undo = May I take that back?
say-beautiful = Your { $board } is beautiful, { $who }.
say-defended = Bravely held, { $who }.
say-learned = I learned something: { $that }.
say-ouch-right = That hurt, and it was well played.
say-of-course = Of course.
say-thanks = Thank you, { $who }.
say-no-harm = No harm done.
say-dice-love = Luck is with you, { $who }.
say-my-luck = I was lucky there.
say-dice-sleep = My luck is asleep.
say-bad-luck = That was bad luck, { $who }.
say-what-draw = Who would have thought it: { $that }.
say-we-see = We shall see.
say-thinking = I am thinking, one moment.
say-take-time = Take your time, { $who }.
say-your-turn = It is your turn, { $who }.
say-back-in = I am away for { $span }.
say-am-back = I am back.
say-go-on = Shall we go on { $when }?
say-sorry-wait = Sorry for the wait.
say-thanks-game = Thank you for the game.
say-congrats = Congratulations, { $who }.
say-another = Another game?
say-not-today = Not today, gladly another time.
say-must-go = I must go; a bot plays on for me.
say-next-time = Until next time.

sign-laurel = Well played
sign-one = Unlucky
sign-hands = Bravo
sign-glass = No hurry
sign-hat = Hats off
sign-quill = Thinking
sign-cup = Cheers
sign-gasp = Oh
sign-heart = How kind
sign-laugh = That made me laugh
sign-clover = Lucky
sign-ouch = That hurt

voices-board-kingsburg = province
voices-board-comuni = town
voices-board-alba-longa = city
voices-board-rome-in-a-day = domain
voices-board-other = board
voices-span-five-minutes = five minutes
voices-span-quarter = a quarter of an hour
voices-span-hour = an hour
voices-span-hours = a few hours
voices-when-tonight = tonight
voices-when-tomorrow = tomorrow
voices-when-weekend = at the weekend
voices-when-whenever = when you like
voices = Voices
voices-group-greeting = Greeting
voices-group-game = The game
voices-group-kindness = Kindness
voices-group-luck = Luck
voices-group-time = Time
voices-group-parting = Parting
voices-book = The phrase book
voices-signs = Signs
voices-none = Nobody has said anything yet. Everybody reads your phrases in their own language.
voices-new = { $count ->
    [one] 1 new since you looked
   *[other] { $count } new since you looked
 }
voices-unread = { $count ->
    [one] 1 not read
   *[other] { $count } not read
 }
voices-gap-who = someone
voices-gap-that = what happened
voices-gap-rule = a rule
voices-gap-span = how long
voices-gap-when = when
voices-happened = What happened
voices-rules = The rules
voices-say = Say it
voices-leave = Leave it
voices-other-reads = In French
voices-typed = typed
voices-write = Write to the table
voices-send = Send
voices-gallery = From the gallery
voices-gallery-note = The players hear you when the game is over.
voices-mute = Mute for me
voices-mute-text = Their words and signs vanish for you, here and at other tables. They are not told.
voices-muted = You no longer hear { $name }.
voices-unmute = Hear { $name } again
voices-report = Report this line
voices-report-text = The host sees it and twenty lines around it.
voices-reported = The host was told.
voices-more = About { $name }: mute, report
reason-line-unkind = Unkind
reason-line-threat = A threat
reason-line-advert = An advert
reason-line-help = Help from outside
voices-typing-on = Players here may type; the words are erased 30 days after the end.
voices-spoken = { $name } says: { $text }
voices-shown = { $name }: { $text }
key-voices = the phrase book
agreed-typing = players may type
new-typing = Typing
new-typing-text = Players may type to each other. Without it there is the phrase book.
web-error-said-already = You have just said that.
web-error-no-typing = There is no typing at this table; the phrase book is open.
web-error-not-public = Only what everybody knows can be spoken of.
web-error-no-line = This line is gone.

## The house

house = The house
house-lede = What you do here is logged, and everything except closing a table can be undone.
house-banner = What everybody reads in the library
house-banner-save = Show it
house-invite = Invite somebody
house-invite-text = A link that lets newcomers in, while the house is closed to others.
house-uses = For how many
house-days = For how many days
house-invite-make = Make a link
house-table = A table
house-open-table = Look at the table
house-table-text = The link of a table, and the seat of the person, from 1.
house-seat = Seat
house-act = Action
house-reason = Reason; they are told
house-act-ban = Ban from playing
house-act-unban = Let play again
house-act-mute = Silence
house-act-unmute = Let speak again
house-act-close_table = Close the table
house-act-take_event = Take the event away
house-act-make_moderator = Make a moderator
house-act-make_owner = Make an owner
house-act-take_role = Remove the role
house-act-banner = Banner
house-act-invite = Invitation
house-act-undo = Undone: { $number }
house-log = The log
house-log-none = Nothing has been done yet.
house-undo = Undo
house-undone = undone
house-command-line = the command line
house-none = This page is for those who run this server.
join = Come in
join-text = You were invited. Choose a name and you are in.
join-name = Your name
join-do = Come in
web-error-needs-role = Only those who run this server may do that.
web-error-banned = You cannot play here until { $day }. { $reason }
web-error-muted-here = You cannot speak here until { $day }. { $reason }
web-error-invitation-needed = This house is open to invited people only. Open the link that somebody here sent you.
web-error-unknown-act = That cannot be undone.
web-error-no-subject = Say which table and which seat.

## Privacy

privacy = Privacy
privacy-lede = What this server keeps, table by table of its database. Nothing else is there.
privacy-never = We never have a password, a birthday, a list of friends, adverts or trackers. To be forgotten for good: “Forget me” under your name in the library. Your games stay, without your name.
privacy-what = What
privacy-how-long = How long
privacy-person = leads to you
privacy-until-forget = until you are forgotten
privacy-until-game = with the game; your name leaves it when you are forgotten
privacy-until-done = a few seconds, until it is done
privacy-until-days = thirty days after it is done
privacy-until-server = as long as the server
privacy-facts = Keys and the banner of this server.
privacy-identities = Your name, a number that means nothing elsewhere, and the digest of a private link.
privacy-passkeys = Public keys of your devices, and your words for them.
privacy-passkey_questions = What a device is being asked to sign, for five minutes at most.
privacy-tokens = Tokens of your programs, as digests, with your words for them.
privacy-ratings = Your ratings.
privacy-rating_changes = What each rated game changed.
privacy-tables = Tables: title, options, when; who created them, by number and name.
privacy-seats = Who sat where, by number and name.
privacy-entries = The moves and draws of every game.
privacy-commands = Which moves arrived, so that none counts twice.
privacy-records = The files of finished games, without names.
privacy-reviews = Reviews of finished games.
privacy-outbox = What is still to be passed on.
privacy-jobs = What is to be done later, such as a notice to you.
privacy-puzzle_tries = Your first answer to each puzzle.
privacy-deal_games = Your games on deals that are the same for all.
privacy-challenges = Challenges, and who made them.
privacy-ways = How you asked to be told: the address of a device, an e-mail address, a webhook.
privacy-notice_rules = What you want to be told about, and when not.
privacy-looks = When you last looked at a table with notices, and when you were last told.
privacy-roles = Who runs this server.
privacy-restrictions = Who may not play or speak here, until when and why.
privacy-invitations = Invitations, as digests, and who made them.
privacy-acts = What those who run this server did, to whom and why.
privacy-instances = Which processes of the server run.
privacy-outages = When the server was away, so that clocks stop.
privacy-leases = Which bot is thinking where.
privacy-presence = How many are connected to a table just now.
privacy-until-words = with the game; typed words thirty days after its end
privacy-until-settled = until thirty days after it is settled; your name leaves it when you are forgotten
privacy-crests = The crest you chose.
privacy-prepared = The answer you prepared for your next turn, until it is given or dropped.
privacy-sign_in_links = The digest of a sign-in link sent by e-mail; it ends after a quarter of an hour.
privacy-leaves = When you were on leave.
privacy-said = What was said at tables: phrases of the book, and typed words.
privacy-mutes = Whom you do not want to hear. Nobody else sees it.
privacy-reads = The last line you have read at a table. Nobody else sees it.
privacy-reports = Lines that were reported, by whom and why, who sat there, and twenty lines around each.
house-reports = Reports
house-reports-none = Nobody has reported anything.
house-waits =
    { $count ->
        [0] Nothing waits.
        [one] One report waits.
       *[other] { $count } reports wait.
    }
house-tab-reports = Reports
house-tab-people = People
house-limits = Who may not, now
house-limits-none = Everybody may play and speak.
house-limit-ban = may not play until { $day }
house-limit-mute = may not speak until { $day }
house-hosts = Who runs this house
house-role-owner = owner
house-role-moderator = moderator
house-tab-table = A table
house-tab-events = Events
house-tab-doors = Doors and banner
house-tab-log = Log of actions
house-done = Done, and in the log.
house-events-text = An event that is taken away is out of every list and goes on no further. Its games go on, without its name.
house-events-none = There is no event.
house-reason-event = Reason; whoever opens its link reads it
house-open-event = Look at the event
house-table-gone = The table is gone.
house-invite-closed = Newcomers need an invitation here. A link lets some of them in.
house-reports-text = You see the line that was reported and those around it, nothing else of what people say. That you looked is in the log.
house-what-to-do = What to do
house-report-this = {" "}(this line was reported)
house-report-nothing = Nothing to act on
house-effect-none = The report is closed. Nobody else hears of it.
house-effect-mute = They keep their seats, and say nothing until it ends.
house-effect-ban = Bots take their seats. They may come back when it ends.
house-effect-close_table = For everybody there. A running game ends without a result.
house-report-about = { $name }: { $reason }
house-act-report = Report settled
house-act-look = Looked at reports

## My seat: keys, programs, export.
page-me = You
page-profile = Your games
keep-seat = Keep your seat, { $name }
keep-seat-nobody = Keep your seat
keep-seat-text = Your name, your games and your tables live in this browser only. One touch ties them to you instead. There is no password, here or anywhere on this server.
keep-seat-touch = Keep my seat with one touch
keep-seat-small = Your finger, face or PIN never leaves the device. We receive a public key, which is of use to nobody else. You can stay a guest for ever.
keep-seat-https = One touch needs https, or a server on this very machine. Here, the private link below takes you to another device.
come-in = I have a passkey
come-in-adopt = Come in, and bring along the tables of this browser
came-in = Welcome back, { $name }.
seat-kept-now = Kept. Your games and tables are yours on every device that has your key.
passkey-no = The device refused. Nothing has changed.
passkey-ended = That key no longer opens anything.
seat-is-kept = Your seat is kept, { $name }
seat-is-kept-text = Here since { $date }. Your name is yours alone, and so is every name that looks like it.
my-keys = Your keys
key-made = made { $made }, last used { $used }
key-add = Add a key of this device
key-end = Remove
key-end-which = Remove { $name }
device-computer = computer
device-phone = phone
device-tablet = tablet
tokens = Bots and programs
tokens-text = Any program may play here, with the same messages as this page. A bot plays under a name that says so, and never for a rating.
token-name = Name
token-may = It may
token-bot = play as a bot
token-play = play for me
token-read = only read
token-until = Valid for
token-days = { $days } days
token-make = Make the token
token-once = Shown only this once. Anyone who has it can do all that it allows; we keep only its digest.
token-line = { $acts } · { $scopes } · until { $until }
token-ended = That token no longer opens anything.
take-along = Take or leave
take-along-text = Everything of yours in one file: your games, your ratings, the names of your keys.
export-mine = Take my things with me
plain-words = In plain words
plain-keep = We keep
plain-keep-text = your name and crest, the games you played, public keys; an e-mail address only if you give one
plain-never = We never have
plain-never-text = a password, your finger or face, adverts, trackers
plain-others = Others see
plain-others-text = your name, your crest and your finished games; nothing about your devices
plain-forget = You can leave
plain-forget-text = your name, keys and ratings go at once; games stay with those who played them, without your name

## My games and ratings.
rated = rated
rating = Rating
rating-none = none yet
rating-like = You play like the { $level } bot
rating-between = You play between { $level } and { $other }
rating-above = You play better than the { $level } bot
rating-below = You are on the way to { $level }
rating-unknown = Not known yet
rating-text = { $title }: { $games ->
    [0] no rated game yet. A table without hints can be rated when it is created.
    [one] one rated game. The range narrows with each.
   *[other] { $games } rated games. The range narrows with each.
}
rating-picture = Rating { $rating } at { $title }, among the bots
rating-anchors = The bots stand still: they are measured against each other in thousands of games, and regular is 1500 in every title. The small marks are everybody on this server. A question mark means that little is known yet.
rating-curve = The rating after each game, with its margin of error
rated-hint = Counts for your rating. For people who keep their seat; without hints.
rated-choice = Rating
rated-on = rated
rated-off = for fun
profile-since = Seat kept; here since { $date }.
profile-guest = A guest, here since { $date }.
profile-games = { $games ->
    [0] no game yet
    [one] one game
   *[other] { $games } games
}
profile-places = Places
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
profile-points = Points
profile-luck = Luck, in wins per 100
profile-mistakes = Mistakes a game
profile-more = By seat and number of players
profile-by-seat = Seat
profile-by-count = Players
profile-count = Games
profile-mean-place = Place
profile-people = Those you play with most
profile-met = { $games ->
    [one] one game
   *[other] { $games } games
}, ahead of them in { $before }
profile-list = Games
profile-all = All games
profile-with = With
profile-anyone = With anyone
profile-any-place = Any place
profile-rated = Rated only
profile-all-lost = everybody lost
profile-review = Review
profile-none = No game here yet.
profile-show = Show 20 more
ledger = Luck ledger
ledger-inside = Dice and cards gave you { $sum } victories in { $games ->
    [one] one reviewed game
   *[other] { $games } reviewed games
}. In 19 cases of 20 luck alone stays within { $band }: yours does.
ledger-outside = Dice and cards gave you { $sum } victories in { $games ->
    [one] one reviewed game
   *[other] { $games } reviewed games
}. In 19 cases of 20 luck alone stays within { $band }: yours is one of the rare cases.
ledger-picture = Luck added up over the games: { $sum } victories
ledger-none = Review a finished game, and its luck is entered here.

## Events

events = Events
events-lede = Small tournaments. The draw is sealed before anybody enters, and anybody can draw it again.
events-none = No event yet. Create the first one.
contest-kind-pods = Pods: tables of three or four, drawn round by round
contest-kind-duplicate = Duplicate: the same deals for everybody, against bots
contest-status-open = open, begins { $time }
contest-status-running = running
contest-status-over = over
contest-entrants =
    { $count ->
        [one] one entrant
       *[other] { $count } entrants
    }
contest-round = Round { $round } of { $rounds }
contest-new = Create an event
contest-name = Name
contest-title = Game
contest-kind = Kind
contest-starts = Begins
contest-ends = Ends
contest-rounds = Rounds
contest-pace = Minutes for each decision
contest-make = Create it
contest-enter = Enter
contest-leave = Leave
contest-pod-runs = is played
contest-pod-over = finished
contest-entered = You are in. Your table opens here when it begins.
contest-table = To your table
contest-pods = Round { $round }
contest-pod = Pod { $number }
contest-earlier = Earlier rounds
contest-standings = Standings
contest-points = Points are the share of opponents beaten: with four at a table 1, 0.67, 0.33 and 0. A tie counts half, every place counts.
contest-gone = has left
contest-proof = How the pods were drawn
contest-sealed-text = The house published the fingerprint of its secret when the event was created.
contest-grains-text = Everyone who enters sends a random word, so nobody can foresee the draw.
contest-grain-yours = Yours, kept in this browser:
contest-opened-text = The secret and the grains together give the pods of every round. The secret:
contest-opened-wait = The first draw opens the secret.
contest-again = Draw it again here
contest-again-same = Same pods: checked in this browser.
contest-again-secret = The secret is not the one that was sealed.
contest-again-pod = Pod { $pod } of round { $round } is not the one that was to be drawn.
contest-again-grain = Your grain, or the fingerprint you saw when you entered, is not in the file.
contest-file-note = For “ludotheca event verify”, which does the same.
contest-sealed = Sealed before anybody entered
contest-opened = Drawn and opened
contest-grains = Everyone adds a grain
contest-file = Proof file
contest-play = To the deals
contest-wait = The deals open when it begins.
web-error-unknown-event = There is no such event.
web-error-event-taken = This event was taken away by those who run this server. { $reason }
web-error-not-drawn = Nothing is drawn yet.
privacy-events = Events, and who created them.
privacy-entrants = Who entered an event, and the grain they added to its draw.
privacy-event_tables = Which tables belong to an event, and their results.

## A table soon, and the waiting room

play-soon = Play with people, soon
play-soon-text = A table begins in 20 seconds; bots take the free seats.
soon-begins = { $title } begins in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
soon-begins-now = { $title } begins
soon-text = Anybody who comes by then sits down with you; bots take the other seats. People may take a bot’s seat until the first round ends.
soon-now = Begin now
soon-hold = Wait for people only
drop-in = Take { $of } chair
drop-in-text = The first round is still on: you can take a bot’s chair.
invite = Invite
invite-text = Scan this with a phone, or send the link. Nobody needs an account.
qr-label = A code for phones: it opens this table
send-link = Send it
room-came = { $name } has sat down.
room-went = { $name } has left the table.
room-here = { $name } is here.
room-away = { $name } is away.
room-happened = Who came and went
room-guest = You can change your name, leave the table, say something from the phrase book, and send the link. { $owner } starts the game.
room-watch = You may watch with this link; nobody needs to sit down.
agreed-by = Created by { $owner }
agreed-late = if time runs out, a bot finishes that turn
seat-kept-for = kept: only its own link opens it
seat-kept-name = this seat is kept for them: only its own link opens it
seat-keep-whom = for whom?
seat-keep-name = Whom seat { $number } is kept for
seat-open-for = anyone with the link; else a bot
prepare = Prepare
prepare-change = Change it
prepare-away = Take it back
prepare-title = Prepare what?
prepare-text = It is played when your turn comes. If anything it names changes, it is dropped and you are asked.
prepare-none = Nothing can be prepared now: dice or cards come first, or it depends too much on the others.
prepared = Prepared: { $what }
prepared-text = Played on your turn, if nothing it names has changed. Nobody can see it.
prepared-dropped = Your prepared answer no longer fits: { $what }.
letter-ask = Come in by e-mail, at the address you chose for that
letter-send = Send me a link
letter-sent = If this address is somebody’s, an e-mail is on its way. Its link works once, for a quarter of an hour.
letter-enter = Come in
letter-enter-text = This link was in an e-mail to you. It works once.
letter-enter-adopt = Come in, and bring along the tables of this browser
way-enters = An e-mail there lets me in on a new device
leave-title = Leave
leave-none = none
leave-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
leave-text = Your clocks stand still in games of days. You have 14 days a year.
on-leave = on leave until { $day }
replace-seat = Let a bot play on for { $name }
web-error-cannot-prepare = This cannot be prepared now.
web-error-no-leave =
    { $left ->
        [0] You have no leave left this year.
        [one] You have one day of leave left this year.
       *[other] You have { $left } days of leave left this year.
    }
your-crest = Your crest
crest-taken = { $crest }: { $name } has it
crest-azure = azure, a disc
crest-madder = madder, a lozenge
crest-verdigris = verdigris, a square
crest-plum = plum, a triangle
crest-rose = rose, a cross
