"""What a seat or a spectator may know, built up field by field.

Hidden is only the enemy of the year, from those who have not looked at it, until it is turned up in winter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.build import affordable, price
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.games.kingsburg.rules.province import building_count, building_strength, goods_count, standing
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.games.kingsburg.view_types import (
    Advisor,
    Die,
    Enemy,
    Group,
    KingsburgView,
    NeutralDie,
    SeatView,
    Site,
)
from ludotheca.kernel.game import ScoreLine
from ludotheca.kernel.state import EVERYONE, NONE


def eyes(s: KingsburgState, viewer: int) -> int:
    """All that may be hidden is the enemy."""
    return int(s.enemy != NONE and knows_enemy(s, viewer))


def view(s: KingsburgState, viewer: int) -> KingsburgView:
    """What `viewer` may know [S5] [G1]."""
    players = int(s.players)
    cards = [int(box.first_card(s.year)) + i for i in range(box.CARDS_A_YEAR)]
    strengths = [int(box.strength_of(card)) for card in cards]
    known = bool(eyes(s, viewer))
    foes = [int(box.enemy_of(card)) for card in ([s.enemy] if known else cards)]
    revealed = s.known == EVERYONE
    return KingsburgView(
        year=int(s.year),
        phase=codes.PHASE_NAMES[s.phase],
        stage=codes.STAGE_NAMES[s.stage],
        turn=int(s.turn),
        gift=int(s.gift),
        mover=_seat_or_none(int(s.mover)),
        order=[int(seat) for seat in s.order if seat != NONE],
        aid=_seat_or_none(int(s.aid)),
        envoy=_seat_or_none(int(s.envoy)),
        enemy=describe_enemy(int(s.enemy)) if known else None,
        range=(min(strengths), max(strengths)),
        seen_by=[seat for seat in range(players) if s.known >> seat & 1],
        revealed=revealed,
        kings_die=int(s.kings_die) or None,
        court=[_advisor(s, number) for number in range(1, box.ADVISORS + 1)],
        neutral=[
            NeutralDie(int(s.neutral[i]), int(s.neutral_spot[i]))
            for i in range(box.NEUTRAL_DICE)
            if s.neutral[i] != 0
        ],
        seats=[_seat(s, seat, foes) for seat in range(players)],
    )


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def describe_enemy(card: int) -> Enemy:
    """What is printed on an enemy card."""
    return _ENEMIES[card]


def _printed(card: int) -> Enemy:
    lose = {what: int(box.lose(card, i)) for i, what in enumerate(box.SPOIL_NAMES) if box.lose(card, i)}
    gain = {what: int(box.gain(card, i)) for i, what in enumerate(box.SPOIL_NAMES) if box.gain(card, i)}
    return Enemy(
        enemy=box.ENEMY_NAMES[box.enemy_of(card)],
        year=int(box.year_of(card)),
        strength=int(box.strength_of(card)),
        lose=lose,
        gain=gain,
    )


_ENEMIES: Final = tuple([_printed(card) for card in range(box.CARDS)])  # nobody changes a view


_ALONE: Final = tuple([Advisor(number, name, []) for number, name in enumerate(box.ADVISOR_NAMES, 1)])


def _advisor(s: KingsburgState, number: int) -> Advisor:
    if s.owner[number] == NONE and s.owner[number + box.ADVISORS] == NONE:
        return _ALONE[number - 1]
    return Advisor(number, box.ADVISOR_NAMES[number - 1], _groups(s, number))


def _groups(s: KingsburgState, advisor: int) -> list[Group]:
    """The group on an advisor, and the one the Envoy brought."""
    groups = []
    for spot in (advisor, advisor + box.ADVISORS):
        owner = int(s.owner[spot])
        if owner == NONE:
            continue
        if owner == box.NEUTRAL:
            faces = [int(s.neutral[i]) for i in range(box.NEUTRAL_DICE) if s.neutral_spot[i] == spot]
            groups.append(Group(None, faces, [], plus2=False, market=0, envoy=False))
            continue
        dice = [
            (i, int(s.die[owner * box.DICE + i]))
            for i in range(box.DICE)
            if s.spot[owner * box.DICE + i] == spot
        ]
        plus2, shift = divmod(int(s.extra[spot]), 3)
        groups.append(
            Group(
                owner,
                [face for i, face in dice if i < box.COLOURED],
                [face for i, face in dice if i >= box.COLOURED],
                plus2=bool(plus2),
                market=shift - 1,
                envoy=spot > box.ADVISORS,
            )
        )
    return groups


def _seat(s: KingsburgState, seat: int, foes: Sequence[int]) -> SeatView:
    """`foes` are the enemies that may come, as far as the viewer knows."""
    strength = [int(building_strength(s, seat, enemy)) for enemy in range(box.ENEMIES)]
    combat = [int(s.soldiers[seat]) + strength[enemy] for enemy in foes]
    rows = [int(s.rows[seat * box.ROWS + row]) for row in range(box.ROWS)]
    return SeatView(
        goods={box.GOOD_NAMES[good]: int(s.goods[seat * box.GOODS + good]) for good in range(box.GOODS)},
        tokens=int(s.tokens[seat]),
        soldiers=int(s.soldiers[seat]),
        rows=rows,
        buildings=[box.BUILDING_NAMES[building] for building in standing(s, seat)],
        sites=[
            _site(s, seat, row * box.COLUMNS + rows[row])
            for row in range(box.ROWS)
            if rows[row] < box.COLUMNS
        ],
        strength={name: strength[enemy] for enemy, name in enumerate(box.ENEMY_NAMES)},
        combat=(min(combat), max(combat)),
        dice=[
            _die(s, seat * box.DICE + i, i >= box.COLOURED)
            for i in range(box.DICE)
            if s.die[seat * box.DICE + i] != 0
        ],
        passed=bool(s.passed[seat]),
        used=[name for i, name in enumerate(codes.USED_NAMES) if s.used[seat] >> i & 1],
        owed=int(s.owed[seat]),
        points={
            codes.SOURCE_NAMES[source]: int(s.earned[seat * codes.SOURCES + source])
            for source in range(codes.SOURCES)
        },
        score=int(s.score(seat)),
    )


def _site(s: KingsburgState, seat: int, building: int) -> Site:
    cost, short = {}, {}
    for good, name in enumerate(box.GOOD_NAMES):
        needed = int(price(s, seat, building, good))
        if needed:
            cost[name] = needed
            lacking = needed - int(s.goods[seat * box.GOODS + good])
            if lacking > 0:
                short[name] = lacking
    return Site(box.BUILDING_NAMES[building], cost, bool(affordable(s, seat, building)), short)


def _die(s: KingsburgState, index: int, white: bool) -> Die:
    spot = int(s.spot[index])
    envoy = spot > box.ADVISORS
    return Die(int(s.die[index]), white, spot - box.ADVISORS if envoy else spot, envoy)


def score_lines(s: KingsburgState, seat: int) -> list[ScoreLine]:
    """Points by what they were for."""
    counts = {codes.FROM_BUILDINGS: building_count(s, seat), codes.FROM_CATHEDRAL: goods_count(s, seat)}
    lines = []
    for source, name in enumerate(codes.SOURCE_NAMES):
        args = {"count": int(counts[source])} if source in counts else {}
        lines.append(ScoreLine(name, int(s.earned[seat * codes.SOURCES + source]), args))
    return lines
