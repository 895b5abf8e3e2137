"""Quarry workers and priests."""

from __future__ import annotations

import pytest
from games.alba_longa.scripted import ScriptedGame

from ludotheca.games.alba_longa.rules.jobs import resolve_priests, resolve_quarry


@pytest.mark.parametrize(("workers", "built"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_two_workers_raise_a_monument_and_an_odd_one_is_lost(workers: int, built: int) -> None:
    game = ScriptedGame(3)
    game.city(0, quarry=workers)
    resolve_quarry(game.state)
    assert game.state.monuments[0] == built


def test_work_is_not_saved_for_the_next_season() -> None:
    game = ScriptedGame(3)
    game.city(0, home=7, quarry=1)
    game.to_combat()
    game.name(1)
    game.city(0, home=7, quarry=1)
    game.to_combat()
    assert game.state.monuments[0] == 0


def test_ten_monuments_at_most() -> None:
    game = ScriptedGame(3)
    game.city(0, monuments=9, quarry=6)
    resolve_quarry(game.state)
    assert game.state.monuments[0] == 10


def test_captives_work_in_the_quarry_too() -> None:
    game = ScriptedGame(3)
    game.city(0, quarry=1)
    game.captives(0, quarry=1)
    resolve_quarry(game.state)
    assert game.state.monuments[0] == 1


def test_the_disc_moves_by_the_priests_and_stays_for_the_next_season() -> None:
    game = ScriptedGame(3)
    game.city(0, home=5, priests=3)
    game.to_combat()
    assert game.state.worship[0] == 3
    game.name(1)
    game.city(0, home=6, priests=2)
    game.to_combat()
    assert game.state.worship[0] == 5


@pytest.mark.parametrize("priests", [0, 1, 2, 5])
def test_every_priest_counts(priests: int) -> None:
    game = ScriptedGame(3)
    game.city(0, worship=2, priests=priests)
    resolve_priests(game.state)
    assert game.state.worship[0] == 2 + priests


def test_worship_stops_at_the_end_of_the_track() -> None:
    game = ScriptedGame(3)
    game.city(0, worship=10, priests=5)
    resolve_priests(game.state)
    assert game.state.worship[0] == 12


def test_priests_beside_the_track_are_sabotaged_first() -> None:
    """Worship 10 and four priests: two stand beside the track, and losing one costs nothing."""
    game = ScriptedGame(3)
    game.city(0, soldiers=1, home=7)
    game.city(1, worship=10, priests=4, home=4)
    game.to_combat()
    game.attack(k0=1)
    game.heroes(k0=0, k1=0)
    assert game.state.worship[1] == 12
