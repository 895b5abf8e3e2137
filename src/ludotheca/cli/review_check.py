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
    broken = 0
    for title in titles or registry.titles():
        game = registry.get(title)
        broken += _check(game, game.nearest_players(players), kinds, games, standings.processes(jobs), store)
    return 1 if broken else 0


def _check(
    game: AnyGame, players: int, kinds: tuple[str, ...], games: int, jobs: int, store: Path | None
) -> int:
    """One title; how many promises were not kept."""
    say, console = context.say(), context.console()
    title = game.meta.title
    held = _read(store, title, players)
    wanted = lab.parts(kinds, games)
    trials = [trial for trial in held if (trial.kind, trial.number) in set(wanted)]
    due = sorted(set(wanted) - {(trial.kind, trial.number) for trial in trials}, key=lambda part: part[1])
    with progress.bar(len(due), game.meta.names[say.lang]) as advance:
        for trial in backends.in_processes(partial(lab.try_one, title, players), due, jobs):
            trials.append(trial)
            _keep(store, title, players, trial)
            if advance is not None:
                advance(1, trial.kind)
    console.print(say.text("review-tried", name=game.meta.names[say.lang], players=players, games=games))
    promises = lab.promises(trials)
    for promise in promises:
        figures = {
            "of": promise.of,
            "good": promise.good,
            "named": promise.named,
            "figure": standings.decimal(100 * promise.figure),
            "wanted": standings.decimal(100 * promise.wanted),
            "kept": "yes" if promise.kept else "no",
        }
        console.print("  " + say.text(TELL[promise.kind], **figures))
    return sum(not promise.kept for promise in promises)


class _Kept(msgspec.Struct, frozen=True):
    title: str
    players: int
    trial: lab.Trials


def _read(store: Path | None, title: str, players: int) -> list[lab.Trials]:
    """What earlier runs have kept; a last line that was cut short is passed by."""
    if store is None or not store.exists():
        return []
    lines = store.read_bytes().split(b"\n")[:-1]
    kept = [msgspec.json.decode(line, type=_Kept) for line in lines]
    return [line.trial for line in kept if (line.title, line.players) == (title, players)]


def _keep(store: Path | None, title: str, players: int, trial: lab.Trials) -> None:
    if store is not None:
        with store.open("ab") as file:
            file.write(msgspec.json.encode(_Kept(title, players, trial)) + b"\n")
