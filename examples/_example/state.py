"""The position of a game of Example, as flat numbers. The rules that move it are in `rules`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheca.games._example import box, scoring
from ludotheca.games._example.rules import codes, flow, hidden, legal
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NONE, State
from ludotheca.kernel.vecs import vec


@final
class ExampleState(State):
    """Everything on the table. Lists hold the seats one after another: `hand[seat * VALUES + card]`."""

    NUMBERS = ("round", "phase", "turn", "pot")
    LISTS = ("deck", "hand", "bid", "laid", "pebbles")

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.round: i64 = 1
        self.phase: i64 = codes.DEAL
        self.turn: i64 = 0  # cards dealt so far, or the seat that buys
        self.pot: i64 = 0  # pebbles to be won
        self.deck: vec[i64] = vec[i64]()  # how many of each card
        self.hand: vec[i64] = vec[i64]()  # how many of each card
        self.bid: vec[i64] = vec[i64]()  # the card laid face down, or NONE
        self.laid: vec[i64] = vec[i64]()  # the cards laid in earlier rounds, or NONE
        self.pebbles: vec[i64] = vec[i64]()

    def set_up(self) -> None:
        """A full deck [S2], and nothing in front of anybody."""
        n = self.players
        self.deck = vec[i64]([box.COPIES] * box.VALUES)
        self.hand = vec[i64]([0] * (n * box.VALUES))
        self.bid = vec[i64]([NONE] * n)
        self.laid = vec[i64]([NONE] * (n * box.ROUNDS))
        self.pebbles = vec[i64]([0] * n)

    def clone(self) -> ExampleState:
        copy = ExampleState(self.players)
        copy.step = self.step
        copy.shown = self.shown
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.pot = self.pot
        copy.deck = self.deck[:]
        copy.hand = self.hand[:]
        copy.bid = self.bid[:]
        copy.laid = self.laid[:]
        copy.pebbles = self.pebbles[:]
        return copy

    def to_move(self) -> i64:
        return legal.to_move(self)

    def owes(self, seat: i64) -> bool:
        return legal.owes(self, seat)

    def actions(self, seat: i64) -> vec[i64]:
        return legal.actions(self, seat)

    def weights(self) -> vec[i64]:
        return legal.weights(self)

    def audience(self) -> i64:
        return legal.audience(self)

    def chance_key(self) -> list[int]:
        return legal.chance_key(self)

    def apply(self, seat: i64, action: i64) -> None:
        flow.apply(self, seat, action)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def compare(self, seat: i64, other: i64) -> i64:
        return scoring.compare(self, seat, other)

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        hidden.redraw_hidden(self, viewer, rng)
