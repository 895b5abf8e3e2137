"""A quick sensible way to play, for the greedy bot and for playouts.

Everything is valued in hundredths of a point (see `policy_worth`). A card is worth its best place in the own town, a
column its cards; one part of that is earned by sending an envoy and another by claiming. Armies and walls are worth most
while the town would fall to the next invader. A commitment is weighed against what the others are likely to send.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni import box, weights
from ludotheca.games.comuni.policy_invasion import next_of_best_commitment
from ludotheca.games.comuni.policy_worth import (
    PLENTY,
    card_worth,
    column_worth,
    craftsman_price,
    fitting,
    place_values,
    place_worth,
    resource_worth,
    shortage,
)
from ludotheca.games.comuni.rules import build, codes, projects
from ludotheca.games.comuni.rules.town import have
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NONE, best_first
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

LOW: Final = -1_000_000
ROOM: Final = box.HAND_LIMIT + 2  # cards that can be played without craftsmen, and kept


def greedy_action(s: ComuniState, seat: i64, rng: Rng) -> i64:
    """The action with the best value."""
    if seat == CHANCE:
        return s.random_action(seat, rng)
    phase: i64 = s.phase
    if phase == codes.PROJECT:
        return best_project(s, seat)
    if phase == codes.BUILD:
        return best_card(s, seat)
    if phase == codes.PLACE:
        return best_place(s, seat)
    if phase == codes.COMMIT:
        return next_of_best_commitment(s, seat)
    if phase == codes.GAIN:
        return best_gain(s, seat)
    if phase == codes.OFFER:
        return codes.A_OFFER + best_offer(s, seat)
    if phase == codes.DISPLACED:
        return best_answer(s, seat)
    if phase == codes.EXCHANGE:
        return codes.A_PASS
    if phase == codes.DISCARD:
        return worst_card(s, seat)
    return best_repair(s, seat)


def candidates(s: ComuniState, seat: i64, count: i64, rng: Rng) -> vec[i64]:
    """Legal actions, the policy's own first; then those worth most, or amounts near its own."""
    best: i64 = greedy_action(s, seat, rng)
    short: i64 = shortage(s, seat)
    table = card_table(s, seat, short)
    actions = s.actions(seat)
    worths: vec[i64] = vec[i64]()
    for action in actions:
        worth: i64 = -LOW
        if action != best:
            if s.phase in (codes.OFFER, codes.COMMIT):
                worth = min(action - best, best - action)
            else:
                worth = action_worth(s, seat, action, short, table)
        worths = append(worths, worth)
    return best_first(actions, worths, count)


def action_worth(s: ComuniState, seat: i64, action: i64, short: i64, table: vec[i64]) -> i64:
    """What one of the actions in phases 1 and 3 is worth; LOW for what the policy never does."""
    if action >= codes.A_DISCARD or codes.A_EXCHANGE <= action < codes.A_BUILD:
        return LOW
    if action >= codes.A_CHOOSE:
        return card_worth(table, action - codes.A_CHOOSE)
    if action >= codes.A_WALL:
        return value_there(s, seat, box.WALLS, action - codes.A_WALL + 1, short)
    if action >= codes.A_BUILD:
        return value_there(
            s,
            seat,
            (action - codes.A_BUILD) // box.STOREYS,
            (action - codes.A_BUILD) % box.STOREYS + 1,
            short,
        )
    if action >= codes.A_BID:
        return bid_worth(s, seat, action - codes.A_BID, column_worth(s, table, action - codes.A_BID))
    if action == codes.A_INCOME:
        return income_worth(s, seat, short)
    return claim_worth(s, seat, table) if action == codes.A_CLAIM else 0


def card_table(s: ComuniState, seat: i64, short: i64) -> vec[i64]:
    """What cards are worth at each place: with the price of a further step while one builds."""
    if s.phase != codes.BUILD:
        return place_values(s, seat, short, 0, 0)
    building: i64 = build.action_price(s.built, s.walled)
    return place_values(s, seat, short, building, build.action_price(s.walled, s.built))


# Phase 1.


def best_project(s: ComuniState, seat: i64) -> i64:
    """Bid, claim or income."""
    envoys: i64 = projects.envoys_out(s, seat)
    if envoys == box.ENVOYS:
        return codes.A_CLAIM
    short: i64 = shortage(s, seat)
    table = place_values(s, seat, short, 0, 0)
    best: i64 = codes.A_INCOME
    best_value: i64 = income_worth(s, seat, short)
    most: i64 = projects.most_offer(s, seat)
    columns: i64 = box.COLUMNS if s.last_turns == NONE else 0  # a bid in the last round comes too late
    for column in range(columns):
        if s.column_count[column] > 0 and s.bidder[column] != seat:
            if projects.least_offer(s, column) <= most:
                value: i64 = bid_worth(s, seat, column, column_worth(s, table, column))
                if value > best_value:
                    best = codes.A_BID + column
                    best_value = value
    if envoys > 0 and claim_worth(s, seat, table) >= best_value:
        return codes.A_CLAIM
    return best


def bid_worth(s: ComuniState, seat: i64, column: i64, worth: i64) -> i64:
    """A part of a column's worth, the gold taken off."""
    w = weights.WEIGHTS.values
    return worth * w[weights.SENDING] // 100 - w[weights.GOLD_WORTH] * offer_for(s, seat, column, worth)


