"""Deals that are the same for everybody, and challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("sealed_until", sa.BigInteger()))
    op.create_table(
        "deal_games",
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_deal_games_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("deal", "table_id", name=op.f("pk_deal_games")),
    )
    op.create_index("ix_deal_games_identity", "deal_games", ["identity"], unique=False)
    op.create_index("ix_deal_games_deal_identity", "deal_games", ["deal", "identity"], unique=True)
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("maker", sa.Text()),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
    )
    op.create_index("ix_challenges_maker", "challenges", ["maker"], unique=False)
