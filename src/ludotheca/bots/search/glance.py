"""One step ahead: every action, the way to the next quiet point by the quick policy, and there the net.

Quicker than a tree by far. Where luck lies between, the better half of the actions is tried again, all on the same dice,
and the better half of those, and so on.
"""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from ludotheca.bots.search.knobs import Knobs
from ludotheca.bots.search.worth import reward_of, stand_of
from ludotheca.kernel.net import Net
from ludotheca.kernel.playout import play_to_quiet
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State
from ludotheca.kernel.vecs import vec

WIDEST: Final = 64  # actions looked at


@final
class Glance:
    """One decision looked at."""

    def __init__(self, root: State, seat: i64, knobs: Knobs, seed: i64, net: Net | None) -> None:
        self.root_state = root
        self.seat = seat
        self.knobs = knobs
        self.seed = seed
        self.net = net
        self.lucky: bool = False  # whether chance or something hidden had a part in it

    def best(self, samples: i64, seconds: float = 0.0) -> i64:
        """The action that leads to the most; `samples` is how often luck is tried. When the seconds are over (0 is no
        limit), the best of what was looked at."""
        start: float = time.perf_counter()
        actions = self.root_state.candidates(self.seat, WIDEST, Rng(self.seed, 1))
        worths: vec[float] = vec[float]([0.0] * len(actions))
        left: i64 = len(actions)
        tried: i64 = 0
        while left > 1 and tried < samples:
            i: i64 = 0
            while i < left:
                worths[i] += self.attempt(actions[i], tried)
                i += 1
                if seconds > 0.0 and time.perf_counter() - start >= seconds:
                    if tried == 0:
                        best_to_front(actions, worths, i)
                    return actions[0]
            best_to_front(actions, worths, left)
            tried += 1
            left = (left + 1) // 2 if self.lucky else 1
        return actions[0]

    def attempt(self, action: i64, number: i64) -> float:
        """The reward of one action with the luck of this number."""
        draws = Rng(self.seed, 2 * number + 2)
        moves = Rng(self.seed, 2 * number + 3)
        mark: i64 = draws.a
        state = self.root_state.clone()
        state.redraw_hidden(self.seat, draws)
        if self.net is not None:
            state.reopen(self.seat)
        state.apply(self.seat, action)
        play_to_quiet(state, draws, moves)
        if draws.a != mark:
            self.lucky = True
        return reward_of(self.seat, stand_of(state, self.seat, self.net), state.players, self.knobs, True)


def best_to_front(actions: vec[i64], worths: vec[float], count: i64) -> None:
    """Order the first `count` actions by their worth, the highest first; equal ones keep their order."""
    i: i64 = 1
    while i < count:
        action: i64 = actions[i]
        worth: float = worths[i]
        j: i64 = i
        while j > 0 and worths[j - 1] < worth:
            actions[j] = actions[j - 1]
            worths[j] = worths[j - 1]
            j -= 1
        actions[j] = action
        worths[j] = worth
        i += 1
