"""What a governor owns: goods, buildings and their combat value. Shared by all phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def has(s: KingsburgState, seat: i64, building: i64) -> bool:
    """Whether a building stands in the seat's province [B10]."""
    return s.rows[seat * box.ROWS + building // box.COLUMNS] > building % box.COLUMNS


def standing(s: KingsburgState, seat: i64) -> list[int]:
    """The buildings of a seat, row by row."""
    return [building for building in range(box.BUILDINGS) if has(s, seat, building)]


def building_count(s: KingsburgState, seat: i64) -> i64:
    """How many buildings a seat has."""
    total: i64 = 0
    for row in range(box.ROWS):
        total += s.rows[seat * box.ROWS + row]
    return total


def goods_count(s: KingsburgState, seat: i64) -> i64:
    """How many goods a seat has, of any kind. "+2" tokens are no goods [G3]."""
    base: i64 = seat * box.GOODS
    return s.goods[base + box.GOLD] + s.goods[base + box.WOOD] + s.goods[base + box.STONE]


def earn(s: KingsburgState, seat: i64, source: i64, points: i64) -> None:
    """Move the seat's marker, back for a negative number and below zero if need be [G4]."""
    s.earned[seat * codes.SOURCES + source] += points


def add_set(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods from the supply, which never runs out [G2]."""
    base: i64 = seat * box.GOODS
    s.goods[base + box.GOLD] += box.in_set(goods, box.GOLD)
    s.goods[base + box.WOOD] += box.in_set(goods, box.WOOD)
    s.goods[base + box.STONE] += box.in_set(goods, box.STONE)


def pay_set(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods back to the supply."""
    base: i64 = seat * box.GOODS
    s.goods[base + box.GOLD] -= box.in_set(goods, box.GOLD)
    s.goods[base + box.WOOD] -= box.in_set(goods, box.WOOD)
    s.goods[base + box.STONE] -= box.in_set(goods, box.STONE)


def add_sets(out: vec[i64], first: i64, size: i64) -> vec[i64]:
    """`out` with `first` plus every set of that many goods of choice."""
    for gold in range(size, -1, -1):
        for wood in range(size - gold, -1, -1):
            out = append(out, first + box.set_of(gold, wood, size - gold - wood))
    return out


def add_payments(s: KingsburgState, seat: i64, out: vec[i64], first: i64, size: i64) -> vec[i64]:
    """`out` with `first` plus every set of that many goods the seat can give."""
    base: i64 = seat * box.GOODS
    gold: i64 = min(size, s.goods[base + box.GOLD])
    while gold >= 0:
        wood: i64 = min(size - gold, s.goods[base + box.WOOD])
        while wood >= 0:
            stone: i64 = size - gold - wood
            if stone > s.goods[base + box.STONE]:
                break
            out = append(out, first + box.set_of(gold, wood, stone))
            wood -= 1
        gold -= 1
    return out


def building_strength(s: KingsburgState, seat: i64, enemy: i64) -> i64:
    """What the buildings add to the combat value against this enemy, the Farms' loss included."""
    total: i64 = 0
    for row in range(box.ROWS):
        for column in range(s.rows[seat * box.ROWS + row]):
            total += box.combat_of(row * box.COLUMNS + column, enemy)
    return total
