"""A game for tests, and what reads its positions."""

from __future__ import annotations

from collections.abc import Sequence

from games import scripted

from ludotheca.games._example import box
from ludotheca.games._example.game import GAME
from ludotheca.games._example.state import ExampleState
from ludotheca.kernel.state import CHANCE

PLAYERS = GAME.meta.least_players


class ScriptedGame(scripted.ScriptedGame[ExampleState]):
    """A game whose cards and dice the test names itself; every seat begins with this hand."""

    def __init__(self, hand: Sequence[int] = (1, 2, 3, 4), players: int = PLAYERS) -> None:
        super().__init__(GAME, GAME.new_state(players, {}, 1))
        for card in hand:
            for seat in range(players):
                self.act(CHANCE, type="draw", seat=seat, card=card)

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, the lowest first."""
        held = self.state.hand[seat * box.VALUES : (seat + 1) * box.VALUES]
        return [card + 1 for card in range(box.VALUES) for _ in range(held[card])]

    @property
    def pebbles(self) -> list[int]:
        return [int(count) for count in self.state.pebbles]

    def roll(self, pebbles: int) -> None:
        """The die shows this."""
        self.act(CHANCE, type="roll", pebbles=pebbles)

    def bid(self, *cards: int) -> None:
        """The first seats lay these cards, all others what the last of these laid."""
        for seat in range(self.players):
            self.act(seat, type="bid", card=cards[min(seat, len(cards) - 1)])

    def pass_all(self) -> None:
        """Nobody buys."""
        while (seat := self.mover) >= 0:
            self.act(seat, type="pass")

    def round(self, pebbles: int, *cards: int) -> None:
        """A whole round in which nobody buys."""
        self.roll(pebbles)
        self.bid(*cards)
        self.pass_all()
