"""How the worker of a page calls the house: text in, one text out that says what to store and what to pass on."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ludotheca.offline import describe, kept
from ludotheca.offline.game import LocalGame
from ludotheca.offline.house import House
from ludotheca.offline.paths import ask
from ludotheca.server import protocol as p


def _now() -> int:
    return time.time_ns() // 1_000_000


class Door:
    """A house with text on both sides. Every answer names the games to put and to drop before `out` is passed on."""

    def __init__(self) -> None:
        self.house = House(_now)

    def knows(self, table: str) -> bool:
        """Whether a game is in memory; else the caller loads it first."""
        return table in self.house.games

    def load(self, data: str) -> None:
        """A game as it was stored."""
        game = LocalGame.load(data)
        self.house.games[game.id] = game

    def rename(self, name: str) -> None:
        self.house.name = name

    def part(self, client: str) -> None:
        self.house.part(client)

    def hear(self, client: str, text: str) -> str:
        self.house.hear(client, text)
        return self._taken(more=True)

    def work(self) -> str:
        return self._taken(more=self.house.work())

    def ask(self, client: str, method: str, path: str, body: str) -> str:
        status, data = ask(self.house, client, method, path, body)
        return self._taken(more=True, status=status, body=data.decode())

    def _taken(self, **more: Any) -> str:
        house = self.house
        put = [
            [table, kept.encode(game.kept).decode(), p.encode(describe.my_table(game)).decode()]
            for table in sorted(house.changed)
            if (game := house.games.get(table)) is not None
        ]
        out = [[client, p.encode(message).decode()] for client, message in house.out]
        answer = {"put": put, "drop": sorted(house.dropped), "out": out, **more}
        house.out.clear()
        house.changed.clear()
        house.dropped.clear()
        return msgspec.json.encode(answer).decode()
