"""Every title plays the games it played yesterday, compiled and interpreted."""

from __future__ import annotations

import pytest
from contract import stored
from contract.test_titles import ALL_SETUPS, Setup, name_of
from games.titles import COMPLETE, PLAYED

from ludotheca.games import registry

REMEDY = "if that is meant: PYTHONPATH=src:tests python -m contract.stored {}"


# A draft may have none yet.
STORED = [title for title in PLAYED if title in COMPLETE or stored.path_of(title).exists()]


@pytest.mark.parametrize("setup", [setup for setup in ALL_SETUPS if setup[0] in STORED], ids=name_of)
def test_stored_numbers(setup: Setup) -> None:
    title, players, options = setup
    known = [
        numbers
        for numbers in stored.stored(title)
        if (numbers["players"], numbers["options"]) == (players, options)
    ]
    assert len(known) == 1, f"no numbers are stored; {REMEDY.format(title)}"
    for what, value in stored.numbers_of(registry.get(title), players, options).items():
        assert value == known[0][what], f"{what} differ; {REMEDY.format(title)}"


@pytest.mark.parametrize("title", STORED)
def test_nothing_else_is_stored(title: str) -> None:
    here = [(title, numbers["players"], numbers["options"]) for numbers in stored.stored(title)]
    assert here == [setup for setup in ALL_SETUPS if setup[0] == title]
