"""Points and the order of the places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.province import building_count, goods_count

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def score(s: KingsburgState, seat: i64) -> i64:
    """Where the seat's marker stands: the track has no end and no floor."""
    total: i64 = 0
    for source in range(codes.SOURCES):
        total += s.earned[seat * codes.SOURCES + source]
    return total


def compare(s: KingsburgState, seat: i64, other: i64) -> i64:
    """Points, then goods left, then buildings; else they share the place [F2] [F3] [F4] [F5] [F6]."""
    lead: i64 = score(s, seat) - score(s, other)
    if lead == 0:
        lead = goods_count(s, seat) - goods_count(s, other)
    if lead == 0:
        lead = building_count(s, seat) - building_count(s, other)
    return lead
