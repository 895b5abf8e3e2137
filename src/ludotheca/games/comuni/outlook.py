"""Quiet points, and what a net sees of a town there: the start of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.policy_estimate import stage
from ludotheca.games.comuni.rules import codes, invasion, order
from ludotheca.games.comuni.rules.town import category_points, have, tallest
from ludotheca.games.comuni.scoring import hero_points, lead_points, score, smallest_building
from ludotheca.kernel.look import Look

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

SEATS: Final = 5
STAGES: Final = 5
HEAP: Final = 8  # pieces of a resource told apart
HANDS: Final = 6

# Where each part begins.
PLAYERS: Final = 0
STAGE: Final = PLAYERS + SEATS + 1
TURN: Final = STAGE + STAGES
COMUNE: Final = TURN + SEATS
SINGLES: Final = COMUNE + box.COMUNI
STOCK: Final = SINGLES + 21
PIECES: Final = STOCK + box.RESOURCES * HEAP
MOST: Final = PIECES + box.RESOURCES
BUILDINGS: Final = MOST + box.RESOURCES
TALLEST: Final = BUILDINGS + box.CATEGORIES * box.STOREYS
ACTIVE: Final = TALLEST + box.CATEGORIES * (box.STOREYS + 1)
MASTERS: Final = ACTIVE + box.CATEGORIES
WORTH: Final = MASTERS + box.CATEGORIES
WALLS: Final = WORTH + box.CATEGORIES
SMALLEST: Final = WALLS + box.STOREYS
HAND: Final = SMALLEST + box.STOREYS + 1
HAND_SERVES: Final = HAND + HANDS
HAND_LEVEL: Final = HAND_SERVES + box.CATEGORIES
ENVOY_SERVES: Final = HAND_LEVEL + box.STOREYS
ENVOY_LEVEL: Final = ENVOY_SERVES + box.CATEGORIES
SIZE: Final = ENVOY_LEVEL + box.STOREYS

SINGLE_NAMES: Final = (
    "free_exchange", "deck_left", "last_turns", "lead", "lead_of_mean", "score", "points", "heroes", "pillage", "attack",
    "defence", "lacking", "strength_later", "envoys", "offers", "cards", "leader", "free_columns", "free_cards",
    "cards_to_come", "idle",
)  # fmt: skip


def _each(name: str, size: int) -> tuple[str, ...]:
    return tuple([f"{name}_{number}" for number in range(size)])


def _by_category(name: str, size: int) -> tuple[str, ...]:
    return tuple([f"{name}_{category}_{number}" for category in box.CATEGORY_NAMES for number in range(size)])


FEATURES: Final[tuple[str, ...]] = (
    *_each("players", SEATS + 1),
    *_each("stage", STAGES),
    *_each("turn", SEATS),
    *box.COMUNE_NAMES,
    *SINGLE_NAMES,
    *[f"{name}_{number}" for name in box.RESOURCE_NAMES for number in range(HEAP)],
    *box.RESOURCE_NAMES,
    *[f"most_{name}" for name in box.RESOURCE_NAMES],
    *_by_category("buildings", box.STOREYS),
    *_by_category("tallest", box.STOREYS + 1),
    *[f"active_{name}" for name in box.CATEGORY_NAMES],
    *box.MASTER_NAMES,
    *[f"worth_{name}" for name in box.CATEGORY_NAMES],
    *_each("walls", box.STOREYS),
    *_each("smallest", box.STOREYS + 1),
    *_each("hand", HANDS),
    *[f"hand_{name}" for name in box.CATEGORY_NAMES],
    *_each("hand_level", box.STOREYS),
    *[f"envoy_{name}" for name in box.CATEGORY_NAMES],
    *_each("envoy_level", box.STOREYS),
)
assert len(FEATURES) == SIZE


def quiet(s: ComuniState) -> bool:
    """At the start of a turn: whose it is will bid, claim or take income."""
    return s.phase == codes.PROJECT


def look(s: ComuniState, seat: i64, viewer: i64, out: Look) -> None:
    """Time, points, stock, town, walls, hand and envoys. Nothing of it is hidden from anybody."""
    out.one_of(PLAYERS, SEATS + 1, s.players)
    out.one_of(STAGE, STAGES, stage(s))
    out.one_of(TURN, SEATS, turns_until(s, seat))
    out.one_of(COMUNE, box.COMUNI, s.comune[seat])
    look_at_lead(s, seat, out)
    look_at_danger(s, seat, out)
    for resource in range(i64(box.RESOURCES)):
        count: i64 = have(s, seat, resource)
        out.one_of(STOCK + resource * HEAP, HEAP, count)
        out.put(PIECES + resource, count)
        out.put(MOST + resource, lead_points(s, seat, resource))
    for category in range(i64(box.CATEGORIES)):
        for storey in range(i64(box.STOREYS)):
            at: i64 = category * box.STOREYS + storey
            out.put(BUILDINGS + at, s.buildings[seat * box.CATEGORIES * box.STOREYS + at])
        out.one_of(TALLEST + category * (box.STOREYS + 1), box.STOREYS + 1, tallest(s, seat, category))
        out.put(ACTIVE + category, (s.activated[seat] >> category) & 1)
        if s.master[category] == seat:
            out.put(MASTERS + category, 1)
        out.put(WORTH + category, category_points(s, seat, category))
    for storey in range(i64(box.STOREYS)):
        out.put(WALLS + storey, s.walls[seat * box.STOREYS + storey])
    out.one_of(SMALLEST, box.STOREYS + 1, smallest_building(s, seat))
    look_at_cards(s, seat, out)


def turns_until(s: ComuniState, seat: i64) -> i64:
    """How many turns before this seat's own."""
    turns: i64 = 0
    at: i64 = s.active
    while at != seat and turns < s.players:
        at = order.next_seat(s, at)
        turns += 1
    return turns


