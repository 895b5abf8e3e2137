"""Games played offline come to the server as records: checked, kept once, shown as what they are."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from offline.pages import Page
from server.harness import Person, Server

from ludotheca.kernel import record as files
from ludotheca.offline.door import Door
from ludotheca.server.errors import BadValue
from ludotheca.server.uploads import checked

pytestmark = pytest.mark.once


def played(acts: int = 10_000, *, last: bool = False) -> str:
    """The record of a game of Rome in a Day on a device, as far as so many acts: always the first of what may be done, or the last."""
    page = Page(Door())
    table = page.table("rome_in_a_day", "me", "greedy")
    heard: list[dict[str, Any]] = page.send(type="watch", table=table)
    for number in range(acts):
        update = [message for message in heard if message["type"] == "update"][-1]
        if update["view"]["over"]:
            break
        if update["decision"] is None:
            heard = page.work()
            continue
        action = update["decision"]["actions"][-1 if last else 0]
        heard = page.send(
            type="command", table=table, base=update["view"]["head"], command_id=f"c{number}", action=action
        )
    return page.get(f"/api/tables/{table}/record")[1]


async def test_a_record_is_kept_once_and_says_who_dealt(server: Server) -> None:
    text = played()
    async with Person(server.address) as ann, Person(server.address, "Eve") as eve:
        made = (await ann.http.post("/api/games", content=text)).json()
        assert (await ann.http.post("/api/games", content=text)).json() == made
        info = (await eve.get(f"/api/tables/{made['table']}"))["info"]
        assert (info["status"], info["offline"]) == ("over", True)
        assert [seat["name"] for seat in info["seats"]] == ["Ann", ""]
        again = await eve.http.get(f"/api/tables/{made['table']}/record")
        assert json.loads(again.text)["seal"] == json.loads(text)["seal"]
        moments = await eve.get(f"/api/tables/{made['table']}/replay", seat=0, first=0, last=3)
        assert len(moments["moments"]) == 4
        mine = [entry["table"] for entry in (await ann.get("/api/me"))["tables"]]
        assert made["table"] in mine


async def test_a_game_that_was_broken_off_is_given_up(server: Server) -> None:
    async with Person(server.address) as ann:
        made = (await ann.http.post("/api/games", content=played(4))).json()
        assert (await ann.get(f"/api/tables/{made['table']}"))["info"]["status"] == "abandoned"


async def test_what_does_not_verify_is_refused_with_the_reason(server: Server) -> None:
    text = played(4)
    async with Person(server.address) as ann:
        forged = json.loads(text)["header"]["fairness"]["commitment"]
        for wrong, word in (
            ("", "empty"),
            ("{}", "no record"),
            (text.replace(forged, "0" * 64), "seal"),
            (text[:-200], "JSON"),
        ):
            answer = await ann.http.post("/api/games", content=wrong)
            assert answer.status_code == 400
            assert word in answer.json()["message"]


@pytest.mark.parametrize("time", [-(10**30), -1, 10**30])
def test_times_that_are_none_are_refused(time: int) -> None:
    """They become columns of a table and dates on a page."""
    record = files.from_bytes(played(4).encode())
    entries = [msgspec.structs.replace(entry, time=time) for entry in record.entries]
    data = files.to_bytes(msgspec.structs.replace(record, entries=entries))
    with pytest.raises(BadValue, match="time"):
        checked(data)


def test_bots_that_nobody_knows_are_refused() -> None:
    record = files.from_bytes(played(4).encode())
    seats = tuple(
        msgspec.structs.replace(seat, bot="x" * 1000) if seat.bot else seat for seat in record.header.seats
    )
    header = msgspec.structs.replace(record.header, seats=seats)
    with pytest.raises(BadValue, match="bot"):
        checked(files.to_bytes(msgspec.structs.replace(record, header=header)))
