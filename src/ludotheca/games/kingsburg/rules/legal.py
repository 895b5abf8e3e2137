"""Who must decide, and what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import build, codes, dice, gifts, influence, winter
from ludotheca.games.kingsburg.rules.province import add_sets
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, NONE, SEVERAL
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def to_move(s: KingsburgState) -> i64:
    """One seat, several, chance or nobody: the stages stand in groups."""
    if s.stage >= codes.REROLL:
        return NOBODY if s.stage == codes.OVER else s.mover
    return CHANCE if s.stage < codes.AID_GOODS else SEVERAL


def owes(s: KingsburgState, seat: i64) -> bool:
    """Whether it is this seat's turn, or the seat is among several that owe an answer."""
    mover: i64 = to_move(s)
    return s.owed[seat] != 0 if mover == SEVERAL else mover == seat


def actions(s: KingsburgState, seat: i64) -> vec[i64]:
    """Every legal action of a seat, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return outcomes(s)
    if s.stage == codes.INFLUENCE:
        return influence.choices(s, seat)
    if s.stage == codes.GIFT:
        return gifts.choices(s, seat)
    if s.stage == codes.RECRUIT:
        return winter.recruit_choices(s, seat)
    if s.stage == codes.REROLL:
        return dice.rerolls(s, seat)
    if s.stage == codes.AID_GOODS:
        return add_sets(vec[i64](), codes.A_TAKE, 1)
    if s.stage == codes.TOWN_HALLS:
        return build.town_hall_choices(s, seat)
    if s.stage >= codes.BUILD:
        return build.choices(s, seat)
    return winter.spoils_choices(s, seat)


def outcomes(s: KingsburgState) -> vec[i64]:
    """Everything chance may bring now [S4]."""
    out: vec[i64] = vec[i64]()
    if s.stage == codes.SEATING:
        for seat in range(s.players):
            if seat not in s.order:
                out = append(out, codes.A_SEAT + seat)
    elif s.stage == codes.ROLL:
        out = three_dice(codes.A_ROLL + s.mover * 216)
    elif s.stage == codes.NEUTRAL_THREE:
        out = three_dice(codes.A_NEUTRAL_THREE)
    elif s.stage == codes.NEUTRAL_TWO:
        for a in range(6):
            for b in range(a, 6):
                out = append(out, codes.A_NEUTRAL_TWO + a * 6 + b)
    elif s.stage == codes.ROLL_WHITE:
        first: i64 = codes.A_ROLL_WHITE + s.mover * 49
        for a in range(1, 7):
            if dice.white_dice(s, s.mover) == 1:
                out = append(out, first + a)
            else:
                for b in range(a, 7):
                    out = append(out, first + a * 7 + b)
    elif s.stage in (codes.PEEK, codes.REVEAL):
        for card in range(box.CARDS_A_YEAR):
            out = append(out, codes.A_ENEMY + box.first_card(s.year) + card)
    else:
        one: i64 = codes.A_KINGS_DIE + 1 if s.stage == codes.KINGS_DIE else codes.A_ROLL_ONE + s.mover * 6
        for face in range(6):
            out = append(out, one + face)
    return out


def three_dice(first: i64) -> vec[i64]:
    """`first` plus three dice in rising order."""
    out: vec[i64] = vec[i64]()
    for a in range(6):
        for b in range(a, 6):
            for c in range(b, 6):
                out = append(out, first + a * 36 + b * 6 + c)
    return out


def weights(s: KingsburgState) -> vec[i64]:
    """Dice of one colour are alike, so different faces come in several ways; all else is equally likely [D3]."""
    out: vec[i64] = outcomes(s)
    three: i64 = codes.A_ROLL if s.stage == codes.ROLL else codes.A_NEUTRAL_THREE
    for i in range(len(out)):
        if s.stage in (codes.ROLL, codes.NEUTRAL_THREE):
            code: i64 = (out[i] - three) % 216
            out[i] = ways_of_three(code // 36, code // 6 % 6, code % 6)
        elif s.stage == codes.NEUTRAL_TWO:
            code = out[i] - codes.A_NEUTRAL_TWO
            out[i] = 1 if code // 6 == code % 6 else 2
        elif s.stage == codes.ROLL_WHITE:
            code = (out[i] - codes.A_ROLL_WHITE) % 49
            out[i] = 2 if code > 7 and code // 7 != code % 7 else 1
        else:
            out[i] = 1
    return out


def ways_of_three(a: i64, b: i64, c: i64) -> i64:
    """In how many ways three dice show these faces, given in rising order."""
    if a == c:
        return 1
    return 3 if b in (a, c) else 6


def chance_key(s: KingsburgState) -> list[int]:
    """The enemy and the King's die by year, other dice by season, seat and what the seat has used, turn order by place."""
    if s.stage == codes.SEATING:
        return [codes.A_SEAT, sum(1 for seat in s.order if seat != NONE)]
    if s.stage in (codes.PEEK, codes.REVEAL):
        return [codes.A_ENEMY, int(s.year)]
    if s.stage == codes.KINGS_DIE:
        return [codes.A_KINGS_DIE, int(s.year)]
    if s.stage in (codes.NEUTRAL_THREE, codes.NEUTRAL_TWO):
        return [int(s.stage), int(s.year), int(s.phase)]
    return [int(s.stage), int(s.year), int(s.phase), int(s.mover), int(s.used[s.mover])]


def audience(s: KingsburgState) -> i64:
    """Only a peeked card is not for all."""
    return 1 << s.mover if s.stage == codes.PEEK else EVERYONE


def random_action(s: KingsburgState, seat: i64, rng: Rng) -> i64:
    """One of `actions`; an outcome of chance by its weight, mostly without listing them."""
    if seat != CHANCE:
        listed = actions(s, seat)
        return listed[rng.below(len(listed))]
    if s.stage == codes.ROLL:
        return codes.A_ROLL + s.mover * 216 + throw_three(rng)
    if s.stage == codes.NEUTRAL_THREE:
        return codes.A_NEUTRAL_THREE + throw_three(rng)
    if s.stage == codes.KINGS_DIE:
        return codes.A_KINGS_DIE + 1 + rng.below(6)
    if s.stage in (codes.PEEK, codes.REVEAL):
        return codes.A_ENEMY + box.first_card(s.year) + rng.below(box.CARDS_A_YEAR)
    if s.stage == codes.ROLL_WHITE and dice.white_dice(s, s.mover) == 1:
        return codes.A_ROLL_WHITE + s.mover * 49 + 1 + rng.below(6)
    return outcomes(s)[rng.weighted(weights(s))]


def throw_three(rng: Rng) -> i64:
    """Three dice, put in rising order."""
    throw: i64 = rng.below(216)
    a: i64 = throw // 36
    b: i64 = throw // 6 % 6
    c: i64 = throw % 6
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return a * 36 + b * 6 + c
