"""`ludotheca bot`: a level, or a class of one's own, plays on any server through its API."""

from __future__ import annotations

import json
import secrets
import time
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from cyclopts import Parameter

from ludotheca.bots.bot import Bot, Budget
from ludotheca.bots.levels import check_bot, make_bot
from ludotheca.cli import context
from ludotheca.games import registry
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import AnyGame, Decision, MatchView

SECONDS = 60.0  # longer than the server lets anybody wait
PAUSE = 2.0
WAIT = 20


class ServerSaid(LudothecaError):
    """The server refused something, or is not there."""

    code = "server-said"

    def __init__(self, server: str, detail: str, code: str = "", status: int = 0) -> None:
        super().__init__(f"{server} says: {detail}", server=server, detail=detail, said=code)
        self.said = code
        self.status = status


class Remote:
    """A server, asked with a token."""

    def __init__(self, server: str, token: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in {"http", "https"} or not parts.netloc:
            raise ServerSaid(server, "an address looks like https://ludotheca.example")
        self.server = f"{parts.scheme}://{parts.netloc}"
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def get(self, path: str) -> Any:
        return self._ask(Request(self.server + path, headers=self._headers))  # noqa: S310 - http and https only

    def ask(self, kind: str, **fields: Any) -> Any:
        body = json.dumps({"type": kind, **fields}).encode()
        path = f"{self.server}/api/requests"
        return self._ask(Request(path, data=body, headers=self._headers, method="POST"))  # noqa: S310

    def _ask(self, request: Request) -> Any:
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
                return json.load(answer)
        except HTTPError as error:
            raise self._refusal(error) from None
        except (URLError, TimeoutError, OSError) as error:
            raise ServerSaid(self.server, str(getattr(error, "reason", error))) from None

    def _refusal(self, error: HTTPError) -> ServerSaid:
        try:
            said = json.load(error)
            return ServerSaid(self.server, str(said["message"]), str(said["code"]), error.code)
        except (ValueError, KeyError, TypeError):
            return ServerSaid(self.server, f"HTTP {error.code}", "", error.code)


def bot(
    *,
    server: Annotated[str, Parameter(help="flag-bot-server")],
    token: Annotated[str, Parameter(help="flag-bot-token")],
    level: Annotated[str, Parameter(help="flag-bot-level")] = "regular",
    table: Annotated[str, Parameter(help="flag-bot-table")] = "",
    once: Annotated[bool, Parameter(help="flag-bot-once", negative="")] = False,
) -> None:
    """Play at a server's tables until interrupted, or with `once` until none of them waits or runs."""
    check_bot(level)
    remote, say = Remote(server, token), context.say()
    name = (remote.get("/api/me")["identity"] or {}).get("name", "?")
    print(say.text("bot-plays", name=name, server=remote.server, level=level), flush=True)
    if table:
        _sit(remote, table)
    players: dict[str, Bot] = {}
    while True:
        mine = [found for found in remote.get("/api/me")["tables"] if found["seat"] >= 0]
        for found in mine:
            if found["your_turn"]:
                _answer(remote, found, level, players)
                print(say.text("bot-answered", table=found["table"]), flush=True)
        going = [found for found in mine if found["status"] in {"waiting", "running"}]
        if once and not going:
            return
        if not any(found["your_turn"] for found in mine):
            _rest(remote, [found for found in going if found["status"] == "running"])


def _sit(remote: Remote, table: str) -> None:
    """Take a free seat: `table` is its id, or a link to the table or to one of its seats."""
    parts = urlsplit(table)
    name, key = parts.path.rpartition("/")[2], parts.fragment
    seated = remote.get(f"/api/tables/{quote(name, safe='')}")["you"]["seat"]
    if seated < 0:
        remote.ask("sit", table=name, **({"key": key} if key else {}))


def _rest(remote: Remote, running: list[Any]) -> None:
    """Wait: for news where one game runs, else a moment."""
    if len(running) != 1:
        time.sleep(PAUSE)
        return
    name = running[0]["table"]
    head = remote.get(f"/api/tables/{name}/game")["view"]["head"]
    remote.get(f"/api/tables/{name}/game?last={head}&wait={WAIT}")


def _answer(remote: Remote, found: Any, level: str, players: dict[str, Bot]) -> None:
    """Answer what this seat owes; a decision that has passed meanwhile is left."""
    name, seat = found["table"], found["seat"]
    game = registry.get(found["title"])
    player = players.setdefault(name, make_bot(level, game, secrets.randbelow(2**31), seat))
    answer = remote.get(f"/api/tables/{name}/game")
    if answer["decision"] is None:
        return
    view, decision = _read(answer, game)
    action = player.choose(view, decision, Budget().within(max(2.0, player.budget.seconds or 0)))
    fields = {"table": name, "base": view.head, "command_id": secrets.token_hex(8), "action": action}
    try:
        remote.ask("command", **fields)
    except ServerSaid as error:
        if error.status != 409:  # 409: somebody else's answer came between
            raise


def _read(answer: Any, game: AnyGame) -> tuple[MatchView, Decision]:
    view = msgspec.convert(answer["view"], MatchView)
    seen = msgspec.structs.replace(view, position=msgspec.convert(view.position, game.view_type))
    return seen, msgspec.convert(answer["decision"], Decision)
