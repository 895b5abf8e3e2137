"""What a seat sees, as numbers: the table, then every seat from its own on. Others' sealed answers are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState

WIDEST = box.MOST_BORDER  # places for a land; no other list is longer


def observe(s: RomeState, viewer: i64, out: Sight) -> None:
    """Round, phase and draws, then the seats."""
    out.one_of(box.ROUNDS, s.round - 1)
    out.one_of(codes.OVER + 1, s.phase)
    out.put(s.drawn)
    first: i64 = max(viewer, 0)
    n: i64 = s.players
    i: i64 = 0
    while i < n:
        seat: i64 = first + i
        if seat >= n:
            seat -= n
        observe_seat(s, seat, seat == viewer, out)
        observe_domain(s, seat, out)
        i += 1


def observe_seat(s: RomeState, seat: i64, mine: bool, out: Sight) -> None:
    """Card, stack, gems, row, the split [D5] and the choice [C7] as far as they are open, and the lands to lay."""
    out.one_of(box.CARDS, s.card[seat])
    out.row(s.stack, seat * box.LANDS, box.LANDS)
    out.put(s.gems[seat])
    i: i64 = 0
    while i < box.ROW:
        observe_kind(s.row[seat * box.ROW + i], out)
        i += 1
    split: i64 = s.split[seat]
    choice: i64 = s.choice[seat]
    if s.phase == codes.DIVIDE:
        out.yes(split != NONE)
    else:
        out.yes(choice != NONE)
    if split != NONE and (mine or s.phase != codes.DIVIDE):
        out.put(1)
        out.bits(box.ROW, split)
    else:
        out.zeros(1 + box.ROW)
    if mine:
        out.put(choice + 1)
    else:
        out.put(0)
    hand: i64 = s.hand_size[seat]
    i = 0
    while i < box.MOST_IN_HAND:
        if i < hand:
            observe_kind(s.hand[seat * box.MOST_IN_HAND + i], out)
        else:
            out.zeros(2)
        i += 1
    observe_kind(s.chosen[seat], out)


def observe_kind(kind: i64, out: Sight) -> None:
    """A land and its building, each from 1 on; 0 for none."""
    if kind == NONE:
        out.zeros(2)
    else:
        out.put(box.land_of(kind) + 1)
        out.put(box.building_of(kind) + 1)


def observe_domain(s: RomeState, seat: i64, out: Sight) -> None:
    """The lands as they were laid: column and line counted from the first one, and kind from 1 on."""
    count: i64 = s.land_count[seat]
    start: i64 = seat * box.MOST_LANDS
    cells = s.land_cell
    kinds = s.land_kind
    rows = out.out
    at: i64 = out.at
    i: i64 = 0
    while i < count:
        cell: i64 = cells[start + i]
        line: i64 = cell // box.WIDTH
        rows[at] = i16(cell - line * box.WIDTH - box.REACH)
        rows[at + 1] = i16(line - box.REACH)
        rows[at + 2] = i16(kinds[start + i] + 1)
        at += 3
        i += 1
    out.at = at
    out.zeros(3 * (box.MOST_LANDS - count))
