"""What a seat or a spectator may know, built up field by field, and a position back from it.

Hidden is only the enemy of the year, from those who have not looked at it, until it is turned up in winter.
"""

from __future__ import annotations

import msgspec

from ludotheca.games.kingsburg.actions import name_card
from ludotheca.games.kingsburg.events import PHASE_NAMES
from ludotheca.games.kingsburg.rules.build import affordable, price
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.games.kingsburg.rules.province import building_strength
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.games.kingsburg.tables import (
    ADVISOR_NAMES,
    ADVISORS,
    BUILDING_NAMES,
    CARDS_A_YEAR,
    COLOURED,
    COLUMNS,
    DICE,
    ENEMIES,
    ENEMY_NAMES,
    GOOD_NAMES,
    GOODS,
    NEUTRAL,
    NEUTRAL_DICE,
    NONE,
    ROWS,
    SOURCE_NAMES,
    SOURCES,
    SPOTS,
    USED_CHAPEL,
    USED_MARKET,
    USED_PLUS2,
    USED_STATUE,
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
from ludotheca.kernel.state import EVERYONE

# By number; what `flow.proceed` walks through is never seen.
STAGE_NAMES = (
    "seating",
    "neutral_three",
    "neutral_two",
    "roll",
    "roll_white",
    "roll_one_coloured",
    "roll_one_white",
    "peek",
    "reveal",
    "kings_die",
    "aid_goods",
    "town_halls",
    "spoils",
    "reroll",
    "influence",
    "gift",
    "build",
    "build_second",
    "recruit",
    "over",
)
USES = {"statue": USED_STATUE, "chapel": USED_CHAPEL, "market": USED_MARKET, "plus2": USED_PLUS2}


class Enemy(msgspec.Struct, frozen=True):
    """An enemy card. `lose` and `gain` count gold, wood, stone, goods of choice, buildings and points."""

    enemy: str
    year: int
    strength: int
    lose: dict[str, int]
    gain: dict[str, int]


class Die(msgspec.Struct, frozen=True):
    """A die of a seat: on an advisor, or in hand (`advisor` 0). `envoy` if the Envoy brought its group there."""

    face: int
    white: bool
    advisor: int
    envoy: bool


class Group(msgspec.Struct, frozen=True):
    """Dice on an advisor. Neutral dice have no owner. `market` is the shift by the Market: -1, 0 or 1."""

    owner: int | None
    dice: list[int]
    white: list[int]
    plus2: bool
    market: int
    envoy: bool


class Advisor(msgspec.Struct, frozen=True):
    """One of the court, with the dice on him."""

    number: int
    name: str
    groups: list[Group]


class NeutralDie(msgspec.Struct, frozen=True):
    """One of the neutral dice of two players; `advisor` 0 if it is set aside."""

    face: int
    advisor: int


class Site(msgspec.Struct, frozen=True):
    """The building that comes next in a row: what it costs this seat now, and whether the seat could pay it."""

    building: str
    cost: dict[str, int]
    affordable: bool


class SeatView(msgspec.Struct, frozen=True):
    """One seat, all of it open. `rows` are the buildings standing in each row, `sites` what comes next in those not full;
    `strength` is what buildings add to the combat value against each enemy; `owed` counts the goods or answers it owes,
    below zero for goods to lose."""

    goods: dict[str, int]
    tokens: int
    soldiers: int
    rows: list[int]
    buildings: list[str]
    sites: list[Site]
    strength: dict[str, int]
    dice: list[Die]
    passed: bool
    used: list[str]
    owed: int
    points: dict[str, int]
    score: int


class KingsburgView(msgspec.Struct, frozen=True):
    """The table. `enemy` is None while the viewer does not know it; `range` is on the back of its card, `seen_by` are
    those who have looked, `revealed` says that it is turned up. `kings_die` is that of the last battle. `mover` is whose
    turn it is, when it is one seat's. `step`, `shown`, `turn` and `gift` are counters of the engine, the same for every
    viewer."""

    viewer: int
    year: int
    phase: str
    stage: str
    step: int
    shown: int
    turn: int
    gift: int
    one_plus2: bool
    mover: int | None
    order: list[int]
    aid: int | None
    envoy: int | None
    enemy: Enemy | None
    range: list[int]
    seen_by: list[int]
    revealed: bool
    kings_die: int | None
    court: list[Advisor]
    neutral: list[NeutralDie]
    seats: list[SeatView]


def view(s: KingsburgState, viewer: int) -> KingsburgView:
    """What `viewer` may know [S5] [G1]."""
    players = int(s.players)
    strengths = [int(strength_of(first_card(s.year) + i)) for i in range(CARDS_A_YEAR)]
    known = s.enemy != NONE and knows_enemy(s, viewer)
    revealed = s.known == EVERYONE
    return KingsburgView(
        viewer=viewer,
        year=int(s.year),
        phase=PHASE_NAMES[s.phase],
        stage=STAGE_NAMES[s.stage],
        step=int(s.step),
        shown=int(s.shown),
        turn=int(s.turn),
        gift=int(s.gift),
        one_plus2=bool(s.one_plus2),
        mover=_seat_or_none(int(s.mover)),
        order=[int(seat) for seat in s.order if seat != NONE],
        aid=_seat_or_none(int(s.aid)),
        envoy=_seat_or_none(int(s.envoy)),
        enemy=describe_enemy(int(s.enemy)) if known else None,
        range=[min(strengths), max(strengths)],
        seen_by=[seat for seat in range(players) if s.known >> seat & 1],
        revealed=revealed,
        kings_die=int(s.kings_die) or None,
        court=[
            Advisor(number, ADVISOR_NAMES[number - 1], _groups(s, number))
            for number in range(1, ADVISORS + 1)
        ],
        neutral=[
            NeutralDie(int(s.neutral[i]), int(s.neutral_spot[i]))
            for i in range(NEUTRAL_DICE)
            if s.neutral[i] != 0
        ],
        seats=[_seat(s, seat) for seat in range(players)],
    )


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def describe_enemy(card: int) -> Enemy:
    """What is printed on an enemy card."""
    lose = {GOOD_NAMES[good]: int(lose_good(card, good)) for good in range(GOODS)}
    lose |= {
        "goods": int(lose_any(card)),
        "buildings": int(lose_buildings(card)),
        "points": int(lose_points(card)),
    }
    gain = {GOOD_NAMES[good]: int(gain_good(card, good)) for good in range(GOODS)}
    gain |= {"goods": int(gain_any(card)), "points": int(gain_points(card))}
    named = name_card(card)
    return Enemy(named["enemy"], named["year"], named["strength"], _without_zeros(lose), _without_zeros(gain))


def _without_zeros(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def _groups(s: KingsburgState, advisor: int) -> list[Group]:
    """The group on an advisor, and the one the Envoy brought."""
    groups = []
    for spot in (advisor, advisor + ADVISORS):
        owner = int(s.owner[spot])
        if owner == NONE:
            continue
        if owner == NEUTRAL:
            faces = [int(s.neutral[i]) for i in range(NEUTRAL_DICE) if s.neutral_spot[i] == spot]
            groups.append(Group(None, faces, [], plus2=False, market=0, envoy=False))
            continue
        dice = [(i, int(s.die[owner * DICE + i])) for i in range(DICE) if s.spot[owner * DICE + i] == spot]
        plus2, shift = divmod(int(s.extra[spot]), 3)
        groups.append(
            Group(
                owner,
                [face for i, face in dice if i < COLOURED],
                [face for i, face in dice if i >= COLOURED],
                plus2=bool(plus2),
                market=shift - 1,
                envoy=spot > ADVISORS,
            )
        )
    return groups


def _seat(s: KingsburgState, seat: int) -> SeatView:
    rows = [int(s.rows[seat * ROWS + row]) for row in range(ROWS)]
    return SeatView(
        goods={GOOD_NAMES[good]: int(s.goods[seat * GOODS + good]) for good in range(GOODS)},
        tokens=int(s.tokens[seat]),
        soldiers=int(s.soldiers[seat]),
        rows=rows,
        buildings=[
            BUILDING_NAMES[row * COLUMNS + column] for row in range(ROWS) for column in range(rows[row])
        ],
        sites=[_site(s, seat, row * COLUMNS + rows[row]) for row in range(ROWS) if rows[row] < COLUMNS],
        strength={ENEMY_NAMES[enemy]: int(building_strength(s, seat, enemy)) for enemy in range(ENEMIES)},
        dice=[_die(s, seat * DICE + i, i >= COLOURED) for i in range(DICE) if s.die[seat * DICE + i] != 0],
        passed=bool(s.passed[seat]),
        used=[name for name, bit in USES.items() if s.used[seat] & bit],
        owed=int(s.owed[seat]),
        points={SOURCE_NAMES[source]: int(s.earned[seat * SOURCES + source]) for source in range(SOURCES)},
        score=int(s.score(seat)),
    )


def _site(s: KingsburgState, seat: int, building: int) -> Site:
    cost = {GOOD_NAMES[good]: int(price(s, seat, building, good)) for good in range(GOODS)}
    return Site(BUILDING_NAMES[building], _without_zeros(cost), bool(affordable(s, seat, building)))


def _die(s: KingsburgState, index: int, white: bool) -> Die:
    spot = int(s.spot[index])
    envoy = spot > ADVISORS
    return Die(int(s.die[index]), white, spot - ADVISORS if envoy else spot, envoy)


def state_from_view(seen: KingsburgView) -> KingsburgState:
    """Some position that gives this view: an enemy the viewer does not know is the year's first until drawn anew."""
    s = KingsburgState(len(seen.seats))
    s.set_up()
    s.year = seen.year
    s.phase = PHASE_NAMES.index(seen.phase)
    s.stage = STAGE_NAMES.index(seen.stage)
    s.step, s.shown, s.turn, s.gift = seen.step, seen.shown, seen.turn, seen.gift
    s.one_plus2 = int(seen.one_plus2)
    s.mover = NONE if seen.mover is None else seen.mover
    s.aid = NONE if seen.aid is None else seen.aid
    s.envoy = NONE if seen.envoy is None else seen.envoy
    s.kings_die = seen.kings_die or 0
    for place, seat in enumerate(seen.order):
        s.order[place] = seat
    _take_enemy(s, seen)
    for i, die in enumerate(seen.neutral):
        s.neutral[i], s.neutral_spot[i] = die.face, die.advisor
    for advisor in seen.court:
        for group in advisor.groups:
            spot = advisor.number + (ADVISORS if group.envoy else 0)
            assert spot < SPOTS
            s.owner[spot] = NEUTRAL if group.owner is None else group.owner
            s.extra[spot] = int(group.plus2) * 3 + group.market + 1
    for seat, mine in enumerate(seen.seats):
        _take_seat(s, seat, mine)
    return s


def _take_enemy(s: KingsburgState, seen: KingsburgView) -> None:
    s.known = EVERYONE if seen.revealed else sum(1 << seat for seat in seen.seen_by)
    if s.known == 0:
        return
    s.enemy = first_card(seen.year)
    if seen.enemy is not None:
        while describe_enemy(int(s.enemy)) != seen.enemy:
            s.enemy += 1


def _take_seat(s: KingsburgState, seat: int, mine: SeatView) -> None:
    for good in range(GOODS):
        s.goods[seat * GOODS + good] = mine.goods[GOOD_NAMES[good]]
    for row in range(ROWS):
        s.rows[seat * ROWS + row] = mine.rows[row]
    for source in range(SOURCES):
        s.earned[seat * SOURCES + source] = mine.points[SOURCE_NAMES[source]]
    coloured, white = seat * DICE, seat * DICE + COLOURED
    for die in mine.dice:
        index = white if die.white else coloured
        s.die[index] = die.face
        s.spot[index] = die.advisor + (ADVISORS if die.envoy else 0)
        white, coloured = (white + 1, coloured) if die.white else (white, coloured + 1)
    s.tokens[seat], s.soldiers[seat] = mine.tokens, mine.soldiers
    s.passed[seat], s.owed[seat] = int(mine.passed), mine.owed
    s.used[seat] = sum(USES[name] for name in mine.used)
