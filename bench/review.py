"""How long a review takes: a game of four regulars in every title, on one core, in seconds of the processor until the first points
of the line are there and until all is; and how long a stored review takes to open.

A fixed loop of plain Python runs beside every measurement, and each figure is also given as it would be on a machine that
does ten million rounds of that loop in a second.

    .venv/bin/python bench/review.py [TITLE ...] [--players N] [--games K] [--effort quick|normal|deep] [--pure]
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from engine import REFERENCE, loop_speed, run_mode

WANTED = {"first": 1.0, "whole": 15.0, "opened": 0.1}


def measure(titles: list[str], players: int, games: int, effort: str) -> list[dict[str, Any]]:
    """A row per title: the slowest of its games, in the mode this process runs in."""
    from ludotheca.games import registry  # noqa: PLC0415 - after PYTHONPATH has settled the mode
    from ludotheca.kernel.vecs import NATIVE  # noqa: PLC0415

    rows = []
    for title in titles or registry.titles():
        count = registry.get(title).nearest_players(players)
        made = [once(title, count, number, effort) for number in range(games)]
        slowest = {name: max(row[name] for row in made) for name in made[0]}
        rows.append({"title": title, "players": count, "effort": effort, "native": NATIVE, **slowest})
    return rows


def once(title: str, players: int, number: int, effort: Any) -> dict[str, float]:
    """One game, reviewed for one of its seats."""
    from ludotheca.review import collect, review  # noqa: PLC0415
    from ludotheca.review.format import LinePart, decode, encode  # noqa: PLC0415

    record = a_game(title, players, number)
    loop = loop_speed(time.process_time)
    start, first, parts = time.process_time(), 0.0, []
    for part in review(record, number % players, "own", effort):
        parts.append(part)
        if not first and isinstance(part, LinePart):
            first = time.process_time() - start
    whole = time.process_time() - start
    data = encode(collect(parts))
    start = time.process_time()
    decode(data)
    opened = time.process_time() - start
    scale = max(loop, loop_speed(time.process_time)) / REFERENCE
    return {
        "first": first,
        "whole": whole,
        "opened": opened,
        "first_rescaled": first * scale,
        "whole_rescaled": whole * scale,
        "kilobytes": len(data) / 1000,
    }


def a_game(title: str, players: int, number: int) -> Any:
    """A record of regulars."""
    from ludotheca.bots.bot import Budget  # noqa: PLC0415
    from ludotheca.bots.levels import make_bot  # noqa: PLC0415
    from ludotheca.games import registry  # noqa: PLC0415
    from ludotheca.kernel.chance import SeededDealer  # noqa: PLC0415
    from ludotheca.kernel.match import Match  # noqa: PLC0415

    game = registry.get(title)
    match = Match.start(game, SeededDealer(7, number), players=players)
    bots = [make_bot("regular", game, 7, seat) for seat in range(players)]
    while not match.over:
        decision = match.decisions()[0]
        seat = decision.seat
        match.submit(seat, bots[seat].choose(match.view(seat), decision, Budget()))
    return match.record()


def table(rows: list[dict[str, Any]]) -> None:
    """The figures for people."""
    for row in rows:
        figures = ", ".join(f"{name} {row[name]:.3f} s (wanted {most:g})" for name, most in WANTED.items())
        rescaled = f"rescaled {row['first_rescaled']:.2f} and {row['whole_rescaled']:.1f} s"
        print(
            f"{row['title']:14} {row['players']} seats, {row['effort']}, {row['mode']}: {figures};", end=" "
        )
        print(f"{rescaled}; {row['kilobytes']:.0f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--effort", default="normal")
    parser.add_argument("--pure", action="store_true", help="measure plain Python too")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(measure(asked.titles, asked.players, asked.games, asked.effort)))
        return
    arguments = [*asked.titles, "--games", str(asked.games), "--players", str(asked.players)]
    arguments += ["--effort", asked.effort]
    rows = run_mode("compiled", arguments, __file__)
    if asked.pure:
        rows += run_mode("pure", arguments, __file__)
    table(rows)


if __name__ == "__main__":
    main()
