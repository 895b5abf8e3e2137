"""Among the stored games every way a game can end is found."""

from __future__ import annotations

from pathlib import Path

import ludotheca
from ludotheca.games.kingsburg.rules.province import building_count, goods_count
from ludotheca.games.kingsburg.state import KingsburgState

RECORDS = Path(__file__).parent / "records"


def way(path: Path) -> str:
    """What decided a stored game."""
    state = ludotheca.verify(path).state
    assert isinstance(state, KingsburgState)
    left = list(range(int(state.players)))
    measures = {
        "points": state.score,
        "goods": lambda seat: goods_count(state, seat),
        "buildings": lambda seat: building_count(state, seat),
    }
    for name, measure in measures.items():
        values = [int(measure(seat)) for seat in left]
        left = [seat for seat, value in zip(left, values, strict=True) if value == max(values)]
        if len(left) == 1:
            return name
    return "shared"


def test_every_way_of_ending_is_stored() -> None:
    ways = {path.stem: way(path) for path in sorted(RECORDS.glob("*.json"))}
    assert set(ways.values()) == {"points", "goods", "buildings", "shared"}
    for name, decided in ways.items():
        assert name.partition("-tie-")[2] in ("", decided)
