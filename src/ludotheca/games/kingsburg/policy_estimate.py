"""Where a position leads: an estimate of a seat's final score, for searches that stop before the end.

What counts is summed up in numbers, some of them times the seasons to come; `lab.tune` has fitted their weights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.policy_battle import battle_values
from ludotheca.games.kingsburg.policy_goods import is_late, seasons_left
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.province import building_count, goods_count, has
from ludotheca.games.kingsburg.weights import EVALUATION, EVALUATION_NAMES, FIRST_BUILDING, FIRST_LATER
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def evaluate(s: KingsburgState, seat: i64) -> float:
    """The final score once it is known, before that the estimate."""
    if s.stage == codes.OVER:
        return float(s.score(seat))
    return float(EVALUATION.dot(features(s, seat))) / 1000.0


def features(s: KingsburgState, seat: i64) -> vec[i64]:
    """What the estimate weighs, in the order of EVALUATION_NAMES."""
    out: vec[i64] = vec[i64]([0] * len(EVALUATION_NAMES))
    left: i64 = seasons_left(s)
    score: i64 = s.score(seat)
    if is_late(s):
        if has(s, seat, box.CATHEDRAL):
            score += goods_count(s, seat) // 2
    else:
        out[4] = s.goods[seat * box.GOODS + box.GOLD]
        out[5] = s.goods[seat * box.GOODS + box.WOOD]
        out[6] = s.goods[seat * box.GOODS + box.STONE]
        out[7] = s.tokens[seat]
        out[8] = s.tokens[seat] * left
        out[11] = 1 if s.envoy == seat else 0
        out[12] = most_buildings(s) - building_count(s, seat)
    out[0] = 1
    out[1] = left
    out[2] = score
    out[3] = score * left
    if s.stage != codes.SPOILS:
        battle: vec[i64] = battle_values(s, seat, 0)
        out[9] = s.soldiers[seat]
        out[10] = battle[0] // 10
    for row in range(box.ROWS):
        for column in range(s.rows[seat * box.ROWS + row]):
            out[FIRST_BUILDING + row * box.COLUMNS + column] = 1
            out[FIRST_LATER + row * box.COLUMNS + column] = left
    return out


def most_buildings(s: KingsburgState) -> i64:
    """How many buildings the governor with the most has."""
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, building_count(s, seat))
    return most
