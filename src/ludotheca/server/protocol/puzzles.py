"""Puzzles by HTTP: what there is, a question, and what comes of an answer."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludotheca.kernel.game import Decision, MatchView
from ludotheca.puzzles.puzzle import Judged


class PuzzleShelf(Struct, frozen=True, kw_only=True):
    """The puzzles of a title by their ids, how hard each is (1 to 5), and the one of the day."""

    puzzles: list[str]
    difficulty: list[int]
    today: str


class PuzzleList(Struct, frozen=True, kw_only=True):
    """The puzzles of every title that has some."""

    day: str
    titles: dict[str, PuzzleShelf]


class PuzzleQuestion(Struct, frozen=True, kw_only=True):
    """A position as its seat may know it, and what that seat must decide. `tried` and `found` count people's first
    answers here; `levels` how often bots found it, of so many tries."""

    title: str
    puzzle: str
    difficulty: int
    view: MatchView
    decision: Decision
    tried: int
    found: int
    levels: dict[str, tuple[int, int]]


class PuzzleTry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    action: dict[str, Any]


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """Whether an answer is right, and all options, the best first. `counted`: it is the asker's first here, and they are
    somebody."""

    right: bool
    counted: bool
    options: list[Judged]
    tried: int
    found: int
