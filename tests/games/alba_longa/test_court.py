"""Holding court: the dice cost, the roll, the holder's pick, the others' purchases, passing."""

from __future__ import annotations

from collections import Counter

import pytest
from games.alba_longa.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.actions import ACTIONS
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE

DICE = ("soldiers", "merchants", "quarry", "priests")


def courts(players: int = 4, first: int = 0, season: str = "growing", **options: bool | str) -> ScriptedGame:
    game = ScriptedGame(players, first, season, **options)
    game.to_courts()
    return game


def quiet_court(game: ScriptedGame, king: int, stall: int = 1) -> None:
    """A court in which the holder sends one peasant to the quarry and nobody buys."""
    game.hold(king, 1, 1, 1, 1, stall=stall)
    game.take(king, "quarry", 1)
    game.refuse_dice()


def test_the_king_of_kings_first_then_clockwise() -> None:
    game = courts(4, first=2)
    holders = []
    for _ in range(4):
        holders.append(game.owing[0])
        quiet_court(game, holders[-1])
    assert holders == [2, 3, 0, 1]


def test_the_first_court_costs_nothing() -> None:
    game = courts()
    game.do(0, "hold-court")
    assert game.phase == "roll"
    assert list(game.state.silver) == [5] * 4


def test_holding_court_is_optional_even_for_nothing() -> None:
    game = courts()
    assert game.legal(0) == [{"type": "pass-court"}, {"type": "hold-court"}]


def test_the_whole_cost_goes_to_one_stall_of_the_payers_choice() -> None:
    game = courts(3)
    for _ in range(2):
        for king in range(3):
            quiet_court(game, king, stall=1)
    game.do(0, "hold-court")
    assert game.legal(0) == [{"type": "pay", "stall": stall} for stall in (1, 2, 3, 4)]
    game.do(0, "pay", stall=3)
    assert list(game.state.stalls) == [3, 0, 2, 0]
    assert game.state.silver[0] == 5 - 1 - 2
    assert game.phase == "roll"


def test_the_cost_rises_by_one_when_all_had_their_chance_and_stays_at_4() -> None:
    game = courts(3)
    game.do(0, "pass-court")
    game.do(1, "pass-court")
    game.city(2, home=20, silver=50)
    costs = []
    for _ in range(8):
        before = int(game.state.silver[2])
        quiet_court(game, 2)
        costs.append(before - int(game.state.silver[2]))
    assert costs == [0, 1, 2, 3, 4, 4, 4, 4]
    assert list(box.DICE_COSTS) == [0, 1, 2, 3, 4]


def test_the_cost_rises_even_if_some_were_skipped() -> None:
    game = courts(3)
    quiet_court(game, 0)
    game.do(1, "pass-court")
    quiet_court(game, 2)
    assert game.state.dice_cost == 1
    assert game.owing == [0]


def test_four_dice_of_1_to_4() -> None:
    game = courts()
    game.do(0, "hold-court")
    rolls = [tuple(named[die] for die in DICE) for named in game.legal(CHANCE)]
    assert len(set(rolls)) == 256
    assert set(rolls) == {
        (a, b, c, d) for a in range(1, 5) for b in range(1, 5) for c in range(1, 5) for d in range(1, 5)
    }
    assert set(game.state.weights()) == {1}
    rng = Rng(1)
    drawn = [ACTIONS.encode(int(game.state.random_action(CHANCE, rng))) for _ in range(2000)]
    faces = Counter(roll[die] for roll in drawn for die in DICE)
    assert all(1850 < faces[face] < 2150 for face in (1, 2, 3, 4))
    game.roll(4, 3, 2, 1)
    assert list(game.state.dice) == [4, 3, 2, 1]


def test_the_holder_takes_one_die_and_assigns_1_to_its_number() -> None:
    game = courts()
    game.hold(0, 3, 2, 1, 4)
    offers = {(a["die"], a["job"], a["count"]) for a in game.legal(0)}
    expected = {
        (die, die, n) for die, most in zip(DICE, (3, 2, 1, 4), strict=True) for n in range(1, most + 1)
    }
    assert offers == expected
    game.take(0, "priests", 2)
    assert (game.workers(0, "priests"), game.state.home[0]) == (2, 6)
    assert list(game.state.dice) == [3, 2, 1, 0]


