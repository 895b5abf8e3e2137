"""The facts of the box: cards and a die."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 4
VALUES: Final = 6  # cards are worth 1 to 6; inside the engine they are numbered from 0
COPIES: Final = 8  # of each card: enough for six seats that buy whenever they can
HAND: Final = 4  # cards dealt to each seat
FACES: Final = 6  # of the die
