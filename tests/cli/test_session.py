"""A game at the terminal, answered through a pipe."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import ludotheca
from ludotheca.bots.coach import Counsel, Objection
from ludotheca.cli import main
from ludotheca.kernel import record

PLAY = ["play", "rome_in_a_day", "--players", "2", "--bots", "uniform", "--seed", "4", "--lang", "en"]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """Lines that stand where the keyboard is; write them, then rewind."""
    lines = io.StringIO()
    monkeypatch.setattr("sys.stdin", lines)
    monkeypatch.delenv("COLUMNS", raising=False)
    return lines


def play(answers: io.StringIO, lines: list[str], *more: str) -> int:
    answers.write("".join(f"{line}\n" for line in lines))
    answers.seek(0)
    return main([*PLAY, *more])


class Robot(io.StringIO):
    """Answers every question with the first choice, and Enter where the table waits."""

    lines = 0

    def readline(self, size: int | None = -1, /) -> str:
        self.lines += 1
        return "1\n" if self.lines % 2 else "\n"


def test_a_whole_game_is_played_and_recorded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", Robot())
    file = tmp_path / "game.json"
    assert main([*PLAY, "--record", str(file)]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"You win\.|Ada wins\.|Shared victory", shown)
    assert f"The record is in {file}" in shown
    match = ludotheca.verify(file)
    assert match.over
    assert [seat.bot for seat in match.header.seats] == ["", "uniform"]
    assert list(tmp_path.iterdir()) == [file]
    result = match.result()
    assert result is not None
    assert re.search(rf"total +{result.scores[0]} +{result.scores[1]}\n", shown)
    for n in (1, 2, 3, 4):
        assert f"round {n} of 4" in shown


def test_the_same_seed_is_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", Robot())
    acts = []
    for name in ("a.json", "b.json"):
        main([*PLAY, "--record", str(tmp_path / name)])
        entries = record.from_bytes((tmp_path / name).read_bytes()).entries
        acts.append([(entry.seat, entry.action) for entry in entries])
    assert acts[0] == acts[1]


def test_typed_words_numbers_and_mistakes(answers: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(answers, ["split 9 9", "split 1 4", "nonsense", "take large", "q"]) == 0
    shown = capsys.readouterr().out
    assert "“split 9 9” matches no legal move" in shown
    assert "“nonsense” matches no" in shown
    assert "division" in shown
    assert "You take Ada’s large set" in shown
    assert "Lay a land (" in shown
    assert shown.rstrip().endswith("You have left the table.")


def test_help_rules_log_and_looking_around(answers: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(answers, ["?", "R", "1", "1", "l", "V 2", "v 7", "v", ">", "Q"]) == 0
    shown = capsys.readouterr().out
    assert "Name the lands of the small set" in shown
    assert "The number on a free hexagon" not in shown
    assert "EXPLORATION." in shown
    assert "Ada has divided the lands." in shown
    assert re.search(r"▸2 Ada", shown)
    assert "v and a number from 1 to 2" in shown


def screens(shown: str) -> list[str]:
    return shown.split("Rome in a Day · ")


def test_undo_takes_back_a_placement_and_says_why_it_cannot(
    answers: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    # A land is laid (the first goes down without a question), then taken back with the choice before it.
    assert play(answers, ["u", "1", "u", "2", "1", "1", "1", "u", "u", "u", "u", "q"]) == 0
    parts = screens(capsys.readouterr().out)
    assert "Nothing can be taken back: you have not moved yet." in parts[2]
    assert "Nothing can be taken back: something hidden has been shown since." in parts[4]
    lands = [int(n) for part in parts[1:] for n in re.findall(r"▸1 You .*?◆\d (\d+) land", part)]
    assert lands[5:8] == [1, 1, 2]
    assert lands[8:] == [1, 1, 0, 0]
    assert "Nothing can be taken back: something hidden" in parts[-1]


def test_the_last_placement_waits_before_the_others_go_on(
    answers: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["2", "1"] + ["1", ""] * 40
    play(answers, lines)
    shown = capsys.readouterr().out
    assert "Your move is made: Enter to go on, u to take it back." in shown
    before, _, after = shown.partition("Your move is made")
    assert "round 2 of 4" not in before
    assert "round 2 of 4" in after


def test_a_slip_does_not_cost_the_undo(answers: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    """At the last look anything but Enter keeps waiting, and the move can still be taken back."""
    play(answers, ["2", "1"] + ["1"] * 4 + ["foo", "u", "q"])
    shown = capsys.readouterr().out
    assert "“foo” is not an answer here: Enter goes on, u takes the move back." in shown
    assert "Move taken back." in shown.partition("“foo” is not")[2]
    assert "round 2 of 4" not in shown


def test_the_last_round_is_told_before_the_scores(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Robot())
    assert main([*PLAY]) == 0
    told, _, scores = (
        capsys.readouterr().out.partition("What happened since your last move:")[2].partition("total")
    )
    assert re.search(r"· (You|Ada) finish(es)? first with \d+ points\.", told)
    assert scores


def test_an_amount_is_typed_as_the_amount(answers: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    """In Comuni: 2 bids on column 2, and 0 offers no gold."""
    answers.write("2\n0\nl\nq\n")
    answers.seek(0)
    line = ["play", "comuni", "--players", "2", "--bots", "uniform", "--seed", "1", "--lang", "en"]
    assert main(line) == 0
    shown = capsys.readouterr().out
    assert re.search(r" 2 bid on column 2", shown)
    assert all(f" {gold} bid {gold} gold" in shown for gold in (0, 1))
    assert "You place an envoy on column 2 and bid 0 gold." in shown


@pytest.mark.parametrize("last", ["q", None])
def test_leaving_saves_the_record(
    answers: io.StringIO, capsys: pytest.CaptureFixture[str], tmp_path: Path, last: str | None
) -> None:
    file = tmp_path / "left.json"
    assert play(answers, ["1", "1", *([last] if last else [])], "--record", str(file)) == 0
    shown = capsys.readouterr().out
    assert f"The record is in {file}" in shown
    assert "You have left the table." in shown
    match = ludotheca.verify(file)
    assert not match.over
    assert match.head > 10
    assert main(["replay", str(file), "--check", "--lang", "en"]) == 0
    assert "was not finished" in capsys.readouterr().out


def test_another_seat_and_several_bots(
    answers: io.StringIO, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    answers.write("q\n")
    answers.seek(0)
    line = ["play", "Rome-in-a-Day", "--players", "4", "--bots", "uniform,greedy", "--seat", "2"]
    assert main([*line, "--lang", "fr", "--record", str(file)]) == 0
    assert "▸2 Vous" in capsys.readouterr().out
    seats = record.from_bytes(file.read_bytes()).header.seats
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Ada", "uniform"),
        ("Joueur", ""),
        ("Bruno", "greedy"),
        ("Clara", "greedy"),
    ]


def test_the_picker_asks_for_what_is_not_given(
    answers: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    answers.write("9\nrome\n7\n5\nbegin\nq\n")
    answers.seek(0)
    assert main(["play", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("What would you like to play?") == 2
    assert shown.count("How many players, you included?") == 2
    assert "Type a number from 2 to 5, Enter, or q to leave." in shown
    assert " 5 Dino" in shown


def test_enter_takes_the_usual_answers(answers: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    answers.write("\n\n\nq\n")
    answers.seek(0)
    assert main(["play", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert " 3 Bruno" in shown
    assert " 4 Clara" not in shown


@pytest.mark.parametrize("lines", ["", "q\n", "1\n"])
def test_leaving_the_picker_is_no_error(
    answers: io.StringIO, capsys: pytest.CaptureFixture[str], lines: str
) -> None:
    answers.write(lines)
    answers.seek(0)
    assert main(["play", "--lang", "en"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("You have left the table.")


def test_a_coach_says_what_it_is_for_and_asks_once_before_a_blunder(
    answers: io.StringIO, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = {"type": "split", "small": [0]}, {"type": "split", "small": [1, 2]}
    found = Counsel([], [Objection(bad, good, 0.2, 0.03, {"mill": -3.2, "gems": -0.2})], 9)
    monkeypatch.setattr("ludotheca.cli.coach.counsel", lambda *_, **__: found)
    assert play(answers, ["split 1", "split 1", "q"], "--coach") == 0
    shown = capsys.readouterr().out
    assert "your neighbour picks first" in shown
    assert shown.count("In the end it would cost you about: mills -3.") == 1
    assert "Type your move again" in shown
    assert "Take a set" in shown or "take" in shown.split("Type your move again")[1]
