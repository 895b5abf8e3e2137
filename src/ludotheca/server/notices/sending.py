"""The jobs of notices: to decide whether somebody is told, to send, to gather what came in quiet hours."""

from __future__ import annotations

import contextlib

import msgspec
from sqlalchemy import Connection

from ludotheca.server.errors import UnknownTable
from ludotheca.server.jobs import Handler
from ludotheca.server.notices import words
from ludotheca.server.notices.carriers import Carriers, Gone
from ludotheca.server.notices.reach import BadAddress, Doubtful, Unreached
from ludotheca.server.notices.turns import GATHER, SEND, TELL, Due, Sending, awaits, settle, waits_for, whom
from ludotheca.server.notices.words import Notice
from ludotheca.server.protocol import NoticeKind, NoticeRules
from ludotheca.server.store import jobs, notices, rows
from ludotheca.server.store.base import Work
from ludotheca.server.store.jobs import JobRow
from ludotheca.server.store.notices import Way
from ludotheca.server.tables import Tables


class Plan:
    """What is to be sent, as the database has it a moment before."""

    def __init__(self, way: Way, rules: NoticeRules, notice: Notice) -> None:
        self.way = way
        self.rules = rules
        self.notice = notice


class Sender:
    """Works at the jobs of notices."""

    def __init__(self, tables: Tables, carriers: Carriers) -> None:
        self._tables = tables
        self._store = tables.store
        self._carriers = carriers

    def handlers(self) -> dict[str, Handler]:
        return {TELL: self.tell, SEND: self.send, GATHER: self.gather}

    async def tell(self, job: JobRow) -> Work[None]:
        """Who is connected looks; of the others the rows say whether they have."""
        due = msgspec.json.decode(job.body, type=Due)
        looking = await self._looking(due)

        def work(c: Connection) -> None:
            try:
                row, seats = rows.load_table(c, due.table)
            except UnknownTable:
                return
            person = whom(seats, due)
            if looking and person is not None:
                notices.note_look(c, due.table, person, self._tables.now())
            else:
                settle(c, row, seats, due, self._tables.now())

        return work

    async def _looking(self, due: Due) -> bool:
        loaded = self._tables.loaded(due.table)
        here = 0 if loaded is None else loaded.seats_here
        elsewhere = 0
        if self._store.shared:
            elsewhere = (await self._tables.presence.elsewhere([due.table]))[due.table][0]
        return bool((here | elsewhere) >> due.seat & 1)

    async def send(self, job: JobRow) -> Work[None] | None:
        """To one way, of one table: if it still waits and nobody has looked."""
        sending = msgspec.json.decode(job.body, type=Sending)
        plan = await self._store.read(lambda c: _plan(c, sending))
        return None if plan is None else await self._carry(plan, job)

    async def gather(self, job: JobRow) -> Work[None] | None:
        """To one way, of all tables that came in quiet hours and still wait."""
        sending = msgspec.json.decode(job.body, type=Sending)
        plan = await self._store.read(lambda c: _gathered(c, sending))
        return None if plan is None else await self._carry(plan, job)

    async def _carry(self, plan: Plan, job: JobRow) -> Work[None]:
        """Send it. What cannot work is noted at the way; what may work later is tried again."""
        way, handed = plan.way, False

        async def hand_over() -> None:
            nonlocal handed
            await self._store.write(lambda c: jobs.hand_over(c, job))
            handed = True

        try:
            await self._carriers.carry(way, plan.notice, job.key, plan.rules.language, hand_over)
        except Gone:
            return lambda c: notices.drop_way(c, way.id)
        except (BadAddress, Unreached) as error:
            reason = str(error)
            final = isinstance(error, BadAddress) or (handed and isinstance(error, Doubtful))
            if final or way.failures + 1 >= notices.MOST_FAILURES:
                return lambda c: notices.failed(c, way, reason)
            await self._store.write(lambda c: notices.failed(c, way, reason))
            raise
        return lambda c: notices.change_way(c, way.id, failures=0, error="")


def _plan(c: Connection, sending: Sending) -> Plan | None:
    way = notices.load_way(c, sending.way)
    if way is None or way.state != "on":
        return None
    with contextlib.suppress(UnknownTable):
        row, seats = rows.load_table(c, sending.table)
        look = notices.look_of(c, row.id, sending.identity)
        begins = sending.kind == "begin" and row.status == "running"
        awaited = sending.kind == "invite" and awaits(row, seats, sending.identity)
        if look.looked > sending.told or not (begins or awaited or waits_for(row, seats, sending.identity)):
            return None
        reader = way.identity or sending.identity
        rules = notices.rules_of(c, reader)
        if way.table_id is None:
            return Plan(way, rules, words.of_turn(row, seats, sending.identity, rules, sending.kind))
        name = next((seat.name for seat in seats if seat.identity == sending.identity), "")
        return Plan(way, rules, words.of_table(row, name, rules))
    return None


def _gathered(c: Connection, sending: Sending) -> Plan | None:
    way = notices.load_way(c, sending.way)
    if way is None or way.state != "on":
        return None
    found = []
    for table_id in notices.told_unseen(c, sending.identity):
        with contextlib.suppress(UnknownTable):
            row, seats = rows.load_table(c, table_id)
            if waits_for(row, seats, sending.identity) or awaits(row, seats, sending.identity):
                found.append((row, seats))
    if not found:
        return None
    rules = notices.rules_of(c, sending.identity)
    if len(found) == 1:
        kind: NoticeKind = "turn" if found[0][0].status == "running" else "invite"
        return Plan(way, rules, words.of_turn(*found[0], sending.identity, rules, kind))
    return Plan(way, rules, words.of_tables(found, rules))
