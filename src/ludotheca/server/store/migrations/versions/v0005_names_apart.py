"""Names out of headers and records, into the rows of the seats where they are already; the outbox and the jobs."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from ludotheca.kernel.errors import RecordError
from ludotheca.server.store import names

revision = "0005"
down_revision = "0004"

log = logging.getLogger(__name__)
TEXT, INTEGER, BIG = sa.Text(), sa.Integer(), sa.BigInteger()
tables = sa.table("tables", sa.column("id", TEXT), sa.column("header", TEXT))


def upgrade() -> None:
    create("outbox", {"kind": TEXT, "key": TEXT, "body": TEXT, "made": BIG})
    work: dict[str, Any] = {"state": TEXT, "tries": INTEGER, "due": BIG, "holder": TEXT, "error": TEXT}
    create("jobs", {"kind": TEXT, "key": TEXT, "body": TEXT, **work, "made": BIG})
    op.create_index("ix_jobs_state_due", "jobs", ["state", "due"], unique=False)
    c = op.get_bind()
    for table_id in c.execute(sa.select(tables.c.id).where(tables.c.header != "")).scalars().all():
        try:
            names.take_out(c, table_id)
        except (RecordError, msgspec.DecodeError) as error:
            log.warning("left as it is", extra={"table": table_id, "error": str(error)})


def create(name: str, columns: dict[str, Any]) -> None:
    made = [sa.Column(column, kind, nullable=False) for column, kind in columns.items()]
    op.create_table(name, *made, sa.PrimaryKeyConstraint("kind", "key", name=op.f(f"pk_{name}")))
