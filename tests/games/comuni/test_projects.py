"""Phase 1: bids, displaced envoys, claims, income."""

from __future__ import annotations

import pytest
from games.comuni import reference
from games.comuni.table import Table, thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules.codes import A_BID
from ludotheca.games.comuni.tables import OFFER


def test_a_turn_has_one_of_three_options() -> None:
    table = Table(3)
    table.stand(0, 1)
    table.turn_of(0)
    assert table.legal_types(0) == {"bid", "claim", "income"}
    table.bid(0, 2, 0)
    assert table.owing == [1]


def test_a_bid_sends_one_envoy_to_one_column() -> None:
    table = Table(3)
    table.bid(0, 2, 1)
    assert table.envoy(2) == (0, 1)
    assert table.view().seats[0].envoys == 2
    assert table.owing == [1]


def test_one_envoy_a_column_so_nobody_raises_his_own_bid() -> None:
    table = Table(3)
    table.stand(0, 2, 1)
    table.give(0, gold=9)
    table.turn_of(0)
    assert table.values(0, "bid", "column") == [1, 3, 4, 5]


def test_nothing_may_be_offered() -> None:
    table = Table(3)
    table.give(0, gold=2, pilgrim=0)
    table.act(0, type="bid", column=1)
    assert table.values(0, "offer", "gold") == [0, 1, 2]


def test_a_taken_column_needs_one_more() -> None:
    table = Table(3)
    table.stand(1, 1, 2)
    table.give(0, gold=4, pilgrim=0)
    table.turn_of(0)
    table.act(0, type="bid", column=1)
    assert table.values(0, "offer", "gold") == [3, 4]


def test_every_column_says_what_must_be_offered() -> None:
    table = Table(3)
    table.stand(1, 1, 2)
    assert [column.least for column in table.view().columns] == [3, 0, 0, 0, 0]


def test_who_cannot_outbid_may_not_bid_there() -> None:
    table = Table(3)
    table.stand(1, 1, 2)
    table.stand(1, 2, 1)
    table.give(0, gold=2, pilgrim=1)
    table.turn_of(0)
    assert table.values(0, "bid", "column") == [2, 3, 4, 5]
    table.give(0, gold=2, pilgrim=2)
    assert table.values(0, "bid", "column") == [1, 2, 3, 4, 5]


def test_a_column_without_cards_takes_no_bid() -> None:
    table = Table(3)
    table.lay_out(2)
    assert table.values(0, "bid", "column") == [1, 3, 4, 5]
    table.lay_out(1, "economy_1")  # one card of three is enough
    assert 1 in table.values(0, "bid", "column")


def test_the_only_possible_amount_is_not_asked() -> None:
    table = Table(3)
    table.give(0, gold=0, pilgrim=1)
    table.act(0, type="bid", column=1)
    assert table.envoy(1) == (0, 0)
    assert table.owing == [1]


def test_pilgrims_become_gold_of_the_supply() -> None:
    table = Table(3)
    table.give(0, gold=1, pilgrim=5)
    supply = table.supply("gold")
    table.bid(0, 1, 3)
    assert table.envoy(1) == (0, 3)
    assert table.stock(0)["gold"] == 0
    assert table.stock(0)["pilgrim"] == 1
    assert table.supply("gold") == supply - 2


def test_pilgrims_are_no_gold_when_the_supply_has_none() -> None:
    table = Table(3)
    table.give(0, gold=1, pilgrim=6)
    table.give(1, gold=table.supply("gold") + table.stock(1)["gold"] - 2)
    table.act(0, type="bid", column=1)
    assert table.values(0, "offer", "gold") == [0, 1, 2, 3]


def test_pilgrims_may_spare_gold_that_is_there() -> None:
    table = Table(3)
    table.give(0, gold=2, pilgrim=5)
    table.act(0, type="bid", column=1)
    assert {"type": "exchange", "pay": "pilgrim", "take": "gold"} in table.legal(0)
    table.act(0, type="exchange", pay="pilgrim", take="gold")
    assert table.values(0, "offer", "gold") == [1, 2]
    table.act(0, type="offer", gold=2)
    assert (table.stock(0)["gold"], table.stock(0)["pilgrim"]) == (1, 3)
    assert table.envoy(1) == (0, 2)


