"""`ludotheca simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.bots.own import is_own, short
from ludotheca.cli import choices, context, progress, standings
from ludotheca.games import registry
from ludotheca.lab.simulate import simulate as run

FORMAT = "ludotheca-simulation/1"
COLUMNS = ("wins", "shared", "share", "interval", "points", "deviation")


def simulate(
    title: Annotated[str, Parameter(help="flag-title")],
    /,
    *,
    players: Annotated[int, Parameter(help="flag-simulate-players")],
    games: Annotated[int, Parameter(help="flag-simulate-games")],
    bots: Annotated[str, Parameter(help="flag-simulate-bots")] = "uniform",
    seed: Annotated[int, Parameter(help="flag-simulate-seed")] = 0,
    option: Annotated[list[str] | None, Parameter(help="flag-option", negative="")] = None,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    save: Annotated[Path | None, Parameter(help="flag-simulate-save")] = None,
    json: Annotated[bool, Parameter(help="flag-json", negative="")] = False,
) -> None:
    """Play games between bots and count wins, points, decisions and seconds."""
    game = registry.get(title)
    levels = choices.bots(bots)
    given = choices.options(game, option or [])
    choices.positive("--games", games)
    workers = standings.processes(jobs)
    with progress.bar(games) as advance:
        told = None if advance is None else lambda done: advance(done, "")
        outcome = run(
            title, players, games, levels, seed, options=given, jobs=workers, save=save, progress=told
        )
    if json:
        standings.write_json(FORMAT, outcome)
        return
    say = context.say()
    standings.show(outcome, COLUMNS, "", lambda bot: short(bot) if is_own(bot) else say.word("level", bot))
    pace = outcome.games / outcome.seconds
    cost = say.text(
        "simulated-cost",
        decisions=outcome.decisions,
        each=round(outcome.decisions / outcome.games),
        draws=outcome.draws,
        seconds=standings.decimal(outcome.seconds),
        pace=round(pace) if pace >= 10 else standings.decimal(pace),
    )
    context.console().print(cost)
