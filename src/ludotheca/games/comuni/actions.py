"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from typing import Any, Literal

from ludotheca.games.comuni import box
from ludotheca.games.comuni.meta import META
from ludotheca.games.comuni.rules import codes
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.names import Act, Actions, Field, number, word

_Literal: Any = Literal  # of words that are known only when the program runs

# Cards.


def categories_of(kind: int) -> list[str]:
    """The categories a card serves."""
    return [name for i, name in enumerate(box.CATEGORY_NAMES) if box.serves(kind, i)]


def _card_name(kind: int) -> str:
    categories = categories_of(kind)
    served = "any" if len(categories) == box.CATEGORIES else "_".join(categories)
    return f"{served}_{box.level_of(kind)}"


_NAMES = tuple(_card_name(kind) for kind in range(box.KINDS))


def card_name(kind: int) -> str:
    """A card in one word: the categories it serves, `any` for all four, and its level."""
    return _NAMES[kind]


CARD_NAMES = {card_name(kind): kind for kind in range(box.KINDS) if kind % box.MASKS}


def _read_card(value: Any) -> int:
    if not isinstance(value, str) or value not in CARD_NAMES:
        raise BadAction(f"'card' is a word like economy_2, culture_religion_1 or any_3, not {value!r}")
    return CARD_NAMES[value]


CARD = Field("card", _Literal[tuple(CARD_NAMES)], box.KINDS, card_name, _read_card)
COLUMN = number("column", 1, box.COLUMNS)
STOREYS = number("storeys", 1, box.STOREYS)
CATEGORY = word("category", box.CATEGORY_NAMES)
COMUNE = word("comune", box.COMUNE_NAMES)
RESOURCE = word("resource", box.RESOURCE_NAMES)
PAY = word("pay", box.RESOURCE_NAMES)
TAKE = word("take", box.RESOURCE_NAMES)

ACTIONS = Actions(
    Act("deal", codes.A_DEAL, number("seat", 0, META.most_players - 1), COMUNE, chance=True),
    Act("draw", codes.A_DRAW, CARD, chance=True),
    Act("claim", codes.A_CLAIM),
    Act("income", codes.A_INCOME),
    Act("take-back", codes.A_TAKE_BACK),
    Act("finish", codes.A_FINISH),
    Act("pass", codes.A_PASS),
    Act("bid", codes.A_BID, COLUMN),
    Act("move", codes.A_MOVE, COLUMN),
    Act("gain", codes.A_GAIN, RESOURCE),
    Act("exchange", codes.A_EXCHANGE, PAY, TAKE),
    Act("repair", codes.A_REPAIR, number("pillage", 0, 2)),
    Act("build", codes.A_BUILD, CATEGORY, STOREYS),
    Act("wall", codes.A_WALL, STOREYS),
    Act("offer", codes.A_OFFER, number("gold", 0, 99)),
    Act("choose", codes.A_CHOOSE, CARD),
    Act("discard", codes.A_DISCARD, CARD),
    Act("gold-armies", codes.A_GOLD, number("armies", 0, 99)),
    Act("pilgrim-armies", codes.A_PILGRIMS, number("armies", 0, 99)),
    Act("alliance", codes.A_ALLIANCE, number("armies", 0, 199)),
    Act("city", codes.A_CITY, number("armies", 0, 199)),
)
