"""How long a review takes in the server, how soon it opens again, and whether bots move as fast beside one.

A server of its own plays a game to its end, then reviews it. Ratios within one run say more than its seconds.

    .venv/bin/python bench/reviews.py [--title kingsburg] [--players 4] [--effort normal] [--moves 30] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

LIMITS = {"REQUESTS_PER_SECOND": 1e6, "REQUESTS_BURST": 1_000_000, "REVIEWS_PER_HOUR": 1_000_000}


class Client:
    """One person by HTTP."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        while True:
            try:
                self.http.get("/health")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        self.http.post("/api/me", json={"name": "Bench"}).raise_for_status()

    def ask(self, kind: str, **fields: Any) -> Any:
        return self.http.post("/api/requests", json={"type": kind, **fields}).json()

    def table(self, title: str, players: int, level: str) -> str:
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (players - 1)
        table = str(self.ask("create", title=title, seats=seats)["table"])
        self.ask("start", table=table)
        return table

    def play(self, table: str, most: int) -> list[float]:
        """Decide until the end or so often; how long it took each time until somebody had moved on."""
        waits: list[float] = []
        head = 0
        while len(waits) < most:
            start = time.perf_counter()
            game = self.http.get(f"/api/tables/{table}/game", params={"last": head, "wait": 20}).json()
            waits.append(time.perf_counter() - start)
            head = game["view"]["head"]
            if game["view"]["over"]:
                break
            if game["decision"]:
                action = game["decision"]["actions"][0]
                self.ask("command", table=table, base=head, command_id=f"c{head}", action=action)
        return waits


def review(client: Client, table: str, effort: str) -> dict[str, float]:
    """Seconds to the first part, to the whole, and to open it again."""
    path, start, since, first = f"/api/tables/{table}/review", time.perf_counter(), 0, 0.0
    while True:
        answer = client.http.get(path, params={"effort": effort, "since": since, "wait": 20})
        first = first or time.perf_counter() - start
        if answer.status_code == 200:
            break
        since = answer.json()["next"]
    whole = time.perf_counter() - start
    again = []
    for _ in range(9):
        start = time.perf_counter()
        client.http.get(path, params={"effort": effort}).raise_for_status()
        again.append(time.perf_counter() - start)
    return {"first": first, "whole": whole, "again": statistics.median(again)}


def measure(title: str, players: int, effort: str, moves: int, port: int) -> dict[str, float]:
    client = Client(f"http://127.0.0.1:{port}")
    table = client.table(title, players, "apprentice")
    client.play(table, 100_000)
    made = review(client, table, effort)
    alone = client.play(client.table(title, players, "master"), moves)
    client.http.get(f"/api/tables/{table}/review", params={"effort": "deep"})  # goes on meanwhile
    beside = client.play(client.table(title, players, "master"), moves)
    made["bots"] = statistics.median(beside) / statistics.median(alone)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--title", default="kingsburg")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--effort", default="normal")
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--port", type=int, default=8473)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, **{f"LUDOTHECA_{name}": str(value) for name, value in LIMITS.items()}}
        command = [sys.executable, "-m", "ludotheca", "serve", "--no-browser", "--port", str(given.port)]
        command += ["--database", f"sqlite:///{Path(folder) / 'bench.db'}"]
        server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            made = measure(given.title, given.players, given.effort, given.moves, given.port)
        finally:
            server.terminate()
            server.wait(timeout=20)
    if given.json:
        print(json.dumps(made))
        return
    print(f"{given.title}, {given.players} players, {given.effort}")
    print(
        f"  first part {made['first']:.2f} s, whole {made['whole']:.1f} s, again {1000 * made['again']:.0f} ms"
    )
    print(f"  a bot's answer beside a review takes {made['bots']:.2f} times as long as alone")


if __name__ == "__main__":
    main()
