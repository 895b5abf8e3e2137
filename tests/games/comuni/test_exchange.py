"""Two gold for an army, two pilgrims for anything: inside payments, and as moves of their own by table option."""

from __future__ import annotations

import pytest
from games.comuni.table import Table

HELD = [
    {"type": "exchange", "pay": "gold", "take": "army"},
    {"type": "exchange", "pay": "pilgrim", "take": "gold"},
    {"type": "exchange", "pay": "pilgrim", "take": "army"},
    {"type": "exchange", "pay": "pilgrim", "take": "craftsman"},
]


def exchanges(table: Table, seat: int) -> list[dict[str, str]]:
    return [action for action in table.legal(seat) if action["type"] == "exchange"]


def test_nothing_is_exchanged_to_be_held() -> None:
    table = Table(3)
    table.give(0, gold=9, pilgrim=9)
    assert exchanges(table, 0) == []
    table.give_cards(0, "economy_1", "economy_1", "economy_1", "economy_1")
    table.state.pillage[0] = 3
    table.act(0, type="income")
    assert exchanges(table, 0) == []
    table.act(0, type="gain", resource="gold")
    assert exchanges(table, 0) == []
    table.act(0, type="finish")
    assert exchanges(table, 0) == []
    table.act(0, type="discard", card="economy_1")
    table.act(0, type="discard", card="economy_1")
    assert table.decision(0).kind == "repair"
    assert exchanges(table, 0) == []


def test_with_the_option_they_are_moves_at_any_decision_of_ones_own() -> None:
    table = Table(3, free_exchange=True)
    table.give(0, gold=9, pilgrim=9)
    assert exchanges(table, 0) == HELD
    table.give_cards(0, "economy_1", "economy_1", "economy_1")
    table.state.pillage[0] = 3
    table.act(0, type="income")
    assert exchanges(table, 0) == HELD
    table.act(0, type="gain", resource="gold")
    assert exchanges(table, 0) == HELD
    table.act(0, type="finish")
    assert exchanges(table, 0) == HELD
    table.act(0, type="discard", card="economy_1")
    assert table.decision(0).kind == "repair"
    assert exchanges(table, 0) == HELD


def test_an_outbid_player_may_exchange_by_option() -> None:
    table = Table(3, free_exchange=True)
    table.give(0, gold=9)
    table.give(1, gold=0, pilgrim=2)
    table.stand(1, 1, 1)
    table.turn_of(0)
    table.bid(0, 1, 2)
    table.act(1, type="exchange", pay="pilgrim", take="army")
    assert table.legal(1) == [{"type": "take-back"}]
    assert table.stock(1)["pilgrim"] == 0


@pytest.mark.parametrize("named", HELD)
def test_an_exchange_moves_two_to_the_supply_and_one_from_it(named: dict[str, str]) -> None:
    table = Table(3, free_exchange=True)
    table.give(0, gold=2, army=0, craftsman=0, pilgrim=2)
    before, paid, taken = table.stock(0), table.supply(named["pay"]), table.supply(named["take"])
    table.act(0, **named)
    assert table.stock(0) == {**before, named["pay"]: 0, named["take"]: before[named["take"]] + 1}
    assert (table.supply(named["pay"]), table.supply(named["take"])) == (paid + 2, taken - 1)
    assert table.owing == [0]
    assert table.decision(0).kind == "project"


def test_the_supply_must_hold_what_is_taken() -> None:
    table = Table(3, free_exchange=True)
    table.give(0, gold=4, pilgrim=4)
    table.give(1, army=table.stock(1)["army"] + table.supply("army"))
    assert exchanges(table, 0) == [HELD[1], HELD[3]]


def test_one_piece_is_not_enough() -> None:
    table = Table(3, free_exchange=True)
    table.give(0, gold=1, pilgrim=1)
    assert exchanges(table, 0) == []


@pytest.mark.parametrize("free", [False, True])
def test_half_made_moves_take_exchanges_inside_the_payment_only(free: bool) -> None:
    table = Table(3, free_exchange=free)
    table.give(0, gold=3, pilgrim=4, craftsman=2)
    table.act(0, type="bid", column=1)
    assert exchanges(table, 0) == [HELD[1]]
    table.act(0, type="offer", gold=0)
    table.building_of(0, "economy_1")
    table.put(0, "economy", 1)
    table.act(0, type="choose", card="economy_1")
    assert exchanges(table, 0) == [HELD[3]]


@pytest.mark.parametrize("free", [False, True])
def test_a_fist_takes_gold_and_pilgrims_as_armies_and_nothing_else(free: bool) -> None:
    table = Table(2, free_exchange=free)
    table.give(0, gold=4, pilgrim=4)
    table.begin_invasion("A")
    while table.state.owes(0):
        assert exchanges(table, 0) == []
        table.state.apply(0, table.state.actions(0)[0])


def test_pairs_that_are_spent_need_no_supply() -> None:
    table = Table(2)
    table.give(0, craftsman=0, pilgrim=2)
    table.give(1, craftsman=table.stock(1)["craftsman"] + table.supply("craftsman"))
    assert table.supply("craftsman") == 0
    table.put(0, "economy", 1)
    table.building_of(0, "economy_1")
    table.build(0, "economy_1", "economy", 2)
    assert table.stock(0)["pilgrim"] == 0
