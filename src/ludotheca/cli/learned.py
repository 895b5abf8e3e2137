"""How far somebody has come in the lessons: a file in their data folder."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ludotheca.kernel.game import Named

FORMAT = "ludotheca-lessons/1"


class Kept(msgspec.Struct):
    """One lesson: what was answered since it was begun, and whether it was ever finished."""

    answers: list[Named | None] = []
    done: bool = False


class Learned(msgspec.Struct):
    """All lessons, by title and number."""

    format: str = FORMAT
    lessons: dict[str, dict[str, Kept]] = {}

    def of(self, title: str, number: int) -> Kept:
        return self.lessons.setdefault(title, {}).setdefault(str(number), Kept())


def place() -> Path:
    """The file; it need not exist."""
    import platformdirs  # noqa: PLC0415

    return platformdirs.user_data_path("ludotheca", appauthor=False) / "lessons.json"


def read() -> Learned:
    """What was kept; nothing where there is no such file, or it is damaged."""
    try:
        learned = msgspec.json.decode(place().read_bytes(), type=Learned)
    except (OSError, msgspec.DecodeError):
        return Learned()
    return learned if learned.format == FORMAT else Learned()


def write(learned: Learned) -> bool:
    """Keep it, the file whole at every moment; False where nothing can be written."""
    path = place()
    begun = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        begun.write_bytes(msgspec.json.encode(learned))
        begun.replace(path)
    except OSError:
        return False
    return True
