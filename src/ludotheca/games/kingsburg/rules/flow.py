"""Who is next: what is legal, what happens, and the walk through the calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg.rules import build, dice, gifts, influence, king, winter
from ludotheca.games.kingsburg.rules.codes import (
    A_BUILD,
    A_DECLINE,
    A_ENEMY,
    A_INFLUENCE,
    A_KEEP,
    A_KINGS_DIE,
    A_LOSE,
    A_NEUTRAL_THREE,
    A_NEUTRAL_TWO,
    A_PASS,
    A_RECRUIT,
    A_REROLL,
    A_ROLL,
    A_ROLL_ONE,
    A_ROLL_WHITE,
    A_SEAT,
    A_SWAP,
    A_TAKE,
    A_TOWN_HALL,
    E_ORDER,
    E_PHASE,
)
from ludotheca.games.kingsburg.rules.province import add_sets
from ludotheca.games.kingsburg.tables import (
    AFTER_PEEK,
    AID_GOODS,
    BATTLE,
    BUILD,
    CARDS_A_YEAR,
    FIRST_PASSING,
    GIFT,
    INFLUENCE,
    KINGS_AID,
    KINGS_DIE,
    KINGS_ENVOY,
    KINGS_REWARD,
    NEUTRAL_THREE,
    NEUTRAL_TWO,
    NEXT_BUILD,
    NEXT_GIFT,
    NEXT_INFLUENCE,
    NEXT_PHASE,
    NEXT_RECRUIT,
    NONE,
    OVER,
    PEEK,
    RECRUIT,
    RECRUITMENT,
    REROLL,
    REVEAL,
    ROLL,
    ROLL_WHITE,
    ROLLED,
    SEASON_END,
    SEASON_START,
    SEATING,
    TOWN_HALLS,
    WINTER,
    first_card,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, SEVERAL
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


# Who must decide.


def waits_for(s: KingsburgState) -> i64:
    """CHANCE, SEVERAL, one seat or NOBODY."""
    if s.stage < AID_GOODS:
        return CHANCE
    if s.stage < REROLL:
        return SEVERAL
    if s.stage == OVER:
        return NOBODY
    return s.mover


def audience(s: KingsburgState) -> i64:
    """Only a peeked card is not for all."""
    return 1 << s.mover if s.stage == PEEK else EVERYONE


# What is legal.


def actions(s: KingsburgState, seat: i64) -> vec[i64]:
    """Every legal action of a seat, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return outcomes(s)
    if s.stage == INFLUENCE:
        return influence.choices(s, seat)
    if s.stage == GIFT:
        return gifts.choices(s, seat)
    if s.stage == RECRUIT:
        return winter.recruit_choices(s, seat)
    if s.stage == REROLL:
        return dice.rerolls(s, seat)
    if s.stage == AID_GOODS:
        return add_sets(vec[i64](), A_TAKE, 1)
    if s.stage == TOWN_HALLS:
        return build.town_hall_choices(s, seat)
    if s.stage >= BUILD:
        return build.choices(s, seat)
    return winter.spoils_choices(s, seat)


