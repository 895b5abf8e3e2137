"""Seats bound by their salts, the time in which they reveal them, and a second method of dealing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # With defaults of the database's own: a process of the version before, still running, names no value.
    op.add_column("tables", sa.Column("method", sa.Text(), nullable=False, server_default="hmac-sha256"))
    op.add_column("tables", sa.Column("reveal_by", sa.BigInteger()))
    op.add_column("seats", sa.Column("salt_commitment", sa.Text(), nullable=False, server_default=""))
