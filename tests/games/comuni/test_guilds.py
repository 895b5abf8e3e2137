"""Phases 4 and 5: guild masters and repairs."""

from __future__ import annotations

import pytest
from games.comuni.scripted import ScriptedGame

from ludotheca.games.comuni.rules import guilds

TREASURER = 0


def after_turn(game: ScriptedGame, seat: int) -> list[int]:
    """Who holds the guild masters after this seat's turn without building."""
    game.turn_of(seat)
    game.pass_turn()
    return [int(holder) for holder in game.state.master]


def test_masters_belong_to_nobody_until_a_building_has_two_storeys() -> None:
    game = ScriptedGame(2)
    game.put(0, "economy", 1, 1, 1)
    assert after_turn(game, 0) == [-1, -1, -1, -1]
    game.put(0, "culture", 2)
    assert after_turn(game, 0) == [-1, -1, 0, -1]


def test_the_first_two_storeys_count_at_the_end_of_that_turn() -> None:
    game = ScriptedGame(2)
    game.put(0, "religion", 1)
    game.give(0, craftsman=0, pilgrim=0)
    game.building_of(0, "religion_2")
    game.build(0, "religion_2", "religion", 2)
    assert int(game.state.master[3]) == 0
    assert "bishop" in game.view().seats[0].masters


def test_a_master_goes_to_whoever_has_more_points_over_all_buildings_of_the_category() -> None:
    game = ScriptedGame(2)
    game.put(0, "economy", 2)  # 3 points
    assert after_turn(game, 0)[TREASURER] == 0
    game.put(1, "economy", 1, 1, 1, 1)  # 4 points, no building of two storeys
    assert after_turn(game, 1)[TREASURER] == 1
    game.put(0, "economy", 2)  # 6 points in two buildings
    assert after_turn(game, 0)[TREASURER] == 0


def test_a_tie_keeps_the_holder() -> None:
    game = ScriptedGame(2)
    game.put(0, "economy", 2)
    after_turn(game, 0)
    game.put(1, "economy", 2)
    assert after_turn(game, 1)[TREASURER] == 0


def test_masters_are_looked_at_for_the_active_player_only() -> None:
    game = ScriptedGame(3)
    game.put(1, "economy", 3)
    game.put(2, "economy", 4)
    assert after_turn(game, 0)[TREASURER] == -1
    assert after_turn(game, 1)[TREASURER] == 1
    assert after_turn(game, 0)[TREASURER] == 1
    assert after_turn(game, 2)[TREASURER] == 2


def test_one_player_may_hold_several() -> None:
    game = ScriptedGame(2)
    for category in ("economy", "military", "culture", "religion"):
        game.put(0, category, 2)
    assert after_turn(game, 0) == [0, 0, 0, 0]
    assert game.view().seats[0].masters == ["treasurer", "captain", "architect", "bishop"]


@pytest.mark.parametrize(
    ("pillage", "pilgrims", "offered"),
    [(1, 1, [0, 1]), (1, 3, [0, 1]), (2, 1, [0, 1]), (2, 2, [0, 1]), (2, 3, [0, 1, 2]), (9, 9, [0, 1, 2])],
)
def test_a_pilgrim_repairs_one_and_three_repair_two(pillage: int, pilgrims: int, offered: list[int]) -> None:
    for count in offered:
        game = ScriptedGame(2)
        game.state.pillage[0] = pillage
        game.give(0, pilgrim=pilgrims)
        game.bid(0, 1, 0)
        assert game.decision(0).kind == "repair"
        assert game.values(0, "pillage", "repair") == offered
        game.act(0, type="repair", pillage=count)
        assert int(game.state.pillage[0]) == pillage - count
        assert game.stock(0)["pilgrim"] == pilgrims - (0, 1, 3)[count]
        assert game.owing == [1]


def test_repairs_are_the_last_phase_and_once_a_turn() -> None:
    game = ScriptedGame(2)
    game.state.pillage[0] = 5
    game.give(0, pilgrim=9)
    game.building_of(0, "economy_1")
    assert game.decision(0).kind == "build"
    game.build(0, "economy_1", "economy", 1)
    game.act(0, type="repair", pillage=1)
    assert game.owing == [1]


def test_without_pillage_or_pilgrims_nobody_is_asked() -> None:
    for pillage, pilgrims in ((0, 5), (5, 0)):
        game = ScriptedGame(2)
        game.state.pillage[0] = pillage
        game.give(0, pilgrim=pilgrims)
        game.bid(0, 1, 0)
        assert game.owing == [1]


def test_prices_of_repairs() -> None:
    assert [guilds.repair_price(count) for count in (0, 1, 2)] == [0, 1, 3]
