"""How fast the search is: iterations per second at the first decision of a game, for every title, on one core, and how
long a decision takes with as many iterations as the level has. The master asks a net where its title has one.

Machines differ and share their cores, so a fixed loop of plain Python runs beside every measurement, and each figure
is also given as it would be on a machine that does ten million rounds of that loop in a second. Time is that of the
processor, so that other programs on the machine count little.

    .venv/bin/python bench/bots.py [TITLE ...] [--players N] [--seconds S] [--pure] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from engine import REFERENCE, ROOT, loop_speed, run_mode

BOTS = ("master", "veteran", "flat", "tree", "solo")
WANTED = {"rome_in_a_day": 3000}  # compiled, four players, first decision


def measure(titles: list[str], players: int, seconds: float) -> list[dict[str, Any]]:
    """A row per title and kind of search, in the mode this process runs in."""
    from ludotheca.games import registry  # noqa: PLC0415 - after PYTHONPATH has settled the mode
    from ludotheca.kernel.vecs import NATIVE  # noqa: PLC0415

    rows = []
    for title in titles or registry.titles():
        count = registry.get(title).nearest_players(players)
        rows += [
            {
                "title": title,
                "players": count,
                "bot": bot,
                "native": NATIVE,
                **speed(title, count, bot, seconds),
            }
            for bot in BOTS
        ]
    return rows


def speed(title: str, players: int, bot: str, seconds: float) -> dict[str, float]:
    """Iterations of one search of the first decision, in steps, until the time is spent."""
    from ludotheca.bots.searcher import begin  # noqa: PLC0415
    from ludotheca.bots.settings import settings_for  # noqa: PLC0415
    from ludotheca.games import registry  # noqa: PLC0415
    from ludotheca.kernel.chance import SeededDealer  # noqa: PLC0415
    from ludotheca.kernel.match import Match  # noqa: PLC0415

    game = registry.get(title)
    match = Match.start(game, SeededDealer(1), players=players)
    # A decision with one action would not be thought about.
    while len((decision := match.decisions()[0]).actions) == 1:
        match.submit(decision.seat, decision.actions[0])
    search = begin(game, match.view(decision.seat), decision.seat, settings_for(title, bot), 1)
    loop = loop_speed(time.process_time)
    search.run(20, 0.0)
    done = 20
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        search.run(50, 0.0)
        done += 50
    loop = max(loop, loop_speed(time.process_time))
    rate = (done - 20) / spent
    return {
        "milliseconds": 1000 * settings_for(title, bot).iterations / rate,
        "iterations_per_second": rate,
        "iterations_rescaled": rate * REFERENCE / loop,
        "actions": len(decision.actions),
        "loop_per_second": loop,
    }


def wanted_of(row: dict[str, Any]) -> int:
    """Iterations a second that a row should have, rescaled; 0 where nothing is said."""
    wanted = row["mode"] == "compiled" and row["bot"] in {"flat", "tree", "solo"}
    return WANTED.get(row["title"], 0) if wanted else 0


def table(rows: list[dict[str, Any]]) -> None:
    """The figures for people."""
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    out = Table(title="Search at the first decision, one core (rescaled: on a machine of 10 M loops/s)")
    for column in (
        "title",
        "players",
        "search",
        "mode",
        "actions",
        "iterations/s",
        "rescaled",
        "ms a decision",
        "wanted",
        "loop M/s",
    ):
        out.add_column(column, justify="left" if column in {"title", "mode", "search"} else "right")
    for row in rows:
        wanted = wanted_of(row) or None
        out.add_row(
            row["title"],
            str(row["players"]),
            row["bot"],
            row["mode"],
            str(row["actions"]),
            f"{row['iterations_per_second']:,.0f}",
            f"{row['iterations_rescaled']:,.0f}",
            f"{row['milliseconds']:.1f}",
            f"{wanted:,}" if wanted else "",
            f"{row['loop_per_second'] / 1e6:.1f}",
        )
    Console(width=110).print(out)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0, help="of processor time for each row (2)")
    parser.add_argument("--pure", action="store_true", help="measure plain Python too")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-bots.json")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(measure(asked.titles, asked.players, asked.seconds)))
        return
    arguments = [*asked.titles, "--seconds", str(asked.seconds), "--players", str(asked.players)]
    rows = run_mode("compiled", arguments, __file__)
    if asked.pure:
        rows += run_mode("pure", arguments, __file__)
    table(rows)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(f"written to {asked.json}")
    slow = [row for row in rows if row["iterations_rescaled"] < wanted_of(row)]
    for row in slow:
        print(f"bench: {row['title']}, {row['bot']}: slower than wanted", file=sys.stderr)


if __name__ == "__main__":
    main()
