"""What somebody types finds the action that is meant."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheca
from ludotheca.cli import typed
from ludotheca.games import registry
from ludotheca.kernel.game import Decision
from ludotheca.texts.speaker import Speaker

ROME = registry.get("rome_in_a_day")
NAMES = ("Ada", "Bruno")


def voice(lang: str) -> Speaker:
    return Speaker(lang, ROME, names=NAMES, viewer=0)


def decision(*actions: dict[str, Any]) -> Decision:
    return Decision(0, "any", {}, list(actions))


SPLIT = ludotheca.new_match("rome_in_a_day", 2, seed=1).decisions()[0]
TAKE = decision({"type": "take", "set": "small"}, {"type": "take", "set": "large"})
CHOOSE = decision(
    {"type": "choose", "land": "olive_grove", "building": None},
    {"type": "choose", "land": "olive_grove", "building": "mill"},
    {"type": "choose", "land": "vineyard", "building": "oil_press"},
    {"type": "choose", "land": "quarry", "building": None},
    {"type": "choose", "land": "quarter", "building": "theatre"},
)
PLACE = decision(
    {"type": "place", "q": 2, "r": -1}, {"type": "place", "q": -1, "r": 2}, {"type": "place", "q": 2, "r": 1}
)


@pytest.mark.parametrize(
    ("asked", "lang", "text", "fields"),
    [
        (SPLIT, "en", "split 1 4", {"small": [0, 3]}),
        (SPLIT, "en", "split 4,1", {"small": [0, 3]}),
        (SPLIT, "en", "spl 5", {"small": [4]}),
        (SPLIT, "en", "split", {"small": []}),
        (SPLIT, "fr", "diviser 2 3", {"small": [1, 2]}),
        (SPLIT, "fr", "split 2 3", {"small": [1, 2]}),
        (SPLIT, "en", "1 4", {"small": [0, 3]}),
        (TAKE, "en", "take small", {"set": "small"}),
        (TAKE, "en", "Take The Large", None),
        (TAKE, "en", "take la", {"set": "large"}),
        (TAKE, "en", "large", {"set": "large"}),
        (TAKE, "fr", "prendre petit", {"set": "small"}),
        (TAKE, "fr", "prendre le grand ensemble", None),
        (TAKE, "fr", "prendre grand ensemble", {"set": "large"}),
        (CHOOSE, "en", "choose olive grove", {"land": "olive_grove", "building": None}),
        (CHOOSE, "en", "choose olive_grove mill", {"land": "olive_grove", "building": "mill"}),
        (CHOOSE, "en", "choose olive mill", {"land": "olive_grove", "building": "mill"}),
        (CHOOSE, "en", "choose vine", {"land": "vineyard", "building": "oil_press"}),
        (CHOOSE, "en", "press", {"land": "vineyard", "building": "oil_press"}),
        (CHOOSE, "fr", "choisir carrière", {"land": "quarry", "building": None}),
        (CHOOSE, "fr", "choisir carriere", {"land": "quarry", "building": None}),
        (CHOOSE, "fr", "théâtre", {"land": "quarter", "building": "theatre"}),
        (PLACE, "en", "place 2,-1", {"q": 2, "r": -1}),
        (PLACE, "en", "place -1 2", {"q": -1, "r": 2}),
        (PLACE, "en", "2,-1", {"q": 2, "r": -1}),
        (PLACE, "fr", "poser 2,1", {"q": 2, "r": 1}),
    ],
)
def test_words_choose(asked: Decision, lang: str, text: str, fields: dict[str, Any] | None) -> None:
    order = range(len(asked.actions))
    if fields is None:
        with pytest.raises(typed.Unclear):
            typed.choose(text, asked, order, voice(lang))
    else:
        action = typed.choose(text, asked, order, voice(lang))
        assert {name: value for name, value in action.items() if name != "type"} == fields


def test_a_number_chooses_from_the_menu_in_its_order() -> None:
    assert typed.choose("1", PLACE, [2, 0, 1], voice("en")) == PLACE.actions[2]
    assert typed.choose(" 3 ", PLACE, [2, 0, 1], voice("en")) == PLACE.actions[1]


@pytest.mark.parametrize(
    ("actions", "numbers"),
    [
        ([{"type": "send", "armies": n} for n in (0, 1, 2)], [0, 1, 2]),
        ([{"type": "keep"}, {"type": "sell", "count": 1}, {"type": "sell", "count": 3}], [4, 1, 3]),
        (
            [{"type": "swap", "pay": "gold"}, {"type": "bid", "gold": 5}, {"type": "bid", "gold": 4}],
            [6, 5, 4],
        ),
        # A seat, a cell or two kinds that count are no amounts, nor is a single number.
        ([{"type": "name", "other": 0}, {"type": "name", "other": 2}], [1, 2]),
        ([{"type": "place", "q": 2, "r": 0}, {"type": "place", "q": 3, "r": 0}], [1, 2]),
        (
            [{"type": "wall", "storey": 2}, {"type": "wall", "storey": 3}, {"type": "build", "storey": 2}],
            [1, 2, 3],
        ),
        ([{"type": "bid", "gold": 5}, {"type": "pass"}], [1, 2]),
        ([{"type": "do", "envoy": True}, {"type": "do", "envoy": False}], [1, 2]),
    ],
)
def test_the_number_of_an_amount_is_the_amount(actions: list[dict[str, Any]], numbers: list[int]) -> None:
    asked = decision(*actions)
    chosen = [typed.choose(str(number), asked, range(len(actions)), voice("en")) for number in numbers]
    assert chosen == actions


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unclear-nothing"),
        ("0", "unclear-range"),
        ("6", "unclear-range"),
        ("-1", "unclear-range"),
        ("dance", "unclear-unknown"),
        ("choose moon", "unclear-unknown"),
        ("choose qu", "unclear-several"),
        ("choose", "unclear-unknown"),
        ("°!", "unclear-nothing"),
    ],
)
def test_what_fits_nothing_or_too_much_says_so(text: str, key: str) -> None:
    with pytest.raises(typed.Unclear) as unclear:
        typed.choose(text, CHOOSE, range(5), voice("en"))
    assert unclear.value.key == key


def test_enter_takes_the_only_action() -> None:
    assert typed.choose("", decision(PLACE.actions[0]), [0], voice("en")) == PLACE.actions[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("asked", [SPLIT, TAKE, CHOOSE, PLACE])
def test_the_example_on_the_screen_can_be_typed(asked: Decision, lang: str) -> None:
    for action in asked.actions:
        text = typed.example(action, voice(lang))
        assert typed.choose(text, asked, range(len(asked.actions)), voice(lang)) == action
