"""Who must decide, and what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import build, codes, guilds, invasion, projects, refill
from ludotheca.games.comuni.rules.exchanges import add_exchanges
from ludotheca.games.comuni.rules.order import seat_with
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, NONE, SEVERAL
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def to_move(s: ComuniState) -> i64:
    """Chance while cards are drawn, all seats at once in an invasion; else the active seat, the one outbid, or the
    one that may exchange before an invasion."""
    if s.phase <= codes.LAYOUT or s.phase == codes.REFILL:
        return CHANCE
    if s.phase == codes.COMMIT:
        return SEVERAL
    if s.phase == codes.OVER:
        return NOBODY
    if s.phase == codes.DISPLACED:
        return s.displaced
    if s.phase == codes.EXCHANGE:
        return s.exchanger
    return s.active


def owes(s: ComuniState, seat: i64) -> bool:
    """In an invasion whether its fist is still open."""
    if s.phase == codes.COMMIT:
        return s.city[seat] == NONE
    return to_move(s) == seat


def actions(s: ComuniState, seat: i64) -> vec[i64]:
    """Every legal action of a seat, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return outcomes(s)
    if s.phase == codes.COMMIT:
        return invasion.commit_actions(s, seat)
    if s.phase == codes.PLACE:
        return build.place_actions(s, seat)
    if s.phase == codes.OFFER:
        return projects.offer_actions(s, seat)
    out: vec[i64]
    if s.phase == codes.PROJECT:
        out = projects.project_actions(s, seat)
    elif s.phase == codes.BUILD:
        out = build.build_actions(s, seat)
    elif s.phase == codes.GAIN:
        out = projects.gain_actions(s)
    elif s.phase == codes.DISPLACED:
        out = projects.displaced_actions(s)
    elif s.phase == codes.DISCARD:
        out = build.hand_actions(s, seat, codes.A_DISCARD)
    elif s.phase == codes.EXCHANGE:
        out = vec[i64]([codes.A_PASS])
    else:
        out = guilds.repair_actions(s, seat)
    return add_exchanges(s, seat, out)


def outcomes(s: ComuniState) -> vec[i64]:
    """Every comune that nobody has yet, for the next seat [S4], or every kind of card that is left in the deck."""
    if s.phase != codes.DEAL:
        return refill.draw_actions(s)
    out: vec[i64] = vec[i64]()
    for comune in range(i64(box.COMUNI)):
        if seat_with(s, comune) == NONE:
            out = append(out, codes.A_DEAL + s.drawn * box.COMUNI + comune)
    return out


def weights(s: ComuniState) -> vec[i64]:
    """Comuni alike, cards as often as the deck still holds them."""
    if s.phase == codes.DEAL:
        return vec[i64]([1] * (box.COMUNI - s.drawn))
    return refill.draw_weights(s)


def chance_key(s: ComuniState) -> list[int]:
    """A comune by whose it is, a card by its deck and its place there."""
    if s.phase == codes.DEAL:
        return [codes.A_DEAL, int(s.drawn)]
    return [codes.A_DRAW, int(s.deck_number), int(s.deck_left)]


def random_action(s: ComuniState, seat: i64, rng: Rng) -> i64:
    """One of `actions`; a card without listing them."""
    if seat == CHANCE and s.phase != codes.DEAL:
        return codes.A_DRAW + s.deck[rng.below(s.deck_left)]
    out: vec[i64] = actions(s, seat)
    return out[rng.below(len(out))]
