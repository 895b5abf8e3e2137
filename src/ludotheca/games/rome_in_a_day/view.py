"""What a seat or a spectator may know, built up field by field, and a position back from it.

Hidden are only the others' split until all are sealed, and the others' choice until all are sealed. The stacks have no
order; their contents follow from what was turned up, so they are open.
"""

from __future__ import annotations

import msgspec

from ludotheca.games.rome_in_a_day.actions import (
    SETS,
    building_name,
    cell_at,
    coordinates,
    kind_of,
    land_name,
    mask_of,
    positions,
)
from ludotheca.games.rome_in_a_day.rules import add_to_hand, lay
from ludotheca.games.rome_in_a_day.scoring import label_regions, region_sizes, scoring_regions
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.tables import (
    BUILDING_NAMES,
    CARD_NAMES,
    DIVIDE,
    LAND_NAMES,
    LANDS,
    NONE,
    ROUNDS,
    ROW,
    SELECT,
    card_building,
    gem_points,
    takes_from,
)

PHASE_NAMES = ("deal", "explore", "divide", "select", "annex", "over")


class Land(msgspec.Struct, frozen=True):
    """A land and what stands on it."""

    land: str
    building: str | None


class LaidLand(msgspec.Struct, frozen=True):
    """A land of a domain. `region` is an index into the domain's regions; `scores` are the regions its building
    counts, `points` what that gives."""

    land: str
    building: str | None
    q: int
    r: int
    region: int
    scores: list[int]
    points: int


class Region(msgspec.Struct, frozen=True):
    """Lands of one type joined edge to edge."""

    land: str
    size: int


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. `split` and `choice` are None while unknown to him; `sealed` says whether the
    seat has answered the secret decision of this phase."""

    card: str | None
    card_rows: list[list[str]]
    gems: int
    gem_points: int
    stack: dict[str, int]
    row: list[Land]
    sealed: bool
    split: list[int] | None
    choice: str | None
    hand: list[Land]
    chosen: Land | None
    domain: list[LaidLand]
    regions: list[Region]
    takes_from: int
    score: int


class RomeView(msgspec.Struct, frozen=True):
    """The table. `step`, `shown` and `drawn` are counters of the engine, the same for every viewer."""

    viewer: int
    round: int
    phase: str
    step: int
    shown: int
    drawn: int
    seats: list[SeatView]


def view(s: RomeState, viewer: int) -> RomeView:
    """What `viewer` may know: another's split [D5] or choice [C7] only once all are open."""
    return RomeView(
        viewer=viewer,
        round=int(s.round),
        phase=PHASE_NAMES[s.phase],
        step=int(s.step),
        shown=int(s.shown),
        drawn=int(s.drawn),
        seats=[_seat(s, seat, viewer) for seat in range(int(s.players))],
    )


def _seat(s: RomeState, seat: int, viewer: int) -> SeatView:
    card = int(s.card[seat])
    split, choice = int(s.split[seat]), int(s.choice[seat])
    split_open = split != NONE and (seat == viewer or s.phase != DIVIDE)
    choice_open = choice != NONE and seat == viewer
    kinds = [int(kind) for kind in s.row[seat * ROW : seat * ROW + ROW] if kind != NONE]
    domain, regions = view_domain(s, seat)
    return SeatView(
        card=None if card == NONE else CARD_NAMES[card],
        card_rows=[] if card == NONE else card_rows(card),
        gems=int(s.gems[seat]),
        gem_points=int(gem_points(s.gems[seat])),
        stack={LAND_NAMES[land]: int(s.stack[seat * LANDS + land]) for land in range(LANDS)},
        row=[_land(kind) for kind in kinds],
        sealed=(split != NONE) if s.phase == DIVIDE else (choice != NONE),
        split=positions(split) if split_open else None,
        choice=SETS[choice] if choice_open else None,
        hand=[_land(kind) for kind in s.hand_of(seat)],
        chosen=None if s.chosen[seat] == NONE else _land(int(s.chosen[seat])),
        domain=domain,
        regions=regions,
        takes_from=int(takes_from(seat, s.players, s.round)),
        score=int(s.score(seat)),
    )


def card_rows(card: int) -> list[list[str]]:
    """The four rows of a building card, by name; it lies open [S6]."""
    return [
        [BUILDING_NAMES[card_building(card, round_number, i)] for i in (0, 1)]
        for round_number in range(1, ROUNDS + 1)
    ]


def _land(kind: int) -> Land:
    return Land(land_name(kind), building_name(kind))


def view_domain(s: RomeState, seat: int) -> tuple[list[LaidLand], list[Region]]:
    """The lands of a domain in the order they were laid, with what their buildings count, and its regions."""
    labels = label_regions(s, seat)
    sizes = [int(size) for size in region_sizes(labels)]
    lands: list[LaidLand] = []
    types: dict[int, str] = {}
    for index, (cell, kind) in enumerate(s.domain_of(seat)):
        land = _land(kind)
        types.setdefault(int(labels[index]), land.land)
        counted = [] if land.building is None else [int(r) for r in scoring_regions(s, seat, index, labels)]
        q, r = coordinates(cell)
        points = sum(sizes[region] for region in counted)
        lands.append(LaidLand(land.land, land.building, q, r, int(labels[index]), counted, points))
    return lands, [Region(types[region], size) for region, size in enumerate(sizes)]


def state_from_view(seen: RomeView) -> RomeState:
    """Some position that gives this view: unseen answers are the first legal ones until they are drawn anew."""
    s = RomeState(len(seen.seats))
    s.set_up()
    s.round = seen.round
    s.phase = PHASE_NAMES.index(seen.phase)
    s.step = seen.step
    s.shown = seen.shown
    s.drawn = seen.drawn
    for seat, mine in enumerate(seen.seats):
        s.card[seat] = NONE if mine.card is None else CARD_NAMES.index(mine.card)
        s.gems[seat] = mine.gems
        for land in range(LANDS):
            s.stack[seat * LANDS + land] = mine.stack[LAND_NAMES[land]]
        for position, tile in enumerate(mine.row):
            s.row[seat * ROW + position] = kind_of(tile.land, tile.building)
        if mine.split is not None:
            s.split[seat] = mask_of(mine.split)
        elif s.phase == DIVIDE and mine.sealed:
            s.split[seat] = 0
        if s.phase == SELECT and mine.sealed:
            s.choice[seat] = 0 if mine.choice is None else SETS.index(mine.choice)
        for tile in mine.hand:
            add_to_hand(s, seat, kind_of(tile.land, tile.building))
        s.chosen[seat] = NONE if mine.chosen is None else kind_of(mine.chosen.land, mine.chosen.building)
        for laid in mine.domain:
            lay(s, seat, kind_of(laid.land, laid.building), cell_at(laid.q, laid.r))
    return s
