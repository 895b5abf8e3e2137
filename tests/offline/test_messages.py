"""Every message of the protocol is answered by the local house: carried out, or refused with a reason."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from offline.pages import SALT, Page

from ludotheca.offline.door import Door
from ludotheca.server import protocol as p

_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
# What a message needs besides its table.
_NEEDS: dict[str, dict[str, Any]] = {
    "hello": {"protocol": p.PROTOCOL},
    "watch_lobby": {"on": True},
    "command": {"base": 0, "command_id": "c", "action": {}},
    "undo": {"base": 0, "command_id": "c"},
    "create": {"title": "rome_in_a_day", "seats": _BOTS},
    "change_seat": {"seat": 1, "plan": _BOTS[1]},
    "commit": {"salt_commitment": ""},
    "reveal": {"salt": SALT},
    "play_on": {"entries": 0, "seats": _BOTS},
    "lead": {"by": "me"},
    "drop_in": {"seat": 1},
    "replace": {"seat": 1},
    "take_leave": {"days": 1},
    "choose_crest": {"crest": "rose"},
    "write": {"text": "Hello"},
    "allow_typing": {"on": True},
    "report": {"seq": 0, "reason": "unkind"},
    "heard": {"seq": 0},
    "preview": {"action": {}},
    "prepare": {"action": None},
    "rename": {"name": "Ann"},
}
_SILENT = {"unwatch", "stop_hint"}  # they end something, and nothing is said of that
_NOT_HERE = {
    "change_seat", "drop_in", "replace", "take_leave", "choose_crest", "hold", "get_links", "say", "write", "allow_typing",
    "mute", "report", "heard", "ahead", "prepare", "lead", "play_now",
}  # fmt: skip


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("kind", get_args(p.ClientMessage), ids=_tag)
def test_it_is_answered(kind: Any) -> None:
    page = Page(Door())
    table = page.table("rome_in_a_day", "me", "greedy")
    page.send(type="watch", table=table)
    tag, fields = _tag(kind), {field.name for field in msgspec.structs.fields(kind)}
    message: dict[str, Any] = {"type": tag, **_NEEDS.get(tag, {})}
    if "table" in fields:
        message["table"] = table
    if "request" in fields:
        message["request"] = "r"
    heard = page.send(**message) + page.work()
    if tag in _SILENT:
        return
    answers = [one for one in heard if {one.get("request"), one.get("command_id")} & {"r", "c"}]
    told = [one for one in heard if one["type"] == "error"]
    assert answers if {"request", "command_id"} & fields else heard
    if tag in _NOT_HERE:
        assert [one["code"] for one in told] in (["bad-value"], ["bad-message"])
        assert told[0]["message"]
