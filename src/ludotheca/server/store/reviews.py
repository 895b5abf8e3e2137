"""The rows of reviews. Each function takes part in its caller's transaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from ludotheca.review.format import Effort, View
from ludotheca.server.store import ddl as t


class ReviewKey(msgspec.Struct, frozen=True):
    """What a review depends on: no two have the same."""

    table_id: str
    engine: str
    effort: Effort
    seat: int
    view: View


def load(c: Connection, key: ReviewKey) -> bytes | None:
    """A review that was made, as JSON."""
    columns = t.reviews.c
    query = select(columns.data).where(
        *(getattr(columns, name) == value for name, value in msgspec.structs.asdict(key).items())
    )
    data = c.execute(query).scalar()
    return None if data is None else bytes(data)


def save(c: Connection, key: ReviewKey, data: bytes, made: int, millis: int) -> None:
    """Keep a review, unless another process was quicker: they are all the same."""
    if load(c, key) is None:
        row = {**msgspec.structs.asdict(key), "data": data, "made": made, "millis": millis}
        c.execute(insert(t.reviews), [row])
