"""A quick sensible way to play, for the greedy bot and for playouts.

Everything is valued in eighths of a point. A card is worth its best place in the own town, a column its cards; one
half of that is earned by sending an envoy and a little more than the other by claiming. Armies and walls are worth most
while the town would fall to the next invader. A commitment is weighed against what the others are likely to send.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni.rules import build, invasion, projects
from ludotheca.games.comuni.rules.codes import (
    A_ALLIANCE,
    A_BID,
    A_BUILD,
    A_CHOOSE,
    A_CITY,
    A_CLAIM,
    A_DISCARD,
    A_FINISH,
    A_GAIN,
    A_GOLD,
    A_INCOME,
    A_MOVE,
    A_OFFER,
    A_PILGRIMS,
    A_REPAIR,
    A_TAKE_BACK,
    A_WALL,
)
from ludotheca.games.comuni.rules.town import category_points, have, tallest
from ludotheca.games.comuni.tables import (
    ARMY,
    BUILD,
    COLUMN_CARDS,
    COLUMNS,
    COMMIT,
    CRAFTSMAN,
    DISCARD,
    DISPLACED,
    ENVOYS,
    GAIN,
    GOLD,
    LAST_DECK,
    MOST_IN_HAND,
    NONE,
    OFFER,
    PILGRIM,
    PLACE,
    PROJECT,
    RESOURCES,
    STOREYS,
    WALLS,
    free_income,
    has_bonus,
    hero_value,
    level_of,
    serves,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

POINT: Final = 8  # the unit of value
LOW: Final = -1_000_000

# What a piece of a resource is worth beside its use in an invasion; more of one kind than PLENTY is worth half.
GOLD_WORTH: Final = 5
CRAFTSMAN_WORTH: Final = 6
PILGRIM_WORTH: Final = 4
ARMY_WORTH: Final = 3
NEEDED_ARMY: Final = 7  # for each point of defence while the town would fall
PLENTY: Final = 4
LEFT_OVER: Final = 2  # in the last round, when only a lead in the kind counts
# A guild master brings three points and a resource an income.
MASTER: Final = 36
# A storey of a tallest building is a resource an income, and playing in a grey category makes it active.
TALLER: Final = 4
AWAKE: Final = 3
FIRST_OF_CATEGORY: Final = 12
# An army on a wall counts its height more; walls last.
WALL_STOREY: Final = 3
SHORT_WALL: Final = 4
# A point attracts the invaders still to come.
LEAD: Final = 1
# A level that a place does not need.
WASTE: Final = 2
# The parts of a column, in tenths, that are earned by sending an envoy there and by claiming it.
SENDING: Final = 5
CLAIMING: Final = 6
TENTHS: Final = 10


def greedy_action(s: ComuniState, seat: i64, rng: Rng) -> i64:
    """The action with the best value."""
    if seat == CHANCE:
        return s.random_action(seat, rng)
    if s.phase == PROJECT:
        return best_project(s, seat)
    if s.phase == OFFER:
        return A_OFFER + offer_with_pledge(s, seat)
    if s.phase == DISPLACED:
        return best_answer(s, seat)
    if s.phase == GAIN:
        return best_gain(s, seat)
    if s.phase == COMMIT:
        return next_of_best_commitment(s, seat)
    if s.phase == BUILD:
        return best_card(s, seat)
    if s.phase == PLACE:
        return best_place(s, seat, s.chosen)
    if s.phase == DISCARD:
        return worst_card(s, seat)
    return best_repair(s, seat)


# Resources.


def resource_worth(s: ComuniState, seat: i64, resource: i64) -> i64:
    """What one more piece is worth."""
    held: i64 = have(s, seat, resource)
    worth: i64 = GOLD_WORTH
    if resource == ARMY:
        if shortage(s, seat) <= 0:
            return ARMY_WORTH
        gain: i64 = invasion.wall_defence(s, seat, held + 1) - invasion.wall_defence(s, seat, held)
        return NEEDED_ARMY * gain
    if resource == CRAFTSMAN:
        worth = CRAFTSMAN_WORTH
    elif resource == PILGRIM:
        if s.pillage[seat] > held:
            return POINT
        worth = PILGRIM_WORTH
    if s.last_turns != NONE:
        return LEFT_OVER
    if held >= PLENTY:
        worth //= 2
    return worth


def craftsman_price(s: ComuniState) -> i64:
    """What a craftsman who is spent would have been worth."""
    return CRAFTSMAN_WORTH if s.last_turns == NONE else LEFT_OVER


def shortage(s: ComuniState, seat: i64) -> i64:
    """How much the town would lack against the coming invader, with all its armies at home."""
    deck: i64 = s.deck_number
    attack: i64 = invasion.attack_on(s, seat, deck) - likely_help(s, seat)
    return attack - invasion.wall_defence(s, seat, have(s, seat, ARMY))


def likely_help(s: ComuniState, seat: i64) -> i64:
    """What the others may send to the alliance: a third of their armies each."""
    total: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat:
            total += have(s, other, ARMY) // 3
        other += 1
    return total


# Cards.


def place_worth(s: ComuniState, seat: i64, kind: i64, place: i64, storeys: i64) -> i64:
    """What a card is worth as this storey of a building or wall, its price apart."""
    spare: i64 = level_of(kind) - storeys
    worth: i64 = -WASTE * spare if spare > 0 else 0
    if place == WALLS:
        worth += WALL_STOREY * storeys * (LAST_DECK + 1 - s.deck_number)
        if shortage(s, seat) > 0:
            worth += SHORT_WALL * storeys
        if storeys == STOREYS and s.bonus_walls > 0:
            worth += WALL_STOREY
        return worth
    worth += POINT * storeys
    if shortage(s, seat) > 0:
        worth -= LEAD * storeys * (LAST_DECK + 1 - s.deck_number)
    top: i64 = tallest(s, seat, place)
    if storeys > top:
        worth += TALLER
        top = storeys
    if (s.activated[seat] >> place) & 1 == 0:
        worth += AWAKE * top
    if storeys == 1 and category_points(s, seat, place) == 0:
        worth += FIRST_OF_CATEGORY
    if wins_master(s, seat, place, storeys):
        worth += MASTER
    return worth


def wins_master(s: ComuniState, seat: i64, category: i64, storeys: i64) -> bool:
    """Whether this storey brings the category's guild master."""
    holder: i64 = s.master[category]
    if holder == seat:
        return False
    if holder == NONE:
        return storeys == 2
    return category_points(s, seat, category) + storeys > category_points(s, holder, category)


