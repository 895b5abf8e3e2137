"""The title's own quick policy, on a position sampled from the view."""

from __future__ import annotations

from ludotheca.bots.bot import Bot, Budget
from ludotheca.kernel.game import Decision, MatchView, Named


class GreedyBot(Bot):
    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        state = self.game.sample(view, self.rng)
        return self.game.encode(int(state.greedy_action(decision.seat, self.rng)))
