"""Records on disk: read with clear errors, written whole or not at all, never over another file."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheca.kernel import record
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.record import Record


class FileError(LudothecaError):
    """A file that cannot be read or written."""

    code = "file"

    def __init__(self, path: Path, reason: str, *, why: str, **details: str) -> None:
        super().__init__(f"'{path}' {reason}.", path=str(path), reason=reason, why=why, **details)


def read(path: Path) -> Record:
    """The record in a file."""
    return record.from_bytes(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """The bytes of a file, or one line about why there are none."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise FileError(path, "does not exist", why="no-file") from None
    except IsADirectoryError:
        raise FileError(path, "is a folder, not a record", why="is-folder") from None
    except OSError as error:
        detail = str(error.strerror)
        raise FileError(path, f"cannot be read ({detail})", why="unreadable", detail=detail) from None


def check_new(path: Path) -> None:
    """Refuse, before a game begins, a path that could not be written at its end."""
    with _told(path):
        if path.exists() or path.is_symlink():
            raise FileExistsError
        if not path.parent.is_dir():
            raise FileError(path, "lies in a folder that does not exist", why="no-folder")
        tempfile.TemporaryFile(dir=path.parent).close()  # permissions do not tell of a read-only disk


def write_new(path: Path, data: bytes) -> None:
    """Write a new file: complete under another name first, so that a cut leaves nothing half."""
    check_new(path)
    with _told(path):
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o644)
            _put(Path(name), path)
        finally:
            Path(name).unlink()


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Say of this path what the system says is wrong."""
    try:
        yield
    except FileExistsError:
        reason = "exists already; name a new file, nothing is overwritten"
        raise FileError(path, reason, why="file-exists") from None
    except OSError as error:
        detail = str(error.strerror)
        raise FileError(path, f"cannot be written ({detail})", why="unwritable", detail=detail) from None


def _put(finished: Path, path: Path) -> None:
    """Give a finished file its name. Unlike a rename, a link fails if somebody was faster with the same name."""
    try:
        os.link(finished, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        check_new(path)
        path.write_bytes(finished.read_bytes())