def missing_levels(kind: i64, storeys: i64) -> i64:
    """The craftsmen a card needs to be this storey."""
    return max(storeys - level_of(kind), 0)


def card_worth(s: ComuniState, seat: i64, kind: i64) -> i64:
    """What a card is worth at its best place, as if it were the only one."""
    best: i64 = 0
    craftsmen: i64 = build.craftsmen_at_hand(s, seat)
    place: i64 = 0
    while place <= WALLS:
        storeys: i64 = 1
        while (place == WALLS or serves(kind, place)) and storeys <= STOREYS:
            lacking: i64 = missing_levels(kind, storeys)
            if lacking <= craftsmen and build.stands_ready(s, seat, place, storeys):
                best = max(best, place_worth(s, seat, kind, place, storeys) - craftsman_price(s) * lacking)
            storeys += 1
        place += 1
    return best


def column_worth(s: ComuniState, seat: i64, column: i64) -> i64:
    """What the cards of a column and its bonus are worth."""
    total: i64 = GOLD_WORTH if has_bonus(column) else 0
    i: i64 = 0
    while i < s.column_count[column]:
        total += card_worth(s, seat, s.column[column * COLUMN_CARDS + i])
        i += 1
    return total


# Phase 1.


def best_project(s: ComuniState, seat: i64) -> i64:
    """Bid, claim or income."""
    envoys: i64 = projects.envoys_out(s, seat)
    best: i64 = A_CLAIM
    best_value: i64 = LOW
    if envoys > 0:
        best_value = claim_worth(s, seat)
    if envoys < ENVOYS:
        income: i64 = income_worth(s, seat)
        if income > best_value:
            best = A_INCOME
            best_value = income
        column: i64 = 0
        while column < COLUMNS and s.last_turns == NONE:  # a bid in the last round comes too late
            if projects.may_bid(s, seat, column):
                gold: i64 = best_offer(s, seat, column)
                value: i64 = column_worth(s, seat, column) * SENDING // TENTHS - GOLD_WORTH * gold
                if value > best_value:
                    best = A_BID + column
                    best_value = value
            column += 1
    return best


