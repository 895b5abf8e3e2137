"""The policy in combat: cities, heroes, sabotage, and what is taken from Assisi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa.policy_worth import job_worth
from ludotheca.games.alba_longa.rules.codes import (
    A_ATTACK,
    A_HERO,
    A_PILLAGE,
    A_PILLAGE_CAPTIVE,
    A_RECALL,
    A_SABOTAGE,
    A_TAKE_BACK,
)
from ludotheca.games.alba_longa.rules.combat import city_attacked, standing
from ludotheca.games.alba_longa.rules.soldiers import attacked, soldiers
from ludotheca.games.alba_longa.scoring import score
from ludotheca.games.alba_longa.tables import (
    ARMY,
    ASSISI,
    CAPTIVE_ITEM,
    HEROES,
    HEROES_EACH,
    JOBS,
    MERCHANTS,
    MONUMENTS,
    QUARRY,
    RECALL,
    SILVER_ITEM,
    TARGETS,
    WHEAT_ITEM,
)
from ludotheca.kernel.rng import Rng

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def combat_action(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """Step 3A, from the army bonus to the last sabotage."""
    phase: i64 = s.phase
    if phase == TARGETS:
        return A_ATTACK + choose_target(s, seat)
    if phase == HEROES:
        return A_HERO + choose_hero(s, seat, rng)
    if phase == ARMY:
        return A_TAKE_BACK
    if phase == RECALL:
        return A_RECALL + highest_hero(s.used[seat])
    return best_sabotage(s, seat)


def choose_target(s: AlbaState, seat: i64) -> i64:
    """The city with most to lose for its defence; Assisi if there is something to take."""
    army: i64 = soldiers(s, seat)
    best: i64 = -1
    best_worth: i64 = -1000
    if s.assisi == 1:
        items: i64 = s.assisi_items[SILVER_ITEM] + s.assisi_items[WHEAT_ITEM] + s.assisi_items[CAPTIVE_ITEM]
        best = ASSISI
        best_worth = 3 * (army - s.assisi_defenders) + (4 if items > 0 else -20)
    king: i64 = 0
    while king < s.players:
        if king != seat and s.alive[king] == 1:
            worth: i64 = 2 * (army - soldiers(s, king)) + score(s, king) // 2
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
    if not needed:
        return 0
    active: i64 = (i64(1) << HEROES_EACH) - 1 - s.used[seat]
    hero: i64 = highest_hero(active)
    if rng.below(3) == 0:
        hero = highest_hero(active & ~(i64(1) << hero))
    return hero


def highest_hero(heroes: i64) -> i64:
    """The highest of some heroes, a bit each."""
    hero: i64 = HEROES_EACH - 1
    while hero > 0 and (heroes >> hero) & 1 == 0:
        hero -= 1
    return hero


def best_sabotage(s: AlbaState, seat: i64) -> i64:
    """The job whose worker the city misses most; in Assisi the item he needs most."""
    city: i64 = city_attacked(s)
    if city == ASSISI:
        return best_pillage(s, seat)
    best: i64 = MERCHANTS
    best_loss: i64 = -1
    job: i64 = MERCHANTS
    while job < JOBS:
        now: i64 = standing(s, city, job)
        if now > 0:
            loss: i64 = job_worth(s, city, job, now) - job_worth(s, city, job, now - 1)
            if loss > best_loss:
                best = job
                best_loss = loss
        job += 1
    return A_SABOTAGE + best


def best_pillage(s: AlbaState, seat: i64) -> i64:
    """A captive who completes a pair in the quarry, else wheat, else silver."""
    silver: i64 = s.assisi_items[SILVER_ITEM]
    wheat: i64 = s.assisi_items[WHEAT_ITEM]
    captive: bool = s.assisi_items[CAPTIVE_ITEM] > 0
    if captive and s.monuments[seat] < MONUMENTS and standing(s, seat, QUARRY) % 2 == 1:
        return A_PILLAGE_CAPTIVE + QUARRY
    if silver > 0 and (s.silver[seat] <= 2 or wheat == 0):
        return A_PILLAGE + SILVER_ITEM
    if wheat > 0:
        return A_PILLAGE + WHEAT_ITEM
    return A_PILLAGE_CAPTIVE + QUARRY
