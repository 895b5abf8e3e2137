"""The numbers of phases, actions and events. `actions` and `events` give them names."""

from __future__ import annotations

from typing import Final

# What is due, in the order of a turn. Before the first turn chance deals the comuni and the first cards.
DEAL: Final = 0
LAYOUT: Final = 1
PROJECT: Final = 2  # phase 1: bid, claim, or income
OFFER: Final = 3  # how much the envoy offers
DISPLACED: Final = 4  # the outbid envoy's answer
GAIN: Final = 5  # resources of one's choice, one by one
REFILL: Final = 6  # phase 2
COMMIT: Final = 7  # an invasion: everybody commits armies in secret
BUILD: Final = 8  # phase 3: a card, or no more
PLACE: Final = 9  # where the card goes
DISCARD: Final = 10  # down to the hand limit
REPAIR: Final = 11  # phase 5; phase 4 asks nothing
OVER: Final = 12
EXCHANGE: Final = 13  # before an invasion, with the table option "free exchange"
PHASE_NAMES: Final[tuple[str, ...]] = (
    "deal", "layout", "project", "offer", "displaced", "gain", "refill", "commit", "build", "place", "discard",
    "repair", "over", "exchange",
)  # fmt: skip

# The steps of a commitment; a decision each.
GOLD_STEP: Final = 0
PILGRIM_STEP: Final = 1
ALLIANCE_STEP: Final = 2
CITY_STEP: Final = 3
SEALED: Final = 4
STEP_NAMES: Final[tuple[str, ...]] = ("gold-armies", "pilgrim-armies", "alliance", "city")

# Actions: a first number per type, plus its arguments.
A_DEAL: Final = 0  # + seat * COMUNI + comune
A_DRAW: Final = 100  # + kind of card
A_CLAIM: Final = 200
A_INCOME: Final = 201
A_TAKE_BACK: Final = 202
A_FINISH: Final = 203
A_PASS: Final = 204
A_BID: Final = 210  # + column
A_MOVE: Final = 220  # + column
A_GAIN: Final = 230  # + resource
A_EXCHANGE: Final = 240  # + resource paid * RESOURCES + resource taken
A_REPAIR: Final = 260  # + points of pillage
A_BUILD: Final = 270  # + category * STOREYS + storeys - 1
A_WALL: Final = 290  # + storeys - 1
A_OFFER: Final = 300  # + gold
A_CHOOSE: Final = 400  # + kind of card
A_DISCARD: Final = 500  # + kind of card
A_GOLD: Final = 600  # + armies made of two gold each
A_PILGRIMS: Final = 700  # + armies made of two pilgrims each
A_ALLIANCE: Final = 800  # + armies
A_CITY: Final = 1000  # + armies
A_END: Final = 1200

# Events.
E_COMUNE: Final = 0
E_COLUMN: Final = 1
E_TURN: Final = 2
E_BID: Final = 3
E_OUTBID: Final = 4
E_TOOK_BACK: Final = 5
E_MOVED: Final = 6
E_CLAIMED: Final = 7
E_INCOME: Final = 8
E_GAINED: Final = 9
E_EXCHANGED: Final = 10
E_LAST_CARD: Final = 11
E_LAST_ROUND: Final = 12
E_INVASION: Final = 13
E_ATTACKED: Final = 14
E_SEALED: Final = 15
E_COMMITTED_MINE: Final = 16
E_COMMITTED: Final = 17
E_ALLIANCE: Final = 18
E_HELD: Final = 19
E_PILLAGED: Final = 20
E_HERO: Final = 21
E_NO_HERO: Final = 22
E_BUILT: Final = 23
E_WALLED: Final = 24
E_BONUS_WALL: Final = 25
E_DISCARDED: Final = 26
E_MASTER: Final = 27
E_MASTER_TAKEN: Final = 28
E_REPAIRED: Final = 29
E_OVER: Final = 30
E_IDLE: Final = 31
