"""How the game goes on: an action is carried out, then whatever follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import annex, codes, divide, explore, select
from ludotheca.kernel.state import NOBODY, NONE

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


def apply(s: RomeState, seat: i64, action: i64) -> None:
    """Carry out a legal action."""
    if action >= codes.A_PLACE:
        annex.place(s, seat, action - codes.A_PLACE)
    elif action >= codes.A_CHOOSE:
        annex.choose_land(s, seat, action - codes.A_CHOOSE)
        return
    elif action >= codes.A_TAKE:
        select.seal_choice(s, seat, action - codes.A_TAKE)
    elif action >= codes.A_SPLIT:
        divide.seal_split(s, seat, action - codes.A_SPLIT)
    elif action >= codes.A_TURN:
        explore.turn_up(s, (action - codes.A_TURN) // box.LANDS, (action - codes.A_TURN) % box.LANDS)
    else:
        explore.deal_card(s, (action - codes.A_DEAL) // box.CARDS, (action - codes.A_DEAL) % box.CARDS)
    proceed(s)


def proceed(s: RomeState) -> None:
    """A phase ends when all have done it, and the next one begins [R3]. The last choice opens all [C6]."""
    if s.phase == codes.ANNEX:
        if s.first_owing() == NOBODY:
            end_round(s)
    elif s.phase == codes.SELECT:
        if NONE not in s.choice:
            select.open_choices(s)
            annex.begin_annexation(s)
    elif s.phase == codes.DIVIDE:
        if NONE not in s.split:
            divide.open_splits(s)
    elif s.phase == codes.EXPLORE:
        if s.drawn == s.players * box.ROW:
            s.phase = codes.DIVIDE
            s.step += 1
    elif s.drawn == s.players:
        begin_round(s)


def begin_round(s: RomeState) -> None:
    """Exploration comes first; division, selection and annexation follow."""
    s.phase = codes.EXPLORE
    s.drawn = 0
    s.step += 1
    s.tell(codes.E_ROUND, s.round)


def end_round(s: RomeState) -> None:
    """The reminder tiles turn: the next round takes from the other neighbour [R1]. After four rounds it is over [R2]."""
    if s.round < box.ROUNDS:
        s.round += 1
        begin_round(s)
        return
    s.phase = codes.OVER
    s.step += 1
    if s.sink is not None:
        for seat in range(s.players):
            s.tell(codes.E_OVER, seat, s.score(seat), s.place(seat))
