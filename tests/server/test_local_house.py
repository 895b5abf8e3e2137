"""The same conversation with a server and with the local house: the same kinds of answers, with the same fields."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from offline.pages import SALT, Page
from server.harness import Person, Server

from ludotheca.offline.door import Door

pytestmark = pytest.mark.once
Ask = Callable[..., Awaitable[dict[str, Any]]]


def shape(value: Any, depth: int = 3) -> Any:
    """What a message is made of, without what it says."""
    if isinstance(value, dict) and depth:
        return {
            key: shape(inner, depth - 1)
            for key, inner in sorted(value.items())
            if key not in {"position", "args"}
        }
    return "null" if value is None else type(value).__name__


async def converse(ask: Ask) -> list[Any]:
    """Set a table, play a little, go wrong in every way; what was answered to each, by shape."""
    told: list[Any] = []

    async def say(until: str, **message: Any) -> dict[str, Any]:
        answer = await ask(until, **message)
        # What the sender missed: a server's bot acts when it likes, and then the sender is asked again.
        if until == "error":
            answer.pop("update", None)
        elif until == "stale":
            answer["update"].pop("decision")
        told.append((message["type"], answer.get("code"), shape(answer)))
        return answer

    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    bound = hashlib.sha256(SALT.encode()).hexdigest()
    made = await say(
        "created", type="create", title="rome_in_a_day", seats=seats, salt_commitment=bound, request="a"
    )
    table = made["table"]
    await say("table", type="watch", table=table)
    await say("error", type="preview", table=table, action={"type": "x"}, request="b")
    await say("done", type="start", table=table, request="c")
    await say("error", type="reveal", table=table, salt="another", request="d")
    await say("done", type="reveal", table=table, salt=SALT, request="e")
    seen = await say("update", type="watch", table=table)
    head, action = seen["view"]["head"], seen["decision"]["actions"][0]
    await say("foreseen", type="preview", table=table, action=action, request="f")
    order = {"type": "command", "table": table, "command_id": "x", "action": action}
    await say("error", **{**order, "action": {"type": "nonsense"}}, base=head)
    await say("error", **{**order, "table": "local-0"}, base=head)
    await say("ack", **order, base=head)
    await say("ack", **order, base=head)  # again
    await say("error", **{**order, "action": seen["decision"]["actions"][1]}, base=head)
    await say("stale", **{**order, "command_id": "y"}, base=max(head - 1, 0))
    await say("error", type="hint", table="local-0", request="g")
    await say("error", type="create", title="chess", seats=seats, request="h")
    await say("error", type="create", title="rome_in_a_day", seats=seats * 9, request="i")
    await say("pong", type="ping")
    return told


async def by_server(address: str) -> list[Any]:
    async with Person(address) as ann, ann.socket() as socket:

        async def ask(until: str, **message: Any) -> dict[str, Any]:
            await socket.send(**message)
            async with asyncio.timeout(20):
                return await socket.until(until)

        return await converse(ask)


async def by_house() -> list[Any]:
    page = Page(Door())
    page.door.rename("Ann")

    async def ask(until: str, **message: Any) -> dict[str, Any]:
        heard = page.send(**message)
        return [answer for answer in heard if answer["type"] == until][-1]

    return await converse(ask)


async def test_both_houses_answer_alike(server: Server) -> None:
    expected, found = await by_server(server.address), await by_house()
    for there, here in zip(expected, found, strict=True):
        assert json.loads(json.dumps(here)) == json.loads(json.dumps(there))
