"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.meta import META
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.influence import advisor_of, code_of
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.names import Act, Actions, Field, Named, flag, number, word, words

MOST_OF_A_GOOD = 4

SEAT = number("seat", 0, META.most_players - 1)
DIE = number("die", 1, 6)
GOOD = word("good", box.GOOD_NAMES)
PAYMENT = word("payment", ("token", *box.GOOD_NAMES))
BUILDING = word("building", box.BUILDING_NAMES)
ADVISOR = word("advisor", box.ADVISOR_NAMES)
ENVOY = flag("envoy")


# Dice: faces in rising order, as digits.


def _dice(name: str, least: int, most: int) -> Field:
    """Where the number of dice is fixed, digits count from 0 in base 6; else they are the faces, in base 7."""

    def read(value: Any) -> int:
        if not isinstance(value, list | tuple) or not all(type(d) is int and 1 <= d <= 6 for d in value):
            raise BadAction(f"'{name}' is a list of faces from 1 to 6, not {value!r}")
        if not least <= len(value) <= most:
            raise BadAction(f"'{name}' has {least} to {most} dice, not {len(value)}")
        if sorted(value) != list(value):
            raise BadAction(f"'{name}' lists dice in rising order, not {list(value)}")
        return _code(value, fixed=least == most)

    if least == most:
        return Field(name, list[int], 6**most, lambda code: _faces(code, most), read)
    return Field(name, list[int], 7**most, _digits, read)


