"""What must hold in every position: nothing lost, nothing out of bounds."""

from __future__ import annotations

from collections import Counter

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes, town
from ludotheca.games.comuni.rules.exchanges import may_exchange
from ludotheca.games.comuni.rules.projects import envoys_out
from ludotheca.games.comuni.state import ComuniState
from ludotheca.kernel.state import NONE


def faults(s: ComuniState) -> list[str]:
    """What is impossible about this position."""
    return [*_cards(s), *_resources(s), *_columns(s), *_hands(s), *_towns(s), *_fists(s), *_parts(s)]


def _seats(s: ComuniState) -> range:
    return range(int(s.players))


def _cards(s: ComuniState) -> list[str]:
    """Every card is in a deck, a column, a hand, a town or among the discards, once."""
    there: Counter[int] = Counter(int(kind) for kind in s.deck[: s.deck_left])
    for deck in range(int(s.deck_number) + 1, box.DECKS):
        there.update(box.deck_cards(s.players, deck))
    there.update(int(kind) for kind in s.column if kind != NONE)
    there.update(int(kind) for kind in s.hand if kind != NONE)
    there.update(int(kind) for kind in s.discards)
    for structure in s.structure:
        there.update(int(town.card_of(structure, i)) for i in range(1, int(town.storeys_of(structure)) + 1))
    if s.chosen != NONE:
        there[int(s.chosen)] += 1
    del there[town.NO_CARD]
    whole = Counter(kind for deck in range(box.DECKS) for kind in box.deck_cards(s.players, deck))
    return [
        f"there are {there[kind]} cards of kind {kind}, not {whole[kind]}"
        for kind in range(box.KINDS)
        if there[kind] != whole[kind]
    ]


def _resources(s: ComuniState) -> list[str]:
    """Stocks, supply and the gold offered make what is in the box."""
    found = []
    for resource in range(box.RESOURCES):
        held = [int(town.have(s, seat, resource)) for seat in _seats(s)]
        on_board = sum(int(gold) for gold in s.offer) + int(s.carried) if resource == 0 else 0
        total = sum(held) + int(s.supply[resource]) + on_board
        if total != box.in_the_box(resource):
            found.append(
                f"there are {total} of {box.RESOURCE_NAMES[resource]}, not {box.in_the_box(resource)}"
            )
        if min(held) < 0 or s.supply[resource] < 0:
            found.append(
                f"{box.RESOURCE_NAMES[resource]} is below nothing: {held}, supply {s.supply[resource]}"
            )
    return found


def _columns(s: ComuniState) -> list[str]:
    """Columns in use hold no more than their size; envoys stand only at cards, three a seat at most."""
    found = []
    for column in range(box.COLUMNS):
        count = int(s.column_count[column])
        most = int(box.column_size(column)) if column < box.columns_in_use(s.players) else 0
        shown = [
            kind
            for kind in s.column[column * box.COLUMN_CARDS : (column + 1) * box.COLUMN_CARDS]
            if kind != NONE
        ]
        if count > most or len(shown) != count:
            found.append(f"column {column + 1} holds {len(shown)} cards, says {count}, takes {most}")
        if s.bidder[column] == NONE and s.offer[column] != 0:
            found.append(f"gold lies on column {column + 1} without an envoy")
        if s.bidder[column] != NONE and count == 0:
            found.append(f"an envoy stands at the empty column {column + 1}")
    for seat in _seats(s):
        if envoys_out(s, seat) + (s.displaced == seat) > box.ENVOYS:
            found.append(f"seat {seat} has more than {box.ENVOYS} envoys out")
    return found


def _hands(s: ComuniState) -> list[str]:
    """Two cards at most, except in one's own turn; kept in rising order."""
    found = []
    for seat in _seats(s):
        start, size = seat * box.MOST_IN_HAND, int(s.hand_size[seat])
        hand = [int(kind) for kind in s.hand[start : start + box.MOST_IN_HAND]]
        if hand[:size] != sorted(hand[:size]) or any(kind != NONE for kind in hand[size:]):
            found.append(f"the hand of seat {seat} is out of order")
        if size > box.HAND_LIMIT and (
            seat != s.active or s.phase in (codes.PROJECT, codes.OFFER, codes.DISPLACED)
        ):
            found.append(f"seat {seat} keeps {size} cards")
    return found


def _towns(s: ComuniState) -> list[str]:
    """The counts by height are those of the structures, points are those of the buildings, bonus walls are eleven."""
    found = []
    given = 0
    for seat in _seats(s):
        counts = dict.fromkeys(
            ((place, h) for place in range(box.WALLS + 1) for h in range(1, box.STOREYS + 1)), 0
        )
        for structure in s.structure:
            if town.seat_of(structure) == seat:
                place, storeys = int(town.place_of(structure)), int(town.storeys_of(structure))
                counts[place, storeys] += 1
                given += town.card_of(structure, 1) == town.NO_CARD
        if any(town.how_many(s, seat, place, h) != count for (place, h), count in counts.items()):
            found.append(f"the town of seat {seat} is counted wrongly")
        points = sum(
            int(box.value_of(h)) * count for (place, h), count in counts.items() if place < box.CATEGORIES
        )
        if points != s.points[seat]:
            found.append(f"seat {seat} has {s.points[seat]} points for buildings worth {points}")
        if s.pillage[seat] < 0:
            found.append(f"seat {seat} has {s.pillage[seat]} pillage")
    if given + s.bonus_walls != box.BONUS_WALLS:
        found.append(f"{given} bonus walls stand and {s.bonus_walls} are left, not {box.BONUS_WALLS} in all")
    return found


def _fists(s: ComuniState) -> list[str]:
    """Nobody has committed what they do not own; nobody owes a commitment outside an invasion."""
    if s.phase != codes.COMMIT:
        open_hands = s.invader != NONE and any(city == NONE for city in s.city)
        return ["an invasion is over, but a hand is still closed"] if open_hands else []
    found = []
    for seat in _seats(s):
        made = [max(int(n), 0) for n in (s.gold_armies[seat], s.pilgrim_armies[seat])]
        sent = [max(int(n), 0) for n in (s.alliance[seat], s.city[seat])]
        gold, army, _, pilgrims = (int(town.have(s, seat, resource)) for resource in range(box.RESOURCES))
        if 2 * made[0] > gold or 2 * made[1] > pilgrims or sum(sent) > army + sum(made):
            found.append(f"seat {seat} has committed more than it owns")
        if s.city[seat] != NONE and sum(sent) < sum(made):
            found.append(f"seat {seat} keeps armies it exchanged")
    return found


def _parts(s: ComuniState) -> list[str]:
    """Nothing is left over from a decision that was made."""
    left_over = {
        "a bid": s.bid_column != NONE and s.phase != codes.OFFER,
        "a pledge": s.pledged != 0 and s.phase not in (codes.OFFER, codes.PLACE),
        "a displaced envoy": (s.displaced != NONE) != (s.phase == codes.DISPLACED),
        "a card picked up": (s.chosen != NONE) != (s.phase == codes.PLACE),
        "a build phase without a card": s.phase == codes.BUILD
        and s.hand_size[s.active] == 0
        and not may_exchange(s, s.active),
        "an exchange": (s.exchanger != NONE) != (s.phase == codes.EXCHANGE),
    }
    return [f"{what} is left over" for what, is_so in left_over.items() if is_so]
