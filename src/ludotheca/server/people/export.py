"""Everything of a person as one file: a zip with `me.json` and the record of every game of theirs that is over."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, select

from ludotheca.server import fairness
from ludotheca.server.people import profiles
from ludotheca.server.replays import with_names
from ludotheca.server.store import ddl as t
from ludotheca.server.store import members, ratings, rows
from ludotheca.server.store.people import IdentityRow


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
        "puzzles": _puzzles(c, who.id),
        "words": _words(c, who.id),
        "notices": _ways(c, who.id),
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


def _puzzles(c: Connection, identity: str) -> list[dict[str, object]]:
    columns = t.puzzle_tries.c
    query = select(columns.title, columns.puzzle, columns.found, columns.made).where(
        columns.identity == identity
    )
    return [
        {"title": r.title, "puzzle": r.puzzle, "found": bool(r.found), "made": r.made}
        for r in c.execute(query)
    ]


def _words(c: Connection, identity: str) -> list[dict[str, object]]:
    """What they said at tables: phrases by their keys, and what they typed."""
    columns = t.said.c
    query = select(columns.table_id, columns.time, columns.line, columns.typed).where(
        columns.identity == identity
    )
    return [{"table": row[0], "time": row[1], "line": row[2], "typed": row[3]} for row in c.execute(query)]


def _ways(c: Connection, identity: str) -> list[dict[str, object]]:
    """Where notices go."""
    columns = t.ways.c
    query = select(columns.kind, columns.address, columns.label).where(columns.identity == identity)
    return [{"kind": row.kind, "address": row.address, "label": row.label} for row in c.execute(query)]
