"""A match that goes on from a moment of another one."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.kernel.chance import Dealer, dealer_of
from ludotheca.kernel.errors import BadMoment, FairnessError
from ludotheca.kernel.match import Match
from ludotheca.kernel.origin import origin_at
from ludotheca.kernel.record import FORMAT, Header, Record, Seat, with_ids


def at_moment(record: Record, entries: int, match: Match) -> Match:
    """The match of a record after so many of its entries; `match` is the same one before its first entry."""
    most = len(record.entries)
    if not 0 <= entries <= most:
        raise BadMoment(
            f"its moments go from 0 to {most} entries, not {entries}",
            why="moment-entries",
            most=most,
            entries=entries,
        )
    for entry in record.entries[:entries]:
        match.extend(entry)
    return match


def play_on(
    old: Match,
    seat: int,
    dealer: Dealer,
    *,
    seats: Sequence[Seat] = (),
    as_it_was: bool = False,
    time: int = 0,
) -> Match:
    """A new match that begins where the old one stands, with what `seat` could not know drawn anew. The old one is not
    touched."""
    players = old.header.players
    if not 0 <= seat < players:
        raise BadMoment(
            f"there is no seat {seat}; seats go from 0 to {players - 1}",
            why="moment-seat",
            seat=seat,
            last=players - 1,
        )
    if old.over:
        raise BadMoment("the game is over there; take an earlier moment", why="moment-over")
    fairness = dealer.fairness(publish=False)
    header = Header(
        format=FORMAT,
        game=old.header.game,
        rules=old.header.rules,
        players=players,
        options=old.header.options,
        seats=with_ids(seats or [Seat(f"Seat {number + 1}") for number in range(players)], fairness),
        fairness=fairness,
        origin=origin_at(old, seat, dealer, as_it_was=as_it_was),
    )
    match = Match(old.game, header, dealer)
    match.deal(time)
    return match


def verify_origin(record: Record, old: Match) -> None:
    """That a record was played on from where the old match stands, and that its house drew what it was bound to draw;
    `FairnessError` if not."""
    origin = record.header.origin
    if origin is None:
        raise FairnessError("it was not played on from another game", why="no-origin")
    if (origin.match, record.header.game) != (old.header.fairness.match, old.header.game):
        raise FairnessError("it was played on from another game than this one", why="other-origin")
    right = origin_at(old, origin.seat, dealer_of(record.header.fairness), as_it_was=origin.as_it_was)
    if right != origin:
        raise FairnessError("it does not begin from the position it should", why="odd-origin")
