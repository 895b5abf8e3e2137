"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from ludotheca.games._example import box
from ludotheca.games._example.meta import META
from ludotheca.games._example.rules import codes
from ludotheca.kernel.names import Act, Actions, number

CARD = number("card", 1, box.VALUES)

ACTIONS = Actions(
    Act("draw", codes.A_DRAW, number("seat", 0, META.most_players - 1), CARD),
    Act("roll", codes.A_ROLL, number("pebbles", 1, box.FACES)),
    Act("bid", codes.A_BID, CARD),
    Act("buy", codes.A_BUY),
    Act("pass", codes.A_PASS),
)
