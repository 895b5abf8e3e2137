"""Events: who entered, and the tables of their rounds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace_unit", sa.Text(), nullable=False),
        sa.Column("pace_amount", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("maker", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("challenge", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_events")),
    )
    op.create_index("ix_events_maker", "events", ["maker"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("event", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("grain", sa.Text(), nullable=False),
        sa.Column("gone", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name=op.f("fk_entrants_event"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "number", name=op.f("pk_entrants")),
    )
    op.create_index("ix_entrants_identity", "entrants", ["identity"], unique=False)
    op.create_table(
        "event_tables",
        sa.Column("event", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("pod", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["event"], ["events.id"], name=op.f("fk_event_tables_event"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("event", "round", "pod", name=op.f("pk_event_tables")),
    )