def claim_worth(s: ComuniState, seat: i64) -> i64:
    """The rest of the worth of all columns with one's envoys."""
    total: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if s.bidder[column] == seat:
            total += column_worth(s, seat, column)
        column += 1
    return total * CLAIMING // TENTHS


def income_worth(s: ComuniState, seat: i64) -> i64:
    """What option 3 would bring."""
    total: i64 = free_income(s.comune[seat]) * (POINT - 2)
    resource: i64 = 0
    while resource < RESOURCES:
        total += projects.fixed_income(s, seat, resource) * resource_worth(s, seat, resource)
        resource += 1
    return total


def best_offer(s: ComuniState, seat: i64, column: i64) -> i64:
    """No more than needed, but a piece of gold against the first who comes along."""
    least: i64 = projects.least_offer(s, column)
    if least < have(s, seat, GOLD) - 1 and column_worth(s, seat, column) > 5 * POINT:
        return least + 1
    return least


def offer_with_pledge(s: ComuniState, seat: i64) -> i64:
    """The best offer for the column chosen, within what a pledge has left of the choice."""
    amount: i64 = best_offer(s, seat, s.bid_column)
    if s.pledged == 0:
        return amount
    return min(max(amount, s.pledged), have(s, seat, GOLD) + s.pledged - 1)


def best_answer(s: ComuniState, seat: i64) -> i64:
    """On to the best column that is worth a pilgrim, or home."""
    best: i64 = A_TAKE_BACK
    best_value: i64 = PILGRIM_WORTH + POINT
    column: i64 = 0
    while have(s, seat, PILGRIM) > 0 and column < COLUMNS:
        if projects.may_move(s, column):
            value: i64 = column_worth(s, seat, column) * SENDING // TENTHS
            if value > best_value:
                best = A_MOVE + column
                best_value = value
        column += 1
    return best


def best_gain(s: ComuniState, seat: i64) -> i64:
    """The resource that is worth most."""
    best: i64 = NONE
    best_value: i64 = LOW
    resource: i64 = 0
    while resource < RESOURCES:
        if s.supply[resource] > 0:
            value: i64 = 2 * resource_worth(s, seat, resource) - have(s, seat, resource)
            if value > best_value:
                best = resource
                best_value = value
        resource += 1
    return A_GAIN + best


# Phases 3 and 5.


def best_card(s: ComuniState, seat: i64) -> i64:
    """The card with the best place it can pay for, if that is worth anything."""
    start: i64 = seat * MOST_IN_HAND
    best: i64 = A_FINISH
    best_value: i64 = 0
    i: i64 = 0
    while i < s.hand_size[seat]:
        kind: i64 = s.hand[start + i]
        value: i64 = net_worth(s, seat, kind, best_place(s, seat, kind))
        if value > best_value:
            best = A_CHOOSE + kind
            best_value = value
        i += 1
    return best


def net_worth(s: ComuniState, seat: i64, kind: i64, action: i64) -> i64:
    """What playing a card so is worth, its price in craftsmen taken off."""
    place: i64 = WALLS if action >= A_WALL else (action - A_BUILD) // STOREYS
    storeys: i64 = 1 + (action - A_WALL if action >= A_WALL else (action - A_BUILD) % STOREYS)
    worth: i64 = place_worth(s, seat, kind, place, storeys)
    return worth - craftsman_price(s) * build.price(s, kind, place, storeys)


def best_place(s: ComuniState, seat: i64, kind: i64) -> i64:
    """The best place of a card."""
    best: i64 = A_WALL
    best_value: i64 = LOW
    place: i64 = 0
    while place <= WALLS:
        storeys: i64 = 1
        while (place == WALLS or serves(kind, place)) and storeys <= STOREYS:
            if build.may_place(s, seat, kind, place, storeys, s.pledged):
                action: i64 = (
                    A_WALL + storeys - 1 if place == WALLS else A_BUILD + place * STOREYS + storeys - 1
                )
                value: i64 = net_worth(s, seat, kind, action)
                if value > best_value:
                    best = action
                    best_value = value
            storeys += 1
        place += 1
    return best


