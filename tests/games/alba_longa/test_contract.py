"""The contract suite with every combination of variants, on games that last: kings play by the quick policy and slip.

The suite itself plays uniformly, every combination too, and kings starve early; here heroes are used and taken back,
captives are carried off, and years go by.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from contract import play
from contract.checks import CHECKS

from ludotheca.games.alba_longa.game import GAME
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, State
from ludotheca.kernel.vecs import NATIVE

SLIP_ONE_IN = 4

Table = tuple[int, dict[str, Any]]


def tables() -> list[Table]:
    """Every number of kings with every combination of variants that the booklet allows."""
    found = []
    for players, jwd, spoils, assisi in product((2, 3, 4, 5), (False, True), (False, True), (False, True)):
        if (players == 2 and not assisi) or (players == 5 and assisi):
            continue  # two kings always have Assisi, five never
        found.append((players, {"job_well_done": jwd, "spoils_of_war": spoils, "assisi": assisi}))
    return found


def name_of(table: Table) -> str:
    return "-".join([str(table[0]), *(name for name, on in table[1].items() if on)])


TABLES = tables()
# Plain Python takes ten of them, with every combination of variants once.
QUICK_TABLES = TABLES if NATIVE else [TABLES[i] for i in (3, 4, 6, 9, 11, 13, 15, 16, 18, 23)]
EVERY = 60 if NATIVE else 120


def slipping(state: State, rng: Rng) -> tuple[int, int] | None:
    """In place of `play.pick`: mostly the quick policy."""
    seats = play.movers(state)
    if not seats:
        return None
    seat = play.among(seats, rng)
    if seat != CHANCE and rng.below(SLIP_ONE_IN):
        return seat, int(state.greedy_action(seat, rng))
    return seat, play.among(play.listed(state, seat), rng)


def test_every_combination_is_there() -> None:
    assert len(TABLES) == 4 + 8 + 8 + 4
    combinations = {tuple(options.values()) for _, options in TABLES}
    assert combinations == {tuple(options.values()) for _, options in QUICK_TABLES}
    assert len(combinations) == 8


@pytest.mark.parametrize("table", QUICK_TABLES, ids=name_of)
def test_contract_on_games_that_last(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "pick", slipping)
    players, changed = table
    options = GAME.check_options(changed)
    for name, check in CHECKS.items():
        try:
            check(GAME, players, options, players, every=EVERY)
        except BaseException as error:
            error.add_note(f"{name}: {players} kings, options {options}")
            raise
