"""How a town stands: an estimate of its final score, from the deck, the town, the stock and the envoys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni import box, weights
from ludotheca.games.comuni.policy_worth import likely_help
from ludotheca.games.comuni.rules import codes, invasion
from ludotheca.games.comuni.rules.town import have, tallest
from ludotheca.games.comuni.scoring import hero_points, score, smallest_building_points
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

_NONE: Final = vec[i64]([0] * weights.FEATURES)
_NONE_EVER: Final = vec[i64]([0] * (weights.FEATURES * weights.STAGES))


def evaluate(s: ComuniState, seat: i64) -> float:
    """The final score; before the end an estimate of it."""
    if s.phase == codes.OVER or len(s.comune) == 0:
        return float(score(s, seat))
    found = present(s, seat)
    w = weights.EVALUATION.values
    first: i64 = stage(s) * weights.FEATURES
    total: i64 = 0
    for i in range(i64(weights.FEATURES)):
        total += w[first + i] * found[i]
    return float(total) / 1000.0


def stage(s: ComuniState) -> i64:
    """The deck in use; the last round comes after the last deck."""
    return box.DECKS if s.last_turns != NONE else s.deck_number


def features(s: ComuniState, seat: i64) -> vec[i64]:
    """What the estimate sees, in the place of the stage."""
    out = _NONE_EVER[:]
    found = present(s, seat)
    first: i64 = stage(s) * weights.FEATURES
    for i in range(i64(weights.FEATURES)):
        out[first + i] = found[i]
    return out


def present(s: ComuniState, seat: i64) -> vec[i64]:
    """What the estimate sees, in the order of weights.py."""
    out = _NONE[:]
    attack: i64 = invasion.attack_on(s, seat, s.deck_number)
    lacking: i64 = attack - likely_help(s, seat) - invasion.wall_defence(s, seat, have(s, seat, box.ARMY))
    out[0] = 1
    out[1] = s.points[seat]
    out[2] = s.deck_left
    out[3] = hero_points(s, seat)
    out[4] = s.pillage[seat]
    out[5] = smallest_building_points(s, seat)
    out[6] = have(s, seat, box.GOLD)
    out[7] = have(s, seat, box.ARMY)
    out[8] = have(s, seat, box.CRAFTSMAN)
    out[9] = have(s, seat, box.PILGRIM)
    out[10] = max(lacking, 0)
    out[11] = attack
    out[12] = 1 if s.active == seat else 0
    add_town(s, seat, out)
    add_cards(s, seat, out)
    return out


def add_town(s: ComuniState, seat: i64, out: vec[i64]) -> None:
    """Guild masters, categories begun, tallest buildings (active or grey), wall cards and their heights."""
    for category in range(i64(box.CATEGORIES)):
        top: i64 = tallest(s, seat, category)
        if s.master[category] == seat:
            out[13] += 1
        if top > 0:
            out[14] += 1
        out[15] += top
        if (s.activated[seat] >> category) & 1:
            out[16] += top
    for storeys in range(1, i64(box.STOREYS + 1)):
        sections: i64 = s.walls[seat * box.STOREYS + storeys - 1]
        out[17] += sections * storeys
        out[18] += sections * storeys * (storeys + 1) // 2


def add_cards(s: ComuniState, seat: i64, out: vec[i64]) -> None:
    """Cards in hand and under one's envoys, with their levels; the gold that lies with them."""
    for i in range(s.hand_size[seat]):
        out[19] += 1
        out[20] += box.level_of(s.hand[seat * box.MOST_IN_HAND + i])
    for column in range(i64(box.COLUMNS)):
        if s.bidder[column] == seat:
            out[21] += 1
            out[22] += s.offer[column]
            for i in range(s.column_count[column]):
                out[23] += 1
                out[24] += box.level_of(s.column[column * box.COLUMN_CARDS + i])
