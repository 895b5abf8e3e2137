"""Phase 3: buildings and walls, and the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.town import (
    NO_CARD,
    have,
    how_many,
    lay,
    pilgrim_pairs,
    spend,
    take_from_hand,
)
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def begin_building(s: ComuniState) -> None:
    """A fresh count of steps: one building step and one wall step are free each turn [B1]."""
    s.phase = codes.BUILD
    s.built = 0
    s.walled = 0


# What is legal.


def build_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """A card to play, if any can be played, or no more [B15]."""
    out: vec[i64] = vec[i64]()
    if can_build(s, seat):
        out = hand_actions(s, seat, codes.A_CHOOSE)
    return append(out, codes.A_FINISH)


def hand_actions(s: ComuniState, seat: i64, code: i64) -> vec[i64]:
    """An action for each different card in hand [B17]."""
    out: vec[i64] = vec[i64]()
    start: i64 = seat * box.MOST_IN_HAND
    for i in range(s.hand_size[seat]):
        if i == 0 or s.hand[start + i] != s.hand[start + i - 1]:
            out = append(out, code + s.hand[start + i])
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
    return have(s, seat, box.CRAFTSMAN) + pilgrim_pairs(s, seat)


def action_price(steps: i64, other_steps: i64) -> i64:
    """What the next step of one sort costs: the k-th building step and the k-th wall step make the k-th action, and
    each action after the first costs a craftsman [B2]."""
    return 1 if steps >= 1 and steps >= other_steps else 0


def price(s: ComuniState, kind: i64, place: i64, storeys: i64) -> i64:
    """The craftsmen for a card as this storey of a building or wall: a further action [B2] and a craftsman for each
    level the card lacks [B5]."""
    steps: i64 = action_price(s.walled, s.built) if place == box.WALLS else action_price(s.built, s.walled)
    return steps + max(storeys - box.level_of(kind), 0)


def place_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """A building of a category the card serves [B4], or any wall [B10]."""
    out: vec[i64] = vec[i64]()
    kind: i64 = s.chosen
    for category in range(i64(box.CATEGORIES)):
        if box.serves(kind, category):
            for storeys in range(1, i64(box.STOREYS + 1)):
                if may_place(s, seat, kind, category, storeys, s.pledged):
                    out = append(out, codes.A_BUILD + category * box.STOREYS + storeys - 1)
    for height in range(1, i64(box.STOREYS + 1)):
        if may_place(s, seat, kind, box.WALLS, height, s.pledged):
            out = append(out, codes.A_WALL + height - 1)
    if next_pledge(s, seat) > 0:
        out = append(out, codes.A_EXCHANGE + box.PILGRIM * box.RESOURCES + box.CRAFTSMAN)
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
    return pledged <= cost and cost - pledged < have(s, seat, box.CRAFTSMAN)


def next_pledge(s: ComuniState, seat: i64) -> i64:
    """The next number of pairs of pilgrims with which some step can be paid that needs fewer; 0 for none [R8]."""
    pairs: i64 = s.pledged + 1
    while pairs <= pilgrim_pairs(s, seat) and have(s, seat, box.CRAFTSMAN) > 0:
        for place in range(i64(box.WALLS + 1)):
            storeys: i64 = 1
            while (place == box.WALLS or box.serves(s.chosen, place)) and storeys <= box.STOREYS:
                if may_place(s, seat, s.chosen, place, storeys, pairs):
                    return pairs
                storeys += 1
        pairs += 1
    return 0


# What happens.


def choose_card(s: ComuniState, seat: i64, kind: i64) -> None:
    """Pick up a card; where it goes is asked next."""
    take_from_hand(s, seat, kind)
    s.chosen = kind
    s.pledged = 0
    s.phase = codes.PLACE


def pay_price(s: ComuniState, seat: i64, cost: i64) -> i64:
    """Craftsmen, then pilgrims for those missing, straight to the supply [R9]; returns the pilgrims paid."""
    pairs: i64 = max(s.pledged, cost - have(s, seat, box.CRAFTSMAN))
    spend(s, seat, box.CRAFTSMAN, cost - pairs)
    spend(s, seat, box.PILGRIM, 2 * pairs)
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
    s.phase = codes.BUILD
    s.tell_more(codes.E_BUILT, seat, category, storeys, kind, cost, cost - pilgrims // 2, pilgrims)


def wall(s: ComuniState, seat: i64, storeys: i64) -> None:
    """A new section or one storey more, for no points [B11]; at four storeys a bonus section starts [B12]."""
    kind: i64 = s.chosen
    cost: i64 = price(s, kind, box.WALLS, storeys)
    pilgrims: i64 = pay_price(s, seat, cost)
    lay(s, seat, box.WALLS, storeys, kind)
    s.walled += 1
    s.chosen = NONE
    s.phase = codes.BUILD
    s.tell_more(codes.E_WALLED, seat, storeys, kind, cost, cost - pilgrims // 2, pilgrims)
    if storeys == box.STOREYS and s.bonus_walls > 0:
        s.bonus_walls -= 1
        lay(s, seat, box.WALLS, 1, NO_CARD)
        s.tell(codes.E_BONUS_WALL, seat)


def finish(s: ComuniState) -> None:
    """No more building this turn."""
    s.phase = codes.DISCARD


def discard(s: ComuniState, seat: i64, kind: i64) -> None:
    """A card too many leaves the game [B13]."""
    take_from_hand(s, seat, kind)
    s.discards = append(s.discards, kind)
    s.tell(codes.E_DISCARDED, seat, kind)
