"""What goods and buildings are worth to a seat, and how much time there is to use them, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.build import price
from ludotheca.games.kingsburg.rules.province import has
from ludotheca.games.kingsburg.weights import BRINGS, GOOD, HEAP, MISSING, PRICE, UNLOCKS, WANTED, WEIGHTS
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

POINT: Final = 100


# Time.


def seasons_left(s: KingsburgState) -> i64:
    """Productive seasons that begin after this one."""
    begun: i64 = 0
    if s.phase >= 2:
        begun = 1
    if s.phase >= codes.SUMMER:
        begun = 2
    if s.phase >= codes.AUTUMN:
        begun = 3
    return (box.YEARS - s.year) * 3 + 3 - begun


def winters_left(s: KingsburgState) -> i64:
    """Battles to come, this year's included."""
    return box.YEARS - s.year + 1


def is_late(s: KingsburgState) -> bool:
    """Whether nothing will be built any more."""
    return s.year == box.YEARS and s.phase > codes.AUTUMN


# Buildings.


def for_battle(building: i64) -> bool:
    """Whether a building brings something each winter; the others do each season."""
    return box.GUARD_TOWER <= building <= box.FORTRESS or building in (box.CHURCH, box.BARRICADE)


def desire(s: KingsburgState, building: i64) -> i64:
    """Points now, and what the building will bring."""
    times: i64 = winters_left(s) if for_battle(building) else seasons_left(s)
    return box.points_of(building) * POINT + WEIGHTS.values[BRINGS + building] * times


def build_value(s: KingsburgState, seat: i64, building: i64) -> i64:
    """What a building promises beyond its price, with a part of what it leads to."""
    w: vec[i64] = WEIGHTS.values
    total: i64 = desire(s, building)
    left: i64 = seasons_left(s)
    if building % box.COLUMNS < box.COLUMNS - 1 and left > 1:
        total += desire(s, building + 1) * w[UNLOCKS] // 100
    paid: i64 = 0
    for good in range(box.GOODS):
        each: i64 = w[GOOD + good] if left > 0 else 10
        paid += each * price(s, seat, building, good)
    return total - paid * w[PRICE] // 100


def wishes(s: KingsburgState, seat: i64) -> vec[i64]:
    """How many of each good the building that the seat saves for still lacks."""
    lacks: vec[i64] = vec[i64]([0, 0, 0])
    missing_costs: i64 = WEIGHTS.values[MISSING]
    best: i64 = NONE
    most: i64 = -1_000_000
    for row in range(box.ROWS):
        column: i64 = s.rows[seat * box.ROWS + row]
        if column == box.COLUMNS:
            continue
        building: i64 = row * box.COLUMNS + column
        missing: i64 = 0
        for good in range(box.GOODS):
            missing += max(0, price(s, seat, building, good) - s.goods[seat * box.GOODS + good])
        if missing > 0:
            promise: i64 = desire(s, building) - missing_costs * missing
            if promise > most:
                most = promise
                best = building
    if best != NONE:
        for good in range(box.GOODS):
            lacks[good] = max(0, price(s, seat, best, good) - s.goods[seat * box.GOODS + good])
    return lacks


# Goods.


def one_of(good: i64) -> i64:
    """A set of one good."""
    return box.set_of(
        1 if good == box.GOLD else 0, 1 if good == box.WOOD else 0, 1 if good == box.STONE else 0
    )


def late_value(s: KingsburgState, seat: i64) -> i64:
    """A good after the last building serves only a Cathedral."""
    return POINT // 2 if has(s, seat, box.CATHEDRAL) else 2


def gain(s: KingsburgState, seat: i64, goods: i64, plan: vec[i64]) -> i64:
    """What a set of goods is worth to get: more for as many as the plan lacks."""
    return value_of(s, seat, goods, plan, False)


def worth(s: KingsburgState, seat: i64, goods: i64, plan: vec[i64]) -> i64:
    """What a set of goods is worth to keep: more for all of a kind that the plan lacks."""
    return value_of(s, seat, goods, plan, True)


def value_of(s: KingsburgState, seat: i64, goods: i64, plan: vec[i64], kept: bool) -> i64:
    """Goods that lie in heaps are worth less; after the last building they serve a Cathedral at best."""
    if goods == 0:
        return 0
    w: vec[i64] = WEIGHTS.values
    late: bool = is_late(s)
    total: i64 = 0
    for good in range(box.GOODS):
        count: i64 = box.in_set(goods, good)
        if count > 0:
            if late:
                total += late_value(s, seat) * count
            else:
                total += (w[GOOD + good] - w[HEAP] * s.goods[seat * box.GOODS + good]) * count
                if kept and plan[good] > 0:
                    total += w[WANTED] * count
                else:
                    total += w[WANTED] * min(count, plan[good])
    return total


def any_value(s: KingsburgState, seat: i64, count: i64, plan: vec[i64]) -> i64:
    """Goods of choice: first those the plan lacks."""
    if count == 0:
        return 0
    if is_late(s):
        return late_value(s, seat) * count
    w: vec[i64] = WEIGHTS.values
    best: i64 = max(w[GOOD + box.GOLD], w[GOOD + box.WOOD])
    best = max(best, w[GOOD + box.STONE])
    return best * count + w[WANTED] * min(count, plan[box.GOLD] + plan[box.WOOD] + plan[box.STONE])
