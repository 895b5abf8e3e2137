"""What a seat is asked. The questions are in texts/, under `prompt-<kind>`."""

from __future__ import annotations

from ludotheca.games.rome_in_a_day import box, scoring
from ludotheca.games.rome_in_a_day.actions import BUILDING, LAND, name_kind
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.kernel.names import Asked, Decisions, Named, number, told
from ludotheca.kernel.state import NONE

# Of a place: the lands whose points it would change, by index, and by how much.
CHANGES = told("changes", list[list[tuple[int, int]]])

DECISIONS = Decisions(
    Asked("split", number("other"), sealed=True),
    Asked("take", number("other"), sealed=True),
    Asked("choose", number("count")),
    Asked("place", LAND, BUILDING, number("count"), told("gains", list[int]), CHANGES),
)


def describe(s: RomeState, seat: int) -> tuple[str, Named]:
    """The kind of the seat's decision and what its question names."""
    if s.phase == codes.DIVIDE:
        return "split", {"other": int(box.taken_by(seat, s.players, s.round))}
    if s.phase == codes.SELECT:
        return "take", {"other": int(box.takes_from(seat, s.players, s.round))}
    if s.chosen[seat] == NONE:
        return "choose", {"count": int(s.hand_size[seat])}
    changes = scoring.placement_changes(s, seat)
    gains = [sum(points for _, points in change) for change in changes]
    count = int(s.hand_size[seat]) + 1
    return "place", {**name_kind(int(s.chosen[seat])), "count": count, "gains": gains, "changes": changes}
