"""Rows as structs, and the statements that read and write them. Each function takes part in its caller's transaction."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludotheca.kernel.chance import HMAC_METHOD
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.record import Entry, Header
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server.errors import UnknownTable
from ludotheca.server.protocol import Pace, SeatKind, Status, TableOrigin, Together
from ludotheca.server.store import ddl as t
from ludotheca.server.store.base import Conflict


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat and who has it."""

    table_id: str
    seat: int
    kind: SeatKind
    identity: str | None = None
    name: str = ""
    level: str = ""
    key: str = ""
    reserved: str = ""
    salt: str = ""
    salt_commitment: str = ""
    resigned: bool = False
    absent: bool = False
    crest: str = ""
    missed: int = 0
    leave_from: int = 0
    leave_until: int = 0
    kept: str = ""

    @property
    def leave(self) -> tuple[int, int]:
        """When their clock stands still; from 0 to 0 if never."""
        return self.leave_from, self.leave_until

    @property
    def free(self) -> bool:
        return self.kind in {"open", "invited"}

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.kind == "bot" or self.resigned


class Progress(msgspec.Struct, frozen=True):
    """What the fold of the entries says, for the row of the table."""

    head: int
    owing: int
    bots_due: bool
    deadline: int | None


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its seats and entries."""

    id: str
    title: str
    players: int
    options: str = "{}"
    public: bool = False
    pace_unit: str = "none"
    pace_amount: int = 0
    hints: bool = True
    rated: bool = False
    status: Status = "waiting"
    version: int = 0
    owner: str
    owner_name: str
    created: int
    started: int | None = None
    ended: int | None = None
    updated: int
    secret: str
    method: str = HMAC_METHOD
    reveal_by: int | None = None
    header: str = ""
    rematch: str | None = None
    deal: str = ""
    sealed_until: int | None = None
    origin: str = ""
    together: str = ""
    begins: int | None = None
    joinable: bool = False
    typing: bool = False
    voiced: int = 0
    head: int = 0
    owing: int = 0
    bots_due: bool = False
    deadline: int | None = None

    @property
    def pace(self) -> Pace:
        return msgspec.convert({"unit": self.pace_unit, "amount": self.pace_amount}, Pace)

    def take(self, progress: Progress) -> None:
        """Take over what the entries say."""
        for name in progress.__struct_fields__:
            setattr(self, name, getattr(progress, name))

    def read_options(self) -> dict[str, Any]:
        return msgspec.json.decode(self.options, type=dict[str, Any])

    def read_origin(self) -> TableOrigin | None:
        return msgspec.json.decode(self.origin, type=TableOrigin) if self.origin else None

    def read_together(self) -> Together | None:
        return msgspec.json.decode(self.together, type=Together) if self.together else None

    def read_header(self) -> Header:
        return msgspec.json.decode(self.header, type=Header)


class CommandRow(msgspec.Struct, frozen=True):
    """A command that was carried out: what was asked, and the answer it got."""

    seat: int
    command_id: str
    digest: str
    seq: int
    head: int


def seat_of(seats: Iterable[SeatRow], identity: str | None) -> int:
    """The seat of an identity, or SPECTATOR."""
    if identity is None:
        return SPECTATOR
    return next((seat.seat for seat in seats if seat.identity == identity), SPECTATOR)


_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_decode_entry = msgspec.json.Decoder(Entry).decode

# Tables and seats.


def load_table(c: Connection, table_id: str, *, lock: bool = False) -> tuple[TableRow, list[SeatRow]]:
    """A table and its seats; with `lock` nobody else changes it until the transaction ends."""
    if not _ID.fullmatch(table_id):
        raise UnknownTable(table_id[:64])
    query = select(t.tables).where(t.tables.c.id == table_id)
    row = c.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise UnknownTable(table_id)
    return TableRow(**row._mapping), load_seats(c, [table_id])[table_id]


def load_seats(c: Connection, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, by table."""
    names = list(table_ids)
    found: dict[str, list[SeatRow]] = {name: [] for name in names}
    query = select(t.seats).where(t.seats.c.table_id.in_(names)).order_by(t.seats.c.seat)
    for row in c.execute(query):
        values = {column.key: row._mapping[column] for column in t.seats.c}
        found[row.table_id].append(SeatRow(**values))
    return found


