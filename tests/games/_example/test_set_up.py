"""Before the first round."""

from __future__ import annotations

import pytest
from games._example.scripted import PLAYERS, ScriptedGame

from ludotheca.games._example import box
from ludotheca.games._example.game import GAME
from ludotheca.games._example.view import view
from ludotheca.kernel.errors import BadPlayers
from ludotheca.kernel.state import CHANCE, SPECTATOR


def test_who_can_play() -> None:
    least, most = 2, 4
    assert GAME.check_players(least) == least
    assert GAME.check_players(most) == most
    for players in (least - 1, most + 1):
        with pytest.raises(BadPlayers):
            GAME.check_players(players)


def test_the_deck() -> None:
    assert list(ScriptedGame(hand=()).state.deck) == [8] * 6


def test_four_cards_each() -> None:
    game = ScriptedGame(hand=(1, 2, 3))
    for dealt in range(PLAYERS):
        assert game.types(CHANCE) == {"draw"}
        assert list(game.state.weights()) == [*[8 - PLAYERS] * 3, 8 - dealt, 8, 8]
        game.act(CHANCE, type="draw", seat=dealt, card=4)
    assert game.types(CHANCE) == {"roll"}
    assert game.hand(0) == [1, 2, 3, 4]


def test_a_hand_is_its_owners_secret() -> None:
    game = ScriptedGame()
    for viewer in (0, 1, SPECTATOR):
        seats = view(game.state, viewer).seats
        assert [seat.hand for seat in seats] == [
            [1, 2, 3, 4] if owner == viewer else None for owner in range(PLAYERS)
        ]
        assert [seat.cards for seat in seats] == [box.HAND] * PLAYERS
    told = {viewer: ScriptedGame().told("my-card", viewer) for viewer in (0, 1, SPECTATOR)}
    assert {viewer: {card["seat"] for card in cards} for viewer, cards in told.items()} == {
        0: {0},
        1: {1},
        SPECTATOR: set(),
    }
