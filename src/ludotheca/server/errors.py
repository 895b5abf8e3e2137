"""What can be wrong with what somebody asked of the server, each with the HTTP status that says so."""

from __future__ import annotations

import contextlib
import functools
import logging
import math
from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheca.kernel.errors import LudothecaError, RecordError
from ludotheca.server.protocol import ErrorMessage

log = logging.getLogger(__name__)


# The statuses of all errors; what is not here, like the kernel's `bad-action`, is a fault of the asker's grammar. Each error of
# the server's own puts itself here.
STATUS = {
    "unknown-title": 404,
    "cannot-review": 409,
    "not-your-decision": 409,
    "illegal-action": 409,
    "cannot-undo": 409,
    "stale": 409,
    # What is stored is the server's own: nobody else can be blamed for it.
    "bad-record": 500,
    "unfair": 500,
}


class ServerError(LudothecaError):
    """An error of the server's own. `sentence` is what it always says, unless it is told more."""

    status = 400
    sentence = ""

    def __init__(self, message: str = "", **details: Any) -> None:
        super().__init__(message or self.sentence, **details)

    def __init_subclass__(cls) -> None:
        STATUS[cls.code] = cls.status


class BadMessage(ServerError):
    """Not JSON, not a message of the protocol, a wrong type or an unknown field."""

    code = "bad-message"

    def __init__(self, reason: str) -> None:
        super().__init__(f"This is no message of the protocol: {reason}.", reason=reason)


class OtherProtocol(ServerError):
    """A page or a program of another version: nothing it says would be understood."""

    code = "other-protocol"

    def __init__(self, ours: int, theirs: int) -> None:
        super().__init__(
            f"The server speaks protocol {ours}, you speak {theirs}: reload the page, or update your program.",
            ours=ours,
            theirs=theirs,
        )


class BadValue(ServerError):
    """A field has a value that makes no sense."""

    code = "bad-value"

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"The field '{field}' {reason}.", field=field, reason=reason)


class NoIdentity(ServerError):
    code = "no-identity"
    status = 401
    sentence = "This needs an identity: ask for one with POST /api/me, then come with its cookie."


class SignedOut(ServerError):
    code = "signed-out"
    status = 401
    sentence = "This device was signed out: open a private link made on another one, or begin anew with POST /api/me."


class BadToken(ServerError):
    code = "bad-token"
    status = 403
    sentence = "This restore link is not valid: it works once, within an hour, and a newer one replaces it."


class BadOrigin(ServerError):
    code = "bad-origin"
    status = 403

    def __init__(self, origin: str) -> None:
        super().__init__(f"Pages of '{origin[:200]}' may not use this server.", origin=origin[:200])


class BadHost(ServerError):
    """A name that is not this server's: somebody may have turned a foreign name to this machine's address."""

    code = "bad-host"
    status = 421

    def __init__(self, host: str) -> None:
        super().__init__(
            f"This server is not called '{host[:200]}'. Its host can name it in LUDOTHECA_PUBLIC_URL or LUDOTHECA_ORIGINS.",
            host=host[:200],
        )


class NoLength(ServerError):
    code = "no-length"
    status = 411
    sentence = "The body comes in chunks; say its length in Content-Length instead."


class UnknownTable(ServerError):
    code = "unknown-table"
    status = 404

    def __init__(self, table: str) -> None:
        super().__init__(f"There is no table '{table}'.", table=table)


class UnknownLesson(ServerError):
    code = "unknown-lesson"
    status = 404

    def __init__(self, title: str, number: int, count: int) -> None:
        known = f"its lessons are 1 to {count}" if count else "it has none"
        super().__init__(
            f"There is no lesson {number} of '{title}'; {known}.", title=title, number=number, count=count
        )


class UnknownPuzzle(ServerError):
    code = "unknown-puzzle"
    status = 404

    def __init__(self, title: str, puzzle: str, count: int) -> None:
        super().__init__(
            f"There is no puzzle '{puzzle}' of '{title}'; it has {count}: see /api/puzzles.",
            title=title,
            puzzle=puzzle,
            count=count,
        )


class UnknownChallenge(ServerError):
    code = "unknown-challenge"
    status = 404

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no challenge '{name}' here; look at its link again.", name=name)


class DealClosed(ServerError):
    code = "deal-closed"
    status = 409

    def __init__(self) -> None:
        super().__init__("This deal is closed: its secret is published, and games on it count no more.")


class UnknownSeat(ServerError):
    code = "unknown-seat"
    status = 404

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(
            f"There is no seat {seat}; seats go from 0 to {players - 1}.", seat=seat, players=players
        )


class NotOwner(ServerError):
    code = "not-owner"
    status = 403
    sentence = "Only whoever set the table can do this."


class NotSeated(ServerError):
    code = "not-seated"
    status = 403
    sentence = "You have no seat at this table."


class Resigned(ServerError):
    code = "resigned"
    status = 409
    sentence = "You have resigned, and a bot plays your seat; return to play on."


class SeatTaken(ServerError):
    code = "seat-taken"
    status = 409

    def __init__(self, seat: int) -> None:
        super().__init__(f"Seat {seat} is taken.", seat=seat)


class SeatReserved(ServerError):
    code = "seat-reserved"
    status = 403
    sentence = "This seat is for whoever holds its link."


class NoFreeSeat(ServerError):
    code = "no-free-seat"
    status = 409
    sentence = "No seat at this table is free."


class Starting(ServerError):
    """A change of the seats after the start was asked for: their salts are frozen."""

    code = "starting"
    status = 409
    sentence = "The table is starting: its seats are settled, and their salts are being revealed."


class NotStarting(ServerError):
    code = "not-starting"
    status = 409
    sentence = "Salts are revealed when the owner has started, not before: keep yours secret until then."


