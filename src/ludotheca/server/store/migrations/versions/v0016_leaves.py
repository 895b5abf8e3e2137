"""Crests; leave in games of days, and how many deadlines a seat has missed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("seats", sa.Column("crest", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "crests",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("crest", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("identity", name=op.f("pk_crests")),
    )
    op.add_column("seats", sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("leave_from", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("leave_until", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "leaves",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("start", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "start", name=op.f("pk_leaves")),
    )
