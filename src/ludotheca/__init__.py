"""Ludotheca: Euro board games as software, one rules engine for tables, bots and research.

A whole game:

    import ludotheca

    match = ludotheca.new_match("rome_in_a_day", players=3, seed=7)
    while not match.over:
        for decision in match.decisions():
            match.submit(decision.seat, decision.actions[0])
    print(match.result())
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from ludotheca.games import registry
from ludotheca.kernel import match as _match
from ludotheca.kernel import play_on as _play_on
from ludotheca.kernel import record as _record
from ludotheca.kernel.chance import FairDealer, NoDealer
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Record, Seat

__all__ = ["LudothecaError", "Match", "Record", "load", "new_match", "play_on", "read_record", "verify"]
__version__ = "0.1.0"


def new_match(
    title: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    *,
    seats: Sequence[Seat] = (),
    time: int = 0,
    keyed: bool = False,
) -> Match:
    """A new match of a title. The same seed deals the same dice and cards; without one they are unforeseeable.
    `keyed`: a draw follows from what it is, not from its number, so that equal questions get equal dice."""
    game = registry.get(title)
    game.check_players(players)
    dealer = _new_dealer(seed, keyed=keyed)
    return Match.start(game, dealer, players=players, options=options, seats=seats, time=time)


def play_on(
    source: str | PathLike[str] | bytes | Record,
    entries: int,
    seat: int,
    seed: int | None = None,
    *,
    seats: Sequence[Seat] = (),
    as_it_was: bool = False,
    keyed: bool = False,
) -> Match:
    """A new match that begins after so many entries of a record. What the seat could not know then is drawn anew,
    unless it is wanted `as_it_was`."""
    record = source if isinstance(source, Record) else read_record(source)
    return _play_on.play_on(
        _moment(record, entries), seat, _new_dealer(seed, keyed=keyed), seats=seats, as_it_was=as_it_was
    )


def _new_dealer(seed: int | None, *, keyed: bool) -> FairDealer:
    if seed is None:
        secret = secrets.token_bytes(32)
    else:
        secret = hashlib.sha256(f"ludotheca seed {seed}".encode()).digest()
    # The name of a match enters every draw; it must not give the secret away.
    name = hashlib.sha256(b"match" + secret).hexdigest()[:16]
    return FairDealer(secret, name, keyed=keyed)


def _moment(record: Record, entries: int) -> Match:
    match = Match(registry.get(record.header.game), record.header, NoDealer(record.header.fairness))
    return _play_on.at_moment(record, entries, match)


def read_record(source: str | PathLike[str] | bytes) -> Record:
    """The record in a file, or in the bytes of one; `RecordError` if it is none."""
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    return _record.from_bytes(data)


def load(source: str | PathLike[str] | bytes | Record) -> Match:
    """The match of a record, every entry checked."""
    record = source if isinstance(source, Record) else read_record(source)
    return Match.replay(registry.get(record.header.game), record)


def verify(
    source: str | PathLike[str] | bytes | Record, origin: str | PathLike[str] | bytes | Record | None = None
) -> Match:
    """Like `load`, and every die and card is computed again from what the record publishes. `origin`: the record it was
    played on from; the position it begins with is made again, too."""
    record = source if isinstance(source, Record) else read_record(source)
    match = _match.verify(registry.get(record.header.game), record)
    if origin is not None:
        old = origin if isinstance(origin, Record) else read_record(origin)
        _play_on.verify_origin(
            record, _moment(old, record.header.origin.entries if record.header.origin else 0)
        )
    return match
