"""How a king stands: an estimate of where they will be at the end, from the season, the city and the stock.

At the end a standing is the way to the goal (monuments and peasants, 26 is there), and beyond it what parts kings who
reach it together: peasants beyond sixteen, then wheat and coins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.scoring import population
from ludotheca.games.alba_longa.weights import EVALUATION, FEATURES, SEASONS
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState

VICTORY: Final = 4.0
STOCK: Final = 0.02  # a wheat or a coin, the last tie-break
_NONE: Final = vec[i64]([0] * FEATURES)
_NONE_EVER: Final = vec[i64]([0] * (FEATURES * SEASONS))


def evaluate(s: AlbaState, king: i64) -> float:
    """The standing at the end; before it an estimate of that."""
    if s.phase == codes.OVER:
        return final_standing(s, king)
    found = present(s, king)
    w = EVALUATION.values
    first: i64 = season_number(s) * FEATURES
    total: i64 = 0
    for i in range(i64(FEATURES)):
        total += w[first + i] * found[i]
    return float(total) / 1000.0


def final_standing(s: AlbaState, king: i64) -> float:
    """The way to the goal and what breaks ties; victory stands apart."""
    standing: float = float(s.monuments[king] + population(s, king))
    standing += STOCK * float(s.wheat[king] + s.silver[king])
    return standing + VICTORY if s.won(king) else standing


def season_number(s: AlbaState) -> i64:
    """Seasons begun before this one; later ones count as the last that has weights of its own."""
    number: i64 = 2 * (s.year - 1) + s.season
    if number < SEASONS:
        return number
    return SEASONS - 2 + s.season


def features(s: AlbaState, king: i64) -> vec[i64]:
    """What the estimate sees, in the place of the season."""
    out = _NONE_EVER[:]
    found = present(s, king)
    first: i64 = season_number(s) * FEATURES
    for i in range(i64(FEATURES)):
        out[first + i] = found[i]
    return out


def present(s: AlbaState, king: i64) -> vec[i64]:
    """What the estimate sees, in the order of weights.py."""
    out = _NONE[:]
    out[0] = 1
    if s.alive[king] == 0:
        return out
    at: i64 = king * box.JOBS
    people: i64 = population(s, king)
    wanted: i64 = box.MONUMENTS - s.monuments[king]
    quarry: i64 = s.workers[at + box.QUARRY] + s.captives[at + box.QUARRY]
    out[1] = 1
    out[2] = min(people, box.VICTORY_POPULATION)
    out[3] = people - out[2]
    out[4] = s.monuments[king]
    out[5] = min(quarry // 2, wanted)
    out[6] = quarry % 2 if quarry // 2 < wanted else 0
    out[7] = min(s.silver[king], 6)
    out[8] = max(s.silver[king] - 6, 0)
    wheat: i64 = s.wheat[king]
    if s.season == box.HARVEST:
        wheat += box.wheat_of(s.climate) * (s.workers[at + box.FARMERS] + s.captives[at + box.FARMERS])
    out[9] = min(wheat, people)
    out[10] = max(wheat - people, 0)
    out[11] = s.worship[king] + s.workers[at + box.PRIESTS] + s.captives[at + box.PRIESTS]
    out[12] = min(s.workers[at + box.MERCHANTS] + s.captives[at + box.MERCHANTS], 1)
    out[13] = s.workers[at + box.MERCHANTS] + s.captives[at + box.MERCHANTS]
    out[14] = s.workers[at + box.SOLDIERS]
    out[15] = s.home[king] if s.out[king] == 0 else 0
    out[16] = best_rival(s, king)
    return out


def best_rival(s: AlbaState, king: i64) -> i64:
    """How far the best of the others has come: they may end the game."""
    best: i64 = 0
    for other in range(s.players):
        if other != king:
            best = max(best, s.monuments[other] + population(s, other))
    return best
