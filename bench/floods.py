"""What one hostile address does to everybody else: floods against a real server, beside people who play.

The server trusts no proxy and may open 1,024 files. The flood comes from one loopback address, in a process of its own;
the players come from another. The database lies in memory where there is such a folder. Their acknowledgements are
measured in quiet and under each flood, in one run. It fails if a flood raises their p99 to five times the quiet one or
to 250 ms, or the server's memory by 50 MB.

    .venv/bin/python bench/floods.py [--seconds 8] [--players 4] [--floods pings-unread,messages,...] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from server import Head, Seen, read_log
from websockets.asyncio.client import connect

from ludotheca.server.protocol import PROTOCOL

ROOT = Path(__file__).resolve().parent.parent
PORT = 8811
FILES = 1024
HOSTILE, FRIENDLY = "127.0.0.1", "127.0.0.2"
MOST_TIMES, MOST_MS, MOST_MEGABYTES = 5.0, 250.0, 50.0

KEY = base64.b64encode(bytes(16)).decode()
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
).encode()


def frame(opcode: int, data: bytes = b"") -> bytes:
    """A masked frame; the mask is zero."""
    return bytes([opcode, 0x80 | len(data)]) + bytes(4) + data


HELLO = frame(0x81, msgspec.json.encode({"type": "hello", "protocol": PROTOCOL}))
# What is poured into each connection without end, how many connections, and whether the answers are read.
FLOODS: dict[str, tuple[bytes, bytes, int, bool]] = {
    "pings-unread": (HELLO, frame(0x89, b"x" * 100) * 500, 4, False),
    "pings-read": (HELLO, frame(0x89, b"x" * 100) * 500, 4, True),
    "fragments": (HELLO + frame(0x01, b"{"), frame(0x00) * 5000, 1, True),
    "messages": (HELLO, frame(0x81, b'{"type":"ping"}') * 500, 40, True),
    "half-open": (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ", b"", 1100, True),
}


# The attacker.


async def attack(kind: str) -> None:
    """Flood until killed; a connection that is thrown out comes again."""
    first, flood, connections, reads = FLOODS[kind]
    done = {"megabytes": 0.0, "connections": 0}
    flooding = asyncio.gather(*(attacker(first, flood, reads, done) for _ in range(connections)))
    while not flooding.done():
        await asyncio.sleep(0.25)
        print(json.dumps(done), flush=True)


async def attacker(first: bytes, flood: bytes, reads: bool, done: dict[str, float]) -> None:
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(HOSTILE, 0))
            done["connections"] += 1
            try:
                if flood:
                    writer.write(HANDSHAKE)
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(first)
                hearing = asyncio.create_task(hear(reader, reads))
                while flood and not hearing.done():
                    writer.write(flood)
                    await writer.drain()
                    done["megabytes"] += len(flood) / 1e6
                await hearing
            finally:
                writer.close()
        await asyncio.sleep(0.1)


async def hear(reader: asyncio.StreamReader, reads: bool) -> None:
    with suppress(OSError):
        while not reads:
            await asyncio.sleep(3600)
        while await reader.read(65_536):
            pass


# The players.


class Player:
    """Plays one game after another against a bot, and notes how long each acknowledgement took."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.number = number
        self.acks: list[tuple[float, float]] = []  # when, and the seconds it took

    async def play(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=FRIENDLY)
        async with httpx.AsyncClient(base_url=self.address, transport=transport, timeout=60) as http:
            await http.post("/api/me", json={"name": f"Player {self.number}"})
            while True:
                seats = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
                create = {"type": "create", "title": "rome_in_a_day", "seats": seats}
                table = (await http.post("/api/requests", json=create)).json()["table"]
                await http.post("/api/requests", json={"type": "start", "table": table})
                await self._game(table, f"ludotheca={http.cookies['ludotheca']}")

    async def _game(self, table: str, cookie: str) -> None:
        rng = random.Random(self.number)
        sent: dict[str, float] = {}
        async with connect(
            self.address.replace("http", "ws") + "/ws",
            additional_headers={"Cookie": cookie},
            local_addr=(FRIENDLY, 0),
        ) as link:
            await link.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            await link.send(json.dumps({"type": "watch", "table": table}))
            async for data in link:
                message = msgspec.json.decode(data, type=Head)
                if message.type == "ack" and message.command_id in sent:
                    self.acks.append((time.monotonic(), time.monotonic() - sent.pop(message.command_id)))
                elif message.type == "update":
                    view = msgspec.json.decode(message.view, type=Seen)
                    if view.over:
                        return
                    if message.decision is not None and not sent:
                        await asyncio.sleep(0.03)
                        name = f"c{rng.randrange(10**12)}"
                        sent[name] = time.monotonic()
                        action = rng.choice(message.decision["actions"])
                        command = {"table": table, "base": view.head, "command_id": name, "action": action}
                        await link.send(json.dumps({"type": "command", **command}))
                elif message.type in {"stale", "error"}:
                    sent.clear()


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


