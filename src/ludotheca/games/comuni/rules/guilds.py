"""Phases 4 and 5: guild masters change hands by themselves, and pilgrims repair what was pillaged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.town import category_points, have, spend, tallest
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def claim_masters(s: ComuniState, seat: i64) -> None:
    """Each guild master the seat has earned comes to it, in its own phase 4 and without asking [G1] [G5]."""
    for category in range(i64(box.CATEGORIES)):
        holder: i64 = s.master[category]
        if holder != seat and earns_master(s, seat, category):
            s.master[category] = seat
            if holder == NONE:
                s.tell(codes.E_MASTER, seat, category)
            else:
                s.tell(codes.E_MASTER_TAKEN, seat, holder, category)


def earns_master(s: ComuniState, seat: i64, category: i64) -> bool:
    """A free one with a building of two storeys [G2], a held one with more points in the category [G3] [G4]."""
    holder: i64 = s.master[category]
    if holder == NONE:
        return tallest(s, seat, category) >= 2
    return category_points(s, seat, category) > category_points(s, holder, category)


def repair_due(s: ComuniState, seat: i64) -> bool:
    """Whether there is anything to repair and a pilgrim to do it [D3]."""
    return s.pillage[seat] > 0 and have(s, seat, box.PILGRIM) > 0


def repair_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """Nothing, one point for a pilgrim, or two for three [D1]."""
    out: vec[i64] = vec[i64]()
    count: i64 = 0
    while count <= 2 and count <= s.pillage[seat] and repair_price(count) <= have(s, seat, box.PILGRIM):
        out = append(out, codes.A_REPAIR + count)
        count += 1
    return out


def repair_price(count: i64) -> i64:
    """Pilgrims for none, one or two points of pillage [D2]."""
    return 3 if count == 2 else count


def repair(s: ComuniState, seat: i64, count: i64) -> None:
    """Pilgrims and pillage go back [D1]."""
    spend(s, seat, box.PILGRIM, repair_price(count))
    s.pillage[seat] -= count
    if count > 0:
        s.tell(codes.E_REPAIRED, seat, count, repair_price(count))
