"""The grammar of names: what a table declares is what is written, read and refused."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.names import (
    ALL,
    Act,
    Actions,
    Asked,
    Decisions,
    Events,
    Field,
    Named,
    Several,
    Shape,
    Told,
    ToldAs,
    flag,
    maybe,
    number,
    numbers,
    word,
    words,
)

COLOURS = ("red", "green", "blue")


def _sum_of(code: int) -> Named:
    return {"left": code // 3, "right": code % 3}


ACTIONS = Actions(
    Act("pass", 7),
    Act("paint", 10, word("colour", COLOURS), flag("twice"), number("coats", 1, 4)),
    Act("plant", 40, maybe("tree", ("oak", "elm"))),
    Act(
        "weigh",
        50,
        number("left", 0, 2),
        number("right", 0, 2),
        size=9,
        pair=(_sum_of, lambda read: 3 * read["left"] + read["right"]),
    ),
)


def test_a_code_is_a_number_in_mixed_radix() -> None:
    assert ACTIONS.encode(7) == {"type": "pass"}
    assert ACTIONS.encode(10) == {"type": "paint", "colour": "red", "twice": False, "coats": 1}
    assert ACTIONS.encode(10 + 2 * 8 + 1 * 4 + 3) == {
        "type": "paint",
        "colour": "blue",
        "twice": True,
        "coats": 4,
    }
    assert ACTIONS.encode(40) == {"type": "plant", "tree": None}
    assert ACTIONS.encode(57) == {"type": "weigh", "left": 2, "right": 1}


def test_every_code_comes_back() -> None:
    codes = [7, *range(10, 34), *range(40, 43), *range(50, 59)]
    assert [ACTIONS.decode(ACTIONS.encode(code)) for code in codes] == codes


@pytest.mark.parametrize("code", [-1, 6, 8, 34, 43, 59])
def test_a_number_that_is_no_code_has_no_name(code: int) -> None:
    with pytest.raises(ValueError, match=f"no action has the code {code}"):
        ACTIONS.encode(code)


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ({"type": "fly"}, "its type is 'fly', not one of pass, paint, plant, weigh"),
        ({"type": "pass", "why": 1}, "a 'pass' has the fields type, not type, why"),
        ({"type": "plant"}, "a 'plant' has the fields tree, type, not type"),
        ({"type": "plant", "tree": "ash"}, "'tree' is one of oak, elm, or null, not 'ash'"),
        ({"type": "plant", "tree": 0}, "'tree' is one of oak, elm, or null, not 0"),
        ({"type": "paint", "colour": "pink", "twice": False, "coats": 1}, "is one of red, green, blue, not"),
        ({"type": "paint", "colour": "red", "twice": 0, "coats": 1}, "'twice' is true or false, not 0"),
        ({"type": "paint", "colour": "red", "twice": False, "coats": 5}, "number from 1 to 4, not 5"),
        ({"type": "paint", "colour": "red", "twice": False, "coats": True}, "number from 1 to 4, not True"),
        ({"type": "paint", "colour": ["red"], "twice": False, "coats": 1}, "not \\['red'\\]"),
        ({"type": "weigh", "left": 3, "right": 0}, "'left' is a whole number from 0 to 2, not 3"),
    ],
)
def test_a_refusal_says_what_would_be_right(named: dict[str, Any], said: str) -> None:
    with pytest.raises(BadAction, match=said):
        ACTIONS.decode(named)


def test_two_types_that_share_a_code_are_an_error() -> None:
    with pytest.raises(ValueError, match="the codes of the actions 'a' and 'b' overlap"):
        Actions(Act("a", 0, number("n", 0, 9)), Act("b", 9))
    with pytest.raises(ValueError, match="two types of action have one name"):
        Actions(Act("a", 0), Act("a", 5))
    with pytest.raises(ValueError, match="the action 'a' cannot count 'many'"):
        Actions(Act("a", 0, numbers("many")))


SEAT = number("seat")
EVENTS = Events(
    Told(0, "painted", SEAT, word("colour", COLOURS), number("coat", 1)),
    Told(1, "planted", SEAT, words("colours", COLOURS)),
    Told(2, "met", Several((number("x"), number("y")), lambda n: {"x": n // 10, "y": n % 10}), SEAT),
    Told(3, "sorted", SEAT, Several((number("count"),), lambda rest: {"count": len(rest)}, ALL)),
    ToldAs(
        4,
        lambda n: ("won", {"seat": n[0]}) if len(n) == 1 else ("shared", {"seats": list(n)}),
        Shape("won", (SEAT,)),
        Shape("shared", (numbers("seats"),)),
    ),
)


@pytest.mark.parametrize(
    ("code", "said", "kind", "args"),
    [
        (0, [2, 1, 0], "painted", {"seat": 2, "colour": "green", "coat": 1}),
        (1, [1, 2, 0], "planted", {"seat": 1, "colours": ["blue", "red"]}),
        (1, [1], "planted", {"seat": 1, "colours": []}),
        (2, [34, 1], "met", {"x": 3, "y": 4, "seat": 1}),
        (3, [0, 7, 7, 7], "sorted", {"seat": 0, "count": 3}),
        (4, [2], "won", {"seat": 2}),
        (4, [0, 2], "shared", {"seats": [0, 2]}),
    ],
)
def test_an_event_says_its_numbers_by_name(code: int, said: list[int], kind: str, args: Named) -> None:
    event = EVENTS.name(9, code, said)
    assert (event.seq, event.kind, event.args) == (9, kind, args)


def test_a_number_too_many_is_an_error() -> None:
    with pytest.raises(ValueError, match="the event 'painted' has 4 numbers, not 3"):
        EVENTS.name(0, 0, [1, 2, 0, 5])
    with pytest.raises(ValueError, match="two kinds of event have one code"):
        Events(Told(0, "a"), Told(0, "b"))


def test_shapes_list_every_kind_once() -> None:
    assert [shape.kind for shape in EVENTS.shapes()] == [
        "painted",
        "planted",
        "met",
        "sorted",
        "won",
        "shared",
    ]
    decisions = Decisions(Asked("paint", number("coats")), Asked("bid", Field("least", int), sealed=True))
    assert [(shape.kind, decisions.sealed(shape.kind)) for shape in decisions.shapes()] == [
        ("paint", False),
        ("bid", True),
    ]
