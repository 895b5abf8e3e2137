"""The moment of another game that a table is played on from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # With a default of the database's own: a process of the version before, still running, names no value.
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=False, server_default=""))
