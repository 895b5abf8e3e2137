"""Cookies that can be made void, and restore links that end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "identities", sa.Column("restore_until", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column("identities", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
