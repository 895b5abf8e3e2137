"""The tables of answers that were prepared, and of letters that let somebody in."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table, Text

from ludotheca.server.store.schema import metadata

# An answer for a seat's next turn. `base` is the head it was prepared at, `effect` what it would do, written short.
prepared = Table(
    "prepared",
    metadata,
    Column("match", Text, ForeignKey("tables.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", Text, nullable=False),
    Column("identity", Text, nullable=False, index=True),
    Column("base", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("effect", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("dropped", Text, nullable=False),
)

sign_in_links = Table(
    "sign_in_links",
    metadata,
    Column("digest", Text, primary_key=True),  # SHA-256 of the token in the link
    Column("identity", Text, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
