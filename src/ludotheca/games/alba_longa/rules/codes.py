"""The numbers of phases, actions and events. `actions` and `events` give them names."""

from __future__ import annotations

from typing import Final

# Phases, in the order of the booklet.
FIRST_KING: Final = 0  # chance names the first King of Kings
SLAVERY: Final = 1
FREE: Final = 2  # free assignments
COURT: Final = 3  # hold court or pass
PAY_COURT: Final = 4  # which stall gets the dice cost
ROLL: Final = 5  # chance
TAKE: Final = 6  # the holder takes a die
BUY: Final = 7  # another king buys a die or passes
PAY_DIE: Final = 8  # which stall gets the silver
ARMY: Final = 9  # the largest army may take a hero back (A Job Well Done)
RECALL: Final = 10  # which one, unseen by the others
TARGETS: Final = 11  # cities to attack, sealed
HEROES: Final = 12  # heroes, sealed
SABOTAGE: Final = 13
STOCK: Final = 14  # the King of Kings adds an item to Assisi
COST: Final = 15  # chance: the cost side of the weather card
CLIMATE: Final = 16  # chance: the climate of the year ahead
UPGRADE: Final = 17
BLESSING: Final = 18  # blessings, sealed
CARD: Final = 19  # chance: the blessing card
NAME: Final = 20  # the King of Kings names another
SUCCESSOR: Final = 21  # a removed King of Kings names a survivor
GROWTH: Final = 22
OVER: Final = 23
PHASE_NAMES: Final[tuple[str, ...]] = (
    "first_king", "slavery", "free", "court", "pay_court", "roll", "take", "buy", "pay_die", "army", "recall",
    "targets", "heroes", "sabotage", "stock", "cost", "climate", "upgrade", "blessing", "card", "name", "successor",
    "growth", "over",
)  # fmt: skip

# What the one merchant who may lie down is.
OWN_LIES: Final = 1
CAPTIVE_LIES: Final = 2
LYING_NAMES: Final[tuple[str, ...]] = ("none", "own", "captive")

# Where a sabotaged peasant goes.
GOES_HOME: Final = 0
LIES_DOWN: Final = 1
GOES_TO_SUPPLY: Final = 2
GOES_NAMES: Final[tuple[str, ...]] = ("home", "lies", "supply")

# Actions: a first number per type, plus its arguments.
A_FIRST_KING: Final = 0  # + seat
A_COST: Final = 10  # + the cost
A_CLIMATE: Final = 40  # + climate
A_CARD: Final = 50  # + blessing
A_SELL: Final = 100  # one peasant; + 1 for three
A_KEEP: Final = 109
A_ASSIGN: Final = 110  # + job
A_NO_ASSIGNMENT: Final = 119
A_HOLD: Final = 120
A_PASS: Final = 121  # on holding court
A_PASS_DIE: Final = 122  # on buying a die
A_PAY: Final = 130  # + stall
A_TAKE: Final = 200  # + (farm * DICE + die) * SIDES + count - 1
A_BUY: Final = 240  # + die * SIDES + count - 1
A_RECALL: Final = 260  # + hero
A_TAKE_BACK: Final = 268  # a hero, not yet said which
A_NO_RECALL: Final = 269
A_ATTACK: Final = 270  # + seat or ASSISI
A_HERO: Final = 280  # + hero
A_SABOTAGE: Final = 290  # + job
A_PILLAGE: Final = 300  # + item, not a captive
A_PILLAGE_CAPTIVE: Final = 310  # + job
A_STOCK: Final = 320  # + item
A_NO_UPGRADE: Final = 330
A_UPGRADE: Final = 331
A_NO_BLESSING: Final = 332
A_BLESSING: Final = 333
A_NAME: Final = 340  # + seat
A_GROW: Final = 400  # + how many, from 0
MOST_GROWTH: Final = 99
A_ROLL: Final = 1000  # + ((soldiers * SIDES + merchants) * SIDES + quarry) * SIDES + priests, each less 1
ROLLS: Final = 256

# Events.
E_FIRST_KING: Final = 0
E_SEASON: Final = 1
E_SOLD: Final = 2
E_KEPT: Final = 3
E_ASSIGNED: Final = 4
E_NOT_ASSIGNED: Final = 5
E_COURT: Final = 6
E_PAID: Final = 7
E_PASSED: Final = 8
E_FORCED_PASS: Final = 9
E_ROLLED: Final = 10
E_TAKEN: Final = 11
E_BOUGHT: Final = 12
E_PASSED_DIE: Final = 13
E_DICE_COST: Final = 14
E_RECALLED: Final = 15
E_RECALLED_MINE: Final = 16
E_NOT_RECALLED: Final = 17
E_TARGET_SEALED: Final = 18
E_TARGET_MINE: Final = 19
E_TARGET: Final = 20
E_HERO_SEALED: Final = 21
E_HERO_MINE: Final = 22
E_HERO: Final = 23
E_ATTACK: Final = 24
E_SABOTAGED: Final = 25
E_SABOTAGE_LOST: Final = 26
E_CAPTURED: Final = 27
E_CAPTURED_WHEAT: Final = 28
E_PILLAGED: Final = 29
E_PILLAGED_CAPTIVE: Final = 30
E_HEROES_RETURN: Final = 31
E_ASSISI_DEFENDER: Final = 32
E_STOCKED: Final = 33
E_MERCHANTS: Final = 34
E_STALL_EMPTIED: Final = 35
E_STALL: Final = 36
E_BUILT: Final = 37
E_HOUSING: Final = 38
E_WORSHIP: Final = 39
E_PIETY: Final = 40
E_COST: Final = 41
E_CLIMATE: Final = 42
E_UPGRADED: Final = 43
E_NOT_UPGRADED: Final = 44
E_HARVEST: Final = 45
E_FARMER_BONUS: Final = 46
E_BLESSING_SEALED: Final = 47
E_BLESSING_MINE: Final = 48
E_BLESSING_WANTED: Final = 49
E_CARD: Final = 50
E_BLESSED: Final = 51
E_NAMED: Final = 52
E_FED: Final = 53
E_STARVED: Final = 54
E_ELIMINATED: Final = 55
E_GREW: Final = 56
E_NOT_GROWN: Final = 57
E_WON: Final = 58
E_ALL_LOSE: Final = 59
E_LAST_YEAR: Final = 60
