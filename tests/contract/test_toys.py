"""The suite itself: it passes a right title, and every one of its checks can fail."""

from __future__ import annotations

from typing import Any

import pytest
from contract import play
from contract.broken import BROKEN
from contract.checks import CHECKS
from contract.test_broken_match import KERNEL_FAULTS, failing
from contract.toys import PEBBLES

# The toys are plain Python in both modes.
pytestmark = pytest.mark.once

LONGEST = 80  # no game of Pebbles with three seats has more actions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", play.option_sets(PEBBLES, 2), ids=str)
def test_a_right_title_passes(players: int, options: dict[str, Any]) -> None:
    for check in CHECKS.values():
        check(PEBBLES, players, options, players)


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_title_fails_where_it_should(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "BOUND", LONGEST)
    game, expected = BROKEN[fault]
    assert failing(game) == expected


def test_every_check_can_fail() -> None:
    found = {name for _, expected in BROKEN.values() for name in expected}
    found |= {name for *_, expected in KERNEL_FAULTS.values() for name in expected}
    assert found == set(CHECKS)
