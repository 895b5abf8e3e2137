"""Dice on advisors: the best group to place now, with a thought for the dice that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.policy_battle import battle_values
from ludotheca.games.kingsburg.policy_goods import POINT, any_value, gain, seasons_left, wishes
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.games.kingsburg.rules.influence import (
    PLUS2,
    code_of,
    may_add_plus2,
    may_shift,
    needs_envoy,
)
from ludotheca.games.kingsburg.rules.province import goods_count, has
from ludotheca.games.kingsburg.weights import ENVOY, GOOD, LOOK, SHIFT, SOLDIERS, STEADY, TOKEN, WEIGHTS
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

SETS_OF_DICE: Final = 1 << box.DICE
ANY_COLOURED: Final = (1 << box.COLOURED) - 1
MOST_SOLDIERS: Final = 3  # that an advisor gives, the Stables' one included


@final
class AdvisorWorth:
    """What each advisor's help is worth to a seat. Nothing that it depends on changes while dice are placed, so it
    serves for the season."""

    def __init__(self) -> None:
        self.season: i64 = 0
        self.stamp: i64 = 0  # of the weights
        self.gift: vec[i64] = vec[i64]([0] * (box.ADVISORS + 1))
        # For every set of dice, a bit each: their sum, and the best use of them on free advisors.
        self.sum: vec[i64] = vec[i64]([0] * SETS_OF_DICE)
        self.use: vec[i64] = vec[i64]([0] * SETS_OF_DICE)


def advisor_worth(s: KingsburgState, seat: i64) -> AdvisorWorth:
    """What the advisors are worth to a seat this season."""
    if len(s.worths) == 0:
        s.worths = [AdvisorWorth() for _ in range(s.players)]
    worths = s.worths[seat]
    season: i64 = s.year * 16 + s.phase
    if worths.season != season or worths.stamp != WEIGHTS.stamp:
        worths.season = season
        worths.stamp = WEIGHTS.stamp
        plan: vec[i64] = wishes(s, seat)
        battle: vec[i64] = battle_values(s, seat, MOST_SOLDIERS)
        for advisor in range(1, box.ADVISORS + 1):
            worths.gift[advisor] = gift_value(s, seat, advisor, plan, battle)
    return worths


def gift_value(s: KingsburgState, seat: i64, advisor: i64, plan: vec[i64], battle: vec[i64]) -> i64:
    """What an advisor's help is worth."""
    w: vec[i64] = WEIGHTS.values
    total: i64 = box.gift_points(advisor) * POINT + box.gift_tokens(advisor) * w[TOKEN]
    total += gain(s, seat, box.gift_set(advisor), plan)
    if box.gift_either(advisor) > 0:
        total += max(gain(s, seat, box.gift_either(advisor), plan), gain(s, seat, box.gift_or(advisor), plan))
    total += any_value(s, seat, box.gift_any(advisor), plan)
    if advisor == box.SMUGGLER:
        total -= POINT
    if advisor == box.ALCHEMIST and goods_count(s, seat) > 0:
        total += w[GOOD + box.GOLD]
    soldiers: i64 = box.gift_soldiers(advisor)
    if soldiers > 0:
        if has(s, seat, box.STABLES):
            soldiers += 1
        total += (battle[soldiers] - battle[0]) * w[SOLDIERS] // 100
    if box.gift_peek(advisor) and not knows_enemy(s, seat):
        total += w[LOOK]
    return total


