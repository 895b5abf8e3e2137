"""What the King gives: his Aid, his Reward, his Envoy."""

from __future__ import annotations

import pytest
from games.kingsburg.table import AID, AUTUMN, ENVOY, REWARD, SPRING, SUMMER, Table, positions
from hypothesis import given

from ludotheca.games.kingsburg.rules import king
from ludotheca.games.kingsburg.rules.province import building_count, goods_count
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.state import CHANCE

ONE_GOOD = [{"type": "take", "goods": [good]} for good in ("gold", "wood", "stone")]


# Phase 1.


def test_fewest_buildings_get_the_white_die() -> None:
    table = Table(3)
    table.own(0, "inn", "statue")
    table.own(1, "inn", gold=5)
    table.own(2, "inn", "market")
    table.begin(AID, year=2)
    assert table.told("aid-die") == [{"seat": 1}]
    assert (table.state.aid, table.phase) == (1, (2, SPRING))


def test_fewest_goods_decide_between_equal_buildings() -> None:
    table = Table(3)
    table.own(0, "inn", gold=1)
    table.own(1, "inn", wood=1, stone=1)
    table.own(2, "inn", "market")
    table.begin(AID, year=2)
    assert table.state.aid == 0


def test_tokens_are_no_goods() -> None:
    table = Table(3)
    table.own(0, gold=1)
    table.own(1, tokens=9)
    table.own(2, gold=1)
    table.begin(AID, year=2)
    assert table.state.aid == 1


def test_goods_of_those_with_more_buildings_do_not_count() -> None:
    table = Table(3)
    table.own(0, "inn", "market")
    table.own(1, "inn", gold=2)
    table.own(2, "inn", gold=3)
    table.begin(AID, year=2)
    assert table.state.aid == 1


def test_tied_governors_choose_a_good_each_and_nobody_has_the_die() -> None:
    table = Table(4)
    table.own(0, "inn")
    table.own(1, "inn", gold=1)
    table.own(2, "inn")
    table.own(3, "inn", "market")
    table.begin(AID, year=2)
    assert table.state.aid == -1
    assert table.owing == [0, 2]
    assert table.legal(0) == table.legal(2) == ONE_GOOD
    table.take(2, "stone")
    table.take(0, "gold")
    assert (table.goods(0), table.goods(2)) == ((1, 0, 0), (0, 0, 1))
    assert table.phase == (2, SPRING)


def test_in_year_1_everybody_gets_a_good() -> None:
    table = Table(5)
    assert table.several
    assert table.owing == [0, 1, 2, 3, 4]


def test_tied_governors_choose_at_once_in_any_order() -> None:
    one, other = Table(3), Table(3)
    for seat in (0, 1, 2):
        one.take(seat, "wood")
    for seat in (2, 0, 1):
        other.take(seat, "wood")
    assert one.state.dump() == other.state.dump()


def test_the_white_die_is_for_spring_only() -> None:
    table = Table(3)
    table.own(0, "inn")
    table.own(1, "inn")
    table.begin(AID, year=2)
    for seat in (0, 1):
        table.roll(seat, 1, 2, 6)
    table.roll(2, 1, 2, 6, 4)
    table.all_pass()
    assert table.phase == (2, SUMMER)
    for seat in (0, 1, 2):
        table.roll(seat, 1, 2, 6)
    assert table.decision(table.mover).kind == "influence"


def test_the_guilds_gold_comes_after_the_kings_aid() -> None:
    """At the tie-break of phase 1 its owner has nothing yet."""
    table = Table(3)
    guild = ("inn", "market", "farms", "merchants_guild")
    table.own(0, *guild)
    table.own(1, *guild, gold=1)
    table.own(2, *guild, gold=1)
    table.begin(AID, year=3)
    assert table.state.aid == 0
    assert table.goods(0) == (1, 0, 0)


@given(positions())
def test_the_last_are_what_a_sort_says(state: KingsburgState) -> None:
    standing = [(building_count(state, seat), goods_count(state, seat)) for seat in range(state.players)]
    last = [seat for seat in range(state.players) if standing[seat] == min(standing)]
    assert [seat for seat in range(state.players) if king.is_last(state, seat)] == last
    assert king.only_last(state) == (last[0] if len(last) == 1 else -1)


# Phase 3.


def test_most_buildings_win_a_point() -> None:
    table = Table(3)
    table.own(1, "barricade")
    table.begin(REWARD)
    assert table.scores() == [0, 1, 0]


def test_all_who_are_tied_win_the_point() -> None:
    table = Table(3)
    table.own(0, "barricade", "inn")
    table.own(1, "barricade")
    table.own(2, "palisade", "inn")
    table.begin(REWARD)
    assert table.scores() == [1, 0, 1]


def test_with_no_building_anywhere_everybody_wins_it() -> None:
    table = Table(4)
    table.begin(REWARD)
    assert table.scores() == [1, 1, 1, 1]


# Phase 5.


def test_the_envoy_goes_to_the_last_governor() -> None:
    table = Table(3)
    table.own(0, "inn", "market")
    table.own(1, "inn", gold=1)
    table.own(2, "inn")
    table.begin(ENVOY)
    assert table.told("envoy") == [{"seat": 2}]
    assert table.state.envoy == 2


