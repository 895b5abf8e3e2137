"""The convention that turns arguments into words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheca.bots.levels import UnknownLevel
from ludotheca.games import registry
from ludotheca.kernel.errors import CannotUndo, LudothecaError, NotYourDecision, RecordError, UnknownRules
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, ScoreLine
from ludotheca.texts import language
from ludotheca.texts.speaker import Speaker, family_of

ROME = registry.get("rome_in_a_day")
# The browser's speaker says the same: web/src/core/speaker.test.ts reads this file.
CASES = json.loads(Path(__file__).with_name("speaker_cases.json").read_text(encoding="utf-8"))


def speaker(lang: str = "en", viewer: int = -1) -> Speaker:
    return Speaker(lang, ROME, names=("Ada", "Bruno", "Clara"), viewer=viewer, strict=True)


def said(case: dict[str, Any], lang: str) -> str:
    """What a case of speaker_cases.json says."""
    viewer = case["viewer"]
    say = Speaker(lang, registry.get(case["title"]), names=CASES["names"], viewer=viewer, strict=True)
    if "event" in case:
        return say.event(Event(0, **case["event"]))
    if "decision" in case:
        kind, args = case["decision"]["kind"], case["decision"]["args"]
        decision = Decision(viewer, kind, args, [])
        return f"{say.prompt(decision)}\n{say.help(decision)}"
    if "score" in case:
        return say.score(ScoreLine(**case["score"]))
    if "word" in case:
        return say.word(**case["word"])
    return say.action(case["action"])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["what"])
def test_the_cases_that_the_web_says_too(case: dict[str, Any], lang: str) -> None:
    assert said(case, lang) == case[lang]


def test_a_list_is_the_plural_of_its_family() -> None:
    assert {plural: family_of(plural) for plural in CASES["families"]} == CASES["families"]


def test_words_lists_numbers_and_nothing() -> None:
    args = speaker().arguments(
        {
            "land": "olive_grove",
            "building": None,
            "lands": ["field"],
            "gain": 7,
            "small": [0, 3],
            "seats": [0, 2],
        }
    )
    assert args["land"] == "olive grove"
    assert args["land-id"] == "olive-grove"
    assert args["building-id"] == "none"
    assert args["lands"] == "field"
    assert args["lands-count"] == 1
    assert args["gain"] == 7
    assert args["small"] == "1, 4"  # positions count from 1 for people
    assert args["seats"] == "Ada and Clara"
    assert args["you"] == "none"


def test_a_word_without_a_text_is_noticed() -> None:
    with pytest.raises(KeyError, match="land-moon"):
        speaker().event(Event(0, "placed", {"seat": 0, "land": "moon", "building": None, "score": 1}))


def test_numbers_follow_the_language() -> None:
    shared = [Speaker(lang).text("seat-number", number=1234) for lang in ("en", "fr")]
    assert shared[0] == "Seat 1,234"
    assert shared[1].startswith("Place 1")
    assert "," not in shared[1]


@pytest.mark.parametrize(
    ("error", "english", "french"),
    [
        (
            RecordError("x", 7, why="digest"),
            "entry 7: the position after it is not the one its digest names.",
            "entrée 7",
        ),
        (RecordError("x", why="seal"), "its seal does not fit", "son sceau ne correspond pas"),
        (
            UnknownRules(ROME.meta.names, 9, (1,)),
            "Rome in a Day has no rules version 9",
            "Lotta Rome n’a pas de version 9",
        ),
        (CannotUndo(0, "x", why="answered", other=2), "Clara has answered since", "Clara a répondu depuis"),
        (NotYourDecision(0, [1, 2]), "waiting for Bruno and Clara", "attend Bruno et Clara"),
        (NotYourDecision(0, []), "the game is over", "la partie est finie"),
        (UnknownLevel("x"), "There is no bot “x”", "Il n’y a pas de robot «\u00a0x\u00a0»"),
    ],
)
def test_errors_are_said_by_their_code(error: LudothecaError, english: str, french: str) -> None:
    assert english in speaker("en").error(error)
    assert french in speaker("fr").error(error)


def test_an_unknown_error_keeps_its_english_line() -> None:
    class Odd(LudothecaError):
        code = "odd"

    assert speaker("fr").error(Odd("All is odd.")) == "All is odd."


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA@euro"}, "fr"),
        ({"LC_MESSAGES": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_gives_the_language(environ: dict[str, str], lang: str) -> None:
    assert language.of_environment(environ) == lang


def test_only_known_languages_are_taken() -> None:
    assert language.check("fr-CA") == "fr"
    with pytest.raises(language.UnknownLanguage, match="en, fr"):
        language.check("tlh")
