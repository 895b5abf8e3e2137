"""What the policy weighs with: an index for each weight of weights.json. Values are in hundredths of a point.

`lab.tune` made the numbers; the file holds the commands.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheca.kernel.weights import read_weights

# What can still grow, per round to come: a building that counts a region, one that counts none yet but has room, a
# land joined to a region for buildings to come, and a land at all (lands break ties).
LINK: Final = 0
LONELY: Final = 1
JOINED: Final = 2
BARE: Final = 3
# A building and its land in one set: they can be laid together.
PAIR: Final = 4
# How much of the taker's gain a divider counts as his own loss, in hundredths.
ENVY: Final = 5
NAMES: Final = ("link", "lonely", "joined", "bare", "pair", "envy")

_TEXT: Final = (Path(__file__).parent / "weights.json").read_text("utf-8")
WEIGHTS: Final = read_weights(_TEXT, "policy", NAMES)
