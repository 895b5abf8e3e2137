"""Step a of a season: neutral dice, the Merchants' Guild, the roll, rerolls by Statue and Chapel, the turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.province import has
from ludotheca.kernel.state import EVERYONE, NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

CHAPEL_MOST: Final = 7


# The start of a season.


def begin_season(s: KingsburgState) -> None:
    """Nothing is used yet. Two players first let the neutral dice roll, before anything else [D1] [T7]."""
    for seat in range(s.players):
        s.passed[seat] = 0
        s.used[seat] = 0
    if s.players == 2:
        s.stage = codes.NEUTRAL_THREE
    else:
        begin_rolling(s)


def neutral_three(s: KingsburgState, dice: i64) -> None:
    """Three neutral dice on the advisor of their sum [T1]."""
    s.neutral[0] = dice // 36 + 1
    s.neutral[1] = dice // 6 % 6 + 1
    s.neutral[2] = dice % 6 + 1
    place_neutral(s, 0, 3)
    s.stage = codes.NEUTRAL_TWO


def neutral_two(s: KingsburgState, dice: i64) -> None:
    """Two more on the advisor of theirs [T2]; if that is the same, each on its own number [T3], of equal ones only one
    [T4]."""
    s.neutral[3] = dice // 6 + 1
    s.neutral[4] = dice % 6 + 1
    if s.owner[s.neutral[3] + s.neutral[4]] != box.NEUTRAL:
        place_neutral(s, 3, 5)
    else:
        place_neutral(s, 3, 4)
        if s.neutral[4] != s.neutral[3]:
            place_neutral(s, 4, 5)
        else:
            s.tell(codes.E_NEUTRAL_ASIDE, s.neutral[4])
    begin_rolling(s)


def place_neutral(s: KingsburgState, start: i64, end: i64) -> None:
    """Neutral dice as one group: their advisor counts as influenced [T5]."""
    advisor: i64 = 0
    for i in range(start, end):
        advisor += s.neutral[i]
    for i in range(start, end):
        s.neutral_spot[i] = advisor
    s.owner[advisor] = box.NEUTRAL
    if s.sink is not None:
        dice = [int(s.neutral[i]) for i in range(int(start), int(end))]
        s.sink.emit(codes.E_NEUTRAL, EVERYONE, [int(advisor), *dice])


def begin_rolling(s: KingsburgState) -> None:
    """A gold from each Merchants' Guild before anybody rolls; then all roll, one after another here [K7] [P8]."""
    for seat in range(s.players):
        if has(s, seat, box.MERCHANTS_GUILD):
            s.goods[seat * box.GOODS + box.GOLD] += 1
            s.tell(codes.E_GUILD, seat)
    s.stage = codes.ROLL
    s.mover = s.order[0]


# The roll.


def white_dice(s: KingsburgState, seat: i64) -> i64:
    """One for the King's Aid in Spring, one for the Farms [P7]."""
    dice: i64 = 0
    if s.aid == seat:
        dice += 1
    if has(s, seat, box.FARMS):
        dice += 1
    return dice


def roll(s: KingsburgState, seat: i64, dice: i64) -> None:
    """The three coloured dice, in rising order [D2]."""
    base: i64 = seat * box.DICE
    s.die[base] = dice // 36 + 1
    s.die[base + 1] = dice // 6 % 6 + 1
    s.die[base + 2] = dice % 6 + 1
    if white_dice(s, seat) > 0:
        s.stage = codes.ROLL_WHITE
    else:
        rolled(s, seat)


def roll_white(s: KingsburgState, seat: i64, dice: i64) -> None:
    """The white dice, in rising order: one of them, or two."""
    first: i64 = seat * box.DICE + box.COLOURED
    if dice < 7:
        s.die[first] = dice
    else:
        s.die[first] = dice // 7
        s.die[first + 1] = dice % 7
    rolled(s, seat)


def roll_one(s: KingsburgState, seat: i64, face: i64) -> None:
    """The die the Statue rerolls. All showed the same face, so any one of its colour will do."""
    first: i64 = seat * box.DICE
    size: i64 = box.COLOURED
    if s.stage == codes.ROLL_ONE_WHITE:
        first += box.COLOURED
        size = white_dice(s, seat)
    if face > s.die[first]:
        s.die[first + size - 1] = face
    else:
        s.die[first] = face
    rolled(s, seat)


def rolled(s: KingsburgState, seat: i64) -> None:
    """On to the next who has not rolled, or to the rerolls."""
    base: i64 = seat * box.DICE
    s.tell_more(
        codes.E_ROLLED, seat, s.die[base], s.die[base + 1], s.die[base + 2], s.die[base + 3], s.die[base + 4]
    )
    s.stage = codes.ROLLED
    for i in range(s.players):
        if s.die[s.order[i] * box.DICE] == 0:
            s.mover = s.order[i]
            s.stage = codes.ROLL
            return


