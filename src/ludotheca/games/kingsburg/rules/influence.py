"""Step b of a season: groups of dice on advisors, one a turn, until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.province import has
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

# More than a seat can ever have: seven sets of coloured dice, four of white ones, with or without "+2", three shifts.
ALL: Final = 168
PLUS2: Final = 2


def code_of(coloured: i64, white: i64, plus2: i64, shift: i64, envoy: i64) -> i64:
    """A placement as one number: the coloured and the white dice in rising order as digits in base 7, and the rest."""
    return (((coloured * 49 + white) * 2 + plus2) * 3 + shift + 1) * 2 + envoy


def advisor_of(code: i64) -> i64:
    """The number of the advisor that a placement reaches."""
    return digit_sum(code // 588) + digit_sum(code // 12 % 49) + PLUS2 * (code // 6 % 2) + code // 2 % 3 - 1


def next_turn(s: KingsburgState) -> None:
    """One group or a pass each, in turn order, round and round; who cannot place must pass [I1] [I5]."""
    for k in range(s.players):
        index: i64 = s.turn + k
        if index >= s.players:
            index -= s.players
        seat: i64 = s.order[index]
        if s.passed[seat] != 0:
            continue
        if len(placements(s, seat, 1)) > 0:
            s.turn = index
            s.mover = seat
            s.stage = codes.INFLUENCE
            return
        s.passed[seat] = 1
        if s.sink is not None and in_hand(s, seat, 0, box.COLOURED) > 0:
            s.tell(codes.E_STUCK, seat)
    s.gift = 1
    s.stage = codes.NEXT_GIFT


def choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """Every placement, or a pass, even with dice left [V9]."""
    return append(placements(s, seat, ALL), codes.A_PASS)


def placements(s: KingsburgState, seat: i64, most: i64) -> vec[i64]:
    """Every group of dice on every advisor it can influence, up to a number of them: at least one coloured die,
    perhaps white ones, one "+2" and the Market's shift, together exactly the advisor's number.
    Equal dice count once [I2] [I4] [I7]."""
    out: vec[i64] = vec[i64]()
    first: i64 = seat * box.DICE
    plus2_most: i64 = may_add_plus2(s, seat)
    shift_most: i64 = may_shift(s, seat)
    white_sets: i64 = 4 if s.die[first + box.COLOURED] != 0 else 1
    some: i64 = 1
    while some < 8:
        coloured: i64 = digits(s, first, box.COLOURED, some)
        some_white: i64 = 0 if coloured > 0 else white_sets
        while some_white < white_sets:
            white: i64 = digits(s, first + box.COLOURED, box.WHITE, some_white)
            plus2: i64 = 0 if white >= 0 else plus2_most + 1
            while plus2 <= plus2_most:
                shift: i64 = -shift_most
                while shift <= shift_most:
                    reached: i64 = digit_sum(coloured) + digit_sum(white) + PLUS2 * plus2 + shift
                    envoy: i64 = needs_envoy(s, seat, reached)
                    if envoy >= 0:
                        out = append(out, codes.A_INFLUENCE + code_of(coloured, white, plus2, shift, envoy))
                        if len(out) == most:
                            return out
                    shift += 1
                plus2 += 1
            some_white += 1
        some += 1
    return out


def sums(s: KingsburgState, seat: i64, helped: bool) -> i64:
    """What a seat's dice in hand can make, whoever stands there: a bit for each number. With help: also with a "+2" and
    the Market, as far as the seat may use them [I2] [I7]."""
    out: i64 = 0
    first: i64 = seat * box.DICE
    plus2_most: i64 = may_add_plus2(s, seat) if helped else 0
    shift_most: i64 = may_shift(s, seat) if helped else 0
    for some in range(i64(1), i64(8)):
        coloured: i64 = digits(s, first, box.COLOURED, some)
        for some_white in range(i64(4)):
            white: i64 = digits(s, first + box.COLOURED, box.WHITE, some_white)
            if coloured > 0 and white >= 0:
                for plus2 in range(plus2_most + 1):
                    shift: i64 = -shift_most
                    while shift <= shift_most:
                        out |= 1 << (digit_sum(coloured) + digit_sum(white) + PLUS2 * plus2 + shift)
                        shift += 1
    return out


def needs_envoy(s: KingsburgState, seat: i64, advisor: i64) -> i64:
    """0 if the advisor is free, 1 if not but the seat has the Envoy, else -1: closed, or there is none of
    that number [I3] [I10] [V3] [V7]."""
    if advisor < 1 or advisor > box.ADVISORS:
        return -1
    if s.owner[advisor] == NONE:
        return 0
    if s.envoy == seat:
        return 1
    return -1


def may_add_plus2(s: KingsburgState, seat: i64) -> i64:
    """1 with a token at hand; with the option only if none was used this season [I8]."""
    if s.tokens[seat] > 0 and (s.one_plus2 == 0 or s.used[seat] & codes.USED_PLUS2 == 0):
        return 1
    return 0


def may_shift(s: KingsburgState, seat: i64) -> i64:
    """1 with a Market not used this season [P6]."""
    if s.used[seat] & codes.USED_MARKET == 0 and has(s, seat, box.MARKET):
        return 1
    return 0


def digits(s: KingsburgState, first: i64, count: i64, chosen: i64) -> i64:
    """The faces of the chosen dice as digits in base 7; -1 if one is not in hand or an equal one comes first [I11]."""
    out: i64 = 0
    i: i64 = 0
    while i < count:
        if (chosen >> i) & 1 == 1:
            face: i64 = s.die[first + i]
            if face == 0 or s.spot[first + i] != 0:
                return -1
            # Equal dice are taken from the left, so an equal one still in hand stands just before.
            if i > 0 and (chosen >> (i - 1)) & 1 == 0:
                if s.die[first + i - 1] == face and s.spot[first + i - 1] == 0:
                    return -1
            out = out * 7 + face
        i += 1
    return out


def digit_sum(dice: i64) -> i64:
    """The sum of up to three digits in base 7."""
    return dice // 49 + dice // 7 % 7 + dice % 7


def in_hand(s: KingsburgState, seat: i64, start: i64, end: i64) -> i64:
    """How many of the seat's dice from `start` to `end` are not on the court yet."""
    count: i64 = 0
    for i in range(seat * box.DICE + start, seat * box.DICE + end):
        if s.die[i] != 0 and s.spot[i] == 0:
            count += 1
    return count


