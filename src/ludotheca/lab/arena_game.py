"""One game of the arena.

Every bot that thinks gets its view and its decision, as at any table. The quick yardsticks are played without them, a
hundred times faster: a copy of the position in which everything the seat cannot see has been drawn anew is a sample of
its view, and a test compares whole games of both ways.
"""

from __future__ import annotations

import time

import msgspec

from ludotheca.bots.bot import Bot, Budget
from ludotheca.bots.greedy import GreedyBot
from ludotheca.bots.levels import make_bot
from ludotheca.bots.uniform import UniformBot
from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.errors import IllegalAction
from ludotheca.kernel.game import AnyGame, MatchView
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.lab import backends
from ludotheca.lab.arena_plan import Plan, entrant
from ludotheca.lab.common import bot_seed, seated


class GameResult(msgspec.Struct, frozen=True):
    """How one game ended; every list is by seat. `decisions` counts those with something to choose, `seconds` is the
    time for them, `slowest` the longest of them."""

    game: int
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


class Table:
    """A game being played."""

    def __init__(self, plan: Plan, number: int, *, quick: bool = True) -> None:
        self.plan = plan
        self.game: AnyGame = registry.get(plan.title)
        self.state: State = self.game.new_state(plan.players, plan.options, plan.rules)
        # The same deal for every rotation of the seats.
        self.dealer = SeededDealer(plan.seed, number // plan.players)
        self.quick = quick
        self.entries = self.draws = 0
        self.entrants = [entrant(label) for label in seated(plan.line_up, number)]
        seed = bot_seed(plan.seed, number)
        self.bots = [make_bot(who.bot, self.game, seed, seat) for seat, who in enumerate(self.entrants)]
        self.decisions = [0] * plan.players
        self.seconds = [0.0] * plan.players
        self.slowest = [0.0] * plan.players

    def step(self) -> bool:
        """One draw or one decision; False when the game is over."""
        state = self.state
        seat = int(state.first_owing())
        if seat == NOBODY:
            return False
        actions = state.actions(seat)
        if seat == CHANCE:
            action = actions[self.dealer.draw(self.draws, list(state.weights()))]
            self.draws += 1
        elif len(actions) == 1:
            action = actions[0]  # nobody need be asked
        else:
            action = self._timed(seat)
        state.apply(seat, action)
        self.entries += 1
        return True

    def view(self, seat: int) -> MatchView:
        """What the seat may know, as `Match.view` gives it."""
        return self.game.look(
            self.state, seat, options=self.plan.options, rules=self.plan.rules, head=self.entries
        )

    def ask(self, bot: Bot, seat: int, budget: Budget) -> int:
        """The bot's answer to the seat's decision, from the seat's view; a legal one, or an error."""
        decision = self.game.decision(self.state, seat)
        assert decision is not None
        named = bot.choose(self.view(seat), decision, budget)
        action = self.game.decode(named)
        if action not in self.state.actions(seat):
            raise IllegalAction(seat, named, decision.kind, decision.actions)
        return action

    def _timed(self, seat: int) -> int:
        start = time.perf_counter()
        bot = self.bots[seat]
        if self.quick and type(bot) is GreedyBot:
            sample = self.state.clone()
            sample.redraw_hidden(seat, bot.rng)
            action = int(sample.greedy_action(seat, bot.rng))
        elif self.quick and type(bot) is UniformBot:
            actions = self.state.actions(seat)
            action = int(actions[bot.rng.below(len(actions))])
        else:
            if backends.stopping():
                raise backends.Stopped
            action = self.ask(bot, seat, self.entrants[seat].budget)
        spent = time.perf_counter() - start
        self.decisions[seat] += 1
        self.seconds[seat] += spent
        self.slowest[seat] = max(self.slowest[seat], spent)
        return action


def play_game(plan: Plan, number: int, *, quick: bool = True) -> GameResult:
    """Game `number` of a plan. Without `quick` the yardsticks too get views, which changes nothing."""
    table = Table(plan, number, quick=quick)
    while table.step():
        pass
    state, seats = table.state, range(plan.players)
    return GameResult(
        game=number,
        scores=[int(state.score(seat)) for seat in seats],
        winners=[seat for seat in seats if state.won(seat)],
        decisions=table.decisions,
        seconds=[round(spent, 6) for spent in table.seconds],
        slowest=[round(spent, 6) for spent in table.slowest],
    )
