"""A page that talks to the local house, for tests without a browser."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from ludotheca.offline.door import Door
from ludotheca.server import protocol as p

SALT = "salt-of-this-device"
ANSWERS = msgspec.json.Decoder(p.ServerMessage)


class Page:
    """A page that talks to a house, with a disk that holds what the house wants stored."""

    def __init__(self, door: Door, name: str = "page", disk: dict[str, str] | None = None) -> None:
        self.door = door
        self.name = name
        self.disk: dict[str, str] = {} if disk is None else disk
        self.more = False

    def _take(self, text: str) -> dict[str, Any]:
        taken: dict[str, Any] = json.loads(text)
        for table, data, summary in taken["put"]:
            self.disk[table] = data
            msgspec.json.decode(summary, type=p.MyTable)
        for table in taken["drop"]:
            self.disk.pop(table, None)
        for _, message in taken["out"]:
            ANSWERS.decode(message)  # every answer is a message of the protocol
        self.more = taken["more"]
        return taken

    def send(self, **message: Any) -> list[dict[str, Any]]:
        out = self._take(self.door.hear(self.name, json.dumps(message)))["out"]
        return [json.loads(text) for client, text in out if client == self.name]

    def work(self) -> list[dict[str, Any]]:
        """Let the bots play until somebody of this device must decide."""
        heard = []
        self.more = True
        while self.more:
            heard += [
                json.loads(text)
                for client, text in self._take(self.door.work())["out"]
                if client == self.name
            ]
        return heard

    def get(self, path: str, method: str = "GET", body: Any = None) -> tuple[int, str]:
        taken = self._take(self.door.ask(self.name, method, path, json.dumps(body)))
        return taken["status"], taken["body"]

    def table(self, title: str, *seats: str, start: bool = True, **more: Any) -> str:
        """Set a table and start it as the page does: bound by a salt, which is then shown."""
        plan = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        bound = hashlib.sha256(SALT.encode()).hexdigest()
        made = self.send(type="create", title=title, seats=plan, salt_commitment=bound, **more)[-1]
        table = str(made["table"])
        if start:
            assert self.send(type="start", table=table)[-1]["type"] == "done"
            assert self.send(type="reveal", table=table, salt=SALT)[-1]["type"] == "done"
        return table
