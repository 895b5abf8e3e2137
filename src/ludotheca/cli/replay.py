"""`ludotheca replay`: a game that was played, told again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

import ludotheca
from ludotheca.cli import choices, context, files, screen
from ludotheca.cli.reader import Reader
from ludotheca.drawing.board import Board
from ludotheca.games import registry
from ludotheca.kernel.chance import NoDealer
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Record
from ludotheca.kernel.state import CHANCE, SPECTATOR
from ludotheca.texts.speaker import Speaker


def replay(
    file: Annotated[Path, Parameter(help="flag-file")],
    /,
    *,
    check: Annotated[bool, Parameter(help="flag-replay-check", negative="")] = False,
    step: Annotated[bool, Parameter(help="flag-replay-step", negative="")] = False,
    seat: Annotated[int | None, Parameter(help="flag-replay-seat")] = None,
) -> None:
    """Tell a recorded game; every entry is checked on the way."""
    say, console = context.say(), context.console()
    record = files.read(file)
    match = ludotheca.load(record)
    viewer = SPECTATOR if seat is None else choices.seat(seat, record.header.players)
    names = [seat.name or say.text("someone") for seat in record.header.seats]
    voice = say.to(match.game, names, viewer)
    if check:
        key = "checked" if match.over else "checked-open"
        print(say.text(key, name=match.game.meta.names[say.lang], entries=match.head))
        return
    if step:
        _step(record, viewer, voice, console)
    else:
        _tell(match, viewer, voice, console)


def _tell(match: Match, viewer: int, say: Speaker, console: Console) -> None:
    """The whole game as one story."""
    for event in match.events(viewer):
        console.print(say.event(event))
    console.print()
    _end(match, viewer, say, console)


def _end(match: Match, viewer: int, say: Speaker, console: Console) -> None:
    if not match.over:
        console.print(say.text("unfinished"))
        return
    for line in screen.final(match.view(viewer).results, say, console.width):
        console.print(line)


def _step(record: Record, viewer: int, say: Speaker, console: Console) -> None:
    """Entry by entry, with the board of the seat that acted; draws go by without a stop."""
    game = registry.get(record.header.game)
    match = Match(game, record.header, NoDealer(record.header.fairness))
    board: Board = registry.board(game.meta.title)
    reader = Reader(console)
    since = 0
    for entry in record.entries:
        match.extend(entry)
        if entry.seat == CHANCE:
            continue
        scene = screen.Scene(
            seen=match.view(viewer),
            say=say,
            board=board,
            looking=entry.seat,
            news=match.events(viewer, since),
            keys=say.text("step-keys", entry=entry.seq + 1, entries=len(record.entries)),
        )
        since = match.head
        try:
            answer = reader.ask("> ", partial(_show, console, scene))
        except EOFError:
            answer = "q"
        if answer == "q":
            console.print(say.text("left"))
            return
    _end(match, viewer, say, console)


def _show(console: Console, scene: screen.Scene) -> None:
    screen.show(console, screen.compose(scene, *screen.size(console)))
