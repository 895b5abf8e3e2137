"""How to search: the numbers that a level or an experiment turns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Who decides for the other seats inside the tree.
BY_POLICY: Final = 0  # the quick policy: the tree holds the searching seat's own decisions only
BY_BOUND: Final = 1  # each its own best bound (MaxN; decoupled UCT where several decide at once)
BY_REGRET: Final = 2  # the same, and regret matching where several decide at once


@final
class Knobs:
    """`exploration` weighs the doubt about an edge against its reward; `widening` opens that many edges times the root of
    the visits. `horizon` is how many steps a playout goes on (0: to the end); `slips` the share of random moves in it,
    in hundredths. `win_weight` is the share of the reward that is winning, the rest is the margin in units of `margin`
    points. Without `tree` only the decision at hand has statistics (flat). `doubt` is by how many standard errors an
    action must be better than the policy's own to be played instead. `bots.settings` has the usual values."""

    def __init__(
        self,
        exploration: float,
        widening: float,
        horizon: i64,
        slips: i64,
        win_weight: float,
        margin: float,
        tree: bool,
        others: i64,
        doubt: float,
    ) -> None:
        self.exploration = exploration
        self.widening = widening
        self.horizon = horizon
        self.slips = slips
        self.win_weight = win_weight
        self.margin = margin
        self.tree = tree
        self.others = others
        self.doubt = doubt