def insert_table(c: Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """A new table."""
    c.execute(insert(t.tables), [msgspec.structs.asdict(table)])
    c.execute(insert(t.seats), [msgspec.structs.asdict(seat) for seat in seats])


def save_table(c: Connection, table: TableRow) -> None:
    """Write a table back, its version raised. The caller holds its lock."""
    table.version += 1
    values = msgspec.structs.asdict(table)
    del values["id"]
    c.execute(update(t.tables).where(t.tables.c.id == table.id).values(values))


def save_seat(c: Connection, seat: SeatRow) -> None:
    values = msgspec.structs.asdict(seat)
    mine = (t.seats.c.table_id == values.pop("table_id")) & (t.seats.c.seat == values.pop("seat"))
    c.execute(update(t.seats).where(mine).values(values))


def delete_table(c: Connection, table_id: str) -> None:
    """Take a table away that never started; its seats go with it."""
    c.execute(delete(t.tables).where(t.tables.c.id == table_id, t.tables.c.status == "waiting"))


def tables_of(c: Connection, identity: str, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables the identity sits at or has set, the latest first; old finished ones fall off the end."""
    sits = select(t.seats.c.table_id).where(t.seats.c.identity == identity)
    mine = t.tables.c.id.in_(sits) | ((t.tables.c.owner == identity) & (t.tables.c.status == "waiting"))
    return _list(c, select(t.tables).where(mine).order_by(t.tables.c.updated.desc()).limit(most))


def lobby(c: Connection, most: int = 200) -> list[tuple[TableRow, list[SeatRow]]]:
    """Public tables that wait or run, the newest first."""
    query = (
        select(t.tables)
        .where(t.tables.c.public, t.tables.c.status.in_(("waiting", "running")))
        .order_by(t.tables.c.created.desc())
        .limit(most)
    )
    return _list(c, query)


def _list(c: Connection, query: Any) -> list[tuple[TableRow, list[SeatRow]]]:
    found = [TableRow(**row._mapping) for row in c.execute(query)]
    seats = load_seats(c, [table.id for table in found])
    return [(table, seats[table.id]) for table in found]


def count_open(c: Connection, identity: str) -> int:
    """How many tables of this owner wait or run."""
    owned = (t.tables.c.owner == identity) & t.tables.c.status.in_(("waiting", "running"))
    return int(c.execute(select(func.count()).select_from(t.tables).where(owned)).scalar_one())


# Entries and commands.


def load_entries(c: Connection, table_id: str, since: int = 0) -> list[Entry]:
    """The entries of a table from `since` on."""
    query = (
        select(t.entries.c.entry)
        .where(t.entries.c.table_id == table_id, t.entries.c.seq >= since)
        .order_by(t.entries.c.seq)
    )
    return [_decode_entry(text) for text in c.execute(query).scalars()]


def insert_entries(c: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """New entries; one whose number is taken breaks the transaction."""
    if entries:
        made = [{"table_id": table_id, "seq": e.seq, "entry": canonical(e).decode()} for e in entries]
        c.execute(insert(t.entries), made)


def save_progress(c: Connection, known: TableRow, progress: Progress) -> None:
    """What the fold says now, of a table that must be as it was known; else `Conflict`."""
    unchanged = (t.tables.c.version == known.version) & (t.tables.c.status == "running")
    values = msgspec.structs.asdict(progress)
    changed = c.execute(update(t.tables).where(t.tables.c.id == known.id, unchanged).values(values))
    if changed.rowcount != 1:
        raise Conflict


def load_command(c: Connection, table_id: str, seat: int, command_id: str) -> CommandRow | None:
    """The command a seat gave under this id, if it was carried out."""
    columns = t.commands.c
    query = select(columns.seat, columns.command_id, columns.digest, columns.seq, columns.head).where(
        columns.table_id == table_id, columns.seat == seat, columns.command_id == command_id
    )
    row = c.execute(query).first()
    return None if row is None else CommandRow(**row._mapping)


def save_record(c: Connection, table_id: str, data: bytes) -> None:
    """Keep the file of a game that is over; nobody needs its leases any more."""
    c.execute(insert(t.records), [{"table_id": table_id, "data": data}])
    c.execute(delete(t.leases).where(t.leases.c.table_id == table_id))


def load_record(c: Connection, table_id: str) -> bytes | None:
    data = c.execute(select(t.records.c.data).where(t.records.c.table_id == table_id)).scalar()
    return None if data is None else bytes(data)


# What the sweeps look for.


def due(c: Connection, now: int, quiet_since: int, most: int = 500) -> list[str]:
    """Running tables whose pace has run out, or whose bots should have answered by now."""
    late = (t.tables.c.deadline <= now) | (t.tables.c.bots_due & (t.tables.c.updated <= quiet_since))
    query = select(t.tables.c.id).where(t.tables.c.status == "running", late).limit(most)
    return list(c.execute(query).scalars())


def to_begin(c: Connection, now: int, most: int = 100) -> list[str]:
    """Tables whose owner has started and whose salts have been awaited long enough."""
    late = (t.tables.c.status == "waiting") & (t.tables.c.reveal_by <= now)
    return list(c.execute(select(t.tables.c.id).where(late).limit(most)).scalars())


def to_fill(c: Connection, now: int, most: int = 100) -> list[str]:
    """Tables for whoever wants to play now whose time has come."""
    due = (t.tables.c.status == "waiting") & t.tables.c.reveal_by.is_(None) & (t.tables.c.begins <= now)
    return list(c.execute(select(t.tables.c.id).where(due).limit(most)).scalars())


def soon(c: Connection, title: str, most: int = 20) -> list[str]:
    """Tables for whoever wants to play this title now, or any: those that wait, then those that run and have a bot's seat
    to take."""
    columns = t.tables.c
    waits = (columns.status == "waiting") & columns.reveal_by.is_(None) & columns.begins.is_not(None)
    runs = (columns.status == "running") & columns.joinable
    query = select(columns.id).where(columns.public & (waits | runs))
    if title:
        query = query.where(columns.title == title)
    return list(c.execute(query.order_by(columns.status.desc(), columns.created).limit(most)).scalars())


def forgotten(c: Connection, status: str, before: int, most: int = 100) -> list[str]:
    """Tables of this status that nobody has touched since `before`."""
    query = select(t.tables.c.id).where(t.tables.c.status == status, t.tables.c.updated < before).limit(most)
    return list(c.execute(query).scalars())


def marks(c: Connection, table_ids: Sequence[str]) -> dict[str, tuple[int, int, int]]:
    """Head, version and lines of some tables: what a poll compares."""
    columns = t.tables.c
    query = select(columns.id, columns.head, columns.version, columns.voiced).where(columns.id.in_(table_ids))
    return {row.id: (row.head, row.version, row.voiced) for row in c.execute(query)}
