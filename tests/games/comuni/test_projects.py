"""Phase 1: bids, displaced envoys, claims."""

from __future__ import annotations

import pytest
from games.comuni import reference
from games.comuni.scripted import ScriptedGame
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules import codes


def test_a_turn_has_one_of_three_options() -> None:
    game = ScriptedGame(3)
    game.stand(0, 1)
    game.turn_of(0)
    assert game.types(0) == {"bid", "claim", "income"}
    game.bid(0, 2, 0)
    assert game.owing == [1]


def test_a_bid_sends_one_envoy_to_one_column() -> None:
    game = ScriptedGame(3)
    game.bid(0, 2, 1)
    assert game.envoy(2) == (0, 1)
    assert game.view().seats[0].envoys == 2
    assert game.owing == [1]


def test_one_envoy_a_column_so_nobody_raises_his_own_bid() -> None:
    game = ScriptedGame(3)
    game.stand(0, 2, 1)
    game.give(0, gold=9)
    game.turn_of(0)
    assert game.values(0, "column", "bid") == [1, 3, 4, 5]


def test_nothing_may_be_offered() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=2, pilgrim=0)
    game.act(0, type="bid", column=1)
    assert game.values(0, "gold", "offer") == [0, 1, 2]


def test_a_taken_column_needs_one_more() -> None:
    game = ScriptedGame(3)
    game.stand(1, 1, 2)
    game.give(0, gold=4, pilgrim=0)
    game.turn_of(0)
    game.act(0, type="bid", column=1)
    assert game.values(0, "gold", "offer") == [3, 4]


def test_every_column_says_what_must_be_offered() -> None:
    game = ScriptedGame(3)
    game.stand(1, 1, 2)
    assert [column.least for column in game.view().columns] == [3, 0, 0, 0, 0]


def test_who_cannot_outbid_may_not_bid_there() -> None:
    game = ScriptedGame(3)
    game.stand(1, 1, 2)
    game.stand(1, 2, 1)
    game.give(0, gold=2, pilgrim=1)
    game.turn_of(0)
    assert game.values(0, "column", "bid") == [2, 3, 4, 5]
    game.give(0, gold=2, pilgrim=2)
    assert game.values(0, "column", "bid") == [1, 2, 3, 4, 5]


def test_a_column_without_cards_takes_no_bid() -> None:
    game = ScriptedGame(3)
    game.lay_out(2)
    assert game.values(0, "column", "bid") == [1, 3, 4, 5]
    game.lay_out(1, "economy_1")  # one card of three is enough
    assert 1 in game.values(0, "column", "bid")


def test_the_only_possible_amount_is_not_asked() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=0, pilgrim=1)
    game.act(0, type="bid", column=1)
    assert game.envoy(1) == (0, 0)
    assert game.owing == [1]


def test_pilgrims_become_gold_of_the_supply() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=1, pilgrim=5)
    supply = game.supply("gold")
    game.bid(0, 1, 3)
    assert game.envoy(1) == (0, 3)
    assert game.stock(0)["gold"] == 0
    assert game.stock(0)["pilgrim"] == 1
    assert game.supply("gold") == supply - 2


def test_pilgrims_are_no_gold_when_the_supply_has_none() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=1, pilgrim=6)
    game.give(1, gold=game.supply("gold") + game.stock(1)["gold"] - 2)
    game.act(0, type="bid", column=1)
    assert game.values(0, "gold", "offer") == [0, 1, 2, 3]


def test_pilgrims_may_spare_gold_that_is_there() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=2, pilgrim=5)
    game.act(0, type="bid", column=1)
    assert {"type": "exchange", "pay": "pilgrim", "take": "gold"} in game.legal(0)
    game.act(0, type="exchange", pay="pilgrim", take="gold")
    assert game.values(0, "gold", "offer") == [1, 2]
    game.act(0, type="offer", gold=2)
    assert (game.stock(0)["gold"], game.stock(0)["pilgrim"]) == (1, 3)
    assert game.envoy(1) == (0, 2)


@thorough
@given(st.integers(0, 6), st.integers(0, 7), st.integers(0, 3), st.integers(-1, 5))
def test_every_way_to_pay_a_bid_is_offered_once(gold: int, pilgrims: int, supply: int, standing: int) -> None:
    game = ScriptedGame(3)
    game.give(0, gold=gold, pilgrim=pilgrims)
    game.give(1, gold=game.stock(1)["gold"] + game.supply("gold") - supply)
    if standing >= 0:
        game.state.bidder[0], game.state.offer[0] = 1, standing
        game.state.stock[4] -= standing
    expected = reference.bids(gold, pilgrims, supply, standing + 1)
    ways: list[tuple[int, int]] = []
    if {"type": "bid", "column": 1} in game.legal(0):
        collect_bids(game, ways)
    assert sorted(ways) == sorted(expected)


