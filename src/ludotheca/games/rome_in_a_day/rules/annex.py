"""Annexation: everybody lays their lands, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.state import NONE, insert_in_order, remove_in_order
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


def begin_annexation(s: RomeState) -> None:
    """Everybody lays their lands, side by side; the rows are gone."""
    s.phase = codes.ANNEX
    s.step += 1
    s.shown += 1
    s.row = vec[i64]([NONE] * (s.players * box.ROW))
    s.split = vec[i64]([NONE] * s.players)
    s.choice = vec[i64]([NONE] * s.players)
    seat: i64 = 0
    while seat < s.players:
        pick_up_last(s, seat)
        seat += 1


def add_to_hand(s: RomeState, seat: i64, kind: i64) -> None:
    """A hand is in rising order, so that equal lands stand together."""
    insert_in_order(s.hand, seat * box.MOST_IN_HAND, s.hand_size[seat], kind)
    s.hand_size[seat] += 1


def choose_land(s: RomeState, seat: i64, kind: i64) -> None:
    """Pick up a land of the hand to lay it next."""
    remove_in_order(s.hand, seat * box.MOST_IN_HAND, s.hand_size[seat], kind)
    s.hand_size[seat] -= 1
    s.chosen[seat] = kind


def pick_up_last(s: RomeState, seat: i64) -> None:
    """A single land left is no choice: it is picked up by itself [A8]."""
    if s.hand_size[seat] == 1:
        choose_land(s, seat, s.hand[seat * box.MOST_IN_HAND])


def place(s: RomeState, seat: i64, cell: i64) -> None:
    """Lay the land picked up. Every seat must lay all it has [A2], without waiting for others [A6]."""
    kind: i64 = s.chosen[seat]
    lay(s, seat, kind, cell)
    s.chosen[seat] = NONE
    if s.sink is not None:
        s.tell_more(codes.E_PLACED, seat, kind, cell, s.built(seat))
    pick_up_last(s, seat)


def lay(s: RomeState, seat: i64, kind: i64, cell: i64) -> None:
    """Put a land on a border cell, where it stays [A4], and extend the border round it, any way it grows [A9]."""
    base: i64 = seat * box.CELLS
    first: i64 = seat * box.MOST_BORDER
    size: i64 = s.border_size[seat]
    i: i64 = 0
    while s.border[first + i] != cell:
        i += 1
    size -= 1
    s.border[first + i] = s.border[first + size]
    count: i64 = s.land_count[seat]
    s.land_cell[seat * box.MOST_LANDS + count] = cell
    s.land_kind[seat * box.MOST_LANDS + count] = kind
    s.land_count[seat] = count + 1
    s.grid[base + cell] = u8(box.FIRST_LAND + count)
    direction: i64 = 0
    while direction < 6:
        beside: i64 = box.neighbour(cell, direction)
        if s.grid[base + beside] == box.FREE:
            s.grid[base + beside] = box.BORDER
            s.border[first + size] = beside
            size += 1
        direction += 1
    s.border_size[seat] = size