def worst_card(s: ComuniState, seat: i64) -> i64:
    """The card that is worth least."""
    start: i64 = seat * MOST_IN_HAND
    worst: i64 = s.hand[start]
    worst_value: i64 = -LOW
    i: i64 = 0
    while i < s.hand_size[seat]:
        value: i64 = card_worth(s, seat, s.hand[start + i])
        if value < worst_value:
            worst = s.hand[start + i]
            worst_value = value
        i += 1
    return A_DISCARD + worst


def best_repair(s: ComuniState, seat: i64) -> i64:
    """One point for a pilgrim; two for three when pilgrims abound or the end is near."""
    pilgrims: i64 = have(s, seat, PILGRIM)
    if s.pillage[seat] >= 2 and pilgrims >= 3 and (pilgrims > PLENTY or s.last_turns != NONE):
        return A_REPAIR + 2
    return A_REPAIR + 1


# Invasions.


def next_of_best_commitment(s: ComuniState, seat: i64) -> i64:
    """The step that leads to the best commitment, given the steps already taken."""
    gold: i64 = s.gold_armies[seat]
    pilgrims: i64 = s.pilgrim_armies[seat]
    best: i64 = NONE
    best_value: i64 = LOW
    made_of_gold: i64 = 0 if gold == NONE else gold
    most_gold: i64 = have(s, seat, GOLD) // 2 if gold == NONE else gold
    while made_of_gold <= most_gold:
        made_of_pilgrims: i64 = 0 if pilgrims == NONE else pilgrims
        most_pilgrims: i64 = have(s, seat, PILGRIM) // 2 if pilgrims == NONE else pilgrims
        while made_of_pilgrims <= most_pilgrims:
            made: i64 = made_of_gold + made_of_pilgrims
            armies: i64 = have(s, seat, ARMY) + made
            sent: i64 = 0 if s.alliance[seat] == NONE else s.alliance[seat]
            most_sent: i64 = armies if s.alliance[seat] == NONE else sent
            while sent <= most_sent:
                home: i64 = max(made - sent, 0)
                while home <= armies - sent:
                    value: i64 = commitment_worth(s, seat, sent, home)
                    value -= commitment_price(s, seat, made_of_gold, made_of_pilgrims, sent + home - made)
                    if value > best_value:
                        best_value = value
                        if gold == NONE:
                            best = A_GOLD + made_of_gold
                        elif pilgrims == NONE:
                            best = A_PILGRIMS + made_of_pilgrims
                        elif s.alliance[seat] == NONE:
                            best = A_ALLIANCE + sent
                        else:
                            best = A_CITY + home
                    home += 1
                sent += 1
            made_of_pilgrims += 1
        made_of_gold += 1
    return best


def commitment_worth(s: ComuniState, seat: i64, sent: i64, home: i64) -> i64:
    """Pillage avoided and hero tiles hoped for, if the others send what is likely."""
    attack: i64 = invasion.attack_on(s, seat, s.invader) - sent - likely_help(s, seat)
    defence: i64 = invasion.wall_defence(s, seat, home) + (1 if s.leader == seat else 0)
    missing: i64 = attack - defence
    if missing > 0:
        return -POINT * missing
    if sent == 0:
        return 0
    return POINT * hero_value(s.invader, 0) * sent // (2 * (sent + likely_rival(s, seat)))


def likely_rival(s: ComuniState, seat: i64) -> i64:
    """What the other with most armies may send."""
    most: i64 = 1
    other: i64 = 0
    while other < s.players:
        if other != seat:
            most = max(most, have(s, other, ARMY) // 2)
        other += 1
    return most


def commitment_price(s: ComuniState, seat: i64, gold: i64, pilgrims: i64, armies: i64) -> i64:
    """What the pieces would be worth later; before the Emperor there is no later but a lead in the kind."""
    if s.invader == LAST_DECK:
        return LEFT_OVER * (2 * gold + 2 * pilgrims + armies)
    return 2 * gold * GOLD_WORTH + 2 * pilgrims * PILGRIM_WORTH + armies * (ARMY_WORTH + 1)
