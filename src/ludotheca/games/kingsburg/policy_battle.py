"""What winter promises: victory, defeat, and what soldiers change about it, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg.policy_goods import POINT, desire
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.games.kingsburg.rules.province import building_strength, goods_count, has
from ludotheca.games.kingsburg.tables import (
    CARDS_A_YEAR,
    COLUMNS,
    FORTRESS,
    GOLD,
    GOODS,
    ROWS,
    STONE,
    STONE_WALL,
    WOOD,
    YEARS,
    enemy_of,
    first_card,
    gain_any,
    gain_good,
    gain_points,
    lose_any,
    lose_buildings,
    lose_good,
    lose_points,
    strength_of,
)
from ludotheca.games.kingsburg.weights import FEAR, GOOD, LEAD, STRONGEST, WEIGHTS
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

LATE_GOOD: Final = 2  # a good that comes or goes after the last building


def battle_values(s: KingsburgState, seat: i64, most: i64) -> vec[i64]:
    """What winter promises with 0 to `most` soldiers more: the mean over the cards it may be and the King's die."""
    out: vec[i64] = vec[i64]([0] * (most + 1))
    w: vec[i64] = WEIGHTS.values
    known: bool = knows_enemy(s, seat)
    wall: bool = has(s, seat, STONE_WALL)
    first: i64 = s.enemy if known else first_card(s.year)
    cards: i64 = 1 if known else CARDS_A_YEAR
    for i in range(cards):
        card: i64 = first + i
        win: i64 = victory_value(s, seat, card) + w[STRONGEST]
        loss: i64 = defeat_value(s, seat, card) * w[FEAR] // 100
        force: i64 = s.soldiers[seat] + building_strength(s, seat, enemy_of(card)) - strength_of(card)
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
    total: i64 = gain_points(card) * POINT
    if s.year < YEARS:
        total += gain_good(card, GOLD) * w[GOOD + GOLD] + gain_good(card, WOOD) * w[GOOD + WOOD]
        total += gain_good(card, STONE) * w[GOOD + STONE] + gain_any(card) * w[GOOD + GOLD]
    if has(s, seat, FORTRESS):
        total += POINT
    return total


def defeat_value(s: KingsburgState, seat: i64, card: i64) -> i64:
    """What the card takes from a loser, as far as he has it."""
    w: vec[i64] = WEIGHTS.values
    total: i64 = lose_points(card) * POINT
    last: bool = s.year == YEARS
    for good in range(GOODS):
        each: i64 = LATE_GOOD if last else w[GOOD + good]
        total += each * min(lose_good(card, good), s.goods[seat * GOODS + good])
    if lose_any(card) > 0:
        total += (LATE_GOOD if last else w[GOOD + WOOD]) * min(lose_any(card), goods_count(s, seat))
    if lose_buildings(card) > 0:
        furthest: i64 = 0
        lost: i64 = 0
        for row in range(ROWS):
            if s.rows[seat * ROWS + row] > furthest:
                furthest = s.rows[seat * ROWS + row]
                lost = row * COLUMNS + furthest - 1
        if furthest > 0:
            total += desire(s, lost)
    return total
