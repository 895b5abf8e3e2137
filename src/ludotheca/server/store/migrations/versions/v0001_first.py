"""The first tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TEXT, INTEGER, BIG, FLAG = sa.Text(), sa.Integer(), sa.BigInteger(), sa.Boolean()
Columns = Mapping[str, Any]
TABLES: Columns = {
    "id": TEXT,
    "title": TEXT,
    "players": INTEGER,
    "options": TEXT,
    "public": FLAG,
    "pace_unit": TEXT,
    "pace_amount": INTEGER,
    "status": TEXT,
    "version": INTEGER,
    "owner": TEXT,
    "owner_name": TEXT,
    "created": BIG,
    "started": BIG,
    "ended": BIG,
    "updated": BIG,
    "secret": TEXT,
    "header": TEXT,
    "rematch": TEXT,
    "head": INTEGER,
    "owing": BIG,
    "bots_due": FLAG,
    "deadline": BIG,
}
SEATS: Columns = {
    "seat": INTEGER,
    "kind": TEXT,
    "identity": TEXT,
    "name": TEXT,
    "level": TEXT,
    "key": TEXT,
    "reserved": TEXT,
    "salt": TEXT,
    "resigned": FLAG,
    "absent": FLAG,
}
COMMANDS: Columns = {"seat": INTEGER, "command_id": TEXT, "digest": TEXT, "seq": INTEGER, "head": INTEGER}
LEASES: Columns = {"seq": INTEGER, "seat": INTEGER, "holder": TEXT, "expires": BIG}


def upgrade() -> None:
    create("facts", ["name"], {"name": TEXT, "value": TEXT})
    create("identities", ["id"], {"id": TEXT, "name": TEXT, "restore": TEXT, "created": BIG})
    create("instances", ["id"], {"id": TEXT, "started": BIG, "seen": BIG})
    create("outages", ["start"], {"start": BIG, "end": BIG})
    create("tables", ["id"], TABLES, empty={"started", "ended", "rematch", "deadline"})
    create_for_table("commands", ["seat", "command_id"], COMMANDS)
    create_for_table("entries", ["seq"], {"seq": INTEGER, "entry": TEXT})
    create_for_table("leases", ["seq", "seat"], LEASES)
    create_for_table("presence", ["instance"], {"instance": TEXT, "seats": BIG, "spectators": INTEGER})
    create_for_table("records", [], {"data": sa.LargeBinary()})
    create_for_table("seats", ["seat"], SEATS, empty={"identity"})
    for table, column in (("identities", "restore"), ("tables", "owner"), ("seats", "identity")):
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column], unique=False)
    for column in ("deadline", "public"):
        op.create_index(f"ix_tables_status_{column}", "tables", ["status", column], unique=False)


def create(name: str, key: Sequence[str], columns: Columns, *more: Any, empty: Collection[str] = ()) -> None:
    """A table with this primary key; only the columns of `empty` may be."""
    made = [sa.Column(column, kind, nullable=column in empty) for column, kind in columns.items()]
    op.create_table(name, *made, *more, sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{name}")))


def create_for_table(name: str, key: Sequence[str], columns: Columns, empty: Collection[str] = ()) -> None:
    """The same for what belongs to a table of players, and goes with it."""
    owner = sa.ForeignKeyConstraint(
        ["match"], ["tables.id"], name=op.f(f"fk_{name}_match"), ondelete="CASCADE"
    )
    create(name, ["match", *key], {"match": TEXT, **columns}, owner, empty=empty)
