### The command line and the table in the terminal.

## Help pages

help-usage = Usage: { $line }
help-commands = Commands
help-arguments = Arguments
help-parameters = Options

command-ludotheca = Euro board games in the terminal, against bots, and the same engine for simulation.
command-serve = Open the tables in the browser: play with friends and bots. Ctrl-C ends it; nothing is lost.
command-forget = Take a person out of a server’s database for good. Their games stay, without the name.
command-admin = Run a public server: roles, bans, mutes, closing a table, taking an event away, the banner, invitations, and the log of such acts.
command-backup = Copy a server’s database to a file, while it is served.
command-restore = Put such a copy in the place of a server’s database.
command-ratings = Compute a server’s ratings anew from its records.
command-bot = Let a bot play on a server, through its API.
command-event = Draw an event again from its file, and see whether its pods are the ones that had to come.
command-play = Play a game in the terminal against bots. Without a title it asks what you would like to play.
command-lesson = Learn a title in short lessons on its own board. Without a number it lists them.
command-games = List the titles: player counts, options, languages, rules version.
command-simulate = Play many games between bots and count wins, points, decisions and seconds.
command-dataset = Write what bots saw, could do and did in many games, as a Parquet file.
command-arena = Let bots play each other on the same deals with rotated seats, and measure how strong they are.
command-ladder = Play the matches of docs/strength.toml whose results are missing, and write docs/strength.md.
command-learn = Make a net for a title’s strongest bots, from games against itself.
command-puzzles = Find puzzles in games of bots, or solve those of a title again.
command-replay = Tell a recorded game again; every entry is checked on the way.
command-review = Look a finished game over: where it was won, how much was luck, what would have been better.
command-review-check = Try whether reviews keep their promises, on games that are played for it.
command-verify = Check a record, and compute every die and card again from what it publishes.
command-new-title = Make a new title in a clone of the repository: a small game with texts and tests that all pass, to be turned into yours.
command-title-check = In a clone: make what a title stores, run all tests of it, and say what it lacks to be complete.

