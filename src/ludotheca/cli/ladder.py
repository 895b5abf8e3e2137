"""`ludotheca ladder`: the matches behind docs/strength.md, those that are missing, and the page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
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
    """Play the matches of the committed list whose results are missing, and write the page."""
    say, console = context.say(), context.console()
    wanted = [registry.get(title).meta.title for title in titles] or list(registry.titles())
    crew = lab.Crew(jobs=arena.workers(jobs))
    if plot:
        plots.prepare(folder / rungs.RESULTS)
    every = rungs.entries(folder, registry.titles(), quick=quick)
    for number, entry in enumerate(every):
        if page or entry.plan.title not in wanted or not (again or entry.missing):
            continue
        console.print(entry.command(entry.games))
        results, _ = arena.play(entry.plan, entry.games, crew, None, what=entry.plan.title)
        outcome = lab.summarise(entry.plan, results)
        rungs.save(folder, outcome, entry.plan)
        every[number] = msgspec.structs.replace(entry, outcome=outcome, stale=False)
        _tell(outcome)
    if plot:
        _draw(folder, every)
    console.print(say.text("ladder-written", path=str(ladder_page.write(folder, every))))
    missing = sum(entry.missing for entry in every)
    if missing:
        console.print(say.text("ladder-missing", missing=missing))


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
        found: dict[str, list[Rung]] = {"levels": [], "budget": []}
        for entry in every:
            if entry.plan.title == title and entry.outcome is not None and entry.match.group in found:
                first = entry.outcome.bots[0]
                found[entry.match.group].append(Rung(str(first.bot), first.share, first.low, first.high))
        if any(found.values()):
            into.mkdir(parents=True, exist_ok=True)
        if found["levels"]:
            plots.draw_ladder(into / "levels.svg", found["levels"], 0.25, heading, say)
        curves: dict[str, dict[int, Rung]] = {}
        for rung in found["budget"]:
            who = entrant(rung.name)
            curves.setdefault(who.bot, {})[who.budget.iterations or 0] = rung
        if curves:
            plots.draw_budget(into / "budget.svg", curves, 0.25, heading, say)
