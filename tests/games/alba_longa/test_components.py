"""components.json: what the box holds, and how sure each figure is."""

from __future__ import annotations

from ludotheca.games.alba_longa import box

RECONSTRUCTED = {"merchant_track", "worship_track", "dice_costs_at_the_end", "weather_costs"}


def test_every_figure_says_how_sure_it_is() -> None:
    assert {entry["status"] for entry in box.COMPONENTS.values()} == {"sure", "one source", "reconstructed"}


def test_only_these_are_reconstructed_and_say_why() -> None:
    found = {name for name, entry in box.COMPONENTS.items() if entry["status"] == "reconstructed"}
    assert found == RECONSTRUCTED
    assert all(len(box.COMPONENTS[name]["note"]) > 20 for name in found)


def test_ten_weather_cards() -> None:
    assert list(box.COSTS) == [4, 5, 6]
    assert list(box.COST_CARDS) == [1, 1, 1, 1, 2, 1, 1, 1, 1]
    assert sum(box.COST_CARDS) == 10


def test_nine_blessings() -> None:
    assert list(box.BLESSING_CARDS) == [4, 3, 2]


def test_the_merchant_track_pays_up_to_its_end() -> None:
    assert max(box.MERCHANT_SPACES) == box.COMPONENTS["merchant_track"]["value"]


def test_small_tables() -> None:
    assert list(box.SABOTAGE_FROM) == [1, 3, 6, 10]
    assert box.YEARS == 7
