"""A stretch that a seat plays alone and without chance, planned through to its end.

Step by step every action of the best plans so far is tried; what is left of the stretch is played by the quick policy, and
the end of it says what the plan is worth. The others' part does not depend on it and is played once, before.
"""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from ludotheca.bots.search.knobs import Knobs
from ludotheca.bots.search.worth import reward_of, stand_of
from ludotheca.kernel.net import Net
from ludotheca.kernel.playout import move_quickly, play_to_quiet
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State
from ludotheca.kernel.vecs import append, vec

WIDEST: Final = 32  # actions tried of a plan


@final
class Plans:
    """The best plans of one length, the best first: the position each has led to, and the action it began with."""

    def __init__(self, most: i64) -> None:
        self.most = most
        self.states: list[State] = []
        self.starts: vec[i64] = vec[i64]()
        self.worths: vec[float] = vec[float]()

    def add(self, state: State, start: i64, worth: float) -> None:
        """Keep a plan if it is among the best. Of plans worth the same one is enough: mostly they lay the same pieces in
        another order."""
        at: i64 = 0
        while at < len(self.worths) and self.worths[at] > worth:
            at += 1
        if at == self.most or (at < len(self.worths) and self.worths[at] == worth):
            return
        if len(self.worths) < self.most:
            self.states.append(state)
            self.starts = append(self.starts, start)
            self.worths = append(self.worths, worth)
        i: i64 = len(self.worths) - 1
        while i > at:
            self.states[i] = self.states[i - 1]
            self.starts[i] = self.starts[i - 1]
            self.worths[i] = self.worths[i - 1]
            i -= 1
        self.states[at] = state
        self.starts[at] = start
        self.worths[at] = worth


@final
class Alone:
    """One decision of such a stretch, with all that follow it there."""

    def __init__(self, root: State, seat: i64, knobs: Knobs, seed: i64, net: Net | None) -> None:
        self.seat = seat
        self.knobs = knobs
        self.net = net
        self.tried: i64 = 0
        self.draws = Rng(seed, 2)
        self.moves = Rng(seed, 3)
        self.state = root.clone()
        self.state.redraw_hidden(seat, self.draws)

    def best(self, tries: i64, seconds: float) -> i64:
        """The action that the best plan begins with; 0 is no limit."""
        end: float = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        self.others_first()
        best: i64 = -1
        most: float = -1.0
        plans = Plans(1)
        plans.add(self.state, -1, 0.0)
        while len(plans.states) > 0:
            longer = Plans(self.knobs.beam)
            at: i64 = 0
            while at < len(plans.states):
                for action in plans.states[at].candidates(self.seat, WIDEST, self.moves):
                    state = plans.states[at].clone()
                    state.apply(self.seat, action)
                    start: i64 = plans.starts[at]
                    if start < 0:
                        start = action
                    worth: float = self.worth_of(state.clone())
                    if worth > most:
                        best = start
                        most = worth
                    if state.alone(self.seat):
                        longer.add(state, start, worth)
                    if (tries > 0 and self.tried >= tries) or (end > 0.0 and time.perf_counter() >= end):
                        return best
                at += 1
            plans = longer
        return best

    def others_first(self) -> None:
        """The others to the end of their part, by the quick policy."""
        other: i64 = 0
        while other < self.state.players:
            while other != self.seat and self.state.owes(other):
                move_quickly(self.state, other, self.moves)
            other += 1

    def worth_of(self, state: State) -> float:
        """The reward at the end of the stretch, the rest of it played by the quick policy."""
        self.tried += 1
        play_to_quiet(state, self.draws, self.moves)
        return reward_of(self.seat, stand_of(state, self.seat, self.net), state.players, self.knobs, True)
