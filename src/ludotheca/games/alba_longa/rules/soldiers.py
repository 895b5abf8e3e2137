"""Step 3A, the planning of attacks: the army bonus, cities, heroes, and the heroes' piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.season import most, other_survivor, seats_after, survivors
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


# A Job Well Done: the largest army.


def begin_soldiers(s: AlbaState) -> None:
    """Every king has assigned peasants or passed: the jobs are resolved, soldiers first."""
    s.phase = codes.ARMY


def army_bonus_due(s: AlbaState) -> bool:
    """With A Job Well Done the one king with most soldiers may take a used hero back [J1]."""
    if s.job_well_done == 0:
        return False
    king: i64 = most(s, box.SOLDIERS)
    if king == NONE or s.used[king] == 0:
        return False
    s.turn = king
    return True


def take_back(s: AlbaState, king: i64) -> None:
    """A king takes a hero back; of several used ones they choose in secret."""
    s.tell(codes.E_RECALLED, king)
    s.phase = codes.RECALL
    used: i64 = s.used[king]
    if used & (used - 1) == 0:
        hero: i64 = 1
        while used != i64(1) << hero:
            hero += 1
        recall(s, king, hero)


def recall(s: AlbaState, king: i64, hero: i64) -> None:
    """A used hero becomes active again; nobody else sees which [K20]."""
    s.used[king] &= ~(i64(1) << hero)
    s.possible[king] = piles_after_recall(s.possible[king])
    s.tell_seat(king, codes.E_RECALLED_MINE, king, hero)
    begin_targets(s)


def recall_nobody(s: AlbaState, king: i64) -> None:
    """The bonus is optional [A47]."""
    s.tell(codes.E_NOT_RECALLED, king)
    begin_targets(s)


# 1. Choose a city to attack. 2. Reveal attacks.


def begin_targets(s: AlbaState) -> None:
    """Every king with soldiers must choose a city, in secret [K1]; where there is only one it is chosen."""
    s.phase = codes.TARGETS
    s.step += 1
    for king in range(s.players):
        s.target[king] = NONE
        s.hero[king] = NONE
        if soldiers(s, king) > 0 and target_count(s, king) == 1:
            s.target[king] = box.ASSISI if s.assisi == 1 else other_survivor(s, king)


def soldiers(s: AlbaState, king: i64) -> i64:
    return s.workers[king * box.JOBS + box.SOLDIERS]


def target_count(s: AlbaState, king: i64) -> i64:
    """How many cities there are to attack: every other surviving one [A16], and Assisi [AS2]."""
    return survivors(s) - s.alive[king] + s.assisi


def owes_target(s: AlbaState, king: i64) -> bool:
    return s.target[king] == NONE and soldiers(s, king) > 0 and target_count(s, king) > 0


def seal_target(s: AlbaState, king: i64, city: i64) -> None:
    """A City Card face down."""
    s.target[king] = city
    s.tell(codes.E_TARGET_SEALED, king)
    s.tell_seat(king, codes.E_TARGET_MINE, king, city)


def open_targets(s: AlbaState) -> None:
    """All cities are revealed at once [K2]."""
    s.phase = codes.HEROES
    s.step += 1
    any_open: i64 = 0
    for king in range(s.players):
        if s.target[king] != NONE:
            any_open = 1
            s.tell(codes.E_TARGET, king, s.target[king], attack_turn(s, s.target[king]))
    s.shown += any_open


def attack_turn(s: AlbaState, city: i64) -> i64:
    """When it is a city's turn to be attacked: Assisi is 0, then come the cities from the King of Kings' clockwise."""
    if city == box.ASSISI:
        return 0
    return 1 + seats_after(s, city)


# 3. Choose a hero. 4. Reveal heroes.


def fights(s: AlbaState, king: i64) -> bool:
    """Whether a king attacks or is attacked."""
    return s.target[king] != NONE or attacked(s, king)


def attacked(s: AlbaState, city: i64) -> bool:
    return city in s.target


def owes_hero(s: AlbaState, king: i64) -> bool:
    """Attackers and attacked kings choose a hero, with or without soldiers; the others none [K3]."""
    return s.hero[king] == NONE and fights(s, king)


def seal_hero(s: AlbaState, king: i64, hero: i64) -> None:
    """One of the active heroes, face down."""
    s.hero[king] = hero
    s.tell(codes.E_HERO_SEALED, king)
    s.tell_seat(king, codes.E_HERO_MINE, king, hero)


def open_heroes(s: AlbaState) -> None:
    """All heroes are revealed at once [K4]; now everybody knows that they were active."""
    s.phase = codes.SABOTAGE
    s.step += 1
    s.asked = 0
    s.offered = 0
    s.sabotage_left = 0
    any_open: i64 = 0
    for king in range(s.players):
        if s.hero[king] != NONE:
            any_open = 1
            s.tell_more(codes.E_HERO, king, s.hero[king], strength(s, king), soldiers(s, king))
        if s.hero[king] > 0:
            s.possible[king] = piles_without(s.possible[king], s.hero[king])
    s.shown += any_open


def strength(s: AlbaState, king: i64) -> i64:
    """Soldiers and hero, whole in attack and in defence [K4]."""
    return soldiers(s, king) + s.hero[king]


# d. Discard used heroes.


def discard_heroes(s: AlbaState) -> None:
    """Heroes of 1 or more go to the used pile, the 0 stays active [K18]; when only the 0 is left all return [K19]."""
    for king in range(s.players):
        hero: i64 = s.hero[king]
        if hero > 0:
            s.used[king] |= i64(1) << hero
            s.possible[king] = piles_with(s.possible[king], hero)
            if s.used[king] == box.ALL_USED:
                s.used[king] = 0
                s.tell(codes.E_HEROES_RETURN, king)
        s.hero[king] = NONE
        s.target[king] = NONE


# What a perfect memory knows of a used pile. A set of piles has bit p for the pile whose heroes are the bits of p,
# hero 1 being the lowest.


def piles_without(piles: i64, hero: i64) -> i64:
    """Those in which this hero does not lie."""
    out: i64 = 0
    for pile in range(i64(box.PILES)):
        if (piles >> pile) & 1 == 1 and (pile >> (hero - 1)) & 1 == 0:
            out |= i64(1) << pile
    return out


def piles_with(piles: i64, hero: i64) -> i64:
    """What they become when this hero is laid on them; a whole pile returns to the hand."""
    out: i64 = 0
    for pile in range(i64(box.PILES)):
        if (piles >> pile) & 1 == 1:
            after: i64 = pile | (i64(1) << (hero - 1))
            out |= i64(1) << (after % (box.PILES - 1))
    return out


def piles_after_recall(piles: i64) -> i64:
    """What they become when one hero, nobody knows which, is taken from them."""
    out: i64 = 0
    for pile in range(i64(box.PILES)):
        if (piles >> pile) & 1 == 1:
            bit: i64 = 1
            while bit < box.PILES:
                if pile & bit != 0:
                    out |= i64(1) << (pile - bit)
                bit *= 2
    return out
