"""What others may not know: sealed answers and hero piles are drawn anew in agreement with what was seen."""

from __future__ import annotations

from collections import Counter

from games.alba_longa.scripted import POSITIONS, ScriptedGame, look
from games.scripted import quick
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import SPECTATOR


def sealed() -> ScriptedGame:
    game = ScriptedGame(4)
    for king in range(3):
        game.city(king, soldiers=2, home=6)
    game.to_combat()
    return game


def test_sealed_cities_are_drawn_anew_and_ones_own_is_not() -> None:
    game = sealed()
    game.attack(k0=3, k1=2)
    rng = Rng(1)
    drawn = Counter()
    for _ in range(300):
        sample = GAME.sample(look(game.state, 1), rng)
        assert isinstance(sample, AlbaState)
        assert sample.target[1] == 2
        assert sample.target[2] == -1
        drawn[int(sample.target[0])] += 1
    assert set(drawn) == {1, 2, 3}
    assert min(drawn.values()) > 60


def test_sealed_heroes_are_drawn_from_those_that_can_be_active() -> None:
    game = sealed()
    game.city(0, used=[1, 2])
    game.attack(k0=3, k1=3, k2=3)
    game.heroes(k0=4)
    rng = Rng(2)
    drawn = Counter(int(GAME.sample(look(game.state, 3), rng).hero[0]) for _ in range(300))  # type: ignore[attr-defined]
    assert set(drawn) == {0, 3, 4}


def test_a_secret_recall_leaves_every_pile_it_could_have_left() -> None:
    game = ScriptedGame(3, job_well_done=True)
    game.city(0, soldiers=2, home=6, used=[1, 2, 4])
    game.to_combat()
    game.do(0, "take-back")
    game.do(0, "recall", hero=2)
    seen = GAME.view(game.state, SPECTATOR).kings[0]
    assert seen.perhaps_used == [[1, 2], [1, 4], [2, 4]]
    rng = Rng(3)
    drawn = Counter(int(GAME.sample(look(game.state, 1), rng).used[0]) for _ in range(300))  # type: ignore[attr-defined]
    assert set(drawn) == {0b110, 0b10010, 0b10100}
    assert GAME.sample(look(game.state, 0), rng).used[0] == 0b10010  # type: ignore[attr-defined]


def test_playing_a_hero_shows_that_it_was_active() -> None:
    game = ScriptedGame(3, job_well_done=True)
    game.city(0, soldiers=2, home=6, used=[1, 2])
    game.to_combat()
    game.do(0, "take-back")
    game.do(0, "recall", hero=2)
    game.attack(k0=1)
    game.city(1, quarry=2, priests=2)
    game.heroes(k0=2, k1=0)
    assert GAME.view(game.state, 1).kings[0].perhaps_used == [[1]]  # so it was the 2 that came back
    for _ in range(2):
        game.do(0, "sabotage", job="quarry")
    assert GAME.view(game.state, 1).kings[0].perhaps_used == [[1, 2]]


@quick
@given(POSITIONS, st.integers(0, 2**32))
def test_hero_piles_are_never_in_anothers_bytes(state: AlbaState, seed: int) -> None:
    """Any pile that fits what everybody saw gives another viewer the same bytes."""
    rng = Rng(seed)
    for viewer in (SPECTATOR, *range(int(state.players))):
        seen = canonical(GAME.view(state, viewer))
        twin = state.clone()
        twin.redraw_hidden(viewer, rng)
        assert canonical(GAME.view(twin, viewer)) == seen
        for seat in range(int(state.players)):
            if seat != viewer:
                assert GAME.view(state, viewer).kings[seat].used_heroes is None


@quick
@given(POSITIONS)
def test_a_view_gives_a_position_that_looks_the_same(state: AlbaState) -> None:
    for viewer in (SPECTATOR, *range(int(state.players))):
        seen = GAME.view(state, viewer)
        sample = GAME.sample(look(state, viewer), Rng(1))
        assert canonical(GAME.view(sample, viewer)) == canonical(seen)
        assert GAME.faults(sample) == []
