"""A position back from a view."""

from __future__ import annotations

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.meta import take_options
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.games.kingsburg.view import describe_enemy
from ludotheca.games.kingsburg.view_types import KingsburgView, SeatView
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.state import EVERYONE, NONE


def view_back(match: MatchView) -> KingsburgState:
    """Some position that gives this view: an enemy the viewer does not know is the year's first until drawn anew."""
    seen: KingsburgView = match.position
    s = KingsburgState(match.players)
    s.set_up()
    take_options(s, match.options)
    s.year = seen.year
    s.phase = codes.PHASE_NAMES.index(seen.phase)
    s.stage = codes.STAGE_NAMES.index(seen.stage)
    s.turn, s.gift = seen.turn, seen.gift
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
            spot = advisor.number + (box.ADVISORS if group.envoy else 0)
            assert spot < box.SPOTS
            s.owner[spot] = box.NEUTRAL if group.owner is None else group.owner
            s.extra[spot] = int(group.plus2) * 3 + group.market + 1
    for seat, mine in enumerate(seen.seats):
        _take_seat(s, seat, mine)
    return s


def _take_enemy(s: KingsburgState, seen: KingsburgView) -> None:
    s.known = EVERYONE if seen.revealed else sum(1 << seat for seat in seen.seen_by)
    if s.known == 0:
        return
    s.enemy = box.first_card(seen.year)
    if seen.enemy is not None:
        while describe_enemy(int(s.enemy)) != seen.enemy:
            s.enemy += 1


def _take_seat(s: KingsburgState, seat: int, mine: SeatView) -> None:
    for good in range(box.GOODS):
        s.goods[seat * box.GOODS + good] = mine.goods[box.GOOD_NAMES[good]]
    for row in range(box.ROWS):
        s.rows[seat * box.ROWS + row] = mine.rows[row]
    for source in range(codes.SOURCES):
        s.earned[seat * codes.SOURCES + source] = mine.points[codes.SOURCE_NAMES[source]]
    coloured, white = seat * box.DICE, seat * box.DICE + box.COLOURED
    for die in mine.dice:
        index = white if die.white else coloured
        s.die[index] = die.face
        s.spot[index] = die.advisor + (box.ADVISORS if die.envoy else 0)
        white, coloured = (white + 1, coloured) if die.white else (white, coloured + 1)
    s.tokens[seat], s.soldiers[seat] = mine.tokens, mine.soldiers
    s.passed[seat], s.owed[seat] = int(mine.passed), mine.owed
    s.used[seat] = sum(1 << codes.USED_NAMES.index(name) for name in mine.used)
