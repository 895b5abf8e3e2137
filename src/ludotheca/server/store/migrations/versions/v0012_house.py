"""Running a public server: roles, restrictions, invitations, the log of acts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "roles",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("identity", name=op.f("pk_roles")),
    )
    op.create_table(
        "restrictions",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "kind", name=op.f("pk_restrictions")),
    )
    op.create_table(
        "invitations",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_by", "invitations", ["by"], unique=False)
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
    )
    op.create_index("ix_acts_by", "acts", ["by"], unique=False)
    op.create_index("ix_acts_subject", "acts", ["subject"], unique=False)
