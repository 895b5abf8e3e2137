"""A title whose rules were corrected while a table was playing."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from server.harness import LocalServer

from ludotheca.games import registry
from ludotheca.kernel.game import AnyGame
from ludotheca.server.play import Order

pytestmark = pytest.mark.once


def corrected(game: AnyGame) -> AnyGame:
    """The title with a second version of its rules."""
    return replace(game, meta=msgspec.structs.replace(game.meta, rules_version=2, supported_rules=(1, 2)))


async def test_a_table_keeps_its_rules_and_a_new_one_gets_the_new(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        old = await local.full_table(ann, bob)
        newer = corrected(registry.get(old.row.title))
        monkeypatch.setattr(registry, "get", lambda title: newer)
        old.drop()  # as after a restart: the next look folds the stored entries anew
        update = await local.look(old, 0)
        assert update.view.rules == 1
        assert update.decision is not None
        order = Order(seat=0, base=update.view.head, command_id="a", action=update.decision.actions[0])
        await local.tables.submit(old, order)
        assert (await local.look(old, 0)).view.head == update.view.head + 1
        assert (await local.look(await local.full_table(ann, bob), 0)).view.rules == 2
