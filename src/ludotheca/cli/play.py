"""`ludotheca play`: a game at the terminal."""

from __future__ import annotations

import secrets
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

import ludotheca
from ludotheca.bots.levels import DEFAULT_LEVEL, LEVELS, check_bot, make_bot
from ludotheca.bots.own import short
from ludotheca.cli import choices, context, files, screen
from ludotheca.cli.coach import Coach
from ludotheca.cli.reader import Reader
from ludotheca.cli.session import PROMPT, Left, Session
from ludotheca.games import registry
from ludotheca.kernel import record as record_file
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Seat
from ludotheca.lab.plan import fill
from ludotheca.texts.speaker import Speaker

# Names for the bots, seat by seat.
NAMES = ("Ada", "Bruno", "Clara", "Dino", "Elena", "Fabio", "Greta", "Hugo")
USUAL_PLAYERS = 3


def play(
    title: Annotated[str | None, Parameter(help="flag-play-title")] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help="flag-play-players")] = None,
    bots: Annotated[str | None, Parameter(help="flag-play-bots")] = None,
    seat: Annotated[int, Parameter(help="flag-play-seat")] = 1,
    seed: Annotated[int | None, Parameter(help="flag-play-seed")] = None,
    keyed: Annotated[bool, Parameter(help="flag-play-keyed", negative="")] = False,
    option: Annotated[list[str] | None, Parameter(help="flag-option", negative="")] = None,
    record: Annotated[Path | None, Parameter(help="flag-play-record")] = None,
    origin: Annotated[Path | None, Parameter(name="--from", help="flag-play-from")] = None,
    at: Annotated[int | None, Parameter(help="flag-play-at")] = None,
    as_it_was: Annotated[bool, Parameter(help="flag-play-as-it-was", negative="")] = False,
    coach: Annotated[bool, Parameter(help="flag-play-coach", negative="")] = False,
) -> None:
    """Play a title in the terminal against bots."""
    say, console = context.say(), context.console()
    if record is not None:
        files.check_new(record)
    try:
        if origin is not None:
            if title or players or option:
                raise choices.BadChoice(
                    "the record says which game it is: leave out the title, --players and --option",
                    why="from-title",
                )
            old = files.read(origin)
            mine = choices.seat(seat, old.header.players)
            entries = choices.moment(at, old)
            seats, levels = _seats(say, mine, old.header.players, bots)
            match = ludotheca.play_on(old, entries, mine, seed, seats=seats, as_it_was=as_it_was, keyed=keyed)
            return _sit_down(match, levels, say, console, seed, record, coach=coach)
        if at is not None or as_it_was:
            raise choices.BadChoice("--at and --as-it-was need a record: name one with --from", why="no-from")
        if title is None:
            title, players, bots = _pick(say, console, players, bots)
        game = registry.get(title)
        count = game.check_players(game.nearest_players(USUAL_PLAYERS) if players is None else players)
        chosen = choices.options(game, option or [])
        mine = choices.seat(seat, count)
        seats, levels = _seats(say, mine, count, bots)
        match = ludotheca.new_match(game.meta.title, count, chosen, seed, seats=seats, keyed=keyed)
        _sit_down(match, levels, say, console, seed, record, coach=coach)
    except (EOFError, Left):
        console.print(say.text("left"))


def _seats(say: Speaker, mine: int, count: int, bots: str | None) -> tuple[list[Seat], list[str]]:
    """The person's seat among those of the bots, and the bots by seat."""
    levels = fill(choices.bots(bots or DEFAULT_LEVEL), count - 1)
    for level in levels:
        check_bot(level)
    seats = [Seat(name, short(level)) for name, level in zip(cycle(NAMES), levels, strict=False)]
    seats.insert(mine, Seat(say.text("player")))
    levels.insert(mine, "")
    return seats, levels


def _sit_down(
    match: Match,
    levels: list[str],
    say: Speaker,
    console: Console,
    seed: int | None,
    record: Path | None,
    *,
    coach: bool = False,
) -> None:
    """Play the match, and keep its record however it ends. `levels` is by seat, empty for the person."""
    mine = levels.index("")
    bot_seed = secrets.randbits(48) if seed is None else seed & (2**62 - 1)
    seats = dict(enumerate(match.header.seats))
    bots = {n: make_bot(level, match.game, bot_seed, n) for n, level in enumerate(levels) if level}
    names = [say.text("you") if n == mine else seat.name for n, seat in seats.items()]
    try:
        words = say.to(match.game, names, mine)
        advice = Coach(match.game, words) if coach else None
        Session(match, mine, bots, words, console, advice).play()
    finally:
        if record is not None:
            # A game that was left is given up, so its dice may be checked too.
            files.write_new(record, record_file.to_bytes(match.record(publish=True)))
            console.print(say.text("saved", path=str(record)), soft_wrap=True)


# The picker.


def _pick(say: Speaker, console: Console, players: int | None, bots: str | None) -> tuple[str, int, str]:
    """Ask for whatever the command line left open."""
    ask = Picker(say, console)
    shelf = {number: registry.get(title) for number, title in enumerate(registry.titles(), 1)}
    names = {number: game.meta.names[say.lang] for number, game in shelf.items()}
    game = shelf[ask.pick(say.text("pick-title"), names, 1)]
    if players is None:
        counts = range(game.meta.least_players, game.meta.most_players + 1)
        labels = {count: say.text("pick-count", count=count) for count in counts}
        players = ask.pick(say.text("pick-players"), labels, game.nearest_players(USUAL_PLAYERS))
    if bots is None:
        levels = list(LEVELS)
        labels = {number: say.word("level", level) for number, level in enumerate(levels, 1)}
        bots = levels[ask.pick(say.text("pick-bots"), labels, 1 + levels.index(DEFAULT_LEVEL)) - 1]
    return game.meta.title, players, bots


class Picker:
    """Questions with numbered answers; Enter takes the usual one."""

    def __init__(self, say: Speaker, console: Console) -> None:
        self.say = say
        self.console = console
        self.reader = Reader(console)

    def pick(self, question: str, labels: dict[int, str], usual: int) -> int:
        """The number of the answer; its first letters will do too."""
        problem: list[Text] = []
        while True:
            lines = [*self._lines(question, labels, usual), *problem]
            answer = self.reader.ask(PROMPT, partial(screen.show, self.console, lines)).lower()
            if not answer:
                return usual
            if answer == "q":
                raise Left
            if answer.isdigit() and int(answer) in labels:
                return int(answer)
            fits = [number for number, label in labels.items() if label.lower().startswith(answer)]
            if len(fits) == 1:
                return fits[0]
            least, most = min(labels), max(labels)
            problem = [Text(self.say.text("pick-again", least=least, most=most), "bold magenta")]

    def _lines(self, question: str, labels: dict[int, str], usual: int) -> list[Text]:
        lines = [Text(question, "bold")]
        for number, label in labels.items():
            line = Text().append(f"{number:>3} ", "bold cyan").append(label)
            lines.append(line.append(f"  {self.say.text('pick-usual')}", "dim") if number == usual else line)
        return lines
