"""The data of the box: what the booklet forces, what was reconstructed, and that each part says which."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotheca.games.comuni import box
from ludotheca.games.comuni.actions import CARD_NAMES, card_name

FOLDER = Path(box.__file__).parent

# The booklet's table: where the marker starts, by deck and number of players.
MARKER = {
    "A": {2: 10, 3: 13, 4: 17, 5: 18},
    "B": {2: 11, 3: 14, 4: 16, 5: 18},
    "C": {2: 11, 3: 14, 4: 16, 5: 19},
    "D": {2: 12, 3: 14, 4: 16, 5: 19},
}
COLUMNS_BY_PLAYERS = {2: 4, 3: 5, 4: 6, 5: 7}


def cards_of(players: int) -> list[int]:
    return [kind for deck in range(4) for kind in box.deck_cards(players, deck)]


def test_eighty_eight_cards_and_twelve_fewer_for_each_player_fewer() -> None:
    assert [len(cards_of(players)) for players in (2, 3, 4, 5)] == [52, 64, 76, 88]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_decks_have_the_size_of_the_marker_table(players: int) -> None:
    """B to D count whole decks; A counts what the first layout leaves."""
    laid_out = sum(box.column_size(column) for column in range(COLUMNS_BY_PLAYERS[players]))
    for deck, name in enumerate(box.DECK_NAMES):
        expected = MARKER[name][players] + (laid_out if name == "A" else 0)
        assert len(box.deck_cards(players, deck)) == expected
        assert box.COMPONENTS["invasion_marker"][name][str(players)] == MARKER[name][players]


def test_columns() -> None:
    """Two columns of one card, both with a bonus; the right-hand columns stay empty with fewer players."""
    assert [box.column_size(column) for column in range(7)] == [3, 2, 1, 2, 1, 2, 3]
    assert [column + 1 for column in range(7) if box.has_bonus(column)] == [3, 5]
    assert {players: box.columns_in_use(players) for players in (2, 3, 4, 5)} == COLUMNS_BY_PLAYERS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_category_is_served_alike(players: int) -> None:
    kinds = cards_of(players)
    served = [sum(box.serves(kind, category) for kind in kinds) for category in range(4)]
    assert len(set(served)) == 1
    single = Counter(card_name(kind).rsplit("_", 1)[0] for kind in kinds)
    assert {single[name] for name in box.CATEGORY_NAMES} == {11 + 2 * (players - 2)}
    assert single["any"] == 2 * (players - 1)


@pytest.mark.parametrize(
    ("players", "levels"),
    [
        (2, [16, 18, 12, 6]),
        (3, [20, 23, 15, 6]),
        (4, [26, 23, 19, 8]),
        (5, [30, 28, 20, 10]),
    ],
)
def test_levels(players: int, levels: list[int]) -> None:
    counted = Counter(int(box.level_of(kind)) for kind in cards_of(players))
    assert [counted[level] for level in (1, 2, 3, 4)] == levels


def test_a_smaller_game_has_a_part_of_the_cards_of_a_larger_one() -> None:
    for players in (2, 3, 4):
        for deck in range(4):
            assert not Counter(box.deck_cards(players, deck)) - Counter(box.deck_cards(players + 1, deck))


def test_start_and_income() -> None:
    start = [[box.start_stock(comune, resource) for resource in range(4)] for comune in range(5)]
    # gold, army, craftsman, pilgrim
    assert start == [[2, 2, 1, 3], [2, 3, 2, 1], [1, 3, 2, 2], [3, 3, 1, 2], [2, 2, 2, 2]]
    income = [
        [*(box.base_income(comune, r) for r in range(4)), box.free_income(comune)] for comune in range(5)
    ]
    assert income == [[0, 0, 0, 1, 1], [1, 0, 0, 0, 1], [0, 1, 0, 0, 1], [0, 0, 1, 0, 1], [0, 0, 0, 0, 2]]


def test_supply_heroes_invaders_and_bonus_walls() -> None:
    assert [box.in_the_box(resource) for resource in range(4)] == [50, 60, 50, 50]
    assert [(box.hero_value(deck, 0), box.hero_value(deck, 1)) for deck in range(4)] == [
        (3, 1),
        (4, 2),
        (5, 2),
        (6, 3),
    ]
    assert [box.strength(deck) for deck in range(4)] == [4, 8, 12, 16]
    assert box.BONUS_WALLS == 11


def test_a_building_is_worth_the_sum_of_its_storeys() -> None:
    assert [box.value_of(storeys) for storeys in (0, 1, 2, 3, 4)] == [0, 1, 3, 6, 10]


def test_each_part_says_how_sure_it_is() -> None:
    words = ("rulebook", "confirmed", "derived", "inferred", "reconstructed")
    parts = [name for name in box.COMPONENTS if name != "note"]
    assert parts
    for name in parts:
        assert any(word in box.COMPONENTS[name]["status"] for word in words), name
    for name in ("start", "income", "cards"):
        assert "reconstructed" in box.COMPONENTS[name]["status"]


def test_names_stand_side_by_side() -> None:
    """A category brings the resource of its number: the booklet's table of buildings and resources."""
    assert dict(zip(box.CATEGORY_NAMES, box.RESOURCE_NAMES, strict=True)) == {
        "economy": "gold",
        "military": "army",
        "culture": "craftsman",
        "religion": "pilgrim",
    }
    assert dict(zip(box.CATEGORY_NAMES, box.MASTER_NAMES, strict=True)) == {
        "economy": "treasurer",
        "military": "captain",
        "culture": "architect",
        "religion": "bishop",
    }
    assert box.COMUNE_NAMES == ("lucca", "firenze", "siena", "bologna", "milano")


def test_a_card_has_one_name() -> None:
    assert len(CARD_NAMES) == 60
    assert card_name(CARD_NAMES["economy_2"]) == "economy_2"
    kind = CARD_NAMES["military_religion_4"]
    assert (box.level_of(kind), [category for category in range(4) if box.serves(kind, category)]) == (
        4,
        [1, 3],
    )
    assert [box.serves(CARD_NAMES["any_1"], category) for category in range(4)] == [True] * 4


def test_rules_say_what_is_reconstructed_and_where_to_change_it() -> None:
    rules = (FOLDER / "RULES.md").read_text(encoding="utf-8")
    assert "## What is reconstructed" in rules
    assert "components.json" in rules
    assert (FOLDER / "components.json").exists()
