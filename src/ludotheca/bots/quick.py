"""The quick players: they take an action without searching."""

from __future__ import annotations

from collections.abc import Callable

from ludotheca.bots.bot import Bot, Budget
from ludotheca.bots.settings import LevelSettings
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State

SEEN = 8  # actions that somebody in a hurry looks at


class UniformBot(Bot):
    """Any legal action, each equally likely: the weakest opponent and the measure of the others."""

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        return decision.actions[self.rng.below(len(decision.actions))]


class GreedyBot(Bot):
    """The title's own quick policy, on a position sampled from the view."""

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        state = self.game.sample(view, self.rng)
        return self.game.encode(int(state.greedy_action(decision.seat, self.rng)))


class HastyBot(GreedyBot):
    """The quick policy with the mistakes that people make while they learn a game: they overlook an option, take what
    brings something at once, or forget that there are others at the table. Which of them, falls by lot."""

    def __init__(self, game: AnyGame, rng: Rng, settings: LevelSettings) -> None:
        super().__init__(game, rng)
        self.oversights = settings.oversights

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        if len(decision.actions) == 1 and not self.patient:
            return decision.actions[0]
        if self.rng.below(100) >= self.oversights:
            return super().choose(view, decision, budget)
        state = self.game.sample(view, self.rng)
        mistake = (self.overlooks, self.wants_now, self.forgets_others)[self.rng.below(3)]
        return self.game.encode(mistake(state, decision.seat))

    def overlooks(self, state: State, seat: int) -> int:
        """The best of those it sees; the better an action is hidden among many, the less likely that is."""
        actions = [int(action) for action in state.candidates(seat, SEEN, self.rng)]
        for action in actions:
            if self.rng.below(2):
                return action
        return actions[-1]

    def wants_now(self, state: State, seat: int) -> int:
        """What brings most points at once; where nothing does, any of what looks good."""
        return self._most(state, seat, lambda after: float(after.score(seat)))

    def forgets_others(self, state: State, seat: int) -> int:
        """What looks best for oneself after the step, whatever the others do with it."""
        return self._most(state, seat, lambda after: float(after.evaluate(seat)))

    def _most(self, state: State, seat: int, worth: Callable[[State], float]) -> int:
        """The action after which something is highest; of equal ones any."""
        best: list[int] = []
        most = 0.0
        for action in state.candidates(seat, SEEN, self.rng):
            after = state.clone()
            after.apply(seat, action)
            value = worth(after)
            if not best or value > most:
                best, most = [], value
            if value == most:
                best.append(int(action))
        return best[self.rng.below(len(best))]
