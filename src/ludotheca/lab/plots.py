"""Pictures of what the arena measured. matplotlib is an extra: it is loaded when a picture is asked for."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheca.games import registry
from ludotheca.lab.arena.game import GameResult
from ludotheca.lab.arena.outcome import Outcome, margin, summarise
from ludotheca.lab.plan import MissingExtra, Plan, make_folder, seated
from ludotheca.lab.statistics import Standing
from ludotheca.texts.speaker import Speaker

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Told apart without colour too: by their order, and by the names beside them.
COLOURS = ("#b4532a", "#2f6f73", "#c9962f", "#5b4a7d", "#6b7d3a", "#8a8378", "#a33b5a", "#3f5f9e", "#4f4f4f")
INK = "#3b342b"
FAIR = "#8a8378"


def prepare(folder: Path) -> None:
    """Complain before hours of play rather than after them."""
    if importlib.util.find_spec("matplotlib") is None:
        raise MissingExtra("matplotlib", "plot")
    make_folder(folder)


def draw_arena(folder: Path, plan: Plan, results: Sequence[GameResult], say: Speaker) -> list[Path]:
    """Win shares by bot and by seat, points, margins, and the bots as a ladder."""
    outcome = summarise(plan, results)
    heading = f"{registry.get(plan.title).meta.names[say.lang]}, {', '.join(plan.line_up)}"
    return [
        draw_shares(folder / "shares.svg", outcome, heading, say),
        draw_spread(folder / "points.svg", _by_bot(plan, results, "points"), heading, say, "points"),
        draw_spread(folder / "margins.svg", _by_bot(plan, results, "margin"), heading, say, "margin"),
        draw_ladder(
            folder / "ladder.svg",
            sorted(outcome.bots, key=lambda standing: standing.share),
            outcome.fair,
            heading,
            say,
        ),
    ]


def draw_shares(path: Path, outcome: Outcome, heading: str, say: Speaker) -> Path:
    """Two panels, bots and seats, with the line of a fair share."""
    with _figure(path, heading, columns=2) as (left, right):
        _bars(left, [str(s.bot) for s in outcome.bots], outcome.bots, outcome.fair, say)
        _bars(right, [say.name(s.seat) for s in outcome.seats], outcome.seats, outcome.fair, say)
        left.set_ylabel(say.text("plot-share"))
    return path


def draw_spread(
    path: Path, values: Mapping[str, Sequence[int]], heading: str, say: Speaker, what: str
) -> Path:
    """How points or margins are distributed: a curve of steps for each bot, its mean marked."""
    with _figure(path, heading) as (axes,):
        every = [value for own in values.values() for value in own]
        width = max(1, round((max(every) - min(every)) / 30))
        edges = range(min(every), max(every) + 2 * width, width)
        for (name, own), colour in zip(values.items(), COLOURS, strict=False):
            mean = sum(own) / len(own)
            weights = [100 / len(own)] * len(own)
            label = f"{name}  ({say.text('decimal', value=mean)})"
            axes.hist(
                own, bins=list(edges), weights=weights, histtype="step", lw=2, color=colour, label=label
            )
            axes.axvline(mean, color=colour, lw=1, ls=":")
        axes.set_xlabel(say.text(f"plot-{what}"))
        axes.set_ylabel(say.text("plot-games"))
        axes.legend(frameon=False)
    return path


def draw_ladder(path: Path, rungs: Sequence[Standing], fair: float, heading: str, say: Speaker) -> Path:
    """One rung above the other, each share with its interval."""
    with _figure(path, heading, height=1.4 + 0.4 * len(rungs)) as (axes,):
        places = range(len(rungs))
        axes.errorbar(
            [100 * rung.share for rung in rungs],
            list(places),
            xerr=_reach(rungs),
            fmt="o",
            color=COLOURS[0],
            ecolor=INK,
            capsize=4,
        )
        axes.axvline(100 * fair, color=FAIR, ls="--", lw=1, label=say.text("plot-fair"))
        axes.set_yticks(list(places), [str(rung.bot) for rung in rungs])
        axes.set_ylim(-0.6, len(rungs) - 0.4)
        axes.set_xlabel(say.text("plot-share"))
        axes.legend(frameon=False, loc="upper right")
    return path


def draw_budget(
    path: Path, curves: Mapping[str, Mapping[int, Standing]], fair: float, heading: str, say: Speaker
) -> Path:
    """Strength against budget: a curve for each bot over the iterations it had."""
    with _figure(path, heading) as (axes,):
        for (name, points), colour in zip(curves.items(), COLOURS, strict=False):
            budgets = sorted(points)
            rungs = [points[budget] for budget in budgets]
            axes.errorbar(
                budgets,
                [100 * r.share for r in rungs],
                yerr=_reach(rungs),
                fmt="o-",
                color=colour,
                capsize=4,
                label=name,
            )
        axes.axhline(100 * fair, color=FAIR, ls="--", lw=1, label=say.text("plot-fair"))
        axes.set_xscale("log", base=2)
        every = sorted({budget for points in curves.values() for budget in points})
        axes.set_xticks(every, [str(budget) for budget in every])
        axes.minorticks_off()
        axes.set_xlabel(say.text("plot-iterations"))
        axes.set_ylabel(say.text("plot-share"))
        axes.legend(frameon=False)
    return path


def _bars(axes: Axes, names: Sequence[str], standings: Sequence[Standing], fair: float, say: Speaker) -> None:
    shares = [100 * standing.share for standing in standings]
    colours = [COLOURS[i % len(COLOURS)] for i in range(len(names))]
    axes.bar(
        range(len(names)), shares, yerr=_reach(standings), color=colours, ecolor=INK, capsize=4, width=0.6
    )
    axes.axhline(100 * fair, color=FAIR, ls="--", lw=1, label=say.text("plot-fair"))
    axes.set_xticks(range(len(names)), list(names))
    axes.set_ylim(0, min(105, max(100 * s.high for s in standings) * 1.15))
    axes.legend(frameon=False)


def _reach(rungs: Sequence[Standing]) -> list[list[float]]:
    return [[100 * (r.share - r.low) for r in rungs], [100 * (r.high - r.share) for r in rungs]]


def _by_bot(plan: Plan, results: Sequence[GameResult], what: str) -> dict[str, list[int]]:
    values: dict[str, list[int]] = {label: [] for label in plan.line_up}
    for result in results:
        for seat, label in enumerate(seated(plan.line_up, result.game)):
            values[label].append(result.scores[seat] if what == "points" else margin(result, seat))
    return values


@contextmanager
def _figure(path: Path, heading: str, *, columns: int = 1, height: float = 4.2) -> Iterator[tuple[Axes, ...]]:
    """Axes of a picture that is saved in the end; the same numbers give the same bytes."""
    import matplotlib as mpl  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415 - without pyplot, so no screen is looked for

    style: dict[Any, Any] = {
        "svg.hashsalt": "ludotheca",
        "axes.spines.top": False,
        "axes.spines.right": False,
        "font.size": 10,
    }
    with mpl.rc_context(style):
        figure = Figure(figsize=(5.0 * columns + 1.5, height), layout="constrained")
        drawn = figure.subplots(1, columns, squeeze=False)
        figure.suptitle(heading, color=INK)
        yield tuple(drawn[0])
        figure.savefig(path, metadata={"Date": None})