def test_tied_governors_get_no_envoy() -> None:
    table = Table(3)
    table.own(0, "inn")
    table.begin(ENVOY)
    assert table.told("envoy-nobody") == [{}]
    assert table.state.envoy == -1


@pytest.mark.parametrize("last", [0, 1])
def test_an_unused_envoy_comes_back_and_is_given_anew(last: int) -> None:
    table = Table(3)
    table.state.envoy = 0
    for seat in range(3):
        table.own(seat, *(() if seat == last else ("inn",)))
    table.begin(ENVOY, year=2)
    events = [(event.kind, event.args) for event in table.events() if "envoy" in event.kind]
    assert events == [("envoy-back", {"seat": 0}), ("envoy", {"seat": last})]
    assert table.state.envoy == last


def test_an_unused_envoy_is_kept_through_winter_and_spring() -> None:
    table = Table(3)
    table.own(0, "inn")
    table.own(1, "inn")
    table.begin(ENVOY)
    for seat in range(3):
        table.roll(seat, 1, 2, 6)
    table.all_pass()
    assert table.phase == (1, 8)
    table.enemy("zombies", 4)
    table.act(CHANCE, type="troops", die=4)
    for seat in (0, 1):
        table.roll(seat, 1, 2, 6)
    table.roll(2, 1, 2, 6, 6)
    table.all_pass()
    assert (table.phase, table.state.envoy) == ((2, SUMMER), 2)


def envoy_at_work() -> Table:
    """Seat 0 has the Envoy; seat 1 holds the Squire, seat 0 itself the Architect."""
    table = Table(3)
    table.season((2, 3, 3), (2, 6, 6), (6, 6, 6), phase=AUTUMN)
    table.state.envoy = 0
    table.influence(0, "architect", 3)
    table.influence(1, "squire", 2)
    table.pass_turn(2)
    return table


def test_the_envoy_opens_an_advisor_of_another() -> None:
    table = envoy_at_work()
    table.influence(0, "squire", 2, envoy=True)
    table.pass_turn(1)
    table.all_pass()
    assert (table.goods(0), table.goods(1)) == ((1, 1, 0), (1, 0, 0))


def test_the_envoy_opens_an_advisor_of_ones_own_who_then_gives_twice() -> None:
    table = envoy_at_work()
    table.influence(0, "architect", 3, envoy=True)
    table.all_pass()
    assert table.goods(0) == (0, 2, 0)


def test_the_envoy_is_used_once() -> None:
    table = envoy_at_work()
    table.influence(0, "squire", 2, envoy=True)
    table.pass_turn(1)
    assert table.told("stuck") == [{"seat": 0}]  # with a 3 in hand, and the Architect is taken


def test_the_envoy_is_not_spent_on_a_free_advisor() -> None:
    table = envoy_at_work()
    assert table.can_influence(0, "sergeant", 2, 3)
    assert not table.can_influence(0, "sergeant", 2, 3, envoy=True)
    table.influence(0, "sergeant", 2, 3)
    assert table.state.envoy == 0


def test_who_could_place_only_with_the_envoy_may_pass() -> None:
    table = Table(3)
    table.season((3, 3, 3), (3, 6, 6), (6, 6, 6), phase=AUTUMN)
    table.state.envoy = 1
    table.influence(0, "architect", 3)
    table.influence(1, "duchess", 6, 6)
    table.pass_turn(2)
    table.influence(0, "alchemist", 3, 3)
    assert table.reaches(1) == {"architect"}
    table.pass_turn(1)
    assert table.state.envoy == 1


def test_a_double_build_is_not_declared_beforehand() -> None:
    table = Table(3)
    table.own(0, wood=1)
    table.to_build(phase=AUTUMN)
    table.state.envoy = 0
    table.build(0, "barricade")
    assert table.phase != (1, AUTUMN)  # nothing left to pay a second one: no question, the Envoy stays
    assert table.state.envoy == 0


def test_the_second_building_may_be_left() -> None:
    table = Table(3)
    table.own(0, wood=3)
    table.to_build(phase=AUTUMN)
    table.state.envoy = 0
    table.build(0, "barricade")
    table.pass_turn(0)
    assert (table.buildings(0), table.state.envoy) == ({"barricade"}, 0)


def test_a_double_build_is_two_at_most_at_full_cost() -> None:
    table = Table(3)
    table.own(0, wood=9)
    table.to_build(phase=AUTUMN)
    table.state.envoy = 0
    table.build(0, "barricade")
    table.build(0, "palisade", envoy=True)
    assert table.goods(0) == (0, 6, 0)
    assert table.phase != (1, AUTUMN)


def test_without_the_envoy_there_is_no_second_building() -> None:
    table = Table(3)
    table.own(0, wood=9)
    table.to_build(phase=AUTUMN)
    table.state.envoy = 1
    table.build(0, "barricade")
    assert table.phase != (1, AUTUMN)


@pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])
def test_the_envoy_works_in_every_season(phase: int) -> None:
    table = Table(3)
    table.own(0, wood=9)
    table.to_build(phase=phase)
    table.state.envoy = 0
    table.build(0, "barricade")
    table.build(0, "palisade", envoy=True)
    assert table.state.envoy == -1
