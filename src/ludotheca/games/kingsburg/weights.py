"""What the policy and the estimate weigh with: an index for each weight of weights.json.

`lab.tune` made the numbers; the file holds the commands. Policy weights are hundredths of a victory point where nothing
else is said, those of the evaluation thousandths.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheca.games.kingsburg import box
from ludotheca.kernel.weights import read_weights

# What a building brings beside its points, for each season or each winter to come: the first twenty weights.
BRINGS: Final = 0
GOOD: Final = 20  # a good of each kind that no plan waits for
WANTED: Final = 23  # more for one that the next building lacks
HEAP: Final = 24  # less for each good of its kind that is there already
TOKEN: Final = 25
LOOK: Final = 26  # a look at the enemy
ENVOY: Final = 27
SHIFT: Final = 28  # the Market is better kept for a turn that needs it
STRONGEST: Final = 29  # a winner's hope to be the strongest
LEAD: Final = 30  # and more of it for each point of combat value above the enemy
FEAR: Final = 31  # how much a defeat weighs, in hundredths of what it costs
SOLDIERS: Final = 32  # how much a soldier weighs before the battle is near, in hundredths
STEADY: Final = 33  # hundredths of a plan for later turns that the others leave alone
UNLOCKS: Final = 34  # hundredths of the next building in the row, if there is time for it
MISSING: Final = 35  # what a missing good takes from the wish for a building
PRICE: Final = 36  # hundredths of what the goods are worth that a building costs

NAMES: Final[tuple[str, ...]] = (
    *box.BUILDING_NAMES,
    *box.GOOD_NAMES,
    "wanted",
    "heap",
    "token",
    "look",
    "envoy",
    "shift",
    "strongest",
    "lead",
    "fear",
    "soldiers",
    "steady",
    "unlocks",
    "missing",
    "price",
)

# What the estimate looks at; those with "_later" count times the seasons to come.
EVALUATION_NAMES: Final[tuple[str, ...]] = (
    "start",
    "start_later",
    "score",
    "score_later",
    *box.GOOD_NAMES,
    "tokens",
    "tokens_later",
    "soldiers",
    "battle",
    "envoy",
    "behind",
    *box.BUILDING_NAMES,
    *[f"{name}_later" for name in box.BUILDING_NAMES],
)
FIRST_BUILDING: Final = 13
FIRST_LATER: Final = FIRST_BUILDING + box.BUILDINGS

_TEXT: Final = (Path(__file__).parent / "weights.json").read_text("utf-8")
WEIGHTS: Final = read_weights(_TEXT, "policy", NAMES)
EVALUATION: Final = read_weights(_TEXT, "evaluation", EVALUATION_NAMES)
