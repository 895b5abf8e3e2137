"""What an action would do, asked before the click: from the asker's own knowledge, and without a trace."""

from __future__ import annotations

import pytest
from server.harness import BOT, ME, OPEN, Person, Server

pytestmark = pytest.mark.once


async def test_a_preview_is_what_then_happens_and_changes_nothing(server: Server) -> None:
    async with Person(server.address) as ann, Person(server.address, "Bob") as bob:
        table = await ann.table(ME, OPEN)
        await bob.ask("sit", table=table)
        await ann.ask("start", table=table)
        async with ann.socket(table) as mine:
            seen = await mine.decision()
            action = seen["decision"]["actions"][0]
            told = (await mine.ask("preview", table=table, action=action))["preview"]
            assert told["certain"]
            assert told["events"]
            assert (await ann.get(f"/api/tables/{table}/game"))["view"] == seen["view"]
            by_http = (await ann.ask("preview", table=table, action=action))["preview"]
            assert by_http == told
            base = seen["view"]["head"]
            await mine.send(type="command", table=table, base=base, command_id="c", action=action)
            await mine.until("ack")
            after = await ann.get(f"/api/tables/{table}/game")
            heard = [event for event in after["events"] if event["seq"] == base]
            assert heard == told["events"]


async def test_whoever_may_not_act_may_not_ask(server: Server) -> None:
    async with Person(server.address) as ann, Person(server.address, "Eve") as eve:
        table = await ann.table(ME, BOT, start=True)
        async with ann.socket(table) as mine:
            action = (await mine.decision())["decision"]["actions"][0]
        assert (await eve.ask("preview", 403, table=table, action=action))["code"] == "not-seated"
        assert (await ann.ask("preview", 400, table=table, action={"type": "nonsense"}))[
            "code"
        ] == "bad-action"
        waiting = await ann.table(ME, OPEN)
        assert (await ann.ask("preview", 409, table=waiting, action=action))["code"] == "wrong-status"
