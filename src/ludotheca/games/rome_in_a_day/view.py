"""What a seat or a spectator may know, built up field by field.

Hidden are only the others' split until all are sealed, and the others' choice until all are sealed. The stacks have no
order; their contents follow from what was turned up, so they are open.
"""

from __future__ import annotations

import functools
from typing import Final

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.actions import coordinates, name_kind, positions
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.scoring import label_regions, region_sizes, scoring_regions
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view_types import LaidLand, Land, Region, RomeView, SeatView
from ludotheca.kernel.game import ScoreLine
from ludotheca.kernel.state import NONE, SPECTATOR

Domain = tuple[tuple[int, int], ...]  # cells and kinds


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


_LANDS: Final = tuple([Land(**name_kind(kind)) for kind in range(box.LANDS * box.SITES)])


def _land(kind: int) -> Land:
    return _LANDS[kind]


# Those that were seen most lately; nobody changes a view.
_DOMAINS: Final[dict[Domain, tuple[list[LaidLand], list[Region]]]] = {}
_MOST_DOMAINS: Final = 5_000


def view_domain(s: RomeState, seat: int) -> tuple[list[LaidLand], list[Region]]:
    """The lands of a domain in the order they were laid, with what their buildings count, and its regions. All of it
    follows from the lands alone, and every viewer asks for it."""
    start = seat * box.MOST_LANDS
    places = range(start, start + int(s.land_count[seat]))
    laid = tuple([(int(s.land_cell[i]), int(s.land_kind[i])) for i in places])
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
        points = sum([sizes[region] for region in counted])
        lands.append(LaidLand(land.land, land.building, q, r, int(labels[index]), counted, points))
    return lands, [Region(types[region], size) for region, size in enumerate(sizes)]


def score_lines(s: RomeState, seat: int) -> list[ScoreLine]:
    """Points by building, then those of the gems. Lands stay and regions only grow, so the buildings' points are safe;
    a gem is laid out every round and may be lost, so gems count at the end."""
    domain, _ = view_domain(s, seat)
    lines = []
    for building in box.BUILDING_NAMES:
        mine = [laid.points for laid in domain if laid.building == building]
        lines.append(ScoreLine(building, sum(mine), {"count": len(mine), "each": mine}))
    gems = int(s.gems[seat])
    lines.append(ScoreLine("gems", int(box.gem_points(gems)), {"count": gems}, later=s.phase != codes.OVER))
    return lines
