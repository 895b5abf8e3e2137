"""Phase 2: new cards from left to right, the counter, and the last card of a deck."""

from __future__ import annotations

import pytest
from games.comuni.scripted import ScriptedGame

from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules import codes
from ludotheca.kernel.state import CHANCE


def claiming(*columns: int, players: int = 3, deck: str = "A", left: int | None = None) -> ScriptedGame:
    """Seat 0 is about to claim these columns, with so many cards left in a deck."""
    game = ScriptedGame(players)
    game.deck(deck, left)
    for column in columns:
        game.stand(0, column)
    game.turn_of(0)
    for seat in range(players):
        game.give(seat, gold=0, pilgrim=0)
    game.events()
    return game


def counts(game: ScriptedGame) -> list[int]:
    return [len(column.cards) for column in game.view().columns]


def test_empty_places_are_filled_from_the_left() -> None:
    game = claiming(1, 4)
    game.act(0, type="claim")
    seen = [counts(game)]
    while game.state.to_move() == CHANCE:
        game.state.apply(CHANCE, game.state.actions(CHANCE)[0])
        seen.append(counts(game))
    assert seen == [
        [0, 2, 1, 0, 1],
        [1, 2, 1, 0, 1],
        [2, 2, 1, 0, 1],
        [3, 2, 1, 0, 1],
        [3, 2, 1, 1, 1],
        [3, 2, 1, 2, 1],
    ]


def test_only_claims_make_room_for_new_cards() -> None:
    game = claiming()
    game.bid(0, 1, 0)
    assert game.owing == [1]
    game.pass_turn()
    assert not [event for event in game.events() if event.kind == "column"]


def test_the_counter_goes_down_by_the_cards_drawn() -> None:
    game = claiming(1)
    before = sum(game.view().left.values())
    game.act(0, type="claim")
    game.refill()
    assert sum(game.view().left.values()) == before - 3


@pytest.mark.parametrize(
    ("deck", "following", "enemy"), [("A", "B", "venice"), ("B", "C", "france"), ("C", "D", "pope")]
)
def test_the_last_card_brings_the_invasion_at_once_and_the_refill_goes_on_after_it(
    deck: str, following: str, enemy: str
) -> None:
    game = claiming(1, 2, deck=deck, left=2)
    game.act(0, type="claim")
    game.refill()
    assert game.state.phase == codes.COMMIT
    assert counts(game) == [2, 0, 1, 2, 1]
    assert (game.view().enemy, sum(game.view().left.values())) == (enemy, 0)
    for seat in range(3):
        game.commit(seat, 0, 0)
    assert game.view().deck == following
    whole = sum(game.view().left.values())
    game.refill()
    assert counts(game) == [3, 2, 1, 2, 1]
    assert sum(game.view().left.values()) == whole - 3
    assert game.decision(0).kind == "build"
    assert [event.kind for event in game.events() if event.kind in ("last-card", "invasion", "alliance")] == [
        "last-card",
        "invasion",
        "alliance",
    ]


def test_the_last_card_on_the_last_free_place_brings_the_invasion_too() -> None:
    game = claiming(1, deck="B", left=3)
    game.act(0, type="claim")
    game.refill()
    assert game.state.phase == codes.COMMIT
    for seat in range(3):
        game.commit(seat, 0, 0)
    assert (game.view().deck, sum(game.view().left.values())) == ("C", 14)
    assert game.decision(0).kind == "build"


def test_cards_drawn_lie_open() -> None:
    game = claiming(1)
    game.act(0, type="claim")
    assert int(game.state.audience()) == -1
    outcomes = [GAME.encode(int(action)) for action in game.state.actions(CHANCE)]
    game.act(CHANCE, **outcomes[-1])
    assert game.view().columns[0].cards[0].card == outcomes[-1]["card"]
