"""The contract suite on every title and on the example. How much of it runs when is decided here and nowhere else."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from contract import play
from contract.checks import CHECKS, QUICK, SLOWEST
from games.titles import PLAYED, suite

from ludotheca.games import registry
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, State
from ludotheca.kernel.vecs import NATIVE


class Effort(NamedTuple):
    """How many games a check plays, and in which of their positions (every n-th) it looks thoroughly."""

    games: int
    every: int


# A title's part of `make test` stays below a minute on one core, so plain Python looks at fewer positions.
QUICK_EFFORT = Effort(6, 6) if NATIVE else Effort(3, 10)
SLOW_EFFORT = Effort(2, 6) if NATIVE else Effort(1, 10)
OPTION_EFFORT = Effort(1, 12) if NATIVE else Effort(1, 20)
LASTING_EVERY = 60 if NATIVE else 120

# `make soak`.
SOAK_MOST = int(os.environ.get("LUDOTHECA_SOAK_GAMES", "1000"))  # a shorter soak
SOAK_EVERY = 50  # positions of which one gets the thorough look of a quick check
SOAK_SLOW_GAMES = 50  # games in which every position gets the slow checks
SOAK_SLOWEST_EVERY = 5  # positions of these games of which one gets the slowest

Setup = tuple[str, int, dict[str, Any]]


def setups() -> list[Setup]:
    """(title, players, options) of every title: the default options, and every other value of each option."""
    return [
        (title, players, options)
        for title in PLAYED
        for meta in [registry.get(title).meta]
        for players in range(meta.least_players, meta.most_players + 1)
        for options in play.option_sets(registry.get(title), players)
    ]


def is_default(setup: Setup) -> bool:
    return setup[2] == registry.get(setup[0]).check_options({})


def name_of(setup: Setup) -> str:
    title, players, options = setup
    defaults = registry.get(title).check_options({})
    changed = [f"{name}={value}" for name, value in options.items() if defaults[name] != value]
    return "-".join([title, str(players), *changed])


def variant_setups() -> list[Setup]:
    """(title, players, options) of every title: every combination of its variants."""
    return [
        (title, players, options)
        for title in PLAYED
        for meta in [registry.get(title).meta]
        for players in range(meta.least_players, meta.most_players + 1)
        for options in play.combinations(registry.get(title), players, suite(title).variants)
    ]


ALL_SETUPS = setups()
VARIANT_SETUPS = variant_setups()
OPTION_SETUPS = [setup for setup in ALL_SETUPS if setup not in VARIANT_SETUPS]
TESTED_SETUPS = ALL_SETUPS + [setup for setup in VARIANT_SETUPS if setup not in ALL_SETUPS]
LASTING_SETUPS = [setup for setup in VARIANT_SETUPS if suite(setup[0]).ends_early][:: 1 if NATIVE else 2]


def soak_games(setup: Setup) -> int:
    return min(SOAK_MOST, suite(setup[0]).soak_games)


def run(check: str, setup: Setup, effort: Effort) -> None:
    title, players, options = setup
    for seed in range(effort.games):
        try:
            CHECKS[check](registry.get(title), players, options, seed, every=effort.every)
        except BaseException as error:
            error.add_note(f"{check}: {title}, {players} players, options {options}, seed {seed}")
            raise


@pytest.fixture(autouse=True, scope="module")
def rare_collections() -> Iterator[None]:
    """Millions of small things are made and dropped here and few hold each other; looking for those takes a tenth."""
    usual = gc.get_threshold()
    gc.set_threshold(100_000, *usual[1:])
    yield
    gc.set_threshold(*usual)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("setup", TESTED_SETUPS, ids=name_of)
def test_contract(check: str, setup: Setup) -> None:
    effort = QUICK_EFFORT if check in QUICK else SLOW_EFFORT
    run(check, setup, effort if is_default(setup) else OPTION_EFFORT)


def pick_well(state: State, rng: Rng) -> tuple[int, int] | None:
    """In place of `play.pick`: three times in four what the quick policy would do."""
    seats = play.movers(state)
    if not seats:
        return None
    seat = play.among(seats, rng)
    if seat != CHANCE and rng.below(4):
        return seat, int(state.greedy_action(seat, rng))
    return seat, play.among(play.listed(state, seat), rng)


@pytest.mark.parametrize("setup", LASTING_SETUPS, ids=name_of)
def test_contract_on_games_that_last(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "pick", pick_well)
    for check in CHECKS:
        run(check, setup, Effort(1, LASTING_EVERY))


@pytest.mark.soak
@pytest.mark.parametrize("check", QUICK)
@pytest.mark.parametrize("setup", VARIANT_SETUPS, ids=name_of)
def test_soak(check: str, setup: Setup) -> None:
    run(check, setup, Effort(soak_games(setup), SOAK_EVERY))


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("setup", VARIANT_SETUPS, ids=name_of)
def test_soak_of_every_position(check: str, setup: Setup) -> None:
    games = max(1, SOAK_SLOW_GAMES * SOAK_MOST // 1_000)
    run(check, setup, Effort(games, SOAK_SLOWEST_EVERY if check in SLOWEST else 1))


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("setup", OPTION_SETUPS, ids=name_of)
def test_soak_of_options(check: str, setup: Setup) -> None:
    run(check, setup, Effort(max(1, soak_games(setup) // 50), 10))
