"""Recruitment (phase 7) and the battle (phase 8), the end of the year and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg.rules.codes import (
    A_DONE,
    A_LOSE,
    A_RECRUIT,
    A_TAKE,
    DEFEAT,
    DRAW,
    E_CATHEDRAL,
    E_DESTROYED,
    E_ENEMY,
    E_FORTRESS,
    E_FOUGHT,
    E_KINGS_DIE,
    E_LOST_GOODS,
    E_LOST_POINTS,
    E_OVER,
    E_RECRUITED,
    E_SPOILS,
    E_STRONGEST,
    HELD_WALL,
    VICTORY,
)
from ludotheca.games.kingsburg.rules.king import ask_several, close_if_answered
from ludotheca.games.kingsburg.rules.province import (
    add_payments,
    add_set,
    add_sets,
    building_strength,
    earn,
    goods_count,
    has,
    pay_set,
)
from ludotheca.games.kingsburg.tables import (
    BARRACKS,
    BATTLE,
    CATHEDRAL,
    COLUMNS,
    FORTRESS,
    FROM_BUILDINGS,
    FROM_CATHEDRAL,
    FROM_DEFEATS,
    FROM_VICTORIES,
    GOLD,
    GOODS,
    KINGS_DIE,
    NEXT_PHASE,
    NEXT_RECRUIT,
    NONE,
    OVER,
    RECRUIT,
    REVEAL,
    ROWS,
    SPOILS,
    STONE,
    STONE_WALL,
    WINTER_END,
    WOOD,
    YEARS,
    enemy_of,
    gain_any,
    gain_good,
    gain_points,
    lose_any,
    lose_buildings,
    lose_good,
    lose_points,
    points_of,
    set_of,
    strength_of,
)
from ludotheca.kernel.state import EVERYONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


# Phase 7.


def soldier_price(s: KingsburgState, seat: i64) -> i64:
    """Two goods of any kind a soldier; one with the Barracks, as often as one likes [P11] [M2]."""
    return 1 if has(s, seat, BARRACKS) else 2


def next_recruit(s: KingsburgState) -> None:
    """In turn order; who cannot pay is not asked [D8] [M1]."""
    while s.turn < s.players:
        seat: i64 = s.order[s.turn]
        if goods_count(s, seat) >= soldier_price(s, seat):
            s.mover = seat
            s.stage = RECRUIT
            return
        s.turn += 1
    s.turn = 0
    s.mover = NONE
    s.stage = NEXT_PHASE


def recruit_choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """What pays one more soldier, or nothing more."""
    return append(add_payments(s, seat, vec[i64](), A_RECRUIT, soldier_price(s, seat)), A_DONE)


def recruit(s: KingsburgState, seat: i64, goods: i64) -> None:
    """A soldier; as many as one can pay, one after another, and no limit at nine [M3]."""
    pay_set(s, seat, goods)
    s.soldiers[seat] += 1
    if s.sink is not None:
        s.sink.emit(E_RECRUITED, EVERYONE, [int(seat), int(goods), int(s.soldiers[seat])])
    s.stage = NEXT_RECRUIT


def stop_recruiting(s: KingsburgState) -> None:
    """On to the next in turn order."""
    s.turn += 1
    s.stage = NEXT_RECRUIT


# Phase 8.


def begin_battle(s: KingsburgState) -> None:
    """The enemy of the year is turned up; if nobody has seen it yet, chance says now who it is."""
    if s.enemy == NONE:
        s.stage = REVEAL
    else:
        s.shown += 1
        turn_up(s, s.enemy)


def turn_up(s: KingsburgState, card: i64) -> None:
    """The card is open to all [H1]."""
    s.enemy = card
    s.known = EVERYONE
    if s.sink is not None:
        s.sink.emit(E_ENEMY, EVERYONE, [int(card)])
    s.stage = KINGS_DIE


def kings_troops(s: KingsburgState, face: i64) -> None:
    """The first in turn order rolls one die; its number helps everybody [H2]."""
    s.kings_die = face
    if s.sink is not None:
        s.sink.emit(E_KINGS_DIE, EVERYONE, [int(s.order[0]), int(face)])
    s.stage = BATTLE


def combat_value(s: KingsburgState, seat: i64) -> i64:
    """Soldiers, the King's troops and the buildings, as high as it may be [H3] [H4]."""
    return s.soldiers[seat] + s.kings_die + building_strength(s, seat, enemy_of(s.enemy))


