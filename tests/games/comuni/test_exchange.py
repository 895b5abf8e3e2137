"""Two gold for an army, two pilgrims for anything: inside payments, and as moves of their own by table option."""

from __future__ import annotations

import pytest
from games.comuni.scripted import ScriptedGame

from ludotheca.games.comuni.rules import codes

HELD = [
    {"type": "exchange", "pay": "gold", "take": "army"},
    {"type": "exchange", "pay": "pilgrim", "take": "gold"},
    {"type": "exchange", "pay": "pilgrim", "take": "army"},
    {"type": "exchange", "pay": "pilgrim", "take": "craftsman"},
]


def exchanges(game: ScriptedGame, seat: int) -> list[dict[str, str]]:
    return [action for action in game.legal(seat) if action["type"] == "exchange"]


def test_nothing_is_exchanged_to_be_held() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=9, pilgrim=9)
    assert exchanges(game, 0) == []
    game.give_cards(0, "economy_1", "economy_1", "economy_1", "economy_1")
    game.state.pillage[0] = 3
    game.act(0, type="income")
    assert exchanges(game, 0) == []
    game.act(0, type="gain", resource="gold")
    assert exchanges(game, 0) == []
    game.act(0, type="finish")
    assert exchanges(game, 0) == []
    game.act(0, type="discard", card="economy_1")
    game.act(0, type="discard", card="economy_1")
    assert game.decision(0).kind == "repair"
    assert exchanges(game, 0) == []


def test_with_the_option_they_are_moves_at_any_decision_of_ones_own() -> None:
    game = ScriptedGame(3, free_exchange=True)
    game.give(0, gold=9, pilgrim=9)
    assert exchanges(game, 0) == HELD
    game.give_cards(0, "economy_1", "economy_1", "economy_1")
    game.state.pillage[0] = 3
    game.act(0, type="income")
    assert exchanges(game, 0) == HELD
    game.act(0, type="gain", resource="gold")
    assert exchanges(game, 0) == HELD
    game.act(0, type="finish")
    assert exchanges(game, 0) == HELD
    game.act(0, type="discard", card="economy_1")
    assert game.decision(0).kind == "repair"
    assert exchanges(game, 0) == HELD


def test_an_outbid_player_may_exchange_by_option() -> None:
    game = ScriptedGame(3, free_exchange=True)
    game.give(0, gold=9)
    game.give(1, gold=0, pilgrim=2)
    game.stand(1, 1, 1)
    game.turn_of(0)
    game.bid(0, 1, 2)
    game.act(1, type="exchange", pay="pilgrim", take="army")
    assert game.legal(1) == [{"type": "take-back"}]
    assert game.stock(1)["pilgrim"] == 0


@pytest.mark.parametrize("named", HELD)
def test_an_exchange_moves_two_to_the_supply_and_one_from_it(named: dict[str, str]) -> None:
    game = ScriptedGame(3, free_exchange=True)
    game.give(0, gold=2, army=0, craftsman=0, pilgrim=2)
    before, paid, taken = game.stock(0), game.supply(named["pay"]), game.supply(named["take"])
    game.act(0, **named)
    assert game.stock(0) == {**before, named["pay"]: 0, named["take"]: before[named["take"]] + 1}
    assert (game.supply(named["pay"]), game.supply(named["take"])) == (paid + 2, taken - 1)
    assert game.owing == [0]
    assert game.decision(0).kind == "project"


def test_the_supply_must_hold_what_is_taken() -> None:
    game = ScriptedGame(3, free_exchange=True)
    game.give(0, gold=4, pilgrim=4)
    game.give(1, army=game.stock(1)["army"] + game.supply("army"))
    assert exchanges(game, 0) == [HELD[1], HELD[3]]


def test_one_piece_is_not_enough() -> None:
    game = ScriptedGame(3, free_exchange=True)
    game.give(0, gold=1, pilgrim=1)
    assert exchanges(game, 0) == []


@pytest.mark.parametrize("free", [False, True])
def test_half_made_moves_take_exchanges_inside_the_payment_only(free: bool) -> None:
    game = ScriptedGame(3, free_exchange=free)
    game.give(0, gold=3, pilgrim=4, craftsman=2)
    game.act(0, type="bid", column=1)
    assert exchanges(game, 0) == [HELD[1]]
    held = game.stock(0)
    game.act(0, **HELD[1])
    assert game.stock(0) == held
    game.act(0, type="offer", gold=2)
    assert game.stock(0) == {**held, "gold": 2, "pilgrim": 2}
    game.building_of(0, "economy_1")
    game.put(0, "economy", 1)
    game.act(0, type="choose", card="economy_1")
    assert exchanges(game, 0) == [HELD[3]]