def test_the_holder_must_assign_somebody_once_the_dice_are_rolled() -> None:
    game = courts()
    game.hold(0, 1, 1, 1, 1)
    assert game.types(0) == {"take"}
    assert min(game.values(0, "count")) == 1


def test_nobody_assigns_more_than_are_at_home() -> None:
    game = courts()
    game.city(0, home=2)
    game.hold(0, 4, 4, 4, 4)
    assert max(game.values(0, "count")) == 2


def test_the_others_buy_one_die_each_clockwise_for_1_silver() -> None:
    game = courts(4, first=1)
    game.hold(1, 2, 2, 2, 2)
    game.take(1, "soldiers", 2)
    buyers = []
    for die in ("merchants", "quarry", "priests"):
        buyers.append(game.owing[0])
        game.buy(buyers[-1], die, 2, stall=2)
    assert buyers == [2, 3, 0]
    assert game.owing == [2]
    assert game.phase == "court"
    assert list(game.state.silver) == [4, 5, 4, 4]
    assert list(game.state.stalls) == [0, 3, 0, 0, 0]


def test_a_bought_die_costs_1_whatever_the_court_costs() -> None:
    game = courts(3)
    for _ in range(2):
        for king in range(3):
            quiet_court(game, king)
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "quarry", 1)
    before = int(game.state.silver[1])
    game.buy(1, "priests", 1)
    assert game.state.silver[1] == before - 1


def test_the_buyer_chooses_a_stall() -> None:
    game = courts(4)
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "quarry", 1)
    game.do(1, "buy", die="priests", count=1)
    assert game.values(1, "stall") == [1, 2, 3, 4, 5]


def test_a_die_taken_is_gone() -> None:
    game = courts()
    game.hold(0, 3, 3, 3, 3)
    game.take(0, "quarry", 1)
    assert set(game.values(1, "die")) == {"soldiers", "merchants", "priests"}


def test_with_five_kings_the_fourth_buyer_may_find_no_die() -> None:
    game = courts(5)
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "soldiers", 1)
    for king, die in ((1, "merchants"), (2, "quarry"), (3, "priests")):
        game.buy(king, die, 1)
    assert game.phase == "court"
    assert game.owing == [1]


def test_the_holder_buys_no_second_die_with_three_or_more_kings() -> None:
    game = courts(3)
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "soldiers", 1)
    game.do(1, "pass-die")
    game.do(2, "pass-die")
    assert (game.phase, game.owing) == ("court", [1])


def test_without_silver_or_a_peasant_nobody_is_asked_to_buy() -> None:
    game = courts(4)
    game.city(1, silver=0)
    game.city(2, home=0)
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "soldiers", 1)
    assert game.owing == [3]


def test_passing_on_a_die_binds_to_nothing() -> None:
    game = courts(3)
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "soldiers", 1)
    game.do(1, "pass-die")
    game.do(2, "pass-die")
    game.hold(1, 1, 1, 1, 1)
    game.take(1, "soldiers", 1)
    game.do(2, "pass-die")
    assert game.owing == [0]
    assert "buy" in game.types(0)


def test_passing_on_court_ends_courts_and_purchases_for_the_season() -> None:
    game = courts(3)
    game.do(0, "pass-court")
    quiet = []
    while game.phase == "court":
        king = game.owing[0]
        assert king != 0
        game.hold(king, 1, 1, 1, 1)
        game.take(king, "quarry", 1)
        quiet += game.owing if game.phase == "buy" else []
        assert 0 not in game.owing
        game.refuse_dice()
        if game.state.dice_cost >= 2:
            break
    assert set(quiet) == {1, 2}


def test_a_pass_is_forgotten_when_the_next_season_begins() -> None:
    game = ScriptedGame(3)
    game.to_combat()
    game.name(1)
    game.to_courts()
    assert list(game.state.out) == [0, 0, 0]


@pytest.mark.parametrize(("silver", "home"), [(0, 8), (5, 0)])
def test_without_money_or_peasants_a_king_must_pass(silver: int, home: int) -> None:
    game = courts(3)
    for king in range(3):
        quiet_court(game, king)
    game.city(1, silver=silver, home=home)
    quiet_court(game, 0)
    assert game.owing == [2]
    assert game.told("forced-pass") == [{"seat": 1}]
    assert game.state.out[1] == 1


