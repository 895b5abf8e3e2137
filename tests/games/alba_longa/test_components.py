"""components.json: what the box holds, and how sure each figure is."""

from __future__ import annotations

from ludotheca.games.alba_longa.tables import (
    BLESSING_CARDS,
    COMPONENTS,
    COST_CARDS,
    COSTS,
    MERCHANT_SPACES,
    SABOTAGE_FROM,
    YEARS,
)

RECONSTRUCTED = {"merchant_track", "worship_track", "dice_costs_at_the_end", "weather_costs"}


def test_every_figure_says_how_sure_it_is() -> None:
    assert {entry["status"] for entry in COMPONENTS.values()} == {"sure", "one source", "reconstructed"}


def test_only_these_are_reconstructed_and_say_why() -> None:
    found = {name for name, entry in COMPONENTS.items() if entry["status"] == "reconstructed"}
    assert found == RECONSTRUCTED
    assert all(len(COMPONENTS[name]["note"]) > 20 for name in found)


def test_ten_weather_cards() -> None:
    assert list(COSTS) == [4, 5, 6]
    assert list(COST_CARDS) == [1, 1, 1, 1, 2, 1, 1, 1, 1]
    assert sum(COST_CARDS) == 10


def test_nine_blessings() -> None:
    assert list(BLESSING_CARDS) == [4, 3, 2]


def test_the_merchant_track_pays_up_to_its_end() -> None:
    assert max(MERCHANT_SPACES) == COMPONENTS["merchant_track"]["value"]


def test_small_tables() -> None:
    assert list(SABOTAGE_FROM) == [1, 3, 6, 10]
    assert YEARS == 7