@pytest.mark.parametrize(("free", "rules"), [(False, 1), (False, 2), (True, 1)])
def test_a_fist_takes_gold_and_pilgrims_as_armies_and_nothing_else(free: bool, rules: int) -> None:
    game = ScriptedGame(2, free_exchange=free, rules=rules)
    game.give(0, gold=4, pilgrim=4)
    game.begin_invasion("A")
    assert game.owing == [0, 1]
    while game.state.owes(0):
        assert exchanges(game, 0) == []
        game.state.apply(0, game.state.actions(0)[0])


def test_pairs_that_are_spent_need_no_supply() -> None:
    game = ScriptedGame(2)
    game.give(0, craftsman=0, pilgrim=2)
    game.give(1, craftsman=game.stock(1)["craftsman"] + game.supply("craftsman"))
    assert game.supply("craftsman") == 0
    game.put(0, "economy", 1)
    game.building_of(0, "economy_1")
    game.build(0, "economy_1", "economy", 2)
    assert game.stock(0)["pilgrim"] == 0


# From rules version 2 on: a seat that could exchange is always asked, in its turn and before an invasion.


def without_a_choice(rules: int, **stock: int) -> ScriptedGame:
    """Seat 0 has just taken the last resource of its income; it has no card, no pillage, and this stock."""
    game = ScriptedGame(3, free_exchange=True, rules=rules)
    game.give(0, **{"gold": 0, "army": 0, "craftsman": 0, "pilgrim": 0, **stock})
    game.income(0, "army")
    return game


def test_who_could_exchange_is_asked_in_their_turn_even_without_another_choice() -> None:
    game = without_a_choice(2, gold=4)
    assert game.owing == [0]
    assert (game.decision(0).kind, game.decision(0).args["count"]) == ("build", 0)
    assert game.legal(0) == [{"type": "finish"}, HELD[0]]
    game.act(0, **HELD[0])
    assert game.legal(0) == [{"type": "finish"}, HELD[0]]
    game.act(0, type="finish")
    assert (game.owing, game.decision(1).kind) == ([1], "project")


def test_an_exchange_that_was_the_last_possible_one_ends_the_question() -> None:
    game = without_a_choice(2, gold=3)
    game.act(0, **HELD[0])
    assert game.owing == [1]


@pytest.mark.parametrize(("rules", "gold"), [(1, 4), (2, 1)])
def test_who_could_not_or_plays_by_version_1_is_not_asked(rules: int, gold: int) -> None:
    game = without_a_choice(rules, gold=gold)
    assert (game.owing, game.decision(1).kind) == ([1], "project")


def test_cards_that_nobody_can_pay_for_are_not_offered_with_the_exchanges() -> None:
    game = ScriptedGame(3, free_exchange=True)
    game.give(0, gold=2, craftsman=0, pilgrim=0)
    game.building_of(0, "economy_1", "economy_1", "economy_1", "economy_1")
    game.build(0, "economy_1", "economy", 1)
    assert game.types(0) == {"choose", "finish", "exchange"}
    game.wall(0, "economy_1", 1)
    assert game.legal(0) == [{"type": "finish"}, HELD[0]]
    assert game.hand(0) == ["economy_1", "economy_1"]


def test_before_an_invasion_everybody_who_could_exchange_is_asked_in_the_order_of_play() -> None:
    game = ScriptedGame(3, free_exchange=True)
    for seat, gold in enumerate((2, 1, 4)):
        game.give(seat, gold=gold, pilgrim=0)
    game.begin_invasion("B", leader=2)
    assert (game.owing, game.decision(2).kind) == ([2], "exchange")
    assert game.decision(2).args == {"enemy": "france", "attack": 8}
    assert game.legal(2) == [{"type": "pass"}, HELD[0]]
    game.act(2, **HELD[0])
    game.act(2, type="pass")
    assert (game.owing, game.decision(0).kind) == ([0], "exchange")
    assert "invasion" not in [event.kind for event in game.events()]
    game.act(0, **HELD[0])
    assert game.owing == [0, 1, 2]
    assert game.decision(0).kind == "alliance"
    assert game.decision(2).kind == "gold-armies"


def test_before_the_emperor_they_are_asked_too() -> None:
    game = ScriptedGame(2, free_exchange=True)
    for seat in range(2):
        game.give(seat, gold=0, pilgrim=2)
    game.begin_invasion("D", leader=1)
    assert (game.owing, game.decision(1).args["enemy"]) == ([1], "emperor")
    game.act(1, **HELD[2])
    game.act(0, type="pass")
    assert (game.state.phase, game.view().enemy) == (codes.COMMIT, "emperor")


def test_once_fists_are_being_filled_nothing_is_exchanged_to_be_held() -> None:
    game = ScriptedGame(2, free_exchange=True)
    game.give(0, gold=4, pilgrim=4)
    game.begin_invasion("A")
    for seat in (0, 1):
        if game.state.phase != codes.COMMIT and game.state.owes(seat):
            game.act(seat, type="pass")
    assert game.state.phase == codes.COMMIT
    while game.state.owes(0):
        assert exchanges(game, 0) == []
        game.state.apply(0, game.state.actions(0)[0])
