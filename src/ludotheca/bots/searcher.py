"""The strong player: Monte Carlo search over positions that agree with the view."""

from __future__ import annotations

import msgspec

from ludotheca.bots.bot import Bot, Budget
from ludotheca.bots.search.ismcts import Knobs, Search
from ludotheca.kernel.game import Decision, Game, Named
from ludotheca.kernel.match import MatchView
from ludotheca.kernel.rng import Rng


class Opinion(msgspec.Struct, frozen=True):
    """What the search thinks of one action: how often it tried it, the reward (0 to 1) and the points it expects."""

    action: Named
    tried: int
    reward: float
    points: float


class SearchBot(Bot):
    """Thinks as long as its level says, or as the budget says where that names a limit."""

    def __init__(self, game: Game, rng: Rng, *, seconds: float = 0.0, iterations: int = 400) -> None:
        super().__init__(game, rng)
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        if len(decision.actions) == 1:
            return decision.actions[0]
        return self.think(view, decision, budget)[0].action

    def think(self, view: MatchView, decision: Decision, budget: Budget) -> list[Opinion]:
        """Every action the search tried, the one it would play first."""
        state = self.game.state_from_view(view.position)
        seconds, iterations = self.seconds, self.iterations
        if budget.seconds is not None or budget.iterations is not None:
            seconds, iterations = budget.seconds or 0.0, budget.iterations or 0
        search = Search(state, decision.seat, Knobs(iterations=iterations, seconds=seconds), self.rng)
        search.run()
        node = search.root
        opinions = [
            Opinion(
                action=self.game.encode(int(action)),
                tried=int(node.tried[i]),
                reward=node.reward[i] / int(node.tried[i]),
                points=node.points[i] / int(node.tried[i]),
            )
            for i, action in enumerate(node.actions)
            if node.tried[i] > 0
        ]
        opinions.sort(key=lambda opinion: (opinion.tried, opinion.reward), reverse=True)
        return opinions
