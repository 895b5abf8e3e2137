"""What is legal: who owes a decision, every action he has, every outcome of a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules.assisi import can_stock, captive_may_farm
from ludotheca.games.alba_longa.rules.codes import (
    A_ASSIGN,
    A_ATTACK,
    A_BLESSING,
    A_BUY,
    A_CARD,
    A_CLIMATE,
    A_COST,
    A_FIRST_KING,
    A_GROW,
    A_HERO,
    A_HOLD,
    A_KEEP,
    A_NAME,
    A_NO_ASSIGNMENT,
    A_NO_BLESSING,
    A_NO_RECALL,
    A_NO_UPGRADE,
    A_PASS,
    A_PASS_DIE,
    A_PAY,
    A_PILLAGE,
    A_PILLAGE_CAPTIVE,
    A_RECALL,
    A_ROLL,
    A_SABOTAGE,
    A_SELL,
    A_STOCK,
    A_TAKE,
    A_TAKE_BACK,
    A_UPGRADE,
    ROLLS,
)
from ludotheca.games.alba_longa.rules.combat import can_sabotage, city_attacked
from ludotheca.games.alba_longa.rules.jobs import owes_blessing
from ludotheca.games.alba_longa.rules.season import can_sell, may_farm
from ludotheca.games.alba_longa.rules.soldiers import owes_hero, owes_target
from ludotheca.games.alba_longa.rules.year_end import most_growth
from ludotheca.games.alba_longa.tables import (
    ARMY,
    ASSISI,
    BLESSING,
    BLESSINGS,
    BUY,
    CAPTIVE_ITEM,
    CARD,
    CLIMATE,
    CLIMATES,
    COST,
    COST_KINDS,
    COSTS,
    COURT,
    DICE,
    FARMERS,
    FIRST_KING,
    FREE,
    GROWTH,
    HEROES,
    HEROES_EACH,
    ITEMS,
    JOBS,
    MERCHANTS,
    OVER,
    PAY_COURT,
    PAY_DIE,
    RECALL,
    ROLL,
    SABOTAGE,
    SIDES,
    SILVER_ITEM,
    SLAVERY,
    STOCK,
    TAKE,
    TARGETS,
    UPGRADE,
    WHEAT_ITEM,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def owes(s: AlbaState, seat: i64) -> bool:
    """Whether this king owes a decision now."""
    phase: i64 = s.phase
    if phase == TARGETS:
        return owes_target(s, seat)
    if phase == HEROES:
        return owes_hero(s, seat)
    if phase == BLESSING:
        return owes_blessing(s, seat)
    if phase in (ROLL, COST, CLIMATE, CARD, FIRST_KING, OVER):
        return False
    return s.turn == seat


def actions(s: AlbaState, seat: i64) -> vec[i64]:
    """Every legal action of a king, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return outcomes(s)
    phase: i64 = s.phase
    if phase <= PAY_DIE:
        return assignment_actions(s, seat)
    if phase <= STOCK:
        return combat_actions(s, seat)
    out: vec[i64] = vec[i64]()
    i: i64 = 0
    if phase == UPGRADE:
        out = append(out, A_NO_UPGRADE)
        return append(out, A_UPGRADE)
    if phase == BLESSING:
        out = append(out, A_NO_BLESSING)
        return append(out, A_BLESSING)
    if phase == GROWTH:
        most: i64 = most_growth(s, seat)
        while i <= most:
            out = append(out, A_GROW + i)
            i += 1
        return out
    while i < s.players:  # a King of Kings, never himself [R3]
        if i != seat and s.alive[i] == 1:
            out = append(out, A_NAME + i)
        i += 1
    return out


def assignment_actions(s: AlbaState, seat: i64) -> vec[i64]:
    """Steps 1 and 2: slavery, free assignments, courts."""
    out: vec[i64] = vec[i64]()
    phase: i64 = s.phase
    i: i64 = 0
    if phase == TAKE:
        out = dice_actions(s, seat, A_TAKE, out)
        if may_farm(s):  # any die will do for farmers [C14]
            out = dice_actions(s, seat, A_TAKE + DICE * SIDES, out)
    elif phase == BUY:
        out = append(out, A_PASS_DIE)
        out = dice_actions(s, seat, A_BUY, out)
    elif phase == COURT:
        out = append(out, A_PASS)
        out = append(out, A_HOLD)
    elif phase in (PAY_COURT, PAY_DIE):
        while i < len(s.stalls):
            out = append(out, A_PAY + i)
            i += 1
    elif phase == FREE:
        out = append(out, A_NO_ASSIGNMENT)
        jobs: i64 = JOBS if may_farm(s) else FARMERS
        while i < jobs:
            out = append(out, A_ASSIGN + i)
            i += 1
    elif phase == SLAVERY:
        out = append(out, A_KEEP)
        out = append(out, A_SELL + 1)
        if can_sell(s, seat, 3):
            out = append(out, A_SELL + 3)
    return out


def dice_actions(s: AlbaState, seat: i64, first: i64, out: vec[i64]) -> vec[i64]:
    """Each die left with every number of peasants it allows."""
    die: i64 = 0
    while die < DICE:
        most: i64 = most_by_die(s, seat, die)
        count: i64 = 0
        while count < most:
            out = append(out, first + die * SIDES + count)
            count += 1
        die += 1
    return out


def most_by_die(s: AlbaState, seat: i64, die: i64) -> i64:
    """How many peasants a die can send to work: its number, or all that are at home; 0 if it is gone."""
    value: i64 = s.dice[die]
    home: i64 = s.home[seat]
    return value if value < home else home


