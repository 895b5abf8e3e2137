"""What a seat is asked. The questions are in texts/, under `prompt-<kind>`."""

from __future__ import annotations

from ludotheca.games.rome_in_a_day import box, scoring
from ludotheca.games.rome_in_a_day.actions import BUILDING, LAND
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.kernel.names import Asked, Decisions, Named, number, told
from ludotheca.kernel.state import NONE

# Of a place: the lands whose points it would change, by index, and by how much; and how many lands its region would have.
CHANGES = told("changes", list[list[tuple[int, int]]])
REGIONS = told("regions", list[int])
# Of the land to lay, as numbers: the building that counts it, and the land that the building on it counts, or -1.
COUNTED_BY = number("counted_by")
COUNTS = number("counts", -1)

DECISIONS = Decisions(
    Asked("split", number("other"), sealed=True),
    Asked("take", number("other"), sealed=True),
    Asked("choose", number("count")),
    Asked(
        "place",
        LAND,
        BUILDING,
        number("count"),
        told("gains", list[int]),
        CHANGES,
        REGIONS,
        COUNTED_BY,
        COUNTS,
    ),
)


def describe(s: RomeState, seat: int) -> tuple[str, Named]:
    """The kind of the seat's decision and what its question names."""
    if s.phase == codes.DIVIDE:
        return "split", {"other": int(box.taken_by(seat, s.players, s.round))}
    if s.phase == codes.SELECT:
        return "take", {"other": int(box.takes_from(seat, s.players, s.round))}
    if s.chosen[seat] == NONE:
        return "choose", {"count": int(s.hand_size[seat])}
    kind = int(s.chosen[seat])
    changes = scoring.placement_changes(s, seat)
    return "place", {
        "land": box.LAND_NAMES[box.land_of(kind)],
        "building": None if box.building_of(kind) == NONE else box.BUILDING_NAMES[box.building_of(kind)],
        "count": int(s.hand_size[seat]) + 1,
        "gains": [sum(points for _, points in change) for change in changes],
        "changes": changes,
        "regions": scoring.placement_regions(s, seat),
        "counted_by": int(box.land_of(kind)),
        "counts": int(box.building_of(kind)),
    }
