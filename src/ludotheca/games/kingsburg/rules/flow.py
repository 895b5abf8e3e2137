"""How the game goes on: an action is carried out, then the calendar is walked through until somebody must think."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg.rules import build, codes, dice, gifts, influence, king, winter
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def apply(s: KingsburgState, seat: i64, action: i64) -> None:
    """Carry out a legal action, then go on until somebody must think or chance is due."""
    if action >= codes.A_INFLUENCE:
        influence.place(s, seat, action - codes.A_INFLUENCE)
    elif action >= codes.A_KEEP:
        decide(s, seat, action)
    else:
        draw(s, action)
    if s.stage >= codes.FIRST_PASSING:
        proceed(s)


def decide(s: KingsburgState, seat: i64, action: i64) -> None:
    """Every decision of a seat but an influence."""
    if action >= codes.A_BUILD:
        build.build(s, seat, action - codes.A_BUILD)
    elif action >= codes.A_RECRUIT:
        winter.recruit(s, seat, action - codes.A_RECRUIT)
    elif action >= codes.A_LOSE:
        winter.give_lost(s, seat, action - codes.A_LOSE)
    elif action >= codes.A_TAKE:
        take(s, seat, action - codes.A_TAKE)
    elif action >= codes.A_TOWN_HALL:
        build.use_town_hall(s, seat, action - codes.A_TOWN_HALL)
    elif action >= codes.A_SWAP:
        gifts.swap(s, seat, action - codes.A_SWAP)
    elif action == codes.A_PASS:
        if s.stage == codes.INFLUENCE:
            influence.give_up(s, seat)
        else:
            build.leave(s)
    elif action == codes.A_DECLINE:
        if s.stage == codes.GIFT:
            gifts.decline(s, seat)
        else:
            build.decline_town_hall(s, seat)
    elif action == codes.A_KEEP:
        dice.keep(s, seat)
    elif action < codes.A_PASS:
        dice.reroll(s, seat, action - codes.A_REROLL)
    else:
        winter.stop_recruiting(s)


def take(s: KingsburgState, seat: i64, goods: i64) -> None:
    """Goods from the King, from an advisor or from the enemy."""
    if s.stage == codes.AID_GOODS:
        king.take_aid(s, seat, goods)
    elif s.stage == codes.GIFT:
        gifts.take(s, seat, goods)
    else:
        winter.take_spoils(s, seat, goods)


def draw(s: KingsburgState, action: i64) -> None:
    """An outcome of chance."""
    if action >= codes.A_ROLL_ONE:
        dice.roll_one(s, (action - codes.A_ROLL_ONE) // 6, (action - codes.A_ROLL_ONE) % 6 + 1)
    elif action >= codes.A_ROLL_WHITE:
        dice.roll_white(s, (action - codes.A_ROLL_WHITE) // 49, (action - codes.A_ROLL_WHITE) % 49)
    elif action >= codes.A_ROLL:
        dice.roll(s, (action - codes.A_ROLL) // 216, (action - codes.A_ROLL) % 216)
    elif action >= codes.A_NEUTRAL_TWO:
        dice.neutral_two(s, action - codes.A_NEUTRAL_TWO)
    elif action >= codes.A_NEUTRAL_THREE:
        dice.neutral_three(s, action - codes.A_NEUTRAL_THREE)
    elif action >= codes.A_KINGS_DIE:
        winter.kings_troops(s, action - codes.A_KINGS_DIE)
    elif action >= codes.A_ENEMY:
        if s.stage == codes.PEEK:
            gifts.peek(s, s.mover, action - codes.A_ENEMY)
        else:
            winter.turn_up(s, action - codes.A_ENEMY)
    else:
        seat_next(s, action - codes.A_SEAT)


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
    dice.tell_order(s)
    s.stage = codes.NEXT_PHASE


# The calendar.


def proceed(s: KingsburgState) -> None:
    """Walk on until somebody must think, chance is due or the game is over [Y2]."""
    while s.stage >= codes.FIRST_PASSING:
        if s.stage == codes.NEXT_INFLUENCE:
            influence.next_turn(s)
        elif s.stage == codes.NEXT_GIFT:
            gifts.next_gift(s)
        elif s.stage == codes.AFTER_PEEK:
            gifts.after_peek(s)
        elif s.stage == codes.NEXT_BUILD:
            build.next_turn(s)
        elif s.stage == codes.ROLLED:
            dice.next_reroll(s)
        elif s.stage == codes.NEXT_RECRUIT:
            winter.next_recruit(s)
        elif s.stage == codes.NEXT_PHASE:
            begin_phase(s, s.phase + 1)
        elif s.stage == codes.SEASON_START:
            dice.begin_season(s)
        elif s.stage == codes.SEASON_END:
            build.end_season(s)
        elif s.stage == codes.BATTLE:
            winter.battle(s)
        else:
            winter.end_year(s)


def begin_phase(s: KingsburgState, phase: i64) -> None:
    """The eight phases of a year, always in this order [Y1] [Y3]."""
    s.phase = phase
    s.mover = NONE
    s.tell(codes.E_PHASE, s.year, phase)
    if phase == codes.KINGS_AID:
        king.kings_aid(s)
    elif phase == codes.KINGS_REWARD:
        king.kings_reward(s)
    elif phase == codes.KINGS_ENVOY:
        king.kings_envoy(s)
    elif phase == codes.RECRUITMENT:
        s.stage = codes.NEXT_RECRUIT
    elif phase == codes.WINTER:
        winter.begin_battle(s)
    else:
        s.stage = codes.SEASON_START
