"""Phase 2: new cards from left to right, the counter, and the last card of a deck."""

from __future__ import annotations

import pytest
from games.comuni.table import Table

from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.tables import COMMIT
from ludotheca.kernel.state import CHANCE


def claiming(*columns: int, players: int = 3, deck: str = "A", left: int | None = None) -> Table:
    """Seat 0 is about to claim these columns, with so many cards left in a deck."""
    table = Table(players)
    table.deck(deck, left)
    for column in columns:
        table.stand(0, column)
    table.turn_of(0)
    for seat in range(players):
        table.give(seat, gold=0, pilgrim=0)
    table.events()
    return table


def counts(table: Table) -> list[int]:
    return [len(column.cards) for column in table.view().columns]


def test_empty_places_are_filled_from_the_left() -> None:
    table = claiming(1, 4)
    table.act(0, type="claim")
    seen = [counts(table)]
    while table.state.to_move() == CHANCE:
        table.state.apply(CHANCE, table.state.actions(CHANCE)[0])
        seen.append(counts(table))
    assert seen == [
        [0, 2, 1, 0, 1],
        [1, 2, 1, 0, 1],
        [2, 2, 1, 0, 1],
        [3, 2, 1, 0, 1],
        [3, 2, 1, 1, 1],
        [3, 2, 1, 2, 1],
    ]


def test_only_claims_make_room_for_new_cards() -> None:
    table = claiming()
    table.bid(0, 1, 0)
    assert table.owing == [1]
    table.pass_turn()
    assert not [event for event in table.events() if event.kind == "column"]


def test_the_counter_goes_down_by_the_cards_drawn() -> None:
    table = claiming(1)
    before = sum(table.view().left.values())
    table.act(0, type="claim")
    table.refill()
    assert sum(table.view().left.values()) == before - 3


@pytest.mark.parametrize(
    ("deck", "following", "enemy"), [("A", "B", "venice"), ("B", "C", "france"), ("C", "D", "pope")]
)
def test_the_last_card_brings_the_invasion_at_once_and_the_refill_goes_on_after_it(
    deck: str, following: str, enemy: str
) -> None:
    table = claiming(1, 2, deck=deck, left=2)
    table.act(0, type="claim")
    table.refill()
    assert table.state.phase == COMMIT
    assert counts(table) == [2, 0, 1, 2, 1]
    assert (table.view().enemy, sum(table.view().left.values())) == (enemy, 0)
    for seat in range(3):
        table.commit(seat, 0, 0)
    assert table.view().deck == following
    whole = sum(table.view().left.values())
    table.refill()
    assert counts(table) == [3, 2, 1, 2, 1]
    assert sum(table.view().left.values()) == whole - 3
    assert table.decision(0).kind == "build"
    assert [
        event.kind for event in table.events() if event.kind in ("last-card", "invasion", "alliance")
    ] == [
        "last-card",
        "invasion",
        "alliance",
    ]


def test_the_last_card_on_the_last_free_place_brings_the_invasion_too() -> None:
    table = claiming(1, deck="B", left=3)
    table.act(0, type="claim")
    table.refill()
    assert table.state.phase == COMMIT
    for seat in range(3):
        table.commit(seat, 0, 0)
    assert (table.view().deck, sum(table.view().left.values())) == ("C", 14)
    assert table.decision(0).kind == "build"


def test_cards_drawn_lie_open() -> None:
    table = claiming(1)
    table.act(0, type="claim")
    assert int(table.state.audience()) == -1
    outcomes = [GAME.encode(int(action)) for action in table.state.actions(CHANCE)]
    table.act(CHANCE, **outcomes[-1])
    assert table.view().columns[0].cards[0].card == outcomes[-1]["card"]
