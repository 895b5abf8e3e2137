"""Each turn is told once or seen, whatever is killed. `make attack ARGS="--only notices"` has the long form."""

from __future__ import annotations

import pytest
from server.told import kill_and_tell

pytestmark = pytest.mark.once


async def test_every_turn_is_told_once_through_power_cuts(database: str) -> None:
    seen = await kill_and_tell(database, tables=4, kills=1)
    assert seen["letters"] >= 4
    assert seen["twice"] <= 4 * seen["kills"]
