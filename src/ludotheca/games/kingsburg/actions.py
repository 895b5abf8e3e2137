"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheca.games.kingsburg.rules.codes import (
    A_BUILD,
    A_DECLINE,
    A_DONE,
    A_ENEMY,
    A_INFLUENCE,
    A_KEEP,
    A_KINGS_DIE,
    A_LOSE,
    A_NEUTRAL_THREE,
    A_NEUTRAL_TWO,
    A_PASS,
    A_RECRUIT,
    A_REROLL,
    A_ROLL,
    A_ROLL_ONE,
    A_ROLL_WHITE,
    A_SEAT,
    A_SWAP,
    A_TAKE,
    A_TOWN_HALL,
)
from ludotheca.games.kingsburg.rules.influence import PLUS2, code_of
from ludotheca.games.kingsburg.tables import (
    ADVISOR_NAMES,
    ADVISORS,
    BUILDING_NAMES,
    CARDS,
    COLOURED,
    ENEMY_NAMES,
    GOOD_NAMES,
    GOODS,
    MOST_SEATS,
    WHITE,
    YEARS,
    enemy_of,
    in_set,
    set_of,
    strength_of,
    year_of,
)
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.game import Named

PAYMENTS = ("token", *GOOD_NAMES)
REROLLS = (("chapel", "all"), ("statue", "coloured"), ("statue", "white"))
MOST_OF_A_GOOD = 4

# The fields of each type of action, beside "type".
FIELDS: dict[str, tuple[str, ...]] = {
    "order": ("seat",),
    "enemy": ("year", "enemy", "strength"),
    "troops": ("die",),
    "neutral": ("dice",),
    "roll": ("seat", "dice"),
    "white": ("seat", "dice"),
    "single": ("seat", "die"),
    "keep": (),
    "reroll": ("building", "die"),
    "pass": (),
    "decline": (),
    "done": (),
    "swap": ("good",),
    "pay": ("payment",),
    "take": ("goods",),
    "lose": ("goods",),
    "recruit": ("goods",),
    "build": ("building", "envoy"),
    "influence": ("advisor", "dice", "white", "plus2", "market", "envoy"),
}
PLAIN = {A_KEEP: "keep", A_PASS: "pass", A_DECLINE: "decline", A_DONE: "done"}
SET_TYPES = {"take": A_TAKE, "lose": A_LOSE, "recruit": A_RECRUIT}


# From number to name.


def encode(action: int) -> Named:
    """The name of an action."""
    if action >= A_INFLUENCE:
        return _influence(action - A_INFLUENCE)
    if action >= A_BUILD:
        building, envoy = divmod(action - A_BUILD, 2)
        return {"type": "build", "building": BUILDING_NAMES[building], "envoy": bool(envoy)}
    if action >= A_TAKE:
        kind = next(kind for kind, first in reversed(SET_TYPES.items()) if action >= first)
        return {"type": kind, "goods": goods_of(action - SET_TYPES[kind])}
    if action >= A_TOWN_HALL:
        return {"type": "pay", "payment": PAYMENTS[action - A_TOWN_HALL]}
    if action >= A_SWAP:
        return {"type": "swap", "good": GOOD_NAMES[action - A_SWAP]}
    if action in PLAIN:
        return {"type": PLAIN[action]}
    if action >= A_REROLL:
        building_name, die = REROLLS[action - A_REROLL]
        return {"type": "reroll", "building": building_name, "die": die}
    return _chance(action)


def _chance(action: int) -> Named:
    if action >= A_ROLL_ONE:
        seat, face = divmod(action - A_ROLL_ONE, 6)
        return {"type": "single", "seat": seat, "die": face + 1}
    if action >= A_ROLL_WHITE:
        seat, code = divmod(action - A_ROLL_WHITE, 49)
        return {"type": "white", "seat": seat, "dice": digits(code)}
    if action >= A_ROLL:
        seat, code = divmod(action - A_ROLL, 216)
        return {"type": "roll", "seat": seat, "dice": _faces(code, 3)}
    if action >= A_NEUTRAL_TWO:
        return {"type": "neutral", "dice": _faces(action - A_NEUTRAL_TWO, 2)}
    if action >= A_NEUTRAL_THREE:
        return {"type": "neutral", "dice": _faces(action - A_NEUTRAL_THREE, 3)}
    if action >= A_KINGS_DIE:
        return {"type": "troops", "die": action - A_KINGS_DIE}
    if action >= A_ENEMY:
        return {"type": "enemy", **name_card(action - A_ENEMY)}
    return {"type": "order", "seat": action - A_SEAT}


def _influence(code: int) -> Named:
    code, envoy = divmod(code, 2)
    code, shift = divmod(code, 3)
    code, plus2 = divmod(code, 2)
    coloured, white = (digits(part) for part in divmod(code, 49))
    advisor = sum(coloured) + sum(white) + PLUS2 * plus2 + shift - 1
    return {
        "type": "influence",
        "advisor": ADVISOR_NAMES[advisor - 1],
        "dice": coloured,
        "white": white,
        "plus2": bool(plus2),
        "market": shift - 1,
        "envoy": bool(envoy),
    }


def name_card(card: int) -> dict[str, Any]:
    """An enemy card by what is on it; no two of a year are alike."""
    return {
        "year": int(year_of(card)),
        "enemy": ENEMY_NAMES[enemy_of(card)],
        "strength": int(strength_of(card)),
    }


