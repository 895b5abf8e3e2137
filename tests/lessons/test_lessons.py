"""Every lesson plays to its end on the rules, whatever the learner does of what it accepts, and says what it may."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from games.titles import COMPLETE

import ludotheca
from ludotheca.games import registry
from ludotheca.kernel.game import Named
from ludotheca.lessons.course import BadAnswer, Course, replayed
from ludotheca.lessons.script import OTHERS, Lesson, Step, accepts, fits, lessons, terms
from ludotheca.texts.files import Texts
from ludotheca.texts.language import LANGUAGES

pytestmark = pytest.mark.once
LESSONS = [(title, number) for title in COMPLETE for number in (1, 2, 3)]
MOST_STEPS, MOST_WORDS, MOST_ASK, MOST_NAME, MOST_PURPOSE, WALKS = 12, 40, 16, 5, 26, 10
Choose = Callable[[Course, list[Named]], Named]


def lesson_of(title: str, number: int) -> Lesson:
    return lessons(registry.get(title))[number - 1]


def figure(course: Course, path: str) -> Any:
    """`scores`, `owing`, `winners`, or a path into the numbers of the position such as `gems.0`."""
    match = course.match
    result = match.result()
    named = {
        "scores": [int(match.state.score(seat)) for seat in range(match.header.players)],
        "owing": match.owing,
        "winners": list(result.winners) if result else None,
    }
    if path in named:
        return named[path]
    value: Any = match.state.dump()
    for part in path.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    return value


class Watched(Course):
    """A course that looks at the figures of every step before it goes on."""

    def _next(self) -> None:
        step = self.lesson.steps[self.step]
        for path, value in {**step.expect, **(step.expect_main if self.as_shown else {})}.items():
            assert figure(self, path) == value, f"step {self.step + 1}: {path}"
        super()._next()


def play(title: str, number: int, choose: Choose) -> list[tuple[int, int, list[Named]]]:
    """The lesson to its end, and the acts that it accepted at each ask of each step."""
    course = Watched(registry.get(title), lesson_of(title, number))
    asked = []
    while not course.done:
        decision, ask = course.moment().decision, course.asked()
        if ask is None:
            assert decision is None
            assert course.go_on()
            continue
        assert decision is not None
        accepted = [action for action in decision.actions if accepts(ask, action)]
        asked.append((course.step, course.ask, accepted))
        action = choose(course, accepted)
        assert course.act(action), f"{action} is not one of {accepted[:6]}"
    assert course.moment().done
    assert course.dealer.left == [], "draws that never fell"
    return asked


def as_shown(course: Course, accepted: list[Named]) -> Named:
    ask = course.asked()
    assert ask is not None
    return ask.play if ask.play in accepted else accepted[0]


def test_every_title_has_three_lessons() -> None:
    assert {title: len(lessons(registry.get(title))) for title in COMPLETE} == dict.fromkeys(COMPLETE, 3)


@pytest.mark.parametrize(("title", "number"), LESSONS)
def test_every_accepted_act_leads_to_the_end(title: str, number: int) -> None:
    asked = play(title, number, as_shown)
    for step, ask, accepted in asked:
        for action in accepted[1:]:
            at = (step, ask, action)
            play(
                title,
                number,
                lambda course, found, at=at: (
                    at[2] if (course.step, course.ask) == at[:2] else as_shown(course, found)
                ),
            )
    rng = random.Random(number)
    for _ in range(WALKS):
        play(title, number, lambda _, accepted: rng.choice(accepted))


@pytest.mark.parametrize(("title", "number"), LESSONS)
def test_what_is_not_accepted_changes_nothing_and_is_answered(title: str, number: int) -> None:
    course = Course(registry.get(title), lesson_of(title, number))
    while not course.done:
        moment, ask, head = course.moment(), course.asked(), course.match.head
        if ask is None:
            assert not course.act({"type": "pass"})
            course.go_on()
            continue
        assert not course.go_on()
        assert moment.decision is not None
        legal = moment.decision.actions
        for place, wrong in enumerate(course.lesson.steps[course.step].wrong, 1):
            tries = [action for action in legal if fits(action, wrong.pattern) and not accepts(ask, action)]
            if wrong.ask != course.ask:
                continue
            assert bool(tries) == wrong.legal, f"step {course.step + 1}: {wrong.pattern}"
            assert all(course.wrong(action) in range(1, place + 1) for action in tries)
            for action in tries or [wrong.pattern]:
                assert not course.act(action)
        assert (course.match.head, course.asked()) == (head, ask)
        course.act(ask.play)


def test_a_lesson_is_taken_up_where_it_was_left() -> None:
    game, lesson = registry.get(COMPLETE[0]), lesson_of(COMPLETE[0], 1)
    course, answers = Course(game, lesson), []
    for _ in range(4):
        ask = course.asked()
        answers.append(ask.play if ask else None)
        assert course.act(ask.play) if ask else course.go_on()
    assert replayed(game, lesson, answers).moment() == course.moment()
    with pytest.raises(BadAnswer, match="Answer 5"):
        replayed(game, lesson, [*answers, {"type": "nonsense"}])


# What they say.


def keys_of(title: str) -> dict[str, Step | None]:
    """Every text of a title's lessons, with the step it belongs to."""
    keys: dict[str, Step | None] = {}
    for number, lesson in enumerate(lessons(registry.get(title)), 1):
        keys[f"lesson-{number}"] = keys[f"lesson-{number}-steps"] = None
        for place, step in enumerate(lesson.steps, 1):
            keys[f"lesson-{number}-{place}"] = step
            keys |= {f"lesson-{number}-{place}-wrong-{wrong}": step for wrong, _ in enumerate(step.wrong, 1)}
        keys[f"lesson-{number}-learned"] = None
    return keys


