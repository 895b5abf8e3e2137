"""The types of a view. They stand apart because `view.py` is compiled, and msgspec makes these when the program runs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.names import one_of

LandName = Annotated[str, one_of("LandName", box.LAND_NAMES)]
BuildingName = Annotated[str, one_of("BuildingName", box.BUILDING_NAMES)]
SetName = Annotated[str, one_of("SetName", codes.SET_NAMES)]
Phase = Annotated[str, one_of("Phase", codes.PHASE_NAMES)]


class Land(msgspec.Struct, frozen=True):
    """A land and what stands on it."""

    land: LandName
    building: BuildingName | None


class LaidLand(msgspec.Struct, frozen=True):
    """A land of a domain. `region` is an index into the domain's regions; `scores` are the regions its building
    counts, `points` what that gives."""

    land: LandName
    building: BuildingName | None
    q: int
    r: int
    region: int
    scores: list[int]
    points: int


class Region(msgspec.Struct, frozen=True):
    """Lands of one type joined edge to edge."""

    land: LandName
    size: int


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. `split` and `choice` are None while the viewer does not know them; `sealed` says whether the
    seat has answered the secret decision of this phase. `points` are those of the buildings, `gem_points` what the gems would
    be worth at the end."""

    card: str | None
    card_rows: list[list[BuildingName]]
    gems: int
    gem_points: int
    stack: dict[str, int]
    row: list[Land]
    sealed: bool
    split: list[int] | None
    choice: SetName | None
    hand: list[Land]
    chosen: Land | None
    domain: list[LaidLand]
    regions: list[Region]
    takes_from: int
    points: int


class RomeView(msgspec.Struct, frozen=True):
    """The table. `drawn` counts the cards or lands turned up so far in this phase."""

    round: int
    phase: Phase
    drawn: int
    seats: list[SeatView]
