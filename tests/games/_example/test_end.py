"""The end and who has won."""

from __future__ import annotations

from games._example.scripted import PLAYERS, ScriptedGame


def test_four_rounds() -> None:
    game = ScriptedGame()
    for card in (1, 2, 3):
        game.round(1, card)
        assert not game.over
    game.roll(1)
    game.bid(4)
    assert game.over
    assert [told["seat"] for told in game.told("over")] == list(range(PLAYERS))


def test_most_pebbles_win() -> None:
    game = ScriptedGame()
    game.round(2, 4, 1)
    game.round(3, 1, 4, 2)
    assert game.score(0) == 2
    assert game.score(1) == 3
    assert game.state.place(1) == 1


def test_a_tie_goes_to_the_lower_cards() -> None:
    game = ScriptedGame()
    game.round(2, 4, 1)
    assert game.state.compare(0, 1) > 0
    game.round(2, 1, 3, 2)
    assert game.pebbles[:2] == [2, 2]
    assert game.state.compare(0, 1) < 0  # 4 and 1 against 1 and 3
    assert game.state.compare(1, 1) == 0
