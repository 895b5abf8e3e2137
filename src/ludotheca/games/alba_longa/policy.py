"""A quick sensible way to play, for the greedy bot and for playouts.

Everything is weighed in one currency, about a wheat: what the next worker at each job brings this season, what wheat
is worth at the end of the year, what a silver is worth. A decision takes the listed action that weighs most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules.codes import (
    A_ASSIGN,
    A_ATTACK,
    A_BLESSING,
    A_BUY,
    A_GROW,
    A_HERO,
    A_HOLD,
    A_KEEP,
    A_NAME,
    A_NO_ASSIGNMENT,
    A_NO_UPGRADE,
    A_PASS,
    A_PASS_DIE,
    A_PAY,
    A_PILLAGE,
    A_PILLAGE_CAPTIVE,
    A_RECALL,
    A_SABOTAGE,
    A_STOCK,
    A_TAKE,
    A_TAKE_BACK,
    A_UPGRADE,
)
from ludotheca.games.alba_longa.rules.combat import city_attacked, standing
from ludotheca.games.alba_longa.rules.court import court_cost
from ludotheca.games.alba_longa.rules.jobs import merchant_weight
from ludotheca.games.alba_longa.rules.legal import most_by_die
from ludotheca.games.alba_longa.rules.soldiers import attacked, soldiers
from ludotheca.games.alba_longa.rules.year_end import most_growth
from ludotheca.games.alba_longa.scoring import population, score
from ludotheca.games.alba_longa.tables import (
    ARMY,
    ASSISI,
    BLESSING,
    BUY,
    COURT,
    DICE,
    FARMERS,
    FREE,
    GROWTH,
    GROWTH_AT_MOST,
    HARVEST,
    HEROES,
    JOBS,
    MERCHANTS,
    MONUMENTS,
    OVER,
    PAY_COURT,
    PAY_DIE,
    PRIESTS,
    QUARRY,
    RECALL,
    SABOTAGE,
    SIDES,
    SILVER_ITEM,
    SLAVERY,
    STOCK,
    TAKE,
    TARGETS,
    UPGRADE,
    VICTORY_POPULATION,
    WHEAT_ITEM,
    growth_cost,
    wheat_of,
)
from ludotheca.kernel.rng import Rng

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState

# Weights, found by trial against one another.
FED: Final = 4.0  # a peasant who does not starve
GROWN: Final = 3.6  # a new peasant on the way to sixteen
MORE: Final = 1.4  # one beyond
KEPT: Final = 0.45  # a wheat for next year
MONUMENT: Final = 3.3
ODD: Final = 1.2  # a quarry worker without a mate
PRIEST: Final = 1.3
WORSHIP_ENOUGH: Final = 8
GUARD: Final = 0.7  # each of the first three soldiers
SOLDIER: Final = 0.2
STALL: Final = 2.6  # what the first merchant brings, in silver
MERCHANT: Final = 0.3
IDLE: Final = 0.8  # what a peasant is worth at home, for a later die
SHORT: Final = 2.0  # a farmer who will be missing
NEEDED: Final = 3.0  # a farmer worth more than this is kept free for


def greedy_action(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """One of the legal actions of this king."""
    phase: i64 = s.phase
    if phase == TAKE:
        return best_take(s, seat)
    if phase == BUY:
        return best_buy(s, seat)
    if phase == COURT:
        return A_HOLD if worth_holding(s, seat) else A_PASS
    if phase in (PAY_COURT, PAY_DIE):
        return A_PAY + best_stall(s, seat, rng)
    if phase == FREE:
        return best_free_assignment(s, seat)
    if phase == SLAVERY:
        return A_KEEP
    if phase == SABOTAGE:
        return best_sabotage(s, seat)
    if phase == HEROES:
        return A_HERO + choose_hero(s, seat, rng)
    if phase == TARGETS:
        return A_ATTACK + choose_target(s, seat)
    if phase == GROWTH:
        return A_GROW + best_growth(s, seat)
    if phase == UPGRADE:
        return A_UPGRADE if standing(s, seat, FARMERS) * 2 > s.cost else A_NO_UPGRADE
    if phase == BLESSING:
        return A_BLESSING
    if phase == ARMY:
        return A_TAKE_BACK
    if phase == RECALL:
        return A_RECALL + highest_hero(s.used[seat])
    if phase == STOCK:
        return best_stock(s)
    return A_NAME + weakest_other(s, seat)


# What things are worth.


def wheat_worth(s: AlbaState, king: i64, wheat: i64) -> float:
    """What so much wheat is worth at the end of this year: people fed, people won, the rest kept."""
    people: i64 = population(s, king)
    if wheat <= people:
        return FED * float(wheat)
    return FED * float(people) + growth_worth(s, king, wheat - people, grown(s, king, wheat - people))


def growth_worth(s: AlbaState, king: i64, wheat: i64, count: i64) -> float:
    """Adding `count` people with this much wheat left after feeding."""
    people: i64 = population(s, king)
    wanted: i64 = VICTORY_POPULATION - people
    useful: i64 = count if count < wanted else (wanted if wanted > 0 else 0)
    return GROWN * float(useful) + MORE * float(count - useful) + KEPT * float(wheat - growth_cost(count))


def grown(s: AlbaState, king: i64, wheat: i64) -> i64:
    """The best number of people to add with this much wheat left after feeding."""
    best: i64 = 0
    best_worth: float = growth_worth(s, king, wheat, 0)
    count: i64 = 1
    while count <= GROWTH_AT_MOST and growth_cost(count) <= wheat:
        worth: float = growth_worth(s, king, wheat, count)
        if worth > best_worth:
            best = count
            best_worth = worth
        count += 1
    return best


def silver_worth(s: AlbaState, king: i64) -> float:
    """The first coins matter most."""
    silver: i64 = s.silver[king]
    if silver <= 2:
        return 1.5
    return 1.0 if silver <= 6 else 0.5


def job_worth(s: AlbaState, king: i64, job: i64, count: i64) -> float:
    """What `count` workers in all bring at a job this season."""
    if job == FARMERS:
        each: i64 = wheat_of(s.climate)
        return wheat_worth(s, king, s.wheat[king] + count * each) - wheat_worth(s, king, s.wheat[king])
    if job == QUARRY:
        return quarry_worth(s, king, count)
    if job == MERCHANTS:
        return merchant_worth(s, king, count)
    if job == PRIESTS:
        level: i64 = s.worship[king] + count
        return PRIEST * float(min(level, WORSHIP_ENOUGH))
    return GUARD * float(min(count, 3)) + SOLDIER * float(count)


def quarry_worth(s: AlbaState, king: i64, count: i64) -> float:
    """Monuments still wanted; an odd worker may yet find a mate."""
    wanted: i64 = MONUMENTS - s.monuments[king]
    built: i64 = count // 2
    if built >= wanted:
        return MONUMENT * float(wanted)
    return MONUMENT * float(built) + ODD * float(count % 2)


def merchant_worth(s: AlbaState, king: i64, count: i64) -> float:
    """A stall and a silver for the first one, then spaces 3 and 6."""
    if count == 0:
        return 0.0
    worth: float = STALL + MERCHANT * float(count)
    if count >= 3:
        worth += 1.0
    if count >= 6:
        worth += 1.0
    return worth * silver_worth(s, king)


def gain(s: AlbaState, king: i64, job: i64, count: i64) -> float:
    """What `count` more workers at a job bring, less what they would have brought elsewhere."""
    now: i64 = standing(s, king, job)
    left: i64 = s.home[king] - count
    lost: float = IDLE * float(count)
    if s.season == HARVEST and job != FARMERS:
        short: i64 = farmers_wanted(s, king) - left
        if short > 0:
            lost += SHORT * float(short)
    return job_worth(s, king, job, now + count) - job_worth(s, king, job, now) - lost


def farmers_wanted(s: AlbaState, king: i64) -> i64:
    """How many more farmers are worth more than anything else, while he can still hold court."""
    if s.out[king] == 1:
        return 0
    now: i64 = standing(s, king, FARMERS)
    more: i64 = 0
    while more < s.home[king]:
        next_one: float = job_worth(s, king, FARMERS, now + more + 1) - job_worth(
            s, king, FARMERS, now + more
        )
        if next_one < NEEDED:
            return more
        more += 1
    return more


# Courts.


def best_take(s: AlbaState, seat: i64) -> i64:
    """The die, the job and the number that gain most."""
    best: i64 = 0
    best_gain: float = -1000.0
    die: i64 = 0
    while die < DICE:
        most: i64 = most_by_die(s, seat, die)
        count: i64 = 1
        while count <= most:
            worth: float = gain(s, seat, die, count)
            if worth > best_gain:
                best = die * SIDES + count - 1
                best_gain = worth
            if s.season == HARVEST:
                worth = gain(s, seat, FARMERS, count)
                if worth > best_gain:
                    best = (DICE + die) * SIDES + count - 1
                    best_gain = worth
            count += 1
        die += 1
    return A_TAKE + best


def best_buy(s: AlbaState, seat: i64) -> i64:
    """The purchase that gains most, if it is worth a silver."""
    best: i64 = A_PASS_DIE
    best_gain: float = silver_worth(s, seat)
    die: i64 = 0
    while die < DICE:
        most: i64 = most_by_die(s, seat, die)
        count: i64 = 1
        while count <= most:
            worth: float = gain(s, seat, die, count)
            if worth > best_gain:
                best = A_BUY + die * SIDES + count - 1
                best_gain = worth
            count += 1
        die += 1
    return best


def worth_holding(s: AlbaState, seat: i64) -> bool:
    """Whether an ordinary roll is likely to be worth the dice cost."""
    count: i64 = s.home[seat] if s.home[seat] < 3 else 3
    best: float = 0.0
    job: i64 = 0
    while job < JOBS:
        if job != FARMERS or s.season == HARVEST:
            best = max(best, gain(s, seat, job, count))
        job += 1
    return court_cost(s) == 0 or best > silver_worth(s, seat) * float(court_cost(s))


def best_stall(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """The stall whose coins he would take back if the merchants stayed as they are; else one that nobody gets."""
    amount: i64 = court_cost(s) if s.phase == PAY_COURT else 1
    best: i64 = 0
    best_take_back: i64 = -1
    start: i64 = rng.below(len(s.stalls))
    i: i64 = 0
    while i < len(s.stalls):
        stall: i64 = (start + i) % len(s.stalls)
        taken: i64 = stall_taken(s, seat, stall, amount)
        if taken > best_take_back:
            best = stall
            best_take_back = taken
        i += 1
    return best


def stall_taken(s: AlbaState, seat: i64, paid: i64, amount: i64) -> i64:
    """What this king would take from the stalls if he paid so much to that one."""
    rank: i64 = 1  # the fullest goes to the bank
    mine: i64 = merchant_weight(s, seat)
    other: i64 = 0
    while other < s.players:
        if other != seat and merchant_weight(s, other) > mine:
            rank += 1
        other += 1
    stall: i64 = 0
    while stall < len(s.stalls):
        coins: i64 = coins_after(s, stall, paid, amount)
        fuller: i64 = 0
        i: i64 = 0
        while i < len(s.stalls):
            there: i64 = coins_after(s, i, paid, amount)
            if there > coins or (there == coins and i < stall):
                fuller += 1
            i += 1
        if fuller == rank:
            return coins
        stall += 1
    return 0


def coins_after(s: AlbaState, stall: i64, paid: i64, amount: i64) -> i64:
    return s.stalls[stall] + (amount if stall == paid else 0)


def best_free_assignment(s: AlbaState, seat: i64) -> i64:
    """A free worker where he gains most."""
    best: i64 = A_NO_ASSIGNMENT
    best_gain: float = 0.0
    job: i64 = 0
    while job < JOBS:
        if job != FARMERS or s.season == HARVEST:
            worth: float = gain(s, seat, job, 1)
            if worth > best_gain:
                best = A_ASSIGN + job
                best_gain = worth
        job += 1
    return best


# Combat.


def choose_target(s: AlbaState, seat: i64) -> i64:
    """The city with most to lose for its defence; Assisi if there is something to take."""
    best: i64 = -1
    best_worth: float = -1000.0
    if s.assisi == 1:
        items: i64 = s.assisi_items[0] + s.assisi_items[1] + s.assisi_items[2]
        best = ASSISI
        best_worth = float(3 * (soldiers(s, seat) - s.assisi_defenders) + (4 if items > 0 else -20))
    king: i64 = 0
    while king < s.players:
        if king != seat and s.alive[king] == 1:
            worth: float = float(2 * (soldiers(s, seat) - soldiers(s, king)) + score(s, king) // 2)
            if worth > best_worth:
                best = king
                best_worth = worth
        king += 1
    return best


def choose_hero(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """A strong one if it may decide something, otherwise the weakest; sometimes another."""
    aim: i64 = s.target[seat]
    needed: bool = attacked(s, seat)
    if aim == ASSISI:
        needed = needed or s.assisi_defenders + 1 > soldiers(s, seat)
    elif aim >= 0:
        needed = needed or soldiers(s, aim) + 2 >= soldiers(s, seat)
    active: i64 = 31 - s.used[seat]
    if not needed:
        return 0
    hero: i64 = highest_hero(active)
    if rng.below(3) == 0:
        hero = highest_hero(active & ~(i64(1) << hero))
    return hero


def highest_hero(heroes: i64) -> i64:
    """The highest of some heroes, a bit each."""
    hero: i64 = 4
    while hero > 0 and (heroes >> hero) & 1 == 0:
        hero -= 1
    return hero


def best_sabotage(s: AlbaState, seat: i64) -> i64:
    """The job whose worker the city misses most; in Assisi the item he needs most."""
    city: i64 = city_attacked(s)
    if city == ASSISI:
        return best_pillage(s, seat)
    best: i64 = MERCHANTS
    best_loss: float = -1.0
    job: i64 = MERCHANTS
    while job < JOBS:
        now: i64 = standing(s, city, job)
        if now > 0:
            loss: float = job_worth(s, city, job, now) - job_worth(s, city, job, now - 1)
            if loss > best_loss:
                best = job
                best_loss = loss
        job += 1
    return A_SABOTAGE + best


def best_pillage(s: AlbaState, seat: i64) -> i64:
    """A captive who completes a pair in the quarry, else wheat, else silver."""
    if s.assisi_items[2] > 0 and s.monuments[seat] < MONUMENTS and standing(s, seat, QUARRY) % 2 == 1:
        return A_PILLAGE_CAPTIVE + QUARRY
    if s.assisi_items[SILVER_ITEM] > 0 and (s.silver[seat] <= 2 or s.assisi_items[WHEAT_ITEM] == 0):
        return A_PILLAGE + SILVER_ITEM
    if s.assisi_items[WHEAT_ITEM] > 0:
        return A_PILLAGE + WHEAT_ITEM
    return A_PILLAGE_CAPTIVE + QUARRY


def best_stock(s: AlbaState) -> i64:
    """The item of which there is least."""
    best: i64 = SILVER_ITEM
    if s.assisi_items[WHEAT_ITEM] < s.assisi_items[SILVER_ITEM]:
        best = WHEAT_ITEM
    return A_STOCK + best


# The end of the season and of the year.


def best_growth(s: AlbaState, seat: i64) -> i64:
    """As his wheat is worth most; as many as he can when that may win."""
    most: i64 = most_growth(s, seat)
    if s.monuments[seat] == MONUMENTS and s.home[seat] + most >= VICTORY_POPULATION:
        return most
    count: i64 = grown(s, seat, s.wheat[seat])
    return count if count < most else most


def weakest_other(s: AlbaState, seat: i64) -> i64:
    """The king who is furthest from the goal, the first clockwise."""
    best: i64 = seat
    i: i64 = 1
    while i < s.players:
        king: i64 = (seat + i) % s.players
        if s.alive[king] == 1 and (best == seat or score(s, king) < score(s, best)):
            best = king
        i += 1
    return best


def evaluate(s: AlbaState, seat: i64) -> float:
    """The way to the goal, with what the stock will add; the goal itself stands well apart."""
    if s.phase == OVER:
        return 40.0 if s.won(seat) else float(score(s, seat))
    stock: float = 0.25 * float(s.silver[seat] + s.wheat[seat]) + 0.15 * float(s.worship[seat])
    at_work: float = 0.0
    job: i64 = MERCHANTS
    while job < JOBS:
        at_work += job_worth(s, seat, job, standing(s, seat, job))
        job += 1
    return float(score(s, seat)) + stock + 0.2 * at_work
