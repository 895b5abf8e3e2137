"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheca.games.comuni.meta import META
from ludotheca.games.comuni.rules.codes import (
    A_ALLIANCE,
    A_BID,
    A_BUILD,
    A_CHOOSE,
    A_CITY,
    A_CLAIM,
    A_DEAL,
    A_DISCARD,
    A_DRAW,
    A_END,
    A_EXCHANGE,
    A_FINISH,
    A_GAIN,
    A_GOLD,
    A_INCOME,
    A_MOVE,
    A_OFFER,
    A_PILGRIMS,
    A_REPAIR,
    A_TAKE_BACK,
    A_WALL,
)
from ludotheca.games.comuni.tables import (
    CATEGORY_NAMES,
    COLUMNS,
    COMUNE_NAMES,
    COMUNI,
    KINDS,
    MASKS,
    RESOURCE_NAMES,
    RESOURCES,
    STOREYS,
)
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.game import Named

# The types without a field, and those with one number: the field, its first code, its least and greatest value.
BARE = {"claim": A_CLAIM, "income": A_INCOME, "take-back": A_TAKE_BACK, "finish": A_FINISH}
COUNTED = {
    "bid": ("column", A_BID, 1, COLUMNS),
    "move": ("column", A_MOVE, 1, COLUMNS),
    "repair": ("pillage", A_REPAIR, 0, 2),
    "wall": ("storeys", A_WALL, 1, STOREYS),
    "offer": ("gold", A_OFFER, 0, A_CHOOSE - A_OFFER - 1),
    "gold-armies": ("armies", A_GOLD, 0, A_PILGRIMS - A_GOLD - 1),
    "pilgrim-armies": ("armies", A_PILGRIMS, 0, A_ALLIANCE - A_PILGRIMS - 1),
    "alliance": ("armies", A_ALLIANCE, 0, A_CITY - A_ALLIANCE - 1),
    "city": ("armies", A_CITY, 0, A_END - A_CITY - 1),
}
CARDED = {"draw": A_DRAW, "choose": A_CHOOSE, "discard": A_DISCARD}

# The fields of each type of action, beside "type".
FIELDS: dict[str, tuple[str, ...]] = {
    "deal": ("seat", "comune"),
    **dict.fromkeys(BARE, ()),
    **{kind: (field,) for kind, (field, _, _, _) in COUNTED.items()},
    **dict.fromkeys(CARDED, ("card",)),
    "gain": ("resource",),
    "exchange": ("pay", "take"),
    "build": ("category", "storeys"),
}


def encode(action: int) -> Named:
    """The name of an action."""
    for kind, (field, first, least, most) in COUNTED.items():
        if first <= action <= first + most - least:
            return {"type": kind, field: action - first + least}
    for kind, first in CARDED.items():
        if first <= action < first + KINDS:
            return {"type": kind, "card": card_name(action - first)}
    for kind, code in BARE.items():
        if action == code:
            return {"type": kind}
    if action >= A_BUILD:
        category, storeys = divmod(action - A_BUILD, STOREYS)
        return {"type": "build", "category": CATEGORY_NAMES[category], "storeys": storeys + 1}
    if action >= A_EXCHANGE:
        paid, taken = divmod(action - A_EXCHANGE, RESOURCES)
        return {"type": "exchange", "pay": RESOURCE_NAMES[paid], "take": RESOURCE_NAMES[taken]}
    if action >= A_GAIN:
        return {"type": "gain", "resource": RESOURCE_NAMES[action - A_GAIN]}
    seat, comune = divmod(action - A_DEAL, COMUNI)
    return {"type": "deal", "seat": seat, "comune": COMUNE_NAMES[comune]}


def decode(named: Mapping[str, Any]) -> int:
    """The action of a name; `BadAction` says what is wrong with one that is none."""
    kind = named.get("type")
    if not isinstance(kind, str) or kind not in FIELDS:
        raise BadAction(f"its type is {kind!r}, not one of {', '.join(FIELDS)}")
    expected = {"type", *FIELDS[kind]}
    if set(named) != expected:
        raise BadAction(
            f"a '{kind}' has the fields {', '.join(sorted(expected))}, not {', '.join(sorted(map(str, named)))}"
        )
    if kind in BARE:
        return BARE[kind]
    if kind in COUNTED:
        field, first, least, most = COUNTED[kind]
        return first + _number(named, field, least, most) - least
    if kind in CARDED:
        return CARDED[kind] + _card(named["card"])
    if kind == "build":
        category = _word(named, "category", CATEGORY_NAMES)
        return A_BUILD + category * STOREYS + _number(named, "storeys", 1, STOREYS) - 1
    if kind == "exchange":
        paid, taken = _word(named, "pay", RESOURCE_NAMES), _word(named, "take", RESOURCE_NAMES)
        return A_EXCHANGE + paid * RESOURCES + taken
    if kind == "gain":
        return A_GAIN + _word(named, "resource", RESOURCE_NAMES)
    return (
        A_DEAL
        + _number(named, "seat", 0, META.most_players - 1) * COMUNI
        + _word(named, "comune", COMUNE_NAMES)
    )


# Cards.


def categories_of(kind: int) -> list[str]:
    """The categories a card serves."""
    return [name for i, name in enumerate(CATEGORY_NAMES) if kind % MASKS >> i & 1]


def _name(kind: int) -> str:
    categories = categories_of(kind)
    served = "any" if len(categories) == len(CATEGORY_NAMES) else "_".join(categories)
    return f"{served}_{kind // MASKS + 1}"


_NAMES = tuple(_name(kind) for kind in range(KINDS))
CARD_NAMES = {_NAMES[kind]: kind for kind in range(KINDS) if kind % MASKS}


def card_name(kind: int) -> str:
    """A card in one word: the categories it serves, `any` for all four, and its level."""
    return _NAMES[kind]


def _card(value: object) -> int:
    if not isinstance(value, str) or value not in CARD_NAMES:
        raise BadAction(f"'card' is a word like economy_2, culture_religion_1 or any_3, not {value!r}")
    return CARD_NAMES[value]


# Checks.


def _word(named: Mapping[str, Any], field: str, words: Sequence[str]) -> int:
    value = named[field]
    if not isinstance(value, str) or value not in words:
        raise BadAction(f"'{field}' is one of {', '.join(words)}, not {value!r}")
    return words.index(value)


def _number(named: Mapping[str, Any], field: str, least: int, most: int) -> int:
    value = named[field]
    if type(value) is not int or not least <= value <= most:
        raise BadAction(f"'{field}' is a whole number from {least} to {most}, not {value!r}")
    return value
