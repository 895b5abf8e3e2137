"""A process that follows a table of another takes over its entries, and reads the rows again only where they changed."""

from __future__ import annotations

import pytest
from server.harness import Idle, LocalServer, eventually

from ludotheca.server.protocol import Ack
from ludotheca.server.table import Table

pytestmark = [pytest.mark.once, pytest.mark.postgres]


def shown(table: Table) -> tuple[object, ...]:
    row = table.row
    return row.head, row.owing, row.bots_due, row.deadline, row.updated, row.status, row.version


async def test_moves_elsewhere_are_followed_without_the_rows(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalServer.open(postgres) as here, LocalServer.open(postgres) as there:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table = await here.full_table(ann, bob, pace={"unit": "second", "amount": 600})
        far = await there.tables.get_fresh(table.id)
        far.watchers.add(Idle())
        await far.load()
        read = []
        usual = Table.refresh

        async def refresh(self: Table) -> None:
            read.append(self)
            await usual(self)

        monkeypatch.setattr(Table, "refresh", refresh)
        serial = far.serial
        for _ in range(6):
            async with table.lock:
                seat = (await table.load()).match.owing[0]
            assert isinstance(await here.decide(table, seat), Ack)
            await eventually(lambda: shown(far) == shown(table))
        assert far not in read
        assert far.serial == serial  # nobody is told again who sits there
        monkeypatch.undo()
        await here.ask(ann, "resign", table.id)
        await eventually(lambda: far.row.version == table.row.version and far.seats[0].resigned)
        assert far.serial > serial
