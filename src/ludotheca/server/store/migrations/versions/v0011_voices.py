"""What people say at a table, whom they do not want to hear, what they have read, and what they tell the host of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("typing", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("voiced", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "said",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("typed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_said_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_said")),
    )
    op.create_index("ix_said_identity_time", "said", ["identity", "time"])
    op.create_table(
        "mutes",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "other", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_other"), "mutes", ["other"])
    op.create_table(
        "reads",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_reads_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "identity", name=op.f("pk_reads")),
    )
    op.create_index(op.f("ix_reads_identity"), "reads", ["identity"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("against", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_reports_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_by"), "reports", ["by"])
    op.create_index(op.f("ix_reports_against"), "reports", ["against"])
    op.create_index("ix_reports_state_made", "reports", ["state", "made"])
