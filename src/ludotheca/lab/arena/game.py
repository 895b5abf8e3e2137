"""One game of the arena.

Every bot that thinks gets its view and its decision, as at any table. The quick yardsticks are played without them, a
hundred times faster: a copy of the position in which everything the seat cannot see has been drawn anew is a sample of
its view, and a test compares whole games of both ways.
"""

from __future__ import annotations

import time

import msgspec

from ludotheca.bots.bot import Bot, Budget
from ludotheca.bots.levels import make_bot
from ludotheca.bots.quick import GreedyBot, UniformBot
from ludotheca.games import registry
from ludotheca.kernel.chance import Dealer, SeededDealer
from ludotheca.kernel.deal import dealer_on, derived
from ludotheca.kernel.errors import IllegalAction
from ludotheca.kernel.game import AnyGame, MatchView
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.lab import backends
from ludotheca.lab.arena.entrant import entrant
from ludotheca.lab.arena.luck import Luck
from ludotheca.lab.plan import Plan, bot_seed, seated


class GameResult(msgspec.Struct, frozen=True):
    """How one game ended; every list is by seat. `decisions` counts those with something to choose, `seconds` is the
    time for them, `slowest` the longest of them; `luck` is what dice and cards did to the shares, where that was asked."""

    game: int
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    luck: list[float] | None = None


class ArenaGame:
    """A game being played."""

    def __init__(self, plan: Plan, number: int, *, quick: bool = True) -> None:
        self.plan = plan
        self.game: AnyGame = registry.get(plan.title)
        self.state: State = self.game.new_state(plan.players, plan.options, plan.rules)
        # The same deal for every rotation of the seats.
        self.dealer = dealer_of_deal(plan, number // plan.players)
        self.quick = quick
        self.entries = self.draws = 0
        self.entrants = [entrant(label) for label in seated(plan.line_up, number)]
        seed = bot_seed(plan.seed, number)
        self.bots = [make_bot(who.bot, self.game, seed, seat) for seat, who in enumerate(self.entrants)]
        self.decisions = [0] * plan.players
        self.seconds = [0.0] * plan.players
        self.slowest = [0.0] * plan.players
        self.luck: Luck | None = None

    def step(self) -> bool:
        """What chance owes, then one decision; False when the game is over."""
        seat = self.deal()
        if seat == NOBODY:
            return False
        actions = self.state.actions(seat)
        # Where there is one action, nobody need be asked.
        self._apply(seat, int(actions[0]) if len(actions) == 1 else self._timed(seat))
        return True

    def deal(self) -> int:
        """Draw until a seat must decide; that seat, or NOBODY."""
        while (seat := int(self.state.first_owing())) == CHANCE:
            weights, key = list(self.state.weights()), self.state.chance_key()
            outcome = int(self.state.actions(CHANCE)[self.dealer.draw(self.draws, weights, key)])
            if self.luck is not None:
                self.luck.add(self.state, outcome)
            self._apply(CHANCE, outcome)
            self.draws += 1
        return seat

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

    def _apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.entries += 1

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


def dealer_of_deal(plan: Plan, deal: int) -> Dealer:
    """The dealer of a deal of the plan: by the number of the draw, or paired by what is drawn."""
    if not plan.paired:
        return SeededDealer(plan.seed, deal)
    name = f"arena {plan.seed} {deal}"
    return dealer_on(derived(b"arena", name), name)


def play_game(plan: Plan, number: int, *, quick: bool = True, luck: bool = False) -> GameResult:
    """Game `number` of a plan. Without `quick` the yardsticks too get views, which changes nothing; nor does `luck`."""
    played = ArenaGame(plan, number, quick=quick)
    if luck:
        seed = bot_seed(plan.seed, number) ^ 0x5EED
        played.luck = Luck(plan.title, plan.rules, plan.players, seed)
    while played.step():
        pass
    state, seats = played.state, range(plan.players)
    return GameResult(
        game=number,
        scores=[int(state.score(seat)) for seat in seats],
        winners=[seat for seat in seats if state.won(seat)],
        decisions=played.decisions,
        seconds=[round(spent, 6) for spent in played.seconds],
        slowest=[round(spent, 6) for spent in played.slowest],
        luck=[round(value, 9) for value in played.luck.total] if played.luck is not None else None,
    )
