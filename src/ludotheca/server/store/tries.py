"""Statements about people's first answers to puzzles."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, func, insert, select, update

from ludotheca.server.store import ddl as t

_c = t.puzzle_tries.c


def counts(c: Connection, title: str, puzzle: str) -> tuple[int, int]:
    """How many people answered a puzzle, and how many found it."""
    query = select(func.count(), func.coalesce(func.sum(_c.found), 0))
    row = c.execute(query.where((_c.title == title) & (_c.puzzle == puzzle))).one()
    return int(row[0]), int(row[1])


def all_counts(c: Connection) -> dict[tuple[str, str], tuple[int, int]]:
    """The same of every puzzle that somebody answered, by title and puzzle."""
    query = select(_c.title, _c.puzzle, func.count(), func.sum(_c.found)).group_by(_c.title, _c.puzzle)
    return {(title, puzzle): (int(tried), int(found)) for title, puzzle, tried, found in c.execute(query)}


def note(c: Connection, title: str, puzzle: str, identity: str, *, found: bool, now: int) -> bool:
    """Count somebody's answer; False if they had answered before, which stands."""
    mine = (_c.title == title) & (_c.puzzle == puzzle) & (_c.identity == identity)
    if c.execute(select(_c.found).where(mine)).first() is not None:
        return False
    row = {"title": title, "puzzle": puzzle, "identity": identity, "found": int(found), "made": now}
    c.execute(insert(t.puzzle_tries), [row])
    return True


def forget(c: Connection, identity: str) -> None:
    """Their answers stay counted, under a number that is nobody's."""
    nobody = f"forgotten-{secrets.token_hex(8)}"
    c.execute(update(t.puzzle_tries).where(_c.identity == identity).values(identity=nobody))
