"""Reviews of games that are over, and who leads through one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("together", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "reviews",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("engine", sa.Text(), nullable=False),
        sa.Column("effort", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("view", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("millis", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_reviews_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "engine", "effort", "seat", "view", name=op.f("pk_reviews")),
    )
