"""The contract suite on every title of the registry. How much of it runs when is decided here and nowhere else."""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import pytest
from contract import play
from contract.checks import CHEAP, CHECKS, DEAR

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

# `make soak`: every check on all games, in some positions; the dear ones on a part of the games in every position.
SOAK_GAMES = int(os.environ.get("LUDOTHECA_SOAK_GAMES", "1000"))
SOAK_EFFORT = Effort(SOAK_GAMES, 50)
SOAK_DEAR_EFFORT = Effort(max(1, SOAK_GAMES // 20), 1)
SOAK_OPTION_EFFORT = Effort(max(1, SOAK_GAMES // 20), 10)

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


ALL_TABLES = tables()
DEFAULT_TABLES = [table for table in ALL_TABLES if is_default(table)]


def run(check: str, table: Table, effort: Effort) -> None:
    title, players, options = table
    for seed in range(effort.games):
        try:
            CHECKS[check](registry.get(title), players, options, seed, every=effort.every)
        except BaseException as error:
            error.add_note(f"{check}: {title}, {players} players, options {options}, seed {seed}")
            raise


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", ALL_TABLES, ids=name_of)
def test_contract(check: str, table: Table) -> None:
    effort = CHEAP_EFFORT if check in CHEAP else DEAR_EFFORT
    run(check, table, effort if is_default(table) else OPTION_EFFORT)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", ALL_TABLES, ids=name_of)
def test_soak(check: str, table: Table) -> None:
    run(check, table, SOAK_EFFORT if is_default(table) else SOAK_OPTION_EFFORT)


@pytest.mark.soak
@pytest.mark.parametrize("check", DEAR)
@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=name_of)
def test_soak_of_every_position(check: str, table: Table) -> None:
    run(check, table, SOAK_DEAR_EFFORT)
