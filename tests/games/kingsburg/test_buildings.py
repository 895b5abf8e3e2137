"""What each building does. Statue and Chapel are in test_dice, the Market in test_influence."""

from __future__ import annotations

import pytest
from games.kingsburg.scripted import AUTUMN, RECRUITMENT, SPRING, SUMMER, ScriptedGame

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.province import building_strength
from ludotheca.kernel.state import CHANCE

GUILD = ("inn", "market", "farms", "merchants_guild")
TOWN = ("barricade", "crane", "town_hall")
EMBASSY = (*TOWN, "embassy")
ALL_SEASONS = [SPRING, SUMMER, AUTUMN]


def strengths(*buildings: str) -> dict[str, int]:
    """What a province adds against each enemy."""
    game = ScriptedGame(2)
    game.own(0, *buildings)
    return {
        enemy: int(building_strength(game.state, 0, number)) for number, enemy in enumerate(box.ENEMY_NAMES)
    }


def against(default: int, **others: int) -> dict[str, int]:
    return {enemy: others.get(enemy, default) for enemy in box.ENEMY_NAMES}


def end(game: ScriptedGame) -> None:
    """Play the season out: nobody influences or builds."""
    game.all_pass()


# Combat.


def test_church_against_demons() -> None:
    assert strengths("statue", "chapel", "church") == against(0, demons=1)


def test_farms_cost_a_soldier() -> None:
    assert strengths("inn", "market", "farms") == against(-1)


def test_guard_tower_and_blacksmith() -> None:
    assert strengths("guard_tower") == against(1)
    assert strengths("guard_tower", "blacksmith") == against(2)


def test_wizards_guild_adds_two() -> None:
    assert strengths("guard_tower", "blacksmith", "barracks", "wizards_guild") == against(4)


def test_palisade_adds_one_and_two_against_zombies() -> None:
    assert strengths("palisade") == against(1, zombies=2)


def test_stone_wall_and_fortress_add_one_each() -> None:
    assert strengths("palisade", "stables", "stone_wall") == against(2, zombies=3)
    assert strengths("palisade", "stables", "stone_wall", "fortress") == against(3, zombies=4)


def test_barricade_against_goblins() -> None:
    assert strengths("barricade") == against(0, goblins=1)


def test_the_others_do_not_fight() -> None:
    assert strengths("statue", "chapel", "inn", "market", *EMBASSY[1:][:0]) == against(0)
    assert strengths(*EMBASSY) == against(0, goblins=1)


def test_cathedral_does_not_fight() -> None:
    assert strengths("statue", "chapel", "church", "cathedral") == against(0, demons=1)


# Row 2.


@pytest.mark.parametrize("phase", ALL_SEASONS)
def test_inn_gives_a_token_at_the_end_of_summer(phase: int) -> None:
    game = ScriptedGame(3)
    game.own(0, "inn")
    game.to_build(phase=phase)
    end(game)
    assert game.tokens(0) == (1 if phase == SUMMER else 0)


def test_inn_gives_in_the_summer_it_is_built() -> None:
    game = ScriptedGame(3)
    game.own(0, gold=1, wood=1)
    game.to_build(phase=SUMMER)
    game.build(0, "inn")
    assert game.tokens(0) == 1


def test_the_inns_token_may_pay_the_town_hall_at_once() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", *TOWN)
    game.to_build(phase=SUMMER)
    end(game)
    assert game.legal(0) == [{"type": "pay", "payment": "token"}, {"type": "decline"}]
    game.act(0, type="pay", payment="token")
    assert (game.tokens(0), game.state.earned[codes.FROM_TOWN_HALL]) == (0, 1)


@pytest.mark.parametrize("phase", ALL_SEASONS)
def test_farms_roll_a_white_die_every_season(phase: int) -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", "farms")
    game.begin(phase)
    game.act(CHANCE, type="roll", seat=0, dice=[1, 2, 3])
    assert {len(action["dice"]) for action in game.legal(CHANCE)} == {1}
    game.act(CHANCE, type="white", seat=0, dice=[4])
    assert list(game.state.die[:5]) == [1, 2, 3, 4, 0]


def test_farms_and_aid_are_two_white_dice() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", "farms")
    game.own(1, "inn", "market", "statue", "chapel")
    game.own(2, "inn", "market", "statue", "chapel")
    game.begin(1, year=2)
    assert game.state.aid == 0
    game.roll(0, 1, 2, 3, 4, 5)
    assert list(game.state.die[:5]) == [1, 2, 3, 4, 5]


