"""Several servers on one PostgreSQL behind a proxy, in miniature, all on this machine.

    .venv/bin/python bench/cluster.py                     # 1 and 4 servers, 2,000 sockets at 400 tables
    .venv/bin/python bench/cluster.py --servers 4 --tables 100 --sockets 500 --think 2

Two people at each table and the rest spectators; every socket and every request goes through bench/proxy.py, which gives each
connection to the next server, so the people of one table sit at different servers. Figures are those of bench/load.py; the
processor's time is that of the servers alone, summed over them. The compiled engine of `make build` is used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psutil
from crowd import Crowd, Row, count
from engine import loop_speed
from trees import ROOT, compiled, database, lay_out, serving

FRONT = 8800


@contextmanager
def proxy(behind: list[int]) -> Iterator[None]:
    command = [sys.executable, str(Path(__file__).with_name("proxy.py")), str(FRONT), *map(str, behind)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        if process.stdout.readline() != b"ready\n":
            sys.exit("bench: the proxy did not start")
        yield
    finally:
        process.terminate()
        process.wait(20)


def run(tree: Path, servers: int, asked: argparse.Namespace) -> Row:
    """So many servers with everybody at them."""
    spectators = asked.sockets - 2 * asked.tables

    def come(crowd: Crowd) -> Iterator[Any]:
        crowd.expected = asked.tables
        yield from (crowd.play_on(place, think=asked.think) for place in range(asked.tables))
        yield from (crowd.watch(number % asked.tables, number) for number in range(spectators))

    with ExitStack() as stack:
        url = stack.enter_context(database("postgres"))
        ports = [8811 + number for number in range(servers)]
        found = [stack.enter_context(serving(tree, url, port)) for port in ports]
        stack.enter_context(proxy(ports))
        return asyncio.run(count([FRONT], found, asked.seconds, come, warm=asked.warm))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--servers", default="1,4")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--think", type=float, default=4.0, help="seconds before a decision, on average")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=10)
    parser.add_argument(
        "--native", type=Path, help="a folder of tools/native.sh, in place of the installed engine"
    )
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-cluster.json")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    results: Row = {}
    with tempfile.TemporaryDirectory(prefix="ludotheca-trees-") as folder:
        tree = lay_out("", Path(folder, "now"))
        native = compiled(tree, asked.native or Path(psutil.__file__).parent.parent)
        print(f"engine {'compiled' if native else 'as plain Python'}, loop {loop_speed() / 1e6:.1f} M/s")
        for servers in map(int, asked.servers.split(",")):
            row = results[str(servers)] = run(tree, servers, asked)
            said = "  ".join(f"{key} {value:.4g}" for key, value in row.items())
            print(f"{servers} server{'s' * (servers > 1)}, {asked.sockets} sockets: {said}", flush=True)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
