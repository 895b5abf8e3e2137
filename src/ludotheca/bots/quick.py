"""The quick players: they take an action without searching."""

from __future__ import annotations

from ludotheca.bots.bot import Bot, Budget
from ludotheca.bots.settings import LevelSettings
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named
from ludotheca.kernel.playout import play_quickly
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State

FEW = 3


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
    """Mostly the quick policy, now and then the best of a few actions. Its mistakes are believable: it did not see the
    better actions, and took the best of those it saw."""

    def __init__(self, game: AnyGame, rng: Rng, settings: LevelSettings) -> None:
        super().__init__(game, rng)
        self.oversights = settings.oversights

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        if len(decision.actions) == 1 and not self.patient:
            return decision.actions[0]
        if self.rng.below(100) >= self.oversights:
            return super().choose(view, decision, budget)
        return self._best_of_few(view, decision)

    def _best_of_few(self, view: MatchView, decision: Decision) -> Named:
        """The best of a few actions, each judged by one game played to its end."""
        seen = [decision.actions[self.rng.below(len(decision.actions))] for _ in range(FEW)]
        start = self.game.state_from_view(view)
        values = [self._try(start, named, view.viewer, decision.seat) for named in seen]
        return seen[values.index(max(values))]

    def _try(self, start: State, named: Named, viewer: int, seat: int) -> float:
        """The score that an action leads to in one game."""
        state = start.clone()
        state.redraw_hidden(viewer, self.rng)
        state.apply(seat, self.game.decode(named))
        play_quickly(state, self.rng, self.rng)
        return float(state.score(seat))
