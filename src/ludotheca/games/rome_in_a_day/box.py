"""The facts of the box: lands, buildings, cards, gems, and the hexagons of a domain.

Cards and points come from components.json, which says of each figure how sure it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

# A building stands on "its" land, or touches it: building t belongs to land t.
LAND_NAMES: Final[tuple[str, ...]] = ("olive_grove", "vineyard", "field", "quarter", "quarry")
BUILDING_NAMES: Final[tuple[str, ...]] = ("oil_press", "wine_cellar", "mill", "theatre", "workshop")
CARD_NAMES: Final[tuple[str, ...]] = ("A", "B", "C", "D", "E")

LANDS: Final = 5
CARDS: Final = 5
ROW: Final = 5  # lands turned up per round
ROUNDS: Final = 4

# What lies on a cell of a domain: nothing, nothing but a land beside it, or land number `grid - FIRST_LAND`.
FREE: Final = 0
BORDER: Final = 1
FIRST_LAND: Final = 2

# A land as one number: its type and what stands on it (0 nothing, else 1 + the building's type).
SITES: Final = LANDS + 1

# A domain lies on a board wide enough for forty lands in a straight line from the middle, and their border.
REACH: Final = 40
WIDTH: Final = 2 * REACH + 1
CELLS: Final = WIDTH * WIDTH
CENTRE: Final = REACH * WIDTH + REACH
MOST_LANDS: Final = 40  # ten a round: all five of a neighbour's and all five of one's own
MOST_IN_HAND: Final = 10
# The first land has six cells round it; another fills one of those and adds three at most.
MOST_BORDER: Final = 2 * MOST_LANDS + 4


def neighbour(cell: i64, direction: i64) -> i64:
    """The cell beside `cell`: east, north-east, north-west, west, south-west, south-east for 0 to 5."""
    if direction == 0:
        return cell + 1
    if direction == 1:
        return cell + 1 - WIDTH
    if direction == 2:
        return cell - WIDTH
    if direction == 3:
        return cell - 1
    if direction == 4:
        return cell + WIDTH - 1
    return cell + WIDTH


def land_of(kind: i64) -> i64:
    """The type of land of a kind."""
    return kind // SITES


def building_of(kind: i64) -> i64:
    """The type of the building on a kind of land, which is the type of land it counts [V5], or NONE."""
    return kind % SITES - 1


def _load() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((Path(__file__).parent / "components.json").read_text("utf-8"))
    return data


def _cards(rows: dict[str, list[list[str]]]) -> bytes:
    """Eight building types per card, row by row."""
    return bytes([BUILDING_NAMES.index(name) for card in CARD_NAMES for row in rows[card] for name in row])


COMPONENTS: Final = _load()
# Eight of each building in all [S7].
CARD_BUILDINGS: Final = _cards(COMPONENTS["cards"]["rows"])
GEM_POINTS: Final = bytes(COMPONENTS["gem_points"]["value"])
START_GEMS: Final[int] = COMPONENTS["gems_per_player"]["value"]
LANDS_OF_A_KIND: Final[int] = COMPONENTS["lands_of_each_kind_per_stack"]["value"]


def card_building(card: i64, round_number: i64, position: i64) -> i64:
    """The building that card lays on the land at position 0 or 1 in a round: row 1 in round 1, and so on [E3]."""
    return CARD_BUILDINGS[(card * ROUNDS + round_number - 1) * 2 + position]


def gem_points(gems: i64) -> i64:
    """What a reserve of gems is worth at the end [V10]."""
    return GEM_POINTS[gems]


def takes_from(seat: i64, players: i64, round_number: i64) -> i64:
    """Whose lands this seat takes: the left neighbour's in rounds 1 and 3, the right one's in rounds 2 and 4 [C1]."""
    if round_number % 2 == 1:
        return (seat + 1) % players
    return (seat + players - 1) % players


def taken_by(seat: i64, players: i64, round_number: i64) -> i64:
    """Who takes this seat's lands: the other neighbour, whom it will take from next round [C5]."""
    return takes_from(seat, players, round_number + 1)