EXCHANGE = GAME.decode({"type": "exchange", "pay": "pilgrim", "take": "gold"})


def collect_bids(game: ScriptedGame, ways: list[tuple[int, int]]) -> None:
    """Walk every sequence of small steps to its offer; an exchange always leaves amounts to choose from."""
    start = game.state.clone()
    waiting = [start.clone()]
    waiting[0].apply(0, codes.A_BID)
    while waiting:
        state = waiting.pop()
        assert [action for action in state.actions(0) if action != EXCHANGE] or state.phase != codes.OFFER
        if state.phase != codes.OFFER:
            spent = int(start.stock[3] - state.stock[3]) // 2
            ways.append((int(state.offer[0]), spent))
            continue
        for action in state.actions(0):
            after = state.clone()
            after.apply(0, action)
            waiting.append(after)


def test_the_first_bid_of_a_column_ends_the_phase() -> None:
    game = ScriptedGame(3)
    game.bid(0, 1, 1)
    kinds = [event.kind for event in game.events()]
    assert "outbid" not in kinds
    assert game.owing == [1]


def test_an_outbid_player_takes_envoy_and_gold_back_or_moves_for_a_pilgrim() -> None:
    for answer in ({"type": "take-back"}, {"type": "move", "column": 2}):
        game = ScriptedGame(3)
        game.give(0, gold=5)
        game.give(1, gold=0, pilgrim=2)
        game.stand(1, 1, 3)
        game.turn_of(0)
        game.bid(0, 1, 4)
        assert game.owing == [1]
        game.act(1, **answer)
        home = answer["type"] == "take-back"
        assert game.stock(1)["gold"] == (3 if home else 0)
        assert game.stock(1)["pilgrim"] == (2 if home else 1)
        assert game.envoy(2) == (None if home else (1, 3))
        assert game.view().seats[1].envoys == (3 if home else 2)


def test_an_outbid_envoy_goes_to_no_offer_or_a_lower_one_of_another_player() -> None:
    game = ScriptedGame(5)
    game.give(0, gold=9)
    game.give(1, pilgrim=1)
    game.stand(1, 1, 2)
    game.stand(1, 2, 0)  # his own
    game.stand(2, 3, 1)  # lower
    game.stand(2, 4, 2)  # equal
    game.stand(3, 5, 3)  # higher
    game.lay_out(6)  # no cards
    game.turn_of(0)
    game.bid(0, 1, 3)
    assert game.values(1, "column", "move") == [3, 7]


def test_chains_of_displaced_envoys() -> None:
    game = ScriptedGame(4)
    game.give(0, gold=9)
    for seat in (1, 2, 3):
        game.give(seat, gold=0, pilgrim=3)
    game.stand(1, 1, 3)
    game.stand(2, 2, 2)
    game.stand(3, 3, 1)
    game.turn_of(0)
    game.bid(0, 1, 4)
    game.act(1, type="move", column=2)
    assert game.owing == [2]
    game.act(2, type="move", column=3)
    assert game.owing == [3]
    game.act(3, type="take-back")
    assert [game.envoy(column) for column in (1, 2, 3)] == [(0, 4), (1, 3), (2, 2)]
    assert [game.stock(seat)["gold"] for seat in (1, 2, 3)] == [0, 0, 1]
    assert game.owing == [1]


def test_a_chain_can_come_back_to_the_player_whose_turn_it_is() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=9, pilgrim=1)
    game.give(1, pilgrim=1)
    game.stand(0, 2, 0)
    game.stand(1, 1, 1)
    game.turn_of(0)
    game.bid(0, 1, 2)
    game.act(1, type="move", column=2)
    assert game.owing == [0]
    assert game.decision(0).kind == "displaced"
    game.act(0, type="take-back")
    assert game.owing == [1]


def test_no_gold_is_added_on_the_move() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=9)
    game.give(1, gold=9, pilgrim=4)
    game.stand(1, 1, 1)
    game.turn_of(0)
    game.bid(0, 1, 2)
    game.act(1, type="move", column=2)
    assert game.envoy(2) == (1, 1)
    assert game.stock(1)["gold"] == 9


