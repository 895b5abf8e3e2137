"""A quick sensible way to play, for the greedy bot and for playouts, and an estimate of where a position leads.

Everything is weighed in hundredths of a victory point. The weights are our judgement, no rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg.rules.build import price
from ludotheca.games.kingsburg.rules.codes import (
    A_BUILD,
    A_INFLUENCE,
    A_KEEP,
    A_LOSE,
    A_PASS,
    A_RECRUIT,
    A_REROLL,
    A_SWAP,
    A_TAKE,
    A_TOWN_HALL,
    CHAPEL_ALL,
)
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.games.kingsburg.rules.influence import PLUS2, digit_sum
from ludotheca.games.kingsburg.rules.province import building_strength, goods_count, has
from ludotheca.games.kingsburg.tables import (
    ADVISORS,
    ALCHEMIST,
    AUTUMN,
    CARDS_A_YEAR,
    CATHEDRAL,
    COLOURED,
    COLUMNS,
    DICE,
    FORTRESS,
    GIFT,
    GOLD,
    GOODS,
    NONE,
    OVER,
    ROWS,
    SMUGGLER,
    SPOILS,
    STABLES,
    STONE,
    STONE_WALL,
    SUMMER,
    WOOD,
    YEARS,
    enemy_of,
    first_card,
    gain_any,
    gain_good,
    gain_points,
    gift_any,
    gift_either,
    gift_or,
    gift_peek,
    gift_points,
    gift_set,
    gift_soldiers,
    gift_tokens,
    in_set,
    lose_any,
    lose_buildings,
    lose_good,
    lose_points,
    points_of,
    set_of,
    strength_of,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

POINT: Final = 100
GOOD: Final = 78  # a good that no plan waits for
WANTED: Final = 45  # more for one that the next building lacks
TOKEN: Final = 60
LOOK: Final = 15  # a look at the enemy
ENVOY: Final = 80
SHIFT: Final = 15  # the Market is better kept for a turn that needs it
STRONGEST: Final = 35  # a winner's hope to be the strongest
STEADY: Final = 80  # per cent of a plan for later turns that the others leave alone

# What a building brings beside its points for each season and each winter still to come; a row of the province a line.
EACH_SEASON: Final = bytes(
    [4, 18, 0, 0]
    + [12, 35, 110, 65]
    + [0, 0, 0, 0]
    + [0, 5, 0, 0]
    + [0, 25, 50, 130]
)  # fmt: skip
EACH_WINTER: Final = bytes(
    [0, 0, 8, 0]
    + [0, 0, 0, 0]
    + [80, 80, 45, 130]
    + [40, 25, 60, 100]
    + [12, 0, 0, 0]
)  # fmt: skip
UNLOCKS: Final = 25  # per cent of the next building in the row, if there is time for it


def greedy_action(s: KingsburgState, seat: i64, rng: Rng) -> i64:
    """The listed action that promises most; of equal ones the first."""
    listed: vec[i64] = s.actions(seat)
    plan: vec[i64] = wishes(s, seat)
    later: vec[i64] = vec[i64]()
    if listed[0] >= A_INFLUENCE:
        later = plans(s, seat, plan)
    best: i64 = listed[0]
    most: i64 = value(s, seat, listed[0], plan, later)
    for i in range(1, len(listed)):
        promise: i64 = value(s, seat, listed[i], plan, later)
        if promise > most:
            most = promise
            best = listed[i]
    return best


def value(s: KingsburgState, seat: i64, action: i64, plan: vec[i64], later: vec[i64]) -> i64:
    """What an action promises the seat that decides."""
    if action >= A_INFLUENCE:
        return placement_value(s, seat, action - A_INFLUENCE, plan, later)
    if action >= A_BUILD:
        return build_value(s, seat, (action - A_BUILD) // 2)
    if action >= A_RECRUIT:
        return battle_value(s, seat, 1) - battle_value(s, seat, 0) - worth(s, seat, action - A_RECRUIT, plan)
    if action >= A_LOSE:
        return -worth(s, seat, action - A_LOSE, plan)
    if action >= A_TAKE:
        price_paid: i64 = POINT if s.stage == GIFT and s.gift // 2 == SMUGGLER else 0
        return gain(s, seat, action - A_TAKE, plan) - price_paid
    if action > A_TOWN_HALL:
        return POINT - worth(s, seat, one_of(action - A_TOWN_HALL - 1), plan)
    if action == A_TOWN_HALL:
        return POINT - TOKEN if seasons_left(s) > 0 else POINT
    if action >= A_SWAP:
        return swap_value(s, seat, action - A_SWAP, plan)
    if action >= A_PASS or action == A_KEEP:  # to pass, to decline, to recruit no more
        return 0
    return reroll_value(s, seat, action - A_REROLL)


# Time.


def seasons_left(s: KingsburgState) -> i64:
    """Productive seasons that begin after this one."""
    done: i64 = 0
    if s.phase >= SUMMER - 1:
        done = 1
    if s.phase >= AUTUMN - 1:
        done = 2
    if s.phase > AUTUMN:
        done = 3
    begun: i64 = 1 if s.phase in (2, SUMMER, AUTUMN) else 0
    return (YEARS - s.year) * 3 + 3 - done - begun


def winters_left(s: KingsburgState) -> i64:
    """Battles to come, this year's included."""
    return YEARS - s.year + 1


