"""A row that is written whether it is there or not, in one statement: two who do it at once are not in each other's way."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def put(c: Connection, table: Table, key: dict[str, Any], values: dict[str, Any], **blank: Any) -> None:
    """The row with this key has these values from now on; `blank` is what a new one has besides."""
    dialect: Any = postgresql if c.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table).values({**blank, **key, **values})
    columns = [table.c[name] for name in key]
    if values:
        c.execute(statement.on_conflict_do_update(index_elements=columns, set_=values))
    else:
        c.execute(statement.on_conflict_do_nothing(index_elements=columns))
