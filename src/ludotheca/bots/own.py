"""Bots of one's own: a class in a file, named `file.py:Class` wherever a level can be named on the command line.

Only a command line may name a file. A server takes levels from its own list, so nobody can have it load one.
"""

from __future__ import annotations

import hashlib
import re
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from ludotheca.bots.bot import Bot
from ludotheca.kernel.errors import LudothecaError

SPELT = re.compile(r"(?P<file>.+\.py):(?P<name>[^/\\:@]*)")
FOLDER = re.compile(r".*[/\\](?=[^/\\]+\.py:)")


class BadOwnBot(LudothecaError):
    """A file or a class in it that is no bot."""

    code = "bad-own-bot"

    def __init__(self, spelt: str, reason: str, *, why: str, **details: object) -> None:
        super().__init__(f"'{spelt}' is no bot: {reason}.", given=spelt, reason=reason, why=why, **details)


def is_own(level: str) -> bool:
    """Whether a bot is named by its file, `file.py:Class`."""
    return SPELT.fullmatch(level) is not None


def short(level: str) -> str:
    """The name without the folder, which is nobody else's business: for records."""
    return FOLDER.sub("", level)


def own_bot(level: str) -> type[Bot]:
    """The class, or an error that says what is wrong with it."""
    path, name = _parts(level)
    module = _load(level, path)
    found = getattr(module, name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        have = ", ".join(_bots(module)) or "none"
        raise BadOwnBot(
            level,
            f"its bots (classes below ludotheca.bots.bot.Bot) are: {have}",
            why="own-no-class",
            known=have,
        )
    if found.__abstractmethods__:
        raise BadOwnBot(level, "it has no method choose(view, decision, budget)", why="own-no-choose")
    return found


def own_mark(level: str) -> str:
    """A digest of the file: results of another version of it are of another bot."""
    path, name = _parts(level)
    return f"{name} {hashlib.sha256(_read(level, path)).hexdigest()}"


def _parts(level: str) -> tuple[Path, str]:
    found = SPELT.fullmatch(level)
    assert found is not None
    return Path(found["file"]).expanduser().absolute(), found["name"]


def _read(level: str, path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        detail = str(error.strerror)
        raise BadOwnBot(
            level, f"the file cannot be read ({detail})", why="own-no-file", detail=detail
        ) from None


@cache
def _load(level: str, path: Path) -> ModuleType:
    """The module of a file, once per process; what stands beside the file can be imported by it."""
    _read(level, path)
    name = f"ludotheca_own_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        detail = f"{type(error).__name__}: {error}"
        raise BadOwnBot(
            level, f"the file does not run ({detail})", why="own-broken", detail=detail
        ) from error
    return module


def _bots(module: ModuleType) -> list[str]:
    """The bots that a file defines."""
    return [
        name
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__
    ]
