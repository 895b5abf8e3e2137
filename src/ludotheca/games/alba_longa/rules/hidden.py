"""What a viewer cannot see: the others' sealed answers, and used heroes that were taken back unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.legal import combat_actions
from ludotheca.games.alba_longa.rules.soldiers import target_count
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def redraw_hidden(s: AlbaState, viewer: i64, rng: Rng) -> None:
    """Draw anew all that `viewer` cannot know, in agreement with everything shown so far. Decks have no order, so
    there is nothing in them to shuffle."""
    for king in range(s.players):
        if king != viewer:
            s.used[king] = random_bit(s.possible[king], rng) << 1
            if s.phase == codes.TARGETS and s.target[king] != NONE and target_count(s, king) > 1:
                cities = combat_actions(s, king)
                s.target[king] = cities[rng.below(len(cities))] - codes.A_ATTACK
            elif s.phase == codes.HEROES and s.hero[king] != NONE:
                s.hero[king] = random_bit(box.ALL_HEROES & ~s.used[king], rng)
            elif s.phase == codes.BLESSING and s.blessing[king] != NONE:
                s.blessing[king] = rng.below(2)


def reopen(s: AlbaState, viewer: i64) -> None:
    """Targets, heroes and blessings that are not open yet; where there is a single target nobody chose it."""
    for king in range(s.players):
        if king != viewer:
            if s.phase == codes.TARGETS and s.target[king] != NONE and target_count(s, king) > 1:
                s.target[king] = NONE
            elif s.phase == codes.HEROES:
                s.hero[king] = NONE
            elif s.phase == codes.BLESSING:
                s.blessing[king] = NONE


def random_bit(bits: i64, rng: Rng) -> i64:
    """The place of one of the bits that are set, each equally likely."""
    count: i64 = 0
    for i in range(i64(box.PILES)):
        count += (bits >> i) & 1
    left: i64 = rng.below(count)
    place: i64 = 0
    while left > 0 or (bits >> place) & 1 == 0:
        left -= (bits >> place) & 1
        place += 1
    return place
