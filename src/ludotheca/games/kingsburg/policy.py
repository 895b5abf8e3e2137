"""A quick sensible way to play, for the greedy bot and for playouts.

Everything is weighed in hundredths of a victory point; the parts are in `policy_court` (dice on advisors),
`policy_goods` (goods and buildings) and `policy_battle`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.policy_battle import battle_values
from ludotheca.games.kingsburg.policy_court import best_placement, placement_value
from ludotheca.games.kingsburg.policy_goods import (
    POINT,
    build_value,
    gain,
    one_of,
    seasons_left,
    wishes,
    worth,
)
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.weights import TOKEN, WEIGHTS
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import best_first
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


FIRST: Final = 1 << 60  # the promise of what the policy does itself


def greedy_action(s: KingsburgState, seat: i64, rng: Rng) -> i64:
    """The listed action that promises most; of equal ones the first."""
    if s.stage == codes.INFLUENCE:
        return best_placement(s, seat)
    listed: vec[i64] = s.actions(seat)
    plan: vec[i64] = wishes(s, seat)
    soldier: i64 = 0
    if s.stage == codes.RECRUIT:
        battle: vec[i64] = battle_values(s, seat, 1)
        soldier = battle[1] - battle[0]
    best: i64 = listed[0]
    most: i64 = value(s, seat, listed[0], plan, soldier)
    for i in range(1, len(listed)):
        promise: i64 = value(s, seat, listed[i], plan, soldier)
        if promise > most:
            most = promise
            best = listed[i]
    return best


def candidates(s: KingsburgState, seat: i64, count: i64, rng: Rng) -> vec[i64]:
    """Legal actions, the policy's own first, then those that promise most."""
    best: i64 = greedy_action(s, seat, rng)
    listed: vec[i64] = s.actions(seat)
    plan: vec[i64] = wishes(s, seat)
    worths: vec[i64] = vec[i64]([0] * len(listed))
    for i in range(len(listed)):
        if listed[i] == best:
            worths[i] = FIRST
        elif listed[i] >= codes.A_INFLUENCE:
            worths[i] = placement_value(s, seat, listed[i] - codes.A_INFLUENCE)
        else:
            worths[i] = value(s, seat, listed[i], plan, 0)  # every soldier serves alike
    return best_first(listed, worths, count)


def value(s: KingsburgState, seat: i64, action: i64, plan: vec[i64], soldier: i64) -> i64:
    """What an action promises the seat that decides; `soldier` is what one more is worth."""
    if action >= codes.A_BUILD:
        return build_value(s, seat, (action - codes.A_BUILD) // 2)
    if action >= codes.A_RECRUIT:
        return soldier - worth(s, seat, action - codes.A_RECRUIT, plan)
    if action >= codes.A_LOSE:
        return -worth(s, seat, action - codes.A_LOSE, plan)
    if action >= codes.A_TAKE:
        price_paid: i64 = POINT if s.stage == codes.GIFT and s.gift // 2 == box.SMUGGLER else 0
        return gain(s, seat, action - codes.A_TAKE, plan) - price_paid
    if action > codes.A_TOWN_HALL:
        return POINT - worth(s, seat, one_of(action - codes.A_TOWN_HALL - 1), plan)
    if action == codes.A_TOWN_HALL:
        return POINT - WEIGHTS.values[TOKEN] if seasons_left(s) > 0 else POINT
    if action >= codes.A_SWAP:
        return swap_value(s, seat, action - codes.A_SWAP, plan)
    if action >= codes.A_PASS or action == codes.A_KEEP:  # to pass, to decline, to recruit no more
        return 0
    return reroll_value(s, seat, action - codes.A_REROLL)


def swap_value(s: KingsburgState, seat: i64, good: i64, plan: vec[i64]) -> i64:
    """One good for one of each other kind."""
    return gain(s, seat, box.set_of(1, 1, 1) - one_of(good), plan) - worth(s, seat, one_of(good), plan)


def reroll_value(s: KingsburgState, seat: i64, which: i64) -> i64:
    """Low dice are rolled again: the mean of a die is three and a half."""
    if which == codes.CHAPEL_ALL:
        return 50
    face: i64 = s.die[seat * box.DICE]
    return (7 - 2 * face) * 10
