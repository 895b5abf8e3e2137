"""Recruitment, the battle, and what it costs and brings."""

from __future__ import annotations

import pytest
from games.kingsburg.scripted import RECRUITMENT, SPRING, WINTER, ScriptedGame
from games.random_games import positions
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes, winter
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.state import CHANCE, EVERYONE


def earned(game: ScriptedGame, seat: int, source: int) -> int:
    return int(game.state.earned[seat * codes.SOURCES + source])


# Phase 7.


def test_soldiers_cost_two_goods_alike_or_not() -> None:
    game = ScriptedGame(3)
    game.own(0, gold=2, wood=1)
    game.begin(RECRUITMENT)
    assert game.legal(0) == [
        {"type": "recruit", "goods": ["gold", "gold"]},
        {"type": "recruit", "goods": ["gold", "wood"]},
        {"type": "done"},
    ]
    game.act(0, type="recruit", goods=["gold", "wood"])
    assert (game.goods(0), game.soldiers(0)) == ((1, 0, 0), 1)


def test_any_number_of_soldiers_one_after_another_beyond_nine() -> None:
    game = ScriptedGame(3)
    game.own(0, gold=30, soldiers=4)
    game.begin(RECRUITMENT)
    for _ in range(12):
        game.act(0, type="recruit", goods=["gold", "gold"])
    game.act(0, type="done")
    assert (game.soldiers(0), game.goods(0)) == (16, (6, 0, 0))


def test_recruits_in_turn_order_and_nobody_who_cannot_pay() -> None:
    game = ScriptedGame(4, order=(3, 1, 0, 2))
    game.own(0, gold=1)
    game.own(1, gold=2)
    game.own(2, wood=2)
    game.own(3, stone=1, tokens=5)
    game.begin(RECRUITMENT)
    assert game.mover == 1
    game.act(1, type="done")
    assert game.mover == 2
    game.act(2, type="recruit", goods=["wood", "wood"])
    assert game.phase == (1, WINTER)


def test_tokens_pay_no_soldier() -> None:
    game = ScriptedGame(2)
    game.own(0, gold=1, tokens=9)
    game.begin(RECRUITMENT)
    assert game.phase == (1, WINTER)


@thorough
@given(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6), st.integers(1, 4))
def test_any_payment_is_listed_once(gold: int, wood: int, stone: int, size: int) -> None:
    game = ScriptedGame(2)
    game.own(0, gold=gold, wood=wood, stone=stone)
    game.state.owed[0] = -size
    listed = [int(code) - codes.A_LOSE for code in winter.spoils_choices(game.state, 0)]
    expected = {
        int(box.set_of(g, w, size - g - w))
        for g in range(min(size, gold) + 1)
        for w in range(min(size - g, wood) + 1)
        if size - g - w <= stone
    }
    assert sorted(listed) == sorted(expected)


# Phase 8: the battle.


def test_the_enemy_is_turned_up_and_seen_by_all() -> None:
    game = ScriptedGame(3)
    game.begin(WINTER)
    assert (game.mover, game.state.audience()) == (CHANCE, EVERYONE)
    game.enemy("orcs", 3)
    assert game.state.known == EVERYONE
    assert game.told("enemy") == [{"year": 1, "enemy": "orcs", "strength": 3}]


def test_an_enemy_somebody_has_seen_is_turned_up_without_a_draw() -> None:
    game = ScriptedGame(3)
    game.state.enemy, game.state.known = 3, 0b010
    shown = game.state.shown
    game.begin(WINTER)
    assert game.types(CHANCE) == {"troops"}
    assert game.state.shown == shown + 1
    assert game.told("enemy") == [{"year": 1, "enemy": "orcs", "strength": 3}]


