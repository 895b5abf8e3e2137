"""How the game goes on: an action is carried out, then whatever follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import build, codes, exchanges, guilds, invasion, order, projects, refill
from ludotheca.games.comuni.rules.town import receive, spend
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

IDLE_ROUNDS: Final = 10  # rounds of nothing but income that end a game [E6]


def apply(s: ComuniState, seat: i64, action: i64) -> None:
    """Carry out a legal action and go on to the next decision or draw."""
    if action >= codes.A_GOLD:
        invasion.commit(s, seat, action)
    elif action >= codes.A_DISCARD:
        build.discard(s, seat, action - codes.A_DISCARD)
    elif action >= codes.A_CHOOSE:
        build.choose_card(s, seat, action - codes.A_CHOOSE)
    elif action >= codes.A_OFFER:
        projects.make_offer(s, seat, action - codes.A_OFFER)
    elif action >= codes.A_WALL:
        build.wall(s, seat, action - codes.A_WALL + 1)
    elif action >= codes.A_BUILD:
        place: i64 = action - codes.A_BUILD
        build.build(s, seat, place // box.STOREYS, place % box.STOREYS + 1)
    elif action >= codes.A_REPAIR:
        guilds.repair(s, seat, action - codes.A_REPAIR)
        end_turn(s)
    elif action >= codes.A_EXCHANGE:
        pair: i64 = action - codes.A_EXCHANGE
        exchange(s, seat, pair // box.RESOURCES, pair % box.RESOURCES)
    elif action >= codes.A_GAIN:
        projects.gain(s, seat, action - codes.A_GAIN)
    elif action >= codes.A_MOVE:
        projects.move(s, action - codes.A_MOVE)
    elif action >= codes.A_BID:
        projects.choose_column(s, seat, action - codes.A_BID)
    elif action == codes.A_CLAIM:
        projects.claim(s, seat)
    elif action == codes.A_INCOME:
        projects.take_income(s, seat)
    elif action == codes.A_TAKE_BACK:
        projects.take_back(s)
    elif action == codes.A_FINISH:
        build.finish(s)
    elif action == codes.A_PASS:
        exchanges.pass_on(s)
    elif action >= codes.A_DRAW:
        refill.draw(s, action - codes.A_DRAW)
    else:
        order.deal_comune(s, (action - codes.A_DEAL) // box.COMUNI, (action - codes.A_DEAL) % box.COMUNI)
    count_idle_turns(s, action)
    proceed(s)


def exchange(s: ComuniState, seat: i64, paid: i64, taken: i64) -> None:
    """Inside a payment, pilgrims in the place of what is there [R4]; else a move of the table option [R5]."""
    if s.phase == codes.OFFER:
        s.pledged = projects.next_pledge(s, seat)
        return
    if s.phase == codes.PLACE:
        s.pledged = build.next_pledge(s, seat)
        return
    spend(s, seat, paid, 2)
    receive(s, seat, taken, 1)
    s.tell(codes.E_EXCHANGED, seat, paid, taken)


def proceed(s: ComuniState) -> None:
    """Through everything that asks nobody, phase after phase, to the next decision or draw [T2]."""
    while True:
        if s.phase == codes.GAIN:
            if s.gains_left > 0 and projects.supply_left(s):
                return
            s.gains_left = 0
            s.phase = codes.REFILL
        elif s.phase in (codes.LAYOUT, codes.REFILL):
            if s.phase == codes.REFILL and refill.invasion_due(s):
                exchanges.begin_exchanges(s)
            elif refill.column_to_fill(s) != NONE:
                return
            elif s.phase == codes.LAYOUT:
                begin_turn(s, order.first_seat(s))
                return
            else:
                build.begin_building(s)
        elif s.phase == codes.EXCHANGE:
            if s.exchanger == NONE:
                invasion.begin_invasion(s)
            elif exchanges.may_exchange(s, s.exchanger):
                return
            else:
                exchanges.pass_on(s)
        elif s.phase == codes.COMMIT:
            if NONE in s.city:
                return
            invasion.open_commitments(s)
            after_invasion(s)
        elif s.phase == codes.BUILD:
            if build.can_build(s, s.active) or exchanges.may_exchange(s, s.active):
                return
            s.phase = codes.DISCARD
        elif s.phase == codes.DISCARD:
            if s.hand_size[s.active] > box.HAND_LIMIT:
                return
            guilds.claim_masters(s, s.active)
            s.phase = codes.REPAIR
        elif s.phase == codes.REPAIR:
            if guilds.repair_due(s, s.active):
                return
            end_turn(s)
        else:
            return


# Turns.


def begin_turn(s: ComuniState, seat: i64) -> None:
    """Phase 1 of a seat, which takes the pawn of the alliance's leader [T1], but for the last round [E2]."""
    s.active = seat
    if s.last_turns == NONE:
        s.leader = seat
    s.turn += 1
    s.step += 1
    s.phase = codes.PROJECT
    s.tell(codes.E_TURN, seat, s.turn)


def end_turn(s: ComuniState) -> None:
    """The left neighbour is next [T1]; after the last round the Emperor comes [E3], and where nobody acts nothing."""
    if s.last_turns == 0:
        exchanges.begin_exchanges(s)
    elif s.last_turns > 0:
        s.last_turns -= 1
        begin_turn(s, order.next_seat(s, s.active))
    elif nobody_acts(s):
        end_game(s)
    else:
        begin_turn(s, order.next_seat(s, s.active))


def after_invasion(s: ComuniState) -> None:
    """The refill goes on from the next deck [F4]; after the Emperor the game is over [E4]."""
    if s.invader < box.LAST_DECK:
        s.load_deck(s.deck_number + 1)
        s.phase = codes.REFILL
        return
    end_game(s)


def end_game(s: ComuniState) -> None:
    """Everything is counted."""
    s.phase = codes.OVER
    if s.sink is not None:
        for seat in range(int(s.players)):
            s.tell(codes.E_OVER, seat, s.score(seat), s.place(seat))


# When nobody acts any more, from version 2 on.


def count_idle_turns(s: ComuniState, action: i64) -> None:
    """One more turn with income; a bid, a claim, a building or wall step and a repair begin the count anew [E7]."""
    if action == codes.A_INCOME:
        s.idle += 1
    elif action == codes.A_CLAIM or codes.A_BID <= action < codes.A_MOVE:
        s.idle = 0
    elif codes.A_REPAIR < action < codes.A_OFFER:
        s.idle = 0


def nobody_acts(s: ComuniState) -> bool:
    """Whether everybody has done nothing but take income for ten rounds [E6]; said a round before."""
    if s.rules < 2 or s.idle % s.players != 0:
        return False
    rounds: i64 = s.idle // s.players
    if rounds >= IDLE_ROUNDS - 1:
        s.tell(codes.E_IDLE, rounds, IDLE_ROUNDS - rounds)
    return rounds == IDLE_ROUNDS
