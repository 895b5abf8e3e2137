"""What winter promises: victory, defeat, and what soldiers change about it, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.policy_goods import POINT, desire
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.games.kingsburg.rules.province import building_strength, goods_count, has
from ludotheca.games.kingsburg.rules.winter import first_to_fall
from ludotheca.games.kingsburg.weights import FEAR, GOOD, LEAD, STRONGEST, WEIGHTS
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

LATE_GOOD: Final = 2  # a good that comes or goes after the last building


def battle_values(s: KingsburgState, seat: i64, most: i64) -> vec[i64]:
    """What winter promises with 0 to `most` soldiers more: the mean over the cards it may be and the King's die."""
    out: vec[i64] = vec[i64]([0] * (most + 1))
    w: vec[i64] = WEIGHTS.values
    known: bool = knows_enemy(s, seat)
    wall: bool = has(s, seat, box.STONE_WALL)
    first: i64 = s.enemy if known else box.first_card(s.year)
    cards: i64 = 1 if known else box.CARDS_A_YEAR
    for i in range(cards):
        card: i64 = first + i
        win: i64 = victory_value(s, seat, card) + w[STRONGEST]
        loss: i64 = defeat_value(s, seat, card) * w[FEAR] // 100
        force: i64 = s.soldiers[seat] + building_strength(s, seat, box.enemy_of(card)) - box.strength_of(card)
        for more in range(most + 1):
            lead: i64 = force + more
            # Faces of the King's die that lose and that draw; the others win, by lead plus the face.
            lost: i64 = min(max(-lead - 1, 0), 6)
            level: i64 = 1 if not wall and 1 <= -lead <= 6 else 0
            won: i64 = 6 - lost - level
            faces: i64 = won * (7 + lost + level) // 2  # their sum
            out[more] += won * (win + w[LEAD] * lead) + w[LEAD] * faces - lost * loss
    for more in range(most + 1):
        out[more] = out[more] // (6 * cards)
    return out


def victory_value(s: KingsburgState, seat: i64, card: i64) -> i64:
    """What the card gives a winner."""
    w: vec[i64] = WEIGHTS.values
    total: i64 = box.gain(card, box.POINTS) * POINT
    if s.year < box.YEARS:
        total += box.gain(card, box.ANY_GOODS) * w[GOOD + box.GOLD]
        for good in range(box.GOODS):
            total += box.gain(card, good) * w[GOOD + good]
    if has(s, seat, box.FORTRESS):
        total += POINT
    return total


def defeat_value(s: KingsburgState, seat: i64, card: i64) -> i64:
    """What the card takes from a loser, as far as they have it."""
    w: vec[i64] = WEIGHTS.values
    total: i64 = box.lose(card, box.POINTS) * POINT
    last: bool = s.year == box.YEARS
    for good in range(box.GOODS):
        each: i64 = LATE_GOOD if last else w[GOOD + good]
        total += each * min(box.lose(card, good), s.goods[seat * box.GOODS + good])
    any_goods: i64 = min(box.lose(card, box.ANY_GOODS), goods_count(s, seat))
    total += (LATE_GOOD if last else w[GOOD + box.WOOD]) * any_goods
    if box.lose(card, box.LOST_BUILDINGS) > 0:
        lost: i64 = first_to_fall(s, seat)
        if lost != NONE:
            total += desire(s, lost)
    return total
