"""What a position is worth to each seat: imagined games from there to a quiet point, where the title's net is asked.

The same few streams of chance serve at every point of a game (one plan of seeds per game). Try number m of one point and try
number m of the next share their dice, so luck weighs less in a difference. A line of values is kept try by try: what holds for
every try, that the steps add up, holds for their means too.
"""

from __future__ import annotations

import hashlib
from math import sqrt

from ludotheca.bots.search.worth import stand_of
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.game import AnyGame, Options
from ludotheca.kernel.net import Net
from ludotheca.kernel.outlook import net_of
from ludotheca.kernel.playout import move_quickly, play_quickly, play_to_quiet
from ludotheca.kernel.record import Header
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.review.format import View

# By try, then by seat.
Values = list[list[float]]


def seed_of(header: Header, what: str) -> int:
    """A seed that follows from the deal's public name: the same for every view of a game, and for every process."""
    fair = header.fairness
    name = f"review {what} {fair.method} {fair.match} {fair.commitment} {fair.seed} {fair.stream}"
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:7], "big")


def mean(values: Values) -> list[float]:
    """By seat, over the tries."""
    return [sum(column) / len(values) for column in zip(*values, strict=True)]


def doubt(values: Values) -> list[float]:
    """Two standard errors of the mean, by seat."""
    return [two_errors(column) for column in zip(*values, strict=True)]


def two_errors(tries: tuple[float, ...] | list[float]) -> float:
    """Two standard errors of the mean of some tries."""
    count = len(tries)
    if count < 2:
        return 0.0
    middle = sum(tries) / count
    return 2 * sqrt(sum((value - middle) ** 2 for value in tries) / (count - 1) / count)


def shares_at_end(state: State) -> list[float]:
    """Of a game that is over: a victory is shared by those who share it."""
    won = [float(bool(state.won(seat))) for seat in range(int(state.players))]
    winners = sum(won)
    return [share / winners for share in won] if winners else won


class Judge:
    """Values of positions for one game, from what one seat may know or with the cards open."""

    def __init__(self, game: AnyGame, rules: int, seat: int, view: View, tries: int, seed: int) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.view = view
        self.tries = tries
        self.seed = seed
        self.spent = 0
        self.net: Net | None = net_of(game, rules)
        self.reach = reach_of(game.meta.title) if self.net is not None else 0

    def seen(self, state: State, options: Options) -> State:
        """The position that values are made from: in an own view, one that the seat's view gives, the rest filled in
        anyhow. Nothing else of the truth goes into a value."""
        if self.view == "open":
            return state
        seen: State = self.game.state_from_view(
            self.game.look(state, self.seat, options=options, rules=self.rules)
        )
        return seen

    def redrawn(self, seen: State, rng: Rng) -> State:
        """A copy. In an own view everything that the seat cannot see is drawn anew, and what the others have sealed is
        open to them again."""
        state = seen.clone()
        if self.view == "own":
            state.redraw_hidden(self.seat, rng)
            state.reopen(self.seat)
        return state

    def values(self, seen: State) -> Values:
        """Of a position from `seen`, try by try."""
        if seen.to_move() == NOBODY:
            return [shares_at_end(seen)] * self.tries
        if self.view == "open" and self.net is not None and self.reach == 0 and seen.quiet():
            return [self.attempt(seen, 0)] * self.tries  # nothing is left to chance
        return [self.attempt(seen, number) for number in range(self.tries)]

    def attempt(self, seen: State, number: int) -> list[float]:
        """One imagined game, as far as the quiet point where the net is asked."""
        self.spent += 1
        draws, moves = Rng(self.seed, 2 * number + 2), Rng(self.seed, 2 * number + 3)
        state = self.redrawn(seen, draws)
        if self.net is None:
            play_quickly(state, draws, moves)
        else:
            play_on(state, self.reach, draws, moves)
        stand = stand_of(state, self.seat, self.net)
        return [stand[seat] for seat in range(int(state.players))]


def play_on(state: State, reach: int, draws: Rng, moves: Rng) -> None:
    """By the quick policy past so many quiet points to the next, or to the end."""
    play_to_quiet(state, draws, moves)
    while reach > 0:
        mover = int(state.first_owing())
        if mover == NOBODY:
            return
        if mover == CHANCE:
            state.apply(CHANCE, state.random_action(CHANCE, draws))
        else:
            move_quickly(state, mover, moves)
        play_to_quiet(state, draws, moves)
        reach -= 1


def reach_of(title: str) -> int:
    """How many quiet points a value looks past (`judge` in the settings of the bots): what the title's net cannot see must
    have come about by then."""
    return settings_for(title, "judge").reach
