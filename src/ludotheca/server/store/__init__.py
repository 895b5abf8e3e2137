"""The truth: entries, tables, seats, identities. SQLite for one machine, PostgreSQL for several processes."""

from __future__ import annotations

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from ludotheca.server.settings import BadSetting
from ludotheca.server.store.base import Conflict as Conflict
from ludotheca.server.store.base import Store as Store
from ludotheca.server.store.postgres import PostgresStore
from ludotheca.server.store.sqlite import SqliteStore


def open_store(url: str) -> Store:
    """The store at an SQLAlchemy address, its tables brought up to date."""
    try:
        backend = make_url(url).get_backend_name()
    except ArgumentError:
        raise BadSetting("database", f"'{url}' is no address of a database") from None
    store: Store = SqliteStore(url) if backend == "sqlite" else PostgresStore(url)
    try:
        store.migrate()
    except DBAPIError as error:
        store.close()
        raise BadSetting("database", f"the database cannot be opened ({error.orig})") from None
    return store
