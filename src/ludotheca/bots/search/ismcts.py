"""Information-set Monte Carlo tree search for any title, any number of seats.

Each iteration draws everything the searching seat cannot see, walks down the tree, plays on with the title's quick
policy and a share of chance moves, and credits every seat on the way with its own reward (MaxN). Draws are not part of
the tree (open loop). In a step that several seats answer at once only the searching seat has a node; the others answer
by the policy, because none of them can see what he does.
"""

from __future__ import annotations

import time
from typing import final

from mypy_extensions import i64

from ludotheca.bots.search.tree import Node
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL, State
from ludotheca.kernel.vecs import append, vec


@final
class Knobs:
    """How to search. `horizon` is how many steps a playout goes on (0: to the end); `slips` the share of random moves
    in a playout, in hundredths; `win_weight` the share of the reward that is winning, the rest is the margin in units
    of `margin` points."""

    def __init__(
        self,
        iterations: i64 = 1000,
        seconds: float = 0.0,
        exploration: float = 0.5,
        widening: float = 2.0,
        horizon: i64 = 0,
        slips: i64 = 5,
        win_weight: float = 0.5,
        margin: float = 15.0,
        use_tree: bool = True,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.widening = widening
        self.horizon = horizon
        self.slips = slips
        self.win_weight = win_weight
        self.margin = margin
        self.use_tree = use_tree


@final
class Search:
    """One decision thought about. `run` may be called again to think longer."""

    def __init__(self, root: State, seat: i64, knobs: Knobs, rng: Rng) -> None:
        self.root_state = root
        self.seat = seat
        self.knobs = knobs
        self.rng = rng
        self.root = Node()
        self.iterations: i64 = 0

    def run(self) -> None:
        """Iterate until the budget of iterations or seconds is used."""
        knobs = self.knobs
        start: float = time.perf_counter()
        done: i64 = 0
        while knobs.iterations == 0 or done < knobs.iterations:
            self.iterate()
            done += 1
            if knobs.seconds > 0.0 and done & 7 == 0 and time.perf_counter() - start >= knobs.seconds:
                return

    def iterate(self) -> None:
        """One sample of the hidden state, one walk down, one playout, one credit up."""
        knobs = self.knobs
        state = self.root_state.clone()
        state.redraw_hidden(self.seat, self.rng)
        nodes: list[Node] = []
        edges: vec[i64] = vec[i64]()
        seats: vec[i64] = vec[i64]()
        node = self.root
        while True:
            mover: i64 = self.next_in_tree(state)
            if mover == NOBODY:
                break
            new: bool = node.visits == 0
            node.visits += 1
            edge: i64 = node.choose(state, mover, knobs.exploration, knobs.widening, self.rng)
            nodes.append(node)
            edges = append(edges, edge)
            seats = append(seats, mover)
            state.apply(mover, node.actions[edge])
            if (new and node is not self.root) or not knobs.use_tree:
                break
            node = node.child(edge)
        self.play_on(state)
        self.credit(state, nodes, edges, seats)
        self.iterations += 1

    def next_in_tree(self, state: State) -> i64:
        """Play draws and answers outside the tree until a seat with a node must decide; NOBODY at the end."""
        while True:
            mover: i64 = state.to_move()
            if mover >= 0 or mover == NOBODY:
                return mover
            if mover == SEVERAL:
                if state.owes(self.seat):
                    return self.seat
                mover = state.first_owing()
            self.quick_move(state, mover)

    def play_on(self, state: State) -> None:
        """To the end of the game, or of the horizon, with the quick policy."""
        last: i64 = state.step + self.knobs.horizon
        while True:
            mover: i64 = state.first_owing()
            if mover == NOBODY or (self.knobs.horizon > 0 and state.step >= last and mover != CHANCE):
                return
            self.quick_move(state, mover)

    def quick_move(self, state: State, mover: i64) -> None:
        if mover == CHANCE or self.rng.below(100) < self.knobs.slips:
            state.apply(mover, state.random_action(mover, self.rng))
        else:
            state.apply(mover, state.greedy_action(mover, self.rng))

    def credit(self, state: State, nodes: list[Node], edges: vec[i64], seats: vec[i64]) -> None:
        """Each seat's own reward to the edges it chose."""
        values: vec[float] = vec[float]()
        seat: i64 = 0
        while seat < state.players:
            values = append(values, float(state.evaluate(seat)))
            seat += 1
        rewards: vec[float] = vec[float]()
        over: bool = state.to_move() == NOBODY
        seat = 0
        while seat < state.players:
            rewards = append(rewards, self.reward(state, seat, values, over))
            seat += 1
        i: i64 = 0
        while i < len(edges):
            node = nodes[i]
            node.tried[edges[i]] += 1
            node.reward[edges[i]] += rewards[seats[i]]
            node.points[edges[i]] += values[seats[i]]
            i += 1

    def reward(self, state: State, seat: i64, values: vec[float], over: bool) -> float:
        """Between 0 and 1: winning, and how far ahead of the best of the others."""
        best: float = -1.0e9
        other: i64 = 0
        while other < state.players:
            if other != seat and values[other] > best:
                best = values[other]
            other += 1
        margin: float = (values[seat] - best) / self.knobs.margin
        squashed: float = 0.5 + 0.5 * margin / (1.0 + abs(margin))
        if not over:
            return squashed
        win: float = 1.0 if state.won(seat) else 0.0
        return self.knobs.win_weight * win + (1.0 - self.knobs.win_weight) * squashed

    def best(self) -> i64:
        """The action tried most often; equal ones by reward."""
        node = self.root
        best: i64 = 0
        i: i64 = 1
        while i < len(node.actions):
            if node.tried[i] > node.tried[best] or (
                node.tried[i] == node.tried[best] and node.reward[i] > node.reward[best]
            ):
                best = i
            i += 1
        return node.actions[best]
