"""Where the rest of the program finds titles. Adding one is a line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ludotheca.drawing.board import Board
from ludotheca.kernel.errors import UnknownTitle
from ludotheca.kernel.game import AnyGame

# Title and the module whose `GAME` it is, loaded when first asked for.
_MODULES = {
    "alba_longa": "ludotheca.games.alba_longa.game",
    "comuni": "ludotheca.games.comuni.game",
    "kingsburg": "ludotheca.games.kingsburg.game",
    "rome_in_a_day": "ludotheca.games.rome_in_a_day.game",
}


def titles() -> list[str]:
    """Every title, in the order of the shelf."""
    return list(_MODULES)


def get(title: str) -> AnyGame:
    """The game of a title; dashes and capitals do not matter. `UnknownTitle` names those there are."""
    name = title.strip().lower().replace("-", "_").replace(" ", "_")
    if name not in _MODULES:
        raise UnknownTitle(title, titles())
    return _load(name)


@cache
def _load(name: str) -> AnyGame:
    game: AnyGame = import_module(_MODULES[name]).GAME
    return game


def board(title: str) -> Board:
    """How the title looks on a text screen: its own drawing if it has one, else the general one."""
    module = f"{_MODULES[title].rpartition('.')[0]}.terminal"
    if find_spec(module) is None:
        return Board()
    drawing: Board = import_module(module).BOARD
    return drawing
