"""The position of a game of Rome in a Day, as flat numbers. The rules that move it are in `rules`."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, u8

from ludotheca.games.rome_in_a_day import box, outlook, policy, policy_estimate, scoring, sight
from ludotheca.games.rome_in_a_day.policy_survey import Survey
from ludotheca.games.rome_in_a_day.rules import annex, codes, flow, hidden, legal
from ludotheca.kernel.look import Look
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import NONE, State
from ludotheca.kernel.vecs import vec


@final
class RomeState(State):
    """Everything on the table. Lists hold the seats one after another: `row[seat * ROW + position]`."""

    NUMBERS = ("round", "phase", "drawn")
    LISTS = ("card", "stack", "gems", "row", "split", "choice", "chosen")

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.round: i64 = 1
        self.phase: i64 = codes.DEAL
        self.drawn: i64 = 0  # cards or lands turned up so far in this phase
        self.card: vec[i64] = vec[i64]()
        self.stack: vec[i64] = vec[i64]()  # lands of each type still face down
        self.gems: vec[i64] = vec[i64]()
        self.row: vec[i64] = vec[i64]()  # kinds of the lands turned up
        self.split: vec[i64] = vec[i64]()  # the small set as a bit per position, or NONE
        self.choice: vec[i64] = vec[i64]()  # 0 the small set, 1 the large one, or NONE
        self.hand: vec[i64] = vec[i64]()  # kinds to lay, in rising order
        self.hand_size: vec[i64] = vec[i64]()
        self.chosen: vec[i64] = vec[i64]()  # the kind picked up to be laid next, or NONE
        self.land_count: vec[i64] = vec[i64]()
        self.land_cell: vec[i64] = vec[i64]()  # in the order they were laid
        self.land_kind: vec[i64] = vec[i64]()
        self.border_size: vec[i64] = vec[i64]()
        self.border: vec[i64] = vec[i64]()
        self.grid: vec[u8] = vec[u8]()
        # What the policy has worked out about the domains. Not part of the position, like the sink.
        self.surveys: list[Survey] = []

    def set_up(self) -> None:
        """Stacks of four lands of each type [S1], four gems [S4] and empty domains for every seat."""
        n = self.players
        self.surveys = []
        self.card = vec[i64]([NONE] * n)
        self.stack = vec[i64]([box.LANDS_OF_A_KIND] * (n * box.LANDS))
        self.gems = vec[i64]([box.START_GEMS] * n)
        self.row = vec[i64]([NONE] * (n * box.ROW))
        self.split = vec[i64]([NONE] * n)
        self.choice = vec[i64]([NONE] * n)
        self.hand = vec[i64]([NONE] * (n * box.MOST_IN_HAND))
        self.hand_size = vec[i64]([0] * n)
        self.chosen = vec[i64]([NONE] * n)
        self.land_count = vec[i64]([0] * n)
        self.land_cell = vec[i64]([0] * (n * box.MOST_LANDS))
        self.land_kind = vec[i64]([0] * (n * box.MOST_LANDS))
        self.border_size = vec[i64]([1] * n)
        self.border = vec[i64]([0] * (n * box.MOST_BORDER))
        self.grid = vec[u8]([0] * (n * box.CELLS))
        seat: i64 = 0
        while seat < n:  # the first land of a domain lies in the middle
            self.border[seat * box.MOST_BORDER] = box.CENTRE
            self.grid[seat * box.CELLS + box.CENTRE] = box.BORDER
            seat += 1

    def clone(self) -> RomeState:
        copy = RomeState(self.players)
        copy.step = self.step
        copy.shown = self.shown
        copy.round = self.round
        copy.phase = self.phase
        copy.drawn = self.drawn
        copy.card = self.card[:]
        copy.stack = self.stack[:]
        copy.gems = self.gems[:]
        copy.row = self.row[:]
        copy.split = self.split[:]
        copy.choice = self.choice[:]
        copy.hand = self.hand[:]
        copy.hand_size = self.hand_size[:]
        copy.chosen = self.chosen[:]
        copy.land_count = self.land_count[:]
        copy.land_cell = self.land_cell[:]
        copy.land_kind = self.land_kind[:]
        copy.border_size = self.border_size[:]
        copy.border = self.border[:]
        copy.grid = self.grid[:]
        return copy

    def to_move(self) -> i64:
        return legal.to_move(self)

    def owes(self, seat: i64) -> bool:
        return legal.owes(self, seat)

    def actions(self, seat: i64) -> vec[i64]:
        return legal.actions(self, seat)

    def weights(self) -> vec[i64]:
        return legal.weights(self)

    def chance_key(self) -> list[int]:
        return legal.chance_key(self)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return legal.random_action(self, seat, rng)

    def greedy_action(self, seat: i64, rng: Rng) -> i64:
        return policy.greedy_action(self, seat, rng)

    def candidates(self, seat: i64, count: i64, rng: Rng) -> vec[i64]:
        return policy.candidates(self, seat, count, rng)

    def apply(self, seat: i64, action: i64) -> None:
        flow.apply(self, seat, action)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def built(self, seat: i64) -> i64:
        """The points of the buildings alone: they are safe, gems are not before the end."""
        return scoring.building_score(self, seat)

    def evaluate(self, seat: i64) -> float:
        return policy_estimate.evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return policy_estimate.features(self, seat)

    def quiet(self) -> bool:
        return outlook.quiet(self)

    def alone(self, seat: i64) -> bool:
        return outlook.alone(self, seat)

    def look(self, seat: i64, viewer: i64, out: Look) -> None:
        outlook.look(self, seat, viewer, out)

    def observe(self, viewer: i64, out: Sight) -> None:
        sight.observe(self, viewer, out)

    def compare(self, seat: i64, other: i64) -> i64:
        """By points [T1], then by lands [T2]; those still equal share their place [T3]."""
        points: i64 = self.score(seat) - self.score(other)
        if points != 0:
            return points
        return self.land_count[seat] - self.land_count[other]

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        hidden.redraw_hidden(self, viewer, rng)

    def reopen(self, viewer: i64) -> None:
        hidden.reopen(self, viewer)

    def dump_more(self, data: dict[str, Any]) -> None:
        """Hands without their gaps, domains as they were laid."""
        data["hand"] = [self.hand_of(seat) for seat in range(self.players)]
        data["domain"] = [self.domain_of(seat) for seat in range(self.players)]

    def load_more(self, data: dict[str, Any]) -> None:
        """The lands are laid again in their old order, so that the border is listed in its old order too."""
        for seat in range(self.players):
            for kind in data["hand"][seat]:
                annex.add_to_hand(self, seat, kind)
            for cell, kind in data["domain"][seat]:
                annex.lay(self, seat, kind, cell)

    def hand_of(self, seat: i64) -> list[int]:
        """The kinds this seat has still to lay, without the one it has picked up."""
        start = seat * box.MOST_IN_HAND
        return list(self.hand[start : start + self.hand_size[seat]])

    def domain_of(self, seat: i64) -> list[list[int]]:
        """(cell, kind) of the lands of a domain, in the order they were laid."""
        start = seat * box.MOST_LANDS
        return [
            [self.land_cell[start + i], self.land_kind[start + i]] for i in range(int(self.land_count[seat]))
        ]
