"""The policy in combat: cities, heroes, sabotage, and what is taken from Assisi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.policy_worth import job_worth
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.assisi import items_left
from ludotheca.games.alba_longa.rules.combat import city_attacked
from ludotheca.games.alba_longa.rules.season import standing
from ludotheca.games.alba_longa.rules.soldiers import attacked, soldiers
from ludotheca.games.alba_longa.scoring import score
from ludotheca.kernel.rng import Rng

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def combat_action(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """Step 3A, from the army bonus to the last sabotage."""
    phase: i64 = s.phase
    if phase == codes.TARGETS:
        return codes.A_ATTACK + choose_target(s, seat)
    if phase == codes.HEROES:
        return codes.A_HERO + choose_hero(s, seat, rng)
    if phase == codes.ARMY:
        return codes.A_TAKE_BACK
    if phase == codes.RECALL:
        return codes.A_RECALL + highest_hero(s.used[seat])
    return best_sabotage(s, seat)


def choose_target(s: AlbaState, seat: i64) -> i64:
    """The city with most to lose for its defence; Assisi if there is something to take."""
    army: i64 = soldiers(s, seat)
    best: i64 = -1
    best_worth: i64 = -1000
    if s.assisi == 1:
        best = box.ASSISI
        best_worth = 3 * (army - s.assisi_defenders) + (4 if items_left(s) > 0 else -20)
    for king in range(s.players):
        if king != seat and s.alive[king] == 1:
            worth: i64 = 2 * (army - soldiers(s, king)) + score(s, king) // 2
            if worth > best_worth:
                best = king
                best_worth = worth
    return best


def choose_hero(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """A strong one if it may decide something, otherwise the weakest; sometimes another."""
    aim: i64 = s.target[seat]
    needed: bool = attacked(s, seat)
    if aim == box.ASSISI:
        needed = needed or s.assisi_defenders + 1 > soldiers(s, seat)
    elif aim >= 0:
        needed = needed or soldiers(s, aim) + 2 >= soldiers(s, seat)
    if not needed:
        return 0
    active: i64 = (i64(1) << box.HEROES_EACH) - 1 - s.used[seat]
    hero: i64 = highest_hero(active)
    if rng.below(3) == 0:
        hero = highest_hero(active & ~(i64(1) << hero))
    return hero


def highest_hero(heroes: i64) -> i64:
    """The highest of some heroes, a bit each."""
    hero: i64 = box.HEROES_EACH - 1
    while hero > 0 and (heroes >> hero) & 1 == 0:
        hero -= 1
    return hero


def best_sabotage(s: AlbaState, seat: i64) -> i64:
    """The job whose worker the city misses most; in Assisi the item they need most."""
    city: i64 = city_attacked(s)
    if city == box.ASSISI:
        return best_pillage(s, seat)
    best: i64 = box.MERCHANTS
    best_loss: i64 = -1
    job: i64 = box.MERCHANTS
    while job < box.JOBS:
        now: i64 = standing(s, city, job)
        if now > 0:
            loss: i64 = job_worth(s, city, job, now) - job_worth(s, city, job, now - 1)
            if loss > best_loss:
                best = job
                best_loss = loss
        job += 1
    return codes.A_SABOTAGE + best


def best_pillage(s: AlbaState, seat: i64) -> i64:
    """A captive who completes a pair in the quarry, else wheat, else silver."""
    silver: i64 = s.assisi_items[box.SILVER_ITEM]
    wheat: i64 = s.assisi_items[box.WHEAT_ITEM]
    captive: bool = s.assisi_items[box.CAPTIVE_ITEM] > 0
    if captive and s.monuments[seat] < box.MONUMENTS and standing(s, seat, box.QUARRY) % 2 == 1:
        return codes.A_PILLAGE_CAPTIVE + box.QUARRY
    if silver > 0 and (s.silver[seat] <= 2 or wheat == 0):
        return codes.A_PILLAGE + box.SILVER_ITEM
    if wheat > 0:
        return codes.A_PILLAGE + box.WHEAT_ITEM
    return codes.A_PILLAGE_CAPTIVE + box.QUARRY
