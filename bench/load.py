"""How many commands a server carries, against an earlier commit, in one run.

    .venv/bin/python bench/load.py                          # everything, this tree against the commit before the work
    .venv/bin/python bench/load.py --before HEAD~20 --only commands --rounds 5
    .venv/bin/python bench/load.py --before "" --only spectators

Servers of both trees run in turn, so that what else the machine does falls on both; the figures of a tree are the medians
of its rounds. The compiled engine of `make build` is used. If a tree's rules differ from it, compile the tree's own with
tools/native.sh in a checkout of its commit, and name the folder (--native-before). People are scripted (bench/lean.py)
and share the cores with the server.

  commands    two people at each of --tables tables of all titles, who decide at once: commands/s and how long acks take,
              on SQLite and on PostgreSQL, and the most commands/s at which 99 of 100 acks come within a tenth of a second
  instances   the same at --quiet seconds of thought: the processor's time of a command, by one server and by two on one
              PostgreSQL
  sockets     200 tables, 1,000 sockets, two seconds of thought
  length      one table, people who take back often: acks at the 10th and at the 1,000th entry
  spectators  one table that 1,000 people watch
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psutil
from crowd import Crowd, Row, count
from engine import loop_speed
from lean import Tally
from trees import ROOT, compiled, database, lay_out, serving

BEFORE = "5d6ebf5"  # the commit before this was measured first


# What is measured. Each gives rows by name.


def run(
    tree: Path,
    kind: str,
    instances: int,
    seconds: float,
    come: Callable[[Crowd], Iterator[Any]],
    warm: float = 3.0,
) -> Row:
    with ExitStack() as stack:
        url = stack.enter_context(database(kind))
        ports = [8811 + number for number in range(instances)]
        servers = [stack.enter_context(serving(tree, url, port)) for port in ports]
        return asyncio.run(count(ports, servers, seconds, come, warm))


def commands(tree: Path, asked: argparse.Namespace) -> dict[str, Row]:
    def come(tables: int, crowd: Crowd) -> Iterator[Any]:
        crowd.expected = tables
        return (crowd.play_on(place) for place in range(tables))

    return {
        f"{kind}, {tables} tables": run(tree, kind, 1, asked.seconds, functools.partial(come, tables))
        for kind in asked.on.split(",")
        for tables in map(int, asked.tables.split(","))
    }


def best(by_case: Row) -> None:
    """The most commands/s of each tree while 99 of 100 acks come within a tenth of a second."""
    for kind in {case.split(",")[0]: None for case in by_case}:
        rows = [(case, found) for case, found in by_case.items() if case.startswith(kind)]
        most = {
            tree: max(
                (
                    (found[tree]["commands_per_second"], case)
                    for case, found in rows
                    if found[tree]["ack_ms_p99"] < 100
                ),
                default=(0.0, "none"),
            )
            for tree in rows[0][1]
        }
        said = "  ".join(f"{tree} {speed:.0f}/s ({case})" for tree, (speed, case) in most.items())
        if len(most) == 2 and most["before"][0]:
            said += f"  ratio {most['now'][0] / most['before'][0]:.2f}"
        print(f"{kind}, most commands/s at p99 below 100 ms: {said}", flush=True)


def instances(tree: Path, asked: argparse.Namespace) -> dict[str, Row]:
    def come(crowd: Crowd) -> Iterator[Any]:
        crowd.expected = asked.quiet_tables
        return (crowd.play_on(place, think=asked.quiet) for place in range(asked.quiet_tables))

    return {
        f"postgres, {number} server{'s' * (number > 1)}": run(tree, "postgres", number, asked.seconds, come)
        for number in (1, 2)
    }


def sockets(tree: Path, asked: argparse.Namespace) -> dict[str, Row]:
    def come(crowd: Crowd) -> Iterator[Any]:
        crowd.expected = 200
        yield from (crowd.play_on(place, think=2.0) for place in range(200))
        yield asyncio.sleep(0)
        yield from (crowd.watch(number % 200, number) for number in range(600))

    return {"1,000 sockets": run(tree, "sqlite", 1, asked.seconds, come, warm=8.0)}


def spectators(tree: Path, asked: argparse.Namespace) -> dict[str, Row]:
    def come(crowd: Crowd) -> Iterator[Any]:
        yield crowd.play_on(0, "kingsburg", think=0.1)
        yield from (asyncio.sleep(0) for _ in range(19))
        yield from (crowd.watch(0, number) for number in range(1000))

    return {"1,000 spectators": run(tree, "sqlite", 1, asked.seconds, come, warm=8.0)}


def length(tree: Path, asked: argparse.Namespace) -> dict[str, Row]:
    """Acks by the number of the entry, in one long game."""

    async def play(port: int) -> list[tuple[int, float]]:
        crowd = Crowd([port], Tally())
        people = await crowd.meet(0, back=True)
        await crowd.play(0, "comuni", people)
        for person in people:
            person.leave()
        await crowd.close()
        return [each for person in people for each in person.at]

    with ExitStack() as stack:
        url = stack.enter_context(database("sqlite"))
        stack.enter_context(serving(tree, url, 8811))
        found = asyncio.run(play(8811))
    rows = {}
    for name, low, high in (("entry 10", 2, 60), ("entry 1,000", 950, 1_200)):
        acks = sorted(took for at, took in found if low <= at < high)
        if acks:
            rows[name] = {"ack_ms_p50": 1000 * acks[len(acks) // 2], "commands": len(acks)}
    return rows


PARTS = {
    "commands": commands,
    "instances": instances,
    "sockets": sockets,
    "length": length,
    "spectators": spectators,
}


def median(rows: list[Row]) -> Row:
    return {name: statistics.median(row[name] for row in rows) for name in rows[0]}


def show(name: str, by_tree: dict[str, list[dict[str, Row]]]) -> Row:
    """The medians for people, and what became of them."""
    shown: Row = {}
    for case in next(iter(by_tree.values()))[0]:
        rows = {
            tree: median([found[case] for found in rounds if case in found])
            for tree, rounds in by_tree.items()
        }
        shown[case] = rows
        for tree, row in rows.items():
            said = "  ".join(f"{key} {value:.4g}" for key, value in row.items())
            print(f"{name:10} {case:20} {tree:7} {said}")
        if len(rows) == 2:
            before, after = rows["before"], rows["now"]
            ratios = "  ".join(f"{key} {after[key] / before[key]:.2f}" for key in after if before.get(key))
            print(f"{name:10} {case:20} ratio   {ratios}", flush=True)
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", default=BEFORE, help='a commit to compare with; "" for none')
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--on", default="sqlite,postgres")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", default="16,32,64", help="how many there are in `commands`, in turn")
    parser.add_argument("--quiet-tables", type=int, default=48, help="how many in `instances`")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--quiet", type=float, default=0.5, help="seconds of thought in `instances` (0.5)")
    parser.add_argument(
        "--native", type=Path, help="a folder of tools/native.sh, in place of the installed engine"
    )
    parser.add_argument(
        "--native-before", type=Path, help="the same for the earlier commit, where its rules were others"
    )
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-load.json")
    asked = parser.parse_args()
    results: Row = {}
    with tempfile.TemporaryDirectory(prefix="ludotheca-trees-") as folder:
        trees = {"before": lay_out(asked.before, Path(folder, "before"))} if asked.before else {}
        trees["now"] = lay_out("", Path(folder, "now"))
        site = asked.native or Path(psutil.__file__).parent.parent
        sites = {"before": asked.native_before or site, "now": site}
        native = [tree for tree, folder in trees.items() if compiled(folder, sites[tree])]
        if native and len(native) < len(trees):
            parser.error("only one tree is compiled; see --native and --native-before, or leave out --before")
        print(
            f"engine {'compiled' if native else 'as plain Python'}, loop {loop_speed() / 1e6:.1f} M/s",
            flush=True,
        )
        for name in asked.only.split(","):
            rounds: dict[str, list[dict[str, Row]]] = {tree: [] for tree in trees}
            for _ in range(asked.rounds):
                for tree, source in trees.items():
                    rounds[tree].append(PARTS[name](source, asked))
            results[name] = show(name, rounds)
            if name == "commands":
                best(results[name])
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(f"written to {asked.json}")


if __name__ == "__main__":
    main()
