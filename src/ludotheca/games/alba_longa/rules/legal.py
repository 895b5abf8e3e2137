"""What is legal: who must decide, every action they have, every outcome of a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.assisi import stock_actions
from ludotheca.games.alba_longa.rules.combat import sabotage_actions
from ludotheca.games.alba_longa.rules.jobs import owes_blessing
from ludotheca.games.alba_longa.rules.season import can_sell, may_farm
from ludotheca.games.alba_longa.rules.soldiers import owes_hero, owes_target
from ludotheca.games.alba_longa.rules.year_end import most_growth
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def to_move(s: AlbaState) -> i64:
    """All kings at once where answers are sealed; chance where something is drawn; else one king at a time."""
    phase: i64 = s.phase
    if phase in (codes.TARGETS, codes.HEROES, codes.BLESSING):
        return SEVERAL
    if phase in (codes.ROLL, codes.COST, codes.CLIMATE, codes.CARD, codes.FIRST_KING):
        return CHANCE
    if phase == codes.OVER:
        return NOBODY
    return s.turn


def owes(s: AlbaState, seat: i64) -> bool:
    """Whether this king owes a decision now."""
    phase: i64 = s.phase
    if phase == codes.TARGETS:
        return owes_target(s, seat)
    if phase == codes.HEROES:
        return owes_hero(s, seat)
    if phase == codes.BLESSING:
        return owes_blessing(s, seat)
    return to_move(s) == seat


def actions(s: AlbaState, seat: i64) -> vec[i64]:
    """Every legal action of a king, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return outcomes(s)
    phase: i64 = s.phase
    if phase <= codes.PAY_DIE:
        return assignment_actions(s, seat)
    if phase <= codes.STOCK:
        return combat_actions(s, seat)
    if phase == codes.UPGRADE:
        return vec[i64]([codes.A_NO_UPGRADE, codes.A_UPGRADE])
    if phase == codes.BLESSING:
        return vec[i64]([codes.A_NO_BLESSING, codes.A_BLESSING])
    if phase == codes.GROWTH:
        return first_of(codes.A_GROW, most_growth(s, seat) + 1)
    return other_cities(s, seat, codes.A_NAME)  # a King of Kings, never oneself [R3]


def first_of(first: i64, count: i64) -> vec[i64]:
    """So many actions of a type, from its first one on."""
    out: vec[i64] = vec[i64]()
    for i in range(count):
        out = append(out, first + i)
    return out


def other_cities(s: AlbaState, seat: i64, first: i64) -> vec[i64]:
    """An action of a type for each other king in the game."""
    out: vec[i64] = vec[i64]()
    for king in range(s.players):
        if king != seat and s.alive[king] == 1:
            out = append(out, first + king)
    return out


def assignment_actions(s: AlbaState, seat: i64) -> vec[i64]:
    """Steps 1 and 2: slavery, free assignments, courts."""
    out: vec[i64] = vec[i64]()
    phase: i64 = s.phase
    if phase == codes.TAKE:
        out = dice_actions(s, seat, codes.A_TAKE, out)
        if may_farm(s):  # any die will do for farmers [C14]
            out = dice_actions(s, seat, codes.A_TAKE + box.DICE * box.SIDES, out)
    elif phase == codes.BUY:
        out = append(out, codes.A_PASS_DIE)
        out = dice_actions(s, seat, codes.A_BUY, out)
    elif phase == codes.COURT:
        out = append(out, codes.A_PASS)
        out = append(out, codes.A_HOLD)
    elif phase in (codes.PAY_COURT, codes.PAY_DIE):
        return first_of(codes.A_PAY, len(s.stalls))
    elif phase == codes.FREE:
        out = append(out, codes.A_NO_ASSIGNMENT)
        jobs: i64 = box.JOBS if may_farm(s) else box.FARMERS
        for job in range(jobs):
            out = append(out, codes.A_ASSIGN + job)
    elif phase == codes.SLAVERY:
        out = append(out, codes.A_KEEP)
        out = append(out, codes.A_SELL)
        if can_sell(s, seat, 3):
            out = append(out, codes.A_SELL + 1)
    return out


