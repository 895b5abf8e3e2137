"""The libraries' own tests of an environment, for every title and number of players."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from ludotheca.games import registry
from ludotheca.research import openspiel
from ludotheca.research.gymnasium import name_of
from ludotheca.research.pettingzoo import env, parallel_env
from ludotheca.research.table import actions_of

pytestmark = pytest.mark.once

TITLES = registry.titles()
TABLES = [
    (title, players)
    for title in TITLES
    for players in range(registry.get(title).meta.least_players, registry.get(title).meta.most_players + 1)
]
ENCODINGS = ("numbers", "slots")


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """Advice of the libraries about shapes and names is no failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_pettingzoo_seat_by_seat(title: str, players: int) -> None:
    encoding = ENCODINGS[players % 2]
    api_test(env(title, players, encoding=encoding), num_cycles=60)
    seed_test(lambda: env(title, players, encoding=encoding), num_cycles=20)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_pettingzoo_all_at_once(title: str, players: int) -> None:
    encoding = ENCODINGS[(players + 1) % 2]
    parallel_api_test(parallel_env(title, players, encoding=encoding), num_cycles=60)
    parallel_seed_test(
        lambda: parallel_env(title, players, encoding=encoding, illegal="first"), num_cycles=20
    )


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_pettingzoo_max_cycles(title: str, players: int) -> None:
    def at_once(max_cycles: int) -> Any:
        return parallel_env(title, players, encoding="slots", max_cycles=max_cycles, illegal="first")

    max_cycles_test(
        SimpleNamespace(parallel_env=at_once, env=lambda max_cycles: parallel_to_aec(at_once(max_cycles)))
    )


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_gymnasium(title: str, players: int) -> None:
    made = gymnasium.make(
        name_of(title), players=players, encoding="slots", render_mode="ansi", disable_env_checker=True
    )
    check_env(_Legal(made.unwrapped), skip_render_check=False)


class _Legal(gymnasium.Env[Any, Any]):
    """The checker samples actions without the mask: here such a one becomes the first legal one."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.spec = inner.spec
        self.metadata, self.render_mode = inner.metadata, inner.render_mode
        self.observation_space, self.action_space = inner.observation_space, inner.action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        return self.inner.reset(seed=seed, options=options)

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.inner.action_masks())
        return self.inner.step(action if action in legal else legal[0])

    def render(self) -> Any:
        return self.inner.render()


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_openspiel(title: str, players: int) -> None:
    """Copies, serialisation, legal actions and outcomes of a random game, by OpenSpiel's own test; then resampling."""
    game = pyspiel.load_game(f"{openspiel.short_name(title)}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    rng = np.random.default_rng(players)
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            state.apply_action(int(rng.choice(outcomes, p=np.array(chances) / sum(chances))))
            continue
        player = state.current_player()
        told = state.information_state_string(player), state.information_state_tensor(player)
        again = state.resample_from_infostate(player, rng.random)
        assert (again.information_state_string(player), again.information_state_tensor(player)) == told
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        state.apply_action(int(rng.choice(legal)))
    restored = game.deserialize_state(state.serialize())
    assert str(restored) == str(state)


@pytest.mark.parametrize("title", TITLES)
def test_a_number_is_a_name_and_back(title: str) -> None:
    table = actions_of(title)
    for number in range(0, len(table), 1 + len(table) // 200):
        assert table.number(table.name(number)) == number
