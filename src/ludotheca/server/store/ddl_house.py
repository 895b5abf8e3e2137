"""The tables of running a public server, and of events."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Table, Text

from ludotheca.server.store.schema import metadata

# Who runs this server: an owner may do everything, a moderator all but give roles.
roles = Table(
    "roles",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# Who may not play (ban) or not speak (mute), until when.
restrictions = Table(
    "restrictions",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("digest", Text, primary_key=True),  # SHA-256 of the token in the link
    Column("by", Text, nullable=False, index=True),
    Column("uses", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# What those who run this server did. Nothing is removed; an act that was undone says so.
acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("by", Text, nullable=False, index=True),
    Column("act", Text, nullable=False),
    Column("subject", Text, nullable=False, index=True),
    Column("reason", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("before", Text, nullable=False),
    Column("undone", Boolean, nullable=False),
)

# Events: pods drawn round by round, or a duplicate challenge with a date.
events = Table(
    "events",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace_unit", Text, nullable=False),
    Column("pace_amount", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("maker", Text, nullable=False, index=True),
    Column("secret", Text, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("status", Text, nullable=False),  # open, running, over, or taken away
    Column("round", Integer, nullable=False),
    Column("challenge", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("event", Text, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("identity", Text, index=True),
    Column("name", Text, nullable=False),
    Column("grain", Text, nullable=False),
    Column("gone", Integer, nullable=False),
)

event_tables = Table(
    "event_tables",
    metadata,
    Column("event", Text, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("pod", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("points", Text, nullable=False),
)