flag-help = Show this page.
flag-version = Show the version.
flag-lang = en or fr; by default, the language of the system.
flag-json = Print JSON, in the form that docs/command-line.md describes.
flag-title = The title, as `ludotheca games` lists it.
flag-file = The record of a game.
flag-option = An option of the title as name=value; may be given several times.
flag-new-name = The name of its folders: small letters, digits and underscores, as in sea_traders.
flag-new-players = For how many players, as 2-4.
flag-new-name-en = What it is called in English; by default, its folder’s name.
flag-new-name-fr = What it is called in French; by default, as in English.
flag-play-title = The title; without it you are asked.
flag-play-players = How many play, you included; 3 by default.
flag-play-bots = The bots: { $levels }. Several, separated by commas, take the free seats in order; the last one fills the rest. Your own: file.py:Class.
flag-play-seat = Your seat, from 1.
flag-play-seed = A number: the same number deals the same cards and gives bots that play alike.
flag-play-keyed = Deal every die and card by what it is, not by its number in the game.
flag-play-record = A new file for the record of the game.
flag-play-from = Play on from this record of a game: --at says where, --seat in whose place.
flag-play-at = After how many entries of the record (replay --step counts them).
flag-play-as-it-was = Leave what the seat could not know as it was; otherwise it is drawn anew.
flag-verify-from = The record it was played on from; the position it begins with is made again, too.
flag-play-coach = Advice for learners: what each decision is for, and a question before a move that looks much worse.
flag-lesson-title = The title; without it, the lessons of all titles are listed.
flag-lesson-number = Which lesson; it goes on where you left it.
flag-lesson-again = Begin the lesson again.
flag-simulate-players = How many play.
flag-simulate-games = How many games.
flag-simulate-bots = Bots separated by commas: { $bots }. The last one fills the remaining seats; from game to game all move on by a seat. Your own: file.py:Class.
flag-simulate-seed = The seed, 0 by default; the same seed gives the same games, whatever the jobs.
flag-simulate-jobs = How many processes; by default, as many as there are processors.
flag-simulate-save = A new or empty folder for the records of all games.
flag-puzzles-task = “mine” finds puzzles and confirms them; “check” solves them again with new dice.
flag-puzzles-count = How many puzzles to find; games are looked at until there are so many.
flag-puzzles-records = A folder of records to look at, in place of games that bots play now.
flag-puzzles-kinds = Kinds of decisions to look at, separated by commas; all if none is named.
flag-puzzles-minutes = Stop after so many minutes; without it, when there are enough.
flag-puzzles-iterations = Iterations of the search that solves a puzzle again.
flag-puzzles-folder = A folder for what is found; the same command goes on there. “check” reads from it. Without it: puzzles, and the title’s own for “check”.
flag-puzzles-write = Put the puzzles into the title’s own folder; with “check”, leave out those whose answer changed.
flag-dataset-file = A new file for the rows, one a decision: game.parquet.
flag-arena-bots = Bots separated by commas: { $bots }; each with its own budget if you like: tree@800, master@0.5s, master@x2. The last one fills the remaining seats. Your own: file.py:Class.
flag-arena-budget = What a searching bot without a budget of its own may use for a decision: 800 iterations, 0.5s, or x2, twice what its level uses. Without it, what its level uses.
flag-arena-paired = Deal by keys: every rotation of the seats gets the same dice for the same questions, whatever was decided before.
flag-arena-backend = “processes” (this machine, the default) or “dask”.
flag-arena-scheduler = The address of the Dask scheduler, such as tcp://host:8786.
flag-arena-store = A file for the results. If it exists, the run goes on with it; games it holds are not played again.
flag-arena-plot = A folder for pictures: win shares, points, margins.
flag-arena-luck = Take the luck of dice and cards out of the results, and say how many games that saves. Slower: a second or so for each game.
flag-ladder-titles = The titles whose matches are played; all if none is named.
flag-ladder-quick = Only a few games for a match that has no result: to see that all works.
flag-ladder-again = Play matches again that have a result of these very bots.
flag-ladder-page = Play nothing; write the page from the results there are.
flag-ladder-plot = Draw the pictures of the page too.
flag-ladder-folder = The folder of the list, the results and the page; docs by default.
flag-ladder-bots = Let this bot, file.py:Class or any other, climb the levels instead; nothing is written.
flag-ladder-games = With --bots: how many games against each level; 40 by default.
flag-ladder-minutes = Stop after so many minutes; the games wait beside the results, and the next run goes on with them.
flag-learn-players = Numbers of players separated by commas, taken in turn: 2,3,4,4. All the title takes if not given, four most often.
flag-learn-rounds = Rounds of games and learning after the first, which is played by the quick policy.
flag-learn-first = Games of the first round.
flag-learn-games = Games of every later round.
flag-learn-samples = How often a net that looks one step ahead tries luck.
flag-learn-tree-from = From this round on the nets search instead of looking one step ahead.
flag-learn-iterations = Iterations for a decision, where the nets search.
flag-learn-window = A net learns from so many rounds, the latest ones.
flag-learn-gate = Games against the quick policy and against the net before, after each round.
flag-learn-wide = Units of the first layer, a multiple of 8.
flag-learn-narrow = Units of the second layer, a multiple of 8.
flag-learn-exploit = Look for what beats the title’s own net: it sits in all other seats and does not learn.
flag-learn-folder = Where games and nets are kept; learn/TITLE if not given. A run that was interrupted goes on there.
flag-learn-write = Put the last net into the title’s folder, for its bots.
flag-serve-host = Where to listen; 127.0.0.1 is this machine only, 0.0.0.0 the whole network.
flag-serve-port = The port, 8000 by default.
flag-serve-database = sqlite:///FILE or postgresql://…; by default, a file in your data folder.
flag-serve-no-browser = Do not open the browser.
flag-forget-name = The name they have there.
flag-forget-id = The first letters of their id, where several have the name.
flag-forget-yes = Do it; without this you are only told who would be forgotten.
flag-admin-act = What to do: owner, moderator, plain (no role), ban, unban, mute, unmute, close (a table), take (an event away), banner, invite, log, undo, reports, settle.
flag-admin-what = The name of the person, the table, the event, the text of the banner (empty: none), the number of the act, or the id of the report.
flag-admin-days = How many days a ban, a mute or an invitation lasts.
flag-admin-uses = How many newcomers an invitation lets in.
flag-admin-reason = Why; told to whom it concerns, and kept in the log.
flag-backup-file = The copy, or a folder in which each copy gets a name of its own.
flag-backup-keep = How many copies stay in the folder; 0 for all.
flag-restore-file = The copy.
flag-restore-yes = Do it although there is a database already; that one is kept beside it.
flag-ratings-check = Only compare them with what is stored; ends with 1 if they differ.
flag-bot-server = Where the server is: https://ludotheca.example.
flag-bot-token = The token that its page made for this bot.
flag-bot-level = Who plays: { $levels }, or a class of your own as file.py:Class.
flag-bot-table = A table, or the link of a seat, to sit down at first.
flag-bot-once = End when no table of this bot waits or runs.
flag-event-what = What to do: verify.
flag-event-file = The file of the event, from its page.
flag-replay-check = Only check the record and say so.
flag-replay-step = Stop at every decision and show the board.
flag-replay-seat = Tell it as this seat saw it, from 1; otherwise as a spectator.
flag-review-seat = Whose game is looked over, from 1; otherwise the first seat that was no bot’s.
flag-review-effort = quick, normal or deep: how many games are imagined.
flag-review-open = Judge with all cards open; otherwise from what the seat could know.
flag-review-svg = A new file for a picture of the line.
flag-review-check = Only check that the sum of every seat adds up, in every record.
flag-review-stored = Play nothing: only sum up what the file of --store holds.
flag-review-only = Only these trials, separated by commas: planted, untouched, third, own.

