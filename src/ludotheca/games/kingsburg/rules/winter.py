"""Recruitment (phase 7) and the battle (phase 8), the end of the year and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes, province
from ludotheca.games.kingsburg.rules.king import ask_several, close_if_answered
from ludotheca.kernel.state import EVERYONE, NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


# Phase 7.


def soldier_price(s: KingsburgState, seat: i64) -> i64:
    """Two goods of any kind a soldier; one with the Barracks, as often as one likes [P11] [M2]."""
    return 1 if province.has(s, seat, box.BARRACKS) else 2


def next_recruit(s: KingsburgState) -> None:
    """In turn order; who cannot pay is not asked [D8] [M1]."""
    while s.turn < s.players:
        seat: i64 = s.order[s.turn]
        if province.goods_count(s, seat) >= soldier_price(s, seat):
            s.mover = seat
            s.stage = codes.RECRUIT
            return
        s.turn += 1
    s.turn = 0
    s.mover = NONE
    s.stage = codes.NEXT_PHASE


def recruit_choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """What pays one more soldier, or nothing more."""
    return append(
        province.add_payments(s, seat, vec[i64](), codes.A_RECRUIT, soldier_price(s, seat)), codes.A_DONE
    )


def recruit(s: KingsburgState, seat: i64, goods: i64) -> None:
    """A soldier; as many as one can pay, one after another, and no limit at nine [M3]."""
    province.pay_set(s, seat, goods)
    s.soldiers[seat] += 1
    s.tell(codes.E_RECRUITED, seat, goods, s.soldiers[seat])
    s.stage = codes.NEXT_RECRUIT


def stop_recruiting(s: KingsburgState) -> None:
    """On to the next in turn order."""
    s.turn += 1
    s.stage = codes.NEXT_RECRUIT


# Phase 8.


def begin_battle(s: KingsburgState) -> None:
    """The enemy of the year is turned up; if nobody has seen it yet, chance says now who it is."""
    if s.enemy == NONE:
        s.stage = codes.REVEAL
    else:
        s.shown += 1
        turn_up(s, s.enemy)


def turn_up(s: KingsburgState, card: i64) -> None:
    """The card is open to all [H1]."""
    s.enemy = card
    s.known = EVERYONE
    s.tell(codes.E_ENEMY, card)
    s.stage = codes.KINGS_DIE


def kings_troops(s: KingsburgState, face: i64) -> None:
    """The first in turn order rolls one die; its number helps everybody [H2]."""
    s.kings_die = face
    s.tell(codes.E_KINGS_DIE, s.order[0], face)
    s.stage = codes.BATTLE


def combat_value(s: KingsburgState, seat: i64) -> i64:
    """Soldiers, the King's troops and the buildings, as high as it may be [H3] [H4]."""
    return s.soldiers[seat] + s.kings_die + province.building_strength(s, seat, box.enemy_of(s.enemy))


def outcome(s: KingsburgState, seat: i64) -> i64:
    """Above the enemy's strength a victory, equal nothing but with the Stone Wall, below a defeat [P15] [H7]."""
    lead: i64 = combat_value(s, seat) - box.strength_of(s.enemy)
    if lead > 0:
        return codes.VICTORY
    if lead < 0:
        return codes.DEFEAT
    return codes.HELD_WALL if province.has(s, seat, box.STONE_WALL) else codes.DRAW


def battle(s: KingsburgState) -> None:
    """All fight for themselves; who has still to choose goods does so side by side [H16]."""
    strongest: i64 = NONE
    for i in range(s.players):
        seat: i64 = s.order[i]
        value: i64 = combat_value(s, seat)
        result: i64 = outcome(s, seat)
        if s.sink is not None:
            forces = [
                int(value),
                int(s.enemy),
                int(s.soldiers[seat]),
                int(s.kings_die),
                *province.standing(s, seat),
            ]
            s.sink.emit(codes.E_FOUGHT, EVERYONE, [int(seat), int(result), *forces])
        if result >= codes.VICTORY:
            strongest = max(strongest, value)
    # Before the defeats: a destroyed building still fought this battle.
    if strongest != NONE:
        reward_strongest(s, strongest)
    for i in range(s.players):
        fight(s, s.order[i])
    s.stage = codes.WINTER_END
    for seat in range(s.players):
        if s.owed[seat] != 0:
            ask_several(s, codes.SPOILS)
            return


def reward_strongest(s: KingsburgState, strongest: i64) -> None:
    """A point for the highest combat value among the winners, for all who have it [H15]."""
    for i in range(s.players):
        seat: i64 = s.order[i]
        if outcome(s, seat) >= codes.VICTORY and combat_value(s, seat) == strongest:
            province.earn(s, seat, codes.FROM_VICTORIES, 1)
            s.tell(codes.E_STRONGEST, seat, strongest, 1)


def fight(s: KingsburgState, seat: i64) -> None:
    """Reward or penalties of the card."""
    result: i64 = outcome(s, seat)
    if result >= codes.VICTORY:
        win(s, seat)
    elif result == codes.DEFEAT:
        lose(s, seat)


