"""The truth: entries, tables, seats, identities. SQLite for one machine, PostgreSQL for several processes."""

from __future__ import annotations

import sqlite3

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from ludotheca.server.errors import BadDatabase
from ludotheca.server.settings import BadSetting
from ludotheca.server.store.base import Conflict as Conflict
from ludotheca.server.store.base import Store as Store
from ludotheca.server.store.postgres import Patience as Patience
from ludotheca.server.store.postgres import PostgresStore
from ludotheca.server.store.sqlite import SqliteStore


def open_store(url: str, patience: Patience = Patience()) -> Store:  # noqa: B008 - it never changes
    """The store at an SQLAlchemy address, its tables brought up to date."""
    try:
        backend = make_url(url).get_backend_name()
    except ArgumentError:
        raise BadSetting("database", f"'{url}' is no address of a database") from None
    store: Store = SqliteStore(url) if backend == "sqlite" else PostgresStore(url, patience)
    try:
        store.migrate()
    except BaseException as error:
        store.close()
        if isinstance(
            error, DBAPIError | sqlite3.Error
        ):  # the driver's own, where a connection is being made
            detail = str(error.orig if isinstance(error, DBAPIError) else error).strip()
            raise BadDatabase.unopened(detail) from None
        raise
    return store
