"""`ludotheca review`, called as a function: words, JSON, a picture, the check, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from games.titles import records

import ludotheca
from ludotheca.cli import main
from ludotheca.review import engine
from ludotheca.review.format import FORMAT, decode
from ludotheca.review.moves import Care
from ludotheca.texts.language import LANGUAGES

pytestmark = pytest.mark.once

LITTLE = Care(tries=1, width=3, first=2, judged=3, doubted=4, sure=6, lived=2, ends=2)


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(engine.CARES, "quick", LITTLE)
    return str(next(path for path in records("rome_in_a_day") if path.stem.endswith("-2p")))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_in_words(file: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "review", file, "--seat", "2", "--effort", "quick", "--lang", lang)
    assert "review-" not in told
    assert {"en": "wins in 100", "fr": "victoires sur 100"}[lang] in told


def test_a_review_as_json_and_as_a_picture(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "line.svg"
    told = run(capsys, "review", file, "--open", "--effort", "quick", "--json", "--svg", str(picture))
    made = decode(told.encode())
    assert (made.format, made.view, made.seat, made.effort) == (FORMAT, "open", 0, "quick")
    assert json.loads(told)["totals"][1]["seat"] == 1
    drawn = picture.read_text("utf-8")
    assert drawn.count("<polygon") == 2
    assert drawn.count('<rect x="') >= len(made.draws)


def test_the_check_says_that_sums_add_up(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "all 6 sums add up" in run(capsys, "review", file, "--check")
    off = engine.totals_of(ludotheca.read_record(file), 0, "own", 1)
    off[1] = msgspec.structs.replace(off[1], luck=off[1].luck + 2e-9)
    monkeypatch.setattr("ludotheca.cli.review.totals_of", lambda *_: off)
    assert main(["review", file, "--check"]) == 1
    assert "not all" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "name a record"),
        (("FILE", "--effort", "long"), "quick, normal, deep"),
        (("FILE", "--seat", "3"), "the seats are 1 to 2"),
        (("FILE", "--check", "--svg", "x.svg"), "--svg"),
        (("nowhere.json",), "does not exist"),
    ],
)
def test_bad_input_is_told(
    file: str, arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", *[file if word == "FILE" else word for word in arguments]]) == 2
    assert says in capsys.readouterr().err
