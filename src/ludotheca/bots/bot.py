"""The contract of a bot: a view and a decision in, one of the decision's actions out."""

from __future__ import annotations

import abc

import msgspec

from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named
from ludotheca.kernel.rng import Rng


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision; whichever is reached first. None is no limit."""

    seconds: float | None = None
    iterations: int | None = None

    def within(self, seconds: float) -> Budget:
        """The same, cut to the seconds there are."""
        return Budget(seconds=min(self.seconds or seconds, seconds), iterations=self.iterations)


class Bot(abc.ABC):
    """One seat's player for one game. It holds a generator of its own, so equal seeds give equal games. `budget` is what
    it takes by itself. A `patient` one thinks even where there is one action only: a step in the dark must take as long
    without a choice as with one."""

    budget = Budget()
    patient = False

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abc.abstractmethod
    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        """One of `decision.actions`, from what the view shows."""
