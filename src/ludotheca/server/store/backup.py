"""A copy of a SQLite database while it is served, and the way back.

The copy is written beside its name, checked, flushed, and only then given the name: whatever breaks off leaves what was there
before. It holds everything that was acknowledged before it was begun. Only its owner may read it: it has everybody's secrets.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import create_engine, make_url

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server.errors import BadDatabase
from ludotheca.server.store.lock import FileLock, hand_over
from ludotheca.server.store.migrate import check

_PART = ".part"
_ASIDE = ".before-restore"
_STEP = 4096  # pages between two breaths


class NoBackup(LudothecaError):
    """Why nothing was copied."""

    code = "no-backup"

    def __init__(self, reason: str, why: str, **details: str) -> None:
        super().__init__(f"There is no copy: {reason}.", why=why, reason=reason, **details)


class Copy(NamedTuple):
    """What a copy holds."""

    file: Path
    bytes: int
    tables: int
    entries: int
    records: int


def file_of(url: str) -> Path:
    """The file of a SQLite address."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        raise NoBackup(
            "PostgreSQL has its own way, pg_dump --format=custom and pg_restore", why="backup-postgres"
        )
    return Path(address.database or "")


def back_up(url: str, target: Path, keep: int = 0) -> Copy:
    """Copy a database, served or not, to a file, or to a new file in a folder. Of those in a folder `keep` stay."""
    source = file_of(url)
    if not source.is_file():
        raise NoBackup(f"there is no database in {source}", why="backup-nothing", file=str(source))
    folder = target if target.is_dir() else None
    if folder is not None:
        target = folder / f"{source.stem}-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.db"
    if target.exists() and target.samefile(source):
        raise NoBackup("the copy would be the database itself", why="backup-itself")
    _known(source)
    with _words(target):
        made = _whole_copy(source, target)
    if folder is not None and keep > 0:
        for old in sorted(folder.glob(f"{source.stem}-*Z.db"))[:-keep]:
            old.unlink()
    return made


def restore(file: Path, url: str) -> tuple[Copy, Path | None]:
    """Put a copy in the place of a database that nobody serves; what was there is kept beside it under another name."""
    target = file_of(url)
    if not file.is_file():
        raise NoBackup(f"there is no database in {file}", why="backup-nothing", file=str(file))
    _known(file)
    lock = FileLock(target)
    try:
        with _words(target):
            part = target.with_name(target.name + _PART)
            _copy(file, part)
            aside = None
            if target.exists():
                aside = target.with_name(target.name + _ASIDE)
                _whole_copy(target, aside)
                _close_log(target)
                part.chmod(target.stat().st_mode & 0o777)
                hand_over(aside)
            hand_over(part)
            return _named(part, target), aside
    finally:
        lock.release()


def _known(file: Path) -> None:
    """That it is a database of ours, and not of a later version."""
    engine = create_engine(f"sqlite:///file:{file}?mode=ro&uri=true")
    try:
        _, empty = check(engine)
    except Exception as error:
        if isinstance(error, LudothecaError):
            raise
        raise BadDatabase.unopened(f"{file}: {getattr(error, 'orig', error)}") from error
    finally:
        engine.dispose()
    if empty:
        raise NoBackup(f"there is no database in {file}", why="backup-nothing", file=str(file))


def _whole_copy(source: Path, target: Path) -> Copy:
    part = target.with_name(target.name + _PART)
    _copy(source, part)
    return _named(part, target)


def _copy(source: Path, part: Path) -> None:
    """The database as it is at this moment, in one file without a log. One read holds the moment; writers go on."""
    for name in (part, *_beside(part)):
        name.unlink(missing_ok=True)
    part.touch(0o600)
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30)) as old,
        contextlib.closing(sqlite3.connect(part)) as new,
    ):
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM alembic_version").fetchone()
        old.backup(new, pages=_STEP, sleep=0)
        new.execute("PRAGMA journal_mode=DELETE")
        wrong = [row[0] for row in new.execute("PRAGMA integrity_check")]
        wrong += [f"a row of {row[0]} belongs to nothing" for row in new.execute("PRAGMA foreign_key_check")]
    if wrong != ["ok"]:
        part.unlink()
        raise NoBackup(f"what was copied is damaged ({wrong[0]})", why="backup-damaged", detail=str(wrong[0]))


def _named(part: Path, target: Path) -> Copy:
    """Flush it, then give it its name."""
    with contextlib.closing(sqlite3.connect(f"file:{part}?mode=ro", uri=True)) as made:
        tables, entries, records = (
            made.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 - names of our own
            for name in ("tables", "entries", "records")
        )
    _flush(part)
    part.replace(target)
    if os.name == "posix":
        _flush(target.parent)
    return Copy(target, target.stat().st_size, tables, entries, records)


def _close_log(file: Path) -> None:
    """Bring what is in a database's log into its file: the log of one must not meet the file of another."""
    with contextlib.closing(sqlite3.connect(file)) as old:
        old.execute("PRAGMA journal_mode=DELETE")
    for name in _beside(file):
        name.unlink(missing_ok=True)


def _beside(file: Path) -> list[Path]:
    return [file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal")]


def _flush(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextlib.contextmanager
def _words(target: Path) -> Iterator[None]:
    """The system's errors in a sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise NoBackup(
            f"{target} could not be written ({error})", why="backup-unwritten", detail=str(error)
        ) from error
