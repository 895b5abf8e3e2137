"""The facts of the box: goods, advisors, buildings, enemies.

Buildings, advisors [S8] and enemies [S6] come from components.json, which says of each figure how sure it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

YEARS: Final = 5

# Goods.
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOODS: Final = 3
GOOD_NAMES: Final[tuple[str, ...]] = ("gold", "wood", "stone")

# Dice of a seat, one after another: three of its colour, then up to two white ones (King's Aid and Farms).
COLOURED: Final = 3
WHITE: Final = 2
DICE: Final = COLOURED + WHITE
NEUTRAL_DICE: Final = 5  # for two players: three, then two

# The court. The first group of dice on an advisor lies on spot 1 to 18, one that the Envoy brings on spot 19 to 36.
ADVISORS: Final = 18
SPOTS: Final = 2 * ADVISORS + 1  # spot 0 is a die in hand
ALCHEMIST: Final = 6
GENERAL: Final = 10
SMUGGLER: Final = 14
QUEEN: Final = 17
NEUTRAL: Final = 5  # the "owner" of neutral dice: no seat has this number
NO_EXTRA: Final = 1  # a group without "+2" and shift: "+2" used * 3 + the Market's shift + 1

# Provinces: five rows of four buildings, built from left to right, so a row is told by how many stand in it.
ROWS: Final = 5
COLUMNS: Final = 4
BUILDINGS: Final = ROWS * COLUMNS
STATUE: Final = 0
CHAPEL: Final = 1
CHURCH: Final = 2
CATHEDRAL: Final = 3
INN: Final = 4
MARKET: Final = 5
FARMS: Final = 6
MERCHANTS_GUILD: Final = 7
GUARD_TOWER: Final = 8
BLACKSMITH: Final = 9
BARRACKS: Final = 10
WIZARDS_GUILD: Final = 11
PALISADE: Final = 12
STABLES: Final = 13
STONE_WALL: Final = 14
FORTRESS: Final = 15
BARRICADE: Final = 16
CRANE: Final = 17
TOWN_HALL: Final = 18
EMBASSY: Final = 19

# Enemies.
ENEMY_NAMES: Final[tuple[str, ...]] = ("goblins", "orcs", "zombies", "barbarians", "demons", "dragons")
ENEMIES: Final = 6
CARDS: Final = 25
CARDS_A_YEAR: Final = 5
# What a card takes or gives: the goods by kind, goods of choice, buildings, victory points.
SPOIL_NAMES: Final[tuple[str, ...]] = (*GOOD_NAMES, "goods", "buildings", "points")
SPOILS: Final = 6
ANY_GOODS: Final = 3
LOST_BUILDINGS: Final = 4
POINTS: Final = 5

# A set of goods as one number: how many of each, at most four.
SET_GOLD: Final = 25
SET_WOOD: Final = 5
SETS: Final = 125


def set_of(gold: i64, wood: i64, stone: i64) -> i64:
    """The number of a set of goods."""
    return gold * SET_GOLD + wood * SET_WOOD + stone


def in_set(goods: i64, good: i64) -> i64:
    """How many of one good a set holds."""
    if good == GOLD:
        return goods // SET_GOLD
    if good == WOOD:
        return goods // SET_WOOD % SET_WOOD
    return goods % SET_WOOD


def _load() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((Path(__file__).parent / "components.json").read_text("utf-8"))
    return data


COMPONENTS: Final = _load()
_BUILDINGS: Final[list[dict[str, Any]]] = COMPONENTS["buildings"]
_ADVISORS: Final[list[dict[str, Any]]] = COMPONENTS["advisors"]
_ENEMIES: Final[list[dict[str, Any]]] = COMPONENTS["enemies"]

BUILDING_NAMES: Final[tuple[str, ...]] = tuple(b["name"] for b in _BUILDINGS)
ADVISOR_NAMES: Final[tuple[str, ...]] = tuple(a["name"] for a in _ADVISORS)

_COST: Final = bytes(b["cost"].get(good, 0) for b in _BUILDINGS for good in GOOD_NAMES)
_POINTS: Final = bytes(b["points"] for b in _BUILDINGS)
# Bytes hold no negative number: everything is stored one higher.
_COMBAT: Final = bytes(
    1 + b["combat"] + b.get("versus", {}).get(enemy, 0) for b in _BUILDINGS for enemy in ENEMY_NAMES
)


def cost(building: i64, good: i64) -> i64:
    """What is printed on the province [S7]; the Crane's discount is not in it."""
    return _COST[building * GOODS + good]