def test_one_silver_at_cost_2_is_out_though_a_die_costs_1() -> None:
    game = courts(3)
    for _ in range(2):
        for king in range(3):
            quiet_court(game, king)
    game.city(1, silver=1)
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "quarry", 1)
    assert game.owing == [1]  # his own turn has not come yet: he may still buy
    game.do(1, "pass-die")
    game.do(2, "pass-die")
    assert game.owing == [2]
    assert game.state.out[1] == 1
    game.hold(2, 1, 1, 1, 1)
    game.take(2, "quarry", 1)
    assert game.owing == [0]  # 1 is not asked to buy any more


def test_it_ends_when_everybody_is_out() -> None:
    game = courts(3)
    quiet_court(game, 0)
    game.do(1, "pass-court")
    game.do(2, "pass-court")
    game.do(0, "pass-court")
    assert game.phase not in ("court", "buy", "take", "roll")


def test_a_lone_king_goes_on_at_rising_cost_until_his_silver_is_gone() -> None:
    game = courts(3)
    game.do(0, "pass-court")
    game.do(1, "pass-court")
    courts_held = 0
    while game.phase == "court":
        assert game.owing == [2]
        quiet_court(game, 2)
        courts_held += 1
    assert courts_held == 3  # for 0, 1 and 2 of his 5 silver; the next would cost 3
    assert game.state.silver[2] >= 2


def test_a_lone_king_stops_when_nobody_is_left_at_home() -> None:
    game = courts(3)
    game.do(0, "pass-court")
    game.do(1, "pass-court")
    game.city(2, home=2)
    quiet_court(game, 2)
    quiet_court(game, 2)
    assert game.phase != "court"


def test_farmers_only_in_harvest_and_only_by_the_holder() -> None:
    game = courts(3)
    game.hold(0, 1, 2, 3, 4)
    assert "farmers" not in game.values(0, "job")
    game = courts(3, season="harvest")
    game.hold(0, 1, 2, 3, 4)
    farming = {(a["die"], a["count"]) for a in game.legal(0) if a["job"] == "farmers"}
    assert farming == {
        (die, n) for die, most in zip(DICE, (1, 2, 3, 4), strict=True) for n in range(1, most + 1)
    }
    game.take(0, "priests", 4, job="farmers")
    assert game.workers(0, "farmers") == 4
    assert list(game.state.dice) == [1, 2, 3, 0]
    assert game.types(1) == {"pass-die", "buy"}
    assert "job" not in game.legal(1)[-1]  # a bought die has no other job than its own
    game.buy(1, "quarry", 3)
    assert (game.workers(1, "quarry"), game.workers(1, "farmers")) == (3, 0)


def test_five_farmers_stand_in_the_fields_and_the_others_in_the_granary() -> None:
    game = courts(3, season="harvest")
    for count, granary in ((4, 0), (3, 2)):
        game.hold(0, 4, 4, 4, 4)
        game.take(0, "soldiers", count, job="farmers")
        assert game.granary(0) == granary
        game.refuse_dice()
        quiet_court(game, 1)
        quiet_court(game, 2)


def test_there_is_room_for_any_number_of_workers() -> None:
    game = courts(3)
    game.city(0, home=40, silver=40)
    for king in (1, 2):
        game.city(king, home=0)
    for _ in range(5):
        game.hold(0, 4, 4, 4, 4)
        game.take(0, "quarry", 4)
        game.refuse_dice()
    assert game.workers(0, "quarry") == 20


@thorough
@given(st.integers(0, 10**6), st.integers(2, 5), st.booleans())
def test_courts_always_end_and_lose_no_coin(seed: int, players: int, harvest: bool) -> None:
    game = courts(players, first=seed % players, season="harvest" if harvest else "growing")
    rng = Rng(seed)
    acts = 0
    coins = sum(game.state.silver) + sum(game.state.stalls)
    while game.phase in ("court", "pay_court", "roll", "take", "buy", "pay_die"):
        before = game.state.clone()
        seat = int(game.state.first_owing())
        game.state.apply(seat, game.state.random_action(seat, rng))
        acts += 1
        assert acts < 500
        if game.phase in ("court", "pay_court", "roll", "take", "buy", "pay_die"):
            assert sum(game.state.silver) + sum(game.state.stalls) == coins
            assert all(a >= b for a, b in zip(before.home, game.state.home, strict=True))
            assert all(a <= b for a, b in zip(before.out, game.state.out, strict=True))
