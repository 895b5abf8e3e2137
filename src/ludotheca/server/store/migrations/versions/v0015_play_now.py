"""Tables for whoever wants to play now: when they begin, and whether a bot's seat can be taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("begins", sa.BigInteger()))
    op.add_column("tables", sa.Column("joinable", sa.Boolean(), nullable=False, server_default=sa.false()))