def outcome(s: KingsburgState, seat: i64) -> i64:
    """Above the enemy's strength a victory, equal nothing but with the Stone Wall, below a defeat [P15] [H7]."""
    lead: i64 = combat_value(s, seat) - strength_of(s.enemy)
    if lead > 0:
        return VICTORY
    if lead < 0:
        return DEFEAT
    return HELD_WALL if has(s, seat, STONE_WALL) else DRAW


def battle(s: KingsburgState) -> None:
    """Everybody fights for himself; who has still to choose goods does so side by side [H16]."""
    strongest: i64 = NONE
    for i in range(s.players):
        seat: i64 = s.order[i]
        value: i64 = combat_value(s, seat)
        result: i64 = outcome(s, seat)
        if s.sink is not None:
            forces = [int(strength_of(s.enemy)), int(s.soldiers[seat]), int(s.kings_die)]
            s.sink.emit(E_FOUGHT, EVERYONE, [int(seat), int(result), int(value), *forces])
        if result >= VICTORY:
            strongest = max(strongest, value)
    # Before the defeats: a destroyed building still fought this battle.
    if strongest != NONE:
        reward_strongest(s, strongest)
    for i in range(s.players):
        fight(s, s.order[i])
    s.stage = WINTER_END
    for seat in range(s.players):
        if s.owed[seat] != 0:
            ask_several(s, SPOILS)
            return


def reward_strongest(s: KingsburgState, strongest: i64) -> None:
    """A point for the highest combat value among the winners, for all who have it [H15]."""
    for i in range(s.players):
        seat: i64 = s.order[i]
        if outcome(s, seat) >= VICTORY and combat_value(s, seat) == strongest:
            earn(s, seat, FROM_VICTORIES, 1)
            if s.sink is not None:
                s.sink.emit(E_STRONGEST, EVERYONE, [int(seat), int(strongest)])


def fight(s: KingsburgState, seat: i64) -> None:
    """Reward or penalties of the card."""
    result: i64 = outcome(s, seat)
    if result >= VICTORY:
        win(s, seat)
    elif result == DEFEAT:
        lose(s, seat)


def win(s: KingsburgState, seat: i64) -> None:
    """The goods and points of the card, and a point more with the Fortress [P16] [H5]."""
    card: i64 = s.enemy
    goods: i64 = set_of(gain_good(card, GOLD), gain_good(card, WOOD), gain_good(card, STONE))
    add_set(s, seat, goods)
    earn(s, seat, FROM_VICTORIES, gain_points(card))
    s.owed[seat] = gain_any(card)
    if s.sink is not None and goods + gain_points(card) > 0:
        s.sink.emit(E_SPOILS, EVERYONE, [int(seat), int(goods), int(gain_points(card))])
    if has(s, seat, FORTRESS):
        earn(s, seat, FROM_VICTORIES, 1)
        if s.sink is not None:
            s.sink.emit(E_FORTRESS, EVERYONE, [int(seat)])


