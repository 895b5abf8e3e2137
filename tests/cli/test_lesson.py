"""Lessons at the terminal, answered through a pipe."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from games.titles import COMPLETE

from ludotheca.cli import learned, main, tutor
from ludotheca.cli.lesson import voice
from ludotheca.games import registry
from ludotheca.lessons.course import Course
from ludotheca.lessons.script import lessons
from ludotheca.texts.language import LANGUAGES
from ludotheca.texts.speaker import Speaker

Take = Callable[..., str]
TEXTS = Path(tutor.__file__).parent / "texts"


@pytest.fixture(autouse=True)
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the steps are kept."""
    path = tmp_path / "data" / "lessons.json"
    monkeypatch.setattr(learned, "place", lambda: path)
    monkeypatch.delenv("COLUMNS", raising=False)
    return path


@pytest.fixture
def take(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Take:
    """Run the command with these lines typed; what it showed."""

    def run(typed: list[str], *arguments: str, lang: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main(["lesson", *arguments, "--lang", lang]) == 0
        return capsys.readouterr().out

    return run


class Pupil(io.StringIO):
    """Asks to be shown what there is to do, then goes on; whichever does not fit is refused."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = 0

    def readline(self, size: int | None = -1, /) -> str:
        self.lines += 1
        assert self.lines < 200, "the lesson does not end"
        return "s\n" if self.lines % 2 else "\n"


@pytest.mark.once
@pytest.mark.parametrize("title", COMPLETE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_played_to_its_end(
    title: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    says = Speaker(lang, folders=(registry.get(title).folder / "lessons",), strict=True)
    for number, script in enumerate(lessons(registry.get(title)), 1):
        monkeypatch.setattr("sys.stdin", Pupil())
        assert main(["lesson", title, str(number), "--lang", lang]) == 0
        shown = " ".join(capsys.readouterr().out.split())
        for step in range(1, len(script.steps) + 1):
            said, *asked = says.text(f"lesson-{number}-{step}").split("\n")
            assert " ".join(says.text(f"lesson-{number}-steps").split("\n")[step - 1].split()) in shown
            assert " ".join(said.split()) in shown
            assert all(f"◆ {' '.join(ask.split())}" in shown for ask in asked)
    assert [learned.read().of(title, number).done for number in (1, 2, 3)] == [True, True, True]
    assert "✓" in shown_list(title, lang, capsys)


def shown_list(title: str, lang: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["lesson", title, "--lang", lang]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", COMPLETE)
def test_what_is_pointed_at_has_a_name_without_unknown_terms(title: str, lang: str) -> None:
    game = registry.get(title)
    say = voice(game, Speaker(lang, folders=(TEXTS,), strict=True))
    known: set[str] = set()
    terms = {term for script in lessons(game) for step in script.steps for term in step.terms.get(lang, ())}
    for script in lessons(game):
        course = Course(game, script)
        while not course.done:
            known |= set(script.steps[course.step].terms.get(lang, ()))
            named = tutor.pointed(course.moment(), say)
            assert all(named)
            words = " ".join(named).casefold().replace(",", " ").split()
            assert [term for term in terms - known if term.casefold() in words] == []
            ask = course.asked()
            assert course.act(ask.play) if ask else course.go_on()


def test_a_wrong_try_is_answered_and_not_carried_out(take: Take) -> None:
    shown = take(["", "1", "split 1 2", "nonsense", "split 1 5", "q"], "rome_in_a_day", "1")
    assert "≠ All five lands against one gem" in shown
    assert "≠ A press without olives" in shown
    assert "nonsense" in shown
    assert shown.count("◆ Put the oil press and the olive grove") == 4
    assert shown.count("◆ Take Ada’s small set") == 1
    assert learned.read().of("rome_in_a_day", 1).answers == [None, {"type": "split", "small": [0, 4]}]


def test_a_try_against_the_rules_is_answered_too(take: Take) -> None:
    shown = take(["take gold", "influence treasurer 3 5", "q"], "kingsburg", "1")
    assert "≠ Ada is with the Treasurer" in shown


def test_it_is_left_taken_up_gone_back_and_begun_again(take: Take) -> None:
    assert "lesson rome_in_a_day 1" in take(["", "s", "q"], "rome_in_a_day", "1")
    assert "at step 3 of 7" in take([], "rome_in_a_day")
    shown = take(["u", "u", "u", "q"], "rome_in_a_day", "1")
    assert [shown.count(name) for name in ("You take ●●◉", "You divide ●◉", "What you build ◉○")] == [1, 1, 2]
    assert "This is the first step." in shown
    take(["", "s", "q"], "rome_in_a_day", "1")
    assert "What you build ◉" in take(["q"], "rome_in_a_day", "1", "--again")
    assert "Go on" not in take([""], "rome_in_a_day", "1", lang="fr")  # the end of the input leaves it too


def test_help_and_looking_around_work_as_at_a_table(take: Take) -> None:
    shown = take(["s", "x", "", "?", "v 2", "l", "r", "a", "q"], "rome_in_a_day", "1")
    assert shown.count("Nothing to do here") == 2
    assert "▸2 Ada" in shown
    assert "EXPLORATION." in shown
    assert "Shown: " in shown


def test_a_damaged_file_begins_anew_and_one_that_cannot_be_written_is_told(take: Take, file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b'{"lessons": 3}')
    assert "What you build ◉" in take(["", "q"], "rome_in_a_day", "1")
    file.write_bytes(
        b'{"lessons": {"rome_in_a_day": {"1": {"answers": [null, {"type": "split", "small": 7}]}}}}'
    )
    assert "What you build ◉" in take(["q"], "rome_in_a_day", "1")
    file.unlink()
    file.parent.rmdir()
    file.parent.write_bytes(b"in the way")
    assert "could not be kept" in take(["", "q"], "rome_in_a_day", "1").replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rome_in_a_day", "4"], "There is no lesson 4 of Rome in a Day; the lessons are 1 to 3"),
        (["rome_in_a_day", "0"], "the lessons are 1 to 3"),
        (["rome_in_a_day", "one"], "whole number"),
        (["rome", "1"], "There is no title"),
        ([registry.EXAMPLE, "1"], "There are no lessons"),
    ],
)
def test_bad_input_is_told(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", *arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
