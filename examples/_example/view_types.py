"""The types of a view. They stand apart because `view.py` is compiled, and msgspec makes these when the program runs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotheca.games._example.rules import codes
from ludotheca.kernel.names import one_of

Phase = Annotated[str, one_of("Phase", codes.PHASE_NAMES)]


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. `hand` and `bid` are None where the viewer may not know them; `sealed` says
    whether the seat has laid its card."""

    pebbles: int
    cards: int
    hand: list[int] | None
    sealed: bool
    bid: int | None
    laid: list[int]


class ExampleView(msgspec.Struct, frozen=True):
    """The table. `seat` is whose turn it is, while seats buy one after another."""

    round: int
    phase: Phase
    seat: int | None
    pot: int
    seats: list[SeatView]