def claim_worth(s: ComuniState, seat: i64, table: vec[i64]) -> i64:
    """The rest of the worth of all columns with one's envoys; more cards than can be used are worth less."""
    w = weights.WEIGHTS.values
    total: i64 = 0
    cards: i64 = s.hand_size[seat]
    for column in range(i64(box.COLUMNS)):
        if s.bidder[column] == seat:
            total += column_worth(s, table, column)
            cards += s.column_count[column]
    worth: i64 = total * w[weights.CLAIMING] // 100 + w[weights.CLAIM]
    return worth - w[weights.CROWD] * (cards - ROOM) if cards > ROOM else worth


def income_worth(s: ComuniState, seat: i64, short: i64) -> i64:
    """What option 3 would bring."""
    w = weights.WEIGHTS.values
    total: i64 = box.free_income(s.comune[seat]) * w[weights.CHOICE] + w[weights.INCOME]
    for resource in range(i64(box.RESOURCES)):
        count: i64 = projects.fixed_income(s, seat, resource)
        if count > 0:
            total += count * resource_worth(s, seat, resource, short)
    return total


def offer_for(s: ComuniState, seat: i64, column: i64, worth: i64) -> i64:
    """No more than needed, but a piece of gold against the first who comes along."""
    least: i64 = projects.least_offer(s, column)
    if worth > weights.WEIGHTS.values[weights.DEAR] and least < have(s, seat, box.GOLD) - 1:
        return least + 1
    return least


def best_offer(s: ComuniState, seat: i64) -> i64:
    """The best offer for the column chosen, within what a pledge has left of the choice."""
    table = place_values(s, seat, shortage(s, seat), 0, 0)
    amount: i64 = offer_for(s, seat, s.bid_column, column_worth(s, table, s.bid_column))
    if s.pledged == 0:
        return amount
    return min(max(amount, s.pledged), have(s, seat, box.GOLD) + s.pledged - 1)


def best_answer(s: ComuniState, seat: i64) -> i64:
    """On to the best column that is worth a pilgrim, or home."""
    w = weights.WEIGHTS.values
    table = place_values(s, seat, shortage(s, seat), 0, 0)
    best: i64 = codes.A_TAKE_BACK
    best_value: i64 = w[weights.PILGRIM_WORTH] + w[weights.MOVE]
    columns: i64 = box.COLUMNS if have(s, seat, box.PILGRIM) > 0 else 0  # an exchange may have taken the last
    for column in range(columns):
        if projects.may_move(s, column):
            value: i64 = column_worth(s, table, column) * w[weights.SENDING] // 100
            if value > best_value:
                best = codes.A_MOVE + column
                best_value = value
    return best


def best_gain(s: ComuniState, seat: i64) -> i64:
    """The resource that is worth most."""
    short: i64 = shortage(s, seat)
    best: i64 = NONE
    best_value: i64 = LOW
    for resource in range(i64(box.RESOURCES)):
        if s.supply[resource] > 0:
            value: i64 = resource_worth(s, seat, resource, short)
            if value > best_value:
                best = resource
                best_value = value
    return codes.A_GAIN + best


# Phases 3 and 5.


def best_card(s: ComuniState, seat: i64) -> i64:
    """The card with the best place it can pay for, if that is worth anything."""
    table = card_table(s, seat, shortage(s, seat))
    start: i64 = seat * box.MOST_IN_HAND
    best: i64 = codes.A_FINISH
    best_value: i64 = 0
    cards: i64 = s.hand_size[seat]
    if not build.can_build(s, seat):
        cards = 0
    for i in range(cards):
        kind: i64 = s.hand[start + i]
        value: i64 = card_worth(table, kind)
        if value > best_value:
            best = codes.A_CHOOSE + kind
            best_value = value
    return best


def best_place(s: ComuniState, seat: i64) -> i64:
    """The best place of the card picked up."""
    kind: i64 = s.chosen
    short: i64 = shortage(s, seat)
    best: i64 = codes.A_WALL
    best_value: i64 = LOW
    for place in range(i64(box.WALLS + 1)):
        storeys: i64 = 1
        while (place == box.WALLS or box.serves(kind, place)) and storeys <= box.STOREYS:
            if build.may_place(s, seat, kind, place, storeys, s.pledged):
                value: i64 = value_there(s, seat, place, storeys, short)
                if value > best_value:
                    best = (
                        (codes.A_WALL if place == box.WALLS else codes.A_BUILD + place * box.STOREYS)
                        + storeys
                        - 1
                    )
                    best_value = value
            storeys += 1
    return best


def value_there(s: ComuniState, seat: i64, place: i64, storeys: i64, short: i64) -> i64:
    """What the card picked up is worth as this storey, its price taken off."""
    step: i64 = build.action_price(s.built, s.walled)
    if place == box.WALLS:
        step = build.action_price(s.walled, s.built)
    price: i64 = craftsman_price(s)
    worth: i64 = place_worth(s, seat, place, storeys, short) - price * step
    return worth - fitting(box.level_of(s.chosen), storeys, price)


def worst_card(s: ComuniState, seat: i64) -> i64:
    """The card that is worth least."""
    table = place_values(s, seat, shortage(s, seat), 0, 0)
    start: i64 = seat * box.MOST_IN_HAND
    worst: i64 = s.hand[start]
    worst_value: i64 = -LOW
    for i in range(s.hand_size[seat]):
        value: i64 = card_worth(table, s.hand[start + i])
        if value < worst_value:
            worst = s.hand[start + i]
            worst_value = value
    return codes.A_DISCARD + worst


def best_repair(s: ComuniState, seat: i64) -> i64:
    """One point for a pilgrim; two for three when pilgrims abound or the end is near."""
    pilgrims: i64 = have(s, seat, box.PILGRIM)
    if s.pillage[seat] >= 2 and pilgrims >= 3 and (pilgrims > PLENTY or s.last_turns != NONE):
        return codes.A_REPAIR + 2
    return codes.A_REPAIR + 1