def combat_actions(s: AlbaState, seat: i64) -> vec[i64]:
    """Step 3A: army bonus, cities, heroes, sabotage, and what Assisi gets."""
    out: vec[i64] = vec[i64]()
    phase: i64 = s.phase
    i: i64 = 0
    if phase == TARGETS:  # a City Card for each other city in the game [S5]
        while i < s.players:
            if i != seat and s.alive[i] == 1:
                out = append(out, A_ATTACK + i)
            i += 1
        if s.assisi == 1:
            out = append(out, A_ATTACK + ASSISI)
    elif phase == HEROES:
        while i < HEROES_EACH:
            if (s.used[seat] >> i) & 1 == 0:
                out = append(out, A_HERO + i)
            i += 1
    elif phase == SABOTAGE:
        if city_attacked(s) == ASSISI:
            return pillage_actions(s)
        while i < JOBS:
            if can_sabotage(s, city_attacked(s), i):
                out = append(out, A_SABOTAGE + i)
            i += 1
    elif phase == STOCK:
        while i < ITEMS:
            if can_stock(s, i):
                out = append(out, A_STOCK + i)
            i += 1
    elif phase == ARMY:
        out = append(out, A_NO_RECALL)
        out = append(out, A_TAKE_BACK)
    elif phase == RECALL:
        while i < HEROES_EACH:
            if (s.used[seat] >> i) & 1 == 1:
                out = append(out, A_RECALL + i)
            i += 1
    return out


def pillage_actions(s: AlbaState) -> vec[i64]:
    """An item of Assisi; a captive with the job he goes to."""
    out: vec[i64] = vec[i64]()
    if s.assisi_items[SILVER_ITEM] > 0:
        out = append(out, A_PILLAGE + SILVER_ITEM)
    if s.assisi_items[WHEAT_ITEM] > 0:
        out = append(out, A_PILLAGE + WHEAT_ITEM)
    if s.assisi_items[CAPTIVE_ITEM] > 0:
        job: i64 = MERCHANTS
        while job < FARMERS or (job == FARMERS and captive_may_farm(s)):
            out = append(out, A_PILLAGE_CAPTIVE + job)
            job += 1
    return out


# Chance.


def outcomes(s: AlbaState) -> vec[i64]:
    """Everything the draw now due can bring."""
    out: vec[i64] = vec[i64]()
    i: i64 = 0
    if s.phase == ROLL:
        while i < ROLLS:
            out = append(out, A_ROLL + i)
            i += 1
    elif s.phase == COST:
        while i < COST_KINDS:
            if s.costs_left[s.climate * COST_KINDS + i] > 0:
                out = append(out, A_COST + COSTS[i])
            i += 1
    elif s.phase == CLIMATE:
        while i < CLIMATES:
            if (s.block >> i) & 1 == 1:
                out = append(out, A_CLIMATE + i)
            i += 1
    elif s.phase == CARD:
        while i < BLESSINGS:
            if s.blessings_left[i] > 0:
                out = append(out, A_CARD + i)
            i += 1
    elif s.phase == FIRST_KING:
        while i < s.players and (i == 0 or s.random_first_king == 1):
            out = append(out, A_FIRST_KING + i)
            i += 1
    return out


def weights(s: AlbaState) -> vec[i64]:
    """Cards come as often as they are still unseen [S7]; dice, climates and the first king are even."""
    out: vec[i64] = vec[i64]()
    i: i64 = 0
    if s.phase == COST:
        while i < COST_KINDS:
            left: i64 = s.costs_left[s.climate * COST_KINDS + i]
            if left > 0:
                out = append(out, left)
            i += 1
    elif s.phase == CARD:
        while i < BLESSINGS:
            if s.blessings_left[i] > 0:
                out = append(out, s.blessings_left[i])
            i += 1
    else:
        count: i64 = len(outcomes(s))
        while i < count:
            out = append(out, 1)
            i += 1
    return out


# A random action without a list.


def random_action(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """One of `actions`, each equally likely; an outcome by its weight."""
    phase: i64 = s.phase
    if phase == ROLL:
        return A_ROLL + rng.below(ROLLS)
    if phase == TAKE:
        farm: i64 = rng.below(2) if may_farm(s) else 0
        return A_TAKE + farm * DICE * SIDES + random_die(s, seat, rng.below(dice_choices(s, seat)))
    if phase == BUY:
        pick: i64 = rng.below(dice_choices(s, seat) + 1)
        return A_PASS_DIE if pick == 0 else A_BUY + random_die(s, seat, pick - 1)
    if phase == COURT:
        return A_PASS if rng.below(2) == 0 else A_HOLD
    if phase in (PAY_COURT, PAY_DIE):
        return A_PAY + rng.below(len(s.stalls))
    listed = actions(s, seat)
    if seat == CHANCE:
        return listed[rng.weighted(weights(s))]
    return listed[rng.below(len(listed))]


def dice_choices(s: AlbaState, seat: i64) -> i64:
    """How many ways there are to use one of the dice left for its own job."""
    count: i64 = 0
    die: i64 = 0
    while die < DICE:
        count += most_by_die(s, seat, die)
        die += 1
    return count


def random_die(s: AlbaState, seat: i64, pick: i64) -> i64:
    """Number `pick` of those ways, as a die and a number of peasants."""
    die: i64 = 0
    while pick >= most_by_die(s, seat, die):
        pick -= most_by_die(s, seat, die)
        die += 1
    return die * SIDES + pick