def win(s: KingsburgState, seat: i64) -> None:
    """The goods and points of the card, and a point more with the Fortress [P16] [H5]."""
    card: i64 = s.enemy
    goods: i64 = box.set_of(box.gain(card, box.GOLD), box.gain(card, box.WOOD), box.gain(card, box.STONE))
    province.add_set(s, seat, goods)
    province.earn(s, seat, codes.FROM_VICTORIES, box.gain(card, box.POINTS))
    s.owed[seat] = box.gain(card, box.ANY_GOODS)
    if goods + box.gain(card, box.POINTS) > 0:
        s.tell(codes.E_SPOILS, seat, goods, box.gain(card, box.POINTS))
    if province.has(s, seat, box.FORTRESS):
        province.earn(s, seat, codes.FROM_VICTORIES, 1)
        s.tell(codes.E_FORTRESS, seat, 1)


def lose(s: KingsburgState, seat: i64) -> None:
    """Gold, wood, stone, as far as there is any; then goods of choice; then the rest [H8] [H9] [H11]."""
    gold: i64 = min(box.lose(s.enemy, box.GOLD), s.goods[seat * box.GOODS + box.GOLD])
    wood: i64 = min(box.lose(s.enemy, box.WOOD), s.goods[seat * box.GOODS + box.WOOD])
    stone: i64 = min(box.lose(s.enemy, box.STONE), s.goods[seat * box.GOODS + box.STONE])
    lose_set(s, seat, box.set_of(gold, wood, stone))
    any_goods: i64 = box.lose(s.enemy, box.ANY_GOODS)
    if any_goods < province.goods_count(s, seat):
        s.owed[seat] = -any_goods
    else:  # all of them, without a question
        base: i64 = seat * box.GOODS
        lose_set(
            s, seat, box.set_of(s.goods[base + box.GOLD], s.goods[base + box.WOOD], s.goods[base + box.STONE])
        )
    if s.owed[seat] == 0:
        lose_rest(s, seat)


def lose_set(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods back to the supply."""
    province.pay_set(s, seat, goods)
    if goods > 0:
        s.tell(codes.E_LOST_GOODS, seat, goods)


def lose_rest(s: KingsburgState, seat: i64) -> None:
    """Buildings, then points [H14]."""
    for _ in range(box.lose(s.enemy, box.LOST_BUILDINGS)):
        destroy_building(s, seat)
    points: i64 = box.lose(s.enemy, box.POINTS)
    if points > 0:
        province.earn(s, seat, codes.FROM_DEFEATS, -points)
        s.tell(codes.E_LOST_POINTS, seat, points)


def first_to_fall(s: KingsburgState, seat: i64) -> i64:
    """The topmost building of the rightmost column that has one, or NONE [H12]."""
    found: i64 = NONE
    furthest: i64 = 0
    for row in range(box.ROWS):
        if s.rows[seat * box.ROWS + row] > furthest:
            furthest = s.rows[seat * box.ROWS + row]
            found = row * box.COLUMNS + furthest - 1
    return found


def destroy_building(s: KingsburgState, seat: i64) -> None:
    """A building falls, and its points go with it [H13]."""
    building: i64 = first_to_fall(s, seat)
    if building == NONE:
        return
    s.rows[seat * box.ROWS + building // box.COLUMNS] -= 1
    province.earn(s, seat, codes.FROM_BUILDINGS, -box.points_of(building))
    s.tell(codes.E_DESTROYED, seat, building, box.points_of(building))


def spoils_choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """Goods of choice won, or lost from what there is [H10]."""
    out: vec[i64] = vec[i64]()
    if s.owed[seat] > 0:
        return province.add_sets(out, codes.A_TAKE, s.owed[seat])
    return province.add_payments(s, seat, out, codes.A_LOSE, -s.owed[seat])


def take_spoils(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods of choice of a victory [H6]."""
    province.add_set(s, seat, goods)
    s.owed[seat] = 0
    s.tell(codes.E_SPOILS, seat, goods, 0)
    close_if_answered(s, codes.WINTER_END)


def give_lost(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods of choice of a defeat, and what comes after them."""
    s.owed[seat] = 0
    lose_set(s, seat, goods)
    lose_rest(s, seat)
    close_if_answered(s, codes.WINTER_END)


# The end of a year.


def end_year(s: KingsburgState) -> None:
    """The card is out of the game and the soldiers go home; after the fifth year it is over [H17] [F1]."""
    s.enemy = NONE
    s.known = 0
    for seat in range(s.players):
        s.soldiers[seat] = 0
    if s.year < box.YEARS:
        s.year += 1
        s.phase = 0
        s.stage = codes.NEXT_PHASE
        return
    s.stage = codes.OVER
    for seat in range(s.players):
        if province.has(s, seat, box.CATHEDRAL):
            pray(s, seat)
    if s.sink is not None:
        for seat in range(s.players):
            s.tell(codes.E_OVER, seat, s.score(seat), s.place(seat))


def pray(s: KingsburgState, seat: i64) -> None:
    """A point for every two goods in a province with a Cathedral; the goods stay [P4]."""
    points: i64 = province.goods_count(s, seat) // 2
    province.earn(s, seat, codes.FROM_CATHEDRAL, points)
    s.tell(codes.E_CATHEDRAL, seat, province.goods_count(s, seat), points)
