"""How a town stands: an estimate of its final score, from the deck, the town, the stock and the envoys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni.policy_worth import likely_help
from ludotheca.games.comuni.rules import invasion
from ludotheca.games.comuni.rules.town import have, tallest
from ludotheca.games.comuni.scoring import hero_points, score, smallest_building_points
from ludotheca.games.comuni.tables import (
    ARMY,
    CATEGORIES,
    COLUMN_CARDS,
    COLUMNS,
    CRAFTSMAN,
    DECKS,
    GOLD,
    MOST_IN_HAND,
    NONE,
    OVER,
    PILGRIM,
    STOREYS,
    level_of,
)
from ludotheca.games.comuni.weights import EVALUATION, FEATURES, STAGES
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

_NONE: Final = vec[i64]([0] * FEATURES)
_NONE_EVER: Final = vec[i64]([0] * (FEATURES * STAGES))


def evaluate(s: ComuniState, seat: i64) -> float:
    """The final score; before the end an estimate of it."""
    if s.phase == OVER or len(s.comune) == 0:
        return float(score(s, seat))
    found = present(s, seat)
    w = EVALUATION.values
    first: i64 = stage(s) * FEATURES
    total: i64 = 0
    i: i64 = 0
    while i < FEATURES:
        total += w[first + i] * found[i]
        i += 1
    return float(total) / 1000.0


def stage(s: ComuniState) -> i64:
    """The deck in use; the last round comes after the last deck."""
    return DECKS if s.last_turns != NONE else s.deck_number


def features(s: ComuniState, seat: i64) -> vec[i64]:
    """What the estimate sees, in the place of the stage."""
    out = _NONE_EVER[:]
    found = present(s, seat)
    first: i64 = stage(s) * FEATURES
    i: i64 = 0
    while i < FEATURES:
        out[first + i] = found[i]
        i += 1
    return out


def present(s: ComuniState, seat: i64) -> vec[i64]:
    """What the estimate sees, in the order of weights.py."""
    out = _NONE[:]
    attack: i64 = invasion.attack_on(s, seat, s.deck_number)
    lacking: i64 = attack - likely_help(s, seat) - invasion.wall_defence(s, seat, have(s, seat, ARMY))
    out[0] = 1
    out[1] = s.points[seat]
    out[2] = s.deck_left
    out[3] = hero_points(s, seat)
    out[4] = s.pillage[seat]
    out[5] = smallest_building_points(s, seat)
    out[6] = have(s, seat, GOLD)
    out[7] = have(s, seat, ARMY)
    out[8] = have(s, seat, CRAFTSMAN)
    out[9] = have(s, seat, PILGRIM)
    out[10] = max(lacking, 0)
    out[11] = attack
    out[12] = 1 if s.active == seat else 0
    add_town(s, seat, out)
    add_cards(s, seat, out)
    return out


def add_town(s: ComuniState, seat: i64, out: vec[i64]) -> None:
    """Guild masters, categories begun, tallest buildings (active or grey), wall cards and their heights."""
    category: i64 = 0
    while category < CATEGORIES:
        top: i64 = tallest(s, seat, category)
        if s.master[category] == seat:
            out[13] += 1
        if top > 0:
            out[14] += 1
        out[15] += top
        if (s.activated[seat] >> category) & 1:
            out[16] += top
        category += 1
    storeys: i64 = 1
    while storeys <= STOREYS:
        sections: i64 = s.walls[seat * STOREYS + storeys - 1]
        out[17] += sections * storeys
        out[18] += sections * storeys * (storeys + 1) // 2
        storeys += 1


def add_cards(s: ComuniState, seat: i64, out: vec[i64]) -> None:
    """Cards in hand and under one's envoys, with their levels; the gold that lies with them."""
    i: i64 = 0
    while i < s.hand_size[seat]:
        out[19] += 1
        out[20] += level_of(s.hand[seat * MOST_IN_HAND + i])
        i += 1
    column: i64 = 0
    while column < COLUMNS:
        if s.bidder[column] == seat:
            out[21] += 1
            out[22] += s.offer[column]
            i = 0
            while i < s.column_count[column]:
                out[23] += 1
                out[24] += level_of(s.column[column * COLUMN_CARDS + i])
                i += 1
        column += 1
