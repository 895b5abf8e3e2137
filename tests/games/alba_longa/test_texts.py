"""Every event, action, decision and score has words in both languages, whatever its arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from games.alba_longa.games import walk_mixed
from games.alba_longa.test_actions import ALL

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.events import EVENTS
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules import codes
from ludotheca.kernel.event import Event
from ludotheca.kernel.names import ToldAs
from ludotheca.kernel.state import SPECTATOR
from ludotheca.texts.language import LANGUAGES
from ludotheca.texts.speaker import Speaker

NAMES = ("Ada", "Bruno", "Clara", "Dino", "Elena")
RAW = re.compile(r"[a-z]_[a-z]|[{}]|\bevent-|\baction-|\bNone\b|\?\?\?")
SPECIAL = {
    codes.E_TARGET_MINE: [[0, 1], [0, box.ASSISI]],
    codes.E_TARGET: [[0, 1], [1, 0], [2, box.ASSISI]],
    codes.E_ATTACK: [
        [1, 9, 4, 2, 0, 3],
        [0, 5, 4, 1, 2],
        [1, 3, 4, 0, 2],
        [box.ASSISI, 9, 4, 2, 0],
        [box.ASSISI, 3, 4, 0, 0],
    ],
    codes.E_SABOTAGE_LOST: [[0, 1], [1, 3], [box.ASSISI, 1], [box.ASSISI, 2]],
    codes.E_WON: [[0], [1, 2]],
}


def raw_events() -> Iterator[tuple[int, list[int]]]:
    """Every kind with every word, and numbers that are one and several."""
    for told in EVENTS:
        if isinstance(told, ToldAs):
            yield from ((told.code, numbers) for numbers in SPECIAL[told.code])
            continue
        ranges = [
            range(2) if field.name in ("seat", "other") else range(field.size) if field.size else (1, 3)
            for field in told.shapes[0].fields
        ]
        yield from ((told.code, list(numbers)) for numbers in product(*ranges))


def voices(lang: str) -> list[Speaker]:
    return [Speaker(lang, GAME, names=NAMES, viewer=viewer, strict=True) for viewer in (SPECTATOR, 0, 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_to_everybody(lang: str) -> None:
    for kind, numbers in raw_events():
        event: Event = GAME.events.name(0, kind, numbers)
        for say in voices(lang):
            text = say.event(event)
            assert len(text) > 8
            assert not RAW.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label_and_those_of_kings_a_word_to_type(lang: str) -> None:
    say = voices(lang)[0]
    labels = {}
    for code in ALL:
        label = say.action(GAME.encode(code))
        assert label
        assert not RAW.search(label), label
        labels.setdefault(GAME.encode(code)["type"], []).append(label)
    for kind, said in labels.items():
        assert len(set(said)) == len(said), f"{kind}: two actions have one label"
    of_chance = {"first-king", "weather-cost", "climate", "blessing-card", "roll"}
    assert all(say.has(f"verb-{kind}") for kind in set(GAME.actions.acts) - of_chance)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_question_and_help(lang: str) -> None:
    seen = set()
    for seed in range(3):
        options = {"job_well_done": True, "spoils_of_war": True, "assisi": True, "sole_survivor_wins": False}
        for state in walk_mixed(4, seed, 45, **options):
            for seat in range(4):
                decision = GAME.decision(state, seat)
                if decision is not None and decision.kind not in seen:
                    seen.add(decision.kind)
                    for say in voices(lang):
                        assert say.prompt(decision)[-1] in "?."
                        assert len(say.help(decision)) > 40
    kinds = {shape.kind for shape in GAME.decisions.shapes()}
    say = voices(lang)[0]
    assert all(say.has(f"prompt-{kind}") and say.has(f"help-{kind}") for kind in kinds)
    assert kinds - seen <= {"successor"}  # rare: its texts have no arguments


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scores_cities_and_refusals_have_words(lang: str) -> None:
    say = voices(lang)[0]
    state = GAME.new_state(3, GAME.check_options({}), 1)
    assert [say.score(line) for line in GAME.score_lines(state, 0)]
    assert len({say.word("city", king.city) for king in GAME.view(state, SPECTATOR).kings}) == 3
    assert "true" in say.text("reason-assisi-five", value="true")
