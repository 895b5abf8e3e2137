"""Where a position leads: an estimate of a seat's final score, for searches that stop before the end.

What counts is summed up in a dozen numbers; their weights, fitted by `lab.tune`, differ from round to round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.policy_survey import Survey, bits, survey_of
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.weights import EVALUATION, FEATURES
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState

COUNT: Final = 12  # of the features
TENTH: Final = 10  # worth is in hundredths of a point; tenths are fine enough

assert len(FEATURES) == COUNT


def evaluate(s: RomeState, seat: i64) -> float:
    """The final score once it is known, before that the estimate."""
    if s.phase == codes.OVER:
        return float(s.score(seat))
    return float(EVALUATION.dot(features(s, seat))) / 1000.0


def features(s: RomeState, seat: i64) -> vec[i64]:
    """The features of the round, in the order of FEATURES; those of other rounds are zero."""
    out: vec[i64] = vec[i64]([0] * (box.ROUNDS * COUNT))
    start: i64 = (s.round - 1) * COUNT
    survey = survey_of(s, seat)
    out[start] = 1
    add_domain(s, seat, survey, out, start)
    laid: i64 = 0 if s.split[seat] == NONE else 1  # on the own small set: as good as one in the reserve
    out[start + 2] = box.gem_points(s.gems[seat] + laid)
    cells: i64 = s.border_size[seat]
    hand: i64 = s.hand_size[seat]
    worth: i64 = 0
    i: i64 = 0
    while i < hand:
        worth += survey.best_value(s.hand[seat * box.MOST_IN_HAND + i], cells)
        i += 1
    if s.chosen[seat] != NONE:
        hand += 1
        worth += survey.best_value(s.chosen[seat], cells)
    out[start + 7] = hand
    out[start + 8] = worth // TENTH
    if s.phase == codes.DIVIDE:
        out[start + 9] = 1
    if s.phase == codes.SELECT:
        out[start + 10] = 1
    if s.phase in (codes.DIVIDE, codes.SELECT):
        source: i64 = box.takes_from(seat, s.players, s.round)
        worth = 0
        i = 0
        while i < box.ROW:
            worth += survey.best_value(s.row[seat * box.ROW + i], cells)
            worth += survey.best_value(s.row[source * box.ROW + i], cells)
            i += 1
        out[start + 11] = worth // TENTH
    return out


def add_domain(s: RomeState, seat: i64, survey: Survey, out: vec[i64], start: i64) -> None:
    """Points and links of the buildings, buildings that count nothing, lands, and the largest region of each type."""
    first: i64 = seat * box.MOST_LANDS
    largest: vec[i64] = vec[i64]([0] * box.LANDS)
    points: i64 = 0
    links: i64 = 0
    linked: i64 = 0
    built: i64 = 0
    i: i64 = 0
    while i < survey.lands:
        kind: i64 = s.land_kind[first + i]
        if box.building_of(kind) >= 0:
            built += 1
        if survey.region[i] == i:
            counted: i64 = bits(survey.counted_by[i])
            points += counted * survey.size[i]
            links += counted
            linked |= survey.counted_by[i]
            land: i64 = box.land_of(kind)
            largest[land] = max(largest[land], survey.size[i])
        i += 1
    out[start + 1] = points
    out[start + 3] = links
    out[start + 4] = built - bits(linked)
    out[start + 5] = survey.lands
    i = 0
    while i < box.LANDS:
        out[start + 6] += largest[i]
        i += 1
