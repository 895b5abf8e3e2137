"""A quick sensible way to play, for the greedy bot and for playouts.

Everything is weighed in one currency, hundredths of a wheat (see `policy_worth`): what the next worker at each job
brings this season, what wheat is worth at the end of the year, what a silver is worth. A decision takes the action
that weighs most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.alba_longa import box, policy_combat, weights
from ludotheca.games.alba_longa.policy_worth import farmers_wanted, gain, silver_worth
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.court import court_cost
from ludotheca.games.alba_longa.rules.jobs import merchant_weight
from ludotheca.games.alba_longa.rules.legal import most_by_die
from ludotheca.games.alba_longa.rules.season import standing
from ludotheca.games.alba_longa.rules.year_end import most_growth
from ludotheca.games.alba_longa.scoring import score
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NONE, best_first
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState

LOW: Final = -1_000_000
ORDINARY: Final = 3  # peasants an ordinary die sends to work


def greedy_action(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """One of the legal actions of this king."""
    phase: i64 = s.phase
    if phase == codes.BUY:
        return best_buy(s, seat)
    if phase == codes.COURT:
        return codes.A_HOLD if worth_holding(s, seat) else codes.A_PASS
    if phase == codes.TAKE:
        return best_take(s, seat)
    if phase in (codes.PAY_COURT, codes.PAY_DIE):
        return codes.A_PAY + best_stall(s, seat, rng)
    if phase == codes.SLAVERY:
        return codes.A_SELL if s.silver[seat] * 100 < weights.WEIGHTS.values[weights.SELL] else codes.A_KEEP
    if phase == codes.FREE:
        return best_free_assignment(s, seat)
    if codes.ARMY <= phase <= codes.SABOTAGE:
        return policy_combat.combat_action(s, seat, rng)
    if phase == codes.GROWTH:
        return codes.A_GROW + best_growth(s, seat)
    if phase == codes.UPGRADE:
        worth: i64 = standing(s, seat, box.FARMERS) * weights.WEIGHTS.values[weights.UPGRADE_WORTH]
        return codes.A_UPGRADE if worth > s.cost * 100 else codes.A_NO_UPGRADE
    if phase == codes.BLESSING:
        return codes.A_BLESSING
    if phase == codes.STOCK:
        return best_stock(s)
    return codes.A_NAME + best_successor(s, seat)


def candidates(s: AlbaState, seat: i64, count: i64, rng: Rng) -> vec[i64]:
    """Ways to use a die, the policy's own first, then those that gain most."""
    best: i64 = greedy_action(s, seat, rng)
    actions = s.actions(seat)
    worths: vec[i64] = vec[i64]()
    wanted: i64 = farmers_wanted(s, seat)
    for i in range(len(actions)):
        action: i64 = actions[i]
        worth: i64 = -LOW if action == best else silver_worth(s, seat)
        if action not in (best, codes.A_PASS_DIE):
            choice: i64 = action - (codes.A_BUY if s.phase == codes.BUY else codes.A_TAKE)
            die: i64 = choice // box.SIDES
            worth = gain(s, seat, die if die < box.DICE else box.FARMERS, choice % box.SIDES + 1, wanted)
        worths = append(worths, worth)
    return best_first(actions, worths, count)


# Courts.