def lose(s: KingsburgState, seat: i64) -> None:
    """Gold, wood, stone, as far as there is any; then goods of choice; then the rest [H8] [H9] [H11]."""
    gold: i64 = min(lose_good(s.enemy, GOLD), s.goods[seat * GOODS + GOLD])
    wood: i64 = min(lose_good(s.enemy, WOOD), s.goods[seat * GOODS + WOOD])
    stone: i64 = min(lose_good(s.enemy, STONE), s.goods[seat * GOODS + STONE])
    lose_set(s, seat, set_of(gold, wood, stone))
    any_goods: i64 = lose_any(s.enemy)
    if any_goods < goods_count(s, seat):
        s.owed[seat] = -any_goods
    else:  # all of them, without a question
        base: i64 = seat * GOODS
        lose_set(s, seat, set_of(s.goods[base + GOLD], s.goods[base + WOOD], s.goods[base + STONE]))
    if s.owed[seat] == 0:
        lose_rest(s, seat)


def lose_set(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods back to the supply."""
    pay_set(s, seat, goods)
    if goods > 0 and s.sink is not None:
        s.sink.emit(E_LOST_GOODS, EVERYONE, [int(seat), int(goods)])


def lose_rest(s: KingsburgState, seat: i64) -> None:
    """Buildings, then points [H14]."""
    for _ in range(lose_buildings(s.enemy)):
        destroy_building(s, seat)
    points: i64 = lose_points(s.enemy)
    if points > 0:
        earn(s, seat, FROM_DEFEATS, -points)
        if s.sink is not None:
            s.sink.emit(E_LOST_POINTS, EVERYONE, [int(seat), int(points)])


def destroy_building(s: KingsburgState, seat: i64) -> None:
    """The topmost building of the rightmost column that has one; its points go with it [H12] [H13]."""
    furthest: i64 = 0
    row: i64 = 0
    for i in range(ROWS):
        if s.rows[seat * ROWS + i] > furthest:
            furthest = s.rows[seat * ROWS + i]
            row = i
    if furthest == 0:
        return
    building: i64 = row * COLUMNS + furthest - 1
    s.rows[seat * ROWS + row] -= 1
    earn(s, seat, FROM_BUILDINGS, -points_of(building))
    if s.sink is not None:
        s.sink.emit(E_DESTROYED, EVERYONE, [int(seat), int(building), int(points_of(building))])


def spoils_choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """Goods of choice won, or lost from what there is [H10]."""
    out: vec[i64] = vec[i64]()
    if s.owed[seat] > 0:
        return add_sets(out, A_TAKE, s.owed[seat])
    return add_payments(s, seat, out, A_LOSE, -s.owed[seat])


def take_spoils(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods of choice of a victory [H6]."""
    add_set(s, seat, goods)
    s.owed[seat] = 0
    if s.sink is not None:
        s.sink.emit(E_SPOILS, EVERYONE, [int(seat), int(goods), 0])
    close_if_answered(s, WINTER_END)


def give_lost(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods of choice of a defeat, and what comes after them."""
    s.owed[seat] = 0
    lose_set(s, seat, goods)
    lose_rest(s, seat)
    close_if_answered(s, WINTER_END)


# The end of a year.


def end_year(s: KingsburgState) -> None:
    """The card is out of the game and the soldiers go home; after the fifth year it is over [H17] [F1]."""
    s.enemy = NONE
    s.known = 0
    for seat in range(s.players):
        s.soldiers[seat] = 0
    if s.year < YEARS:
        s.year += 1
        s.phase = 0
        s.stage = NEXT_PHASE
        return
    s.stage = OVER
    for seat in range(s.players):
        if has(s, seat, CATHEDRAL):
            pray(s, seat)
    if s.sink is not None:
        for seat in range(s.players):
            s.sink.emit(E_OVER, EVERYONE, [int(seat), int(s.score(seat)), int(s.place(seat))])


def pray(s: KingsburgState, seat: i64) -> None:
    """A point for every two goods in a province with a Cathedral; the goods stay [P4]."""
    points: i64 = goods_count(s, seat) // 2
    earn(s, seat, FROM_CATHEDRAL, points)
    if s.sink is not None:
        s.sink.emit(E_CATHEDRAL, EVERYONE, [int(seat), int(goods_count(s, seat)), int(points)])
