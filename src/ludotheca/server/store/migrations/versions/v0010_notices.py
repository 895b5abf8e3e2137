"""Notices: ways to reach people, their rules, and when they looked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("table_id", sa.Text()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_ways_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ways")),
    )
    for column in ("identity", "table_id", "token"):
        op.create_index(f"ix_ways_{column}", "ways", [column], unique=False)
    op.create_table(
        "notice_rules",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("identity", name=op.f("pk_notice_rules")),
    )
    op.create_table(
        "looks",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("looked", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.Column("told_all", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_looks_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "identity", name=op.f("pk_looks")),
    )
    op.create_index("ix_looks_identity", "looks", ["identity"], unique=False)
