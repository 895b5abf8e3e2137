"""A quick sensible way to play, for the greedy bot and for playouts.

A land is worth the points it brings at its best place now, and a little for what can still grow there. Values are in
hundredths of a point. A row is divided and a set is taken by the sum of what its lands are worth to either side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.policy_survey import TABLE, bits, column, survey_of
from ludotheca.games.rome_in_a_day.rules import codes, legal
from ludotheca.games.rome_in_a_day.weights import DOUBT, ENVY, GEM, PAIR, TWIN, WEIGHTS
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NONE, best_first
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


FIRST: Final = 1 << 60  # the worth of what the policy does itself


def greedy_action(s: RomeState, seat: i64, rng: Rng) -> i64:
    """The action with the best value; equal ones by lot."""
    if seat == CHANCE:
        return s.random_action(seat, rng)
    if s.phase == codes.ANNEX:
        if s.chosen[seat] == NONE:
            return codes.A_CHOOSE + best_kind(s, seat)
        return codes.A_PLACE + best_cell(s, seat, rng)
    if s.phase == codes.DIVIDE:
        return codes.A_SPLIT + best_split(s, seat, rng)
    return codes.A_TAKE + best_choice(s, seat, rng)


def candidates(s: RomeState, seat: i64, count: i64, rng: Rng) -> vec[i64]:
    """Legal actions, the policy's own first, then those worth most."""
    best: i64 = greedy_action(s, seat, rng)
    actions = s.actions(seat)
    worths: vec[i64] = vec[i64]([0] * len(actions))
    if s.phase == codes.DIVIDE:
        worths = split_values(s, seat)
    elif s.phase == codes.ANNEX:
        survey = survey_of(s, seat)
        i: i64 = 0
        while i < len(actions):
            if s.chosen[seat] == NONE:
                worths[i] = survey.best_value(actions[i] - codes.A_CHOOSE, s.border_size[seat])
            else:
                worths[i] = survey.value(s.chosen[seat], i)
            i += 1
    i = 0
    while actions[i] != best:
        i += 1
    worths[i] = FIRST
    return best_first(actions, worths, count)


# Annexation: the best land at the best place.


def best_kind(s: RomeState, seat: i64) -> i64:
    """The land in hand with the best place; of equal ones the first."""
    survey = survey_of(s, seat)
    cells: i64 = s.border_size[seat]
    start: i64 = seat * box.MOST_IN_HAND
    best: i64 = s.hand[start]
    most: i64 = survey.best_value(best, cells)
    i: i64 = 1
    while i < s.hand_size[seat]:
        value: i64 = survey.best_value(s.hand[start + i], cells)
        if value > most:
            best = s.hand[start + i]
            most = value
        i += 1
    return best


def best_cell(s: RomeState, seat: i64, rng: Rng) -> i64:
    """The border cell where the land picked up is worth most; equal ones by lot."""
    table = survey_of(s, seat).table
    bare: i64 = box.land_of(s.chosen[seat])
    built: i64 = column(s.chosen[seat])
    best: i64 = 0
    most: i64 = table[bare] + table[built]
    equals: i64 = 1
    cells: i64 = s.border_size[seat]
    i: i64 = 1
    while i < cells:
        value: i64 = table[i * TABLE + bare] + table[i * TABLE + built]
        if value > most:
            best = i
            most = value
            equals = 1
        elif value == most:
            equals += 1
            if rng.below(equals) == 0:
                best = i
        i += 1
    return s.border[seat * box.MOST_BORDER + best]


# Division and selection: what the sets of a row are worth to whom.


def best_choice(s: RomeState, seat: i64, rng: Rng) -> i64:
    """The set of the neighbour's row that is worth more."""
    source: i64 = box.takes_from(seat, s.players, s.round)
    worth = worth_of_sets(s, seat, source)
    small: i64 = worth[s.split[source]] + gem_worth(s, seat)
    large: i64 = worth[31 - s.split[source]]
    if small == large:
        return rng.below(2)
    return codes.SMALL if small > large else codes.LARGE


