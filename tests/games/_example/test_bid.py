"""The die and the bid."""

from __future__ import annotations

from games._example.scripted import PLAYERS, ScriptedGame

from ludotheca.games._example.view import view
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import SEVERAL, SPECTATOR


def rolled(pebbles: int = 3) -> ScriptedGame:
    game = ScriptedGame()
    game.roll(pebbles)
    return game


def test_the_die_fills_the_pot() -> None:
    game = rolled(5)
    assert game.state.pot == 5
    assert game.told("rolled") == [{"round": 1, "pebbles": 5, "pot": 5}]


def test_all_bid_at_once() -> None:
    game = rolled()
    assert game.mover == SEVERAL
    assert game.owing == list(range(PLAYERS))
    game.act(1, type="bid", card=2)
    assert game.owing == [seat for seat in range(PLAYERS) if seat != 1]


def test_any_card_of_the_hand() -> None:
    game = ScriptedGame(hand=(2, 3, 5, 6))
    game.roll(1)
    assert game.decision(0).sealed
    assert game.values(0, "card") == [2, 3, 5, 6]
    game.act(0, type="bid", card=5)
    assert view(game.state, 0).seats[0].bid == 5
    assert game.legal(0) == []


def test_a_card_face_down_is_a_secret() -> None:
    seen: dict[int, set[bytes]] = {0: set(), 1: set(), SPECTATOR: set()}
    for card in (1, 4):
        game = rolled()
        game.act(0, type="bid", card=card)
        assert [seat.sealed for seat in view(game.state, 1).seats] == [seat == 0 for seat in range(PLAYERS)]
        for viewer, views in seen.items():
            views.add(canonical(view(game.state, viewer)))
    assert {viewer: len(views) for viewer, views in seen.items()} == {0: 2, 1: 1, SPECTATOR: 1}


def test_a_sample_draws_unseen_cards_anew() -> None:
    game = rolled()
    game.act(1, type="bid", card=4)
    drawn = set()
    for seed in range(40):
        sample = game.state.clone()
        sample.redraw_hidden(0, Rng(seed))
        assert list(sample.hand[:6]) == list(game.state.hand[:6])
        drawn.add(int(sample.bid[1]))
    assert len(drawn) > 3


def test_the_highest_card_alone_takes_the_pot() -> None:
    game = rolled(6)
    game.bid(2, 1)
    assert game.pebbles[0] == 6
    assert game.state.pot == 0
    assert game.told("taken") == [{"seat": 0, "pebbles": 6}]
    assert [seat.laid for seat in view(game.state, SPECTATOR).seats] == [[2], *[[1]] * (PLAYERS - 1)]


def test_no_card_alone_leaves_the_pot() -> None:
    game = rolled(6)
    game.bid(4)
    assert game.pebbles == [0] * PLAYERS
    assert game.told("left") == [{"pebbles": 6}]
    game.roll(2)
    assert game.state.pot == 8
