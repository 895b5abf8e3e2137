"""What a viewer cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games._example import box
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games._example.state import ExampleState


def redraw_hidden(s: ExampleState, viewer: i64, rng: Rng) -> None:
    """The others' hands, and what they have laid face down. All unseen cards are shuffled together and dealt again."""
    sizes: vec[i64] = vec[i64]([0] * s.players)
    seat: i64 = 0
    while seat < s.players:
        if seat != viewer:
            sizes[seat] = take_back(s, seat)
        seat += 1
    seat = 0
    while seat < s.players:
        while sizes[seat] > 0:
            card: i64 = rng.weighted(s.deck)
            s.deck[card] -= 1
            s.hand[seat * box.VALUES + card] += 1
            sizes[seat] -= 1
        if seat != viewer and s.bid[seat] != NONE:
            s.bid[seat] = random_card(s, seat, rng)
        seat += 1


def take_back(s: ExampleState, seat: i64) -> i64:
    """A hand goes back into the deck; how many cards it had."""
    count: i64 = 0
    card: i64 = 0
    while card < box.VALUES:
        held: i64 = s.hand[seat * box.VALUES + card]
        s.deck[card] += held
        s.hand[seat * box.VALUES + card] = 0
        count += held
        card += 1
    return count


def random_card(s: ExampleState, seat: i64, rng: Rng) -> i64:
    """Any card of a hand, each as likely as it is held."""
    start: i64 = seat * box.VALUES
    return rng.weighted(s.hand[start : start + box.VALUES])
