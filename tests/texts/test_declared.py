"""Every event, action and decision that a title declares has words in both languages, whatever it says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal, get_args, get_origin

import pytest
from games.stages import languages
from games.titles import PLAYED, suite
from texts.faults import NAMES, faults
from texts.test_titles import RAW

from ludotheca.games import registry
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import AnyGame, Decision
from ludotheca.kernel.names import Field, Named
from ludotheca.kernel.state import SPECTATOR
from ludotheca.texts.speaker import SEATS, Speaker

NUMBERS = (2, 0, 1, 5)


@pytest.fixture(params=[(title, lang) for title in PLAYED for lang in languages(title)], ids="-".join)
def voices(request: pytest.FixtureRequest) -> list[Speaker]:
    """A spectator, and two players; a missing text or argument raises."""
    title, lang = request.param
    game = registry.get(title)
    return [Speaker(lang, game, names=NAMES, viewer=viewer, strict=True) for viewer in (SPECTATOR, 0, 1)]


def game_of(voices: list[Speaker]) -> AnyGame:
    assert voices[0].game is not None
    return voices[0].game


def values(field: Field, game: AnyGame) -> list[Any]:
    """What a field may say: every word, and numbers that are none, one and several."""
    if field.name in SEATS:
        return [0, 1]
    return _values_of(field.type, field.name, game)


def _values_of(kind: Any, name: str, game: AnyGame) -> list[Any]:
    if kind is bool:
        return [False, True]
    if kind is int:
        return list(NUMBERS)
    if kind is str:
        return _words(name, game)
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) is list:
        items = _values_of(get_args(kind)[0], name.removesuffix("s"), game)
        return [items[:2], [], *([item] for item in items)]
    return [[]]  # what only a screen reads


def _words(family: str, game: AnyGame) -> list[str]:
    """Words that the title itself makes: those it has texts for."""
    text = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    return [word.replace("-", "_") for word in re.findall(rf"^{family}-(\S+) =", text, re.M)]


def arguments(fields: Sequence[Field], game: AnyGame) -> Iterator[Named]:
    """Every value of every field at least once."""
    known = {field.name: values(field, game) for field in fields}
    usual = {name: some[0] for name, some in known.items()}
    yield usual
    for name, some in known.items():
        yield from ({**usual, name: value} for value in some[1:])


def test_every_event_is_told_in_a_sentence(voices: list[Speaker]) -> None:
    game = game_of(voices)
    told = []
    for kind, fields in game.events.shapes():
        for args in arguments(fields, game):
            for say in voices:
                text = say.event(Event(0, kind, args))
                assert re.search(r"\w.*[.:]$", text), text
                assert not RAW.search(text), text
                if [] not in args.values():  # a rule tells no event of nothing
                    told.append(text)
    assert faults(told, voices[0].lang, suite(game.meta.title).uncounted) == {}


def test_every_decision_has_a_question_and_help(voices: list[Speaker]) -> None:
    game = game_of(voices)
    asked = []
    for kind, fields in game.decisions.shapes():
        for args in arguments(fields, game):
            for say in voices:
                decision = Decision(0, kind, args, [])
                for text in (say.prompt(decision), say.help(decision)):
                    assert re.search(r"\w.*[?.)]$", text), text
                    assert not RAW.search(text), text
                    if [] not in args.values():
                        asked.append(text)
    assert faults(asked, voices[0].lang, suite(game.meta.title).uncounted) == {}


def test_every_action_has_a_label(voices: list[Speaker]) -> None:
    game = game_of(voices)
    for act in game.actions:
        labels = [voices[0].action({"type": act.name, **args}) for args in arguments(act.fields, game)]
        assert all(labels), act.name
        assert not [label for label in labels if RAW.search(label)]