@pytest.mark.parametrize(("pilgrims", "columns"), [(0, 5), (3, 1)])
def test_without_a_pilgrim_or_a_place_to_go_nobody_is_asked(pilgrims: int, columns: int) -> None:
    game = ScriptedGame(3)
    game.give(0, gold=9)
    game.give(1, gold=0, pilgrim=pilgrims)
    for column in range(columns + 1, 6):
        game.lay_out(column)
    game.stand(1, 1, 1)
    game.turn_of(0)
    game.bid(0, 1, 2)
    assert game.stock(1)["gold"] == 1
    game.refill()
    assert game.owing == [1]
    assert game.decision(1).kind == "project"


def test_pilgrims_offered_as_gold_come_back_as_gold() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=0, pilgrim=5)
    game.bid(0, 1, 2)
    game.give(1, gold=5)
    game.bid(1, 1, 3)
    game.act(0, type="take-back")
    assert (game.stock(0)["gold"], game.stock(0)["pilgrim"]) == (2, 1)


def test_gold_on_the_board_is_in_no_stock_until_it_is_paid() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=3)
    supply = game.supply("gold")
    game.bid(0, 1, 2)
    assert (game.stock(0)["gold"], game.supply("gold")) == (1, supply)
    assert game.view().columns[0].gold == 2


def test_a_claim_needs_an_envoy_on_the_board() -> None:
    game = ScriptedGame(3)
    assert game.types(0) == {"bid", "income"}
    game.stand(0, 1)
    assert game.types(0) == {"bid", "income", "claim"}


def test_with_three_envoys_out_one_must_claim() -> None:
    game = ScriptedGame(3)
    for column in (1, 2, 4):
        game.stand(0, column)
    game.give(0, gold=9)
    game.turn_of(0)
    assert game.legal(0) == [{"type": "claim"}]


# Claims.


def test_a_claim_brings_all_cards_of_all_columns_with_ones_envoys() -> None:
    game = ScriptedGame(3)
    game.lay_out(1, "economy_1", "culture_2", "any_1")
    game.lay_out(4, "military_1", "religion_2")
    game.stand(0, 1, 2)
    game.stand(0, 4, 0)
    game.stand(1, 2, 1)
    game.turn_of(0)
    supply = game.supply("gold")
    game.act(0, type="claim")
    assert sorted(game.hand(0)) == ["any_1", "culture_2", "economy_1", "military_1", "religion_2"]
    assert (game.envoy(1), game.envoy(4), game.envoy(2)) == (None, None, (1, 1))
    assert game.supply("gold") == supply + 2
    assert game.view().seats[0].envoys == 3


def test_a_one_card_column_brings_a_resource_of_choice() -> None:
    game = ScriptedGame(3)
    game.stand(0, 3)
    game.stand(0, 5)
    game.turn_of(0)
    before = game.stock(0)
    game.act(0, type="claim")
    assert game.decision(0).args["count"] == 2
    assert game.values(0, "resource", "gain") == ["gold", "army", "craftsman", "pilgrim"]
    game.act(0, type="gain", resource="army")
    assert game.decision(0).args["count"] == 1
    game.act(0, type="gain", resource="army")
    assert game.stock(0) == {**before, "army": before["army"] + 2}


def test_a_larger_column_brings_none() -> None:
    game = ScriptedGame(3)
    game.stand(0, 1)
    game.turn_of(0)
    game.act(0, type="claim")
    assert game.state.gains_left == 0


def test_offered_gold_goes_back_before_the_resource_is_chosen() -> None:
    game = ScriptedGame(3)
    game.give(1, gold=game.stock(1)["gold"] + game.supply("gold") - 2)
    game.stand(0, 3, 2)
    game.turn_of(0)
    assert game.supply("gold") == 0
    game.act(0, type="claim")
    assert "gold" in game.values(0, "resource", "gain")


def test_what_the_supply_lacks_cannot_be_chosen() -> None:
    game = ScriptedGame(3)
    game.give(1, army=game.stock(1)["army"] + game.supply("army"))
    game.stand(0, 3)
    game.turn_of(0)
    game.act(0, type="claim")
    assert game.values(0, "resource", "gain") == ["gold", "craftsman", "pilgrim"]


def test_an_empty_supply_gives_nothing() -> None:
    game = ScriptedGame(3)
    for resource in ("gold", "army", "craftsman", "pilgrim"):
        game.give(1, **{resource: game.stock(1)[resource] + game.supply(resource)})
    game.stand(0, 3)
    game.turn_of(0)
    game.act(0, type="claim")
    assert game.state.gains_left == 0
