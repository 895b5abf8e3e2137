"""Set-up: comuni, order, resources, columns, what lies open."""

from __future__ import annotations

from collections import Counter

import pytest
from games.comuni.scripted import ScriptedGame

from ludotheca.games.comuni.game import GAME
from ludotheca.kernel.errors import BadPlayers
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE


def test_two_to_five_play() -> None:
    for players in (2, 3, 4, 5):
        assert GAME.check_players(players) == players
    for players in (1, 6):
        with pytest.raises(BadPlayers):
            GAME.check_players(players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_comuni_are_dealt_at_random_one_each(players: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(200):
        state = GAME.new_state(players, {"free_exchange": False}, 1)
        rng = Rng(seed)
        for seat in range(players):
            outcomes = [GAME.encode(int(action)) for action in state.actions(CHANCE)]
            assert len(outcomes) == 5 - seat
            assert {outcome["seat"] for outcome in outcomes} == {seat}
            assert list(state.weights()) == [1] * (5 - seat)
            state.apply(CHANCE, state.random_action(CHANCE, rng))
        comuni = [int(comune) for comune in state.comune]
        assert len(set(comuni)) == players
        firsts[comuni[0]] += 1
    assert set(firsts) == set(range(5))
    assert max(firsts.values()) < 70


def test_turns_go_by_the_numbers_of_the_comuni() -> None:
    game = ScriptedGame(4, ("milano", "siena", "lucca", "firenze"))
    assert game.view().turn_order == [2, 3, 1, 0]
    order = []
    for _ in range(9):
        order.append(int(game.state.active))
        game.pass_turn()
    assert order == [2, 3, 1, 0, 2, 3, 1, 0, 2]


def test_comuni_that_nobody_has_are_passed_over() -> None:
    game = ScriptedGame(2, ("milano", "firenze"))
    assert game.owing == [1]
    game.pass_turn()
    assert game.owing == [0]
    game.pass_turn()
    assert game.owing == [1]


def test_the_lowest_number_begins_and_holds_the_pawn() -> None:
    game = ScriptedGame(3, ("bologna", "milano", "siena"))
    assert (game.owing, int(game.state.leader)) == ([2], 2)


def test_everybody_starts_with_the_resources_of_his_comune() -> None:
    game = ScriptedGame(2, ("lucca", "bologna"))
    assert game.stock(0) == {"gold": 2, "army": 2, "craftsman": 1, "pilgrim": 3}
    assert game.stock(1) == {"gold": 3, "army": 3, "craftsman": 1, "pilgrim": 2}
    assert game.view().supply == {"gold": 45, "army": 55, "craftsman": 48, "pilgrim": 45}


@pytest.mark.parametrize(("players", "used", "cards"), [(2, 4, 8), (3, 5, 9), (4, 6, 11), (5, 7, 14)])
def test_columns_are_filled_from_deck_a(players: int, used: int, cards: int) -> None:
    view = ScriptedGame(players).view()
    assert [len(column.cards) for column in view.columns] == [3, 2, 1, 2, 1, 2, 3][:used]
    assert sum(len(column.cards) for column in view.columns) == cards
    marker = {2: 10, 3: 13, 4: 17, 5: 18}[players]
    assert (view.deck, sum(view.left.values())) == ("A", marker)


def test_nothing_is_built_active_or_awarded_at_the_start() -> None:
    view = ScriptedGame(3).view()
    assert set(view.masters.values()) == {None}
    assert {hero.seat for hero in view.heroes} == {None}
    for seat in view.seats:
        assert (seat.points, seat.pillage, seat.envoys) == (0, 0, 3)
        assert (seat.active, seat.buildings, seat.walls, seat.hand) == ([], [], [], [])


def test_stocks_and_hands_are_open_to_everybody() -> None:
    game = ScriptedGame(3)
    game.give_cards(1, "economy_2")
    for viewer in (-1, 0, 2):
        assert game.view(viewer).seats[1].stock == game.stock(1)
        assert [card.card for card in game.view(viewer).seats[1].hand] == ["economy_2"]


def test_a_card_is_as_likely_as_the_deck_still_holds_it() -> None:
    state = GAME.new_state(5, {"free_exchange": False}, 1)
    for seat in range(5):
        state.apply(CHANCE, seat * 5 + seat)
    weights = {
        GAME.encode(int(a))["card"]: int(w)
        for a, w in zip(state.actions(CHANCE), state.weights(), strict=True)
    }
    assert sum(weights.values()) == 32
    assert (weights["economy_1"], weights["economy_2"], weights["any_1"]) == (4, 3, 2)
    state.apply(CHANCE, GAME.decode({"type": "draw", "card": "economy_1"}))
    weights = {
        GAME.encode(int(a))["card"]: int(w)
        for a, w in zip(state.actions(CHANCE), state.weights(), strict=True)
    }
    assert (sum(weights.values()), weights["economy_1"]) == (31, 3)
