"""The numbers of phases, stages, actions and events. `actions` and `events` give the latter names."""

from __future__ import annotations

from typing import Final

# The phases of a year; 0 is before the first.
KINGS_AID: Final = 1
SPRING: Final = 2
KINGS_REWARD: Final = 3
SUMMER: Final = 4
KINGS_ENVOY: Final = 5
AUTUMN: Final = 6
RECRUITMENT: Final = 7
WINTER: Final = 8
PHASE_NAMES: Final[tuple[str, ...]] = (
    "setup",
    "kings_aid",
    "spring",
    "kings_reward",
    "summer",
    "kings_envoy",
    "autumn",
    "recruitment",
    "winter",
)

# Where in a phase the game stands. In the first group chance is due, in the second several seats at once, in the third
# one seat; the rest are never seen from outside: `flow.proceed` walks through them.
SEATING: Final = 0
NEUTRAL_THREE: Final = 1
NEUTRAL_TWO: Final = 2
ROLL: Final = 3
ROLL_WHITE: Final = 4
ROLL_ONE_COLOURED: Final = 5
ROLL_ONE_WHITE: Final = 6
PEEK: Final = 7
REVEAL: Final = 8
KINGS_DIE: Final = 9

AID_GOODS: Final = 10
TOWN_HALLS: Final = 11
SPOILS: Final = 12

REROLL: Final = 13
INFLUENCE: Final = 14
GIFT: Final = 15
BUILD: Final = 16
BUILD_SECOND: Final = 17
RECRUIT: Final = 18
OVER: Final = 19

FIRST_PASSING: Final = 20
NEXT_PHASE: Final = 20
SEASON_START: Final = 21
ROLLED: Final = 22
NEXT_INFLUENCE: Final = 23
NEXT_GIFT: Final = 24
AFTER_PEEK: Final = 25
NEXT_BUILD: Final = 26
SEASON_END: Final = 27
NEXT_RECRUIT: Final = 28
BATTLE: Final = 29
WINTER_END: Final = 30
STAGE_NAMES: Final[tuple[str, ...]] = (
    "seating",
    "neutral_three",
    "neutral_two",
    "roll",
    "roll_white",
    "roll_one_coloured",
    "roll_one_white",
    "peek",
    "reveal",
    "kings_die",
    "aid_goods",
    "town_halls",
    "spoils",
    "reroll",
    "influence",
    "gift",
    "build",
    "build_second",
    "recruit",
    "over",
)

# What a seat has already used this season, a bit each.
USED_STATUE: Final = 1
USED_CHAPEL: Final = 2
USED_MARKET: Final = 4
USED_PLUS2: Final = 8
USED_NAMES: Final[tuple[str, ...]] = ("statue", "chapel", "market", "plus2")

# What points were for.
FROM_BUILDINGS: Final = 0
FROM_ADVISORS: Final = 1
FROM_REWARD: Final = 2
FROM_EMBASSY: Final = 3
FROM_TOWN_HALL: Final = 4
FROM_VICTORIES: Final = 5
FROM_DEFEATS: Final = 6
FROM_CATHEDRAL: Final = 7
SOURCES: Final = 8
SOURCE_NAMES: Final[tuple[str, ...]] = (
    "buildings",
    "advisors",
    "reward",
    "embassy",
    "town-hall",
    "victories",
    "defeats",
    "cathedral",
)

# What is rerolled, and by which building.
CHAPEL_ALL: Final = 0
STATUE_COLOURED: Final = 1
STATUE_WHITE: Final = 2
REROLL_NAMES: Final[tuple[tuple[str, str], ...]] = (
    ("chapel", "all"),
    ("statue", "coloured"),
    ("statue", "white"),
)

# How a battle ended for a seat.
DEFEAT: Final = 0
DRAW: Final = 1
VICTORY: Final = 2
HELD_WALL: Final = 3  # a draw that the Stone Wall turns into a victory
RESULT_NAMES: Final[tuple[str, ...]] = ("defeat", "draw", "victory", "wall")

# Actions: a first number per type, plus its arguments. Chance first.
A_SEAT: Final = 0  # + seat
A_ENEMY: Final = 10  # + card
A_KINGS_DIE: Final = 40  # + face
A_NEUTRAL_THREE: Final = 100  # + three dice in rising order, base 6 from 0
A_NEUTRAL_TWO: Final = 400  # + two dice in rising order, base 6 from 0
A_ROLL: Final = 1000  # + seat * 216 + three dice in rising order, base 6 from 0
A_ROLL_WHITE: Final = 3000  # + seat * 49 + one or two dice in rising order, base 7
A_ROLL_ONE: Final = 4000  # + seat * 6 + face - 1

A_KEEP: Final = 5000  # reroll nothing more
A_REROLL: Final = 5001  # + CHAPEL_ALL, STATUE_COLOURED or STATUE_WHITE
A_PASS: Final = 5010  # influence nobody more this season; build nothing (more)
A_DECLINE: Final = 5011  # the Alchemist's swap, the Smuggler's trade, the Town Hall's point
A_DONE: Final = 5012  # recruit nobody more
A_SWAP: Final = 5020  # + good given to the Alchemist
A_TOWN_HALL: Final = 5030  # + 0 for a token, else 1 + good
A_TAKE: Final = 5100  # + set of goods
A_LOSE: Final = 5300  # + set of goods
A_RECRUIT: Final = 5500  # + set of goods that pays one soldier
A_BUILD: Final = 5700  # + building * 2 + 1 if the Envoy is spent on it
A_INFLUENCE: Final = 10000  # + a placement, see `influence.code_of`

# Events.
E_PHASE: Final = 0
E_AID_DIE: Final = 1
E_AID_GOOD: Final = 2
E_NEUTRAL: Final = 3
E_NEUTRAL_ASIDE: Final = 4
E_GUILD: Final = 5
E_ROLLED: Final = 6
E_REROLL: Final = 7
E_ORDER: Final = 8
E_INFLUENCED: Final = 9
E_PASSED: Final = 10
E_STUCK: Final = 11
E_GIFT: Final = 12
E_SWAPPED: Final = 13
E_DECLINED: Final = 14
E_PEEKED: Final = 15
E_PEEKED_MINE: Final = 16
E_BUILT: Final = 17
E_REWARD: Final = 18
E_ENVOY: Final = 19
E_ENVOY_NOBODY: Final = 20
E_ENVOY_BACK: Final = 21
E_INN: Final = 22
E_EMBASSY: Final = 23
E_TOWN_HALL: Final = 24
E_TOWN_HALL_DECLINED: Final = 25
E_RECRUITED: Final = 26
E_ENEMY: Final = 27
E_KINGS_DIE: Final = 28
E_FOUGHT: Final = 29
E_SPOILS: Final = 30
E_FORTRESS: Final = 31
E_LOST_GOODS: Final = 32
E_DESTROYED: Final = 33
E_LOST_POINTS: Final = 34
E_STRONGEST: Final = 35
E_CATHEDRAL: Final = 36
E_OVER: Final = 37
