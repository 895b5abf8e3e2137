"""A game as a file: a header and append-only entries, in one fixed text form with a seal over all of it.

The text form is canonical JSON with one entry per line, so that a record reads well, differs line by line, and a
single changed byte is noticed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheca.kernel.chance import Fairness
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import RecordError
from ludotheca.kernel.game import Named, Options

FORMAT = "ludotheca-record/1"


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sat there: a name, and the bot level if it was a bot."""

    name: str
    bot: str = ""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that must be known before the first entry."""

    format: str
    game: str
    rules: int
    players: int
    options: Options
    seats: tuple[Seat, ...]
    fairness: Fairness


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that happened: an act of a seat (CHANCE is -1), or a seat taking back its entry `undo`.

    `time` is in milliseconds of whatever clock the table keeps; `digest` names the position after the entry.
    """

    seq: int
    seat: int
    digest: str
    action: Named | None = None
    undo: int | None = None
    time: int = 0


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end: scores and places by seat, and who won."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game, finished (with a result) or not."""

    header: Header
    entries: tuple[Entry, ...]
    result: Result | None = None


class _Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    header: Header
    entries: tuple[Entry, ...]
    result: Result | None
    seal: str


def to_bytes(record: Record) -> bytes:
    """The record as its file."""
    entries = b",\n".join(canonical(entry) for entry in record.entries)
    return (
        b'{"header":' + canonical(record.header) + b',\n"entries":[\n' + entries + b'\n],\n"result":'
        + canonical(record.result) + b',\n"seal":"' + seal_of(record).encode() + b'"}\n'
    )  # fmt: skip


def seal_of(record: Record) -> str:
    """What the file ends with: SHA-256 over everything before it."""
    return fingerprint(canonical([record.header, record.entries, record.result]))


def from_bytes(data: bytes) -> Record:
    """The record in a file; `RecordError` says what is wrong with one that is damaged, cut short or something else."""
    if not data.strip():
        raise RecordError("the file is empty", why="empty")
    try:
        raw: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(
            f"the file is not whole JSON ({error})", why="not-json", detail=str(error)
        ) from None
    if not isinstance(raw, dict) or not isinstance(raw.get("header"), dict):
        raise RecordError(
            "the file holds JSON, but no record: a record has header, entries, result and seal",
            why="no-record",
        )
    form = raw["header"].get("format")
    if form != FORMAT:
        raise RecordError(
            f"its format is '{form}'; this program reads '{FORMAT}'",
            why="format",
            format=str(form),
            known=FORMAT,
        )
    try:
        sealed = msgspec.convert(raw, _Sealed)
    except msgspec.ValidationError as error:
        raise RecordError(str(error), why="shape", detail=str(error)) from None
    record = Record(sealed.header, sealed.entries, sealed.result)
    for seq, entry in enumerate(record.entries):
        if entry.seq != seq:
            raise RecordError(
                f"entry {entry.seq} stands where entry {seq} belongs; entries are missing or doubled",
                why="order",
                found=entry.seq,
                expected=seq,
            )
    if sealed.seal != seal_of(record):
        raise RecordError("its seal does not fit: something in it was changed", why="seal")
    if to_bytes(record) != data:
        raise RecordError(
            "its text was rewritten: a record keeps every byte, spaces and line ends too", why="rewritten"
        )
    return record
