"""Division: everybody splits their row in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.rules.explore import row_of
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


def seal_split(s: RomeState, seat: i64, small: i64) -> None:
    """Two sets behind the screen [D1], with a gem of one's own on the smaller [D3], at once [D6]."""
    s.split[seat] = small
    s.gems[seat] -= 1
    s.tell(codes.E_SPLIT_SEALED, seat)
    if s.sink is not None:
        s.sink.emit(codes.E_SPLIT_MINE, 1 << seat, [int(seat), int(small), *row_of(s, seat, 31)])


def open_splits(s: RomeState) -> None:
    """When all are ready the screens go [D4]."""
    s.phase = codes.SELECT
    s.step += 1
    s.shown += 1
    if s.sink is not None:
        for seat in range(int(s.players)):
            s.sink.emit(codes.E_SPLIT_OPENED, EVERYONE, [seat, int(s.split[seat]), *row_of(s, seat, 31)])