def place(s: KingsburgState, seat: i64, code: i64) -> None:
    """The dice go on the advisor, who is closed from now on but to the Envoy, who is spent on it [I9] [V6]."""
    envoy: i64 = code % 2
    shift: i64 = code // 2 % 3 - 1
    plus2: i64 = code // 6 % 2
    white: i64 = code // 12 % 49
    coloured: i64 = code // 588
    spot: i64 = advisor_of(code) + envoy * box.ADVISORS
    s.owner[spot] = seat
    s.extra[spot] = plus2 * 3 + shift + 1
    lay_dice(s, seat * box.DICE, coloured, spot)
    lay_dice(s, seat * box.DICE + box.COLOURED, white, spot)
    if plus2 != 0:
        s.tokens[seat] -= 1
        s.used[seat] |= codes.USED_PLUS2
    if shift != 0:
        s.used[seat] |= codes.USED_MARKET
    if envoy != 0:
        s.envoy = NONE
    s.tell(codes.E_INFLUENCED, seat, code)
    s.turn = (s.turn + 1) % s.players
    s.stage = codes.NEXT_INFLUENCE


def lay_dice(s: KingsburgState, first: i64, dice: i64, spot: i64) -> None:
    """For each digit the leftmost die in hand with that face."""
    while dice > 0:
        face: i64 = dice % 7
        i: i64 = first
        while s.die[i] != face or s.spot[i] != 0:
            i += 1
        s.spot[i] = spot
        dice //= 7


def give_up(s: KingsburgState, seat: i64) -> None:
    """A pass is for the rest of the season [I6]."""
    s.passed[seat] = 1
    s.tell(codes.E_PASSED, seat)
    s.turn = (s.turn + 1) % s.players
    s.stage = codes.NEXT_INFLUENCE
