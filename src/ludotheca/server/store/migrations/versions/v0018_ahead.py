"""Answers that are prepared for the next turn; letters that let somebody in; seats kept for a name; who met before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "prepared",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("effect", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("dropped", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_prepared_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_prepared")),
    )
    op.create_index(op.f("ix_prepared_identity"), "prepared", ["identity"])
    op.create_table(
        "sign_in_links",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sign_in_links")),
    )
    op.create_index(op.f("ix_sign_in_links_identity"), "sign_in_links", ["identity"])
    op.add_column("ways", sa.Column("enters", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("kept", sa.Text(), nullable=False, server_default=""))
    op.add_column("rating_changes", sa.Column("met", sa.Text(), nullable=False, server_default="[]"))
