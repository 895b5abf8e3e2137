"""What a seat or a spectator may know, built up field by field.

Hidden are only the others' split until all are sealed, and the others' choice until all are sealed. The stacks have no
order; their contents follow from what was turned up, so they are open.
"""

from __future__ import annotations

import functools
from typing import Annotated

import msgspec

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.actions import coordinates, name_kind, positions
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.scoring import label_regions, region_sizes, scoring_regions
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.kernel.names import one_of
from ludotheca.kernel.state import NONE, SPECTATOR

Domain = tuple[tuple[int, int], ...]  # cells and kinds
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


def eyes(s: RomeState, viewer: int) -> int:
    """Whoever has sealed an answer sees that much more than everybody."""
    if viewer == SPECTATOR:
        return SPECTATOR
    sealed = s.choice[viewer] != NONE or (s.phase == codes.DIVIDE and s.split[viewer] != NONE)
    return viewer if sealed else SPECTATOR


def view(s: RomeState, viewer: int) -> RomeView:
    """What `viewer` may know: another's split [D5] or choice [C7] only once all are open."""
    return RomeView(
        round=int(s.round),
        phase=codes.PHASE_NAMES[s.phase],
        drawn=int(s.drawn),
        seats=[_seat(s, seat, viewer) for seat in range(int(s.players))],
    )


def _seat(s: RomeState, seat: int, viewer: int) -> SeatView:
    card = int(s.card[seat])
    split, choice = int(s.split[seat]), int(s.choice[seat])
    split_open = split != NONE and (seat == viewer or s.phase != codes.DIVIDE)
    choice_open = choice != NONE and seat == viewer
    kinds = [int(kind) for kind in s.row[seat * box.ROW : seat * box.ROW + box.ROW] if kind != NONE]
    domain, regions = view_domain(s, seat)
    return SeatView(
        card=None if card == NONE else box.CARD_NAMES[card],
        card_rows=[] if card == NONE else card_rows(card),
        gems=int(s.gems[seat]),
        gem_points=int(box.gem_points(s.gems[seat])),
        stack={box.LAND_NAMES[land]: int(s.stack[seat * box.LANDS + land]) for land in range(box.LANDS)},
        row=[_land(kind) for kind in kinds],
        sealed=(split != NONE) if s.phase == codes.DIVIDE else (choice != NONE),
        split=positions(split) if split_open else None,
        choice=codes.SET_NAMES[choice] if choice_open else None,
        hand=[_land(kind) for kind in s.hand_of(seat)],
        chosen=None if s.chosen[seat] == NONE else _land(int(s.chosen[seat])),
        domain=domain,
        regions=regions,
        takes_from=int(box.takes_from(seat, s.players, s.round)),
        points=int(s.built(seat)),
    )


@functools.cache  # nobody changes a view
def card_rows(card: int) -> list[list[str]]:
    """The four rows of a building card, by name; it lies open [S6]."""
    return [
        [box.BUILDING_NAMES[box.card_building(card, round_number, i)] for i in (0, 1)]
        for round_number in range(1, box.ROUNDS + 1)
    ]


_LANDS = tuple(Land(**name_kind(kind)) for kind in range(box.LANDS * box.SITES))


def _land(kind: int) -> Land:
    return _LANDS[kind]


# Those that were seen most lately; nobody changes a view.
_DOMAINS: dict[Domain, tuple[list[LaidLand], list[Region]]] = {}
_MOST_DOMAINS = 5_000


def view_domain(s: RomeState, seat: int) -> tuple[list[LaidLand], list[Region]]:
    """The lands of a domain in the order they were laid, with what their buildings count, and its regions. All of it
    follows from the lands alone, and every viewer asks for it."""
    laid = tuple((cell, kind) for cell, kind in s.domain_of(seat))
    known = _DOMAINS.get(laid)
    if known is None:
        if len(_DOMAINS) >= _MOST_DOMAINS:
            _DOMAINS.clear()
        known = _DOMAINS[laid] = _view_lands(s, seat, laid)
    return known


def _view_lands(s: RomeState, seat: int, laid: Domain) -> tuple[list[LaidLand], list[Region]]:
    labels = label_regions(s, seat)
    sizes = [int(size) for size in region_sizes(labels)]
    lands: list[LaidLand] = []
    types: dict[int, str] = {}
    for index, (cell, kind) in enumerate(laid):
        land = _land(kind)
        types.setdefault(int(labels[index]), land.land)
        counted = [] if land.building is None else [int(r) for r in scoring_regions(s, seat, index, labels)]
        q, r = coordinates(cell)
        points = sum(sizes[region] for region in counted)
        lands.append(LaidLand(land.land, land.building, q, r, int(labels[index]), counted, points))
    return lands, [Region(types[region], size) for region, size in enumerate(sizes)]