def look_at_lead(s: ComuniState, seat: i64, out: Look) -> None:
    """Points before the best and the mean of the others, and how long there is left to change it."""
    mine: i64 = score(s, seat)
    best: i64 = -1000
    total: i64 = 0
    for other in range(s.players):
        if other != seat:
            theirs: i64 = score(s, other)
            total += theirs
            best = max(best, theirs)
    out.put(SINGLES, s.free_exchange)
    out.put(SINGLES + 1, s.deck_left)
    out.put(SINGLES + 2, s.last_turns + 1)
    out.put(SINGLES + 3, mine - best)
    out.put(SINGLES + 4, mine - total // (s.players - 1))
    out.put(SINGLES + 5, mine)
    out.put(SINGLES + 6, s.points[seat])
    out.put(SINGLES + 7, hero_points(s, seat))
    out.put(SINGLES + 8, s.pillage[seat])
    to_come: i64 = s.deck_left
    for deck in range(s.deck_number + 1, i64(box.DECKS)):
        to_come += len(box.deck_cards(s.players, deck))
    out.put(SINGLES + 19, to_come)
    out.put(SINGLES + 20, s.idle)


def look_at_danger(s: ComuniState, seat: i64, out: Look) -> None:
    """The next invader against the walls and armies there are."""
    attack: i64 = invasion.attack_on(s, seat, s.deck_number)
    defence: i64 = invasion.wall_defence(s, seat, have(s, seat, box.ARMY))
    out.put(SINGLES + 9, attack)
    out.put(SINGLES + 10, defence)
    out.put(SINGLES + 11, max(attack - defence, 0))
    strength: i64 = 0
    for deck in range(s.deck_number, i64(box.DECKS)):
        strength += box.strength(deck)
    out.put(SINGLES + 12, strength)
    if s.leader == seat:
        out.put(SINGLES + 16, 1)


def look_at_cards(s: ComuniState, seat: i64, out: Look) -> None:
    """Cards in hand and under one's envoys by category and level; what is free for all."""
    out.one_of(HAND, HANDS, s.hand_size[seat])
    for category in range(i64(box.CATEGORIES)):
        in_hand: i64 = 0
        for i in range(s.hand_size[seat]):
            if box.serves(s.hand[seat * box.MOST_IN_HAND + i], category):
                in_hand += 1
        out.put(HAND_SERVES + category, in_hand)
        out.put(ENVOY_SERVES + category, under_envoys(s, seat, category, 0))
    for level in range(1, i64(box.STOREYS + 1)):
        in_hand = 0
        for i in range(s.hand_size[seat]):
            if box.level_of(s.hand[seat * box.MOST_IN_HAND + i]) == level:
                in_hand += 1
        out.put(HAND_LEVEL + level - 1, in_hand)
        out.put(ENVOY_LEVEL + level - 1, under_envoys(s, seat, 0, level))
    envoys: i64 = 0
    offers: i64 = 0
    cards: i64 = 0
    columns: i64 = 0
    free: i64 = 0
    for column in range(box.columns_in_use(s.players)):
        if s.bidder[column] == seat:
            envoys += 1
            offers += s.offer[column]
            cards += s.column_count[column]
        elif s.bidder[column] < 0:
            columns += 1
            free += s.column_count[column]
    out.put(SINGLES + 13, envoys)
    out.put(SINGLES + 14, offers)
    out.put(SINGLES + 15, cards)
    out.put(SINGLES + 17, columns)
    out.put(SINGLES + 18, free)


def under_envoys(s: ComuniState, seat: i64, category: i64, level: i64) -> i64:
    """Cards under a seat's envoys of this level, or for this category if the level is 0."""
    count: i64 = 0
    for column in range(box.columns_in_use(s.players)):
        if s.bidder[column] == seat:
            for i in range(s.column_count[column]):
                kind: i64 = s.column[column * box.COLUMN_CARDS + i]
                if box.level_of(kind) == level if level > 0 else box.serves(kind, category):
                    count += 1
    return count
