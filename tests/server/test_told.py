"""Each turn is told once or seen, whatever is killed. `make attack ARGS="--only notices"` kills for longer."""

from __future__ import annotations

import asyncio

import pytest
from server.told import kill_and_tell

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("tables", "kills"), [(4, 1), pytest.param(50, 12, marks=pytest.mark.soak)], ids=["short", "fifty"]
)
def test_every_turn_is_told_once_through_power_cuts(database: str, tables: int, kills: int) -> None:
    seen = asyncio.run(kill_and_tell(database, tables=tables, kills=kills))
    assert seen["letters"] >= tables
    # At most what four senders had under way at each kill: a push comes again under its key, a mail is not sent again.
    assert seen["pushed twice under one key"] + seen["mails in doubt"] <= 4 * seen["kills"]
