"""A game as a file: a header and append-only entries, in one fixed text form with a seal over all of it.

The text form is canonical JSON with one entry per line, so that a record reads well, differs line by line, and a
single changed byte is noticed. Since format 2 the names of people stand outside the seal, beside it: somebody can be
forgotten, and the game still verifies. The seats inside have an id that means nothing in any other game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludotheca.kernel.chance import Fairness
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import RecordError
from ludotheca.kernel.game import Named, Options

FIRST_FORMAT = "ludotheca-record/1"  # names inside the seal
FORMAT = "ludotheca-record/2"
FORMATS = (FIRST_FORMAT, FORMAT)


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sat there: a name, the bot level if it was a bot, and the id of the seat in this one game."""

    name: str
    bot: str = ""
    who: str = ""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game was played on from: after so many entries of another one, whose name as a match is `match`. What
    `seat` could not know then was drawn anew, unless it was left `as_it_was`. `position` is the dump of the result."""

    match: str
    entries: int
    seat: int
    position: dict[str, Any]
    as_it_was: bool = False


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that must be known before the first entry. With an `origin` that is a position in the middle of a game."""

    format: str
    game: str
    rules: int
    players: int
    options: Options
    seats: tuple[Seat, ...]
    fairness: Fairness
    origin: Origin | None = None


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
    """The end: scores and places by seat, and who won. Without a winner all have lost, and the places mean nothing."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game, finished (with a result) or not. `first_seal` is the seal it had in format 1, if it was one."""

    header: Header
    entries: tuple[Entry, ...]
    result: Result | None = None
    first_seal: str = ""


class _SealedSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    who: str
    bot: str = ""


class _SealedHeader(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    format: str
    game: str
    rules: int
    players: int
    options: Options
    seats: tuple[_SealedSeat, ...]
    fairness: Fairness
    origin: Origin | None = None


class _FirstFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    header: Header
    entries: tuple[Entry, ...]
    result: Result | None
    seal: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    header: _SealedHeader
    entries: tuple[Entry, ...]
    result: Result | None
    seal: str
    people: dict[str, str]
    first_seal: str = ""


def seat_ids(match: str, players: int) -> list[str]:
    """An id for each seat of a match, the same nowhere else."""
    return [fingerprint(f"seat {seat} of {match}".encode())[:12] for seat in range(players)]


def with_ids(seats: Sequence[Seat], fairness: Fairness) -> tuple[Seat, ...]:
    """The seats of a new match, each with an id of its own."""
    ids = seat_ids(fairness.match or f"seed {fairness.seed} {fairness.stream}", len(seats))
    return tuple(Seat(seat.name, seat.bot, seat.who or who) for seat, who in zip(seats, ids, strict=True))


def to_bytes(record: Record) -> bytes:
    """The record as its file."""
    entries = b",\n".join(canonical(entry) for entry in record.entries)
    sealed = (
        b'{"header":' + canonical(_sealed_header(record.header)) + b',\n"entries":[\n' + entries
        + b'\n],\n"result":' + canonical(record.result) + b',\n"seal":"' + seal_of(record).encode() + b'"'
    )  # fmt: skip
    if record.header.format == FIRST_FORMAT:
        return sealed + b"}\n"
    first = b',\n"first_seal":' + canonical(record.first_seal) if record.first_seal else b""
    return sealed + b',\n"people":' + canonical(_people(record.header)) + first + b"}\n"


def seal_of(record: Record) -> str:
    """SHA-256 over header, entries and result; since format 2 without anybody's name."""
    return fingerprint(canonical([_sealed_header(record.header), record.entries, record.result]))


def converted(record: Record) -> Record:
    """A record of format 1 in format 2, with its old seal beside; others as they are."""
    old = record.header
    if old.format != FIRST_FORMAT:
        return record
    ids = seat_ids(seal_of(record), old.players)
    seats = tuple(Seat(seat.name, seat.bot, who) for seat, who in zip(old.seats, ids, strict=True))
    header = msgspec.structs.replace(old, format=FORMAT, seats=seats)
    return Record(header, record.entries, record.result, first_seal=seal_of(record))


def forgotten(record: Record, seat: int, name: str = "") -> Record:
    """The same game without a person's name; it verifies as before."""
    seats = list(record.header.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], name=name)
    header = msgspec.structs.replace(record.header, seats=tuple(seats))
    return msgspec.structs.replace(record, header=header)


def nameless(record: Record) -> Record:
    """The same game without anybody's name, in format 2."""
    fresh = converted(record)
    for seat in range(fresh.header.players):
        fresh = forgotten(fresh, seat)
    return fresh


def with_names(data: bytes, people: Mapping[str, str]) -> bytes:
    """A file that names nobody, with these names by the seats' ids. What is sealed is not looked at."""
    head, nobody, tail = data.rpartition(b',\n"people":{}')
    if not nobody:
        return data
    return head + b',\n"people":' + canonical({who: name for who, name in people.items() if name}) + tail


def _sealed_header(header: Header) -> Header | _SealedHeader:
    """What the seal covers of a header."""
    if header.format == FIRST_FORMAT:
        return header
    fields = {name: getattr(header, name) for name in Header.__struct_fields__}
    return _SealedHeader(**{**fields, "seats": tuple(_SealedSeat(s.who, s.bot) for s in header.seats)})


def _people(header: Header) -> dict[str, str]:
    return {seat.who: seat.name for seat in header.seats if seat.name}


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
    record, seal = _read(raw)
    for seq, entry in enumerate(record.entries):
        if entry.seq != seq:
            raise RecordError(
                f"entry {entry.seq} stands where entry {seq} belongs; entries are missing or doubled",
                why="order",
                found=entry.seq,
                expected=seq,
            )
    if seal != seal_of(record):
        raise RecordError("its seal does not fit: something in it was changed", why="seal")
    if to_bytes(record) != data:
        raise RecordError(
            "its text was rewritten: a record keeps every byte, spaces and line ends too", why="rewritten"
        )
    return record


def _read(raw: dict[str, Any]) -> tuple[Record, str]:
    """The record in plain data and the seal it claims; `RecordError` if the format or the shape is another."""
    form = raw["header"].get("format")
    if form not in FORMATS:
        known = "' or '".join(FORMATS)
        raise RecordError(
            f"its format is '{form}'; this program reads '{known}'",
            why="format",
            format=str(form),
            known=known,
        )
    try:
        if form == FIRST_FORMAT:
            first = msgspec.convert(raw, _FirstFile)
            return Record(first.header, first.entries, first.result), first.seal
        file = msgspec.convert(raw, _File)
    except msgspec.ValidationError as error:
        raise RecordError(str(error), why="shape", detail=str(error)) from None
    fields = {name: getattr(file.header, name) for name in _SealedHeader.__struct_fields__}
    seats = tuple(Seat(file.people.get(seat.who, ""), seat.bot, seat.who) for seat in file.header.seats)
    header = Header(**{**fields, "seats": seats})
    return Record(header, file.entries, file.result, file.first_seal), file.seal
