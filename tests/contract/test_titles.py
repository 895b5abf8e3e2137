"""The contract suite on every title of the registry. How much of it runs when is decided here and nowhere else."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from contract import play
from contract.checks import CHEAP, CHECKS, DEAREST

from ludotheca.games import registry
from ludotheca.kernel.vecs import NATIVE


class Effort(NamedTuple):
    """How many games a check plays, and in which of their positions (every n-th) it does its dear part."""

    games: int
    every: int


# A title's part of `make test` stays below a minute on one core, so plain Python looks at fewer positions.
CHEAP_EFFORT = Effort(10, 3) if NATIVE else Effort(3, 10)
DEAR_EFFORT = Effort(2, 3) if NATIVE else Effort(1, 10)
OPTION_EFFORT = Effort(1, 6) if NATIVE else Effort(1, 20)

# `make soak`: so many games at every number of players.
SOAK_GAMES = {"kingsburg": 1_000, "rome_in_a_day": 1_000, "comuni": 500, "alba_longa": 300}
SOAK_GAMES_OF_OTHERS = 1_000
SOAK_MOST = int(os.environ.get("LUDOTHECA_SOAK_GAMES", "1000"))  # a shorter soak
SOAK_EVERY = 50  # positions of which one gets the dear part of a cheap check
SOAK_DEAR_GAMES = 50  # games in which every position gets the dear checks
SOAK_DEAREST_EVERY = 5  # positions of these games of which one gets the dearest

# Options that are variants of the game rather than readings of a rule: all their combinations are played, and in the
# soak each of them as much as the game without any.
VARIANTS = {"alba_longa": ("job_well_done", "spoils_of_war", "assisi")}

Table = tuple[str, int, dict[str, Any]]


def tables() -> list[Table]:
    """(title, players, options) of every title: the default options, and every other value of each option."""
    return [
        (title, players, options)
        for title in registry.titles()
        for meta in [registry.get(title).meta]
        for players in range(meta.least_players, meta.most_players + 1)
        for options in play.option_sets(registry.get(title), players)
    ]


def is_default(table: Table) -> bool:
    return table[2] == registry.get(table[0]).check_options({})


def name_of(table: Table) -> str:
    title, players, options = table
    defaults = registry.get(title).check_options({})
    changed = [f"{name}={value}" for name, value in options.items() if defaults[name] != value]
    return "-".join([title, str(players), *changed])


def variant_tables() -> list[Table]:
    """(title, players, options) of every title: every combination of its variants."""
    return [
        (title, players, options)
        for title in registry.titles()
        for meta in [registry.get(title).meta]
        for players in range(meta.least_players, meta.most_players + 1)
        for options in play.combinations(registry.get(title), players, VARIANTS.get(title, ()))
    ]


ALL_TABLES = tables()
VARIANT_TABLES = variant_tables()
OPTION_TABLES = [table for table in ALL_TABLES if table not in VARIANT_TABLES]
TESTED_TABLES = ALL_TABLES + [table for table in VARIANT_TABLES if table not in ALL_TABLES]


def soak_games(table: Table) -> int:
    return min(SOAK_MOST, SOAK_GAMES.get(table[0], SOAK_GAMES_OF_OTHERS))


def run(check: str, table: Table, effort: Effort) -> None:
    title, players, options = table
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
@pytest.mark.parametrize("table", TESTED_TABLES, ids=name_of)
def test_contract(check: str, table: Table) -> None:
    effort = CHEAP_EFFORT if check in CHEAP else DEAR_EFFORT
    run(check, table, effort if is_default(table) else OPTION_EFFORT)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHEAP)
@pytest.mark.parametrize("table", VARIANT_TABLES, ids=name_of)
def test_soak(check: str, table: Table) -> None:
    run(check, table, Effort(soak_games(table), SOAK_EVERY))


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", VARIANT_TABLES, ids=name_of)
def test_soak_of_every_position(check: str, table: Table) -> None:
    games = max(1, SOAK_DEAR_GAMES * SOAK_MOST // 1_000)
    run(check, table, Effort(games, SOAK_DEAREST_EVERY if check in DEAREST else 1))


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", OPTION_TABLES, ids=name_of)
def test_soak_of_options(check: str, table: Table) -> None:
    run(check, table, Effort(max(1, soak_games(table) // 50), 10))
