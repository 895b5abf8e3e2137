"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.tables import (
    ASSISI,
    BLESSING_NAMES,
    CLIMATE_NAMES,
    COSTS,
    DICE,
    FARMERS,
    HEROES_EACH,
    ITEM_NAMES,
    JOB_NAMES,
    MERCHANTS,
    MOST_KINGS,
    MOST_STALLS,
    SIDES,
)
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.game import Named

DIE_NAMES = JOB_NAMES[:DICE]

# Actions without fields.
PLAIN: dict[str, int] = {
    "keep": codes.A_KEEP,
    "no-assignment": codes.A_NO_ASSIGNMENT,
    "hold-court": codes.A_HOLD,
    "pass-court": codes.A_PASS,
    "pass-die": codes.A_PASS_DIE,
    "take-back": codes.A_TAKE_BACK,
    "no-recall": codes.A_NO_RECALL,
    "attack-assisi": codes.A_ATTACK + ASSISI,
    "no-upgrade": codes.A_NO_UPGRADE,
    "upgrade": codes.A_UPGRADE,
    "no-blessing": codes.A_NO_BLESSING,
    "blessing": codes.A_BLESSING,
    "no-growth": codes.A_GROW,
}
PLAIN_NAMES = {code: name for name, code in PLAIN.items()}

# Actions with one field, which is a number: the code of 0, the field, the least and the most.
NUMBERED: dict[str, tuple[int, str, int, int]] = {
    "first-king": (codes.A_FIRST_KING, "seat", 0, MOST_KINGS - 1),
    "weather-cost": (codes.A_COST, "cost", COSTS[0], COSTS[-1]),
    "pay": (codes.A_PAY - 1, "stall", 1, MOST_STALLS),
    "recall": (codes.A_RECALL, "hero", 1, HEROES_EACH - 1),
    "attack": (codes.A_ATTACK, "other", 0, MOST_KINGS - 1),
    "hero": (codes.A_HERO, "hero", 0, HEROES_EACH - 1),
    "name": (codes.A_NAME, "other", 0, MOST_KINGS - 1),
    "grow": (codes.A_GROW, "count", 1, codes.MOST_GROWTH),
}

# Actions with one field, which is a word: the code of the first word, the field, the words.
WORDED: dict[str, tuple[int, str, Sequence[str]]] = {
    "climate": (codes.A_CLIMATE, "climate", CLIMATE_NAMES),
    "blessing-card": (codes.A_CARD, "blessing", BLESSING_NAMES),
    "assign": (codes.A_ASSIGN, "job", JOB_NAMES),
    "sabotage": (codes.A_SABOTAGE + MERCHANTS, "job", JOB_NAMES[MERCHANTS:]),
    "pillage": (codes.A_PILLAGE, "item", ITEM_NAMES[:2]),
    "pillage-captive": (codes.A_PILLAGE_CAPTIVE + MERCHANTS, "job", JOB_NAMES[MERCHANTS:]),
    "stock": (codes.A_STOCK, "item", ITEM_NAMES),
}

# The fields of the other types, beside "type".
FIELDS: dict[str, tuple[str, ...]] = {
    "sell": ("count",),
    "take": ("die", "job", "count"),
    "buy": ("die", "count"),
    "roll": DIE_NAMES,
}

TYPES = (*PLAIN, *NUMBERED, *WORDED, *FIELDS)


def encode(action: int) -> Named:
    """The name of an action."""
    if action in PLAIN_NAMES:
        return {"type": PLAIN_NAMES[action]}
    for kind, (first, field, least, most) in NUMBERED.items():
        if first + least <= action <= first + most:
            return {"type": kind, field: action - first}
    for kind, (first, field, words) in WORDED.items():
        if first <= action < first + len(words):
            return {"type": kind, field: words[action - first]}
    if action >= codes.A_ROLL:
        return {"type": "roll", **dict(zip(DIE_NAMES, dice_of(action - codes.A_ROLL), strict=True))}
    if action >= codes.A_BUY:
        die, count = divmod(action - codes.A_BUY, SIDES)
        return {"type": "buy", "die": DIE_NAMES[die], "count": count + 1}
    if action >= codes.A_TAKE:
        choice, count = divmod(action - codes.A_TAKE, SIDES)
        farm, die = divmod(choice, DICE)
        return {
            "type": "take",
            "die": DIE_NAMES[die],
            "job": JOB_NAMES[FARMERS if farm else die],
            "count": count + 1,
        }
    return {"type": "sell", "count": action - codes.A_SELL}


def dice_of(outcome: int) -> list[int]:
    """The four dice of a roll, soldiers first."""
    return [1 + outcome // SIDES ** (DICE - 1 - die) % SIDES for die in range(DICE)]


def decode(named: Mapping[str, Any]) -> int:
    """The action of a name; `BadAction` says what is wrong with one that is none."""
    kind = named.get("type")
    if not isinstance(kind, str) or kind not in TYPES:
        raise BadAction(f"its type is {kind!r}, not one of {', '.join(TYPES)}")
    expected = {"type", *_fields(kind)}
    if set(named) != expected:
        raise BadAction(
            f"a '{kind}' has the fields {', '.join(sorted(expected))}, not {', '.join(sorted(named))}"
        )
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in NUMBERED:
        first, field, least, most = NUMBERED[kind]
        return first + _number(named, field, least, most)
    if kind in WORDED:
        first, field, words = WORDED[kind]
        return first + _word(named, field, words)
    if kind == "roll":
        outcome = 0
        for die in DIE_NAMES:
            outcome = outcome * SIDES + _number(named, die, 1, SIDES) - 1
        return codes.A_ROLL + outcome
    if kind == "sell":
        if named["count"] not in (1, 3) or type(named["count"]) is not int:
            raise BadAction(f"'count' is 1 or 3, not {named['count']!r}")
        return codes.A_SELL + int(named["count"])
    die_number = _word(named, "die", DIE_NAMES)
    count = _number(named, "count", 1, SIDES)
    if kind == "buy":
        return codes.A_BUY + die_number * SIDES + count - 1
    job = _word(named, "job", (JOB_NAMES[die_number], JOB_NAMES[FARMERS]))
    return codes.A_TAKE + (job * DICE + die_number) * SIDES + count - 1


def _fields(kind: str) -> tuple[str, ...]:
    if kind in PLAIN:
        return ()
    if kind in NUMBERED:
        return (NUMBERED[kind][1],)
    if kind in WORDED:
        return (WORDED[kind][1],)
    return FIELDS[kind]


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
