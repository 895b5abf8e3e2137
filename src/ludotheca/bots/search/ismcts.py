"""Information-set Monte Carlo search for any title, any number of seats.

Each iteration draws everything the searching seat cannot see, walks down the tree, plays on with the title's quick
policy, and credits every seat on the way with its own reward (MaxN). Draws are not part of
the tree (open loop). Where several seats decide at once each has statistics of its own (decoupled), and only the
searching seat's answer leads on, because nobody can see the others'.

All actions at the root are tried on the same samples: their first tries share one hidden state and one set of dice,
their second tries another, and so on (common random numbers). So luck weighs less when they are compared.

With a net an iteration ends at the first quiet point, where the net says who will win.
"""

from __future__ import annotations

import math
import time
from typing import final

from mypy_extensions import i64

from ludotheca.bots.search.knobs import BY_POLICY, Knobs
from ludotheca.bots.search.tree import Node
from ludotheca.bots.search.worth import reward_of, stand_of
from ludotheca.kernel.net import Net
from ludotheca.kernel.playout import deal, move_quickly, play_quickly, play_to_quiet
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL, State
from ludotheca.kernel.vecs import append, vec


@final
class Walk:
    """The decisions of one iteration that have statistics."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.edges: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()

    def add(self, node: Node, edge: i64, seat: i64) -> None:
        self.nodes.append(node)
        self.edges = append(self.edges, edge)
        self.seats = append(self.seats, seat)


@final
class Series:
    """The rewards of one root action, try by try."""

    def __init__(self) -> None:
        self.values: vec[float] = vec[float]()

    def add(self, value: float) -> None:
        self.values = append(self.values, value)


@final
class Search:
    """One decision thought about. `run` may be called again to think longer."""

    def __init__(self, root: State, seat: i64, knobs: Knobs, seed: i64, net: Net | None = None) -> None:
        self.root_state = root
        self.net = net
        self.seat = seat
        self.knobs = knobs
        self.seed = seed
        self.root = Node()
        self.series: list[Series] = []
        self.open: bool = False  # the position is taken as it is: nothing hidden is drawn anew
        self.iterations: i64 = 0
        self.passed: i64 = 0  # quiet points in this iteration
        self.draws_rng = Rng(seed)  # chance in this iteration
        self.moves_rng = Rng(seed, 1)  # decisions in this iteration

    def run(self, iterations: i64, seconds: float) -> None:
        """Iterate until the budget of iterations or seconds is used; 0 is no limit. It stops before an iteration of the
        usual length would pass the time, and thinks at least once."""
        start: float = time.perf_counter()
        done: i64 = 0
        while iterations == 0 or done < iterations:
            self.iterate()
            done += 1
            if seconds > 0.0:
                passed: float = time.perf_counter() - start
                if passed + passed / float(done) >= seconds:
                    return

    def iterate(self) -> None:
        """One walk down, one playout, one credit up."""
        walk = Walk()
        several: bool = self.root_state.to_move() == SEVERAL
        self.follow(walk, self.decide_first(walk), several)

    def repeat(self, edge: i64, times: i64) -> None:
        """Try an open edge of the root again, whatever the bounds say of it: its numbers are to be shown."""
        done: i64 = 0
        while done < times:
            walk = Walk()
            walk.add(self.root, edge, self.seat)
            self.follow(walk, edge, self.root_state.to_move() == SEVERAL)
            done += 1

    def follow(self, walk: Walk, edge: i64, several: bool) -> None:
        """From an edge of the root to the end of the game, or to a quiet point."""
        tries: i64 = self.root.tried[edge]
        self.draws_rng = Rng(self.seed, 2 * tries + 2)
        self.moves_rng = Rng(self.seed, 2 * tries + 3)
        self.passed = 0
        state = self.root_state.clone()
        if not self.open:
            state.redraw_hidden(self.seat, self.draws_rng)
            if self.net is not None:
                state.reopen(self.seat)
        node = self.root
        if several:
            self.answer_for_others(walk, node, state)
        state.apply(self.seat, node.actions[edge])
        if self.knobs.tree:
            self.descend(walk, node.child(edge), state)
        self.play_on(state)
        over: bool = state.to_move() == NOBODY
        self.credit(walk, state, over, self.judge(state, over))
        self.iterations += 1

    def play_on(self, state: State) -> None:
        """By the quick policy, to the end of the game or to the quiet point where the net is asked."""
        if self.net is None:
            play_quickly(state, self.draws_rng, self.moves_rng)
            return
        play_to_quiet(state, self.draws_rng, self.moves_rng)
        while self.passed < self.knobs.reach and state.to_move() != NOBODY:
            self.passed += 1
            self.step_on(state, state.first_owing())
            play_to_quiet(state, self.draws_rng, self.moves_rng)

    def step_on(self, state: State, mover: i64) -> None:
        """One decision or draw outside the tree."""
        if mover == CHANCE:
            state.apply(CHANCE, state.random_action(CHANCE, self.draws_rng))
        else:
            move_quickly(state, mover, self.moves_rng)

    def judge(self, state: State, over: bool) -> vec[float]:
        """What the end is worth to all, or what the net says of a quiet point; with `blend`, how a game played on from
        there ends is a part of it."""
        stand: vec[float] = stand_of(state, self.seat, self.net)
        share: float = self.knobs.blend
        if over or self.net is None or share == 0.0:
            return stand
        play_quickly(state, self.draws_rng, self.moves_rng)
        end: vec[float] = stand_of(state, self.seat, None)
        i: i64 = 0
        while i < len(stand):
            stand[i] += share * (end[i] - stand[i])
            i += 1
        return stand

    def decide_first(self, walk: Walk) -> i64:
        """The root's edge. The policy's own action, edge 0, is what the others are compared with, try by try: none may
        be tried more often."""
        root = self.root
        edge: i64 = self.neglected()
        if edge >= 0:
            root.visits += 1
        else:
            edge = root.choose(self.root_state, self.seat, self.knobs, self.moves_rng)
        if root.tried[edge] >= root.tried[0]:
            edge = 0
        if len(self.series) < len(root.actions):
            self.series.append(Series())
        walk.add(root, edge, self.seat)
        return edge

    def neglected(self) -> i64:
        """The first open edge of the root that had fewer than `least` tries, and fewer than the policy's own; -1 if there is none.
        A tree learns only by trying how to go on after an action: the first try says little of it."""
        edge: i64 = 1
        while edge < len(self.root.actions):
            tried: i64 = self.root.tried[edge]
            if tried < self.knobs.least and tried < self.root.tried[0]:
                return edge
            edge += 1
        return -1

    def merit(self, edge: i64) -> float:
        """How much better than the policy's own action this one surely is: the mean difference of the tries both had,
        less its standard error times `doubt`."""
        if edge == 0:
            return 0.0
        mine = self.series[edge].values
        own = self.series[0].values
        count: i64 = min(len(mine), len(own))
        if count < 2:
            return -1.0
        total: float = 0.0
        squares: float = 0.0
        i: i64 = 0
        while i < count:
            difference: float = mine[i] - own[i]
            total += difference
            squares += difference * difference
            i += 1
        n: float = float(count)
        mean: float = total / n
        variance: float = max(squares / n - mean * mean, 0.0) * n / (n - 1.0)
        return mean - self.knobs.doubt * math.sqrt(variance / n)

    def best(self) -> i64:
        """The root edge with the highest merit among those that count."""
        least: i64 = self.fewest()
        best: i64 = 0
        i: i64 = 1
        while i < len(self.root.actions):
            if self.root.tried[i] >= least and self.merit(i) > self.merit(best):
                best = i
            i += 1
        return best

    def fewest(self) -> i64:
        """How many tries an edge must have had to be played: a quarter of those of the most tried, where a tree learns. There the
        first tries of all edges are poor, and one that the bounds gave up after a few of them would be compared with nothing
        else."""
        most: i64 = 0
        if self.net is None or not self.knobs.tree:
            return most
        for tried in self.root.tried:
            most = max(most, tried)
        return most // 4

    def decide(self, walk: Walk, node: Node, state: State, seat: i64) -> i64:
        """Choose an edge at a node and note it."""
        edge: i64 = node.choose(state, seat, self.knobs, self.moves_rng)
        walk.add(node, edge, seat)
        return edge

    def answer_for_others(self, walk: Walk, node: Node, state: State) -> None:
        """Where several decide at once: the others' answers, from statistics of their own."""
        if self.knobs.others == BY_POLICY:
            return
        seat: i64 = 0
        while seat < state.players:
            if seat != self.seat and state.owes(seat):
                theirs = node.of_seat(seat)
                edge: i64 = self.decide(walk, theirs, state, seat)
                state.apply(seat, theirs.actions[edge])
            seat += 1

    def descend(self, walk: Walk, top: Node, state: State) -> None:
        """Down the tree to a node not seen before, or the end."""
        node = top
        while True:
            mover: i64 = self.next_in_tree(state)
            if mover == NOBODY:
                return
            new: bool = node.visits == 0
            several: bool = state.to_move() == SEVERAL
            edge: i64 = self.decide(walk, node, state, mover)
            if several:
                self.answer_for_others(walk, node, state)
            state.apply(mover, node.actions[edge])
            if new:
                return
            node = node.child(edge)

    def next_in_tree(self, state: State) -> i64:
        """Play draws and answers outside the tree until a seat with a node must decide; NOBODY at the end, or at a quiet
        point where the net is asked."""
        while True:
            mover: i64 = self.deal(state)
            if mover == NOBODY:
                return NOBODY
            if state.to_move() == SEVERAL:
                if state.owes(self.seat):
                    return self.seat
            elif mover == self.seat or self.knobs.others != BY_POLICY:
                return mover
            move_quickly(state, mover, self.moves_rng)

    def deal(self, state: State) -> i64:
        """Draw until a seat must decide; NOBODY at the end, or at a quiet point where the net is asked."""
        if self.net is None:
            return deal(state, self.draws_rng)
        while True:
            if state.quiet():
                if self.passed >= self.knobs.reach:
                    return NOBODY
                self.passed += 1
            mover: i64 = state.first_owing()
            if mover != CHANCE:
                return mover
            state.apply(CHANCE, state.random_action(CHANCE, self.draws_rng))

    def credit(self, walk: Walk, state: State, over: bool, stand: vec[float]) -> None:
        """Each seat's own reward to the edges it chose."""
        players: i64 = state.players
        i: i64 = 0
        while i < len(walk.edges):
            node = walk.nodes[i]
            seat: i64 = walk.seats[i]
            reward: float = reward_of(seat, stand, players, self.knobs, seat == self.seat)
            points: float = float(state.score(seat)) if over else stand[players + seat]
            node.credit(walk.edges[i], reward, stand[seat], points)
            if i == 0:
                self.series[walk.edges[0]].add(reward)
            i += 1