## What is wrong with a command line

usage-command = There is no command “{ $name }”; the commands are: { $known }.
usage-option = There is no option { $name } here.
usage-missing = { $name } is missing, or has no value.
usage-repeated = { $name } is given twice.
usage-number = { $name } takes a whole number, not “{ $value }”.
usage-unused = “{ $name }” is one argument too many.
usage-help = Try: { $command }
error-no-language = --lang needs a language: { $known }.
error-bad-setting = The setting { $name } is wrong: { $reason }.
error-bad-database = The database cannot be used: { $reason }.
error-port-taken = Nothing can listen on { $host } port { $port }: it is taken or forbidden. Choose another with --port.
error-nobody-named = Nobody in this database is called “{ $name }”, or has an id that begins so.
error-several-named = Several are called “{ $name }”: say which with --id ({ $known }).
error-bad-event = The event does not hold: { $reason }.
error-bad-number = “{ $found }” is no number of the log; “ludotheca admin log” shows them.
error-no-backup = There is no copy: { $reason }.
error-server-said = { $server } says: { $detail }
error-file = “{ $path }” { $reason }.
error-bad-choice = { $reason }.
error-bad-plan = These games cannot be played: { $reason }.
error-bad-own-bot = “{ $given }” is no bot: { $reason }.
error-missing-extra = This needs { $package }, which is not installed: { $install }
reason-database-taken = another server (process { $process }) serves { $file }; stop it, or name another file with --database
reason-database-later = it is of a later version of the program (schema { $found }, this one knows { $known }); update the program
reason-backup-postgres = PostgreSQL has its own way, pg_dump --format=custom and pg_restore
reason-backup-nothing = there is no database in { $file }
reason-backup-itself = the copy would be the database itself
reason-backup-damaged = what was copied is damaged ({ $detail })
reason-backup-unwritten = it could not be written ({ $detail })
reason-database-foreign = it belongs to another program (it has { $tables }); name another one with --database
reason-database-unopened = it cannot be opened or written ({ $detail })
reason-no-file = does not exist
reason-is-folder = is a folder, not a record
reason-unreadable = cannot be read ({ $detail })
reason-file-exists = exists already; name a new file, nothing is overwritten
reason-no-folder = lies in a folder that does not exist
reason-unwritable = cannot be written ({ $detail })
reason-option-form = An option is given as name=value, not “{ $given }”
reason-from-title = The record says which game it is: leave out the title, --players and --option
reason-no-from = --at and --as-it-was need a record: name one with --from
reason-at = Say after how many entries with --at, from 0 to { $most }
reason-seat = There is no seat { $number }; the seats are 1 to { $players }
reason-no-clone = “{ $path }” is not in a clone of Ludotheca: a title is made where its sources are
reason-title-name = “{ $given }” is no name for a folder: take small letters, digits and underscores, as in sea_traders
reason-title-players = Players are given as 2-4, from { $least } to { $most }, not “{ $given }”
reason-shown-name = A name begins with a letter, has at most 40 signs and no quotes or brackets, unlike “{ $given }”
reason-title-exists = “{ $path }” exists already
reason-no-title = There is no title in “{ $path }”; make one with: ludotheca new-title { $title }
reason-positive = { $option } is a number from 1 on, not { $number }
reason-bots = bots named: { $named }; seats for them: { $players }
reason-games = at least one game is needed, not { $games }
reason-seed = a seed is a number from 0 to 2^63 - 1, not { $seed }
reason-no-saving = the folder “{ $folder }” cannot be made ({ $detail })
reason-budget = a budget is iterations (800), seconds (0.5s) or a multiple of the level’s own (x2), not “{ $budget }”
reason-no-budget = { $bot } does not search and takes no budget
reason-no-multiple = { $bot } has no budget of a level to multiply; name iterations (800) or seconds (0.5s)
reason-own-no-file = the file cannot be read ({ $detail })
reason-own-broken = the file does not run ({ $detail })
reason-own-no-class = the bots of the file (classes below ludotheca.bots.bot.Bot) are: { $known }
reason-own-no-choose = it has no method choose(view, decision, budget)
reason-backend = there is no backend “{ $backend }”; there are: { $known }
reason-scheduler-needed = --backend dask and --scheduler ADDRESS go together
reason-no-scheduler = there is no Dask scheduler at { $scheduler } ({ $detail })
reason-other-workers = these Dask workers have another version of the bots: { $workers }
reason-store = “{ $path }” cannot be used for results ({ $detail })
reason-other-plan = “{ $path }” holds games of another plan: its { $field } is { $held }, not { $asked }
reason-other-bots = “{ $path }” holds games of bots that have changed since; name a new file
reason-damaged = line { $line } of “{ $path }” is damaged
reason-foreign = “{ $path }” is not a file of the arena
reason-no-list = there is no list of matches “{ $path }”
reason-bad-list = the list “{ $path }” is wrong: { $detail }
reason-bad-result = the result “{ $path }” is damaged: { $detail }
reason-no-outlook = { $title } names nothing that a net could see
reason-no-net = { $title } has no net that somebody could learn to beat
reason-too-few = { $name } is at least 1, not { $value }
reason-bad-width = { $name } is a multiple of { $step } from { $step } to { $most }, not { $value }
reason-other-learning = “{ $path }” holds the rounds of another plan; name another folder, or go on with that plan
reason-players-list = numbers of players are given as 2,3,4, not “{ $text }”
reason-folder = “{ $folder }” is not an empty folder, and nothing is overwritten
error-bad-puzzles = “{ $path }” { $reason }.
reason-puzzles-damaged = is damaged or no file of puzzles
reason-puzzles-format = is a file of another version of puzzles
reason-puzzles-task = There is no task “{ $task }”; there are: { $known }
reason-puzzles-records = There is no record in “{ $folder }”; records end in .json
reason-other-mine = “{ $path }” holds games of another plan; name another folder
interrupted = Interrupted.
system-error = The system refuses: { $detail }

