"""The last round, the Emperor, the final scoring and the winner."""

from __future__ import annotations

import pytest
from games.comuni import reference
from games.comuni.scripted import ScriptedGame
from games.random_games import play_out
from games.scripted import thorough
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.comuni import box
from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.scoring import lead_points, smallest_building, smallest_building_points
from ludotheca.kernel.state import NOBODY


def last_card(players: int = 3, seat: int = 1) -> ScriptedGame:
    """This seat has just drawn the last card of D and is about to build."""
    game = ScriptedGame(players)
    game.deck("D", left=1)
    game.stand(seat, 1)
    game.turn_of(seat)
    game.act(seat, type="claim")
    game.refill()
    return game


def test_the_last_card_of_d_brings_no_invasion_at_once() -> None:
    game = last_card()
    assert game.decision(1).kind == "build"
    assert game.view().last_turns == 3
    kinds = [event.kind for event in game.events()]
    assert "last-round" in kinds
    assert "invasion" not in kinds


def test_places_that_cannot_be_filled_stay_empty() -> None:
    game = last_card()
    assert [len(column.cards) for column in game.view().columns] == [1, 2, 1, 2, 1]


def test_everybody_has_one_more_turn_the_one_who_drew_it_last_and_keeps_the_pawn() -> None:
    game = last_card()
    game.finish()
    order = []
    while game.state.phase != codes.COMMIT:
        order.append(int(game.state.active))
        assert int(game.state.leader) == 1
        assert game.view().last_turns == 2 - (len(order) - 1)
        game.pass_turn()
    assert order == [2, 0, 1]
    assert game.view().enemy == "emperor"
    assert int(game.state.leader) == 1


def test_a_last_turn_has_its_phases_but_no_refill() -> None:
    game = last_card()
    game.finish()
    game.stand(2, 4)
    game.give(2, gold=0, pilgrim=5)
    game.state.pillage[2] = 1
    game.act(2, type="claim")
    assert game.owing == [2]
    assert game.view().columns[3].cards == []
    game.act(2, type="finish")
    game.act(2, type="repair", pillage=1)
    assert game.owing == [0]
    assert 4 not in game.values(0, "column", "bid")


def test_after_the_emperor_it_is_over_without_repairs() -> None:
    game = last_card()
    game.finish()
    while game.state.phase != codes.COMMIT:
        game.pass_turn()
    for seat in range(3):
        game.commit(seat, 0, 0)
    assert int(game.state.to_move()) == NOBODY
    assert int(game.state.phase) == codes.OVER
    assert min(game.state.pillage) > 0
    assert [event.kind for event in game.events()][-3:] == ["over"] * 3


# Final scoring.


def ended(players: int = 3) -> ScriptedGame:
    """Everything is over and nobody owns anything."""
    game = ScriptedGame(players)
    for seat in range(players):
        game.give(seat, gold=0, army=0, craftsman=0, pilgrim=0)
    game.state.phase = codes.OVER
    return game


def line(game: ScriptedGame, seat: int, what: str) -> int:
    (points,) = [item.points for item in GAME.score_lines(game.state, seat) if item.what == what]
    return points


def test_a_guild_master_is_worth_three() -> None:
    game = ended()
    game.state.master[0] = 1
    game.state.master[2] = 1
    assert [line(game, seat, "masters") for seat in range(3)] == [0, 6, 0]


def test_most_of_a_resource_is_worth_two_alone_and_one_shared() -> None:
    game = ended()
    game.give(0, gold=3, army=2, craftsman=1)
    game.give(1, gold=2, army=2, craftsman=1)
    game.give(2, gold=0, army=1, craftsman=1, pilgrim=4)
    assert [line(game, seat, "resources") for seat in range(3)] == [2 + 1 + 1, 1 + 1, 1 + 2]


def test_of_a_kind_nobody_owns_everybody_has_most() -> None:
    game = ended()
    assert [line(game, seat, "resources") for seat in range(3)] == [4, 4, 4]


def test_nothing_is_exchanged_for_the_comparison_and_gold_on_the_board_does_not_count() -> None:
    game = ended()
    game.give(0, pilgrim=9)
    game.give(1, gold=1)
    game.stand(2, 1, 5)
    assert [int(lead_points(game.state, seat, box.RESOURCE_NAMES.index("gold"))) for seat in range(3)] == [
        0,
        2,
        0,
    ]


def test_resources_are_compared_at_the_end_only() -> None:
    game = ended()
    game.state.phase = 2
    assert [line(game, seat, "resources") for seat in range(3)] == [0, 0, 0]


