"""Buying cards."""

from __future__ import annotations

from games._example.scripted import PLAYERS, ScriptedGame

from ludotheca.kernel.state import CHANCE


def won() -> ScriptedGame:
    """Seat 0 has three pebbles and is asked."""
    game = ScriptedGame()
    game.roll(3)
    game.bid(4, 1)
    return game


def test_a_pebble_buys_a_card() -> None:
    game = won()
    assert game.types(0) == {"buy", "pass"}
    game.act(0, type="buy")
    assert game.pebbles[0] == 2
    game.act(CHANCE, type="draw", seat=0, card=6)
    assert game.hand(0) == [1, 2, 3, 6]
    assert game.types(CHANCE) == {"roll"}


def test_who_has_no_pebble_is_not_asked() -> None:
    game = won()
    assert game.owing == [0]
    game.act(0, type="pass")
    assert game.types(CHANCE) == {"roll"}
    game.roll(1)
    game.bid(2, 3, 2)  # seat 1 has the highest card alone
    assert game.owing == [0]
    game.act(0, type="pass")
    assert game.owing == [1]


def test_passing_keeps_the_pebbles() -> None:
    game = won()
    game.act(0, type="pass")
    assert game.pebbles == [3] + [0] * (PLAYERS - 1)
    assert game.told("passed") == [{"seat": 0}]
