"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.meta import META
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.names import Act, Actions, Field, Named, maybe, number, word

LAND = word("land", box.LAND_NAMES)
BUILDING = maybe("building", box.BUILDING_NAMES)
SEAT = number("seat", 0, META.most_players - 1)


def positions(mask: int) -> list[int]:
    """The positions, counted from 0, whose bits are set."""
    return [i for i in range(box.ROW) if mask >> i & 1]


def mask_of(chosen: Sequence[int]) -> int:
    """The inverse of `positions`."""
    return sum(1 << i for i in chosen)


def _read_positions(value: Any) -> int:
    if not isinstance(value, list | tuple) or not all(type(i) is int and 0 <= i < box.ROW for i in value):
        raise BadAction(f"'small' is a list of positions from 0 to {box.ROW - 1}, not {value!r}")
    if sorted(set(value)) != list(value):
        raise BadAction(f"'small' lists each position once, in rising order, not {list(value)}")
    return mask_of(value)


ACTIONS = Actions(
    Act("deal", codes.A_DEAL, SEAT, word("card", box.CARD_NAMES), chance=True),
    Act("turn", codes.A_TURN, SEAT, LAND, chance=True),
    Act("split", codes.A_SPLIT, Field("small", list[int], 1 << box.ROW, positions, _read_positions)),
    Act("take", codes.A_TAKE, word("set", codes.SET_NAMES)),
    Act("choose", codes.A_CHOOSE, LAND, BUILDING),
    Act("place", codes.A_PLACE, number("r", -box.REACH, box.REACH), number("q", -box.REACH, box.REACH)),
)


# Cells and kinds of land.


def coordinates(cell: int) -> tuple[int, int]:
    """The axial coordinates of a cell, (0, 0) being the first land of the domain."""
    return cell % box.WIDTH - box.REACH, cell // box.WIDTH - box.REACH


def cell_at(q: int, r: int) -> int:
    """The cell with these axial coordinates, each from -REACH to REACH."""
    return (r + box.REACH) * box.WIDTH + q + box.REACH


def name_kind(kind: int) -> Named:
    """A land and what stands on it."""
    land, site = divmod(kind, box.SITES)
    return {"land": LAND.write(land), "building": BUILDING.write(site)}


def kind_of(land: str, building: str | None) -> int:
    """The number of a land with what stands on it."""
    return LAND.read(land) * box.SITES + BUILDING.read(building)