def sayings(title: str, lang: str) -> dict[str, str]:
    texts = Texts(lang, [folder(title)], strict=True)
    return {key: texts.say(key, {}) for key in keys_of(title)}


def words(said: str) -> int:
    return sum(any(letter.isalnum() for letter in word) for word in said.split())


def folder(title: str) -> Path:
    return registry.get(title).folder / "lessons"


@pytest.mark.parametrize("title", COMPLETE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_there_and_short(title: str, lang: str) -> None:
    for key, said in sayings(title, lang).items():
        if not key.endswith("-steps"):
            assert words(said) <= MOST_WORDS, f"{key}: {words(said)} words"
    written = set(
        re.findall(r"^(lesson[\w-]*) =", (folder(title) / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    )
    assert written == set(keys_of(title)), "texts that nobody says"


@pytest.mark.parametrize("title", COMPLETE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_step_asks_for_stands_by_itself(title: str, lang: str) -> None:
    said = sayings(title, lang)
    for number, lesson in enumerate(lessons(registry.get(title)), 1):
        names = said[f"lesson-{number}-steps"].split("\n")
        assert len(names) == len(lesson.steps), "a name for each step"
        assert all(1 <= words(name) <= MOST_NAME for name in names), names
        for place, step in enumerate(lesson.steps, 1):
            _, *asked = said[f"lesson-{number}-{place}"].split("\n")
            assert len(asked) == bool(step.asks), f"lesson-{number}-{place}"
            assert all(words(ask) <= MOST_ASK for ask in asked), f"lesson-{number}-{place}"


@pytest.mark.parametrize(("title", "number"), LESSONS)
def test_a_lesson_is_short_and_never_idle(title: str, number: int) -> None:
    steps = lesson_of(title, number).steps
    assert 1 <= len(steps) <= MOST_STEPS
    idle = [not step.asks for step in steps]
    assert not any(one and next_one for one, next_one in pairwise(idle))
    assert all(step.point for step in steps)


@pytest.mark.parametrize("title", COMPLETE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_term_is_used_before_it_is_explained(title: str, lang: str) -> None:
    """Not by a step, not by an answer to a try, and not by what is said after a lesson."""
    keys, said = keys_of(title), sayings(title, lang)
    known: set[str] = set()
    for key, step in keys.items():
        if key.count("-") == 1:
            continue  # the name of a lesson may promise what it explains
        if key.endswith("-steps"):
            continue  # the name of a step is seen with the step
        known |= set(step.terms.get(lang, ()) if step else ())
        early = too_early(f"{name_of(key, said)} {said[key]}", vocabulary(title, lang), known)
        assert not early, f"{key} says {early} too early"


@pytest.mark.parametrize("title", COMPLETE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_step_explains_is_a_term_of_the_title(title: str, lang: str) -> None:
    listed = [form for forms in vocabulary(title, lang) for form in forms]
    assert len(listed) == len(set(listed))
    for step in keys_of(title).values():
        assert set(step.terms.get(lang, ()) if step else ()) <= set(listed)


def vocabulary(title: str, lang: str) -> list[list[str]]:
    found: list[list[str]] = [getattr(term, lang) for term in terms(registry.get(title))]
    assert len(found) > 20
    return found


def name_of(key: str, said: dict[str, str]) -> str:
    """What the list of steps calls the step with this key; nothing for other texts."""
    step = re.fullmatch(r"(lesson-\d)-(\d+)", key)
    return said[f"{step[1]}-steps"].split("\n")[int(step[2]) - 1] if step else ""


def too_early(sentence: str, listed: list[list[str]], known: set[str]) -> list[str]:
    """The terms it says that are not known; one that stands in a longer one that is known is part of that."""
    for term in sorted(known, key=len, reverse=True):
        sentence = re.sub(rf"\b{re.escape(term)}(e?s)?\b", "", sentence, flags=re.IGNORECASE)
    return [
        forms[0] for forms in listed if not known & set(forms) and any(says(sentence, form) for form in forms)
    ]


def test_a_term_that_nobody_explained_is_noticed() -> None:
    listed = [["gem"], ["small set"], ["set"], ["mill"]]
    assert too_early("A gem lies on the small set.", listed, {"small set"}) == ["gem"]
    assert too_early("Two mills.", listed, {"gem"}) == ["mill"]
    assert too_early("A windmill, settled.", listed, set()) == []


@pytest.mark.parametrize("title", COMPLETE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_says_the_terms_that_it_explains(title: str, lang: str) -> None:
    said = sayings(title, lang)
    for number, lesson in enumerate(lessons(registry.get(title)), 1):
        for place, step in enumerate(lesson.steps, 1):
            assert bool(step.terms) == bool(step.terms.get(lang)), "terms in both languages"
            unsaid = [
                term for term in step.terms.get(lang, ()) if not says(said[f"lesson-{number}-{place}"], term)
            ]
            assert not unsaid, f"lesson-{number}-{place} does not say {unsaid}"


def says(sentence: str, term: str) -> bool:
    return bool(re.search(rf"\b{re.escape(term)}(e?s)?\b", sentence, re.IGNORECASE))


@pytest.mark.parametrize(("title", "number"), LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_those_are_named_who_sit_there(title: str, number: int, lang: str) -> None:
    players = lesson_of(title, number).players
    for key, said in sayings(title, lang).items():
        first, step = (re.findall(r"\d+", key) + ["1"])[:2]
        if int(first) != number:
            continue
        scenes = [one.start.players for one in lesson_of(title, number).steps[: int(step)] if one.start]
        present = OTHERS[: (scenes[-1] if scenes else players) - 1]
        assert [name for name in OTHERS if name in said and name not in present] == [], key


@pytest.mark.parametrize("title", COMPLETE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_decision_has_a_purpose(title: str, lang: str) -> None:
    """For first games: what wins, and one sentence on what each decision is for."""
    game = registry.get(title)
    texts = Texts(lang, [folder(title)], strict=True)
    lines = {line.what: line.points for line in game.score_lines(new_state(title), 0)}
    assert texts.say("goal", {"mine": 1, "best": 2, **lines})
    kinds = {shape.kind for shape in game.decisions.shapes()}
    for kind in kinds:
        count = len(texts.say(f"purpose-{kind}", {}).split())
        assert 4 <= count <= MOST_PURPOSE, f"purpose-{kind}: {count} words"
    written = re.findall(
        r"^purpose-([\w-]+) =", (folder(title) / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert set(written) == kinds, "purposes of decisions that there are not"


def new_state(title: str) -> Any:
    return ludotheca.new_match(title, players=3, seed=1).state
