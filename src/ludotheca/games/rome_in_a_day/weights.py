"""What the policy and the estimate weigh with: an index for each weight of weights.json.

`lab.tune` made the numbers; the file holds the commands. Policy weights are hundredths of a point where nothing else is
said, those of the evaluation thousandths. A name that ends in a number is the weight in that round.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheca.games.rome_in_a_day import box
from ludotheca.kernel.weights import read_weights

# What can still grow where a land is laid. Each has a weight per round but the last, where it counts nothing:
LINK: Final = 0  # a building that counts a region
LONELY: Final = 3  # a building that counts none yet but has room
JOINED: Final = 6  # a region the land joins, for buildings to come
BARE: Final = 9  # a land at all
# The same, per round to come: a free cell beside the land, and the size of the regions it joins.
ROOM: Final = 12
GROWN: Final = 13
# Sets: a building and its land in one set, per round; two lands of one type; a gem, per round, in hundredths of what it
# scores.
PAIR: Final = 14
TWIN: Final = 18
GEM: Final = 19
# How much of the taker's gain a divider counts as his own loss, in hundredths; and how much more a set must be worth to
# the taker until the divider is sure that he takes it.
ENVY: Final = 23
DOUBT: Final = 24


def _each(name: str, rounds: int) -> tuple[str, ...]:
    return tuple([f"{name}_{number}" for number in range(1, rounds + 1)])


NAMES: Final[tuple[str, ...]] = (
    *_each("link", 3),
    *_each("lonely", 3),
    *_each("joined", 3),
    *_each("bare", 3),
    "room",
    "grown",
    *_each("pair", 4),
    "twin",
    *_each("gem", 4),
    "envy",
    "doubt",
)

# What the estimate looks at, in every round anew.
FEATURES: Final = (
    "start",
    "buildings",
    "gems",
    "links",
    "lonely",
    "lands",
    "largest",
    "hand",
    "hand_worth",
    "divide",
    "select",
    "rows_worth",
)
EVALUATION_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{name}_{number}" for number in range(1, box.ROUNDS + 1) for name in FEATURES]
)

_TEXT: Final = (Path(__file__).parent / "weights.json").read_text("utf-8")
WEIGHTS: Final = read_weights(_TEXT, "policy", NAMES)
EVALUATION: Final = read_weights(_TEXT, "evaluation", EVALUATION_NAMES)