def goods_of(goods: int) -> list[str]:
    """A set of goods, one by one: gold, wood, stone."""
    return [GOOD_NAMES[good] for good in range(GOODS) for _ in range(in_set(goods, good))]


def digits(code: int) -> list[int]:
    """Dice in rising order from their digits in base 7."""
    faces = []
    while code:
        code, face = divmod(code, 7)
        faces.append(face)
    return faces[::-1]


def _faces(code: int, count: int) -> list[int]:
    """Dice in rising order from their digits in base 6, which count from 0."""
    return [code // 6**i % 6 + 1 for i in reversed(range(count))]


# From name to number.


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
    if kind == "influence":
        return _placement(named)
    if kind == "build":
        return A_BUILD + _word(named, "building", BUILDING_NAMES) * 2 + _flag(named, "envoy")
    if kind in SET_TYPES:
        return SET_TYPES[kind] + _goods(named)
    if kind == "pay":
        return A_TOWN_HALL + _word(named, "payment", PAYMENTS)
    if kind == "swap":
        return A_SWAP + _word(named, "good", GOOD_NAMES)
    if kind == "reroll":
        return _reroll(named)
    for code, name in PLAIN.items():
        if name == kind:
            return code
    return _outcome(kind, named)


def _outcome(kind: str, named: Mapping[str, Any]) -> int:
    if kind == "troops":
        return A_KINGS_DIE + _number(named, "die", 1, 6)
    if kind == "neutral":
        faces = _dice(named, "dice", 2, 3)
        return (A_NEUTRAL_THREE if len(faces) == 3 else A_NEUTRAL_TWO) + _base(faces, 6, 1)
    if kind == "enemy":
        return A_ENEMY + _card(named)
    seat = _number(named, "seat", 0, MOST_SEATS - 1)
    if kind == "roll":
        return A_ROLL + seat * 216 + _base(_dice(named, "dice", COLOURED, COLOURED), 6, 1)
    if kind == "white":
        return A_ROLL_WHITE + seat * 49 + _base(_dice(named, "dice", 1, WHITE), 7, 0)
    if kind == "single":
        return A_ROLL_ONE + seat * 6 + _number(named, "die", 1, 6) - 1
    return A_SEAT + seat


def _placement(named: Mapping[str, Any]) -> int:
    advisor = _word(named, "advisor", ADVISOR_NAMES) + 1
    coloured = _dice(named, "dice", 1, COLOURED)
    white = _dice(named, "white", 0, WHITE)
    plus2, envoy = _flag(named, "plus2"), _flag(named, "envoy")
    shift = _number(named, "market", -1, 1)
    reached = sum(coloured) + sum(white) + PLUS2 * plus2 + shift
    if reached != advisor:
        own = f"{ADVISOR_NAMES[reached - 1]} ({reached})" if 1 <= reached <= ADVISORS else str(reached)
        raise BadAction(f"these dice reach {own}, not {ADVISOR_NAMES[advisor - 1]} ({advisor})")
    return A_INFLUENCE + int(code_of(_base(coloured, 7, 0), _base(white, 7, 0), plus2, shift, envoy))


def _card(named: Mapping[str, Any]) -> int:
    year = _number(named, "year", 1, YEARS)
    enemy = ENEMY_NAMES[_word(named, "enemy", ENEMY_NAMES)]
    strength = _number(named, "strength", 1, 9)
    for card in range(CARDS):
        if name_card(card) == {"year": year, "enemy": enemy, "strength": strength}:
            return card
    raise BadAction(f"there are no {enemy} of strength {strength} in year {year}")


def _reroll(named: Mapping[str, Any]) -> int:
    pair = (named["building"], named["die"])
    if pair not in REROLLS:
        known = "; ".join(f"{building}, {die}" for building, die in REROLLS)
        raise BadAction(f"a reroll is by one of {known}, not {pair}")
    return A_REROLL + REROLLS.index(pair)


def _goods(named: Mapping[str, Any]) -> int:
    value = named["goods"]
    if not isinstance(value, list | tuple) or not all(
        isinstance(good, str) and good in GOOD_NAMES for good in value
    ):
        raise BadAction(f"'goods' is a list of {', '.join(GOOD_NAMES)}, not {value!r}")
    counts = [list(value).count(good) for good in GOOD_NAMES]
    if max(counts) > MOST_OF_A_GOOD:
        raise BadAction(f"'goods' has at most {MOST_OF_A_GOOD} of a kind, not {max(counts)}")
    if list(value) != goods_of(code := int(set_of(*counts))):
        raise BadAction(f"'goods' are listed in the order {', '.join(GOOD_NAMES)}, not {list(value)}")
    return code


def _dice(named: Mapping[str, Any], field: str, least: int, most: int) -> list[int]:
    value = named[field]
    if not isinstance(value, list | tuple) or not all(type(face) is int and 1 <= face <= 6 for face in value):
        raise BadAction(f"'{field}' is a list of faces from 1 to 6, not {value!r}")
    if not least <= len(value) <= most:
        raise BadAction(f"'{field}' has {least} to {most} dice, not {len(value)}")
    if sorted(value) != list(value):
        raise BadAction(f"'{field}' lists dice in rising order, not {list(value)}")
    return list(value)


def _base(faces: Sequence[int], base: int, lowest: int) -> int:
    code = 0
    for face in faces:
        code = code * base + face - lowest
    return code


def _flag(named: Mapping[str, Any], field: str) -> int:
    value = named[field]
    if not isinstance(value, bool):
        raise BadAction(f"'{field}' is true or false, not {value!r}")
    return int(value)


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
