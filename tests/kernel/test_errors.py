"""Errors are one line that names the cause and what would be right, and carry a code for screens."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheca.kernel import errors
from ludotheca.kernel.errors import (
    BadAction,
    BadMoment,
    BadOption,
    BadPlayers,
    CannotUndo,
    FairnessError,
    IllegalAction,
    LudothecaError,
    NotYourDecision,
    RecordError,
    StaleCommand,
    UnknownRules,
    UnknownTitle,
)

GO = {"en": "Go"}
MANY = [{"type": "place", "q": q, "r": 0} for q in range(9)]

LINES: list[tuple[LudothecaError, str, str]] = [
    (UnknownTitle("chess", ["go", "hex"]), "unknown-title", "There is no title 'chess'; the titles are: go, hex."),
    (BadPlayers(GO, 3, 2, 2), "bad-players", "Go is for 2 to 2 players, not 3."),
    (BadMoment("the game is over there", why="over"), "bad-moment",
     "Nobody can play on from there: the game is over there."),
    (BadOption(GO, "komi", "does not exist; its options are: none."), "bad-option",
     "Go: option 'komi' does not exist; its options are: none."),
    (BadAction("its type is 'x', not one of a, b"), "bad-action",
     "This is no action of the game: its type is 'x', not one of a, b."),
    (IllegalAction(1, {"type": "split", "small": []}, "take", [{"type": "take", "set": "small"}]), "illegal-action",
     "Seat 1 cannot split (small none) now; the decision is 'take' and its 1 legal actions are: take (set small)."),
    (NotYourDecision(2, [0, 1]), "not-your-decision", "Seat 2 owes no decision now; a decision is owed by seat 0, 1."),
    (NotYourDecision(2, []), "not-your-decision", "Seat 2 owes no decision now; the game is over."),
    (StaleCommand(3, 5), "stale",
     "The command was made at entry 3, but the match is at entry 5; look again and decide anew."),
    (CannotUndo(1, "chance has spoken since"), "cannot-undo",
     "Seat 1 cannot take anything back: chance has spoken since."),
    (RecordError("it is damaged", 4), "bad-record", "The record cannot be used: entry 4: it is damaged."),
    (UnknownRules(GO, 3, [1, 2]), "unknown-rules",
     "The record cannot be used: Go has no rules version 3; this program plays version 1, 2."),
    (FairnessError("its secret is not published"), "unfair",
     "The record does not verify: its secret is not published."),
]  # fmt: skip


@pytest.mark.parametrize(("error", "code", "line"), LINES, ids=lambda value: getattr(value, "code", ""))
def test_what_errors_say(error: LudothecaError, code: str, line: str) -> None:
    assert (error.code, str(error), error.message) == (code, line, line)
    assert error.details


def test_every_error_is_in_the_list() -> None:
    kinds = {
        kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, LudothecaError)
    }
    assert {type(error) for error, _, _ in LINES} | {LudothecaError} == kinds
    codes = [kind.code for kind in kinds]
    assert len(set(codes)) == len(codes)


def test_a_long_list_of_legal_actions_is_cut_but_counted() -> None:
    error = IllegalAction(0, {"type": "place", "q": 50, "r": 0}, "place", MANY)
    assert str(error).endswith("place (q 5, r 0); and 3 more.")
    assert "its 9 legal actions" in str(error)
    assert error.details["legal"] == MANY


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\x0b", "\u2028"])
def test_what_is_quoted_cannot_make_two_lines(line_end: str) -> None:
    named: Any = {"type": f"a{line_end}b"}
    for error in (
        UnknownTitle(f"a{line_end}b", []),
        BadAction(f"a{line_end}b"),
        IllegalAction(0, named, "x", [named]),
    ):
        assert len(str(error).splitlines()) == 1
        assert "a b" in str(error)