# Goods.


def one_of(good: i64) -> i64:
    """A set of one good."""
    return set_of(1 if good == GOLD else 0, 1 if good == WOOD else 0, 1 if good == STONE else 0)


def wishes(s: KingsburgState, seat: i64) -> vec[i64]:
    """How many of each good the building that the seat saves for still lacks."""
    lacks: vec[i64] = vec[i64]([0, 0, 0])
    best: i64 = NONE
    most: i64 = -1000
    for row in range(ROWS):
        column: i64 = s.rows[seat * ROWS + row]
        if column == COLUMNS:
            continue
        building: i64 = row * COLUMNS + column
        missing: i64 = 0
        for good in range(GOODS):
            missing += max(0, price(s, seat, building, good) - s.goods[seat * GOODS + good])
        promise: i64 = desire(s, building) - 2 * GOOD * missing
        if missing > 0 and promise > most:
            most = promise
            best = building
    if best != NONE:
        for good in range(GOODS):
            lacks[good] = max(0, price(s, seat, best, good) - s.goods[seat * GOODS + good])
    return lacks


def good_value(s: KingsburgState, seat: i64) -> i64:
    """A good that no plan waits for: until the last building it may still serve one, at the end only a Cathedral."""
    if seasons_left(s) > 0 or s.phase <= AUTUMN:
        return GOOD
    return POINT // 2 if has(s, seat, CATHEDRAL) else 2


def gain(s: KingsburgState, seat: i64, goods: i64, plan: vec[i64]) -> i64:
    """What a set of goods is worth to get: more for those the plan lacks, less for those that lie in heaps."""
    each: i64 = good_value(s, seat)
    total: i64 = 0
    for good in range(GOODS):
        count: i64 = in_set(goods, good)
        total += each * count
        if each == GOOD:
            total += WANTED * min(count, plan[good])
            total -= 6 * count * s.goods[seat * GOODS + good]
    return total


def worth(s: KingsburgState, seat: i64, goods: i64, plan: vec[i64]) -> i64:
    """What a set of goods is worth to keep: all the more if the plan is short of its kind."""
    each: i64 = good_value(s, seat)
    total: i64 = 0
    for good in range(GOODS):
        count: i64 = in_set(goods, good)
        total += each * count
        if each == GOOD and count > 0:
            if plan[good] > 0:
                total += WANTED * count
            total -= 6 * count * s.goods[seat * GOODS + good]
    return total


def swap_value(s: KingsburgState, seat: i64, good: i64, plan: vec[i64]) -> i64:
    """One good for one of each other kind."""
    return gain(s, seat, set_of(1, 1, 1) - one_of(good), plan) - worth(s, seat, one_of(good), plan)


# Buildings.


def desire(s: KingsburgState, building: i64) -> i64:
    """Points now, and what the building will bring."""
    total: i64 = points_of(building) * POINT
    total += i64(EACH_SEASON[building]) * seasons_left(s)
    total += i64(EACH_WINTER[building]) * winters_left(s)
    return total


