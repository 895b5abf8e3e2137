"""Step b of a season: groups of dice on advisors, one a turn, until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg.rules.codes import A_INFLUENCE, A_PASS, E_INFLUENCED, E_PASSED, E_STUCK
from ludotheca.games.kingsburg.rules.province import has
from ludotheca.games.kingsburg.tables import (
    ADVISORS,
    COLOURED,
    DICE,
    INFLUENCE,
    MARKET,
    NEXT_GIFT,
    NEXT_INFLUENCE,
    NONE,
    USED_MARKET,
    USED_PLUS2,
    WHITE,
)
from ludotheca.kernel.state import EVERYONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

# More than a seat can ever have: seven sets of coloured dice, four of white ones, with or without "+2", three shifts.
ALL: Final = 168
PLUS2: Final = 2


def code_of(coloured: i64, white: i64, plus2: i64, shift: i64, envoy: i64) -> i64:
    """A placement as one number: the coloured and the white dice in rising order as digits in base 7, and the rest."""
    return (((coloured * 49 + white) * 2 + plus2) * 3 + shift + 1) * 2 + envoy


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
            s.stage = INFLUENCE
            return
        s.passed[seat] = 1
        if s.sink is not None and in_hand(s, seat, 0, COLOURED) > 0:
            s.sink.emit(E_STUCK, EVERYONE, [int(seat)])
    s.gift = 1
    s.stage = NEXT_GIFT


def choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """Every placement, or a pass, even with dice left [V9]."""
    return append(placements(s, seat, ALL), A_PASS)


def placements(s: KingsburgState, seat: i64, most: i64) -> vec[i64]:
    """Every group of dice on every advisor it can influence, up to a number of them: at least one coloured die,
    perhaps white ones, one "+2" and the Market's shift, together exactly the advisor's number.
    Equal dice count once [I2] [I4] [I7]."""
    out: vec[i64] = vec[i64]()
    first: i64 = seat * DICE
    plus2_most: i64 = may_add_plus2(s, seat)
    shift_most: i64 = may_shift(s, seat)
    white_sets: i64 = 4 if s.die[first + COLOURED] != 0 else 1
    coloured: i64 = 1
    while coloured < 8:
        dice: i64 = digits(s, first, COLOURED, coloured)
        white: i64 = 0 if dice > 0 else white_sets
        while white < white_sets:
            pale: i64 = digits(s, first + COLOURED, WHITE, white)
            plus2: i64 = 0 if pale >= 0 else plus2_most + 1
            while plus2 <= plus2_most:
                shift: i64 = -shift_most
                while shift <= shift_most:
                    envoy: i64 = needs_envoy(
                        s, seat, digit_sum(dice) + digit_sum(pale) + PLUS2 * plus2 + shift
                    )
                    if envoy >= 0:
                        out = append(out, A_INFLUENCE + code_of(dice, pale, plus2, shift, envoy))
                        if len(out) == most:
                            return out
                    shift += 1
                plus2 += 1
            white += 1
        coloured += 1
    return out


def needs_envoy(s: KingsburgState, seat: i64, advisor: i64) -> i64:
    """0 if the advisor is free, 1 if he is not but the seat has the Envoy, else -1: he is closed or there is
    none of that number [I3] [I10] [V3] [V7]."""
    if advisor < 1 or advisor > ADVISORS:
        return -1
    if s.owner[advisor] == NONE:
        return 0
    if s.envoy == seat:
        return 1
    return -1


def may_add_plus2(s: KingsburgState, seat: i64) -> i64:
    """1 with a token at hand; with the option only if none was used this season [I8]."""
    if s.tokens[seat] > 0 and (s.one_plus2 == 0 or s.used[seat] & USED_PLUS2 == 0):
        return 1
    return 0


def may_shift(s: KingsburgState, seat: i64) -> i64:
    """1 with a Market not used this season [P6]."""
    if s.used[seat] & USED_MARKET == 0 and has(s, seat, MARKET):
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
    for i in range(seat * DICE + start, seat * DICE + end):
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
    advisor: i64 = digit_sum(coloured) + digit_sum(white) + PLUS2 * plus2 + shift
    spot: i64 = advisor + envoy * ADVISORS
    s.owner[spot] = seat
    s.extra[spot] = plus2 * 3 + shift + 1
    lay_dice(s, seat * DICE, coloured, spot)
    lay_dice(s, seat * DICE + COLOURED, white, spot)
    if plus2 != 0:
        s.tokens[seat] -= 1
        s.used[seat] |= USED_PLUS2
    if shift != 0:
        s.used[seat] |= USED_MARKET
    if envoy != 0:
        s.envoy = NONE
    if s.sink is not None:
        group = [
            int(coloured // 49),
            int(coloured // 7 % 7),
            int(coloured % 7),
            int(white // 7),
            int(white % 7),
        ]
        s.sink.emit(
            E_INFLUENCED, EVERYONE, [int(seat), int(advisor), int(plus2), int(shift), int(envoy), *group]
        )
    s.turn = (s.turn + 1) % s.players
    s.stage = NEXT_INFLUENCE


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
    if s.sink is not None:
        s.sink.emit(E_PASSED, EVERYONE, [int(seat)])
    s.turn = (s.turn + 1) % s.players
    s.stage = NEXT_INFLUENCE
