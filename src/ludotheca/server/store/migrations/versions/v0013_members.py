"""Members with passkeys and tokens, bots of theirs, rated tables, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("identities", sa.Column("handle", sa.Text(), nullable=True))
    op.add_column("identities", sa.Column("maker", sa.Text(), nullable=True))
    op.create_index("ix_identities_handle", "identities", ["handle"], unique=True)
    op.create_index("ix_identities_maker", "identities", ["maker"], unique=False)
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    _keys()
    _ratings()


def _keys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index("ix_passkeys_identity", "passkeys", ["identity"], unique=False)
    op.create_table(
        "passkey_questions",
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("question", name=op.f("pk_passkey_questions")),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("maker", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("scopes", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
    )
    op.create_index("ix_tokens_digest", "tokens", ["digest"], unique=True)
    op.create_index("ix_tokens_maker", "tokens", ["maker"], unique=False)


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("rd", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "title", name=op.f("pk_ratings")),
    )
    op.create_table(
        "rating_changes",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=True),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("mu0", sa.Double(), nullable=False),
        sa.Column("rd0", sa.Double(), nullable=False),
        sa.Column("mu1", sa.Double(), nullable=False),
        sa.Column("rd1", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["tables.id"], name=op.f("fk_rating_changes_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_identity", "rating_changes", ["identity"], unique=False)
    op.create_index("ix_rating_changes_title_ended", "rating_changes", ["title", "ended"], unique=False)