def build_value(s: KingsburgState, seat: i64, building: i64) -> i64:
    """What a building promises beyond its price, with a part of what it leads to."""
    total: i64 = desire(s, building)
    if building % COLUMNS < COLUMNS - 1 and seasons_left(s) > 1:
        total += desire(s, building + 1) * UNLOCKS // 100
    each: i64 = good_value(s, seat) if seasons_left(s) > 0 else 10
    for good in range(GOODS):
        total -= each * price(s, seat, building, good)
    return total


# The battle.


def battle_value(s: KingsburgState, seat: i64, more: i64) -> i64:
    """What winter promises with some soldiers more: the mean over the cards it may be and the King's die."""
    total: i64 = 0
    cards: i64 = 0
    for i in range(CARDS_A_YEAR):
        card: i64 = first_card(s.year) + i
        if knows_enemy(s, seat) and s.enemy != card:
            continue
        cards += 1
        force: i64 = s.soldiers[seat] + more + building_strength(s, seat, enemy_of(card)) - strength_of(card)
        for die in range(1, 7):
            lead: i64 = force + die
            if lead > 0 or (lead == 0 and has(s, seat, STONE_WALL)):
                total += victory_value(s, seat, card) + STRONGEST + 2 * lead
            elif lead < 0:
                total -= defeat_value(s, seat, card)
    return total // (6 * cards)


def victory_value(s: KingsburgState, seat: i64, card: i64) -> i64:
    """What the card gives a winner."""
    goods: i64 = gain_good(card, GOLD) + gain_good(card, WOOD) + gain_good(card, STONE) + gain_any(card)
    each: i64 = GOOD if s.year < YEARS else 2
    fortress: i64 = POINT if has(s, seat, FORTRESS) else 0
    return gain_points(card) * POINT + goods * each + fortress


def defeat_value(s: KingsburgState, seat: i64, card: i64) -> i64:
    """What the card takes from a loser, as far as he has it."""
    each: i64 = GOOD if s.year < YEARS else 2
    total: i64 = lose_points(card) * POINT
    for good in range(GOODS):
        total += each * min(lose_good(card, good), s.goods[seat * GOODS + good])
    total += each * min(lose_any(card), goods_count(s, seat))
    if lose_buildings(card) > 0:
        furthest: i64 = 0
        lost: i64 = 0
        for row in range(ROWS):
            if s.rows[seat * ROWS + row] > furthest:
                furthest = s.rows[seat * ROWS + row]
                lost = row * COLUMNS + furthest - 1
        if furthest > 0:
            total += desire(s, lost)
    return total


# Advisors.


def gift_value(s: KingsburgState, seat: i64, advisor: i64, plan: vec[i64]) -> i64:
    """What an advisor's help is worth."""
    total: i64 = gift_points(advisor) * POINT + gift_tokens(advisor) * TOKEN
    total += gain(s, seat, gift_set(advisor), plan)
    if gift_either(advisor) > 0:
        total += max(gain(s, seat, gift_either(advisor), plan), gain(s, seat, gift_or(advisor), plan))
    total += any_value(s, seat, gift_any(advisor), plan)
    if advisor == SMUGGLER:
        total -= POINT
    if advisor == ALCHEMIST and goods_count(s, seat) > 0:
        total += GOOD
    soldiers: i64 = gift_soldiers(advisor)
    if soldiers > 0:
        if has(s, seat, STABLES):
            soldiers += 1
        total += (battle_value(s, seat, soldiers) - battle_value(s, seat, 0)) * 9 // 10
    if gift_peek(advisor) and not knows_enemy(s, seat):
        total += LOOK
    return total


def any_value(s: KingsburgState, seat: i64, count: i64, plan: vec[i64]) -> i64:
    """Goods of choice: first those the plan lacks."""
    if count == 0:
        return 0
    each: i64 = good_value(s, seat)
    if each != GOOD:
        return each * count
    return each * count + WANTED * min(count, plan[GOLD] + plan[WOOD] + plan[STONE])


