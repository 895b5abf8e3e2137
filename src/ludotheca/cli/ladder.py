"""`ludotheca ladder`: the matches behind docs/strength.md, those that are missing, and the page."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.bots.levels import LEVELS
from ludotheca.bots.own import short
from ludotheca.cli import arena, choices, context, standings
from ludotheca.games import registry
from ludotheca.lab import ladder as lab
from ludotheca.lab import ladder_page, plots
from ludotheca.lab.arena.entrant import entrant
from ludotheca.lab.arena.outcome import Outcome, summarise
from ludotheca.lab.arena.plan import make_plan
from ludotheca.lab.arena.run import Workers
from ludotheca.lab.plan import make_folder
from ludotheca.lab.statistics import Standing

# What a bot of one's own climbs. Grandmasters think by the clock, so that no two machines agree about them.
RUNGS = ("uniform", *LEVELS[:-1])


def ladder(
    *titles: Annotated[str, Parameter(help="flag-ladder-titles")],
    quick: Annotated[bool, Parameter(help="flag-ladder-quick", negative="")] = False,
    again: Annotated[bool, Parameter(help="flag-ladder-again", negative="")] = False,
    page: Annotated[bool, Parameter(help="flag-ladder-page", negative="")] = False,
    plot: Annotated[bool, Parameter(help="flag-ladder-plot", negative="")] = False,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    minutes: Annotated[float | None, Parameter(help="flag-ladder-minutes")] = None,
    folder: Annotated[Path, Parameter(help="flag-ladder-folder")] = Path("docs"),
    bots: Annotated[str | None, Parameter(help="flag-ladder-bots")] = None,
    games: Annotated[int, Parameter(help="flag-ladder-games")] = 40,
) -> None:
    """Play the matches of the committed list whose results are missing or old, and write the page. With `bots`: let
    this one climb, and write nothing."""
    say, console = context.say(), context.console()
    wanted = [registry.get(title).meta.title for title in titles] or list(registry.titles())
    workers = Workers(jobs=standings.processes(jobs))
    if bots is not None:
        choices.positive("--games", games)
        climb(wanted, bots, games, workers)
        return
    if plot:
        plots.prepare(folder / lab.RESULTS)
    every = lab.matches(folder, registry.titles(), quick=quick)
    due = [m for m in every if m.missing or (m.stale and not quick) or again]
    if not page:
        _play([match for match in due if match.plan.title in wanted], workers, folder, minutes)
        every = lab.matches(folder, registry.titles(), quick=quick)
    if plot:
        _draw(folder, every)
    console.print(say.text("ladder-written", path=str(ladder_page.write(folder, every))))
    missing = len({lab.result_file(folder, match.plan) for match in every if match.missing})
    if missing:
        console.print(say.text("ladder-missing", missing=missing))


def climb(titles: list[str], bot: str, games: int, workers: Workers) -> None:
    """One seat for the bot and the others for each rung in turn, from the lowest, until one is clearly too strong."""
    say, console = context.say(), context.console()
    for title in titles:
        game = registry.get(title)
        console.print(game.meta.names[say.lang])
        for rung in RUNGS:
            plan = make_plan(title, game.nearest_players(4), [bot, rung])
            results, _ = arena.play(plan, games, workers, None, what=rung)
            outcome = summarise(plan, results)
            first = outcome.bots[0]
            _tell(outcome, say.text("ladder-rung", level=say.word("level", rung), others=plan.players - 1))
            if first.high < outcome.fair:
                break


def _play(due: list[lab.TitleMatch], workers: Workers, folder: Path, minutes: float | None) -> None:
    """Each match once, also one that stands under two headings of the page; none is begun when the time is over."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    for match in {lab.result_file(folder, match.plan): match for match in due}.values():
        seconds = None if end is None else end - time.monotonic()
        if seconds is not None and seconds <= 0:
            return
        _play_match(match, workers, folder, seconds)


def _play_match(match: lab.TitleMatch, workers: Workers, folder: Path, seconds: float | None) -> None:
    """On from the games there are, which lie beside the result until it is complete."""
    plan, luck = match.plan, match.takes_luck_out
    store = lab.games_file(folder, plan)
    context.console().print(match.command(match.games))
    results, _ = arena.play(plan, match.games, workers, store, plan.title, luck=luck, seconds=seconds)
    if len(results) == match.games:
        store.unlink()
    before = 0 if match.stale or match.outcome is None else match.outcome.games
    if len(results) >= max(before, 1):
        outcome = summarise(plan, results)
        lab.save(folder, outcome, plan)
        _tell(outcome)


def _tell(outcome: Outcome, against: str = "") -> None:
    say, first = context.say(), outcome.bots[0]
    shares = {
        name: say.text("decimal", value=100 * getattr(first, name)) for name in ("share", "low", "high")
    }
    who = against or short(str(first.bot))
    context.console().print("  " + say.text("ladder-played", bot=who, **shares))


def _draw(folder: Path, every: list[lab.TitleMatch]) -> None:
    """The levels as a ladder, and strength against budget, for each title that has results."""
    say = context.say()
    for title in dict.fromkeys(match.plan.title for match in every):
        into = folder / lab.RESULTS / title
        heading = registry.get(title).meta.names[say.lang]
        played = [(m, m.outcome) for m in every if m.plan.title == title and m.outcome is not None]
        levels = [outcome for match, outcome in played if match.match.group == "levels"]
        budgets = [(match, outcome) for match, outcome in played if match.match.group == "budget"]
        if levels:
            make_folder(into)
            rungs = [outcome.bots[0] for outcome in levels]
            plots.draw_ladder(into / "levels.svg", rungs, levels[0].fair, heading, say)
        if budgets:
            make_folder(into)
            curves: dict[str, dict[int, Standing]] = {}
            for match, outcome in budgets:
                curves.setdefault(entrant(outcome.line_up[0]).bot, {})[match.iterations] = outcome.bots[0]
            plots.draw_budget(into / "budget.svg", curves, budgets[0][1].fair, heading, say)