def best_placement(s: KingsburgState, seat: i64) -> i64:
    """The group that promises most with what the other dice may still do; a pass if that is less than nothing."""
    worths = advisor_worth(s, seat)
    hand: i64 = plan_dice(s, seat, worths)
    w: vec[i64] = WEIGHTS.values
    token: i64 = w[TOKEN] if seasons_left(s) > 0 else 0
    plus2_most: i64 = may_add_plus2(s, seat)
    shift_most: i64 = may_shift(s, seat)
    most: i64 = -1
    best: i64 = 0
    best_group: i64 = 0
    group: i64 = hand
    while group > 0:
        if group & ANY_COLOURED != 0:
            rest: i64 = worths.use[hand - group] * w[STEADY] // 100
            plus2: i64 = 0
            while plus2 <= plus2_most:
                shift: i64 = -shift_most
                while shift <= shift_most:
                    advisor: i64 = worths.sum[group] + PLUS2 * plus2 + shift
                    envoy: i64 = needs_envoy(s, seat, advisor)
                    if envoy >= 0:
                        value: i64 = worths.gift[advisor] + rest - plus2 * token - envoy * w[ENVOY]
                        if shift != 0:
                            value -= w[SHIFT]
                        if value > most:
                            most = value
                            best_group = group
                            best = (plus2 * 3 + shift + 1) * 2 + envoy
                    shift += 1
                plus2 += 1
        group = (group - 1) & hand
    if best_group == 0:
        return codes.A_PASS
    coloured: i64 = digits_of(s, seat, best_group, 0, box.COLOURED)
    white: i64 = digits_of(s, seat, best_group, box.COLOURED, box.DICE)
    return codes.A_INFLUENCE + code_of(coloured, white, best // 6, best // 2 % 3 - 1, best % 2)


def placement_value(s: KingsburgState, seat: i64, code: i64) -> i64:
    """What one placement promises: the advisor's help, less what it uses up, and what the other dice may still do."""
    worths = advisor_worth(s, seat)
    left: i64 = plan_dice(s, seat, worths)
    w: vec[i64] = WEIGHTS.values
    dice: i64 = code // 588 * 49 + code // 12 % 49  # the coloured ones, then two digits for the white ones
    advisor: i64 = PLUS2 * (code // 6 % 2) + code // 2 % 3 - 1
    place: i64 = 0  # of the digit, from the right
    while dice > 0:
        i: i64 = box.COLOURED if place < 2 else 0
        while dice % 7 > 0 and ((left >> i) & 1 == 0 or s.die[seat * box.DICE + i] != dice % 7):
            i += 1
        if dice % 7 > 0:
            left -= i64(1) << i
            advisor += dice % 7
        dice //= 7
        place += 1
    total: i64 = worths.gift[advisor] + worths.use[left] * w[STEADY] // 100
    if code // 6 % 2 != 0 and seasons_left(s) > 0:
        total -= w[TOKEN]
    if code // 2 % 3 != 1:
        total -= w[SHIFT]
    if code % 2 != 0:
        total -= w[ENVOY]
    return total


def plan_dice(s: KingsburgState, seat: i64, worths: AdvisorWorth) -> i64:
    """Work out the sum and the best use of every set of the dice in hand; returns all of these as a set."""
    hand: i64 = 0
    first: i64 = seat * box.DICE
    dice: i64 = 0
    while dice < box.DICE:
        if s.die[first + dice] != 0 and s.spot[first + dice] == 0:
            bit: i64 = i64(1) << dice
            below: i64 = hand  # every set with this die as its highest
            while True:
                worths.sum[bit + below] = worths.sum[below] + s.die[first + dice]
                if below == 0:
                    break
                below = (below - 1) & hand
            hand |= bit
        dice += 1
    dice = 1
    while dice <= hand:
        if dice & ~hand == 0:
            worths.use[dice] = best_use(s, worths, dice)
        dice += 1
    return hand


def best_use(s: KingsburgState, worths: AdvisorWorth, dice: i64) -> i64:
    """A part of the set on a free advisor, the rest as good as it can be; or a part left alone."""
    most: i64 = 0
    part: i64 = dice
    while part > 0:
        value: i64 = worths.use[dice - part]
        if part & ANY_COLOURED != 0:
            advisor: i64 = worths.sum[part]
            if advisor <= box.ADVISORS and s.owner[advisor] == NONE:
                value += max(worths.gift[advisor], 0)
        most = max(most, value)
        part = (part - 1) & dice
    return most


def digits_of(s: KingsburgState, seat: i64, group: i64, start: i64, end: i64) -> i64:
    """The faces of some dice of a group as digits in base 7."""
    out: i64 = 0
    i: i64 = start
    while i < end:
        if (group >> i) & 1 == 1:
            out = out * 7 + s.die[seat * box.DICE + i]
        i += 1
    return out
