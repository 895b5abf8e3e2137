"""Any legal action, each equally likely: the weakest opponent and the measure of the others."""

from __future__ import annotations

from ludotheca.bots.bot import Bot, Budget
from ludotheca.kernel.game import Decision, MatchView, Named


class UniformBot(Bot):
    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        return decision.actions[self.rng.below(len(decision.actions))]
