"""`ludotheca learn`: a net for a title, from games against itself."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheca.cli import context, progress, standings
from ludotheca.games import registry
from ludotheca.kernel.outlook import FILE
from ludotheca.lab.learn import plan as plans
from ludotheca.lab.learn.folder import Round
from ludotheca.lab.learn.plan import LearnPlan
from ludotheca.lab.learn.rounds import learn as run
from ludotheca.lab.plan import BadPlan


def learn(
    title: Annotated[str, Parameter(help="flag-title")],
    /,
    *,
    players: Annotated[str | None, Parameter(help="flag-learn-players")] = None,
    seed: Annotated[int, Parameter(help="flag-simulate-seed")] = 1,
    rounds: Annotated[int, Parameter(help="flag-learn-rounds")] = plans.ROUNDS,
    first: Annotated[int, Parameter(help="flag-learn-first")] = plans.FIRST,
    games: Annotated[int, Parameter(help="flag-learn-games")] = plans.GAMES,
    samples: Annotated[int, Parameter(help="flag-learn-samples")] = plans.SAMPLES,
    tree_from: Annotated[int, Parameter(help="flag-learn-tree-from")] = plans.TREE_FROM,
    iterations: Annotated[int, Parameter(help="flag-learn-iterations")] = plans.ITERATIONS,
    window: Annotated[int, Parameter(help="flag-learn-window")] = plans.WINDOW,
    gate: Annotated[int, Parameter(help="flag-learn-gate")] = plans.GATE,
    wide: Annotated[int, Parameter(help="flag-learn-wide")] = plans.WIDE,
    narrow: Annotated[int, Parameter(help="flag-learn-narrow")] = plans.NARROW,
    exploit: Annotated[bool, Parameter(help="flag-learn-exploit", negative="")] = False,
    jobs: Annotated[int | None, Parameter(help="flag-simulate-jobs")] = None,
    folder: Annotated[Path | None, Parameter(help="flag-learn-folder")] = None,
    write: Annotated[bool, Parameter(help="flag-learn-write", negative="")] = False,
) -> None:
    """Play, learn, compare, round after round; a run that was interrupted goes on."""
    game = registry.get(title)
    title = game.meta.title
    plan = LearnPlan(
        title=title, players=_players(players, title), seed=seed, rounds=rounds, first=first, games=games,
        samples=samples, tree_from=tree_from, iterations=iterations, window=window, gate=gate, wide=wide, narrow=narrow,
        exploit=exploit,
    )  # fmt: skip
    say, console = context.say(), context.console()
    into = folder or Path("learn") / title
    total = first + rounds * games + gate * (rounds + 1 if exploit else 2 * rounds + 1)
    with progress.bar(total, say.text("learning")) as advance:
        net = run(plan, into, standings.processes(jobs), progress=advance and _steps(advance), told=_tell)
    if write:
        net = Path(shutil.copyfile(net, game.folder / FILE))
    console.print(say.text("learned", path=str(net)))


def _steps(advance: progress.Advance) -> Callable[[int], None]:
    return lambda more: advance(more, "")


def _players(text: str | None, title: str) -> tuple[int, ...]:
    """Numbers of players parted by commas; four is played most where nobody says."""
    if text is None:
        meta = registry.get(title).meta
        counts = range(meta.least_players, meta.most_players + 1)
        usual = registry.get(title).nearest_players(4)
        return (*counts, *[usual] * (len(counts) - 1))
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadPlan(
            f"'{text}' are no numbers of players; say them like 2,3,4", why="players-list", text=text
        ) from None


def _tell(done: Round) -> None:
    say, console = context.say(), context.console()

    def percent(value: float) -> str:
        return say.text("decimal", value=100 * value)

    loss = say.text("thousandths", value=done.loss)
    console.print(say.text("learn-round", number=done.number, games=done.games, loss=loss))
    for gate in done.gates:
        console.print(
            "  "
            + say.text(
                "learn-gate",
                rival=gate.rival,
                share=percent(gate.share),
                low=percent(gate.low),
                high=percent(gate.high),
                fair=percent(gate.fair),
                games=gate.games,
            )
        )
    if not done.kept:
        console.print("  " + say.text("learn-dropped"))