## Making a title

new-title-made =
    { $name } is made: { $rules } and { $tests }.
    Play it:   PYTHONPATH=src .venv/bin/python -m ludotheca play { $title }
    Test it:   .venv/bin/python -m pytest tests -k { $title }
    Check it:  PYTHONPATH=src .venv/bin/python -m ludotheca title-check { $title }
    In the browser: make play
    docs/add-a-game.md tells how to go on. To undo it all, delete these two folders.

## The shelf

games-for = { $least } to { $most } players, about { $minutes } minutes
games-by = by { $designers }; { $publishers }
games-option = option { $option }: { $values } (default: { $default })
games-draft = a draft: its rules may change
games-rules = rules version { $version }; languages: { $languages }
games-next = Play one: ludotheca play { $title }

## Choosing a game

pick-title = What would you like to play?
pick-players = How many players, you included?
pick-count = { $count } players
pick-bots = Against which bots?
pick-again = Type a number from { $least } to { $most }, Enter, or q to leave.
pick-usual = (Enter)

## At the table

you = You
player = Player
choose-typed = Type a number ({ $known }), or for example: { $example }
keys = ? help · a advice · u take back · v 2 seat 2 · l chronicle · r rules · q quit
keys-help =
    A number chooses from the menu; words do too, as short as you like as long as they are clear.
    Where a menu is of amounts, a number is the amount: 2 sends two armies.
    u takes back your last move, as long as nothing hidden was shown and nobody answered since.
    a asks what a master would do here: the best options with the chance of winning and the expected score.
    v 2 shows the board of seat 2, v comes back to yours. l tells the whole game so far, r the rules. q leaves the table.
