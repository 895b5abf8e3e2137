"""Phases 4 and 5: guild masters and repairs."""

from __future__ import annotations

import pytest
from games.comuni.table import Table

from ludotheca.games.comuni.rules import guilds

TREASURER = 0


def after_turn(table: Table, seat: int) -> list[int]:
    """Who holds the guild masters after this seat's turn without building."""
    table.turn_of(seat)
    table.pass_turn()
    return [int(holder) for holder in table.state.master]


def test_masters_belong_to_nobody_until_a_building_has_two_storeys() -> None:
    table = Table(2)
    table.put(0, "economy", 1, 1, 1)
    assert after_turn(table, 0) == [-1, -1, -1, -1]
    table.put(0, "culture", 2)
    assert after_turn(table, 0) == [-1, -1, 0, -1]


def test_the_first_two_storeys_count_at_the_end_of_that_turn() -> None:
    table = Table(2)
    table.put(0, "religion", 1)
    table.give(0, craftsman=0, pilgrim=0)
    table.building_of(0, "religion_2")
    table.build(0, "religion_2", "religion", 2)
    assert int(table.state.master[3]) == 0
    assert "bishop" in table.view().seats[0].masters


def test_a_master_goes_to_whoever_has_more_points_over_all_buildings_of_the_category() -> None:
    table = Table(2)
    table.put(0, "economy", 2)  # 3 points
    assert after_turn(table, 0)[TREASURER] == 0
    table.put(1, "economy", 1, 1, 1, 1)  # 4 points, no building of two storeys
    assert after_turn(table, 1)[TREASURER] == 1
    table.put(0, "economy", 2)  # 6 points in two buildings
    assert after_turn(table, 0)[TREASURER] == 0


def test_a_tie_keeps_the_holder() -> None:
    table = Table(2)
    table.put(0, "economy", 2)
    after_turn(table, 0)
    table.put(1, "economy", 2)
    assert after_turn(table, 1)[TREASURER] == 0


def test_masters_are_looked_at_for_the_active_player_only() -> None:
    table = Table(3)
    table.put(1, "economy", 3)
    table.put(2, "economy", 4)
    assert after_turn(table, 0)[TREASURER] == -1
    assert after_turn(table, 1)[TREASURER] == 1
    assert after_turn(table, 0)[TREASURER] == 1
    assert after_turn(table, 2)[TREASURER] == 2


def test_one_player_may_hold_several() -> None:
    table = Table(2)
    for category in ("economy", "military", "culture", "religion"):
        table.put(0, category, 2)
    assert after_turn(table, 0) == [0, 0, 0, 0]
    assert table.view().seats[0].masters == ["treasurer", "captain", "architect", "bishop"]


@pytest.mark.parametrize(
    ("pillage", "pilgrims", "offered"),
    [(1, 1, [0, 1]), (1, 3, [0, 1]), (2, 1, [0, 1]), (2, 2, [0, 1]), (2, 3, [0, 1, 2]), (9, 9, [0, 1, 2])],
)
def test_a_pilgrim_repairs_one_and_three_repair_two(pillage: int, pilgrims: int, offered: list[int]) -> None:
    for count in offered:
        table = Table(2)
        table.state.pillage[0] = pillage
        table.give(0, pilgrim=pilgrims)
        table.bid(0, 1, 0)
        assert table.decision(0).kind == "repair"
        assert table.values(0, "repair", "pillage") == offered
        table.act(0, type="repair", pillage=count)
        assert int(table.state.pillage[0]) == pillage - count
        assert table.stock(0)["pilgrim"] == pilgrims - (0, 1, 3)[count]
        assert table.owing == [1]


def test_repairs_are_the_last_phase_and_once_a_turn() -> None:
    table = Table(2)
    table.state.pillage[0] = 5
    table.give(0, pilgrim=9)
    table.building_of(0, "economy_1")
    assert table.decision(0).kind == "build"
    table.build(0, "economy_1", "economy", 1)
    table.act(0, type="repair", pillage=1)
    assert table.owing == [1]


def test_without_pillage_or_pilgrims_nobody_is_asked() -> None:
    for pillage, pilgrims in ((0, 5), (5, 0)):
        table = Table(2)
        table.state.pillage[0] = pillage
        table.give(0, pilgrim=pilgrims)
        table.bid(0, 1, 0)
        assert table.owing == [1]


def test_prices_of_repairs() -> None:
    assert [guilds.repair_price(count) for count in (0, 1, 2)] == [0, 1, 3]
