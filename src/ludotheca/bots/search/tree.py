"""The statistics of a search: a node per sequence of decisions, an edge per action tried there."""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State
from ludotheca.kernel.vecs import append, vec


@final
class Node:
    """One decision of one seat, whatever the hidden state: chance and the others' secrets differ from visit to visit,
    so an edge also counts how often its action was legal (`offered`)."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.reward: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()
        self.children: dict[int, Node] = {}

    def choose(self, state: State, seat: i64, exploration: float, widening: float, rng: Rng) -> i64:
        """The index of the edge to follow: a new one while few are open for so many visits, else the best bound."""
        legal = state.actions(seat)
        best: i64 = -1
        best_bound: float = -1.0
        open_edges: i64 = 0
        i: i64 = 0
        while i < len(self.actions):
            if self.actions[i] in legal:
                open_edges += 1
                self.offered[i] += 1
                tried: float = float(self.tried[i])
                spread: float = math.sqrt(math.log(float(self.offered[i])) / tried)
                bound: float = self.reward[i] / tried + exploration * spread
                if bound > best_bound:
                    best = i
                    best_bound = bound
            i += 1
        if open_edges < len(legal) and float(open_edges) <= widening * math.sqrt(float(self.visits)):
            return self.open_edge(state, seat, legal, rng)
        return best

    def open_edge(self, state: State, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """An edge for an action not tried yet: the policy's own first, then any."""
        action: i64 = state.greedy_action(seat, rng)
        if action in self.actions:
            fresh: vec[i64] = vec[i64]()
            i: i64 = 0
            while i < len(legal):
                if legal[i] not in self.actions:
                    fresh = append(fresh, legal[i])
                i += 1
            action = fresh[rng.below(len(fresh))]
        self.actions = append(self.actions, action)
        self.tried = append(self.tried, 0)
        self.offered = append(self.offered, 1)
        self.reward = append(self.reward, 0.0)
        self.points = append(self.points, 0.0)
        return len(self.actions) - 1

    def child(self, edge: i64) -> Node:
        """The node behind an edge, made when first reached."""
        key = int(self.actions[edge])
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found
