"""Who must decide, and what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, NONE, SEVERAL
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState


# The sixteen small sets by their positions [D7]: none of the five lands, one of them, or two [D2].
SPLITS: Final = bytes([mask for mask in range(1 << box.ROW) if mask.bit_count() <= 2])


def to_move(s: RomeState) -> i64:
    """Chance while lands are turned up [E5]; all seats at once in every other phase [R4]."""
    if s.phase <= codes.EXPLORE:
        return CHANCE
    if s.phase == codes.OVER:
        return NOBODY
    return SEVERAL


def owes(s: RomeState, seat: i64) -> bool:
    """Whether its split or its choice is not sealed yet, or it has lands to lay: with none it is not asked [A7]."""
    if s.phase == codes.DIVIDE:
        return s.split[seat] == NONE
    if s.phase == codes.SELECT:
        return s.choice[seat] == NONE
    if s.phase == codes.ANNEX:
        return s.hand_size[seat] > 0 or s.chosen[seat] != NONE
    return False


def actions(s: RomeState, seat: i64) -> vec[i64]:
    """Every legal action of a seat, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return outcomes(s)
    out: vec[i64] = vec[i64]()
    if not s.owes(seat):
        return out
    i: i64 = 0
    if s.phase == codes.DIVIDE:
        while i < len(SPLITS):
            out = append(out, codes.A_SPLIT + SPLITS[i])
            i += 1
    elif s.phase == codes.SELECT:
        out = append(out, codes.A_TAKE + codes.SMALL)
        out = append(out, codes.A_TAKE + codes.LARGE)
    elif s.chosen[seat] == NONE:
        start: i64 = seat * box.MOST_IN_HAND
        while i < s.hand_size[seat]:
            if i == 0 or s.hand[start + i] != s.hand[start + i - 1]:
                out = append(out, codes.A_CHOOSE + s.hand[start + i])
            i += 1
    else:  # the free cells that touch the domain by an edge [A3], or the one offered for its first land [A1]
        while i < s.border_size[seat]:
            out = append(out, codes.A_PLACE + s.border[seat * box.MOST_BORDER + i])
            i += 1
    return out


def outcomes(s: RomeState) -> vec[i64]:
    """The cards nobody has [S3], or the types of land still in the stack that is turned up."""
    out: vec[i64] = vec[i64]()
    i: i64 = 0
    if s.phase == codes.DEAL:
        while i < box.CARDS:
            if i not in s.card:
                out = append(out, codes.A_DEAL + s.drawn * box.CARDS + i)
            i += 1
    elif s.phase == codes.EXPLORE:
        drawer: i64 = s.drawn // box.ROW
        while i < box.LANDS:
            if s.stack[drawer * box.LANDS + i] > 0:
                out = append(out, codes.A_TURN + drawer * box.LANDS + i)
            i += 1
    return out


def weights(s: RomeState) -> vec[i64]:
    """A card is dealt at random [S2]; a land comes as often as the stack still holds it [E4]."""
    due: vec[i64] = outcomes(s)
    if s.phase == codes.EXPLORE:
        i: i64 = 0
        while i < len(due):
            due[i] = s.stack[due[i] - codes.A_TURN]
            i += 1
        return due
    return vec[i64]([1] * len(due))


def chance_key(s: RomeState) -> list[int]:
    """A card by whose it is, a land by round, seat and place in the row."""
    if s.phase == codes.DEAL:
        return [codes.A_DEAL, int(s.drawn)]
    return [codes.A_TURN, int(s.round), int(s.drawn // box.ROW), int(s.drawn % box.ROW)]


def random_action(s: RomeState, seat: i64, rng: Rng) -> i64:
    """One of `actions`, without listing them."""
    if seat == CHANCE:
        if s.phase == codes.EXPLORE:
            return random_land(s, rng)
        cards = outcomes(s)
        return cards[rng.below(len(cards))]
    if s.phase == codes.ANNEX:
        if s.chosen[seat] == NONE:
            return codes.A_CHOOSE + random_kind(s, seat, rng)
        return codes.A_PLACE + s.border[seat * box.MOST_BORDER + rng.below(s.border_size[seat])]
    if s.phase == codes.DIVIDE:
        return codes.A_SPLIT + SPLITS[rng.below(len(SPLITS))]
    return codes.A_TAKE + rng.below(2)


def random_land(s: RomeState, rng: Rng) -> i64:
    """The next land of the stack of whose turn it is to turn one up."""
    drawer: i64 = s.drawn // box.ROW
    already: i64 = (s.round - 1) * box.ROW + s.drawn % box.ROW
    left: i64 = rng.below(box.ROUNDS * box.ROW - already)
    land: i64 = 0
    while left >= s.stack[drawer * box.LANDS + land]:
        left -= s.stack[drawer * box.LANDS + land]
        land += 1
    return codes.A_TURN + drawer * box.LANDS + land


def random_kind(s: RomeState, seat: i64, rng: Rng) -> i64:
    """One of the different kinds in hand, each equally likely."""
    start: i64 = seat * box.MOST_IN_HAND
    size: i64 = s.hand_size[seat]
    different: i64 = 1
    i: i64 = 1
    while i < size:
        if s.hand[start + i] != s.hand[start + i - 1]:
            different += 1
        i += 1
    pick: i64 = rng.below(different)
    i = 0
    while pick > 0:
        i += 1
        if s.hand[start + i] != s.hand[start + i - 1]:
            pick -= 1
    return s.hand[start + i]