@thorough
@given(st.integers(0, 6), st.integers(0, 7), st.integers(0, 3), st.integers(-1, 5))
def test_every_way_to_pay_a_bid_is_offered_once(gold: int, pilgrims: int, supply: int, standing: int) -> None:
    table = Table(3)
    table.give(0, gold=gold, pilgrim=pilgrims)
    table.give(1, gold=table.stock(1)["gold"] + table.supply("gold") - supply)
    if standing >= 0:
        table.state.bidder[0], table.state.offer[0] = 1, standing
        table.state.stock[4] -= standing
    expected = reference.bids(gold, pilgrims, supply, standing + 1)
    ways: list[tuple[int, int]] = []
    if {"type": "bid", "column": 1} in table.legal(0):
        collect_bids(table, ways)
    assert sorted(ways) == sorted(expected)


EXCHANGE = GAME.decode({"type": "exchange", "pay": "pilgrim", "take": "gold"})


def collect_bids(table: Table, ways: list[tuple[int, int]]) -> None:
    """Walk every sequence of small steps to its offer; an exchange always leaves amounts to choose from."""
    start = table.state.clone()
    waiting = [start.clone()]
    waiting[0].apply(0, A_BID)
    while waiting:
        state = waiting.pop()
        assert [action for action in state.actions(0) if action != EXCHANGE] or state.phase != OFFER
        if state.phase != OFFER:
            spent = int(start.stock[3] - state.stock[3]) // 2
            ways.append((int(state.offer[0]), spent))
            continue
        for action in state.actions(0):
            after = state.clone()
            after.apply(0, action)
            waiting.append(after)


def test_the_first_bid_of_a_column_ends_the_phase() -> None:
    table = Table(3)
    table.bid(0, 1, 1)
    kinds = [event.kind for event in table.events()]
    assert "outbid" not in kinds
    assert table.owing == [1]


def test_an_outbid_player_takes_envoy_and_gold_back_or_moves_for_a_pilgrim() -> None:
    for answer in ({"type": "take-back"}, {"type": "move", "column": 2}):
        table = Table(3)
        table.give(0, gold=5)
        table.give(1, gold=0, pilgrim=2)
        table.stand(1, 1, 3)
        table.turn_of(0)
        table.bid(0, 1, 4)
        assert table.owing == [1]
        table.act(1, **answer)
        home = answer["type"] == "take-back"
        assert table.stock(1)["gold"] == (3 if home else 0)
        assert table.stock(1)["pilgrim"] == (2 if home else 1)
        assert table.envoy(2) == (None if home else (1, 3))
        assert table.view().seats[1].envoys == (3 if home else 2)


def test_an_outbid_envoy_goes_to_no_offer_or_a_lower_one_of_another_player() -> None:
    table = Table(5)
    table.give(0, gold=9)
    table.give(1, pilgrim=1)
    table.stand(1, 1, 2)
    table.stand(1, 2, 0)  # his own
    table.stand(2, 3, 1)  # lower
    table.stand(2, 4, 2)  # equal
    table.stand(3, 5, 3)  # higher
    table.lay_out(6)  # no cards
    table.turn_of(0)
    table.bid(0, 1, 3)
    assert table.values(1, "move", "column") == [3, 7]


def test_chains_of_displaced_envoys() -> None:
    table = Table(4)
    table.give(0, gold=9)
    for seat in (1, 2, 3):
        table.give(seat, gold=0, pilgrim=3)
    table.stand(1, 1, 3)
    table.stand(2, 2, 2)
    table.stand(3, 3, 1)
    table.turn_of(0)
    table.bid(0, 1, 4)
    table.act(1, type="move", column=2)
    assert table.owing == [2]
    table.act(2, type="move", column=3)
    assert table.owing == [3]
    table.act(3, type="take-back")
    assert [table.envoy(column) for column in (1, 2, 3)] == [(0, 4), (1, 3), (2, 2)]
    assert [table.stock(seat)["gold"] for seat in (1, 2, 3)] == [0, 0, 1]
    assert table.owing == [1]


