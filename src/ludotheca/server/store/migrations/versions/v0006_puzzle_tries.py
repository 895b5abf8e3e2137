"""People's first answers to puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("found", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("title", "puzzle", "identity", name=op.f("pk_puzzle_tries")),
    )
    op.create_index("ix_puzzle_tries_identity", "puzzle_tries", ["identity"], unique=False)
