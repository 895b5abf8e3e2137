"""Step d of a season: buildings, one each in turn order, and what some of them give at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.dice import remove_neutral
from ludotheca.games.kingsburg.rules.king import ask_several, close_if_answered
from ludotheca.games.kingsburg.rules.province import earn, goods_count, has
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def next_turn(s: KingsburgState) -> None:
    """In turn order; who can afford nothing is not asked [B1]."""
    while s.turn < s.players:
        seat: i64 = s.order[s.turn]
        if can_build(s, seat):
            s.mover = seat
            s.stage = codes.BUILD
            return
        s.turn += 1
    s.stage = codes.SEASON_END


def price(s: KingsburgState, seat: i64, building: i64, good: i64) -> i64:
    """The cost of a building in one good; the Crane saves a gold in columns III and IV [P18] [V10]."""
    printed: i64 = box.cost(building, good)
    if good == box.GOLD and building % box.COLUMNS >= 2 and has(s, seat, box.CRANE):
        return printed - 1
    return printed


def affordable(s: KingsburgState, seat: i64, building: i64) -> bool:
    """Whether the seat has the goods [B11]."""
    base: i64 = seat * box.GOODS
    return (
        s.goods[base + box.GOLD] >= price(s, seat, building, box.GOLD)
        and s.goods[base + box.WOOD] >= price(s, seat, building, box.WOOD)
        and s.goods[base + box.STONE] >= price(s, seat, building, box.STONE)
    )


def can_build(s: KingsburgState, seat: i64) -> bool:
    """Whether the next building of some row is affordable [B7]."""
    for row in range(box.ROWS):
        column: i64 = s.rows[seat * box.ROWS + row]
        if column < box.COLUMNS and affordable(s, seat, row * box.COLUMNS + column):
            return True
    return False


def choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """The next building of each row, from left to right, each once; or none [B4] [B5] [B8] [B9]."""
    out: vec[i64] = vec[i64]()
    envoy: i64 = 1 if s.stage == codes.BUILD_SECOND else 0
    for row in range(box.ROWS):
        column: i64 = s.rows[seat * box.ROWS + row]
        if column < box.COLUMNS and affordable(s, seat, row * box.COLUMNS + column):
            out = append(out, codes.A_BUILD + (row * box.COLUMNS + column) * 2 + envoy)
    return append(out, codes.A_PASS)


def build(s: KingsburgState, seat: i64, code: i64) -> None:
    """Pay [B2] and score. One a season, or two with the Envoy, who is spent on the second [B3] [V4] [V8]."""
    building: i64 = code // 2
    envoy: i64 = code % 2
    for good in range(box.GOODS):
        s.goods[seat * box.GOODS + good] -= price(s, seat, building, good)
    s.rows[seat * box.ROWS + building // box.COLUMNS] += 1
    earn(s, seat, codes.FROM_BUILDINGS, box.points_of(building))
    s.tell_more(codes.E_BUILT, seat, building, box.points_of(building), envoy)
    if envoy == 1:
        s.envoy = NONE
    elif s.envoy == seat and can_build(s, seat):
        s.stage = codes.BUILD_SECOND
        return
    leave(s)


def leave(s: KingsburgState) -> None:
    """The next in turn order [B6]."""
    s.turn += 1
    s.stage = codes.NEXT_BUILD


# The end of a season.


def end_season(s: KingsburgState) -> None:
    """The white die goes [K6]. Inns [P5] and Embassies [P20] give, then the Town Halls [E1] that can be used [E3] ask."""
    s.aid = NONE
    s.turn = 0
    s.mover = NONE
    remove_neutral(s)
    for seat in range(s.players):
        if s.phase == codes.SUMMER and has(s, seat, box.INN):
            s.tokens[seat] += 1
            s.tell(codes.E_INN, seat)
        if has(s, seat, box.EMBASSY):
            earn(s, seat, codes.FROM_EMBASSY, 1)
            s.tell(codes.E_EMBASSY, seat)
    s.stage = codes.NEXT_PHASE
    for seat in range(s.players):
        if has(s, seat, box.TOWN_HALL) and (s.tokens[seat] > 0 or goods_count(s, seat) > 0):
            s.owed[seat] = 1
            if s.stage != codes.TOWN_HALLS:
                ask_several(s, codes.TOWN_HALLS)


def town_hall_choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """A token or a good for a point, or nothing [P19]."""
    out: vec[i64] = vec[i64]()
    if s.tokens[seat] > 0:
        out = append(out, codes.A_TOWN_HALL)
    for good in range(box.GOODS):
        if s.goods[seat * box.GOODS + good] > 0:
            out = append(out, codes.A_TOWN_HALL + 1 + good)
    return append(out, codes.A_DECLINE)


def use_town_hall(s: KingsburgState, seat: i64, paid: i64) -> None:
    """Once a season, and no second time [E2]."""
    if paid == 0:
        s.tokens[seat] -= 1
    else:
        s.goods[seat * box.GOODS + paid - 1] -= 1
    earn(s, seat, codes.FROM_TOWN_HALL, 1)
    s.tell(codes.E_TOWN_HALL, seat, paid)
    s.owed[seat] = 0
    close_if_answered(s, codes.NEXT_PHASE)


def decline_town_hall(s: KingsburgState, seat: i64) -> None:
    """The Town Hall may be left alone."""
    s.tell(codes.E_TOWN_HALL_DECLINED, seat)
    s.owed[seat] = 0
    close_if_answered(s, codes.NEXT_PHASE)
