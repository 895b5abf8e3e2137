"""The numbers of phases, actions and events. `actions` and `events` give them names."""

from __future__ import annotations

from typing import Final

# Phases, in the order of the booklet.
DEAL: Final = 0  # a card of buildings to each seat
EXPLORE: Final = 1  # five lands each are turned up
DIVIDE: Final = 2  # everybody splits their row in secret
SELECT: Final = 3  # everybody chooses a neighbour's set in secret
ANNEX: Final = 4  # everybody lays their lands, side by side
OVER: Final = 5
PHASE_NAMES: Final[tuple[str, ...]] = ("deal", "explore", "divide", "select", "annex", "over")

# The two sets of a split row.
SMALL: Final = 0
LARGE: Final = 1
SET_NAMES: Final[tuple[str, ...]] = ("small", "large")

# Actions: a first number per type, plus its arguments.
A_DEAL: Final = 0  # + seat * CARDS + card
A_TURN: Final = 100  # + seat * LANDS + land
A_SPLIT: Final = 200  # + the small set, a bit per position
A_TAKE: Final = 300  # + 0 the small set, 1 the large one
A_CHOOSE: Final = 400  # + kind
A_PLACE: Final = 1000  # + cell

# Events.
E_CARD: Final = 0
E_ROW: Final = 1
E_SPLIT_SEALED: Final = 2
E_SPLIT_MINE: Final = 3
E_SPLIT_OPENED: Final = 4
E_CHOICE_SEALED: Final = 5
E_CHOICE_MINE: Final = 6
E_TAKEN: Final = 7
E_PLACED: Final = 8
E_ROUND: Final = 9
E_OVER: Final = 10
