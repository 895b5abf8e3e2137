"""`ludotheca ladder`: the matches behind docs/strength.md, those that are missing, and the page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import arena, context
from ludotheca.games import registry
from ludotheca.lab import arena as lab
from ludotheca.lab import ladder as rungs
from ludotheca.lab import ladder_page, plots
from ludotheca.lab.arena_plan import entrant
from ludotheca.lab.plots import Rung


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
    crew = lab.Crew(jobs=arena.workers(jobs))
    if plot:
        plots.prepare(folder / rungs.RESULTS)
    every = rungs.entries(folder, registry.titles(), quick=quick)
    due = [e for e in every if e.missing or (e.stale and not quick) or again]
    if not page:
        _play([entry for entry in due if entry.plan.title in wanted], crew, folder)
        every = rungs.entries(folder, registry.titles(), quick=quick)
    if plot:
        _draw(folder, every)
    console.print(say.text("ladder-written", path=str(ladder_page.write(folder, every))))
    missing = len({rungs.result_file(folder, entry.plan) for entry in every if entry.missing})
    if missing:
        console.print(say.text("ladder-missing", missing=missing))


def _play(due: list[rungs.Entry], crew: lab.Crew, folder: Path) -> None:
    """Each match once, also one that stands under two headings of the page."""
    for entry in {rungs.result_file(folder, entry.plan): entry for entry in due}.values():
        context.console().print(entry.command(entry.games))
        results, _ = arena.play(entry.plan, entry.games, crew, None, what=entry.plan.title)
        outcome = lab.summarise(entry.plan, results)
        rungs.save(folder, outcome, entry.plan)
        _tell(outcome)


def _tell(outcome: lab.Outcome) -> None:
    say, first = context.say(), outcome.bots[0]
    shares = {
        name: say.text("decimal", value=100 * getattr(first, name)) for name in ("share", "low", "high")
    }
    context.console().print("  " + say.text("ladder-played", bot=str(first.bot), **shares))


def _draw(folder: Path, every: list[rungs.Entry]) -> None:
    """The levels as a ladder, and strength against budget, for each title that has results."""
    say = context.say()
    for title in dict.fromkeys(entry.plan.title for entry in every):
        into = folder / rungs.RESULTS / title
        heading = registry.get(title).meta.names[say.lang]
        levels: list[Rung] = []
        curves: dict[str, dict[int, Rung]] = {}
        for entry in every:
            if entry.plan.title != title or entry.outcome is None:
                continue
            first = entry.outcome.bots[0]
            rung = Rung(str(first.bot), first.share, first.low, first.high)
            if entry.match.group == "levels":
                levels.append(rung)
            elif entry.match.group == "budget":
                curves.setdefault(entrant(rung.name).bot, {})[entry.iterations] = rung
        if levels or curves:
            into.mkdir(parents=True, exist_ok=True)
        if levels:
            plots.draw_ladder(into / "levels.svg", levels, 0.25, heading, say)
        if curves:
            plots.draw_budget(into / "budget.svg", curves, 0.25, heading, say)
