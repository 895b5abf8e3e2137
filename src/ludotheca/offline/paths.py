"""What a page asks by address: the same paths as the server's, for what a device has itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import Decision, MatchView
from ludotheca.kernel.record import from_bytes
from ludotheca.kernel.state import SPECTATOR
from ludotheca.offline import describe
from ludotheca.offline.house import House, seen, title_of
from ludotheca.server import protocol as p
from ludotheca.server.days import day_of
from ludotheca.server.errors import BadMessage, BadValue, StillRunning, error_message, status_of
from ludotheca.server.learning import puzzling
from ludotheca.server.learning.teaching import all_steps, answer
from ludotheca.server.shelf import catalogue


class NewLocal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of this device for several people, by their names: as many as `plan` says `me`."""

    plan: p.CreateTable
    names: list[p.Name]


class Consider(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hint for a table of a server, from what the asker sees there. `advice` follows, with this `request`."""

    request: str
    table: str
    view: MatchView
    decision: Decision


Handler = Callable[[House, str, re.Match[str], str], Any]


def _replay(house: House, client: str, found: re.Match[str], body: str) -> p.Replay:
    game = house.game(found["table"])
    first = int(found["first"])
    return game.replay(int(found["seat"]), first, max(first, int(found["last"])))


def _table(house: House, client: str, found: re.Match[str], body: str) -> p.TableMessage:
    game = house.game(found["table"])
    return describe.table_message(game, game.people[0] if len(game.people) == 1 else SPECTATOR)


def _drop(house: House, client: str, found: re.Match[str], body: str) -> None:
    house.drop(found["table"])


def _new(house: House, client: str, found: re.Match[str], body: str) -> p.Created:
    asked = msgspec.json.decode(body, type=NewLocal)
    people = [seat for seat in asked.plan.seats if seat.kind == "me"]
    if len(people) != len(asked.names):
        raise BadValue("names", f"are {len(asked.names)} for {len(people)} people")
    return p.Created(request=None, table=house.create(asked.plan, asked.names).id, links=[])


def _consider(house: House, client: str, found: re.Match[str], body: str) -> None:
    asked = msgspec.json.decode(body, type=Consider)
    game = title_of(asked.view)
    house.consider(client, asked.table, asked.request, game, seen(game, asked.view), asked.decision)


def _lesson(house: House, client: str, found: re.Match[str], body: str) -> p.LessonAnswer:
    return answer(found["title"], int(found["number"]), msgspec.json.decode(body, type=p.LessonAsk))


def _puzzles(house: House, client: str, found: re.Match[str], body: str) -> p.PuzzleList:
    return puzzling.listed(day_of(house.now()))


def _puzzle(house: House, client: str, found: re.Match[str], body: str) -> p.PuzzleQuestion:
    return puzzling.asked(*puzzling.find(found["title"], found["puzzle"]))


def _solve(house: House, client: str, found: re.Match[str], body: str) -> p.PuzzleAnswer:
    asked = msgspec.json.decode(body, type=p.PuzzleTry)
    return puzzling.judged(*puzzling.find(found["title"], found["puzzle"]), asked.action)


def _wish(found: re.Match[str]) -> p.AskReview:
    fields = {name: found[name] for name in ("table", "view", "effort")}
    return msgspec.convert(
        {"type": "review", "request": "http", "seat": int(found["seat"]), **fields}, p.AskReview
    )


def _review(house: House, client: str, found: re.Match[str], body: str) -> Any:
    return house.reviews.look(_wish(found), house.finished(found["table"]), int(found["since"]))


def _review_of(house: House, client: str, found: re.Match[str], body: str) -> Any:
    """Of a game of a server: the page brings its record. Without its secret it is not over, or others still play the same deal."""
    record = msgspec.json.decode(body, type=str).encode()
    if not from_bytes(record).header.fairness.secret:
        raise StillRunning
    return house.reviews.look(_wish(found), record, int(found["since"]))


def _moment(house: House, client: str, found: re.Match[str], body: str) -> p.Update:
    return house.game(found["table"]).question(int(found["seat"]), int(found["at"]))


_HOW = (
    r"\?seat=(?P<seat>\d{1,2})&view=(?P<view>\w+)&effort=(?P<effort>\w+)&since=(?P<since>\d{1,6})(&wait=\d+)?"
)
_ID = r"(?P<table>local-[0-9a-f]+)"
PATHS: list[tuple[str, str, Handler]] = [
    ("GET", r"/api/titles", lambda *_: catalogue()),
    ("GET", r"/api/lessons", lambda *_: all_steps()),
    ("POST", r"/api/lessons/(?P<title>\w+)/(?P<number>\d+)", _lesson),
    ("GET", r"/api/puzzles", _puzzles),
    ("GET", r"/api/puzzles/(?P<title>\w+)/(?P<puzzle>[\w-]+)", _puzzle),
    ("POST", r"/api/puzzles/(?P<title>\w+)/(?P<puzzle>[\w-]+)", _solve),
    ("GET", rf"/api/tables/{_ID}/review{_HOW}", _review),
    ("GET", rf"/api/tables/{_ID}/moment\?seat=(?P<seat>\d{{1,2}})&at=(?P<at>\d{{1,6}})", _moment),
    ("POST", rf"/api/local/reviews/(?P<table>[\w-]{{1,64}}){_HOW}", _review_of),
    ("POST", r"/api/local/tables", _new),
    ("POST", r"/api/local/hint", _consider),
    ("GET", rf"/api/tables/{_ID}", _table),
    ("DELETE", rf"/api/tables/{_ID}", _drop),
    (
        "GET",
        rf"/api/tables/{_ID}/replay\?seat=(?P<seat>-?\d+)&first=(?P<first>\d+)&last=(?P<last>\d+)",
        _replay,
    ),
]
RECORD = re.compile(rf"/api/tables/{_ID}/record")


def ask(house: House, client: str, method: str, path: str, body: str) -> tuple[int, bytes]:
    """The status and the body of the answer."""
    try:
        if method == "GET" and (found := RECORD.fullmatch(path)):
            return 200, house.game(found["table"]).record()
        for verb, pattern, handler in PATHS:
            if verb == method and (found := re.fullmatch(pattern, path)):
                made = handler(house, client, found, body)
                return (204, b"") if made is None else (200, p.encode(made))
        return 404, p.encode(error_message(BadValue("path", f"{path[:100]} is not of the local house")))
    except msgspec.DecodeError as error:
        wrong = error_message(BadMessage(str(error)))
        return status_of(wrong.code), p.encode(wrong)
    except LudothecaError as error:
        return status_of(error.code), p.encode(error_message(error))
