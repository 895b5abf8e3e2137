"""What a view tells of a town."""

from __future__ import annotations

from games.random_games import positions
from games.scripted import thorough
from hypothesis import given

from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.view import view
from ludotheca.kernel.state import SPECTATOR


@thorough
@given(positions(GAME))
def test_a_town_in_the_view_is_the_town(state: ComuniState) -> None:
    seen = view(state, SPECTATOR)
    for seat, mine in enumerate(seen.seats):
        assert sum(building.points for building in mine.buildings) == mine.points
        for building in mine.buildings:
            assert len(building.cards) == building.storeys <= 4
            assert all(building.category in card.categories for card in building.cards)
        shown = sorted(section.storeys for section in mine.walls)
        assert shown == [h for h in range(1, 5) for _ in range(int(state.walls[seat * 4 + h - 1]))]