def test_one_die_of_the_first_player_helps_everybody() -> None:
    game = ScriptedGame(3, order=(2, 1, 0))
    game.begin(WINTER)
    game.enemy("zombies", 4)
    assert game.legal(CHANCE) == [{"type": "troops", "die": die} for die in range(1, 7)]
    assert list(game.state.weights()) == [1] * 6
    game.events()
    game.act(CHANCE, type="troops", die=4)
    events = game.events()
    assert [event.args for event in events if event.kind == "troops"] == [{"seat": 2, "die": 4}]
    assert [event.args["combat"] for event in events if event.kind == "fought"] == [4, 4, 4]


def test_combat_is_soldiers_die_and_buildings() -> None:
    game = ScriptedGame(2)
    game.own(0, "guard_tower", "palisade", soldiers=3)
    game.battle("zombies", 4, die=2)
    fought = game.told("fought")[0]
    assert fought == {
        "seat": 0,
        "result": "victory",
        "combat": 8,
        "strength": 4,
        "soldiers": 3,
        "die": 2,
        "buildings": 3,
        "forces": [("guard_tower", 1), ("palisade", 2)],
    }


@pytest.mark.parametrize(("soldiers", "points"), [(0, -2), (1, 0), (2, 2)])
def test_weaker_equal_stronger(soldiers: int, points: int) -> None:
    game = ScriptedGame(2)
    game.own(0, soldiers=soldiers)
    game.battle("zombies", 4, die=3)
    assert game.score(0) == points  # 1 for the card and 1 for the strongest winner


def test_all_the_strongest_winners_get_the_point() -> None:
    game = ScriptedGame(4)
    for seat, soldiers in enumerate((5, 3, 5, 0)):
        game.own(seat, soldiers=soldiers)
    game.battle("orcs", 3, die=1)
    assert [earned(game, seat, codes.FROM_VICTORIES) for seat in range(4)] == [1, 0, 1, 0]


def test_no_winner_no_point() -> None:
    game = ScriptedGame(3)
    game.own(0, soldiers=2)
    game.battle("orcs", 3, die=1)
    assert [earned(game, seat, codes.FROM_VICTORIES) for seat in range(3)] == [0, 0, 0]


def test_among_equal_values_only_the_wall_wins_and_has_the_point() -> None:
    game = ScriptedGame(3)
    game.own(0, "palisade", "stables", "stone_wall")
    game.own(1, soldiers=2)
    game.battle("orcs", 3, die=1)
    assert [earned(game, seat, codes.FROM_VICTORIES) for seat in range(3)] == [1, 0, 0]


def test_a_building_that_will_fall_still_fights() -> None:
    """The strongest winner is found before the losers' buildings are destroyed."""
    game = ScriptedGame(2)
    game.own(0, "guard_tower")
    game.own(1, "guard_tower", soldiers=2)
    game.battle("goblins", 3, die=1)
    assert game.buildings(0) == set()
    assert [earned(game, seat, codes.FROM_VICTORIES) for seat in range(2)] == [0, 1]


def test_values_beyond_nine_count() -> None:
    game = ScriptedGame(3)
    for seat, soldiers in enumerate((9, 10, 14)):
        game.own(seat, soldiers=soldiers)
    game.battle("dragons", 9, die=6, year=5)
    assert [earned(game, seat, codes.FROM_VICTORIES) for seat in range(3)] == [3, 3, 4]


# Victory.


@pytest.mark.parametrize(
    ("enemy", "strength", "year", "goods", "points"),
    [
        ("goblins", 2, 1, (0, 1, 0), 0),
        ("goblins", 3, 1, (0, 0, 1), 0),
        ("barbarians", 5, 2, (1, 0, 0), 0),
        ("demons", 6, 4, (1, 0, 0), 1),
        ("zombies", 7, 4, (0, 0, 0), 1),
        ("demons", 9, 5, (0, 0, 0), 2),
        ("dragons", 9, 5, (0, 0, 0), 3),
    ],
)
def test_the_reward_of_the_card(
    enemy: str, strength: int, year: int, goods: tuple[int, int, int], points: int
) -> None:
    game = ScriptedGame(2)
    game.own(0, soldiers=9)
    game.own(1, soldiers=12)  # the strongest, so that the other has only the card's reward
    game.battle(enemy, strength, die=1, year=year)
    assert game.goods(0) == goods
    assert earned(game, 0, codes.FROM_VICTORIES) == points


