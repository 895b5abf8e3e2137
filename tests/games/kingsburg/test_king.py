"""What the King gives: his Aid, his Reward, his Envoy."""

from __future__ import annotations

import pytest
from games.kingsburg.scripted import AID, AUTUMN, ENVOY, REWARD, SPRING, SUMMER, ScriptedGame
from games.random_games import positions
from hypothesis import given

from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import king
from ludotheca.games.kingsburg.rules.province import building_count, goods_count
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.state import CHANCE

ONE_GOOD = [{"type": "take", "goods": [good]} for good in ("gold", "wood", "stone")]


# Phase 1.


def test_fewest_buildings_get_the_white_die() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "statue")
    game.own(1, "inn", gold=5)
    game.own(2, "inn", "market")
    game.begin(AID, year=2)
    assert game.told("aid-die") == [{"seat": 1}]
    assert (game.state.aid, game.phase) == (1, (2, SPRING))


def test_fewest_goods_decide_between_equal_buildings() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", gold=1)
    game.own(1, "inn", wood=1, stone=1)
    game.own(2, "inn", "market")
    game.begin(AID, year=2)
    assert game.state.aid == 0


def test_tokens_are_no_goods() -> None:
    game = ScriptedGame(3)
    game.own(0, gold=1)
    game.own(1, tokens=9)
    game.own(2, gold=1)
    game.begin(AID, year=2)
    assert game.state.aid == 1


def test_goods_of_those_with_more_buildings_do_not_count() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market")
    game.own(1, "inn", gold=2)
    game.own(2, "inn", gold=3)
    game.begin(AID, year=2)
    assert game.state.aid == 1


def test_tied_governors_choose_a_good_each_and_nobody_has_the_die() -> None:
    game = ScriptedGame(4)
    game.own(0, "inn")
    game.own(1, "inn", gold=1)
    game.own(2, "inn")
    game.own(3, "inn", "market")
    game.begin(AID, year=2)
    assert game.state.aid == -1
    assert game.owing == [0, 2]
    assert game.legal(0) == game.legal(2) == ONE_GOOD
    game.take(2, "stone")
    game.take(0, "gold")
    assert (game.goods(0), game.goods(2)) == ((1, 0, 0), (0, 0, 1))
    assert game.phase == (2, SPRING)


def test_in_year_1_everybody_gets_a_good() -> None:
    game = ScriptedGame(5)
    assert game.several
    assert game.owing == [0, 1, 2, 3, 4]


def test_tied_governors_choose_at_once_in_any_order() -> None:
    one, other = ScriptedGame(3), ScriptedGame(3)
    for seat in (0, 1, 2):
        one.take(seat, "wood")
    for seat in (2, 0, 1):
        other.take(seat, "wood")
    assert one.state.dump() == other.state.dump()


def test_the_white_die_is_for_spring_only() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn")
    game.own(1, "inn")
    game.begin(AID, year=2)
    for seat in (0, 1):
        game.roll(seat, 1, 2, 6)
    game.roll(2, 1, 2, 6, 4)
    game.all_pass()
    assert game.phase == (2, SUMMER)
    for seat in (0, 1, 2):
        game.roll(seat, 1, 2, 6)
    assert game.decision(game.mover).kind == "influence"


def test_the_guilds_gold_comes_after_the_kings_aid() -> None:
    """At the tie-break of phase 1 its owner has nothing yet."""
    game = ScriptedGame(3)
    guild = ("inn", "market", "farms", "merchants_guild")
    game.own(0, *guild)
    game.own(1, *guild, gold=1)
    game.own(2, *guild, gold=1)
    game.begin(AID, year=3)
    assert game.state.aid == 0
    assert game.goods(0) == (1, 0, 0)


@given(positions(GAME))
def test_the_last_are_what_a_sort_says(state: KingsburgState) -> None:
    standing = [(building_count(state, seat), goods_count(state, seat)) for seat in range(state.players)]
    last = [seat for seat in range(state.players) if standing[seat] == min(standing)]
    assert [seat for seat in range(state.players) if king.is_last(state, seat)] == last
    assert king.only_last(state) == (last[0] if len(last) == 1 else -1)


# Phase 3.


def test_most_buildings_win_a_point() -> None:
    game = ScriptedGame(3)
    game.own(1, "barricade")
    game.begin(REWARD)
    assert game.scores() == [0, 1, 0]


def test_all_who_are_tied_win_the_point() -> None:
    game = ScriptedGame(3)
    game.own(0, "barricade", "inn")
    game.own(1, "barricade")
    game.own(2, "palisade", "inn")
    game.begin(REWARD)
    assert game.scores() == [1, 0, 1]


def test_with_no_building_anywhere_everybody_wins_it() -> None:
    game = ScriptedGame(4)
    game.begin(REWARD)
    assert game.scores() == [1, 1, 1, 1]


# Phase 5.


def test_the_envoy_goes_to_the_last_governor() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn", "market")
    game.own(1, "inn", gold=1)
    game.own(2, "inn")
    game.begin(ENVOY)
    assert game.told("envoy") == [{"seat": 2}]
    assert game.state.envoy == 2