cropped = Part of the board is outside the window: < > ^ _ move it.
more-news =
    { $count ->
        [one] … one more line: l tells it.
       *[other] … { $count } more lines: l tells them.
    }
go-on = Your move is made: Enter to go on, u to take it back.
go-on-again = “{ $text }” is not an answer here: Enter goes on, u takes the move back.
undone = Move taken back.
hint-thinking = A master thinks … ({ $games } games imagined)
hint-heading = A master would choose ({ $games } games imagined):
hint-figures = { $win } % to win, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-equal = cannot be told from the first
hint-more = Brings more in the end: { $lines }
hint-less = Compared with the best: { $lines }
hint-nothing = There is nothing to decide now.
coach-sure = { $why } Better: { $better }. Type your move again to make it all the same.
coach-lines = In the end it would cost you about: { $lines }.
coach-worse = Other moves look better.
look-where = v and a number from 1 to { $most } shows the board of that seat.
page-more = (Enter for more, q to go back to the table)
page-end = (Enter to go back to the table)
unclear-nothing = Type a number or words, or ? for help.
unclear-range = There is no { $number } in the list; the numbers are { $known }.
unclear-unknown = “{ $text }” matches no legal move. Type ? for help.
unclear-several = “{ $text }” matches { $count } moves: { $some }. Be more specific.
left = You have left the table.
saved = The record is in { $path }
total = total
place = place
you-win = You win.
last-news = What happened since your last move:
wins =
    { $count ->
        [0] Nobody wins: all lose.
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }

## Simulation

decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulating = Playing
simulated =
    { $name }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $players } players, seed { $seed }.
simulated-by-bot = by bot
simulated-by-seat = by seat
column-wins = wins
column-shared = shared
column-share = share
column-interval = 95 %
column-points = points
column-deviation = s.d.
simulated-cost = { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } ({ $each } a game) and { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    } in { $seconds } s: { $pace } games a second.
dataset-written = Written: { $path }, { $rows ->
        [one] 1 decision
       *[other] { $rows } decisions
    }.
column-margin = margin
column-thought = s / decision
column-slowest = slowest
thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-fair = A bot as strong as the others has { $fair } %. Margin: lead over the best opponent.
arena-cost =
    { $played ->
        [0] No game was
        [one] One game was
       *[other] { $played } games were
    } played in { $seconds } s{ $before ->
        [0] .
       *[other] , { $before } were there before.
    }
arena-kept =
    { $games ->
        [one] { $kept } of 1 game is kept
       *[other] { $kept } of { $games } games are kept
    }: the same command goes on from there.
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-without-luck = { $bot }: { $share } % with the luck taken out ({ $low } – { $high }).
arena-luck-factor = Without that, { $factor } times as many games would say as much.
arena-luck-seat = Seat { $number }: luck { $mean } wins in 100 on average, { $z } standard errors from zero.
plot-share = win share in %
plot-fair = fair share
plot-points = points
plot-margin = lead over the best opponent
plot-games = % of games
plot-iterations = iterations for a decision
ladder-played = { $bot }: { $share } % ({ $low } – { $high })
ladder-rung = against { $others } × { $level }
ladder-written = Written: { $path }
learning = Learning
learn-round =
    Round { $number }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }; off by { $loss } in games not seen.
