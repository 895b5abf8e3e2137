"""`ludotheca ladder`: the matches behind docs/strength.md, those that are missing, and the page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import arena, context, standings
from ludotheca.games import registry
from ludotheca.lab import ladder as lab
from ludotheca.lab import ladder_page, plots
from ludotheca.lab.arena.entrant import entrant
from ludotheca.lab.arena.outcome import Outcome, summarise
from ludotheca.lab.arena.run import Workers
from ludotheca.lab.plan import make_folder
from ludotheca.lab.statistics import Standing


def ladder(
    *titles: Annotated[str, Parameter(help="flag-ladder-titles")],
    quick: Annotated[bool, Parameter(help="flag-ladder-quick", negative="")] = False,
    again: Annotated[bool, Parameter(help="flag-ladder-again", negative="")] = False,
    page: Annotated[bool, Parameter(help="flag-ladder-page", negative="")] = False,
    plot: Annotated[bool, Parameter(help="flag-ladder-plot", negative="")] = False,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    folder: Annotated[Path, Parameter(help="flag-ladder-folder")] = Path("docs"),
) -> None:
    """Play the matches of the committed list whose results are missing or old, and write the page."""
    say, console = context.say(), context.console()
    wanted = [registry.get(title).meta.title for title in titles] or list(registry.titles())
    workers = Workers(jobs=standings.processes(jobs))
    if plot:
        plots.prepare(folder / lab.RESULTS)
    every = lab.matches(folder, registry.titles(), quick=quick)
    due = [m for m in every if m.missing or (m.stale and not quick) or again]
    if not page:
        _play([match for match in due if match.plan.title in wanted], workers, folder)
        every = lab.matches(folder, registry.titles(), quick=quick)
    if plot:
        _draw(folder, every)
    console.print(say.text("ladder-written", path=str(ladder_page.write(folder, every))))
    missing = len({lab.result_file(folder, match.plan) for match in every if match.missing})
    if missing:
        console.print(say.text("ladder-missing", missing=missing))


def _play(due: list[lab.TitleMatch], workers: Workers, folder: Path) -> None:
    """Each match once, also one that stands under two headings of the page."""
    for match in {lab.result_file(folder, match.plan): match for match in due}.values():
        context.console().print(match.command(match.games))
        results, _ = arena.play(match.plan, match.games, workers, None, what=match.plan.title)
        outcome = summarise(match.plan, results)
        lab.save(folder, outcome, match.plan)
        _tell(outcome)


def _tell(outcome: Outcome) -> None:
    say, first = context.say(), outcome.bots[0]
    shares = {
        name: say.text("decimal", value=100 * getattr(first, name)) for name in ("share", "low", "high")
    }
    context.console().print("  " + say.text("ladder-played", bot=str(first.bot), **shares))


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
