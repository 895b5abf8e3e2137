"""What the King gives between the seasons: his Aid (phase 1), his Reward (phase 3), his Envoy (phase 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.province import add_set, building_count, earn, goods_count
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def is_last(s: KingsburgState, seat: i64) -> bool:
    """Whether nobody has fewer buildings, nor as few buildings and fewer goods [K2] [K5]."""
    buildings: i64 = building_count(s, seat)
    goods: i64 = goods_count(s, seat)
    for other in range(s.players):
        theirs: i64 = building_count(s, other)
        if theirs < buildings or (theirs == buildings and goods_count(s, other) < goods):
            return False
    return True


def only_last(s: KingsburgState) -> i64:
    """The one governor furthest behind, or NONE if several are equally far."""
    found: i64 = NONE
    for seat in range(s.players):
        if is_last(s, seat):
            if found != NONE:
                return NONE
            found = seat
    return found


# Phase 1.


def kings_aid(s: KingsburgState) -> None:
    """A white die for the next Spring to the last governor; if several are last, a good each and no die [K1] [K3]."""
    s.aid = only_last(s)
    s.stage = codes.NEXT_PHASE
    if s.aid != NONE:
        s.tell(codes.E_AID_DIE, s.aid)
        return
    for seat in range(s.players):
        s.owed[seat] = 1 if is_last(s, seat) else 0
    ask_several(s, codes.AID_GOODS)


def take_aid(s: KingsburgState, seat: i64, goods: i64) -> None:
    """A good of choice; the tied governors choose side by side [K4]."""
    add_set(s, seat, goods)
    s.owed[seat] = 0
    s.tell(codes.E_AID_GOOD, seat, goods)
    close_if_answered(s, codes.NEXT_PHASE)


def ask_several(s: KingsburgState, stage: i64) -> None:
    """Choices that touch nobody else are open to all their seats at once: a step of their own [G5]."""
    s.stage = stage
    s.step += 1


def close_if_answered(s: KingsburgState, then: i64) -> None:
    """Once no seat owes an answer the step is closed and the game goes on."""
    for seat in range(s.players):
        if s.owed[seat] != 0:
            return
    s.step += 1
    s.stage = then


# Phase 3.


def kings_reward(s: KingsburgState) -> None:
    """A point to whoever has the most buildings, to all who are tied [W1] [W2] [W3]."""
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, building_count(s, seat))
    for seat in range(s.players):
        if building_count(s, seat) == most:
            earn(s, seat, codes.FROM_REWARD, 1)
            s.tell(codes.E_REWARD, seat)
    s.stage = codes.NEXT_PHASE


# Phase 5.


def kings_envoy(s: KingsburgState) -> None:
    """An Envoy not used for a year comes back first; then it goes to the last governor, or to nobody [V1] [V2] [V5]."""
    if s.envoy != NONE:
        s.tell(codes.E_ENVOY_BACK, s.envoy)
    s.envoy = only_last(s)
    if s.envoy == NONE:
        s.tell(codes.E_ENVOY_NOBODY)
    else:
        s.tell(codes.E_ENVOY, s.envoy)
    s.stage = codes.NEXT_PHASE
