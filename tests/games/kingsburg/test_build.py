"""Step d of a season: what may be built, what it costs and brings."""

from __future__ import annotations

from games.kingsburg.scripted import SPRING, SUMMER, ScriptedGame
from games.random_games import positions
from games.scripted import thorough
from hypothesis import given

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import build, codes
from ludotheca.games.kingsburg.state import KingsburgState

RICH = {"gold": 20, "wood": 20, "stone": 20}
ROW_NAMES = [box.BUILDING_NAMES[row * box.COLUMNS : (row + 1) * box.COLUMNS] for row in range(box.ROWS)]


def test_one_building_each_in_turn_order() -> None:
    game = ScriptedGame(3, order=(1, 2, 0))
    for seat in range(3):
        game.own(seat, **RICH)
    game.to_build((3, 3, 3), (1, 2, 5), (6, 6, 6))
    for seat in (1, 0, 2):
        assert game.mover == seat
        game.build(seat, "statue")
    assert game.phase == (1, SUMMER)


def test_building_is_no_duty() -> None:
    game = ScriptedGame(3)
    game.own(0, **RICH)
    game.to_build()
    game.pass_turn(0)
    assert game.phase == (1, SUMMER)
    assert game.buildings(0) == set()


def test_from_left_to_right_in_each_row() -> None:
    game = ScriptedGame(3)
    for standing in range(5):
        game.own(0, *(name for row in ROW_NAMES for name in row[:standing]), **RICH)
        game.to_build()
        if standing < 4:
            assert game.buildable(0) == {row[standing] for row in ROW_NAMES}
        else:
            assert game.several  # all twenty stand: there is only the Town Hall to ask about


def test_rows_may_be_mixed() -> None:
    game = ScriptedGame(3)
    game.own(0, "statue", "chapel", "barricade", **RICH)
    game.to_build()
    assert game.buildable(0) == {"church", "inn", "guard_tower", "palisade", "crane"}


def test_each_building_once() -> None:
    game = ScriptedGame(3)
    game.own(0, "statue", **RICH)
    game.to_build()
    assert "statue" not in game.buildable(0)
    assert "chapel" in game.buildable(0)


def test_the_cost_goes_to_the_supply_and_the_points_come_at_once() -> None:
    for building in range(box.BUILDINGS):
        row, column = divmod(building, box.COLUMNS)
        game = ScriptedGame(3)
        game.own(0, *ROW_NAMES[row][:column], **RICH)
        before = game.score(0)
        game.to_build()
        build.build(game.state, 0, building * 2)
        crane = int(row == 4 and column >= 2)
        assert game.goods(0) == tuple(
            20 - box.cost(building, good) + (crane if good == 0 else 0) for good in range(box.GOODS)
        )
        assert game.score(0) == before + box.points_of(building)


def test_who_lacks_a_single_good_cannot_build() -> None:
    for building in range(box.BUILDINGS):
        row, column = divmod(building, box.COLUMNS)
        price = {good: int(box.cost(building, i)) for i, good in enumerate(("gold", "wood", "stone"))}
        if row == 4 and column >= 2:
            price["gold"] -= 1
        for good, count in price.items():
            game = ScriptedGame(3)
            game.own(0, *ROW_NAMES[row][:column], **price)
            assert build.affordable(game.state, 0, building)
            if count:
                game.own(0, *ROW_NAMES[row][:column], **{**price, good: count - 1})
                assert not build.affordable(game.state, 0, building)


def test_who_can_afford_nothing_is_not_asked() -> None:
    game = ScriptedGame(3)
    game.own(1, stone=5)
    game.own(2, wood=1)
    game.to_build()
    assert game.mover == 2


def test_a_destroyed_building_may_be_built_again() -> None:
    game = ScriptedGame(3)
    game.own(0, "statue", gold=3)
    game.battle("goblins", 3, die=1)
    assert game.buildings(0) == set()
    for seat in (1, 2):
        if seat in game.owing:
            game.take(seat, "gold")
    game.own(0, gold=2)
    game.to_build(year=2)
    game.build(0, "statue")
    assert game.buildings(0) == {"statue"}


def test_seventeen_tokens_are_no_limit() -> None:
    game = ScriptedGame(3)
    standing = [name for name in box.BUILDING_NAMES if name not in {"embassy", "fortress"}]
    game.own(0, *standing, **RICH)
    game.to_build()
    game.build(0, "embassy")
    assert len(game.buildings(0)) == 19


def test_a_building_works_as_long_as_it_stands() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", "farms", "merchants_guild", gold=9)
    game.begin(SPRING)
    assert game.goods(0)[0] == 10
    game.own(0, "inn", "market", "farms", gold=9)
    game.begin(SUMMER)
    assert game.goods(0)[0] == 9


@thorough
@given(positions(GAME))
def test_any_province_builds_what_the_reference_says(state: KingsburgState) -> None:
    for seat in range(int(state.players)):
        rows = [int(state.rows[seat * box.ROWS + row]) for row in range(box.ROWS)]
        expected = []
        for row, column in enumerate(rows):
            if column == box.COLUMNS:
                continue
            price = [int(box.cost(row * box.COLUMNS + column, good)) for good in range(box.GOODS)]
            if column >= 2 and rows[4] >= 2:
                price[0] -= 1
            if all(price[good] <= state.goods[seat * box.GOODS + good] for good in range(box.GOODS)):
                expected.append(row * box.COLUMNS + column)
        listed = [int(code - codes.A_BUILD) // 2 for code in build.choices(state, seat)][:-1]
        assert listed == expected
        assert build.can_build(state, seat) == bool(expected)
