"""What a viewer cannot see: the others' sealed answers, and used heroes that were taken back unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules.codes import A_ATTACK
from ludotheca.games.alba_longa.rules.legal import combat_actions
from ludotheca.games.alba_longa.rules.soldiers import target_count
from ludotheca.games.alba_longa.tables import BLESSING, HEROES, HEROES_EACH, NONE, PILES, TARGETS
from ludotheca.kernel.rng import Rng

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def redraw(s: AlbaState, viewer: i64, rng: Rng) -> None:
    """Draw anew all that `viewer` cannot know, in agreement with everything shown so far. Decks have no order, so
    there is nothing in them to shuffle."""
    king: i64 = 0
    while king < s.players:
        if king != viewer:
            s.used[king] = random_pile(s.possible[king], rng) << 1
            if s.phase == TARGETS and s.target[king] != NONE and target_count(s, king) > 1:
                cities = combat_actions(s, king)
                s.target[king] = cities[rng.below(len(cities))] - A_ATTACK
            elif s.phase == HEROES and s.hero[king] != NONE:
                s.hero[king] = random_active(s.used[king], rng)
            elif s.phase == BLESSING and s.blessing[king] != NONE:
                s.blessing[king] = rng.below(2)
        king += 1


def random_pile(piles: i64, rng: Rng) -> i64:
    """One of a set of piles, each equally likely."""
    count: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        count += (piles >> pile) & 1
        pile += 1
    left: i64 = rng.below(count)
    pile = 0
    while True:
        if (piles >> pile) & 1 == 1:
            if left == 0:
                return pile
            left -= 1
        pile += 1


def random_active(used: i64, rng: Rng) -> i64:
    """One of the heroes that are not used, each equally likely."""
    count: i64 = 0
    hero: i64 = 0
    while hero < HEROES_EACH:
        count += 1 - ((used >> hero) & 1)
        hero += 1
    left: i64 = rng.below(count)
    hero = 0
    while True:
        if (used >> hero) & 1 == 0:
            if left == 0:
                return hero
            left -= 1
        hero += 1