def test_a_chain_can_come_back_to_the_player_whose_turn_it_is() -> None:
    table = Table(3)
    table.give(0, gold=9, pilgrim=1)
    table.give(1, pilgrim=1)
    table.stand(0, 2, 0)
    table.stand(1, 1, 1)
    table.turn_of(0)
    table.bid(0, 1, 2)
    table.act(1, type="move", column=2)
    assert table.owing == [0]
    assert table.decision(0).kind == "displaced"
    table.act(0, type="take-back")
    assert table.owing == [1]


def test_no_gold_is_added_on_the_move() -> None:
    table = Table(3)
    table.give(0, gold=9)
    table.give(1, gold=9, pilgrim=4)
    table.stand(1, 1, 1)
    table.turn_of(0)
    table.bid(0, 1, 2)
    table.act(1, type="move", column=2)
    assert table.envoy(2) == (1, 1)
    assert table.stock(1)["gold"] == 9


@pytest.mark.parametrize(("pilgrims", "columns"), [(0, 5), (3, 1)])
def test_without_a_pilgrim_or_a_place_to_go_nobody_is_asked(pilgrims: int, columns: int) -> None:
    table = Table(3)
    table.give(0, gold=9)
    table.give(1, gold=0, pilgrim=pilgrims)
    for column in range(columns + 1, 6):
        table.lay_out(column)
    table.stand(1, 1, 1)
    table.turn_of(0)
    table.bid(0, 1, 2)
    assert table.stock(1)["gold"] == 1
    table.refill()
    assert table.owing == [1]
    assert table.decision(1).kind == "project"


def test_pilgrims_offered_as_gold_come_back_as_gold() -> None:
    table = Table(3)
    table.give(0, gold=0, pilgrim=5)
    table.bid(0, 1, 2)
    table.give(1, gold=5)
    table.bid(1, 1, 3)
    table.act(0, type="take-back")
    assert (table.stock(0)["gold"], table.stock(0)["pilgrim"]) == (2, 1)


def test_gold_on_the_board_is_in_no_stock_until_it_is_paid() -> None:
    table = Table(3)
    table.give(0, gold=3)
    supply = table.supply("gold")
    table.bid(0, 1, 2)
    assert (table.stock(0)["gold"], table.supply("gold")) == (1, supply)
    assert table.view().columns[0].gold == 2


def test_a_claim_needs_an_envoy_on_the_board() -> None:
    assert "claim" not in Table(3).legal_types(0)


def test_with_three_envoys_out_one_must_claim() -> None:
    table = Table(3)
    for column in (1, 2, 4):
        table.stand(0, column)
    table.give(0, gold=9)
    table.turn_of(0)
    assert table.legal(0) == [{"type": "claim"}]


# Claims.


def test_a_claim_brings_all_cards_of_all_columns_with_ones_envoys() -> None:
    table = Table(3)
    table.lay_out(1, "economy_1", "culture_2", "any_1")
    table.lay_out(4, "military_1", "religion_2")
    table.stand(0, 1, 2)
    table.stand(0, 4, 0)
    table.stand(1, 2, 1)
    table.turn_of(0)
    supply = table.supply("gold")
    table.act(0, type="claim")
    assert sorted(table.hand(0)) == ["any_1", "culture_2", "economy_1", "military_1", "religion_2"]
    assert (table.envoy(1), table.envoy(4), table.envoy(2)) == (None, None, (1, 1))
    assert table.supply("gold") == supply + 2
    assert table.view().seats[0].envoys == 3


def test_a_one_card_column_brings_a_resource_of_choice() -> None:
    table = Table(3)
    table.stand(0, 3)
    table.stand(0, 5)
    table.turn_of(0)
    before = table.stock(0)
    table.act(0, type="claim")
    assert table.decision(0).args["count"] == 2
    assert table.values(0, "gain", "resource") == ["gold", "army", "craftsman", "pilgrim"]
    table.act(0, type="gain", resource="army")
    assert table.decision(0).args["count"] == 1
    table.act(0, type="gain", resource="army")
    assert table.stock(0) == {**before, "army": before["army"] + 2}


def test_a_larger_column_brings_none() -> None:
    table = Table(3)
    table.stand(0, 1)
    table.turn_of(0)
    table.act(0, type="claim")
    assert table.state.gains_left == 0


