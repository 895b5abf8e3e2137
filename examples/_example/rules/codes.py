"""The numbers of phases, actions and events. `actions` and `events` give them names."""

from __future__ import annotations

from typing import Final

# Phases, in the order they are played.
DEAL: Final = 0  # every seat is dealt a hand
ROLL: Final = 1  # the die says how many pebbles are put out
BID: Final = 2  # everybody lays a card face down
BUY: Final = 3  # seat after seat may buy a card
DRAW: Final = 4  # the card that was bought
OVER: Final = 5
PHASE_NAMES: Final[tuple[str, ...]] = ("deal", "roll", "bid", "buy", "draw", "over")

# Actions: a first number per type, plus its arguments.
A_DRAW: Final = 0  # + seat * VALUES + card
A_ROLL: Final = 100  # + face, counted from 0
A_BID: Final = 200  # + card
A_BUY: Final = 300
A_PASS: Final = 301

# Events.
E_MY_CARD: Final = 0
E_ROLLED: Final = 1
E_SEALED: Final = 2
E_MY_BID: Final = 3
E_OPENED: Final = 4
E_TAKEN: Final = 5
E_LEFT: Final = 6
E_BOUGHT: Final = 7
E_PASSED: Final = 8
E_OVER: Final = 9
