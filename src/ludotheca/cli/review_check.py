"""`ludotheca review-check`: whether reviews keep their promises, tried on games that are played for it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from ludotheca.cli import choices, context, progress, standings
from ludotheca.games import registry
from ludotheca.kernel.game import AnyGame
from ludotheca.lab import backends
from ludotheca.lab import review_check as lab
from ludotheca.review import engine_mark

TELL = {
    "planted": "review-planted",
    "untouched": "review-untouched",
    "third": "review-third",
    "own": "review-blind",
}


def review_check(
    *titles: Annotated[str, Parameter(help="flag-ladder-titles")],
    games: Annotated[int, Parameter(help="flag-simulate-games")] = 200,
    players: Annotated[int, Parameter(help="flag-simulate-players")] = 4,
    only: Annotated[str | None, Parameter(help="flag-review-only")] = None,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    store: Annotated[Path | None, Parameter(help="flag-arena-store")] = None,
    stored: Annotated[bool, Parameter(help="flag-review-stored", negative="")] = False,
) -> int:
    """Plant blunders and look whether they are named; look for false ones; judge names again; compare what is told."""
    choices.positive("--games", games)
    kinds = lab.KINDS if only is None else tuple(kind.strip() for kind in only.split(","))
    if unknown := set(kinds) - set(lab.KINDS):
        known = ", ".join(lab.KINDS)
        given = ", ".join(sorted(unknown))
        raise choices.BadChoice(
            f"there is no trial '{given}'; there are: {known}", why="review-trial", given=given, known=known
        )
    told: list[tuple[str, list[lab.Promise]]] = []
    for title in titles or registry.titles():
        game = registry.get(title)
        seats = game.nearest_players(players)
        if stored:
            trials = _held(game, seats, kinds, store)
        else:
            trials = _tried(game, seats, kinds, games, standings.processes(jobs), store)
        heading = context.say().text(
            "review-tried",
            name=game.meta.names[context.say().lang],
            players=seats,
            games=len({trial.number for trial in trials}),
        )
        told.append((heading, lab.promises(trials)))
    _show(told)
    return 0 if all(promise.kept for _, promises in told for promise in promises) else 1


def _tried(
    game: AnyGame, players: int, kinds: tuple[str, ...], games: int, jobs: int, store: Path | None
) -> list[lab.Trials]:
    """The trials of one title: those that are kept, and the others, which are made now."""
    title = game.meta.title
    engine = engine_mark(title, game.meta.rules_version)
    wanted = lab.parts(kinds, games)
    trials = [trial for trial in _held(game, players, kinds, store) if trial.number < games]
    due = sorted(set(wanted) - {(trial.kind, trial.number) for trial in trials}, key=lambda part: part[1])
    with progress.bar(len(due), game.meta.names[context.say().lang]) as advance:
        for trial in backends.in_processes(partial(lab.try_one, title, players), due, jobs):
            trials.append(trial)
            _keep(store, _Kept(title, players, engine, trial))
            if advance is not None:
                advance(1, trial.kind)
    return trials


def _held(game: AnyGame, players: int, kinds: tuple[str, ...], store: Path | None) -> list[lab.Trials]:
    """What the store has of a title, each trial once."""
    engine = engine_mark(game.meta.title, game.meta.rules_version)
    held = _read(store, game.meta.title, players, engine)
    return list({(trial.kind, trial.number): trial for trial in held if trial.kind in kinds}.values())


def _show(told: list[tuple[str, list[lab.Promise]]]) -> None:
    """One table: a row for each promise of each title."""
    from rich.table import Table  # noqa: PLC0415 - what is made of trials needs no screen

    say = context.say()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for heading, promises in told:
        for place, promise in enumerate(promises):
            figures = {
                "of": promise.of,
                "good": promise.good,
                "named": promise.named,
                "figure": standings.decimal(100 * promise.figure),
                "low": standings.decimal(100 * promise.low),
                "high": standings.decimal(100 * promise.high),
                "wanted": standings.decimal(100 * promise.wanted),
                "kept": "yes" if promise.kept else "no",
            }
            table.add_row("" if place else heading, say.text(TELL[promise.kind], **figures))
    context.console().print(table)


class _Kept(msgspec.Struct, frozen=True):
    """A trial in the store. Another engine would judge otherwise: its trials do not count."""

    title: str
    players: int
    engine: str
    trial: lab.Trials


def _read(store: Path | None, title: str, players: int, engine: str) -> list[lab.Trials]:
    """What earlier runs have kept; a last line that was cut short is passed by."""
    if store is None or not store.exists():
        return []
    lines = store.read_bytes().split(b"\n")[:-1]
    kept = [msgspec.json.decode(line, type=_Kept) for line in lines]
    mine = (title, players, engine)
    return [line.trial for line in kept if (line.title, line.players, line.engine) == mine]


def _keep(store: Path | None, kept: _Kept) -> None:
    if store is not None:
        with store.open("ab") as file:
            file.write(msgspec.json.encode(kept) + b"\n")
