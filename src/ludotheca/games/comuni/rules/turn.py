"""The game from decision to decision: what is legal now, what an action does, which phase follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni.rules import build, guilds, invasion, projects, refill
from ludotheca.games.comuni.rules.codes import (
    A_BID,
    A_BUILD,
    A_CHOOSE,
    A_CLAIM,
    A_DEAL,
    A_DISCARD,
    A_DRAW,
    A_EXCHANGE,
    A_FINISH,
    A_GAIN,
    A_GOLD,
    A_INCOME,
    A_MOVE,
    A_OFFER,
    A_REPAIR,
    A_TAKE_BACK,
    A_WALL,
    E_COMUNE,
    E_EXCHANGED,
    E_OVER,
    E_TURN,
)
from ludotheca.games.comuni.rules.town import have, receive, spend
from ludotheca.games.comuni.tables import (
    ARMY,
    BUILD,
    COMMIT,
    COMUNI,
    CRAFTSMAN,
    DEAL,
    DISCARD,
    DISPLACED,
    GAIN,
    GOLD,
    HAND_LIMIT,
    LAST_DECK,
    LAYOUT,
    NONE,
    OFFER,
    OVER,
    PILGRIM,
    PLACE,
    PROJECT,
    REFILL,
    REPAIR,
    RESOURCES,
    STOREYS,
    start_stock,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


# What is legal.


def actions(s: ComuniState, seat: i64) -> vec[i64]:
    """Every legal action of a seat, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return deal_actions(s) if s.phase == DEAL else refill.draw_actions(s)
    if s.phase == COMMIT:
        return invasion.commit_actions(s, seat)
    if s.phase == PLACE:
        return build.place_actions(s, seat)
    if s.phase == OFFER:
        return projects.offer_actions(s, seat)
    out: vec[i64]
    if s.phase == PROJECT:
        out = projects.project_actions(s, seat)
    elif s.phase == BUILD:
        out = build.build_actions(s, seat)
    elif s.phase == GAIN:
        out = projects.gain_actions(s)
    elif s.phase == DISPLACED:
        out = projects.displaced_actions(s)
    elif s.phase == DISCARD:
        out = build.discard_actions(s, seat)
    else:
        out = guilds.repair_actions(s, seat)
    if s.free_exchange == 1:
        out = add_exchanges(s, seat, out)
    return out


def deal_actions(s: ComuniState) -> vec[i64]:
    """Every comune that nobody has yet, for the next seat [S4]."""
    out: vec[i64] = vec[i64]()
    comune: i64 = 0
    while comune < COMUNI:
        if seat_with(s, comune) == NONE:
            out = append(out, A_DEAL + s.drawn * COMUNI + comune)
        comune += 1
    return out


def weights(s: ComuniState) -> vec[i64]:
    """Comuni alike, cards as often as the deck still holds them."""
    if s.phase == DEAL:
        return vec[i64]([1] * (COMUNI - s.drawn))
    return refill.draw_weights(s)


def random_action(s: ComuniState, seat: i64, rng: Rng) -> i64:
    """One of `actions`; a card without listing them."""
    if seat == CHANCE and s.phase != DEAL:
        return A_DRAW + s.deck[rng.below(s.deck_left)]
    out: vec[i64] = actions(s, seat)
    return out[rng.below(len(out))]


def add_exchanges(s: ComuniState, seat: i64, out: vec[i64]) -> vec[i64]:
    """With the table option: two gold for an army, two pilgrims for anything, to hold [R5]."""
    if have(s, seat, GOLD) >= 2 and s.supply[ARMY] > 0:
        out = append(out, A_EXCHANGE + GOLD * RESOURCES + ARMY)
    if have(s, seat, PILGRIM) >= 2:
        resource: i64 = GOLD
        while resource < PILGRIM:
            if s.supply[resource] > 0:
                out = append(out, A_EXCHANGE + PILGRIM * RESOURCES + resource)
            resource += 1
    return out


# What happens.