@thorough
@given(st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_leads_are_what_the_reference_says(stocks: list[int]) -> None:
    game = ended(len(stocks))
    for seat, stock in enumerate(stocks):
        game.give(seat, craftsman=stock)
    assert [int(lead_points(game.state, seat, 2)) for seat in range(len(stocks))] == reference.leads(stocks)


def test_hero_tiles_and_pillage() -> None:
    game = ended()
    game.state.hero[0] = 1  # 3
    game.state.hero[7] = 1  # 3
    game.state.hero[4] = 0  # 5
    game.state.pillage[1] = 4
    assert [line(game, seat, "heroes") for seat in range(3)] == [5, 6, 0]
    assert [line(game, seat, "pillage") for seat in range(3)] == [0, -4, 0]
    assert [game.score(seat) - 4 for seat in range(3)] == [5, 2, 0]  # 4 for sharing the lead in nothing


def test_the_smallest_building_counts_in_full_with_all_four_categories() -> None:
    game = ended()
    for category, storeys in zip(box.CATEGORY_NAMES, (2, 3, 4, 2), strict=True):
        game.put(0, category, storeys)
    for category in box.CATEGORY_NAMES[:3]:
        game.put(1, category, 4)
    assert int(smallest_building(game.state, 0)) == 2
    assert [line(game, seat, "smallest") for seat in range(3)] == [3, 0, 0]
    game.put(0, "culture", 1)  # now the smallest of all buildings has one storey
    assert line(game, 0, "smallest") == 1


@thorough
@given(st.lists(st.lists(st.integers(1, 4), max_size=3), min_size=4, max_size=4))
def test_the_smallest_building_is_what_the_reference_says(heights: list[list[int]]) -> None:
    game = ended(2)
    town = dict(zip(box.CATEGORY_NAMES, heights, strict=True))
    for category, storeys in town.items():
        game.put(0, category, *storeys)
    assert int(smallest_building_points(game.state, 0)) == reference.smallest(town)


def test_the_score_is_the_sum_of_it_all() -> None:
    game = ended()
    for category in box.CATEGORY_NAMES:
        game.put(0, category, 2)  # 12 points, and 3 for the smallest
    game.state.master[1] = 0
    game.state.hero[6] = 0
    game.state.pillage[0] = 5
    game.give(0, gold=1)
    assert int(game.state.score(0)) == 12 + 3 + 3 + 6 - 5 + (2 + 1 + 1 + 1)
    assert sum(item.points for item in GAME.score_lines(game.state, 0)) == int(game.state.score(0))


def test_most_points_win() -> None:
    game = ended()
    game.put(2, "economy", 2)
    assert [int(game.state.place(seat)) for seat in (2, 0, 1)] == [1, 2, 3]
    assert game.state.won(2)


def test_a_tie_goes_to_the_lower_comune() -> None:
    game = ScriptedGame(3, ("milano", "lucca", "siena"))
    for seat in range(3):
        game.give(seat, gold=0, army=0, craftsman=0, pilgrim=0)
    game.state.phase = codes.OVER
    assert [int(game.state.place(seat)) for seat in range(3)] == [3, 1, 2]
    assert [bool(game.state.won(seat)) for seat in range(3)] == [False, True, False]


@thorough
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_a_game_ends_with_the_last_deck_and_one_winner(players: int, seed: int) -> None:
    state = play_out(GAME, players, seed)
    assert int(state.deck_number) == 3
    assert int(state.deck_left) == 0
    assert sum(result.won for result in GAME.results(state)) == 1


def idle(rounds: int, rules: int = 2) -> ScriptedGame:
    """Two who have taken income for so many rounds, from a supply that is empty."""
    game = ScriptedGame(2, rules=rules)
    for seat, lot in enumerate(("gold", "army")):
        game.give(seat, **{lot: game.stock(seat)[lot] + game.supply(lot)})
    for resource in ("craftsman", "pilgrim"):
        game.give(1, **{resource: game.stock(1)[resource] + game.supply(resource)})
    for _ in range(2 * rounds):
        game.act(game.mover, type="income")
    return game


def test_ten_rounds_of_nothing_but_income_end_the_game() -> None:
    game = idle(9)
    assert not game.over
    assert game.view().idle_rounds == 9
    told = [event.args for event in game.events() if event.kind == "idle"]
    assert told == [{"rounds": 9, "left": 1}]
    game.act(game.mover, type="income")
    assert not game.over
    game.act(game.mover, type="income")
    assert game.over
    assert [event.args for event in game.events() if event.kind == "idle"][-1] == {"rounds": 10, "left": 0}
    assert GAME.faults(game.state) == []
    assert sum(int(game.state.place(seat)) == 1 for seat in range(2)) == 1


def test_resources_count_and_no_enemy_comes_when_nobody_acts() -> None:
    game = idle(10)
    assert "invasion" not in [event.kind for event in game.events()]
    assert int(game.state.score(0)) == 2  # most gold
    assert int(game.state.score(1)) == 6  # most of the rest


@pytest.mark.parametrize("act", ["bid", "claim", "build", "wall", "repair"])
def test_whoever_acts_begins_the_count_anew(act: str) -> None:
    game = idle(9)
    seat = game.mover
    if act == "bid":
        game.bid(seat, 1, 0)
    elif act == "claim":
        game.stand(seat, 1)
        game.act(seat, type="claim")
        game.refill()
    else:
        game.give_cards(seat, "economy_1")
        game.state.pillage[seat] = 1
        game.act(seat, type="income")
        if act == "build":
            game.build(seat, "economy_1", "economy", 1)
        elif act == "wall":
            game.wall(seat, "economy_1", 1)
        else:
            game.act(seat, type="finish")
            game.act(seat, type="repair", pillage=1)
    game.finish()
    assert game.view().idle_rounds == 0
    assert not game.over


def test_an_exchange_is_no_act_that_goes_on_with_the_game() -> None:
    game = ScriptedGame(2, free_exchange=True)
    while not game.over:
        seat = game.mover
        kinds = game.types(seat)
        named = next(kind for kind in ("income", "exchange", "gain", "finish", "pass") if kind in kinds)
        action = next(action for action in game.legal(seat) if action["type"] == named)
        game.act(seat, **action)
    assert int(game.state.turn) == 20


def test_under_version_1_they_may_go_on_for_ever() -> None:
    game = idle(50, rules=1)
    assert not game.over
    assert game.view().idle_rounds == 0


def test_the_last_round_is_played_to_its_end() -> None:
    game = idle(9)
    game.deck("D", left=0)
    game.state.last_turns = 1
    for _ in range(2):
        game.act(game.mover, type="income")
    assert (game.state.phase, game.view().enemy) == (codes.COMMIT, "emperor")
