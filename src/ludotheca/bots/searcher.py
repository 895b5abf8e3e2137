"""The strong player: Monte Carlo search over positions that agree with the view."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import msgspec

from ludotheca.bots.bot import Budget
from ludotheca.bots.quick import GreedyBot
from ludotheca.bots.search.alone import Alone
from ludotheca.bots.search.glance import Glance
from ludotheca.bots.search.ismcts import Search
from ludotheca.bots.settings import LevelSettings, settings_for
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named
from ludotheca.kernel.outlook import net_of
from ludotheca.kernel.rng import Rng

PLANS = 3  # of a stretch that a seat plays alone, for an iteration


class Opinion(msgspec.Struct, frozen=True):
    """What the search thinks of one of the decision's actions: the share of victories (0 to 1) and the final score that
    it lets expect, and how often it was tried. `equal`: from the tries both had, it cannot be told from the first. Hints carry
    it to the player as it is."""

    action: Named
    win: float
    points: float
    tried: int
    equal: bool = False


def begin(game: AnyGame, view: MatchView, seat: int, settings: LevelSettings, seed: int) -> Search:
    """A search of the seat's decision, from its view alone. A level that needs a net and has none searches as was best
    without."""
    net = net_of(game, view.rules) if settings.learned else None
    if settings.learned and net is None:
        settings = settings_for(game.meta.title, "veteran")
    return Search(game.state_from_view(view), seat, settings.knobs(), seed, net)


def ranking(search: Search) -> list[int]:
    """The edges of the root that the search tried, the one it would play first."""
    tried = [i for i in range(len(search.root.actions)) if search.root.tried[i] > 0]
    return sorted(tried, key=search.merit, reverse=True)


def opinions(game: AnyGame, search: Search) -> list[Opinion]:
    """Every action the search tried, the one it would play first."""
    node = search.root
    return [
        Opinion(
            action=game.encode(int(node.actions[i])),
            tried=(tried := int(node.tried[i])),
            win=node.wins[i] / tried,
            points=node.points[i] / tried,
        )
        for i in ranking(search)
    ]


def told_apart(search: Search, edge: int, other: int) -> bool:
    """Whether two edges of the root differ by more than two standard errors of what their common tries differ by."""
    mine, theirs = search.series[edge].values, search.series[other].values
    apart = [float(mine[i]) - float(theirs[i]) for i in range(min(len(mine), len(theirs)))]
    if len(apart) < 2:
        return False
    return abs(fmean(apart)) > 2 * stdev(apart) / sqrt(len(apart))


class SearchBot(GreedyBot):
    """Thinks as long as its level says, or as the budget says where that names a limit; a level with oversights plays
    some of its decisions by the quick policy, like a person who thinks only where it seems to matter."""

    def __init__(self, game: AnyGame, rng: Rng, settings: LevelSettings) -> None:
        super().__init__(game, rng)
        self.settings = settings
        self.budget = Budget(settings.seconds or None, settings.iterations or None)

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        if len(decision.actions) == 1 and not self.patient:
            return decision.actions[0]
        if self.settings.oversights and self.rng.below(100) < self.settings.oversights:
            return super().choose(view, decision, budget)
        search = begin(self.game, view, decision.seat, self.settings, self.rng.next32())
        iterations, seconds = self.limits(budget)
        if search.knobs.beam and search.root_state.alone(search.seat):
            plan = Alone(search.root_state, search.seat, search.knobs, search.seed, search.net)
            return self.game.encode(int(plan.best(PLANS * iterations, seconds)))
        search.run(iterations, seconds)
        return self.game.encode(int(search.root.actions[search.best()]))

    def limits(self, budget: Budget) -> tuple[int, float]:
        """Iterations and seconds, 0 for no limit. A budget can name its own; a limit it leaves open stays the level's,
        unless it names the other one."""
        if budget.iterations is None and budget.seconds is None:
            return self.settings.iterations, self.settings.seconds
        return budget.iterations or 0, budget.seconds or 0.0


class GlanceBot(GreedyBot):
    """Looks one step ahead and asks the net; some of its decisions it plays by the quick policy."""

    def __init__(self, game: AnyGame, rng: Rng, settings: LevelSettings) -> None:
        super().__init__(game, rng)
        self.settings = settings
        self.budget = Budget(seconds=settings.seconds or None)

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        if len(decision.actions) == 1:
            return decision.actions[0]
        if self.settings.oversights and self.rng.below(100) < self.settings.oversights:
            return super().choose(view, decision, budget)
        state = self.game.sample(view, self.rng)
        net = net_of(self.game, view.rules) if self.settings.learned else None
        glance = Glance(state, decision.seat, self.settings.knobs(), self.rng.next32(), net)
        seconds = min(self.settings.seconds, budget.seconds or self.settings.seconds)
        return self.game.encode(int(glance.best(self.settings.samples, seconds)))
