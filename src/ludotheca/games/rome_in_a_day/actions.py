"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheca.games.rome_in_a_day.meta import META
from ludotheca.games.rome_in_a_day.rules import A_CHOOSE, A_DEAL, A_PLACE, A_SPLIT, A_TAKE, A_TURN
from ludotheca.games.rome_in_a_day.tables import (
    BUILDING_NAMES,
    CARD_NAMES,
    CARDS,
    LAND_NAMES,
    LANDS,
    REACH,
    ROW,
    SITES,
    WIDTH,
)
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.game import Named

SETS = ("small", "large")  # by rules.SMALL and rules.LARGE

# The fields of each type of action, beside "type".
FIELDS: dict[str, tuple[str, ...]] = {
    "deal": ("seat", "card"),
    "turn": ("seat", "land"),
    "split": ("small",),
    "take": ("set",),
    "choose": ("land", "building"),
    "place": ("q", "r"),
}


def encode(action: int) -> Named:
    """The name of an action."""
    if action >= A_PLACE:
        q, r = coordinates(action - A_PLACE)
        return {"type": "place", "q": q, "r": r}
    if action >= A_CHOOSE:
        return {"type": "choose", **name_kind(action - A_CHOOSE)}
    if action >= A_TAKE:
        return {"type": "take", "set": SETS[action - A_TAKE]}
    if action >= A_SPLIT:
        return {"type": "split", "small": positions(action - A_SPLIT)}
    if action >= A_TURN:
        seat, land = divmod(action - A_TURN, LANDS)
        return {"type": "turn", "seat": seat, "land": LAND_NAMES[land]}
    seat, card = divmod(action - A_DEAL, CARDS)
    return {"type": "deal", "seat": seat, "card": CARD_NAMES[card]}


def decode(named: Mapping[str, Any]) -> int:
    """The action of a name; `BadAction` says what is wrong with one that is none."""
    kind = named.get("type")
    if kind not in FIELDS:
        raise BadAction(f"its type is {kind!r}, not one of {', '.join(FIELDS)}")
    expected = {"type", *FIELDS[kind]}
    if set(named) != expected:
        raise BadAction(
            f"a '{kind}' has the fields {', '.join(sorted(expected))}, not {', '.join(sorted(named))}"
        )
    if kind == "place":
        return A_PLACE + cell_at(_number(named, "q", -REACH, REACH), _number(named, "r", -REACH, REACH))
    if kind == "choose":
        site = 0 if named["building"] is None else 1 + _word(named, "building", BUILDING_NAMES)
        return A_CHOOSE + _word(named, "land", LAND_NAMES) * SITES + site
    if kind == "take":
        return A_TAKE + _word(named, "set", SETS)
    if kind == "split":
        return A_SPLIT + _mask(named["small"])
    seat = _number(named, "seat", 0, META.most_players - 1)
    if kind == "turn":
        return A_TURN + seat * LANDS + _word(named, "land", LAND_NAMES)
    return A_DEAL + seat * CARDS + _word(named, "card", CARD_NAMES)


def coordinates(cell: int) -> tuple[int, int]:
    """The axial coordinates of a cell, (0, 0) being the first land of the domain."""
    return cell % WIDTH - REACH, cell // WIDTH - REACH


def cell_at(q: int, r: int) -> int:
    """The cell with these axial coordinates, each from -REACH to REACH."""
    return (r + REACH) * WIDTH + q + REACH


def name_kind(kind: int) -> Named:
    """A land and what stands on it."""
    return {"land": land_name(kind), "building": building_name(kind)}


def land_name(kind: int) -> str:
    """The name of a kind's land."""
    return LAND_NAMES[kind // SITES]


def building_name(kind: int) -> str | None:
    """The name of the building on a kind of land, if one stands there."""
    site = kind % SITES
    return BUILDING_NAMES[site - 1] if site else None


def kind_of(land: str, building: str | None) -> int:
    """The number of a land with what stands on it."""
    return LAND_NAMES.index(land) * SITES + (0 if building is None else 1 + BUILDING_NAMES.index(building))


def positions(mask: int) -> list[int]:
    """The positions, counted from 0, whose bits are set."""
    return [i for i in range(ROW) if mask >> i & 1]


def mask_of(chosen: Sequence[int]) -> int:
    """The inverse of `positions`."""
    return sum(1 << i for i in chosen)


def _mask(value: object) -> int:
    if not isinstance(value, list | tuple) or not all(type(i) is int and 0 <= i < ROW for i in value):
        raise BadAction(f"'small' is a list of positions from 0 to {ROW - 1}, not {value!r}")
    if sorted(set(value)) != list(value):
        raise BadAction(f"'small' lists each position once, in rising order, not {list(value)}")
    return mask_of(value)


def _word(named: Mapping[str, Any], field: str, words: Sequence[str]) -> int:
    value = named[field]
    if not isinstance(value, str) or value not in words:
        raise BadAction(f"'{field}' is one of {', '.join(words)}, not {value!r}")
    return words.index(value)


def _number(named: Mapping[str, Any], field: str, least: int, most: int) -> int:
    value = named[field]
    if type(value) is not int or not least <= value <= most:
        raise BadAction(f"'{field}' is a whole number from {least} to {most}, not {value!r}")
    return value
