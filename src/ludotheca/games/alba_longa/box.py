"""The facts of the box: jobs, tracks, weather, blessings, and the small tables of the booklet.

Figures come from components.json, which says of each how sure it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

# Jobs. The first four have a die each, with the same number. Farmers have none.
SOLDIERS: Final = 0
MERCHANTS: Final = 1
QUARRY: Final = 2
PRIESTS: Final = 3
FARMERS: Final = 4
JOBS: Final = 5
DICE: Final = 4
SIDES: Final = 4
JOB_NAMES: Final[tuple[str, ...]] = ("soldiers", "merchants", "quarry", "priests", "farmers")

# Cities by seat. Reate comes last: with Assisi, on the back of its board, at most four kings play.
CITY_NAMES: Final[tuple[str, ...]] = ("alba_longa", "roma", "veii", "velitrae", "reate")
MOST_KINGS: Final = 5
ASSISI: Final = 5  # a target beside the seats 0 to 4
MOST_STALLS: Final = 6

GROWING: Final = 0
HARVEST: Final = 1
SEASON_NAMES: Final[tuple[str, ...]] = ("growing", "harvest")

DRY: Final = 0
MODERATE: Final = 1
WET: Final = 2
CLIMATES: Final = 3
CLIMATE_NAMES: Final[tuple[str, ...]] = ("dry", "moderate", "wet")
WHOLE_BLOCK: Final = 7  # one card of each climate, a bit each

WHEAT_CARD: Final = 0
SILVER_CARD: Final = 1
MONUMENT_CARD: Final = 2
BLESSINGS: Final = 3
BLESSING_NAMES: Final[tuple[str, ...]] = ("wheat", "silver", "monument")

# What lies in Assisi to be taken.
SILVER_ITEM: Final = 0
WHEAT_ITEM: Final = 1
CAPTIVE_ITEM: Final = 2
ITEMS: Final = 3
ITEM_NAMES: Final[tuple[str, ...]] = ("silver", "wheat", "captive")

# Heroes 0 to 4; a used pile is a bit per hero, and the 0 is never in it.
HEROES_EACH: Final = 5
ALL_HEROES: Final = 0b11111
ALL_USED: Final = 0b11110
PILES: Final = 16  # possible used piles, numbered by their bits without the 0


def _load() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((Path(__file__).parent / "components.json").read_text("utf-8"))
    return data


COMPONENTS: Final = _load()
PEASANTS: Final[int] = COMPONENTS["peasants"]["value"]
CAPTIVES: Final[int] = COMPONENTS["captives"]["value"]
COINS: Final[int] = COMPONENTS["coins"]["value"]
START_PEASANTS: Final[int] = COMPONENTS["start_peasants"]["value"]
START_SILVER: Final[int] = COMPONENTS["start_silver"]["value"]
MONUMENTS: Final[int] = COMPONENTS["monuments"]["value"]
FIELDS: Final[int] = COMPONENTS["fields"]["value"]
HOUSING_TRACK: Final[int] = COMPONENTS["housing_track"]["value"]
FREE_SPACES: Final = bytes(COMPONENTS["free_assignment_spaces"]["value"])
MERCHANT_SPACES: Final = bytes(COMPONENTS["merchant_spaces"]["value"])
WORSHIP_TRACK: Final[int] = COMPONENTS["worship_track"]["value"]
DICE_COSTS: Final = bytes(COMPONENTS["dice_costs"]["value"])
YEARS: Final[int] = COMPONENTS["years"]["value"]
WHEAT_PER_FARMER: Final = bytes([COMPONENTS["wheat_per_farmer"][name] for name in CLIMATE_NAMES])
BLESSING_CARDS: Final = bytes([COMPONENTS["blessings"][name] for name in BLESSING_NAMES])
BLESSING_WHEAT: Final[int] = COMPONENTS["blessing_wheat"]["value"]
BLESSING_SILVER: Final[int] = COMPONENTS["blessing_silver"]["value"]
BLESSING_PRICE: Final[int] = COMPONENTS["blessing_price"]["value"]
BLESSING_PRICE_WITH_PIETY: Final[int] = COMPONENTS["blessing_price_with_piety"]["value"]
SABOTAGE_FROM: Final = bytes(COMPONENTS["sabotage_from_success"]["value"])
GROWTH_AT_MOST: Final[int] = COMPONENTS["growth_at_most"]["value"]
VICTORY_POPULATION: Final[int] = COMPONENTS["victory_population"]["value"]
FARMER_BONUS: Final[int] = COMPONENTS["farmer_bonus"]["value"]
ASSISI_DEFENDERS: Final[int] = COMPONENTS["assisi"]["defenders"]
ASSISI_MOST_DEFENDERS: Final[int] = COMPONENTS["assisi"]["most_defenders"]
ASSISI_START: Final = bytes([COMPONENTS["assisi"]["silver"], COMPONENTS["assisi"]["wheat"], 0])
ASSISI_MOST_ITEMS: Final[int] = COMPONENTS["assisi"]["most_items"]
ASSISI_MOST_OF_A_KIND: Final[int] = COMPONENTS["assisi"]["most_of_a_kind"]
ASSISI_WHEAT: Final[int] = COMPONENTS["assisi"]["wheat_per_item"]

# Every worship cost that some weather card shows, and how many cards of each climate show it.
COSTS: Final = bytes(sorted({cost for name in CLIMATE_NAMES for cost in COMPONENTS["weather_costs"][name]}))
COST_KINDS: Final = len(COSTS)
COST_CARDS: Final = bytes(
    [COMPONENTS["weather_costs"][name].count(cost) for name in CLIMATE_NAMES for cost in COSTS]
)


def cost_kind(cost: i64) -> i64:
    """The place of a worship cost in COSTS."""
    kind: i64 = 0
    while COSTS[kind] != cost:
        kind += 1
    return kind


def stalls_for(players: i64) -> i64:
    """How many market stalls are in use: always one more than kings at the start [S3] [T1]."""
    return players + 1


def sabotage_for(success: i64) -> i64:
    """How many sabotages a success value is worth, at most four."""
    count: i64 = 0
    while count < len(SABOTAGE_FROM) and success >= SABOTAGE_FROM[count]:
        count += 1
    return count


def growth_cost(peasants: i64) -> i64:
    """What adding so many peasants at once costs in wheat [Y6]."""
    return peasants * (peasants + 1) // 2


def wheat_of(climate: i64) -> i64:
    """What a standing farmer brings in without an upgrade."""
    return WHEAT_PER_FARMER[climate]


def free_spaces(disc: i64, peasants: i64) -> i64:
    """How many free assignment spaces are occupied when so many peasants stand behind the housing disc [J7]."""
    count: i64 = 0
    for i in range(len(FREE_SPACES)):
        if disc < FREE_SPACES[i] <= disc + peasants:
            count += 1
    return count


def merchant_silver(first: i64, standing: i64) -> i64:
    """Silver from the bank for merchants that stand from space `first` on."""
    count: i64 = 0
    for i in range(len(MERCHANT_SPACES)):
        if first <= MERCHANT_SPACES[i] < first + standing:
            count += 1
    return count
