"""Step 3A, the planning of attacks: the army bonus, cities, heroes, and the heroes' piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules.codes import (
    E_HERO,
    E_HERO_MINE,
    E_HERO_SEALED,
    E_HEROES_RETURN,
    E_NOT_RECALLED,
    E_RECALLED,
    E_RECALLED_MINE,
    E_TARGET,
    E_TARGET_MINE,
    E_TARGET_SEALED,
)
from ludotheca.games.alba_longa.rules.season import other_survivor, survivors
from ludotheca.games.alba_longa.tables import (
    ALL_USED,
    ARMY,
    ASSISI,
    HEROES,
    JOBS,
    NONE,
    PILES,
    RECALL,
    SABOTAGE,
    SOLDIERS,
    TARGETS,
)
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


# A Job Well Done: the largest army.


def begin_soldiers(s: AlbaState) -> None:
    """Every king has assigned his peasants or passed: the jobs are resolved, soldiers first."""
    s.phase = ARMY


def army_bonus_due(s: AlbaState) -> bool:
    """With A Job Well Done the one king with most soldiers may take a used hero back [J1]."""
    if s.job_well_done == 0:
        return False
    king: i64 = most(s, SOLDIERS)
    if king == NONE or s.used[king] == 0:
        return False
    s.turn = king
    return True


def most(s: AlbaState, job: i64) -> i64:
    """The one king with the most standing workers at a job, captives included; NONE if nobody or several [A37]."""
    best: i64 = 0
    king: i64 = 0
    found: i64 = NONE
    while king < s.players:
        count: i64 = s.workers[king * JOBS + job] + s.captives[king * JOBS + job]
        if count > best:
            best = count
            found = king
        elif count == best:
            found = NONE
        king += 1
    return found


def take_back(s: AlbaState, king: i64) -> None:
    """He takes a hero back; of several used ones he chooses in secret."""
    if s.sink is not None:
        s.sink.emit(E_RECALLED, EVERYONE, [int(king)])
    s.phase = RECALL
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
    if s.sink is not None:
        s.sink.emit(E_RECALLED_MINE, 1 << king, [int(king), int(hero)])
    begin_targets(s)


def recall_nobody(s: AlbaState, king: i64) -> None:
    """The bonus is optional [A47]."""
    if s.sink is not None:
        s.sink.emit(E_NOT_RECALLED, EVERYONE, [int(king)])
    begin_targets(s)


# 1. Choose a city to attack. 2. Reveal attacks.


def begin_targets(s: AlbaState) -> None:
    """Every king with soldiers must choose a city, in secret [K1]; where there is only one it is chosen."""
    s.phase = TARGETS
    s.step += 1
    king: i64 = 0
    while king < s.players:
        s.target[king] = NONE
        s.hero[king] = NONE
        if soldiers(s, king) > 0 and target_count(s, king) == 1:
            s.target[king] = ASSISI if s.assisi == 1 else other_survivor(s, king)
        king += 1


def soldiers(s: AlbaState, king: i64) -> i64:
    return s.workers[king * JOBS + SOLDIERS]


def target_count(s: AlbaState, king: i64) -> i64:
    """The cities he can attack: every other surviving one [A16], and Assisi [AS2]."""
    return survivors(s) - s.alive[king] + s.assisi


def owes_target(s: AlbaState, king: i64) -> bool:
    return s.target[king] == NONE and soldiers(s, king) > 0 and target_count(s, king) > 0


def seal_target(s: AlbaState, king: i64, city: i64) -> None:
    """A City Card face down."""
    s.target[king] = city
    if s.sink is not None:
        s.sink.emit(E_TARGET_SEALED, EVERYONE, [int(king)])
        s.sink.emit(E_TARGET_MINE, 1 << king, [int(king), int(city)])


def targets_missing(s: AlbaState) -> bool:
    king: i64 = 0
    while king < s.players:
        if owes_target(s, king):
            return True
        king += 1
    return False


def open_targets(s: AlbaState) -> None:
    """All cities are revealed at once [K2]."""
    s.phase = HEROES
    s.step += 1
    if anybody_attacks(s):
        s.shown += 1
    if s.sink is not None:
        for i in range(int(s.players)):
            if s.target[i] != NONE:
                s.sink.emit(E_TARGET, EVERYONE, [i, int(s.target[i])])


# 3. Choose a hero. 4. Reveal heroes.


def fights(s: AlbaState, king: i64) -> bool:
    """Whether a king attacks or is attacked."""
    return s.target[king] != NONE or attacked(s, king)


def attacked(s: AlbaState, city: i64) -> bool:
    king: i64 = 0
    while king < s.players:
        if s.target[king] == city:
            return True
        king += 1
    return False


def anybody_attacks(s: AlbaState) -> bool:
    king: i64 = 0
    while king < s.players:
        if s.target[king] != NONE:
            return True
        king += 1
    return False


def owes_hero(s: AlbaState, king: i64) -> bool:
    """Attackers and attacked kings choose a hero, with or without soldiers; the others none [K3]."""
    return s.hero[king] == NONE and fights(s, king)


def seal_hero(s: AlbaState, king: i64, hero: i64) -> None:
    """One of the active heroes, face down."""
    s.hero[king] = hero
    if s.sink is not None:
        s.sink.emit(E_HERO_SEALED, EVERYONE, [int(king)])
        s.sink.emit(E_HERO_MINE, 1 << king, [int(king), int(hero)])


def heroes_missing(s: AlbaState) -> bool:
    king: i64 = 0
    while king < s.players:
        if owes_hero(s, king):
            return True
        king += 1
    return False


def open_heroes(s: AlbaState) -> None:
    """All heroes are revealed at once [K4]; now everybody knows that they were active."""
    s.phase = SABOTAGE
    s.step += 1
    if anybody_attacks(s):
        s.shown += 1
    s.asked = 0
    s.offered = 0
    s.sabotage_left = 0
    king: i64 = 0
    while king < s.players:
        if s.hero[king] > 0:
            s.possible[king] = piles_without(s.possible[king], s.hero[king])
        king += 1
    if s.sink is not None:
        for i in range(int(s.players)):
            if s.hero[i] != NONE:
                s.sink.emit(E_HERO, EVERYONE, [i, int(s.hero[i]), int(strength(s, i))])


def strength(s: AlbaState, king: i64) -> i64:
    """Soldiers and hero, whole in attack and in defence [K4]."""
    return soldiers(s, king) + s.hero[king]


# d. Discard used heroes.


def discard_heroes(s: AlbaState) -> None:
    """Heroes of 1 or more go to the used pile, the 0 stays active [K18]; when only the 0 is left all return [K19]."""
    king: i64 = 0
    while king < s.players:
        hero: i64 = s.hero[king]
        if hero > 0:
            s.used[king] |= i64(1) << hero
            s.possible[king] = piles_with(s.possible[king], hero)
            if s.used[king] == ALL_USED:
                s.used[king] = 0
                if s.sink is not None:
                    s.sink.emit(E_HEROES_RETURN, EVERYONE, [int(king)])
        s.hero[king] = NONE
        s.target[king] = NONE
        king += 1


# What a perfect memory knows of a used pile. A set of piles has bit p for the pile whose heroes are the bits of p,
# hero 1 being the lowest.


def piles_without(piles: i64, hero: i64) -> i64:
    """Those in which this hero does not lie."""
    out: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        if (piles >> pile) & 1 == 1 and (pile >> (hero - 1)) & 1 == 0:
            out |= i64(1) << pile
        pile += 1
    return out


def piles_with(piles: i64, hero: i64) -> i64:
    """What they become when this hero is laid on them; a whole pile returns to the hand."""
    out: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        if (piles >> pile) & 1 == 1:
            after: i64 = pile | (i64(1) << (hero - 1))
            out |= i64(1) << (after % (PILES - 1))
        pile += 1
    return out


def piles_after_recall(piles: i64) -> i64:
    """What they become when one hero, nobody knows which, is taken from them."""
    out: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        if (piles >> pile) & 1 == 1:
            bit: i64 = 1
            while bit < PILES:
                if pile & bit != 0:
                    out |= i64(1) << (pile - bit)
                bit *= 2
        pile += 1
    return out
