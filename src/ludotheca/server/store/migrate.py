"""Brings a database's tables up to date with alembic. The migrations are inside the package."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, inspect, text

from ludotheca.server.errors import BadDatabase
from ludotheca.server.store.ddl import metadata

FOLDER = Path(__file__).parent / "migrations"
# The newest migration; a test compares it with the folder.
NEWEST = "0019"
# Some tables that every version had.
_OURS = {"facts", "identities", "tables", "seats", "entries"}


def migrate(engine: Engine) -> None:
    """Run the migrations that this database has not seen. A new one gets today's tables at once, which a test holds
    equal to what the migrations give: alembic takes a second to load."""
    version, empty = check(engine)
    if version == NEWEST:
        return
    if empty:
        with engine.begin() as connection:
            metadata.create_all(connection)
            connection.execute(
                text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
            )
            connection.execute(text("INSERT INTO alembic_version VALUES (:version)"), {"version": NEWEST})
        return
    upgrade(engine)


def check(engine: Engine) -> tuple[str | None, bool]:
    """Like `current`; `BadDatabase` if what is there was made by another program, or by a later version of this one."""
    version, empty = current(engine)
    if empty:
        return version, empty
    with engine.connect() as connection:
        names = set(inspect(connection).get_table_names())
    if not names >= _OURS or version is None:
        raise BadDatabase.foreign(", ".join(sorted(names)[:5]))
    if version not in {path.name[1:5] for path in (FOLDER / "versions").glob("v*_*.py")}:
        raise BadDatabase.later(version, NEWEST)
    return version, empty


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run alembic's migrations to the newest, or to one of them."""
    from alembic import command  # noqa: PLC0415 - slow to load and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["engine"] = engine
    command.upgrade(config, to)


def current(engine: Engine) -> tuple[str | None, bool]:
    """The last migration this database has seen, and whether there is nothing in it yet."""
    with engine.connect() as connection:
        names = inspect(connection).get_table_names()
        if "alembic_version" not in names:
            return None, not names
        row = connection.execute(text("SELECT version_num FROM alembic_version")).first()
        return (None if row is None else str(row[0])), False
