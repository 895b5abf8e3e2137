"""Everything that can be wrong with what somebody asked, as one-line errors.

An error has a stable `code`, the `details` a program or a translation needs, and an English line that says what was
wrong and what would be right. Screens translate by code, and by `details["why"]` where one code has several reasons;
`str(error)` is for logs and scripts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

# A title's name by language: whoever tells the error picks one.
Names = Mapping[str, str]


class LudothecaError(Exception):
    """The base of every error that a user's input can cause."""

    code = "error"

    def __init__(self, message: str, **details: Any) -> None:
        message = " ".join(message.splitlines())  # whatever it quotes, it stays one line
        super().__init__(message)
        self.message = message
        self.details: dict[str, Any] = details


class UnknownTitle(LudothecaError):
    code = "unknown-title"

    def __init__(self, title: str, known: Sequence[str]) -> None:
        super().__init__(
            f"There is no title '{title}'; the titles are: {', '.join(known)}.",
            title=title,
            known=", ".join(known),
        )


class BadPlayers(LudothecaError):
    code = "bad-players"

    def __init__(self, names: Names, players: object, least: int, most: int) -> None:
        super().__init__(
            f"{names['en']} is for {least} to {most} players, not {players}.",
            title=dict(names),
            players=str(players),
            least=least,
            most=most,
        )


class BadMoment(LudothecaError):
    """A moment of a game that nobody can play on from."""

    code = "bad-moment"

    def __init__(self, reason: str, *, why: str, **details: Any) -> None:
        super().__init__(f"Nobody can play on from there: {reason}.", reason=reason, why=why, **details)


class BadOption(LudothecaError):
    """An option the title does not have, or a value the option does not take."""

    code = "bad-option"

    def __init__(self, names: Names, option: str, reason: str, *, why: str = "", **details: Any) -> None:
        super().__init__(
            f"{names['en']}: option '{option}' {reason}",
            title=dict(names),
            option=option,
            reason=reason,
            why=why,
            **details,
        )


class BadAction(LudothecaError):
    """Not a named action of this title at all: wrong type, missing or unknown field."""

    code = "bad-action"

    def __init__(self, reason: str) -> None:
        super().__init__(f"This is no action of the game: {reason}.", reason=reason)


class IllegalAction(LudothecaError):
    """An action of the title, but not one of those the decision lists."""

    code = "illegal-action"

    def __init__(
        self, seat: int, action: Mapping[str, Any], kind: str, legal: Sequence[Mapping[str, Any]]
    ) -> None:
        shown = "; ".join(_short(a) for a in legal[:6]) + (
            f"; and {len(legal) - 6} more" if len(legal) > 6 else ""
        )
        super().__init__(
            f"Seat {seat} cannot {_short(action)} now; the decision is '{kind}' and its {len(legal)} legal actions are:"
            f" {shown}.",
            seat=seat,
            action=dict(action),
            decision=kind,
            legal=[dict(a) for a in legal],
        )


class NotYourDecision(LudothecaError):
    code = "not-your-decision"

    def __init__(self, seat: int, owing: Sequence[int]) -> None:
        if owing:
            whom = "a decision is owed by seat " + ", ".join(str(s) for s in owing)
        else:
            whom = "the game is over"
        super().__init__(f"Seat {seat} owes no decision now; {whom}.", seat=seat, owing=list(owing))


class StaleCommand(LudothecaError):
    """The sender decided on a position that has changed for him since."""

    code = "stale"

    def __init__(self, base: int, head: int) -> None:
        super().__init__(
            f"The command was made at entry {base}, but the match is at entry {head}; look again and decide anew.",
            base=base,
            head=head,
        )


class NoUndo(msgspec.Struct, frozen=True):
    """Why nothing can be taken back. Every view asks whether it can, so it is no error before somebody tries."""

    reason: str
    why: str
    details: dict[str, Any] = {}


class CannotUndo(LudothecaError):
    code = "cannot-undo"

    def __init__(self, seat: int, reason: str, *, why: str = "", **details: Any) -> None:
        super().__init__(
            f"Seat {seat} cannot take anything back: {reason}.", seat=seat, reason=reason, why=why, **details
        )


class RecordError(LudothecaError):
    """A record that is damaged, cut short, of another format, or that breaks the rules."""

    code = "bad-record"

    def __init__(self, reason: str, entry: int | None = None, *, why: str = "", **details: Any) -> None:
        where = f"entry {entry}: " if entry is not None else ""
        super().__init__(
            f"The record cannot be used: {where}{reason}.", reason=reason, entry=entry, why=why, **details
        )


class UnknownRules(RecordError):
    """A record of rules this program does not have."""

    code = "unknown-rules"

    def __init__(self, names: Names, rules: object, known: Sequence[int]) -> None:
        supported = ", ".join(str(v) for v in known)
        super().__init__(
            f"{names['en']} has no rules version {rules}; this program plays version {supported}"
        )
        self.details.update(title=dict(names), rules=str(rules), known=supported)


class FairnessError(LudothecaError):
    """A record whose dice or cards are not those its commitment gives."""

    code = "unfair"

    def __init__(self, reason: str, *, why: str = "", **details: Any) -> None:
        super().__init__(f"The record does not verify: {reason}.", reason=reason, why=why, **details)


def _short(action: Mapping[str, Any]) -> str:
    rest = ", ".join(f"{k} {_value(v)}" for k, v in action.items() if k != "type")
    return f"{action.get('type', '?')}{' (' + rest + ')' if rest else ''}"


def _value(value: object) -> str:
    if isinstance(value, list | tuple):
        return "+".join(str(v) for v in value) or "none"
    return "none" if value is None else str(value)
