"""What a seat sees, as numbers: the table, then every seat from its own on. Others' sealed answers are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

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
    observe_kinds(s.row, seat * box.ROW, box.ROW, out)
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
    observe_kinds(s.hand, seat * box.MOST_IN_HAND, hand, out)
    rows = out.out
    at: i64 = out.at
    out.at = at + 2 * (box.MOST_IN_HAND - hand)
    while at < out.at and rows[at] != 0:
        rows[at] = 0
        rows[at + 1] = 0
        at += 2
    observe_kinds(s.chosen, seat, 1, out)


def observe_kinds(kinds: vec[i64], start: i64, count: i64, out: Sight) -> None:
    """Lands and their buildings, each from 1 on; 0 for none."""
    rows = out.out
    at: i64 = out.at
    i: i64 = 0
    while i < count:
        kind: i64 = kinds[start + i]
        if kind == NONE:
            rows[at] = 0
            rows[at + 1] = 0
        else:
            rows[at] = i16(box.land_of(kind) + 1)
            rows[at + 1] = i16(box.building_of(kind) + 1)
        at += 2
        i += 1
    out.at = at


def observe_domain(s: RomeState, seat: i64, out: Sight) -> None:
    """The lands as they were laid: kind from 1 on, column and line counted from the first one. They are laid one after
    another, so behind the first place without a land all is 0."""
    count: i64 = s.land_count[seat]
    start: i64 = seat * box.MOST_LANDS
    cells = s.land_cell
    kinds = s.land_kind
    rows = out.out
    at: i64 = out.at
    i: i64 = 0
    if out.again:  # what was laid stays where it is
        i = count
        while i > 0 and rows[at + 3 * (i - 1)] == 0:
            i -= 1
    at += 3 * i
    while i < count:
        cell: i64 = cells[start + i]
        line: i64 = cell // box.WIDTH
        rows[at] = i16(kinds[start + i] + 1)
        rows[at + 1] = i16(cell - line * box.WIDTH - box.REACH)
        rows[at + 2] = i16(line - box.REACH)
        at += 3
        i += 1
    out.at += 3 * box.MOST_LANDS
    while i < box.MOST_LANDS and rows[at] != 0:
        rows[at] = 0
        rows[at + 1] = 0
        rows[at + 2] = 0
        at += 3
        i += 1