def apply(s: ComuniState, seat: i64, action: i64) -> None:
    """Carry out a legal action and go on to the next decision or draw."""
    if action >= A_GOLD:
        invasion.commit(s, seat, action)
    elif action >= A_DISCARD:
        build.discard(s, seat, action - A_DISCARD)
    elif action >= A_CHOOSE:
        build.choose_card(s, seat, action - A_CHOOSE)
    elif action >= A_OFFER:
        projects.make_offer(s, seat, action - A_OFFER)
    elif action >= A_WALL:
        build.wall(s, seat, action - A_WALL + 1)
    elif action >= A_BUILD:
        build.build(s, seat, (action - A_BUILD) // STOREYS, (action - A_BUILD) % STOREYS + 1)
    elif action >= A_REPAIR:
        guilds.repair(s, seat, action - A_REPAIR)
        end_turn(s)
    elif action >= A_EXCHANGE:
        exchange(s, seat, (action - A_EXCHANGE) // RESOURCES, (action - A_EXCHANGE) % RESOURCES)
    elif action >= A_GAIN:
        projects.gain(s, seat, action - A_GAIN)
    elif action >= A_MOVE:
        projects.move(s, action - A_MOVE)
    elif action >= A_BID:
        projects.choose_column(s, seat, action - A_BID)
    elif action == A_CLAIM:
        projects.claim(s, seat)
    elif action == A_INCOME:
        projects.take_income(s, seat)
    elif action == A_TAKE_BACK:
        projects.take_back(s)
    elif action == A_FINISH:
        build.finish(s)
    elif action >= A_DRAW:
        refill.draw(s, action - A_DRAW)
    else:
        deal_comune(s, (action - A_DEAL) // COMUNI, (action - A_DEAL) % COMUNI)
    proceed(s)


def exchange(s: ComuniState, seat: i64, paid: i64, taken: i64) -> None:
    """Inside a payment, pilgrims in the place of what is there [R4]; else a move of the table option [R5]."""
    if s.phase == OFFER:
        s.pledged = projects.next_pledge(s, seat)
        return
    if s.phase == PLACE:
        s.pledged = build.next_pledge(s, seat)
        return
    spend(s, seat, paid, 2)
    receive(s, seat, taken, 1)
    if s.sink is not None:
        s.sink.emit(E_EXCHANGED, EVERYONE, [int(seat), int(paid), int(taken)])


def proceed(s: ComuniState) -> None:
    """Through everything that asks nobody, phase after phase, to the next decision or draw [T2]."""
    while True:
        if s.phase == GAIN:
            if s.gains_left > 0 and supply_left(s):
                return
            s.gains_left = 0
            s.phase = REFILL
        elif s.phase in (LAYOUT, REFILL):
            if s.phase == REFILL and refill.invasion_due(s):
                invasion.begin_invasion(s)
            elif refill.column_to_fill(s) != NONE:
                return
            elif s.phase == LAYOUT:
                begin_turn(s, first_seat(s))
                return
            else:
                build.begin_building(s)
        elif s.phase == COMMIT:
            if not invasion.all_sealed(s):
                return
            invasion.open_commitments(s)
            after_invasion(s)
        elif s.phase == BUILD:
            if build.can_build(s, s.active):
                return
            s.phase = DISCARD
        elif s.phase == DISCARD:
            if s.hand_size[s.active] > HAND_LIMIT:
                return
            guilds.claim_masters(s, s.active)
            s.phase = REPAIR
        elif s.phase == REPAIR:
            if guilds.repair_due(s, s.active):
                return
            end_turn(s)
        else:
            return


def supply_left(s: ComuniState) -> bool:
    """Whether the general supply has anything at all [I7]."""
    return s.supply[GOLD] + s.supply[ARMY] + s.supply[CRAFTSMAN] + s.supply[PILGRIM] > 0


# Comuni and turns.


def deal_comune(s: ComuniState, seat: i64, comune: i64) -> None:
    """A random comune for each seat [S4], with its resources [S6]."""
    s.comune[seat] = comune
    resource: i64 = 0
    while resource < RESOURCES:
        receive(s, seat, resource, start_stock(comune, resource))
        resource += 1
    s.drawn += 1
    if s.sink is not None:
        s.sink.emit(E_COMUNE, EVERYONE, [int(seat), int(comune)])
    if s.drawn == s.players:
        s.phase = LAYOUT


def seat_with(s: ComuniState, comune: i64) -> i64:
    """Who has this comune, or NONE."""
    seat: i64 = 0
    while seat < s.players:
        if s.comune[seat] == comune:
            return seat
        seat += 1
    return NONE


def first_seat(s: ComuniState) -> i64:
    """The comune with the lowest number begins [S7]."""
    comune: i64 = 0
    while seat_with(s, comune) == NONE:
        comune += 1
    return seat_with(s, comune)


def next_seat(s: ComuniState, seat: i64) -> i64:
    """The left neighbour: the next higher comune in play, after the highest the lowest [S5]."""
    comune: i64 = (s.comune[seat] + 1) % COMUNI
    while seat_with(s, comune) == NONE:
        comune = (comune + 1) % COMUNI
    return seat_with(s, comune)


def begin_turn(s: ComuniState, seat: i64) -> None:
    """Phase 1 of a seat, which takes the pawn of the alliance's leader [T1], but for the last round [E2]."""
    s.active = seat
    if s.last_turns == NONE:
        s.leader = seat
    s.turn += 1
    s.step += 1
    s.phase = PROJECT
    if s.sink is not None:
        s.sink.emit(E_TURN, EVERYONE, [int(seat), int(s.turn)])


def end_turn(s: ComuniState) -> None:
    """The left neighbour is next [T1]; after the last round the Emperor comes [E3]."""
    if s.last_turns == 0:
        invasion.begin_invasion(s)
        return
    if s.last_turns > 0:
        s.last_turns -= 1
    begin_turn(s, next_seat(s, s.active))


def after_invasion(s: ComuniState) -> None:
    """The refill goes on from the next deck [F4]; after the Emperor the game is over [E4]."""
    if s.invader < LAST_DECK:
        s.load_deck(s.deck_number + 1)
        s.phase = REFILL
        return
    s.phase = OVER
    if s.sink is not None:
        for seat in range(int(s.players)):
            s.sink.emit(E_OVER, EVERYONE, [seat, int(s.score(seat)), int(s.place(seat))])