def test_offered_gold_goes_back_before_the_resource_is_chosen() -> None:
    table = Table(3)
    table.give(1, gold=table.stock(1)["gold"] + table.supply("gold") - 2)
    table.stand(0, 3, 2)
    table.turn_of(0)
    assert table.supply("gold") == 0
    table.act(0, type="claim")
    assert "gold" in table.values(0, "gain", "resource")


def test_what_the_supply_lacks_cannot_be_chosen() -> None:
    table = Table(3)
    table.give(1, army=table.stock(1)["army"] + table.supply("army"))
    table.stand(0, 3)
    table.turn_of(0)
    table.act(0, type="claim")
    assert table.values(0, "gain", "resource") == ["gold", "craftsman", "pilgrim"]


def test_an_empty_supply_gives_nothing() -> None:
    table = Table(3)
    for resource in ("gold", "army", "craftsman", "pilgrim"):
        table.give(1, **{resource: table.stock(1)[resource] + table.supply(resource)})
    table.stand(0, 3)
    table.turn_of(0)
    table.act(0, type="claim")
    assert table.state.gains_left == 0


# Income.


def test_income_is_base_buildings_and_guild_masters() -> None:
    table = Table(2, ("siena", "milano"))
    table.put(0, "economy", 3)
    table.put(0, "culture", 2)
    table.state.activated[0] = 0b0101
    table.state.master[0] = 0  # the Treasurer
    table.state.master[3] = 0  # the Bishop
    table.turn_of(0)
    before = table.stock(0)
    table.income(0, "army")
    after = table.stock(0)
    gained = {name: after[name] - before[name] for name in after}
    assert gained == {"gold": 3 + 1, "army": 1 + 1, "craftsman": 2, "pilgrim": 1}


def test_only_the_tallest_building_of_an_active_category_counts() -> None:
    table = Table(2)
    table.put(0, "economy", 1, 2, 2)
    table.put(0, "military", 4)
    table.state.activated[0] = 0b0001
    table.turn_of(0)
    before = table.stock(0)
    table.income(0, "pilgrim")
    assert table.stock(0)["gold"] == before["gold"] + 2
    assert table.stock(0)["army"] == before["army"]


def test_income_turns_all_activation_cards_grey() -> None:
    table = Table(2)
    table.put(0, "economy", 1)
    table.state.activated[0] = 0b1111
    table.turn_of(0)
    table.income(0, "gold")
    assert table.view().seats[0].active == []
    gold = table.stock(0)["gold"]
    table.turn_of(0)
    table.income(0, "pilgrim")
    assert table.stock(0)["gold"] == gold


def test_what_the_supply_lacks_is_lost() -> None:
    table = Table(2)
    table.put(0, "economy", 4)
    table.state.activated[0] = 0b0001
    table.give(1, gold=table.stock(1)["gold"] + table.supply("gold") - 3)
    table.turn_of(0)
    gold = table.stock(0)["gold"]
    table.events()
    table.act(0, type="income")
    assert table.stock(0)["gold"] == gold + 3
    (income,) = [event for event in table.events() if event.kind == "income"]
    assert (income.args["gold"], income.args["lost"]) == (3, 1)


def test_fixed_gains_come_before_free_choices() -> None:
    table = Table(2)
    table.put(0, "economy", 1)
    table.state.activated[0] = 0b0001
    table.give(1, gold=table.stock(1)["gold"] + table.supply("gold") - 1)
    table.turn_of(0)
    table.act(0, type="income")
    assert table.values(0, "gain", "resource") == ["army", "craftsman", "pilgrim"]


@pytest.mark.parametrize(
    ("comune", "fixed", "free"),
    [
        ("lucca", "pilgrim", 1),
        ("firenze", "gold", 1),
        ("siena", "army", 1),
        ("bologna", "craftsman", 1),
        ("milano", "", 2),
    ],
)
def test_base_income(comune: str, fixed: str, free: int) -> None:
    others = [name for name in ("lucca", "milano") if name != comune]
    table = Table(2, (comune, others[0]))
    table.turn_of(0)
    before = table.stock(0)
    table.act(0, type="income")
    assert table.decision(0).args["count"] == free
    for _ in range(free):
        table.act(0, type="gain", resource="army")
    gained = {name: amount - before[name] for name, amount in table.stock(0).items()}
    gained["army"] -= free
    assert {name: count for name, count in gained.items() if count} == ({fixed: 1} if fixed else {})
