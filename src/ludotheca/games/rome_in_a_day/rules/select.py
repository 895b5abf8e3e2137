"""Selection: everybody chooses a neighbour's set in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.rules.annex import add_to_hand
from ludotheca.games.rome_in_a_day.rules.explore import row_of
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


def seal_choice(s: RomeState, seat: i64, which: i64) -> None:
    """A choice card face down: Minus for the small set, Plus for the large one [C2]."""
    s.choice[seat] = which
    source: i64 = box.takes_from(seat, s.players, s.round)
    s.tell(codes.E_CHOICE_SEALED, seat, source)
    s.tell_seat(seat, codes.E_CHOICE_MINE, seat, source, which)


def open_choices(s: RomeState) -> None:
    """All choices at once: the sets change hands with their buildings and gem [C3], the rest is kept [C4]."""
    seat: i64 = 0
    while seat < s.players:
        source: i64 = box.takes_from(seat, s.players, s.round)
        taker: i64 = box.taken_by(seat, s.players, s.round)
        if s.choice[seat] == codes.SMALL:
            s.gems[seat] += 1
        if s.choice[taker] == codes.LARGE:  # the own small set stays, and its gem goes back to the reserve
            s.gems[seat] += 1
        take_set(s, seat, source, set_mask(s, source, s.choice[seat]))
        take_set(s, seat, seat, set_mask(s, seat, 1 - s.choice[taker]))
        seat += 1
    if s.sink is not None:
        for i in range(int(s.players)):
            source = box.takes_from(i, s.players, s.round)
            taken = row_of(s, source, set_mask(s, source, s.choice[i]))
            s.sink.emit(codes.E_TAKEN, EVERYONE, [i, int(source), int(s.choice[i]), *taken])


def set_mask(s: RomeState, owner: i64, which: i64) -> i64:
    """The positions of one of the two sets of a row."""
    if which == codes.SMALL:
        return s.split[owner]
    return 31 - s.split[owner]


def take_set(s: RomeState, seat: i64, owner: i64, mask: i64) -> None:
    """The lands at these positions of the owner's row come into the seat's hand with what stands on them [A5]."""
    position: i64 = 0
    while position < box.ROW:
        if (mask >> position) & 1:
            add_to_hand(s, seat, s.row[owner * box.ROW + position])
        position += 1
