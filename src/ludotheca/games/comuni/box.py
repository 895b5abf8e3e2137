"""The facts of the box: comuni, resources, project cards, columns, invaders.

Figures come from components.json, which says of each part how sure it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

# A category of buildings brings the resource with the same number, and so does its guild master [R1].
CATEGORY_NAMES: Final[tuple[str, ...]] = ("economy", "military", "culture", "religion")
RESOURCE_NAMES: Final[tuple[str, ...]] = ("gold", "army", "craftsman", "pilgrim")
MASTER_NAMES: Final[tuple[str, ...]] = ("treasurer", "captain", "architect", "bishop")
COMUNE_NAMES: Final[tuple[str, ...]] = (
    "lucca",
    "firenze",
    "siena",
    "bologna",
    "milano",
)  # in the order of their numbers
DECK_NAMES: Final[tuple[str, ...]] = ("A", "B", "C", "D")
ENEMY_NAMES: Final[tuple[str, ...]] = (
    "venice",
    "france",
    "pope",
    "emperor",
)  # the invader at the end of each deck

CATEGORIES: Final = 4
RESOURCES: Final = 4
GOLD: Final = 0
ARMY: Final = 1
CRAFTSMAN: Final = 2
PILGRIM: Final = 3

COMUNI: Final = 5
DECKS: Final = 4
HEROES: Final = 2 * DECKS  # tiles, two a deck
LAST_DECK: Final = 3
COLUMNS: Final = 7
COLUMN_CARDS: Final = 3  # no column holds more
ENVOYS: Final = 3
STOREYS: Final = 4  # nothing is higher
HAND_LIMIT: Final = 2
MOST_IN_HAND: Final = HAND_LIMIT + ENVOYS * COLUMN_CARDS
MASTER_POINTS: Final = 3

# A card as one number: its level and, a bit each, the categories it serves.
KINDS: Final = 64
MASKS: Final = 16

# Where a card lies in a town: a building of its category, or the walls.
WALLS: Final = CATEGORIES


def level_of(kind: i64) -> i64:
    """The level of a card, 1 to 4."""
    return kind // MASKS + 1


def serves(kind: i64, category: i64) -> bool:
    """Whether a card shows the symbol of this category."""
    return (kind >> category) & 1 == 1


def kind_of(level: i64, mask: i64) -> i64:
    """The card of this level for these categories."""
    return (level - 1) * MASKS + mask


def value_of(storeys: i64) -> i64:
    """The points of a building: one for its first storey, two more for its second, and so on."""
    return storeys * (storeys + 1) // 2


def _load() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((Path(__file__).parent / "components.json").read_text("utf-8"))
    return data


def _deck(rows: list[Any], deck: str, players: int) -> bytes:
    """The cards of a deck for so many players, as kinds in rising order."""
    kinds: list[int] = []
    for name, level, categories, least, count in rows:
        if name == deck and least <= players:
            mask = sum(1 << CATEGORY_NAMES.index(category) for category in categories)
            kinds += [int(kind_of(level, mask))] * count
    return bytes(sorted(kinds))


def _by_comune(table: dict[str, Any], names: tuple[str, ...]) -> bytes:
    return bytes([table[comune].get(name, 0) for comune in COMUNE_NAMES for name in names])


def _by_deck(table: dict[str, Any]) -> list[Any]:
    return [table[deck] for deck in DECK_NAMES]


COMPONENTS: Final = _load()
_COLUMNS: Final = COMPONENTS["columns"]
DECK_CARDS: Final = [  # by number of players (0 to 5) [S9]
    _deck(COMPONENTS["cards"]["rows"], deck, players) for players in range(COMUNI + 1) for deck in DECK_NAMES
]
START: Final = _by_comune(COMPONENTS["start"], RESOURCE_NAMES)
INCOME: Final = _by_comune(COMPONENTS["income"], (*RESOURCE_NAMES, "any"))
COLUMN_SIZES: Final = bytes(_COLUMNS["cards"])
COLUMN_BONUS: Final = bytes([c + 1 in _COLUMNS["bonus_any_resource"] for c in range(COLUMNS)])
COLUMNS_IN_USE: Final = bytes([_COLUMNS["in_use"].get(str(n), 0) for n in range(COMUNI + 1)])
HERO_VALUES: Final = bytes([value for pair in _by_deck(COMPONENTS["hero_tiles"]) for value in pair])
STRENGTHS: Final = bytes(_by_deck(COMPONENTS["invasion_strength"]))
SUPPLY: Final = bytes([COMPONENTS["supply"][name] for name in RESOURCE_NAMES])
BONUS_WALLS: Final[int] = COMPONENTS["bonus_walls"]["count"]


def deck_cards(players: i64, deck: i64) -> bytes:
    """A deck before its first card is drawn, without the cards for more players [S2]."""
    return DECK_CARDS[players * DECKS + deck]


def columns_in_use(players: i64) -> i64:
    """How many columns are filled; the right-hand ones stay empty [S8]."""
    return COLUMNS_IN_USE[players]


def column_size(column: i64) -> i64:
    """How many cards a column holds."""
    return COLUMN_SIZES[column]


def has_bonus(column: i64) -> bool:
    """Whether claiming this column brings a resource of choice."""
    return COLUMN_BONUS[column] == 1


def start_stock(comune: i64, resource: i64) -> i64:
    """What a comune starts with."""
    return START[comune * RESOURCES + resource]


def base_income(comune: i64, resource: i64) -> i64:
    """The fixed part of a comune's base income [I8]."""
    return INCOME[comune * (RESOURCES + 1) + resource]


def free_income(comune: i64) -> i64:
    """How many resources of choice are in a comune's base income."""
    return INCOME[comune * (RESOURCES + 1) + RESOURCES]


def hero_value(deck: i64, rank: i64) -> i64:
    """The hero tile for the first (0) or second (1) helper against the invader of a deck [H1]."""
    return HERO_VALUES[deck * 2 + rank]


def strength(deck: i64) -> i64:
    """The basic strength of the invader at the end of a deck [V1]."""
    return STRENGTHS[deck]


def in_the_box(resource: i64) -> i64:
    """How many pieces of a resource there are [S10]."""
    return SUPPLY[resource]
