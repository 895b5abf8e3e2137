"""One process serves a SQLite file: it holds a lock on FILE.lock for as long as it lives."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from ludotheca.server.errors import BadDatabase

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        os.lseek(file, 1 << 20, os.SEEK_SET)  # beyond what is written: others may still read who holds it
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hand_over(path: Path) -> None:
    """What root makes in the folder of another belongs to that one, or the server could not write its own database."""
    if os.name == "posix" and os.geteuid() == 0:
        folder = path.parent.stat()
        with contextlib.suppress(OSError):  # some file systems do not let root either
            os.chown(path, folder.st_uid, folder.st_gid)


class FileLock:
    """Held until `release`, or until the process ends in whatever way: the system lets go of it."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
            hand_over(path)
        except OSError as error:
            raise BadDatabase.unopened(f"{path}: {error.strerror}") from None
        try:
            _take(self._file)
        except OSError:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip() or "?"
            os.close(self._file)
            raise BadDatabase.taken(str(database), holder) from None
        with contextlib.suppress(OSError):  # a full disk is for the database to tell
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let another process have it. The file stays: taking it away would let two hold one name."""
        os.close(self._file)
