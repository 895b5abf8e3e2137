"""What the policy weighs with: an index for each weight of weights.json. Values are in hundredths of a wheat.

`lab.tune` made the numbers; the file holds the commands.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheca.kernel.weights import read_weights

# Wheat at the end of the year: a peasant who does not starve, a new one on the way to sixteen, one beyond, a wheat kept.
FED: Final = 0
GROWN: Final = 1
MORE: Final = 2
KEPT: Final = 3
# A monument, more in every year that has passed; a quarry worker without a mate.
MONUMENT: Final = 4
RIPE: Final = 5
ODD: Final = 6
# A step of worship up to ENOUGH (in steps), in the growing season and in the harvest.
PRIEST: Final = 7
PRIEST_IN_HARVEST: Final = 8
ENOUGH: Final = 9
# Each of the first three soldiers, and every one.
GUARD: Final = 10
SOLDIER: Final = 11
# In hundredths of a silver: what the first merchant brings, each one, and each of spaces 3 and 6.
STALL: Final = 12
MERCHANT: Final = 13
SPACE: Final = 14
# A silver while there are at most two, at most six, or more.
FIRST_SILVER: Final = 15
SILVER: Final = 16
MORE_SILVER: Final = 17
# What a peasant is worth at home, for a later die.
IDLE: Final = 18
IDLE_IN_HARVEST: Final = 19
# A farmer worth more than NEEDED is kept free for; each one missing costs SHORT.
NEEDED: Final = 20
SHORT: Final = 21
# Staying in the courts keeps the right to buy dice.
STAY: Final = 22
# A peasant is sold when there is less silver than this (in hundredths of a silver).
SELL: Final = 23
# What an upgrade is worth for each farmer, in hundredths of a worship.
UPGRADE_WORTH: Final = 24
# Whom to name: for each point they are behind, and each seat they sit after oneself.
BEHIND: Final = 25
AFTER: Final = 26
NAMES: Final = (
    "fed", "grown", "more", "kept", "monument", "ripe", "odd", "priest", "priest_in_harvest", "enough", "guard",
    "soldier", "stall", "merchant", "space", "first_silver", "silver", "more_silver", "idle", "idle_in_harvest",
    "needed", "short", "stay", "sell", "upgrade_worth", "behind", "after",
)  # fmt: skip

_TEXT: Final = (Path(__file__).parent / "weights.json").read_text("utf-8")
WEIGHTS: Final = read_weights(_TEXT, "policy", NAMES)

# The estimate, in thousandths of a peasant: the same features in each season of the first four years, see
# `policy_estimate.present`.
FEATURE_NAMES: Final = (
    "always", "alive", "people", "people_beyond", "monuments", "monuments_begun", "odd_worker", "silver",
    "silver_beyond", "food", "wheat_beyond", "worship", "stall", "merchants", "soldiers", "home", "rival",
)  # fmt: skip
FEATURES: Final = 17
SEASONS: Final = 8
EVALUATION_NAMES: Final = tuple(
    [f"{name}_{season + 1}" for season in range(SEASONS) for name in FEATURE_NAMES]
)
EVALUATION: Final = read_weights(_TEXT, "evaluation", EVALUATION_NAMES)