def plans(s: KingsburgState, seat: i64, plan: vec[i64]) -> vec[i64]:
    """For every set of dice in hand (three bits coloured, two bits white) the best use of it on free advisors, then
    from 32 on what each advisor's help is worth."""
    out: vec[i64] = vec[i64]([0] * (32 + ADVISORS + 1))
    for advisor in range(1, ADVISORS + 1):
        out[32 + advisor] = gift_value(s, seat, advisor, plan)
    for dice in range(1, 32):
        coloured: i64 = dice % 8
        if coloured == 0 or not all_in_hand(s, seat, dice):
            continue
        part: i64 = dice
        while (
            part > 0
        ):  # every part of the set with a coloured die: that part here, the rest as good as it can be
            if part % 8 != 0:
                advisor = sum_of(s, seat, part)
                if advisor <= ADVISORS and s.owner[advisor] == NONE:
                    out[dice] = max(out[dice], out[32 + advisor] + out[dice - part])
            out[dice] = max(out[dice], out[dice - part])
            part = (part - 1) & dice
    return out


def all_in_hand(s: KingsburgState, seat: i64, dice: i64) -> bool:
    """Whether none of these dice is used or missing."""
    for i in range(DICE):
        if (dice >> i) & 1 == 1 and (s.die[seat * DICE + i] == 0 or s.spot[seat * DICE + i] != 0):
            return False
    return True


def sum_of(s: KingsburgState, seat: i64, dice: i64) -> i64:
    """The sum of a set of dice."""
    total: i64 = 0
    for i in range(DICE):
        if (dice >> i) & 1 == 1:
            total += s.die[seat * DICE + i]
    return total


def placement_value(s: KingsburgState, seat: i64, code: i64, plan: vec[i64], later: vec[i64]) -> i64:
    """The advisor's help, what the placement uses up, and what the other dice may still do."""
    envoy: i64 = code % 2
    shift: i64 = code // 2 % 3 - 1
    plus2: i64 = code // 6 % 2
    white: i64 = code // 12 % 49
    coloured: i64 = code // 588
    advisor: i64 = digit_sum(coloured) + digit_sum(white) + PLUS2 * plus2 + shift
    total: i64 = later[32 + advisor]
    if plus2 != 0:
        total -= TOKEN if seasons_left(s) > 0 else 0
    if shift != 0:
        total -= SHIFT
    if envoy != 0:
        total -= ENVOY
    left: i64 = without(s, seat * DICE, COLOURED, coloured)
    left += without(s, seat * DICE + COLOURED, DICE - COLOURED, white) * 8
    return total + later[left] * STEADY // 100


def without(s: KingsburgState, first: i64, count: i64, dice: i64) -> i64:
    """The dice in hand, a bit each, when those given by their digits are taken away."""
    left: i64 = 0
    for i in range(count):
        if s.die[first + i] != 0 and s.spot[first + i] == 0:
            left |= 1 << i
    while dice > 0:
        for i in range(count):
            if (left >> i) & 1 == 1 and s.die[first + i] == dice % 7:
                left -= 1 << i
                break
        dice //= 7
    return left


def reroll_value(s: KingsburgState, seat: i64, which: i64) -> i64:
    """Low dice are rolled again: the mean of a die is three and a half."""
    if which == CHAPEL_ALL:
        return 50
    face: i64 = s.die[seat * DICE]
    return (7 - 2 * face) * 10


# Where a position leads.


def evaluate(s: KingsburgState, seat: i64) -> float:
    """An estimate of the final score: points, what lies ready, what the buildings will bring, the next battle."""
    if s.stage == OVER:
        return float(s.score(seat))
    total: i64 = goods_count(s, seat) * good_value(s, seat)
    if seasons_left(s) > 0 or s.phase <= AUTUMN:
        total += s.tokens[seat] * TOKEN
    if s.envoy == seat:
        total += ENVOY
    for row in range(ROWS):
        for column in range(s.rows[seat * ROWS + row]):
            building: i64 = row * COLUMNS + column
            total += desire(s, building) - points_of(building) * POINT
    if s.stage != SPOILS:
        total += battle_value(s, seat, 0)
    return float(s.score(seat)) + float(total) / POINT