def test_a_good_of_choice_is_won() -> None:
    game = ScriptedGame(3)
    game.own(0, soldiers=9)
    game.own(2, soldiers=9)
    game.battle("orcs", 7, die=1, year=4)
    assert game.several
    assert game.owing == [0, 2]
    assert game.decision(0).kind == "spoils"
    assert game.legal(0) == [{"type": "take", "goods": [good]} for good in ("gold", "wood", "stone")]
    game.take(2, "stone")
    game.take(0, "wood")
    assert (game.goods(0), game.goods(2)) == ((0, 1, 0), (0, 0, 1))
    assert game.phase[0] == 5


# Defeat.


def lose_to(enemy: str, strength: int, year: int, *buildings: str, **goods: int) -> ScriptedGame:
    game = ScriptedGame(2)
    game.own(0, *buildings, **goods)
    game.own(1, soldiers=20)
    game.battle(enemy, strength, die=1, year=year)
    return game


def test_goods_of_a_kind_are_lost_as_far_as_there_are_any() -> None:
    assert lose_to("goblins", 5, 3, gold=5, wood=2).goods(0) == (2, 2, 0)
    assert lose_to("goblins", 5, 3, gold=2, wood=2).goods(0) == (0, 2, 0)
    game = lose_to("goblins", 4, 3, gold=9, wood=5, stone=1)
    assert game.goods(0) == (9, 2, 0)
    assert game.owing == []  # no debt is made up with other goods


def test_goods_of_choice_are_chosen_by_the_loser() -> None:
    game = lose_to("orcs", 3, 1, gold=2, wood=1)
    assert game.decision(0).kind == "losses"
    assert game.decision(0).args == {"enemy": "orcs", "count": 2}
    assert game.legal(0) == [
        {"type": "lose", "goods": ["gold", "gold"]},
        {"type": "lose", "goods": ["gold", "wood"]},
    ]
    game.act(0, type="lose", goods=["gold", "wood"])
    assert game.goods(0) == (1, 0, 0)


@pytest.mark.parametrize("goods", [{}, {"gold": 1}, {"gold": 1, "stone": 1}])
def test_who_has_no_more_goods_than_asked_loses_them_all_unasked(goods: dict[str, int]) -> None:
    game = lose_to("orcs", 3, 1, **goods)
    assert game.owing == []
    assert game.goods(0) == (0, 0, 0)
    assert earned(game, 0, codes.FROM_DEFEATS) == -1


def test_four_goods_of_choice() -> None:
    game = lose_to("demons", 6, 4, gold=3, wood=1, stone=1)
    assert all(len(action["goods"]) == 4 for action in game.legal(0))
    game.act(0, type="lose", goods=["gold", "gold", "wood", "stone"])
    assert game.goods(0) == (1, 0, 0)
    assert earned(game, 0, codes.FROM_DEFEATS) == -1


def test_losses_go_in_the_order_of_the_card() -> None:
    """Goods, then buildings, then points; a loser who must choose goods loses the rest after that."""
    game = lose_to("orcs", 5, 3, "statue", gold=3)
    assert game.buildings(0) == {"statue"}
    game.act(0, type="lose", goods=["gold", "gold"])
    assert game.buildings(0) == set()
    game = lose_to("goblins", 2, 1, "statue", wood=1, stone=1)
    kinds = [event.kind for event in game.events() if event.args.get("seat") == 0]
    assert kinds[-4:-1] == ["lost-goods", "destroyed", "lost-points"]  # then he has the King's Aid


