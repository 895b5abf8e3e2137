"""What a seat sees, as numbers: the table and the court, then every seat from its own on. The enemy of the year is left
out for those who have not looked at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

# Placements: seven groups of coloured dice by four of white ones, with or without "+2", three shifts of the Market, and
# all of it again with the Envoy; and the pass.
WIDEST = 7 * 4 * 2 * 3 * 2 + 1


def observe(s: KingsburgState, viewer: i64, out: Sight) -> None:
    """Time, turn order and the enemy, the court, then the seats."""
    n: i64 = s.players
    first: i64 = max(viewer, 0)
    rows = out.out
    at: i64 = out.at
    rows[at] = i16(s.one_plus2)
    rows[at + 1] = i16(s.year)
    rows[at + 2] = i16(s.turn)
    rows[at + 3] = i16(s.gift)
    rows[at + 4] = i16(s.kings_die)
    out.at = at + 5
    out.one_of(codes.WINTER + 1, s.phase)
    out.one_of(codes.OVER + 1, s.stage)
    out.seat(s.mover, first, n)
    out.seat(s.aid, first, n)
    out.seat(s.envoy, first, n)
    out.seats(s.order, n, first, n)
    observe_enemy(s, viewer, out)
    observe_court(s, first, out)
    i: i64 = 0
    while i < n:
        seat: i64 = first + i
        if seat >= n:
            seat -= n
        observe_seat(s, seat, out)
        i += 1


def observe_enemy(s: KingsburgState, viewer: i64, out: Sight) -> None:
    """The card of the year, for who knows it: its kind, its strength, what it takes and gives [G1]."""
    if s.enemy == NONE or not knows_enemy(s, viewer):
        out.zeros(box.ENEMIES + 1 + 2 * box.SPOILS)
        return
    card: i64 = s.enemy
    out.one_of(box.ENEMIES, box.enemy_of(card))
    out.put(box.strength_of(card))
    i: i64 = 0
    while i < box.SPOILS:
        out.put(box.lose(card, i))
        out.put(box.gain(card, i))
        i += 1


def observe_court(s: KingsburgState, first: i64, out: Sight) -> None:
    """Whose dice lie on each spot, their "+2" and shift, and the neutral dice."""
    n: i64 = s.players
    owners = s.owner
    rows = out.out
    before: i64 = out.at - 1
    spot: i64 = 1
    while spot < box.SPOTS:
        owner: i64 = owners[spot]
        if owner == box.NEUTRAL:
            rows[before + spot] = i16(n + 1)
        elif owner < 0:
            rows[before + spot] = 0
        elif owner < first:
            rows[before + spot] = i16(owner - first + n + 1)
        else:
            rows[before + spot] = i16(owner - first + 1)
        spot += 1
    out.at = before + box.SPOTS
    out.row(s.extra, 1, box.SPOTS - 1)
    out.row(s.neutral, 0, box.NEUTRAL_DICE)
    out.row(s.neutral_spot, 0, box.NEUTRAL_DICE)


def observe_seat(s: KingsburgState, seat: i64, out: Sight) -> None:
    """All that lies before a player is open; who has looked at the enemy, too."""
    out.row(s.goods, seat * box.GOODS, box.GOODS)
    rows = out.out
    at: i64 = out.at
    rows[at] = i16(s.tokens[seat])
    rows[at + 1] = i16(s.soldiers[seat])
    out.at = at + 2
    out.row(s.rows, seat * box.ROWS, box.ROWS)
    out.row(s.earned, seat * codes.SOURCES, codes.SOURCES)
    out.row(s.die, seat * box.DICE, box.DICE)
    out.row(s.spot, seat * box.DICE, box.DICE)
    at = out.at
    used: i64 = s.used[seat]
    rows[at] = i16(s.passed[seat])
    rows[at + 1] = i16(used & 1)
    rows[at + 2] = i16((used >> 1) & 1)
    rows[at + 3] = i16((used >> 2) & 1)
    rows[at + 4] = i16((used >> 3) & 1)
    rows[at + 5] = i16(s.owed[seat])
    rows[at + 6] = i16((s.known >> seat) & 1)
    out.at = at + 7
