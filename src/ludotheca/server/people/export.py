"""Everything of a person as one file: a zip with `me.json` and the record of every game of theirs that is over."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, Table, select

from ludotheca.server import fairness
from ludotheca.server.people import profiles
from ludotheca.server.replays import with_names
from ludotheca.server.store import ddl as t
from ludotheca.server.store import members, ratings, rows
from ludotheca.server.store.people import IdentityRow

# What else is theirs: where, which column leads to them, and what of a row is told. Nobody else's number is among it.
_MORE: dict[str, tuple[Table, str, tuple[str, ...]]] = {
    "crest": (t.crests, "identity", ("crest",)),
    "leave": (t.leaves, "identity", ("start", "until")),
    "notice_rules": (t.notice_rules, "identity", ("rules",)),
    "notices": (t.ways, "identity", ("kind", "address", "label", "made")),
    "looks": (t.looks, "identity", ("table_id", "looked", "told")),
    "puzzles": (t.puzzle_tries, "identity", ("title", "puzzle", "found", "made")),
    "deals": (t.deal_games, "identity", ("deal", "table_id", "begun", "ended", "place", "points")),
    "challenges": (t.challenges, "maker", ("id", "title", "players", "level", "deals", "made")),
    "words": (t.said, "identity", ("table_id", "time", "line", "typed")),
    "read": (t.reads, "identity", ("table_id", "seq")),
    "reports": (t.reports, "by", ("table_id", "seq", "reason", "made", "state")),
    "prepared": (t.prepared, "identity", ("table_id", "action", "made")),
    "events_set": (t.events, "maker", ("id", "name", "title", "starts")),
    "events": (t.entrants, "identity", ("event", "name", "grain")),
    "role": (t.roles, "identity", ("role", "made")),
    "restrictions": (t.restrictions, "identity", ("kind", "until", "reason")),
    "invitations": (t.invitations, "by", ("uses", "until")),
    "acts": (t.acts, "by", ("act", "reason", "made")),
}


def collect(c: Connection, who: IdentityRow, now: int) -> dict[str, bytes]:
    """The files by name. Nobody else's number, key or address is in them; games that run are named, not told."""
    tables = [rows.load_table(c, name) for name in _tables(c, who.id)]
    bots = members.bots_of(c, who.id)
    me = {
        "name": who.name,
        "since": who.created,
        "member": who.handle is not None,
        "bots": sorted(bots.values()),
        "passkeys": [
            {"name": key.name, "made": key.made, "used": key.used} for key in members.passkeys_of(c, who.id)
        ],
        "tokens": [
            {"name": row.name, "scopes": row.scopes.split(), "made": row.made, "until": row.until}
            for row in members.tokens_of(c, who.id)
        ],
        "tables": [
            {"table": row.id, "title": row.title, "status": row.status, "seat": rows.seat_of(seats, who.id)}
            for row, seats in tables
        ],
        "ratings": [
            {"title": row.title, "rating": row.mu, "doubt": row.rd, "games": row.games}
            for row in ratings.of(c, who.id)
        ],
        "rating_changes": [
            {
                "table": row.table_id,
                "title": row.title,
                "ended": row.ended,
                "before": row.mu0,
                "after": row.mu1,
            }
            for row in ratings.history(c, who.id)
        ],
        "muted": len(c.execute(select(t.mutes.c.other).where(t.mutes.c.identity == who.id)).all()),
        **{key: _rows(c, who.id, *where) for key, where in _MORE.items()},
        "games": msgspec.to_builtins(profiles.games(c, who.id)),
    }
    found = {"me.json": msgspec.json.format(msgspec.json.encode(me), indent=1) + b"\n"}
    for row, seats in tables:
        data = rows.load_record(c, row.id)
        if data is not None and not fairness.sealed(row, now):
            found[f"games/{row.id}.json"] = with_names(data, row, seats)
    return found


def pack(files: dict[str, bytes]) -> bytes:
    """The zip of some files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _tables(c: Connection, identity: str) -> Iterator[str]:
    sits = select(t.seats.c.table_id).where(t.seats.c.identity == identity).order_by(t.seats.c.table_id)
    yield from c.execute(sits).scalars().all()


def _rows(
    c: Connection, identity: str, table: Table, leads: str, told: tuple[str, ...]
) -> list[dict[str, object]]:
    query = select(*(table.c[name].label(name) for name in told)).where(table.c[leads] == identity)
    return [dict(row._mapping) for row in c.execute(query)]
