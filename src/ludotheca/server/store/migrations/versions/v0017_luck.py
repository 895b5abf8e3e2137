"""What dice and cards did in somebody's game on a deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("deal_games", sa.Column("luck", sa.Double(), nullable=True))
    op.add_column("deal_games", sa.Column("luck_doubt", sa.Double(), nullable=True))
