"""Step d of a season: buildings, one each in turn order, and what some of them give at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg.rules.codes import (
    A_BUILD,
    A_DECLINE,
    A_PASS,
    A_TOWN_HALL,
    E_BUILT,
    E_EMBASSY,
    E_INN,
    E_TOWN_HALL,
    E_TOWN_HALL_DECLINED,
)
from ludotheca.games.kingsburg.rules.dice import remove_neutral
from ludotheca.games.kingsburg.rules.king import ask_several, close_if_answered
from ludotheca.games.kingsburg.rules.province import earn, goods_count, has
from ludotheca.games.kingsburg.tables import (
    BUILD,
    BUILD_SECOND,
    COLUMNS,
    CRANE,
    EMBASSY,
    FROM_BUILDINGS,
    FROM_EMBASSY,
    FROM_TOWN_HALL,
    GOLD,
    GOODS,
    INN,
    NEXT_BUILD,
    NEXT_PHASE,
    NONE,
    ROWS,
    SEASON_END,
    STONE,
    SUMMER,
    TOWN_HALL,
    TOWN_HALLS,
    WOOD,
    cost,
    points_of,
)
from ludotheca.kernel.state import EVERYONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def next_turn(s: KingsburgState) -> None:
    """In turn order; who can afford nothing is not asked [B1]."""
    while s.turn < s.players:
        seat: i64 = s.order[s.turn]
        if can_build(s, seat):
            s.mover = seat
            s.stage = BUILD
            return
        s.turn += 1
    s.stage = SEASON_END


def price(s: KingsburgState, seat: i64, building: i64, good: i64) -> i64:
    """The cost of a building in one good; the Crane saves a gold in columns III and IV [P18] [V10]."""
    printed: i64 = cost(building, good)
    if good == GOLD and building % COLUMNS >= 2 and has(s, seat, CRANE):
        return printed - 1
    return printed


def affordable(s: KingsburgState, seat: i64, building: i64) -> bool:
    """Whether the seat has the goods [B11]."""
    base: i64 = seat * GOODS
    return (
        s.goods[base + GOLD] >= price(s, seat, building, GOLD)
        and s.goods[base + WOOD] >= price(s, seat, building, WOOD)
        and s.goods[base + STONE] >= price(s, seat, building, STONE)
    )


def can_build(s: KingsburgState, seat: i64) -> bool:
    """Whether the next building of some row is affordable [B7]."""
    for row in range(ROWS):
        column: i64 = s.rows[seat * ROWS + row]
        if column < COLUMNS and affordable(s, seat, row * COLUMNS + column):
            return True
    return False


def choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """The next building of each row, from left to right, each once; or none [B4] [B5] [B8] [B9]."""
    out: vec[i64] = vec[i64]()
    envoy: i64 = 1 if s.stage == BUILD_SECOND else 0
    for row in range(ROWS):
        column: i64 = s.rows[seat * ROWS + row]
        if column < COLUMNS and affordable(s, seat, row * COLUMNS + column):
            out = append(out, A_BUILD + (row * COLUMNS + column) * 2 + envoy)
    return append(out, A_PASS)


def build(s: KingsburgState, seat: i64, code: i64) -> None:
    """Pay [B2] and score. One a season, or two with the Envoy, who is spent on the second [B3] [V4] [V8]."""
    building: i64 = code // 2
    envoy: i64 = code % 2
    for good in range(GOODS):
        s.goods[seat * GOODS + good] -= price(s, seat, building, good)
    s.rows[seat * ROWS + building // COLUMNS] += 1
    earn(s, seat, FROM_BUILDINGS, points_of(building))
    if s.sink is not None:
        s.sink.emit(E_BUILT, EVERYONE, [int(seat), int(building), int(points_of(building)), int(envoy)])
    if envoy == 1:
        s.envoy = NONE
    elif s.envoy == seat and can_build(s, seat):
        s.stage = BUILD_SECOND
        return
    leave(s)


def leave(s: KingsburgState) -> None:
    """The next in turn order [B6]."""
    s.turn += 1
    s.stage = NEXT_BUILD


# The end of a season.


def end_season(s: KingsburgState) -> None:
    """The white die goes [K6]. Inns [P5] and Embassies [P20] give, then the Town Halls [E1] that can be used [E3] ask."""
    s.aid = NONE
    s.turn = 0
    s.mover = NONE
    remove_neutral(s)
    for seat in range(s.players):
        if s.phase == SUMMER and has(s, seat, INN):
            s.tokens[seat] += 1
            if s.sink is not None:
                s.sink.emit(E_INN, EVERYONE, [int(seat)])
        if has(s, seat, EMBASSY):
            earn(s, seat, FROM_EMBASSY, 1)
            if s.sink is not None:
                s.sink.emit(E_EMBASSY, EVERYONE, [int(seat)])
    s.stage = NEXT_PHASE
    for seat in range(s.players):
        if has(s, seat, TOWN_HALL) and (s.tokens[seat] > 0 or goods_count(s, seat) > 0):
            s.owed[seat] = 1
            if s.stage != TOWN_HALLS:
                ask_several(s, TOWN_HALLS)


def town_hall_choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """A token or a good for a point, or nothing [P19]."""
    out: vec[i64] = vec[i64]()
    if s.tokens[seat] > 0:
        out = append(out, A_TOWN_HALL)
    for good in range(GOODS):
        if s.goods[seat * GOODS + good] > 0:
            out = append(out, A_TOWN_HALL + 1 + good)
    return append(out, A_DECLINE)


def use_town_hall(s: KingsburgState, seat: i64, paid: i64) -> None:
    """Once a season, and no second time [E2]."""
    if paid == 0:
        s.tokens[seat] -= 1
    else:
        s.goods[seat * GOODS + paid - 1] -= 1
    earn(s, seat, FROM_TOWN_HALL, 1)
    if s.sink is not None:
        s.sink.emit(E_TOWN_HALL, EVERYONE, [int(seat), int(paid)])
    s.owed[seat] = 0
    close_if_answered(s, NEXT_PHASE)


def decline_town_hall(s: KingsburgState, seat: i64) -> None:
    """The Town Hall may be left alone."""
    if s.sink is not None:
        s.sink.emit(E_TOWN_HALL_DECLINED, EVERYONE, [int(seat)])
    s.owed[seat] = 0
    close_if_answered(s, NEXT_PHASE)