@pytest.mark.parametrize(
    ("buildings", "lost"),
    [
        (("statue",), "statue"),
        (("inn", "palisade"), "inn"),
        (("statue", "inn", "market"), "market"),
        (("inn", "market", "barricade", "crane"), "market"),
        (("statue", "chapel", "palisade", "stables", "stone_wall"), "stone_wall"),
        (("barricade", "crane", "town_hall", "embassy", "statue", "chapel", "church"), "embassy"),
    ],
)
def test_the_topmost_building_of_the_rightmost_column_falls(buildings: tuple[str, ...], lost: str) -> None:
    game = lose_to("barbarians", 8, 5, *buildings)
    assert game.told("destroyed") == [
        {"seat": 0, "building": lost, "points": box.points_of(box.BUILDING_NAMES.index(lost))}
    ]
    assert game.buildings(0) == set(buildings) - {lost}


def test_its_points_are_lost_at_once() -> None:
    game = lose_to("goblins", 3, 1, "statue", "chapel")
    assert game.score(0) == 3


def test_its_effect_is_lost_at_once() -> None:
    game = ScriptedGame(2)
    game.own(0, "inn", "market", "farms")
    game.own(1, soldiers=20)
    game.battle("orcs", 4, die=1, year=2)
    for seat in list(game.owing):
        game.take(seat, "gold")
    game.begin(SPRING, year=3)
    game.act(CHANCE, type="neutral", dice=[6, 6, 6])
    game.act(CHANCE, type="neutral", dice=[6, 6])
    game.state.aid = -1
    game.act(CHANCE, type="roll", seat=0, dice=[1, 2, 6])
    assert game.types(CHANCE) == {"roll"}  # no white die


def test_without_a_building_nothing_falls() -> None:
    game = lose_to("barbarians", 8, 5)
    assert game.told("destroyed") == []


def test_points_may_go_below_zero() -> None:
    game = lose_to("barbarians", 7, 5)
    assert game.score(0) == -8


@thorough
@given(positions(GAME))
def test_any_province_loses_what_the_reference_says(state: KingsburgState) -> None:
    standing = [(-column, row) for row in range(box.ROWS) for column in range(int(state.rows[row]))]
    before = [int(count) for count in state.rows[: box.ROWS]]
    winter.destroy_building(state, 0)
    after = [int(count) for count in state.rows[: box.ROWS]]
    if not standing:
        assert after == before
    else:
        column, row = min(standing)
        assert before[row] == -column + 1 <= box.COLUMNS
        assert after == [count - (1 if i == row else 0) for i, count in enumerate(before)]


# The end of the year.


def test_soldiers_go_home_and_the_card_leaves() -> None:
    game = ScriptedGame(3)
    game.own(0, soldiers=4)
    game.state.enemy, game.state.known = 4, 1
    game.battle("zombies", 4, die=5)
    state = game.state
    assert (list(state.soldiers), int(state.enemy), int(state.known)) == ([0, 0, 0], -1, 0)
    assert game.phase[0] == 2


def test_the_kings_die_lies_where_it_fell() -> None:
    """So no two throws leave the same position, even where both win everything."""
    tables = []
    for die in (5, 6):
        game = ScriptedGame(2)
        game.battle("goblins", 2, die=die)
        tables.append(game)
    assert [int(game.state.kings_die) for game in tables] == [5, 6]
    assert tables[0].state.dump() != tables[1].state.dump()


def test_choices_after_a_battle_are_open_at_once_and_in_any_order() -> None:
    tables = []
    for order in ((0, 1), (1, 0)):
        game = ScriptedGame(2)
        game.own(0, "inn", gold=3, wood=3)
        game.own(1, "inn", gold=3, wood=3)
        game.battle("barbarians", 2, die=1)
        assert game.several
        for seat in order:
            game.act(seat, type="lose", goods=["wood"])
        tables.append(game)
    assert tables[0].state.dump() == tables[1].state.dump()
    assert tables[0].buildings(0) == set()