def test_farms_work_from_the_season_after() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market", gold=2, wood=3, stone=1)
    game.to_build()
    game.build(0, "farms")
    game.act(CHANCE, type="roll", seat=0, dice=[1, 2, 3])
    assert game.types(CHANCE) == {"white"}


@pytest.mark.parametrize("phase", ALL_SEASONS)
def test_merchants_guild_gives_a_gold_before_the_roll(phase: int) -> None:
    game = ScriptedGame(3)
    game.own(0, *GUILD)
    game.begin(phase)
    assert game.goods(0) == (1, 0, 0)
    assert game.types(CHANCE) == {"roll"}


def test_merchants_guild_works_from_the_season_after() -> None:
    game = ScriptedGame(3)
    game.own(0, *GUILD[:3], gold=3, wood=1, stone=2)
    game.to_build((1, 2, 5, 6), (1, 2, 5), (1, 2, 5))
    assert game.mover == 0
    game.build(0, "merchants_guild")
    assert game.phase == (1, SUMMER)
    assert game.goods(0) == (1, 0, 0)  # the gold of Summer, none of Spring


# Rows 3 and 4.


def test_barracks_recruit_for_one_good() -> None:
    game = ScriptedGame(3)
    game.own(0, "guard_tower", "blacksmith", "barracks", wood=2)
    game.begin(RECRUITMENT)
    assert game.legal(0) == [{"type": "recruit", "goods": ["wood"]}, {"type": "done"}]
    game.act(0, type="recruit", goods=["wood"])
    game.act(0, type="recruit", goods=["wood"])
    assert (game.soldiers(0), game.goods(0)) == (2, (0, 0, 0))


def test_stables_add_nothing_to_advisors_without_soldiers() -> None:
    game = ScriptedGame(3)
    game.own(0, "palisade", "stables")
    game.season((2, 6, 6), (6, 6, 6), (6, 6, 6))
    game.influence(0, "squire", 2)
    game.all_pass()
    assert game.soldiers(0) == 0


def test_stables_add_nothing_to_recruits() -> None:
    game = ScriptedGame(3)
    game.own(0, "palisade", "stables", wood=2)
    game.begin(RECRUITMENT)
    game.act(0, type="recruit", goods=["wood", "wood"])
    assert game.soldiers(0) == 1


def test_stables_count_for_each_of_two_gifts() -> None:
    game = ScriptedGame(3)
    game.own(0, "palisade", "stables")
    game.season((5, 5, 5), (6, 6, 6), (6, 6, 6), phase=AUTUMN)
    game.state.envoy = 0
    game.influence(0, "sergeant", 5)
    game.pass_turn(1, 2)
    game.influence(0, "sergeant", 5, envoy=True)
    game.all_pass()
    assert game.soldiers(0) == 4


WALL = ("palisade", "stables", "stone_wall")


def test_stone_wall_turns_a_draw_into_a_victory() -> None:
    game = ScriptedGame(2)
    game.own(0, *WALL)
    game.own(1, soldiers=2)
    before = game.score(0)
    game.battle("orcs", 3, die=1)  # 1 + 2 against 3
    assert game.goods(0) == (1, 0, 0)
    assert game.goods(1) == (0, 0, 0)  # a draw without the Wall
    assert game.score(0) == before + 1  # the only winner is the strongest


def test_stone_wall_wins_in_every_respect() -> None:
    game = ScriptedGame(2)
    game.own(0, *WALL, "fortress")
    before = game.score(0)
    game.battle("zombies", 4, die=6)
    won = game.score(0) - before
    game = ScriptedGame(2)
    game.own(0, *WALL, "fortress")
    game.state.soldiers[0] = 0
    game.battle("zombies", 5, die=1, year=2)  # 1 + 4 against 5: the Wall holds
    assert game.score(0) - before == won == 1 + 1 + 1  # the card's, the Fortress's, the strongest's


def test_stone_wall_does_not_help_a_weaker_province() -> None:
    game = ScriptedGame(2)
    game.own(0, *WALL)
    game.battle("zombies", 6, die=1, year=3)
    assert game.score(0) == 4 - 2


@pytest.mark.parametrize(("die", "gained"), [(1, 0), (2, 2)])
def test_fortress_gives_a_point_for_a_victory_only(die: int, gained: int) -> None:
    game = ScriptedGame(2)
    game.own(0, *WALL, "fortress")
    before = game.score(0)
    game.battle("barbarians", 5, die=die, year=2)  # 3 + die
    assert game.score(0) - before == (gained if gained else -1)


