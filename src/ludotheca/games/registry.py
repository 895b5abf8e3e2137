"""Where the rest of the program finds titles: every folder beside this file is one, unless its name begins with `_`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from ludotheca import games
from ludotheca.kernel.errors import UnknownTitle
from ludotheca.kernel.game import AnyGame

if TYPE_CHECKING:
    from ludotheca.drawing.board import Board

# What `ludotheca new-title` copies. It lies in the folder `examples` of a clone and can be played like any title where
# LUDOTHECA_GAMES names that folder; no list names it.
EXAMPLE = "_example"


def titles() -> list[str]:
    """Every title, in the order of the alphabet."""
    return list(_folders())


@cache
def _folders() -> tuple[str, ...]:
    found = (module.name for module in iter_modules(games.__path__) if module.ispkg)
    return tuple(sorted(name for name in found if not name.startswith("_")))


def get(title: str) -> AnyGame:
    """The game of a title; dashes and capitals do not matter. `UnknownTitle` names those there are."""
    name = title.strip().lower().replace("-", "_").replace(" ", "_")
    if name not in _folders() and not (name == EXAMPLE and find_spec(f"{games.__name__}.{EXAMPLE}")):
        raise UnknownTitle(title, titles())
    return _load(name)


@cache
def _load(name: str) -> AnyGame:
    game: AnyGame = import_module(f"{games.__name__}.{name}.game").GAME
    return game


def board(title: str) -> Board:
    """How the title looks on a text screen: its own drawing if it has one, else the general one. Only who draws loads
    what drawing needs: a server's processes start faster without it."""
    from ludotheca.drawing.board import Board  # noqa: PLC0415

    module = f"{games.__name__}.{title}.terminal"
    if find_spec(module) is None:
        return Board()
    drawing: Board = import_module(module).BOARD
    return drawing