def outcomes(s: KingsburgState) -> vec[i64]:
    """Everything chance may bring now [S4]."""
    out: vec[i64] = vec[i64]()
    if s.stage == SEATING:
        for seat in range(s.players):
            if seat not in s.order:
                out = append(out, A_SEAT + seat)
    elif s.stage == ROLL:
        out = three_dice(A_ROLL + s.mover * 216)
    elif s.stage == NEUTRAL_THREE:
        out = three_dice(A_NEUTRAL_THREE)
    elif s.stage == NEUTRAL_TWO:
        for a in range(6):
            for b in range(a, 6):
                out = append(out, A_NEUTRAL_TWO + a * 6 + b)
    elif s.stage == ROLL_WHITE:
        first: i64 = A_ROLL_WHITE + s.mover * 49
        for a in range(1, 7):
            if dice.white_dice(s, s.mover) == 1:
                out = append(out, first + a)
            else:
                for b in range(a, 7):
                    out = append(out, first + a * 7 + b)
    elif s.stage in (PEEK, REVEAL):
        for card in range(CARDS_A_YEAR):
            out = append(out, A_ENEMY + first_card(s.year) + card)
    else:
        one: i64 = A_KINGS_DIE + 1 if s.stage == KINGS_DIE else A_ROLL_ONE + s.mover * 6
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
    for i in range(len(out)):
        if s.stage in (ROLL, NEUTRAL_THREE):
            code: i64 = out[i] - A_NEUTRAL_THREE if s.stage == NEUTRAL_THREE else (out[i] - A_ROLL) % 216
            out[i] = ways_of_three(code // 36, code // 6 % 6, code % 6)
        elif s.stage == NEUTRAL_TWO:
            code = out[i] - A_NEUTRAL_TWO
            out[i] = 1 if code // 6 == code % 6 else 2
        elif s.stage == ROLL_WHITE:
            code = (out[i] - A_ROLL_WHITE) % 49
            out[i] = 2 if code > 7 and code // 7 != code % 7 else 1
        else:
            out[i] = 1
    return out


def ways_of_three(a: i64, b: i64, c: i64) -> i64:
    """In how many ways three dice show these faces, given in rising order."""
    if a == c:
        return 1
    return 3 if b in (a, c) else 6


def random_outcome(s: KingsburgState, rng: Rng) -> i64:
    """One of `outcomes` by its weight, without listing them."""
    if s.stage == ROLL:
        return A_ROLL + s.mover * 216 + throw_three(rng)
    if s.stage == NEUTRAL_THREE:
        return A_NEUTRAL_THREE + throw_three(rng)
    if s.stage == KINGS_DIE:
        return A_KINGS_DIE + 1 + rng.below(6)
    if s.stage in (PEEK, REVEAL):
        return A_ENEMY + first_card(s.year) + rng.below(CARDS_A_YEAR)
    if s.stage == ROLL_WHITE and dice.white_dice(s, s.mover) == 1:
        return A_ROLL_WHITE + s.mover * 49 + 1 + rng.below(6)
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


# What happens.


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    """Carry out a legal action, then go on until somebody must think or chance is due."""
    if action >= A_INFLUENCE:
        influence.place(s, seat, action - A_INFLUENCE)
    elif action >= A_KEEP:
        decide(s, seat, action)
    else:
        draw(s, action)
    if s.stage >= FIRST_PASSING:
        proceed(s)


def decide(s: KingsburgState, seat: i64, action: i64) -> None:
    """Every decision of a seat but an influence."""
    if action >= A_BUILD:
        build.build(s, seat, action - A_BUILD)
    elif action >= A_RECRUIT:
        winter.recruit(s, seat, action - A_RECRUIT)
    elif action >= A_LOSE:
        winter.give_lost(s, seat, action - A_LOSE)
    elif action >= A_TAKE:
        take(s, seat, action - A_TAKE)
    elif action >= A_TOWN_HALL:
        build.use_town_hall(s, seat, action - A_TOWN_HALL)
    elif action >= A_SWAP:
        gifts.swap(s, seat, action - A_SWAP)
    elif action == A_PASS:
        if s.stage == INFLUENCE:
            influence.give_up(s, seat)
        else:
            build.leave(s)
    elif action == A_DECLINE:
        if s.stage == GIFT:
            gifts.decline(s, seat)
        else:
            build.decline_town_hall(s, seat)
    elif action == A_KEEP:
        dice.keep(s, seat)
    elif action < A_PASS:
        dice.reroll(s, seat, action - A_REROLL)
    else:
        winter.stop_recruiting(s)


def take(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods from the King, from an advisor or from the enemy."""
    if s.stage == AID_GOODS:
        king.take_aid(s, seat, goods)
    elif s.stage == GIFT:
        gifts.take(s, seat, goods)
    else:
        winter.take_spoils(s, seat, goods)


def draw(s: KingsburgState, action: i64) -> None:
    """An outcome of chance."""
    if action >= A_ROLL_ONE:
        dice.roll_one(s, (action - A_ROLL_ONE) // 6, (action - A_ROLL_ONE) % 6 + 1)
    elif action >= A_ROLL_WHITE:
        dice.roll_white(s, (action - A_ROLL_WHITE) // 49, (action - A_ROLL_WHITE) % 49)
    elif action >= A_ROLL:
        dice.roll(s, (action - A_ROLL) // 216, (action - A_ROLL) % 216)
    elif action >= A_NEUTRAL_TWO:
        dice.neutral_two(s, action - A_NEUTRAL_TWO)
    elif action >= A_NEUTRAL_THREE:
        dice.neutral_three(s, action - A_NEUTRAL_THREE)
    elif action >= A_KINGS_DIE:
        winter.kings_troops(s, action - A_KINGS_DIE)
    elif action >= A_ENEMY:
        if s.stage == PEEK:
            gifts.peek(s, s.mover, action - A_ENEMY)
        else:
            winter.turn_up(s, action - A_ENEMY)
    else:
        seat_next(s, action - A_SEAT)


def seat_next(s: KingsburgState, seat: i64) -> None:
    """The first turn order is drawn at random; the last place is no draw [S2]."""
    s.order[s.turn] = seat
    s.turn += 1
    if s.turn < s.players - 1:
        return
    for other in range(s.players):
        if other not in s.order:
            s.order[s.turn] = other
    s.turn = 0
    if s.sink is not None:
        s.sink.emit(E_ORDER, EVERYONE, [int(seat) for seat in s.order])
    s.stage = NEXT_PHASE


# The calendar.


def proceed(s: KingsburgState) -> None:
    """Walk on until somebody must think, chance is due or the game is over [Y2]."""
    while s.stage >= FIRST_PASSING:
        if s.stage == NEXT_INFLUENCE:
            influence.next_turn(s)
        elif s.stage == NEXT_GIFT:
            gifts.next_gift(s)
        elif s.stage == AFTER_PEEK:
            gifts.after_peek(s)
        elif s.stage == NEXT_BUILD:
            build.next_turn(s)
        elif s.stage == ROLLED:
            dice.next_reroll(s)
        elif s.stage == NEXT_RECRUIT:
            winter.next_recruit(s)
        elif s.stage == NEXT_PHASE:
            begin_phase(s, s.phase + 1)
        elif s.stage == SEASON_START:
            dice.begin_season(s)
        elif s.stage == SEASON_END:
            build.end_season(s)
        elif s.stage == BATTLE:
            winter.battle(s)
        else:
            winter.end_year(s)


def begin_phase(s: KingsburgState, phase: i64) -> None:
    """The eight phases of a year, always in this order [Y1] [Y3]."""
    s.phase = phase
    s.mover = NONE
    if s.sink is not None:
        s.sink.emit(E_PHASE, EVERYONE, [int(s.year), int(phase)])
    if phase == KINGS_AID:
        king.kings_aid(s)
    elif phase == KINGS_REWARD:
        king.kings_reward(s)
    elif phase == KINGS_ENVOY:
        king.kings_envoy(s)
    elif phase == RECRUITMENT:
        s.stage = NEXT_RECRUIT
    elif phase == WINTER:
        winter.begin_battle(s)
    else:
        s.stage = SEASON_START
