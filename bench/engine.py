"""How fast the engine is: random play and clones of every title, compiled and as plain Python, in one run.

Machines differ and share their cores, so a fixed loop of plain Python runs beside every measurement, and each figure
is also given as it would be on a machine that does ten million rounds of that loop in a second.

    .venv/bin/python bench/engine.py [TITLE ...] [--players N] [--seconds S] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = 10_000_000  # rounds of the loop per second to which figures are rescaled


def loop_speed(clock: Callable[[], float] = time.perf_counter) -> float:
    """Rounds of the fixed loop per second, the best of three short runs."""
    rounds = 1_000_000
    best = 0.0
    for _ in range(3):
        start = clock()
        x = 1
        for _ in range(rounds):  # arithmetic on one number, as rules code does
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        best = max(best, rounds / (clock() - start))
    return best


def measure(titles: list[str], players: int | None, seconds: float) -> list[dict[str, Any]]:
    """A row per title and player count, in the mode this process runs in."""
    from ludotheca.games import registry  # noqa: PLC0415 - after PYTHONPATH has settled the mode
    from ludotheca.kernel.vecs import NATIVE  # noqa: PLC0415

    rows = []
    for title in titles or registry.titles():
        meta = registry.get(title).meta
        for count in range(meta.least_players, meta.most_players + 1):
            if players in (None, count):
                rows.append(
                    {"title": meta.title, "players": count, "native": NATIVE, **speeds(title, count, seconds)}
                )
    return rows


def speeds(title: str, players: int, seconds: float) -> dict[str, float]:
    """Random games for some seconds, then clones of a position from the middle of one."""
    from ludotheca.games import registry  # noqa: PLC0415
    from ludotheca.kernel.playout import clone_often, play_random_games  # noqa: PLC0415
    from ludotheca.kernel.rng import Rng  # noqa: PLC0415

    game = registry.get(title)
    start_state = game.new_state(players, game.check_options({}), game.meta.rules_version)
    loop = loop_speed()
    rng = Rng(1)
    games = decisions = draws = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        made, fell = play_random_games(start_state, 5, rng)
        games, decisions, draws = games + 5, decisions + int(made), draws + int(fell)
    spent = time.perf_counter() - start
    state = start_state.clone()
    for _ in range((decisions + draws) // games // 2):
        seat = state.first_owing()
        state.apply(seat, state.random_action(seat, rng))
    clones = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds / 4:
        clone_often(state, 500)
        clones += 500
    clone_spent = time.perf_counter() - start
    loop = max(loop, loop_speed())
    return {
        "decisions_per_second": decisions / spent,
        "decisions_rescaled": decisions / spent * REFERENCE / loop,
        "draws_per_second": draws / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "clones_per_second": clones / clone_spent,
        "clone_microseconds": clone_spent / clones * 1e6,
        "loop_per_second": loop,
    }


def run_mode(mode: str, arguments: list[str], script: str = __file__) -> list[dict[str, Any]]:
    """The same measurement in a process of that mode: the installed package, or the sources."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if mode == "pure":
        environment["PYTHONPATH"] = str(ROOT / "src")
    elif "LUDOTHECA_NATIVE_PATH" in os.environ:  # a build of one's own, see tools/native.sh
        environment["PYTHONPATH"] = os.environ["LUDOTHECA_NATIVE_PATH"]
    command = [sys.executable, script, "--here", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: the {mode} run failed:\n{done.stderr}")
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    if mode == "compiled" and rows and not rows[0]["native"]:
        print("bench: the installed package is not compiled; its rows are plain Python too", file=sys.stderr)
    return [{"mode": mode, **row} for row in rows]


def table(rows: list[dict[str, Any]]) -> None:
    """The figures for people."""
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    out = Table(title="Random play, one core (rescaled: on a machine of 10 M loops/s)")
    for column in (
        "title",
        "players",
        "mode",
        "decisions/s",
        "rescaled",
        "games/s",
        "clones/s",
        "clone µs",
        "loop M/s",
    ):
        out.add_column(column, justify="left" if column in {"title", "mode"} else "right")
    for row in sorted(rows, key=lambda r: (r["title"], r["players"], r["mode"])):
        out.add_row(
            row["title"],
            str(row["players"]),
            row["mode"],
            f"{row['decisions_per_second']:,.0f}",
            f"{row['decisions_rescaled']:,.0f}",
            f"{row['games_per_second']:,.0f}",
            f"{row['clones_per_second']:,.0f}",
            f"{row['clone_microseconds']:.2f}",
            f"{row['loop_per_second'] / 1e6:.1f}",
        )
    Console(width=110).print(out)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row (2)")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-engine.json")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(measure(asked.titles, asked.players, asked.seconds)))
        return
    arguments = [*asked.titles, "--seconds", str(asked.seconds)]
    if asked.players:
        arguments += ["--players", str(asked.players)]
    rows = run_mode("compiled", arguments) + run_mode("pure", arguments)
    table(rows)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(f"written to {asked.json}")


if __name__ == "__main__":
    main()