class NotBound(ServerError):
    code = "not-bound"
    status = 409
    sentence = "Your seat was bound by no salt when the table was started."


class OtherSalt(ServerError):
    code = "other-salt"
    status = 409
    sentence = "This salt is not the one your seat committed to: its SHA-256 is another."


class SeatsFree(ServerError):
    """A start while somebody is still missing."""

    code = "seats-free"
    status = 409

    def __init__(self, seats: list[int]) -> None:
        shown = ", ".join(str(seat) for seat in seats)
        super().__init__(
            f"Seats {shown} are free: wait, or let bots fill them.", seats=seats, count=len(seats)
        )


class WrongStatus(ServerError):
    """Something that belongs to another time of a table's life."""

    code = "wrong-status"
    status = 409

    def __init__(self, status: str, needed: str) -> None:
        super().__init__(
            f"The table is {status}; this needs it to be {needed}.", status=status, needed=needed
        )


class StillRunning(ServerError):
    code = "still-running"
    status = 409
    sentence = "The game still runs: this is open to everyone once it is over."


class CommandIdReused(ServerError):
    code = "command-id-reused"
    status = 409

    def __init__(self, command_id: str) -> None:
        super().__init__(
            f"The command id '{command_id}' was used for another action; take a new one.",
            command_id=command_id,
        )


class TooMany(ServerError):
    """A limit of the host: how many of something one person may have."""

    code = "too-many"
    status = 429

    def __init__(self, what: str, limit: int) -> None:
        super().__init__(f"The limit of this server is reached: {limit} {what}.", what=what, limit=limit)


class TooFast(ServerError):
    code = "too-fast"
    status = 429

    def __init__(self, seconds: float) -> None:
        wait = round(max(seconds, 0.1), 1)
        super().__init__(f"Too many messages; wait {wait} seconds.", seconds=wait)
        self.retry_after = str(math.ceil(wait))  # as HTTP says it


class HintsOff(ServerError):
    code = "hints-off"
    status = 403
    sentence = "This table was set without hints."


class HintsElsewhere(ServerError):
    code = "hints-elsewhere"
    status = 403
    sentence = "This server leaves hints to the players' own devices."


class NoEngine(ServerError):
    code = "no-engine"
    status = 404
    sentence = "This server has no engine for browsers: it was built without 'make wasm'."


class HintEnded(ServerError):
    """A hint that broke off: its decision was made, or another hint was asked for the seat."""

    code = "hint-ended"
    status = 409
    sentence = "The hint has ended: the decision is gone, or a newer hint was asked."


class HintFailed(ServerError):
    code = "hint-failed"
    status = 503
    sentence = "The hint could not be thought out; ask again."


class NoReview(ServerError):
    code = "no-review"
    status = 404
    sentence = "This review was not made yet: ask for it first."


class ReviewFailed(ServerError):
    code = "review-failed"
    status = 503
    sentence = "The review could not be made; ask again."


class Damaged(ServerError):
    """Rows of a table that cannot be read. The host finds the reason in the log; other tables go on."""

    code = "damaged"
    status = 500

    def __init__(self, table: str) -> None:
        super().__init__(
            f"The table '{table}' is damaged: what is stored of it cannot be read. Tell the host.",
            table=table,
        )


# What a row that cannot be read raises, wherever it is read.
_BROKEN = (msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError, AssertionError)


@contextlib.contextmanager
def reading(table: str) -> Iterator[None]:
    """Whatever a stored row breaks is an error of its table alone, and said once in the log."""
    try:
        yield
    except RecordError as error:
        _log_damage(table, str(error))
        raise Damaged(table) from error
    except _BROKEN as error:
        _log_damage(table, repr(error))
        raise Damaged(table) from error


@functools.lru_cache(maxsize=1000)
def _log_damage(table: str, reason: str) -> None:
    log.error("a table is damaged", extra={"table": table, "reason": reason[:500]})


class Unavailable(ServerError):
    """The database did not answer. Nothing is known to have happened: ask again with the same command id."""

    code = "unavailable"
    status = 503
    sentence = "The server cannot reach its store now; ask again with the same id."


class BadDatabase(LudothecaError):
    """A database that cannot be used, found when the server starts."""

    code = "bad-database"

    def __init__(self, reason: str, *, why: str, **details: str) -> None:
        super().__init__(f"The database cannot be used: {reason}.", why=why, reason=reason, **details)

    @classmethod
    def taken(cls, file: str, process: str) -> BadDatabase:
        return cls(
            f"another server (process {process}) serves {file}; stop it, or name another file with --database",
            why="database-taken",
            file=file,
            process=process,
        )

    @classmethod
    def later(cls, found: str, known: str) -> BadDatabase:
        return cls(
            f"it is of a later version of the program (schema {found}, this one knows {known}); update the program",
            why="database-later",
            found=found,
            known=known,
        )

    @classmethod
    def foreign(cls, tables: str) -> BadDatabase:
        return cls(
            f"it belongs to another program (it has {tables}); name another one with --database",
            why="database-foreign",
            tables=tables,
        )

    @classmethod
    def unopened(cls, detail: str) -> BadDatabase:
        return cls(f"it cannot be opened or written ({detail})", why="database-unopened", detail=detail)


def status_of(code: str) -> int:
    """The HTTP status of an error's code; modules may have errors of their own."""
    own = (kind.status for kind in ServerError.__subclasses__() if kind.code == code)
    return STATUS.get(code) or next(own, 400)


def error_message(error: LudothecaError, **fields: Any) -> ErrorMessage:
    """An error as a message."""
    return ErrorMessage(code=error.code, message=error.message, details=error.details, **fields)