def dice_actions(s: AlbaState, seat: i64, first: i64, out: vec[i64]) -> vec[i64]:
    """Each die left with every number of peasants it allows."""
    for die in range(i64(box.DICE)):
        most: i64 = most_by_die(s, seat, die)
        for count in range(most):
            out = append(out, first + die * box.SIDES + count)
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
    if phase == codes.TARGETS:  # a City Card for each other city in the game [S5]
        out = other_cities(s, seat, codes.A_ATTACK)
        if s.assisi == 1:
            out = append(out, codes.A_ATTACK + box.ASSISI)
    elif phase == codes.HEROES:
        for hero in range(i64(box.HEROES_EACH)):
            if (s.used[seat] >> hero) & 1 == 0:
                out = append(out, codes.A_HERO + hero)
    elif phase == codes.SABOTAGE:
        return sabotage_actions(s)
    elif phase == codes.STOCK:
        return stock_actions(s)
    elif phase == codes.ARMY:
        out = append(out, codes.A_NO_RECALL)
        out = append(out, codes.A_TAKE_BACK)
    elif phase == codes.RECALL:
        for hero in range(i64(box.HEROES_EACH)):
            if (s.used[seat] >> hero) & 1 == 1:
                out = append(out, codes.A_RECALL + hero)
    return out


# Chance.


def outcomes(s: AlbaState) -> vec[i64]:
    """Everything the draw now due can bring."""
    out: vec[i64] = vec[i64]()
    if s.phase == codes.ROLL:
        return first_of(codes.A_ROLL, codes.ROLLS)
    if s.phase == codes.COST:
        for kind in range(i64(box.COST_KINDS)):
            if s.costs_left[s.climate * box.COST_KINDS + kind] > 0:
                out = append(out, codes.A_COST + box.COSTS[kind])
    elif s.phase == codes.CLIMATE:
        for climate in range(i64(box.CLIMATES)):
            if (s.block >> climate) & 1 == 1:
                out = append(out, codes.A_CLIMATE + climate)
    elif s.phase == codes.CARD:
        for card in range(i64(box.BLESSINGS)):
            if s.blessings_left[card] > 0:
                out = append(out, codes.A_CARD + card)
    elif s.phase == codes.FIRST_KING:
        return first_of(codes.A_FIRST_KING, s.players if s.random_first_king == 1 else 1)
    return out


def weights(s: AlbaState) -> vec[i64]:
    """Cards come as often as they are still unseen [S7]; dice, climates and the first king are even."""
    due = outcomes(s)
    for i in range(len(due)):
        if s.phase == codes.COST:
            due[i] = s.costs_left[s.climate * box.COST_KINDS + box.cost_kind(due[i] - codes.A_COST)]
        elif s.phase == codes.CARD:
            due[i] = s.blessings_left[due[i] - codes.A_CARD]
        else:
            due[i] = 1
    return due


def chance_key(s: AlbaState) -> list[int]:
    """Dice by season, king and space of the Dice Cost Track, the weather by season, a blessing by its place in the stack.

    At the end of the track the disc stays, but every court costs silver: what is left tells two courts apart."""
    if s.phase == codes.CARD:
        return [codes.A_CARD, sum(s.blessings_left)]
    if s.phase == codes.ROLL:
        left: i64 = s.silver[s.turn] if s.dice_cost == len(box.DICE_COSTS) - 1 else 0
        return [codes.A_ROLL, int(s.year), int(s.season), int(s.turn), int(s.dice_cost), int(left)]
    return [int(s.phase), int(s.year), int(s.season)]


# A random action without a list.


def random_action(s: AlbaState, seat: i64, rng: Rng) -> i64:
    """One of `actions`, each equally likely; an outcome by its weight."""
    phase: i64 = s.phase
    if phase == codes.ROLL:
        return codes.A_ROLL + rng.below(codes.ROLLS)
    if phase == codes.TAKE:
        farm: i64 = rng.below(2) if may_farm(s) else 0
        pick: i64 = rng.below(dice_choices(s, seat))
        return codes.A_TAKE + farm * box.DICE * box.SIDES + random_die(s, seat, pick)
    if phase == codes.BUY:
        pick = rng.below(dice_choices(s, seat) + 1)
        if pick == 0:
            return codes.A_PASS_DIE
        return codes.A_BUY + random_die(s, seat, pick - 1)
    if phase == codes.COURT:
        return codes.A_PASS if rng.below(2) == 0 else codes.A_HOLD
    if phase in (codes.PAY_COURT, codes.PAY_DIE):
        return codes.A_PAY + rng.below(len(s.stalls))
    listed = actions(s, seat)
    if seat == CHANCE:
        return listed[rng.weighted(weights(s))]
    return listed[rng.below(len(listed))]


def dice_choices(s: AlbaState, seat: i64) -> i64:
    """How many ways there are to use one of the dice left for its own job."""
    count: i64 = 0
    for die in range(i64(box.DICE)):
        count += most_by_die(s, seat, die)
    return count


def random_die(s: AlbaState, seat: i64, pick: i64) -> i64:
    """Number `pick` of those ways, as a die and a number of peasants."""
    die: i64 = 0
    while pick >= most_by_die(s, seat, die):
        pick -= most_by_die(s, seat, die)
        die += 1
    return die * box.SIDES + pick
