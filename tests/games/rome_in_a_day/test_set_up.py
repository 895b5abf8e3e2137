"""Set-up: stacks, cards, gems."""

from __future__ import annotations

import pytest
from games.rome_in_a_day.scripted import ScriptedGame

from ludotheca.games.rome_in_a_day.box import CARD_NAMES, LAND_NAMES
from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.view import view
from ludotheca.kernel.errors import BadPlayers
from ludotheca.kernel.state import CHANCE, SPECTATOR

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@COUNTS
def test_every_seat_has_a_stack_of_four_of_each_land(players: int) -> None:
    seats = view(ScriptedGame(players).state, SPECTATOR).seats
    assert len(seats) == players
    for seat in seats:
        assert seat.stack == dict.fromkeys(LAND_NAMES, 4)
        assert sum(seat.stack.values()) == 20
        assert (seat.row, seat.hand, seat.domain) == ([], [], [])


@COUNTS
def test_every_seat_starts_with_four_gems_for_all_to_see(players: int) -> None:
    game = ScriptedGame(players)
    for viewer in (SPECTATOR, *range(players)):
        assert [seat.gems for seat in view(game.state, viewer).seats] == [4] * players


@COUNTS
def test_cards_are_dealt_at_random_one_each(players: int) -> None:
    state = GAME.new_state(players, {}, 1)
    box = list(CARD_NAMES)
    for seat in range(players):
        assert state.to_move() == CHANCE
        due = [GAME.encode(int(action)) for action in state.actions(CHANCE)]
        assert due == [{"type": "deal", "seat": seat, "card": card} for card in box]
        assert list(state.weights()) == [1] * len(box)
        dealt = box.pop(len(box) // 2)
        state.apply(CHANCE, GAME.decode({"type": "deal", "seat": seat, "card": dealt}))


@COUNTS
def test_the_other_cards_stay_in_the_box(players: int) -> None:
    game = ScriptedGame(players, cards="ECADB")
    dealt = [seat.card for seat in view(game.state, SPECTATOR).seats]
    assert dealt == list("ECADB")[:players]
    # No card is dealt any more: the next thing is the first land of the first seat.
    assert {action["type"] for action in game.legal(CHANCE)} == {"turn"}


def test_two_to_five_play() -> None:
    assert [GAME.check_players(players) for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for players in (0, 1, 6, True, "3"):
        with pytest.raises(BadPlayers, match="for 2 to 5 players"):
            GAME.check_players(players)


def test_the_cards_lie_open() -> None:
    game = ScriptedGame(3, cards="CAE")
    for viewer in (SPECTATOR, 0, 1, 2):
        seats = view(game.state, viewer).seats
        assert [seat.card for seat in seats] == ["C", "A", "E"]
        assert seats[1].card_rows == [
            ["oil_press", "wine_cellar"],
            ["wine_cellar", "workshop"],
            ["mill", "theatre"],
            ["oil_press", "mill"],
        ]