def _faces(code: int, count: int) -> list[int]:
    return [code // 6**i % 6 + 1 for i in reversed(range(count))]


def _digits(code: int) -> list[int]:
    return [*_digits(code // 7), code % 7] if code else []


def _code(faces: Sequence[int], *, fixed: bool) -> int:
    code = 0
    for face in faces:
        code = code * 6 + face - 1 if fixed else code * 7 + face
    return code


def _neutral(code: int) -> Named:
    """Three neutral dice, or two."""
    two = code - codes.A_NEUTRAL_TWO + codes.A_NEUTRAL_THREE
    return {"dice": _faces(code, 3) if two < 0 else _faces(two, 2)}


def _neutral_code(read: Named) -> int:
    faces = _digits(read["dice"])
    first = codes.A_NEUTRAL_THREE if len(faces) == 3 else codes.A_NEUTRAL_TWO
    return first - codes.A_NEUTRAL_THREE + _code(faces, fixed=True)


# A placement: the advisor follows from the rest.

GROUP = Act(
    "influence",
    codes.A_INFLUENCE,
    _dice("dice", 1, box.COLOURED),
    _dice("white", 0, box.WHITE),
    flag("plus2"),
    number("market", -1, 1),
    ENVOY,
)


def placement(code: int) -> Named:
    """A group of dice on an advisor."""
    named = {"advisor": box.ADVISOR_NAMES[advisor_of(code) - 1], **GROUP.encode(code)}
    del named["type"]
    return named


def _placement_code(read: Named) -> int:
    code = int(code_of(read["dice"], read["white"], read["plus2"], read["market"] - 1, read["envoy"]))
    reached, meant = int(advisor_of(code)), read["advisor"] + 1
    if reached != meant:
        own = (
            f"{box.ADVISOR_NAMES[reached - 1]} ({reached})" if 1 <= reached <= box.ADVISORS else str(reached)
        )
        raise BadAction(f"these dice reach {own}, not {box.ADVISOR_NAMES[meant - 1]} ({meant})")
    return code


# Goods, rerolls and enemies.


def goods_of(goods: int) -> list[str]:
    """A set of goods, one by one: gold, wood, stone."""
    return [box.GOOD_NAMES[good] for good in range(box.GOODS) for _ in range(box.in_set(goods, good))]


def _read_goods(value: Any) -> int:
    known = ", ".join(box.GOOD_NAMES)
    if not isinstance(value, list | tuple) or not all(good in box.GOOD_NAMES for good in value):
        raise BadAction(f"'goods' is a list of {known}, not {value!r}")
    counts = [list(value).count(good) for good in box.GOOD_NAMES]
    if max(counts) > MOST_OF_A_GOOD:
        raise BadAction(f"'goods' has at most {MOST_OF_A_GOOD} of a kind, not {max(counts)}")
    if list(value) != goods_of(code := int(box.set_of(*counts))):
        raise BadAction(f"'goods' are listed in the order {known}, not {list(value)}")
    return code


GOODS = words("goods", box.GOOD_NAMES)._replace(size=box.SETS, write=goods_of, read=_read_goods, takes=1)
REROLL = (word("building", ("chapel", "statue")), word("die", ("all", "coloured", "white")))
CARD = (number("year", 1, box.YEARS), word("enemy", box.ENEMY_NAMES), number("strength", 1, 9))


def reroll(which: int) -> Named:
    """A building and the dice it rolls again."""
    return dict(zip(("building", "die"), codes.REROLL_NAMES[which], strict=True))


def _reroll_code(read: Named) -> int:
    pair = tuple(field.write(read[field.name]) for field in REROLL)
    if pair not in codes.REROLL_NAMES:
        known = "; ".join(", ".join(names) for names in codes.REROLL_NAMES)
        raise BadAction(f"a reroll is by one of {known}, not {pair}")
    return codes.REROLL_NAMES.index(pair)


def name_card(card: int) -> Named:
    """An enemy card by what is on it; no two of a year are alike."""
    numbers = int(box.year_of(card)) - 1, int(box.enemy_of(card)), int(box.strength_of(card)) - 1
    return {field.name: field.write(number) for field, number in zip(CARD, numbers, strict=True)}


def _card_code(read: Named) -> int:
    named = {field.name: field.write(read[field.name]) for field in CARD}
    for card in range(box.CARDS):
        if name_card(card) == named:
            return card
    raise BadAction(f"there are no {named['enemy']} of strength {named['strength']} in year {named['year']}")


ACTIONS = Actions(
    Act("order", codes.A_SEAT, SEAT, chance=True),
    Act("enemy", codes.A_ENEMY, *CARD, size=box.CARDS, pair=(name_card, _card_code), chance=True),
    Act("troops", codes.A_KINGS_DIE + 1, DIE, chance=True),
    Act(
        "neutral",
        codes.A_NEUTRAL_THREE,
        _dice("dice", 2, 3),
        size=codes.A_NEUTRAL_TWO - codes.A_NEUTRAL_THREE + 36,
        pair=(_neutral, _neutral_code),
        chance=True,
    ),
    Act("roll", codes.A_ROLL, SEAT, _dice("dice", box.COLOURED, box.COLOURED), chance=True),
    Act("white", codes.A_ROLL_WHITE, SEAT, _dice("dice", 1, box.WHITE), chance=True),
    Act("single", codes.A_ROLL_ONE, SEAT, DIE, chance=True),
    Act("keep", codes.A_KEEP),
    Act("reroll", codes.A_REROLL, *REROLL, size=len(codes.REROLL_NAMES), pair=(reroll, _reroll_code)),
    Act("pass", codes.A_PASS),
    Act("decline", codes.A_DECLINE),
    Act("done", codes.A_DONE),
    Act("swap", codes.A_SWAP, GOOD),
    Act("pay", codes.A_TOWN_HALL, PAYMENT),
    Act("take", codes.A_TAKE, GOODS),
    Act("lose", codes.A_LOSE, GOODS),
    Act("recruit", codes.A_RECRUIT, GOODS),
    Act("build", codes.A_BUILD, BUILDING, ENVOY),
    Act(
        "influence",
        codes.A_INFLUENCE,
        ADVISOR,
        *GROUP.fields,
        size=GROUP.size,
        pair=(placement, _placement_code),
        digits=GROUP,
    ),
)
