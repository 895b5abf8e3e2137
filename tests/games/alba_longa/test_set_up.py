"""What stands on the table before the first season."""

from __future__ import annotations

from collections import Counter

import pytest
from games.alba_longa.scripted import ScriptedGame

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.game import GAME
from ludotheca.kernel.errors import BadOption, BadPlayers
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, SPECTATOR


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_king_starts_alike(players: int) -> None:
    seen = GAME.view(ScriptedGame(players).state, SPECTATOR)
    for king in seen.kings:
        assert (king.home, king.population, king.silver) == (8, 8, 5)
        assert (king.wheat, king.worship, king.monuments, king.disc) == (0, 0, 0, 0)
        assert sum(king.workers.values()) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_stall_more_than_kings_all_empty(players: int) -> None:
    assert list(ScriptedGame(players).state.stalls) == [0] * (players + 1)


def test_five_heroes_all_active() -> None:
    game = ScriptedGame(3)
    game.city(0, soldiers=1, home=7)
    game.to_combat()
    game.attack(k0=1)
    assert game.values(0, "hero") == [0, 1, 2, 3, 4]
    assert game.used(0) == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_city_card_for_every_other_city_in_play(players: int) -> None:
    game = ScriptedGame(players)
    game.city(1, soldiers=1, home=7)
    game.to_combat()
    assert game.legal(1) == [{"type": "attack", "other": k} for k in range(players) if k != 1]


def test_cities_by_seat_and_reate_last() -> None:
    seen = GAME.view(ScriptedGame(5).state, SPECTATOR)
    assert [king.city for king in seen.kings] == list(box.CITY_NAMES)
    assert box.CITY_NAMES[4] == "reate"


def test_a_moderate_year_first_in_the_growing_season() -> None:
    game = ScriptedGame(4)
    seen = GAME.view(game.state, SPECTATOR)
    assert (seen.year, seen.season, seen.weather.climate) == (1, "growing", "moderate")
    assert seen.phase == "slavery"  # the season has begun
    assert (seen.weather.cost, seen.weather.ahead) == (None, None)
    game.to_courts()
    assert GAME.view(game.state, SPECTATOR).dice_cost == 0


def test_the_first_king_is_drawn_by_lot() -> None:
    state = GAME.new_state(5, GAME.check_options({}), 1)
    assert [GAME.encode(int(a)) for a in state.actions(CHANCE)] == [
        {"type": "first-king", "seat": seat} for seat in range(5)
    ]
    assert list(state.weights()) == [1] * 5
    rng = Rng(3)
    drawn = Counter(int(state.random_action(CHANCE, rng)) for _ in range(1000))
    assert set(drawn) == set(range(5))
    assert min(drawn.values()) > 140
    state.apply(CHANCE, GAME.decode({"type": "first-king", "seat": 3}))
    assert GAME.view(state, 0).king_of_kings == 3


def test_the_first_king_can_be_the_first_seat() -> None:
    state = GAME.new_state(4, GAME.check_options({"first_king": "first_seat"}), 1)
    assert [GAME.encode(int(a)) for a in state.actions(CHANCE)] == [{"type": "first-king", "seat": 0}]


def test_two_to_five_kings() -> None:
    for players in (1, 6):
        with pytest.raises(BadPlayers):
            GAME.check_players(players)
    assert [GAME.check_players(players) for players in (2, 3, 4, 5)] == [2, 3, 4, 5]


def test_assisi_needs_reates_board() -> None:
    with pytest.raises(BadOption, match=r"cannot be true with 5 players.*Reate") as refused:
        GAME.new_state(5, GAME.check_options({"assisi": True}), 1)
    assert refused.value.details["why"] == "assisi-five"
    for players in (3, 4):
        assert GAME.view(ScriptedGame(players, assisi=True).state, SPECTATOR).assisi is not None


def test_the_blessing_deck() -> None:
    assert list(ScriptedGame(4).state.blessings_left) == [4, 3, 2]


def test_the_unseen_weather_is_three_costs_a_climate_and_one_more_moderate() -> None:
    unseen = GAME.view(ScriptedGame(4).state, SPECTATOR).weather.costs_unseen
    assert {climate: len(costs) for climate, costs in unseen.items()} == {"dry": 3, "moderate": 4, "wet": 3}
    assert 5 in unseen["moderate"]


def test_what_lies_open_and_what_does_not() -> None:
    """Coins, wheat, monuments, worship and stalls are open; hero piles and sealed choices are their king's own."""
    game = ScriptedGame(3)
    game.city(0, soldiers=2, home=6, used=[2, 3])
    game.city(1, soldiers=1, home=7)
    game.to_combat()
    game.attack(k0=2)
    mine, theirs, public = (GAME.view(game.state, viewer) for viewer in (0, 1, SPECTATOR))
    assert mine.kings[0].target == 2
    assert mine.kings[0].used_heroes == [2, 3]
    for other in (theirs, public):
        assert other.kings[0].target is None
        assert other.kings[0].sealed
        assert other.kings[0].used_heroes is None
        assert other.kings[0].used_count == 2
        assert (other.kings[0].silver, other.stalls) == (5, [0, 0, 0, 0])
