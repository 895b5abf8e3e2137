"""Phase 3: buildings and walls, and the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni.rules.codes import (
    A_BUILD,
    A_CHOOSE,
    A_DISCARD,
    A_EXCHANGE,
    A_FINISH,
    A_WALL,
    E_BONUS_WALL,
    E_BUILT,
    E_DISCARDED,
    E_WALLED,
)
from ludotheca.games.comuni.rules.town import (
    NO_CARD,
    have,
    how_many,
    lay,
    pilgrim_pairs,
    spend,
    take_from_hand,
)
from ludotheca.games.comuni.tables import (
    BUILD,
    CATEGORIES,
    CRAFTSMAN,
    DISCARD,
    MOST_IN_HAND,
    NONE,
    PILGRIM,
    PLACE,
    RESOURCES,
    STOREYS,
    WALLS,
    level_of,
    serves,
)
from ludotheca.kernel.state import EVERYONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def begin_building(s: ComuniState) -> None:
    """A fresh count of steps: one building step and one wall step are free each turn [B1]."""
    s.phase = BUILD
    s.built = 0
    s.walled = 0


# What is legal.


def build_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """A card to play, or no more [B15]."""
    out: vec[i64] = hand_actions(s, seat, A_CHOOSE)
    return append(out, A_FINISH)


def hand_actions(s: ComuniState, seat: i64, code: i64) -> vec[i64]:
    """An action for each different card in hand [B17]."""
    out: vec[i64] = vec[i64]()
    start: i64 = seat * MOST_IN_HAND
    i: i64 = 0
    while i < s.hand_size[seat]:
        if i == 0 or s.hand[start + i] != s.hand[start + i - 1]:
            out = append(out, code + s.hand[start + i])
        i += 1
    return out


def can_build(s: ComuniState, seat: i64) -> bool:
    """Whether any card can be played [B18]: every card can start a building or a wall, so only further actions cost."""
    if s.hand_size[seat] == 0:
        return False
    if action_price(s.built, s.walled) == 0 or action_price(s.walled, s.built) == 0:
        return True
    return craftsmen_at_hand(s, seat) > 0


def craftsmen_at_hand(s: ComuniState, seat: i64) -> i64:
    """Craftsmen, and two pilgrims for each further one [R2]."""
    return have(s, seat, CRAFTSMAN) + pilgrim_pairs(s, seat)


def action_price(steps: i64, other_steps: i64) -> i64:
    """What the next step of one sort costs: the k-th building step and the k-th wall step make the k-th action, and
    each action after the first costs a craftsman [B2]."""
    return 1 if steps >= 1 and steps >= other_steps else 0


def price(s: ComuniState, kind: i64, place: i64, storeys: i64) -> i64:
    """The craftsmen for a card as this storey of a building or wall: a further action [B2] and a craftsman for each
    level the card lacks [B5]."""
    steps: i64 = action_price(s.walled, s.built) if place == WALLS else action_price(s.built, s.walled)
    return steps + max(storeys - level_of(kind), 0)


def place_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """A building of a category the card serves [B4], or any wall [B10]."""
    out: vec[i64] = vec[i64]()
    kind: i64 = s.chosen
    category: i64 = 0
    while category < CATEGORIES:
        if serves(kind, category):
            storeys: i64 = 1
            while storeys <= STOREYS:
                if may_place(s, seat, kind, category, storeys, s.pledged):
                    out = append(out, A_BUILD + category * STOREYS + storeys - 1)
                storeys += 1
        category += 1
    height: i64 = 1
    while height <= STOREYS:
        if may_place(s, seat, kind, WALLS, height, s.pledged):
            out = append(out, A_WALL + height - 1)
        height += 1
    if next_pledge(s, seat) > 0:
        out = append(out, A_EXCHANGE + PILGRIM * RESOURCES + CRAFTSMAN)
    return out


def stands_ready(s: ComuniState, seat: i64, place: i64, storeys: i64) -> bool:
    """A ground storey always [B3] [B16], another if a structure is one storey lower [B6]."""
    return storeys == 1 or how_many(s, seat, place, storeys - 1) > 0


def may_place(s: ComuniState, seat: i64, kind: i64, place: i64, storeys: i64, pledged: i64) -> bool:
    """Whether a card may become this storey, at a price one can pay.

    Craftsmen are paid first and pilgrims for those missing. A pair of pilgrims pledged before spares a craftsman, so
    after it only steps are left that spare exactly that many.
    """
    if not stands_ready(s, seat, place, storeys):
        return False
    cost: i64 = price(s, kind, place, storeys)
    if pledged == 0:
        return cost <= craftsmen_at_hand(s, seat)
    return pledged <= cost and cost - pledged < have(s, seat, CRAFTSMAN)


def next_pledge(s: ComuniState, seat: i64) -> i64:
    """The next number of pairs of pilgrims with which some step can be paid that needs fewer; 0 for none [R8]."""
    pairs: i64 = s.pledged + 1
    while pairs <= pilgrim_pairs(s, seat) and have(s, seat, CRAFTSMAN) > 0:
        place: i64 = 0
        while place <= WALLS:
            storeys: i64 = 1
            while (place == WALLS or serves(s.chosen, place)) and storeys <= STOREYS:
                if may_place(s, seat, s.chosen, place, storeys, pairs):
                    return pairs
                storeys += 1
            place += 1
        pairs += 1
    return 0


# What happens.


def choose_card(s: ComuniState, seat: i64, kind: i64) -> None:
    """Pick up a card; where it goes is asked next."""
    take_from_hand(s, seat, kind)
    s.chosen = kind
    s.pledged = 0
    s.phase = PLACE


def pay_price(s: ComuniState, seat: i64, cost: i64) -> i64:
    """Craftsmen, then pilgrims for those missing, straight to the supply [R9]; returns the pilgrims paid."""
    pairs: i64 = max(s.pledged, cost - have(s, seat, CRAFTSMAN))
    spend(s, seat, CRAFTSMAN, cost - pairs)
    spend(s, seat, PILGRIM, 2 * pairs)
    s.pledged = 0
    return 2 * pairs


def build(s: ComuniState, seat: i64, category: i64, storeys: i64) -> None:
    """A new building or one storey more: points for its new height [B7], and its category is active [B8]."""
    kind: i64 = s.chosen
    cost: i64 = price(s, kind, category, storeys)
    pilgrims: i64 = pay_price(s, seat, cost)
    lay(s, seat, category, storeys, kind)
    s.points[seat] += storeys
    s.activated[seat] |= i64(1) << category
    s.built += 1
    s.chosen = NONE
    s.phase = BUILD
    if s.sink is not None:
        paid = [int(cost), int(cost - pilgrims // 2), int(pilgrims)]
        s.sink.emit(E_BUILT, EVERYONE, [int(seat), int(category), int(storeys), int(kind), *paid])


def wall(s: ComuniState, seat: i64, storeys: i64) -> None:
    """A new section or one storey more, for no points [B11]; at four storeys a bonus section starts [B12]."""
    kind: i64 = s.chosen
    cost: i64 = price(s, kind, WALLS, storeys)
    pilgrims: i64 = pay_price(s, seat, cost)
    lay(s, seat, WALLS, storeys, kind)
    s.walled += 1
    s.chosen = NONE
    s.phase = BUILD
    if s.sink is not None:
        paid = [int(cost), int(cost - pilgrims // 2), int(pilgrims)]
        s.sink.emit(E_WALLED, EVERYONE, [int(seat), int(storeys), int(kind), *paid])
    if storeys == STOREYS and s.bonus_walls > 0:
        s.bonus_walls -= 1
        lay(s, seat, WALLS, 1, NO_CARD)
        if s.sink is not None:
            s.sink.emit(E_BONUS_WALL, EVERYONE, [int(seat)])


def finish(s: ComuniState) -> None:
    """No more building this turn."""
    s.phase = DISCARD


def discard(s: ComuniState, seat: i64, kind: i64) -> None:
    """A card too many leaves the game [B13]."""
    take_from_hand(s, seat, kind)
    s.discards = append(s.discards, kind)
    if s.sink is not None:
        s.sink.emit(E_DISCARDED, EVERYONE, [int(seat), int(kind)])


def discard_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """Any card of the hand, by choice [B13]."""
    return hand_actions(s, seat, A_DISCARD)
