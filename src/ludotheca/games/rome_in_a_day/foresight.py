"""What the two sets of a row would bring either side now: for whoever divides a row or chooses between its sets.

A set is laid as a careful player would lay it: land by land, with a few ways kept in mind at a time. So the points are what
can surely be had, and seldom less than the most.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.actions import coordinates, name_kind
from ludotheca.games.rome_in_a_day.policy_survey import survey_of
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.rules.annex import lay
from ludotheca.games.rome_in_a_day.rules.explore import row_of
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view_types import BuildingName, LandName, SetName
from ludotheca.kernel.state import NONE

WAYS: Final = 4  # kept in mind at a time
WHOLE_ROW: Final = (1 << box.ROW) - 1


class Ghost(msgspec.Struct, frozen=True):
    """A land where it might be laid."""

    land: LandName
    building: BuildingName | None
    q: int
    r: int


class Share(msgspec.Struct, frozen=True):
    """What one side gets: its lands, well laid, the points they would add at once, and by how much the worth of its gems
    changes."""

    lands: list[Ghost]
    points: int
    gems: int


class Outcome(msgspec.Struct, frozen=True):
    """One of the two sets is taken. The player's share, and that of the neighbour on the other side of the bargain."""

    set: SetName
    mine: Share
    theirs: Share


class Foresight(msgspec.Struct, frozen=True):
    """What follows if the small set is taken, and if the large one is."""

    outcomes: list[Outcome]


class Way(NamedTuple):
    """Lands laid so far, those left, and how good that looks."""

    value: int
    state: RomeState
    left: tuple[int, ...]


def foresee(s: RomeState, seat: int, action: int) -> Foresight | None:
    """Of a split or a choice: both outcomes. Nothing of it is hidden, for domains, rows and gems lie open."""
    if s.phase == codes.DIVIDE:
        owner, taker = seat, int(box.taken_by(seat, s.players, s.round))
        small = action - codes.A_SPLIT
    elif s.phase == codes.SELECT:
        owner, taker = int(box.takes_from(seat, s.players, s.round)), seat
        small = int(s.split[owner])
    else:
        return None
    outcomes = []
    for which, taken in ((codes.SMALL, small), (codes.LARGE, WHOLE_ROW - small)):
        gem = int(which == codes.SMALL)
        takes = _share(s, taker, row_of(s, owner, taken), gem)
        keeps = _share(s, owner, row_of(s, owner, WHOLE_ROW - taken), -gem)
        mine, theirs = (keeps, takes) if owner == seat else (takes, keeps)
        outcomes.append(Outcome(codes.SET_NAMES[which], mine, theirs))
    return Foresight(outcomes)


def _share(s: RomeState, seat: int, kinds: Sequence[int], gem: int) -> Share:
    laid = best_laying(s, seat, kinds)
    # The gem on the own small set counts as one's own: whether it comes back is another matter.
    gems = int(s.gems[seat]) + int(s.split[seat] != NONE)
    return Share(
        lands=[_ghost(cell, kind) for cell, kind in laid.domain_of(seat)[int(s.land_count[seat]) :]],
        points=int(laid.built(seat) - s.built(seat)),
        gems=int(box.gem_points(gems + gem) - box.gem_points(gems)),
    )


def _ghost(cell: int, kind: int) -> Ghost:
    q, r = coordinates(cell)
    return Ghost(**name_kind(kind), q=q, r=r)


def best_laying(s: RomeState, seat: int, kinds: Sequence[int]) -> RomeState:
    """A position in which the seat has laid these lands well."""
    ways = [Way(0, s.clone(), tuple(sorted(kinds)))]
    for _ in kinds:
        ways = _longer(ways, seat)
    return max(ways, key=lambda way: (way.state.built(seat), way.value)).state


def _longer(ways: Sequence[Way], seat: int) -> list[Way]:
    """The best ways with one land more."""
    found: list[tuple[int, Way, int, int]] = []
    for way in ways:
        # Whatever can still grow is worth a little, but not to the last land.
        way.state.round = box.ROUNDS if len(way.left) == 1 else min(int(way.state.round), box.ROUNDS - 1)
        survey = survey_of(way.state, seat)
        for kind in sorted(set(way.left)):
            for index in range(int(way.state.border_size[seat])):
                found.append((way.value + int(survey.value(kind, index)), way, kind, index))
    found.sort(key=lambda step: -step[0])
    out: dict[tuple[tuple[int, int], ...], Way] = {}
    for value, way, kind, index in found:
        state = way.state.clone()
        lay(state, seat, kind, int(state.border[seat * box.MOST_BORDER + index]))
        left = list(way.left)
        left.remove(kind)
        # The same lands on the same cells are one way, in whatever order they came there.
        same = tuple(sorted((cell, built) for cell, built in state.domain_of(seat)))
        out.setdefault(same, Way(value, state, tuple(left)))
        if len(out) == WAYS:
            break
    return list(out.values())
