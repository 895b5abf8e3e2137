"""A seat's own things: stock, hand, buildings and walls. Nothing here decides; the phases call it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.kernel.state import NONE, insert_in_order, remove_in_order
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

# A building or a wall section as one number: seat, place (a category, or WALLS), storeys, and its cards from the
# ground up, a digit each. A bonus wall's ground storey is no project card: its digit is NO_CARD (no kind is 0, since
# every card serves some category).
SEATS_MOST: Final = 8
PLACES: Final = 8
CARDS_AT: Final = SEATS_MOST * PLACES * 8
NO_CARD: Final = 0


# Stock.


def have(s: ComuniState, seat: i64, resource: i64) -> i64:
    """How many pieces of a resource a seat holds."""
    return s.stock[seat * box.RESOURCES + resource]


def spend(s: ComuniState, seat: i64, resource: i64, count: i64) -> None:
    """Back to the general supply [R3]."""
    s.stock[seat * box.RESOURCES + resource] -= count
    s.supply[resource] += count


def receive(s: ComuniState, seat: i64, resource: i64, count: i64) -> i64:
    """From the general supply, as far as it goes; what is missing is lost [I5]. Returns what came."""
    got: i64 = min(count, s.supply[resource])
    s.stock[seat * box.RESOURCES + resource] += got
    s.supply[resource] -= got
    return got


def pilgrim_pairs(s: ComuniState, seat: i64) -> i64:
    """How many times two pilgrims can stand for another resource [R2]."""
    return have(s, seat, box.PILGRIM) // 2


# Hand.


def add_to_hand(s: ComuniState, seat: i64, kind: i64) -> None:
    """A hand is in rising order, so that equal cards stand together."""
    insert_in_order(s.hand, seat * box.MOST_IN_HAND, s.hand_size[seat], kind)
    s.hand_size[seat] += 1


def take_from_hand(s: ComuniState, seat: i64, kind: i64) -> None:
    """One card of this kind leaves the hand."""
    remove_in_order(s.hand, seat * box.MOST_IN_HAND, s.hand_size[seat], kind)
    s.hand_size[seat] -= 1


def count_cards(places: vec[i64], which: i64, size: i64) -> i64:
    """How many cards lie in one of the columns or hands, of `size` places that fill from the left."""
    count: i64 = 0
    while count < size and places[which * size + count] != NONE:
        count += 1
    return count


# Buildings and walls.


def pack(seat: i64, place: i64, storeys: i64, cards: i64) -> i64:
    """A structure as one number."""
    return seat + SEATS_MOST * (place + PLACES * storeys) + CARDS_AT * cards


def seat_of(structure: i64) -> i64:
    return structure % SEATS_MOST


def place_of(structure: i64) -> i64:
    return structure // SEATS_MOST % PLACES


def storeys_of(structure: i64) -> i64:
    return structure // (SEATS_MOST * PLACES) % 8


def card_of(structure: i64, storey: i64) -> i64:
    """The card of a storey, counted from 1 at the ground; NO_CARD under a bonus wall."""
    cards: i64 = structure // CARDS_AT
    for _ in range(1, storey):
        cards //= box.KINDS
    return cards % box.KINDS


def town_of(s: ComuniState, seat: i64) -> list[int]:
    """The structures of a seat, the oldest first."""
    return [int(structure) for structure in s.structure if seat_of(structure) == seat]


def how_many(s: ComuniState, seat: i64, place: i64, storeys: i64) -> i64:
    """How many buildings of a category, or wall sections, of exactly this height a town has: that is all that counts of
    the cards in them [B14]."""
    if place == box.WALLS:
        return s.walls[seat * box.STOREYS + storeys - 1]
    return s.buildings[(seat * box.CATEGORIES + place) * box.STOREYS + storeys - 1]


def count_structure(s: ComuniState, seat: i64, place: i64, storeys: i64, change: i64) -> None:
    """Keep the counts by height up to date."""
    if place == box.WALLS:
        s.walls[seat * box.STOREYS + storeys - 1] += change
    else:
        s.buildings[(seat * box.CATEGORIES + place) * box.STOREYS + storeys - 1] += change


def lay(s: ComuniState, seat: i64, place: i64, storeys: i64, card: i64) -> None:
    """A card becomes a new structure, or the next storey of the oldest one that is one storey lower [B9]."""
    count_structure(s, seat, place, storeys, 1)
    if storeys == 1:
        s.structure = append(s.structure, pack(seat, place, 1, card))
        return
    count_structure(s, seat, place, storeys - 1, -1)
    lower: i64 = pack(seat, place, storeys - 1, 0)
    i: i64 = 0
    while s.structure[i] % CARDS_AT != lower:
        i += 1
    cards: i64 = s.structure[i] // CARDS_AT
    digit: i64 = 1
    for _ in range(1, storeys):
        digit *= box.KINDS
    s.structure[i] = pack(seat, place, storeys, cards + card * digit)


def rebuild_counts(s: ComuniState) -> None:
    """The counts by height from the structures, after a position was loaded."""
    for structure in s.structure:
        count_structure(s, seat_of(structure), place_of(structure), storeys_of(structure), 1)


def tallest(s: ComuniState, seat: i64, category: i64) -> i64:
    """The storeys of the tallest building of a category; 0 without any."""
    storeys: i64 = box.STOREYS
    while storeys > 0 and s.buildings[(seat * box.CATEGORIES + category) * box.STOREYS + storeys - 1] == 0:
        storeys -= 1
    return storeys


def category_points(s: ComuniState, seat: i64, category: i64) -> i64:
    """The points of all buildings of a category [G3]."""
    total: i64 = 0
    for storeys in range(1, i64(box.STOREYS + 1)):
        total += s.buildings[(seat * box.CATEGORIES + category) * box.STOREYS + storeys - 1] * box.value_of(
            storeys
        )
    return total
