"""The statistics of a search: a node per sequence of decisions, an edge per action tried there."""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from ludotheca.bots.search.knobs import Knobs
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
        self.wins: vec[float] = vec[float]()
        self.points: vec[float] = vec[float]()
        # The order in which the policy would open actions, as of the first visit.
        self.waiting: vec[i64] = vec[i64]()
        self.children: dict[int, Node] = {}
        self.others: dict[int, Node] = {}

    def choose(self, state: State, seat: i64, knobs: Knobs, rng: Rng) -> i64:
        """The index of the edge to follow: a new one while few are open for so many visits, else the best."""
        self.visits += 1
        legal = state.actions(seat)
        open_edges: i64 = self.offer(legal)
        if open_edges < len(legal) and float(open_edges) < knobs.widening * math.sqrt(float(self.visits)):
            return self.open_edge(state, seat, legal, rng)
        return self.by_bound(legal, knobs.exploration)

    def offer(self, legal: vec[i64]) -> i64:
        """Count the open edges that are legal this time."""
        open_edges: i64 = 0
        i: i64 = 0
        while i < len(self.actions):
            if self.actions[i] in legal:
                open_edges += 1
                self.offered[i] += 1
            i += 1
        return open_edges

    def by_bound(self, legal: vec[i64], exploration: float) -> i64:
        """The legal edge with the best upper bound of its reward."""
        best: i64 = -1
        best_bound: float = -1.0
        i: i64 = 0
        while i < len(self.actions):
            if self.actions[i] in legal:
                tried: float = float(self.tried[i])
                if tried == 0.0:
                    return i
                bound: float = self.reward[i] / tried + exploration * math.sqrt(
                    math.log(float(self.offered[i])) / tried
                )
                if bound > best_bound:
                    best = i
                    best_bound = bound
            i += 1
        return best

    def open_edge(self, state: State, seat: i64, legal: vec[i64], rng: Rng) -> i64:
        """An edge for an action not tried yet, the most promising first."""
        if len(self.actions) == 0:
            self.waiting = state.candidates(seat, len(legal), rng)
        action: i64 = -1
        i: i64 = 0
        while action < 0 and i < len(self.waiting):
            if self.waiting[i] in legal and self.waiting[i] not in self.actions:
                action = self.waiting[i]
            i += 1
        i = 0
        while action < 0:  # another hidden state, other actions
            if legal[i] not in self.actions:
                action = legal[i]
            i += 1
        self.actions = append(self.actions, action)
        self.tried = append(self.tried, 0)
        self.offered = append(self.offered, 1)
        self.reward = append(self.reward, 0.0)
        self.wins = append(self.wins, 0.0)
        self.points = append(self.points, 0.0)
        return len(self.actions) - 1

    def credit(self, edge: i64, reward: float, win: float, points: float) -> None:
        """What following this edge led to."""
        self.tried[edge] += 1
        self.reward[edge] += reward
        self.wins[edge] += win
        self.points[edge] += points

    def child(self, edge: i64) -> Node:
        """The node behind an edge, made when first reached."""
        key = int(self.actions[edge])
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found

    def of_seat(self, seat: i64) -> Node:
        """The statistics of another seat that answers at the same time."""
        found = self.others.get(int(seat))
        if found is None:
            found = Node()
            self.others[int(seat)] = found
        return found
