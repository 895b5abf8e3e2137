"""What a puzzle is, and the file of them in a title's folder.

A puzzle is the view of a seat: what that seat could not see is not in it. The file is `puzzles.json.gz`, canonical JSON,
packed because views repeat themselves.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named

FORMAT = "ludotheca-puzzles/1"
FILE = "puzzles.json.gz"
DOUBT = 0.02  # of a share of victories: who is so near to the best is right too


class BadPuzzles(LudothecaError):
    """A file of puzzles that cannot be used."""

    code = "bad-puzzles"

    def __init__(self, path: Path, reason: str, *, why: str) -> None:
        super().__init__(f"'{path}' {reason}.", path=str(path), reason=reason, why=why)


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """One option: the share of victories it lets expect, its standard error against the best, the final points, and by
    score line what a game after it brings more or less than one after the best. `same` are acts that come to the same as
    the best one."""

    action: Named
    share: float
    doubt: float
    points: float
    lines: dict[str, float] = {}
    same: bool = False


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A view, the kind of its decision, every option (the best first), and how often each level of the bots found it:
    found, tried."""

    id: str
    kind: str
    view: MatchView
    options: list[Judged]
    levels: dict[str, tuple[int, int]]

    def right(self, action: Named) -> bool:
        """Whether an answer counts: the best, what comes to the same, and what is within the doubt of it."""
        best = self.options[0].share
        return any(
            option.action == action and (option.same or best - option.share <= DOUBT)
            for option in self.options
        )

    @property
    def difficulty(self) -> int:
        """From 1 (every bot finds it) to 5 (the master alone, and not always): how many levels find it less than half
        the time."""
        missed = sum(2 * found < tried for found, tried in self.levels.values())
        return min(5, 1 + missed)


class PuzzleFile(msgspec.Struct, frozen=True, kw_only=True):
    """All puzzles of a title."""

    format: str
    title: str
    puzzles: list[Puzzle]


def id_of(view: MatchView) -> str:
    """A short name that follows from the position."""
    return fingerprint(canonical(view))[:10]


def typed(game: AnyGame, view: MatchView) -> MatchView:
    """The view with the title's own type of position, as bots want it."""
    return msgspec.structs.replace(view, position=msgspec.convert(view.position, game.view_type))


def decision_of(game: AnyGame, view: MatchView) -> Decision:
    """What the seat of a view must decide; some position of that view says it, and any would say the same."""
    decision = game.decision(game.state_from_view(typed(game, view)), view.viewer)
    assert decision is not None
    return decision


def pack(title: str, puzzles: Sequence[Puzzle]) -> bytes:
    """The bytes of a file; equal puzzles give equal bytes."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    return gzip.compress(canonical(PuzzleFile(format=FORMAT, title=title, puzzles=ordered)), 9, mtime=0)


def unpack(path: Path) -> list[Puzzle]:
    """The puzzles of a file, or an error that says what is wrong with it."""
    try:
        data: Any = msgspec.json.decode(gzip.decompress(path.read_bytes()))
    except (OSError, EOFError, msgspec.DecodeError):
        raise BadPuzzles(path, "is damaged or no file of puzzles", why="puzzles-damaged") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadPuzzles(path, f"is not of the format {FORMAT}", why="puzzles-format")
    return msgspec.convert(data, PuzzleFile).puzzles


@cache
def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a title; none where it has no file of them."""
    path = game.folder / FILE
    return tuple(unpack(path)) if path.exists() else ()