def total(s: KingsburgState, seat: i64) -> i64:
    """The sum of all dice of a seat, white ones included."""
    points: i64 = 0
    for i in range(box.DICE):
        points += s.die[seat * box.DICE + i]
    return points


# Rerolls.


def next_reroll(s: KingsburgState) -> None:
    """Whoever may reroll is asked, in the old turn order, each until they are done; then the new order is made [D4]."""
    for i in range(s.players):
        seat: i64 = s.order[i]
        if s.passed[seat] == 0 and (statue_works(s, seat) or chapel_works(s, seat)):
            s.mover = seat
            s.stage = codes.REROLL
            return
    set_order(s)
    for seat in range(s.players):
        s.passed[seat] = 0
    s.turn = 0
    s.stage = codes.NEXT_INFLUENCE


def statue_works(s: KingsburgState, seat: i64) -> bool:
    """All dice equal, white ones too, and the Statue not used this season [P1]."""
    if not has(s, seat, box.STATUE) or s.used[seat] & codes.USED_STATUE != 0:
        return False
    base: i64 = seat * box.DICE
    for i in range(1, box.DICE):
        face: i64 = s.die[base + i]
        if face != 0 and face != s.die[base]:
            return False
    return True


def chapel_works(s: KingsburgState, seat: i64) -> bool:
    """A total of seven or less, white dice counted, and the Chapel not used this season [P2]."""
    return (
        has(s, seat, box.CHAPEL) and s.used[seat] & codes.USED_CHAPEL == 0 and total(s, seat) <= CHAPEL_MOST
    )


def rerolls(s: KingsburgState, seat: i64) -> vec[i64]:
    """Statue and Chapel, in the order the owner likes, who also chooses the colour of the Statue's die [D5]."""
    out: vec[i64] = vec[i64]()
    if statue_works(s, seat):
        out = append(out, codes.A_REROLL + codes.STATUE_COLOURED)
        if s.die[seat * box.DICE + box.COLOURED] != 0:
            out = append(out, codes.A_REROLL + codes.STATUE_WHITE)
    if chapel_works(s, seat):
        out = append(out, codes.A_REROLL + codes.CHAPEL_ALL)
    return append(out, codes.A_KEEP)


def reroll(s: KingsburgState, seat: i64, which: i64) -> None:
    """One die by the Statue, all by the Chapel; the new dice are looked at afresh."""
    s.tell(codes.E_REROLL, seat, which)
    if which == codes.CHAPEL_ALL:
        s.used[seat] |= codes.USED_CHAPEL
        for i in range(box.DICE):
            s.die[seat * box.DICE + i] = 0
        s.stage = codes.ROLL
        return
    s.used[seat] |= codes.USED_STATUE
    s.stage = codes.ROLL_ONE_COLOURED if which == codes.STATUE_COLOURED else codes.ROLL_ONE_WHITE


def keep(s: KingsburgState, seat: i64) -> None:
    """No (further) reroll."""
    s.passed[seat] = 1
    s.stage = codes.ROLLED


# The turn order.


def set_order(s: KingsburgState) -> None:
    """The lowest total plays first; equal ones keep their order [D6] [D7]."""
    for i in range(1, s.players):
        seat: i64 = s.order[i]
        mine: i64 = total(s, seat)
        j: i64 = i
        while j > 0 and total(s, s.order[j - 1]) > mine:
            s.order[j] = s.order[j - 1]
            j -= 1
        s.order[j] = seat
    tell_order(s)


def tell_order(s: KingsburgState) -> None:
    """The turn order as it now stands."""
    if s.sink is not None:
        s.sink.emit(codes.E_ORDER, EVERYONE, [int(seat) for seat in s.order])


def take_dice_back(s: KingsburgState) -> None:
    """After the gifts all have their dice again; tokens used and white dice go back to the board [A4]."""
    for i in range(s.players * box.DICE):
        s.die[i] = 0
        s.spot[i] = 0
    for spot in range(1, box.SPOTS):
        s.extra[spot] = box.NO_EXTRA
        if s.owner[spot] != box.NEUTRAL:
            s.owner[spot] = NONE


def remove_neutral(s: KingsburgState) -> None:
    """The neutral dice go when the season ends [T6]."""
    for i in range(box.NEUTRAL_DICE):
        if s.neutral_spot[i] > 0:
            s.owner[s.neutral_spot[i]] = NONE
        s.neutral[i] = 0
        s.neutral_spot[i] = 0
