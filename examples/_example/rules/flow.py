"""How the game goes on: an action is carried out, then whatever follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games._example import box
from ludotheca.games._example.rules import bid, buy, codes, deal
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games._example.state import ExampleState


def apply(s: ExampleState, seat: i64, action: i64) -> None:
    """Carry out a legal action."""
    if action == codes.A_PASS:
        buy.pass_on(s, seat)
    elif action == codes.A_BUY:
        buy.buy_card(s, seat)
        return  # the card comes first
    elif action >= codes.A_BID:
        bid.lay_card(s, seat, action - codes.A_BID)
        if NONE in s.bid:
            return  # others still owe theirs
        bid.open_bids(s)
    elif action >= codes.A_ROLL:
        deal.roll(s, action - codes.A_ROLL + 1)
        return
    else:
        deal.draw_card(s, (action - codes.A_DRAW) // box.VALUES, (action - codes.A_DRAW) % box.VALUES)
    proceed(s)


def proceed(s: ExampleState) -> None:
    """What follows by itself: the first round after the deal, the next buyer, the next round, the end [E1]."""
    if s.phase == codes.DEAL:
        if s.turn == s.players * box.HAND:
            begin_round(s)
    elif s.round == box.ROUNDS:
        end_game(s)
    elif buy.find_buyer(s):
        s.phase = codes.BUY
        s.step += 1  # every turn is a step of its own
    else:
        s.round += 1
        begin_round(s)


def begin_round(s: ExampleState) -> None:
    """The die comes first."""
    s.phase = codes.ROLL
    s.turn = 0
    s.step += 1


def end_game(s: ExampleState) -> None:
    """Everybody hears how everybody stands."""
    s.phase = codes.OVER
    s.step += 1
    if s.sink is not None:
        for seat in range(s.players):
            s.tell(codes.E_OVER, seat, s.score(seat), s.place(seat))