learn-gate = against { $rival }: { $share } % ({ $low } – { $high }) of { $games ->
        [one] 1 game
       *[other] { $games } games
    }, fair is { $fair } %
learn-dropped = weaker than the net before: it does not play
learned = The net: { $path }
ladder-missing =
    { $missing ->
        [one] One match is not played to its end.
       *[other] { $missing } matches are not played to their end.
    }

## Records

checked = { $name }: { $entries ->
        [one] 1 entry, legal, its digest right
       *[other] { $entries } entries, every one legal, every digest right
    }, the game complete.
checked-open = { $name }: { $entries ->
        [one] 1 entry, legal, its digest right
       *[other] { $entries } entries, every one legal, every digest right
    }; the game was not finished.
verified = { $name }: { $draws ->
        [one] 1 draw computed again, as recorded
       *[other] { $draws } draws computed again, all as recorded
    }; { $entries ->
        [one] 1 entry, legal
       *[other] { $entries } entries, every one legal
    }.
verified-seeded = The draws come from the seed { $seed }: fine for simulation, but it proves nothing.
verified-committed = The secret is the one committed to before the start: { $commitment }
verified-begun = It was played on from the game { $match }, after { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, in seat { $seat }; verify with --from checks the position it begins with.
verified-origin = It goes on from that game after { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, in seat { $seat }, with what was hidden drawn as the house was bound to.
verified-salts = Revealed the salt they were bound by before the start: seats { $seats }.
verified-no-salts = Were bound by a salt and did not reveal it, so it counts as empty: seats { $seats }.

forget-person = { $id }  { $name }, since { $since }
forget-which = Several have this name: say which with --id.
forget-sure = To forget them for good, say it again with --yes.
forget-done = Forgotten. Their games stay and verify, without the name.
admin-done = Done, and in the log.
admin-line = { $number }  { $time }  { $by }: { $act } { $subject }  { $reason }{ $state ->
        [undone] {" "}(undone)
       *[done] {""}
    }
admin-report = { $report }  { $time }  { $name } at table { $table }: { $reason }
admin-no-reports = Nobody has reported anything.
backup-done = { $file }: { $megabytes } MB, { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $records ->
        [one] 1 finished game
       *[other] { $records } finished games
    }. Checked and whole.
restore-sure = { $file } is there already. To put the copy in its place, stop the server and say it again with --yes; what is there is kept beside it.
restore-done = { $file } is the copy now: { $megabytes } MB, { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $records ->
        [one] 1 finished game
       *[other] { $records } finished games
    }.
restore-aside = What was there before is in { $file }.
ratings-same = { $games ->
    [one] One rated game gives exactly the ratings that are stored.
   *[other] { $games } rated games give exactly the ratings that are stored.
}
ratings-different = { $games ->
    [one] One rated game gives other ratings than were stored.
   *[other] { $games } rated games give other ratings than were stored.
}
bot-plays = { $name } plays at { $server } as { $level }. Ctrl+C ends it.
bot-answered = Answered at table { $table }.
event-holds = { $name }: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }. Every pod is the one that had to come.
event-standing = { $place }  { $name }  { $points }
someone = Someone
unfinished = The game was not finished.
step-keys = entry { $entry } of { $entries } · Enter next · q quit

## Lessons

lesson-keys = ? help · s show me · u back · v 2 seat 2 · l chronicle · r rules · q leave (kept)
lesson-keys-on = Enter to go on · u back · v 2 seat 2 · l chronicle · r rules · q leave (kept)
lesson-other = Not quite: this step asks for something else. s shows it.
lesson-shown = Shown: { $action }
lesson-only-on = Nothing to do here: Enter to go on.
lesson-first = This is the first step.
lesson-left = You have left the lesson. Go on with: ludotheca lesson { $title } { $number }
lesson-not-kept = The step could not be kept: “{ $path }” cannot be written.
lesson-done = That was lesson { $number } of { $name }.
lesson-next = The next one: ludotheca lesson { $title } { $number }
lesson-play = Play against beginners: ludotheca play { $title } --bots beginner
lesson-learned = learned
lesson-begun = at step { $step } of { $steps }
lessons-none = no lessons yet
lessons-how = Take one: ludotheca lesson { $title } 1
reason-lesson =
    { $count ->
        [0] There are no lessons of { $title } yet
       *[other] There is no lesson { $number } of { $title }; the lessons are 1 to { $count }
    }

## Review

review-heading = { $name }, reviewed for { $who }, { $view ->
        [open] with the cards open
       *[own] from what could be known
    }.
review-checking = Adding up
review-adds-up = { $records ->
        [one] One record
       *[other] { $records } records
    }: { $sums ->
        [one] the sum adds up
       *[other] all { $sums } sums add up
    } (largest rest { $worst }).
review-adds-up-not = { $records ->
        [one] One record
       *[other] { $records } records
    }: { $sums ->
        [one] the sum does not add up
       *[other] not all of { $sums } sums add up
    } (largest rest { $worst }).
review-passed-by = { $records ->
        [one] One game is not over and was passed by.
       *[other] { $records } games are not over and were passed by.
    }
review-drawn = The line is drawn in “{ $path }”.
review-wins = wins in 100
review-start = start
review-luck = dice and cards
review-own = own decisions
review-others = others’ decisions
review-result = end
review-doubt = { $value } ± { $doubt }
review-name-slip = slip
review-name-mistake = mistake
review-name-blunder = blunder
review-name-found = well found
review-name-none = no name
review-moment = Entry { $entry }: { $name }, { $figures }
review-choice = { "  " }○ { $action }: { $share } %, { $points } points
review-choice-equal = { "  " }○ { $action }: { $share } %, { $points } points; cannot be told apart
review-choice-played = { "  " }● { $action }: { $share } %, { $points } points; played
review-unnamed = { $decisions ->
        [one] One other decision: no better choice can be told from it.
       *[other] { $decisions } other decisions: nothing to name.
    }
review-draw = Entry { $entry }: { $kind ->
        [dice] dice
        [seat] the seat itself
       *[cards] cards
    }, { $figures }
reason-review-file = name a record to review
reason-review-effort = there is no effort “{ $given }”; there are: { $known }
reason-review-svg = --svg is of one record, without --check
review-tried = { $name }, { $players } players, { $games ->
        [one] 1 game
       *[other] { $games } games
    }:
review-planted = planted blunders: { $good } of { $of } named ({ $figure } %, { $low } to { $high }, wanted { $wanted }), { $named } of them as blunders{ $kept ->
        [yes] .
       *[no] {" "}– not kept.
    }
review-untouched = untouched games of masters: { $named ->
        [one] 1 blunder
       *[other] { $named } blunders
    } named in { $of ->
        [one] 1 game
       *[other] { $of } games
    } ({ $figure } in a hundred, { $low } to { $high }; wanted at most one in ten){ $kept ->
        [yes] .
       *[no] {" "}– not kept.
    }
review-third = named losses, judged a third time: { $good } of { $of } stay ({ $figure } %, { $low } to { $high }, wanted { $wanted }){ $kept ->
        [yes] .
       *[no] {" "}– not kept.
    }
review-blind = pairs that a seat cannot tell apart: { $good } of { $of } are told alike{ $kept ->
        [yes] .
       *[no] {" "}– not kept.
    }
reason-review-trial = there is no trial “{ $given }”; there are: { $known }

## Puzzles

puzzles-mining = looking for puzzles
puzzles-checking = solving puzzles again
puzzles-looked =
    { $looked ->
        [one] 1 position
       *[other] { $looked } positions
    }
puzzles-mined =
    { $puzzles ->
        [one] One puzzle
       *[other] { $puzzles } puzzles
    } from { $looked ->
        [one] 1 position
       *[other] { $looked } positions
    }: { $path }
puzzles-checked = { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }: the same answer in { $same } %, the quick policy finds { $greedy } %, a master { $master } %
