"""Who must decide, and what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games._example import box
from ludotheca.games._example.rules import codes
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, NONE, SEVERAL
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games._example.state import ExampleState


def to_move(s: ExampleState) -> i64:
    """Chance draws and rolls; all seats bid at once [B1]; seats buy one after another."""
    if s.phase == codes.BID:
        return SEVERAL
    if s.phase == codes.BUY:
        return s.turn
    return NOBODY if s.phase == codes.OVER else CHANCE


def owes(s: ExampleState, seat: i64) -> bool:
    """Whether its card is not laid yet, or it is its turn to buy."""
    if s.phase == codes.BID:
        return s.bid[seat] == NONE
    return s.phase == codes.BUY and s.turn == seat


def actions(s: ExampleState, seat: i64) -> vec[i64]:
    """Every legal action of a seat, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return outcomes(s)
    out: vec[i64] = vec[i64]()
    if not owes(s, seat):
        return out
    if s.phase == codes.BUY:
        out = append(out, codes.A_BUY)
        return append(out, codes.A_PASS)
    card: i64 = 0
    while card < box.VALUES:
        if s.hand[seat * box.VALUES + card] > 0:
            out = append(out, codes.A_BID + card)
        card += 1
    return out


def outcomes(s: ExampleState) -> vec[i64]:
    """The faces of the die, or the cards still in the deck."""
    out: vec[i64] = vec[i64]()
    i: i64 = 0
    if s.phase == codes.ROLL:
        while i < box.FACES:
            out = append(out, codes.A_ROLL + i)
            i += 1
    else:
        while i < box.VALUES:
            if s.deck[i] > 0:
                out = append(out, codes.A_DRAW + drawer(s) * box.VALUES + i)
            i += 1
    return out


def weights(s: ExampleState) -> vec[i64]:
    """The die is fair; a card comes as often as the deck still holds it [S3]."""
    if s.phase == codes.ROLL:
        return vec[i64]([1] * box.FACES)
    out: vec[i64] = vec[i64]()
    i: i64 = 0
    while i < box.VALUES:
        if s.deck[i] > 0:
            out = append(out, s.deck[i])
        i += 1
    return out


def drawer(s: ExampleState) -> i64:
    """Who gets the next card: the deal goes round, then it is whoever bought."""
    return s.turn % s.players


def chance_key(s: ExampleState) -> list[int]:
    """The die by its round, a card by its place in the deck."""
    if s.phase == codes.ROLL:
        return [codes.A_ROLL, int(s.round)]
    return [codes.A_DRAW, sum(s.deck)]


def audience(s: ExampleState) -> i64:
    """Everybody sees the die. A card is seen by who draws it, and by nobody else."""
    if s.phase == codes.ROLL:
        return EVERYONE
    return 1 << drawer(s)