def best_split(s: RomeState, seat: i64, rng: Rng) -> i64:
    """The small set that leaves most; equal ones by lot."""
    values = split_values(s, seat)
    best: i64 = 0
    equals: i64 = 1
    i: i64 = 1
    while i < len(values):
        if values[i] > values[best]:
            best = i
            equals = 1
        elif values[i] == values[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = i
        i += 1
    return i64(legal.SPLITS[best])


def split_values(s: RomeState, seat: i64) -> vec[i64]:
    """What each split leaves when the taker takes what is worth more to him."""
    taker: i64 = box.taken_by(seat, s.players, s.round)
    mine = worth_of_sets(s, seat, seat)
    his = worth_of_sets(s, taker, seat)
    gem: i64 = gem_worth(s, seat)
    his_gem: i64 = gem_worth(s, taker)
    envy: i64 = WEIGHTS.values[ENVY]
    doubt: i64 = max(WEIGHTS.values[DOUBT], 1)
    values: vec[i64] = vec[i64]([0] * len(legal.SPLITS))
    i: i64 = 0
    while i < len(values):
        small: i64 = i64(legal.SPLITS[i])
        his_small: i64 = his[small] + his_gem
        his_large: i64 = his[31 - small]
        # How likely he is to take the small set, in hundredths: the divider does not know his mind.
        likely: i64 = min(max(50 + (his_small - his_large) * 50 // doubt, 0), 100)
        value: i64 = likely * (100 * (mine[31 - small] - gem) - envy * his_small)
        values[i] = value + (100 - likely) * (100 * mine[small] - envy * his_large)
        i += 1
    return values


def worth_of_sets(s: RomeState, seat: i64, owner: i64) -> vec[i64]:
    """What each set of the owner's row, a bit per position, is worth to a seat: its lands one by one, and a little for
    those that can be laid together."""
    survey = survey_of(s, seat)
    cells: i64 = s.border_size[seat]
    start: i64 = owner * box.ROW
    pair: i64 = WEIGHTS.values[PAIR + s.round - 1]
    twin: i64 = WEIGHTS.values[TWIN]
    worth: vec[i64] = vec[i64]([0] * (1 << box.ROW))
    i: i64 = 0
    while i < box.ROW:
        kind: i64 = s.row[start + i]
        alone: i64 = survey.best_value(kind, cells)
        builds: i64 = 0  # the earlier lands of the row that its building counts
        built: i64 = 0  # those whose building counts it
        twins: i64 = 0  # those of its type
        j: i64 = 0
        while j < i:
            other: i64 = s.row[start + j]
            if box.land_of(other) == box.building_of(kind):
                builds |= i64(1) << j
            if box.building_of(other) == box.land_of(kind):
                built |= i64(1) << j
            if box.land_of(other) == box.land_of(kind):
                twins |= i64(1) << j
            j += 1
        bit: i64 = i64(1) << i
        earlier: i64 = 0
        while earlier < bit:
            value: i64 = worth[earlier] + alone
            if (builds | built | twins) & earlier != 0:
                value += pair * (bits(builds & earlier) + bits(built & earlier)) + twin * bits(
                    twins & earlier
                )
            worth[bit + earlier] = value
            earlier += 1
        i += 1
    return worth


def gem_worth(s: RomeState, seat: i64) -> i64:
    """What one more gem is worth; the gem on the own small set may or may not come back. Who has not divided yet will
    lay one out, so that it does not matter in which order the seats are asked."""
    gems: i64 = s.gems[seat]
    if s.phase == codes.DIVIDE and s.split[seat] == NONE:
        gems -= 1
    gems = min(gems, 6)
    return WEIGHTS.values[GEM + s.round - 1] * (box.gem_points(gems + 2) - box.gem_points(gems)) // 2