def points_of(building: i64) -> i64:
    """The victory points of a building."""
    return _POINTS[building]


def combat_of(building: i64, enemy: i64) -> i64:
    """What a building adds to the combat value against this enemy; the Farms take one away.

    Church [P3], Guard Tower [P9], Blacksmith [P10], Wizards' Guild [P12], Palisade [P13], Barricade [P17].
    """
    return i64(_COMBAT[building * ENEMIES + enemy]) - 1


def _gift(part: str) -> bytes:
    """One part of every advisor's gift; the advisors count from 1."""
    return bytes([0, *(a["gift"].get(part, 0) for a in _ADVISORS)])


def _set(goods: dict[str, int]) -> int:
    return int(set_of(goods.get("gold", 0), goods.get("wood", 0), goods.get("stone", 0)))


_GIFT_SET: Final = bytes([0, *(_set(a["gift"]) for a in _ADVISORS)])
_GIFT_ANY: Final = _gift("goods")
_GIFT_TOKENS: Final = _gift("tokens")
_GIFT_SOLDIERS: Final = _gift("soldiers")
_GIFT_POINTS: Final = _gift("points")
_GIFT_PEEK: Final = _gift("peek")
_GIFT_EITHER: Final = bytes([0, *(_set(a["gift"].get("one_of", [{}, {}])[0]) for a in _ADVISORS)])
_GIFT_OR: Final = bytes([0, *(_set(a["gift"].get("one_of", [{}, {}])[1]) for a in _ADVISORS)])


def gift_set(advisor: i64) -> i64:
    """The goods an advisor gives without a choice [C2] [C3] [C8] [C13] [C15] [C16] [C18]."""
    return _GIFT_SET[advisor]


def gift_any(advisor: i64) -> i64:
    """How many goods of choice an advisor gives [C12]."""
    return _GIFT_ANY[advisor]


def gift_either(advisor: i64) -> i64:
    """The first of an advisor's two alternatives, or no goods at all [C4]."""
    return _GIFT_EITHER[advisor]


def gift_or(advisor: i64) -> i64:
    """The second of an advisor's two alternatives [C9] [C11]."""
    return _GIFT_OR[advisor]


def gift_tokens(advisor: i64) -> i64:
    """How many "+2" tokens an advisor gives [C7]."""
    return _GIFT_TOKENS[advisor]


def gift_soldiers(advisor: i64) -> i64:
    """How many soldiers an advisor gives, without the Stables [C5]."""
    return _GIFT_SOLDIERS[advisor]


def gift_points(advisor: i64) -> i64:
    """How many victory points an advisor gives [C1]."""
    return _GIFT_POINTS[advisor]


def gift_peek(advisor: i64) -> bool:
    """Whether an advisor shows the enemy of the year [C10]."""
    return _GIFT_PEEK[advisor] != 0


# Enemy cards, in the order of components.json: five a year.
_CARD_ENEMY: Final = bytes(ENEMY_NAMES.index(c["enemy"]) for c in _ENEMIES)
_CARD_STRENGTH: Final = bytes(c["strength"] for c in _ENEMIES)
_LOSE: Final = bytes(c["lose"].get(what, 0) for c in _ENEMIES for what in SPOIL_NAMES)
_GAIN: Final = bytes(c["gain"].get(what, 0) for c in _ENEMIES for what in SPOIL_NAMES)


def enemy_of(card: i64) -> i64:
    """Who attacks."""
    return _CARD_ENEMY[card]


def strength_of(card: i64) -> i64:
    """How strong the enemy is."""
    return _CARD_STRENGTH[card]


def lose(card: i64, what: i64) -> i64:
    """What a defeat costs: a number of each thing in SPOIL_NAMES."""
    return _LOSE[card * SPOILS + what]


def gain(card: i64, what: i64) -> i64:
    """What a victory brings."""
    return _GAIN[card * SPOILS + what]


def first_card(year: i64) -> i64:
    """The five cards of a year follow one another from this one."""
    return (year - 1) * CARDS_A_YEAR


def year_of(card: i64) -> i64:
    """The year on the back of a card."""
    return card // CARDS_A_YEAR + 1
