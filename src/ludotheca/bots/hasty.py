"""A player who overlooks things: most of the time the quick policy, now and then the best of a handful of actions."""

from __future__ import annotations

from ludotheca.bots.bot import Budget
from ludotheca.bots.greedy import GreedyBot
from ludotheca.bots.settings import Settings
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State

HANDFUL = 3


class HastyBot(GreedyBot):
    """A mistake of his is believable: he did not see the better actions, and took the best of those he saw."""

    def __init__(self, game: AnyGame, rng: Rng, settings: Settings) -> None:
        super().__init__(game, rng)
        self.oversights = settings.oversights

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        if len(decision.actions) == 1:
            return decision.actions[0]
        if self.rng.below(100) >= self.oversights:
            return super().choose(view, decision, budget)
        return self._glance(view, decision)

    def _glance(self, view: MatchView, decision: Decision) -> Named:
        """The best of a handful, each judged by one game played on in the head."""
        seen = [decision.actions[self.rng.below(len(decision.actions))] for _ in range(HANDFUL)]
        start = self.game.state_from_view(view)
        values = [self._imagine(start, named, view.viewer, decision.seat) for named in seen]
        return seen[values.index(max(values))]

    def _imagine(self, start: State, named: Named, viewer: int, seat: int) -> float:
        state = start.clone()
        state.redraw_hidden(viewer, self.rng)
        state.apply(seat, self.game.decode(named))
        while (mover := int(state.first_owing())) != NOBODY:
            act = state.random_action if mover == CHANCE else state.greedy_action
            state.apply(mover, act(mover, self.rng))
        return float(state.score(seat))