# The run.


def start_server(folder: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "LUDOTHECA_PROXIES": "none", "LUDOTHECA_LOG": "json", "LUDOTHECA_TABLES_PER_HOUR": "10000"}  # fmt: skip
    command = [sys.executable, "-m", "ludotheca", "serve", "--no-browser", "--port", str(PORT)]
    command += ["--database", f"sqlite:///{folder}/floods.db"]
    limited = ["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh", *command]
    process = subprocess.Popen(limited, env=environment, stderr=subprocess.PIPE)
    ready = threading.Event()
    threading.Thread(target=read_log, args=(process, ready), daemon=True).start()
    if not ready.wait(60):
        sys.exit("floods: the server did not start")
    return process


async def measure(asked: argparse.Namespace, server: psutil.Process) -> list[dict[str, Any]]:
    """Quiet and flood in turn; each row is one flood beside the quiet of the whole run."""
    players = [Player(f"http://127.0.0.1:{PORT}", number) for number in range(asked.players)]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(5)
    calm = server.memory_info().rss
    quiet: list[float] = []
    rows = []
    for kind in asked.floods.split(","):
        quiet += (await watch(players, playing, server, asked.seconds / 2))[0]
        flood = subprocess.Popen([sys.executable, __file__, "--attack", kind], stdout=subprocess.PIPE)
        await asyncio.sleep(0.5)
        acks, most = await watch(players, playing, server, asked.seconds)
        flood.kill()
        said = flood.communicate()[0].splitlines()
        done = json.loads(said[-1]) if said else {"megabytes": 0, "connections": 0}
        rows.append({"flood": kind, "acks": len(acks), "p50": percentile(acks, 0.5), "p99": percentile(acks, 0.99),
                     "worst": percentile(acks, 1), "megabytes": (most - calm) / 1e6, "sent": done})  # fmt: skip
        await asyncio.sleep(1)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    still = {
        "flood": "none",
        "acks": len(quiet),
        "p50": percentile(quiet, 0.5),
        "p99": percentile(quiet, 0.99),
    }
    return [{**still, "worst": percentile(quiet, 1), "megabytes": 0.0}, *rows]


async def watch(
    players: list[Player], playing: list[asyncio.Task[None]], server: psutil.Process, seconds: float
) -> tuple[list[float], int]:
    """The acknowledgements of the next seconds, and the most memory seen."""
    start, most = time.monotonic(), 0
    while time.monotonic() < start + seconds:
        await asyncio.sleep(0.1)
        most = max(most, server.memory_info().rss)
        for task in playing:
            if task.done():
                task.result()  # a player who broke off says why
    return [took for player in players for when, took in player.acks if when >= start], most


def holds(row: dict[str, Any], quiet: dict[str, Any]) -> bool:
    return bool(
        row["acks"] > 0
        and row["p99"] < MOST_TIMES * quiet["p99"]
        and row["p99"] < MOST_MS
        and row["megabytes"] < MOST_MEGABYTES
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=8, help="of each flood (8)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--floods", default=",".join(FLOODS))
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-floods.json")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        asyncio.run(attack(asked.attack))
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None  # noqa: PTH112, S108 - others' work on the disk does not count
    with tempfile.TemporaryDirectory(prefix="ludotheca-floods-", dir=memory) as folder:
        process = start_server(folder)
        try:
            rows = asyncio.run(measure(asked, psutil.Process(process.pid)))
        finally:
            process.terminate()
            process.wait()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("| flood | sent | acks | p50 | p99 | worst | memory | |\n|---|---|---|---|---|---|---|---|")
    for row in rows:
        verdict = "" if row is rows[0] else "holds" if holds(row, rows[0]) else "FAILS"
        sent = row.get("sent", {"megabytes": 0, "connections": 0})
        poured = f"{sent['connections']} connections, {sent['megabytes']:.1f} MB"
        times = " | ".join(f"{row[name]:.0f} ms" for name in ("p50", "p99", "worst"))
        print(
            f"| {row['flood']} | {poured} | {row['acks']} | {times} | {row['megabytes']:+.0f} MB | {verdict} |"
        )
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    sys.exit(0 if all(holds(row, rows[0]) for row in rows[1:]) else 1)


if __name__ == "__main__":
    main()
