"""The quick policy of every title: it beats chance, and its weights say where they come from."""

from __future__ import annotations

import json

import pytest

from ludotheca.games import registry
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY
from ludotheca.kernel.vecs import NATIVE

GAMES = 200 if NATIVE else 40
WITH_POLICY = [title for title in registry.titles() if (registry.get(title).folder / "policy.py").exists()]


def wins(title: str, seed: int) -> bool:
    """Whether a seat that follows the policy wins against uniform ones. It decides on a sample of what it sees."""
    game = registry.get(title)
    players = min(4, game.meta.most_players)
    state = game.new_state(players, game.check_options({}, players), game.meta.rules_version)
    rng, hero = Rng(seed, 77), seed % players
    while (seat := int(state.first_owing())) != NOBODY:
        if seat == hero:
            sample = state.clone()
            sample.redraw_hidden(hero, rng)
            state.apply(seat, sample.greedy_action(seat, rng))
        else:
            state.apply(seat, state.random_action(seat, rng))
    return bool(state.won(hero))


@pytest.mark.parametrize("title", WITH_POLICY)
def test_it_wins_nine_games_in_ten_against_uniform_players(title: str) -> None:
    assert sum(wins(title, seed) for seed in range(GAMES)) >= 0.9 * GAMES


@pytest.mark.parametrize("title", WITH_POLICY)
def test_the_weights_say_which_command_made_them(title: str) -> None:
    file = registry.get(title).folder / "weights.json"
    for part, weights in json.loads(file.read_text(encoding="utf-8")).items():
        assert weights["made_by"].startswith(f"python -m ludotheca.lab.tune {title} {part} "), part
