"""Names out of headers and records, into the rows of the seats where they are already; the outbox and the jobs."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from ludotheca.kernel import record
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.errors import RecordError

revision = "0005"
down_revision = "0004"

log = logging.getLogger(__name__)
TEXT, INTEGER, BIG = sa.Text(), sa.Integer(), sa.BigInteger()
tables = sa.table("tables", sa.column("id", TEXT), sa.column("header", TEXT))
records = sa.table("records", sa.column("match", TEXT), sa.column("data", sa.LargeBinary()))


def upgrade() -> None:
    create("outbox", {"kind": TEXT, "key": TEXT, "body": TEXT, "made": BIG})
    work: dict[str, Any] = {"state": TEXT, "tries": INTEGER, "due": BIG, "holder": TEXT, "error": TEXT}
    create("jobs", {"kind": TEXT, "key": TEXT, "body": TEXT, **work, "made": BIG})
    op.create_index("ix_jobs_state_due", "jobs", ["state", "due"], unique=False)
    c = op.get_bind()
    for table_id in c.execute(sa.select(tables.c.id).where(tables.c.header != "")).scalars().all():
        try:
            convert(c, table_id)
        except (RecordError, msgspec.DecodeError) as error:
            log.warning("left as it is", extra={"table": table_id, "error": str(error)})


def create(name: str, columns: dict[str, Any]) -> None:
    made = [sa.Column(column, kind, nullable=False) for column, kind in columns.items()]
    op.create_table(name, *made, sa.PrimaryKeyConstraint("kind", "key", name=op.f(f"pk_{name}")))


def convert(c: sa.Connection, table_id: str) -> None:
    """The header of a game, and its record if it is over, in format 2 and without names. The old seal is kept."""
    data = c.execute(sa.select(records.c.data).where(records.c.match == table_id)).scalar()
    text = c.execute(sa.select(tables.c.header).where(tables.c.id == table_id)).scalar_one()
    header = msgspec.json.decode(text, type=record.Header)
    if data is None:
        fresh = record.nameless(record.Record(header, ())).header
        ids = record.seat_ids(table_id, header.players)
        seats = [msgspec.structs.replace(s, who=who) for s, who in zip(fresh.seats, ids, strict=True)]
        fresh = msgspec.structs.replace(fresh, seats=tuple(seats))
    else:
        whole = record.nameless(record.from_bytes(bytes(data)))
        c.execute(records.update().where(records.c.match == table_id).values(data=record.to_bytes(whole)))
        # Its secret is in the record and in the table's own row.
        opened = msgspec.structs.replace(whole.header.fairness, secret="")
        fresh = msgspec.structs.replace(whole.header, fairness=opened)
    c.execute(tables.update().where(tables.c.id == table_id).values(header=canonical(fresh).decode()))