def best_take(s: AlbaState, seat: i64) -> i64:
    """The die, the job and the number that gain most."""
    wanted: i64 = farmers_wanted(s, seat)
    best: i64 = best_die(s, seat, LOW, wanted)
    if s.season != box.HARVEST:
        return codes.A_TAKE + best
    best_gain: i64 = gain(s, seat, best // box.SIDES, best % box.SIDES + 1, wanted)
    farming: i64 = 0  # numbers of farmers weighed so far: it is all one which die sends them
    for die in range(i64(box.DICE)):
        while farming < most_by_die(s, seat, die):
            farming += 1
            worth: i64 = gain(s, seat, box.FARMERS, farming, wanted)
            if worth > best_gain:
                best = (box.DICE + die) * box.SIDES + farming - 1
                best_gain = worth
    return codes.A_TAKE + best


def best_buy(s: AlbaState, seat: i64) -> i64:
    """The purchase that gains most, if it is worth a silver."""
    best: i64 = best_die(s, seat, silver_worth(s, seat), farmers_wanted(s, seat))
    if best == NONE:
        return codes.A_PASS_DIE
    return codes.A_BUY + best


def best_die(s: AlbaState, seat: i64, least: i64, wanted: i64) -> i64:
    """The die and the number of peasants that gain most at its job, as one number; NONE if none gains more than
    `least`."""
    best: i64 = NONE
    for die in range(i64(box.DICE)):
        most: i64 = most_by_die(s, seat, die)
        for count in range(1, most + 1):
            worth: i64 = gain(s, seat, die, count, wanted)
            if worth > least:
                best = die * box.SIDES + count - 1
                least = worth
    return best


def worth_holding(s: AlbaState, seat: i64) -> bool:
    """Whether an ordinary roll is likely to be worth the dice cost."""
    cost: i64 = court_cost(s)
    if cost == 0:
        return True
    price: i64 = silver_worth(s, seat) * cost - weights.WEIGHTS.values[weights.STAY]
    count: i64 = min(s.home[seat], ORDINARY)
    wanted: i64 = farmers_wanted(s, seat)
    job: i64 = box.JOBS - 1 if s.season == box.HARVEST else box.DICE - 1
    while job >= 0:
        if gain(s, seat, job, count, wanted) > price:
            return True
        job -= 1
    return False


def best_stall(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """The stall whose coins they would take back if the merchants stayed as they are; else one that nobody gets."""
    amount: i64 = 1
    if s.phase == codes.PAY_COURT:
        amount = court_cost(s)
    rank: i64 = merchant_rank(s, seat)
    stalls: i64 = len(s.stalls)
    best: i64 = 0
    best_taken: i64 = -1
    seen: i64 = 0  # a bit for each number of coins weighed: equal stalls are worth the same
    stall: i64 = rng.below(stalls)
    for _ in range(stalls):
        bit: i64 = i64(1) << min(s.stalls[stall], 62)
        if seen & bit == 0:
            seen |= bit
            taken: i64 = stall_taken(s, rank, stall, amount)
            if taken > best_taken:
                best = stall
                best_taken = taken
        stall += 1
        if stall == stalls:
            stall = 0
    return best


def merchant_rank(s: AlbaState, seat: i64) -> i64:
    """Which stall they would take, counted from the fullest, which is 0 and goes to the bank."""
    rank: i64 = 1
    mine: i64 = merchant_weight(s, seat)
    for other in range(s.players):
        if other != seat and merchant_weight(s, other) > mine:
            rank += 1
    return rank


def stall_taken(s: AlbaState, rank: i64, paid: i64, amount: i64) -> i64:
    """The coins of the stall with this rank, if so much is paid to that one."""
    stalls: i64 = len(s.stalls)
    for stall in range(stalls):
        coins: i64 = s.stalls[stall]
        if stall == paid:
            coins += amount
        fuller: i64 = 0
        for i in range(stalls):
            there: i64 = s.stalls[i]
            if i == paid:
                there += amount
            if there > coins or (there == coins and i < stall):
                fuller += 1
        if fuller == rank:
            return coins
    return 0


def best_free_assignment(s: AlbaState, seat: i64) -> i64:
    """A free worker where they gain most."""
    best: i64 = codes.A_NO_ASSIGNMENT
    best_gain: i64 = 0
    wanted: i64 = farmers_wanted(s, seat)
    jobs: i64 = box.JOBS if s.season == box.HARVEST else box.FARMERS
    for job in range(jobs):
        worth: i64 = gain(s, seat, job, 1, wanted)
        if worth > best_gain:
            best = codes.A_ASSIGN + job
            best_gain = worth
    return best


# The end of the season and of the year.


def best_stock(s: AlbaState) -> i64:
    """The item of which there is least."""
    best: i64 = box.SILVER_ITEM
    if s.assisi_items[box.WHEAT_ITEM] < s.assisi_items[box.SILVER_ITEM]:
        best = box.WHEAT_ITEM
    return codes.A_STOCK + best


def best_growth(s: AlbaState, seat: i64) -> i64:
    """As the wheat is worth most; as many as it can pay when that may win."""
    most: i64 = most_growth(s, seat)
    people: i64 = s.home[seat]
    if s.monuments[seat] == box.MONUMENTS and people + most >= box.VICTORY_POPULATION:
        return most
    w = weights.WEIGHTS.values
    count: i64 = 0
    while count < most:
        new: i64 = w[weights.GROWN] if people + count < box.VICTORY_POPULATION else w[weights.MORE]
        if new <= w[weights.KEPT] * (count + 1):
            break
        count += 1
    return count


def best_successor(s: AlbaState, seat: i64) -> i64:
    """The king who is furthest from the goal, or whose season brings oneself to move early."""
    best: i64 = seat
    best_worth: i64 = LOW
    w = weights.WEIGHTS.values
    for i in range(1, s.players):
        king: i64 = (seat + i) % s.players
        worth: i64 = w[weights.AFTER] * i - w[weights.BEHIND] * score(s, king)
        if s.alive[king] == 1 and worth > best_worth:
            best = king
            best_worth = worth
    return best
