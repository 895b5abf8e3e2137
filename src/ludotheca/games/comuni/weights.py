"""What the policy weighs with: an index for each weight of weights.json. Values are in hundredths of a point.

`lab.tune` made the numbers; the file holds the commands.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheca.kernel.weights import read_weights

# A piece of a resource beside its use in an invasion; of a kind of which there is plenty the part in hundredths.
GOLD_WORTH: Final = 0
CRAFTSMAN_WORTH: Final = 1
PILGRIM_WORTH: Final = 2
ARMY_WORTH: Final = 3
PLENTY_PART: Final = 4
# A point of defence while the town would fall; a pilgrim who will repair.
NEEDED_ARMY: Final = 5
REPAIRER: Final = 6
# A piece in the last round, when only a lead in the kind counts.
LEFT_OVER: Final = 7
# A guild master; a storey of a tallest building, more in each deck to come; the tallest building of a grey category,
# per storey; the first building of a category.
MASTER: Final = 8
TALLER: Final = 9
TALLER_LATER: Final = 10
AWAKE: Final = 11
FIRST: Final = 12
# A storey of a wall, for each invasion to come; the same while the town would fall, once; a point that attracts invaders then.
WALL: Final = 13
SHORT_WALL: Final = 14
LEAD: Final = 15
# A level that a place does not need.
WASTE: Final = 16
# The parts of a column, in hundredths, that are earned by sending an envoy there and by claiming it; a card more than
# can be played and kept; any claim; any income; a resource of choice.
SENDING: Final = 17
CLAIMING: Final = 18
CROWD: Final = 19
CLAIM: Final = 20
INCOME: Final = 21
CHOICE: Final = 22
# A column worth more than this is offered a piece more for; moving on must be worth this beside the pilgrim.
DEAR: Final = 23
MOVE: Final = 24
# In an invasion: the parts of the others' armies, in hundredths, that help and that the keenest rival sends; the part
# of the better tile to hope for; what the armies kept are worth more.
HELP: Final = 25
RIVAL: Final = 26
HERO: Final = 27
KEPT_ARMY: Final = 28
# What a further piece of a resource loses for each piece one has.
FADE: Final = 29
NAMES: Final = (
    "gold", "craftsman", "pilgrim", "army", "plenty_part", "needed_army", "repairer", "left_over", "master", "taller",
    "taller_later", "awake", "first", "wall", "short_wall", "lead", "waste", "sending", "claiming", "crowd", "claim",
    "income", "choice", "dear", "move", "help", "rival", "hero", "kept_army",
    "fade",
)  # fmt: skip

_TEXT: Final = (Path(__file__).parent / "weights.json").read_text("utf-8")
WEIGHTS: Final = read_weights(_TEXT, "policy", NAMES)

# The estimate, in thousandths of a point: the same features with each deck and in the last round, see
# `policy_estimate.present`.
FEATURE_NAMES: Final = (
    "always", "points", "deck_left", "heroes", "pillage", "smallest", "gold", "armies", "craftsmen", "pilgrims",
    "lacking", "attack", "turn", "masters", "categories", "tallest", "active", "walls", "heights", "hand",
    "hand_levels", "envoys", "offers", "cards", "card_levels",
)  # fmt: skip
FEATURES: Final = 25
STAGES: Final = 5
EVALUATION_NAMES: Final = tuple([f"{name}_{stage + 1}" for stage in range(STAGES) for name in FEATURE_NAMES])
EVALUATION: Final = read_weights(_TEXT, "evaluation", EVALUATION_NAMES)