# Row 5.


def test_crane_saves_a_gold_in_columns_3_and_4() -> None:
    game = ScriptedGame(3)
    game.own(0, "statue", "chapel", "barricade", "crane", gold=2, wood=1, stone=2)
    game.to_build()
    assert game.buildable(0) >= {"church"}
    game.build(0, "church")
    assert game.goods(0) == (0, 0, 0)


def test_crane_saves_nothing_in_columns_1_and_2() -> None:
    game = ScriptedGame(3)
    game.own(0, "statue", "barricade", "crane", gold=2, stone=1)
    game.to_build()
    assert "chapel" not in game.buildable(0)


def test_a_crane_built_first_helps_the_second_building() -> None:
    game = ScriptedGame(3)
    game.own(0, "statue", "chapel", "barricade", gold=2, wood=2, stone=3)
    game.to_build(phase=AUTUMN)
    game.state.envoy = 0
    assert "church" not in game.buildable(0)
    game.build(0, "crane")
    game.build(0, "church", envoy=True)
    assert game.goods(0) == (0, 0, 0)


@pytest.mark.parametrize("payment", ["token", "gold", "wood", "stone"])
def test_town_hall_takes_a_token_or_a_good(payment: str) -> None:
    game = ScriptedGame(3)
    game.own(0, *TOWN, gold=1, wood=1, stone=1, tokens=1)
    game.to_build()
    end(game)
    assert [action.get("payment") for action in game.legal(0)] == ["token", "gold", "wood", "stone", None]
    game.act(0, type="pay", payment=payment)
    assert game.state.earned[codes.FROM_TOWN_HALL] == 1
    assert game.tokens(0) + sum(game.goods(0)) == 3


@pytest.mark.parametrize("phase", ALL_SEASONS)
def test_town_hall_asks_every_season_and_may_be_declined(phase: int) -> None:
    game = ScriptedGame(3)
    game.own(0, *TOWN, tokens=1)
    game.to_build(phase=phase)
    end(game)
    game.act(0, type="decline")
    assert (game.tokens(0), game.state.earned[codes.FROM_TOWN_HALL]) == (1, 0)
    assert game.told("town-hall-declined") == [{"seat": 0}]


def test_town_hall_does_not_ask_who_has_nothing() -> None:
    game = ScriptedGame(3)
    game.own(0, *TOWN)
    game.to_build()
    assert game.phase == (1, SUMMER)


def test_town_hall_works_in_the_season_it_is_built() -> None:
    game = ScriptedGame(3)
    game.own(0, "barricade", "crane", gold=2, wood=1, stone=1)
    game.to_build()
    game.build(0, "town_hall")
    game.act(0, type="pay", payment="gold")
    assert game.state.earned[codes.FROM_TOWN_HALL] == 1


def test_town_halls_are_asked_at_once() -> None:
    game = ScriptedGame(3)
    for seat in (0, 2):
        game.own(seat, *TOWN, tokens=1)
    game.to_build()
    end(game)
    assert game.several
    assert game.owing == [0, 2]
    game.act(2, type="pay", payment="token")
    assert game.owing == [0]
    game.act(0, type="decline")
    assert game.phase == (1, SUMMER)


def test_inn_and_embassy_come_before_the_town_hall_and_after_the_last_building() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", *EMBASSY)
    game.own(2, wood=1)
    game.to_build((1, 2, 5), (1, 2, 5), (6, 6, 6), phase=SUMMER)
    assert (game.mover, game.tokens(0)) == (2, 0)
    game.build(2, "barricade")
    assert game.owing == [0]
    assert (game.tokens(0), game.state.earned[codes.FROM_EMBASSY]) == (1, 1)


@pytest.mark.parametrize("phase", ALL_SEASONS)
def test_embassy_gives_a_point_every_season(phase: int) -> None:
    game = ScriptedGame(3)
    game.own(0, *EMBASSY)
    game.to_build(phase=phase)
    assert [int(game.state.earned[seat * codes.SOURCES + codes.FROM_EMBASSY]) for seat in range(3)] == [
        1,
        0,
        0,
    ]


def test_winter_is_no_season() -> None:
    game = ScriptedGame(3)
    game.own(0, *GUILD, *EMBASSY, soldiers=9)
    game.begin(RECRUITMENT)
    game.enemy("zombies", 4)
    game.act(CHANCE, type="troops", die=1)
    assert game.state.earned[codes.FROM_EMBASSY] == 0
    assert game.tokens(0) == 0