def test_tied_governors_get_no_envoy() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn")
    game.begin(ENVOY)
    assert game.told("envoy-nobody") == [{}]
    assert game.state.envoy == -1


@pytest.mark.parametrize("last", [0, 1])
def test_an_unused_envoy_comes_back_and_is_given_anew(last: int) -> None:
    game = ScriptedGame(3)
    game.state.envoy = 0
    for seat in range(3):
        game.own(seat, *(() if seat == last else ("inn",)))
    game.begin(ENVOY, year=2)
    events = [(event.kind, event.args) for event in game.events() if "envoy" in event.kind]
    assert events == [("envoy-back", {"seat": 0}), ("envoy", {"seat": last})]
    assert game.state.envoy == last


def test_an_unused_envoy_is_kept_through_winter_and_spring() -> None:
    game = ScriptedGame(3)
    game.own(0, "inn")
    game.own(1, "inn")
    game.begin(ENVOY)
    for seat in range(3):
        game.roll(seat, 1, 2, 6)
    game.all_pass()
    assert game.phase == (1, 8)
    game.enemy("zombies", 4)
    game.act(CHANCE, type="troops", die=4)
    for seat in (0, 1):
        game.roll(seat, 1, 2, 6)
    game.roll(2, 1, 2, 6, 6)
    game.all_pass()
    assert (game.phase, game.state.envoy) == ((2, SUMMER), 2)


def envoy_at_work() -> ScriptedGame:
    """Seat 0 has the Envoy; seat 1 holds the Squire, seat 0 itself the Architect."""
    game = ScriptedGame(3)
    game.season((2, 3, 3), (2, 6, 6), (6, 6, 6), phase=AUTUMN)
    game.state.envoy = 0
    game.influence(0, "architect", 3)
    game.influence(1, "squire", 2)
    game.pass_turn(2)
    return game


def test_the_envoy_opens_an_advisor_of_another() -> None:
    game = envoy_at_work()
    game.influence(0, "squire", 2, envoy=True)
    game.pass_turn(1)
    game.all_pass()
    assert (game.goods(0), game.goods(1)) == ((1, 1, 0), (1, 0, 0))


def test_the_envoy_opens_an_advisor_of_ones_own_who_then_gives_twice() -> None:
    game = envoy_at_work()
    game.influence(0, "architect", 3, envoy=True)
    game.all_pass()
    assert game.goods(0) == (0, 2, 0)


def test_the_envoy_is_used_once() -> None:
    game = envoy_at_work()
    game.influence(0, "squire", 2, envoy=True)
    game.pass_turn(1)
    assert game.told("stuck") == [{"seat": 0}]  # with a 3 in hand, and the Architect is taken


def test_the_envoy_is_not_spent_on_a_free_advisor() -> None:
    game = envoy_at_work()
    assert game.can_influence(0, "sergeant", 2, 3)
    assert not game.can_influence(0, "sergeant", 2, 3, envoy=True)
    game.influence(0, "sergeant", 2, 3)
    assert game.state.envoy == 0


def test_who_could_place_only_with_the_envoy_may_pass() -> None:
    game = ScriptedGame(3)
    game.season((3, 3, 3), (3, 6, 6), (6, 6, 6), phase=AUTUMN)
    game.state.envoy = 1
    game.influence(0, "architect", 3)
    game.influence(1, "duchess", 6, 6)
    game.pass_turn(2)
    game.influence(0, "alchemist", 3, 3)
    assert game.reaches(1) == {"architect"}
    game.pass_turn(1)
    assert game.state.envoy == 1


def test_a_double_build_is_not_declared_beforehand() -> None:
    game = ScriptedGame(3)
    game.own(0, wood=1)
    game.to_build(phase=AUTUMN)
    game.state.envoy = 0
    game.build(0, "barricade")
    assert game.phase != (1, AUTUMN)  # nothing left to pay a second one: no question, the Envoy stays
    assert game.state.envoy == 0


def test_the_second_building_may_be_left() -> None:
    game = ScriptedGame(3)
    game.own(0, wood=3)
    game.to_build(phase=AUTUMN)
    game.state.envoy = 0
    game.build(0, "barricade")
    game.pass_turn(0)
    assert (game.buildings(0), game.state.envoy) == ({"barricade"}, 0)


def test_a_double_build_is_two_at_most_at_full_cost() -> None:
    game = ScriptedGame(3)
    game.own(0, wood=9)
    game.to_build(phase=AUTUMN)
    game.state.envoy = 0
    game.build(0, "barricade")
    game.build(0, "palisade", envoy=True)
    assert game.goods(0) == (0, 6, 0)
    assert game.phase != (1, AUTUMN)


def test_without_the_envoy_there_is_no_second_building() -> None:
    game = ScriptedGame(3)
    game.own(0, wood=9)
    game.to_build(phase=AUTUMN)
    game.state.envoy = 1
    game.build(0, "barricade")
    assert game.phase != (1, AUTUMN)


@pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])
def test_the_envoy_works_in_every_season(phase: int) -> None:
    game = ScriptedGame(3)
    game.own(0, wood=9)
    game.to_build(phase=phase)
    game.state.envoy = 0
    game.build(0, "barricade")
    game.build(0, "palisade", envoy=True)
    assert game.state.envoy == -1
