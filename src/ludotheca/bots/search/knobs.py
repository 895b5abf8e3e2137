"""How to search: the numbers that a level or an experiment turns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Who decides for the other seats inside the tree.
BY_POLICY: Final = 0  # the quick policy: the tree holds the searching seat's own decisions only
BY_BOUND: Final = 1  # each its own best bound (MaxN; decoupled UCT where several decide at once)


@final
class Knobs:
    """`exploration` weighs the doubt about an edge against its reward; `widening` opens that many edges times the root of
    the visits. `win_weight` is the share of the reward that is winning, the rest is the margin in units of `margin`
    points: `own` times one's points less `spite` times those of the best of the others. Without `tree` only the decision
    at hand has statistics (flat). `doubt` is by how many standard errors an action must be better than the policy's own to
    be played instead. Where a net is asked: `reach` is how many quiet points are passed before, `blend` the share of a game
    played on from there in what the position is worth. `least` is how many tries every action opened at the root gets before
    bounds decide between them. `beam` is how many positions are kept at each step of a stretch
    that a seat plays alone; 0 searches it like any other decision. `bots.settings` has the usual values."""

    def __init__(
        self,
        exploration: float,
        widening: float,
        win_weight: float,
        margin: float,
        own: float,
        spite: float,
        tree: bool,
        others: i64,
        doubt: float,
        reach: i64,
        blend: float,
        least: i64,
        beam: i64,
    ) -> None:
        self.exploration = exploration
        self.widening = widening
        self.win_weight = win_weight
        self.margin = margin
        self.own = own
        self.spite = spite
        self.tree = tree
        self.others = others
        self.doubt = doubt
        self.reach = reach
        self.blend = blend
        self.least = least
        self.beam = beam
