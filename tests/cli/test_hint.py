"""`h` at the table: the best options in words and numbers, seen to improve on a terminal, from one's own view only."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from cli.test_terminal import Terminal, last_screen, terminals

import ludotheca
from ludotheca.bots.advice import Advice
from ludotheca.bots.searcher import Opinion
from ludotheca.cli import context, hint, main
from ludotheca.games import registry

__all__ = ["terminals"]  # a fixture
PLAY = ["play", "rome_in_a_day", "--players", "2", "--bots", "uniform", "--seed", "4"]
LINE = r"^ +(\d+) .*[█░]{10} +(\d+)\s% "


def test_a_hint_names_three_of_the_menu(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a\nsplit 1 4\nq\n"))
    assert main([*PLAY, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("A master would choose") == 1  # the next decision does not keep it
    found = re.findall(LINE + r"to win, about \d+ points?$", shown, re.M)
    assert len(found) == 3
    assert all(1 <= int(number) <= 16 and int(share) <= 100 for number, share in found)
    assert "a advice" in shown


def test_a_hint_in_french_and_none_where_nothing_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a\n?\nq\n"))
    assert main([*PLAY, "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "Un maître choisirait" in shown
    assert len(re.findall(LINE + "de chances de victoire, environ", shown, re.M)) == 3
    assert "a demande ce que ferait un maître" in shown


def test_the_lines_follow_the_menu_and_leave_out_what_is_not_legal() -> None:
    say = context.use("en")
    match = ludotheca.new_match("rome_in_a_day", 2, seed=1)
    decision = match.decision(0)
    assert decision is not None
    voice = say.to(match.game, ["You", "Ada"], 0)
    order = list(reversed(range(len(decision.actions))))
    options = [
        Opinion(decision.actions[-1], 0.5, 40.4, 10),
        Opinion({"type": "win"}, 1.0, 99.0, 9),
        Opinion(decision.actions[0], 0.0, 1.2, 1),
    ]
    board = registry.board(match.game.meta.title)
    lines = hint.lines(Advice(options, 20, 1.0, final=True), match.view(0), board, decision, order, voice)
    assert "20 games" in lines[0].plain
    assert len(lines) == 3
    assert re.match(r" +1 .*█████░░░░░  50 % to win, about 40 points$", lines[1].plain)
    assert re.match(rf" +{len(order)} .*░░░░░░░░░░   0 % to win, about 1 point$", lines[2].plain)
    why = Advice(options, 20, 1.0, final=True, reasons=[{"mill": 2.6}, {}, {"mill": -2.6, "gems": 1.2}])
    said = [line.plain for line in hint.lines(why, match.view(0), board, decision, order, voice)]
    assert said[2].strip() == "Brings more in the end: mills +3"
    assert said[4].strip() == "Compared with the best: mills -3, gems +1"


@pytest.mark.once
def test_it_improves_on_a_terminal(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal([*PLAY, "--lang", "en"], 80, 30, tmp_path)
    terminals.append(terminal)
    terminal.wait_for(r"q quit.*> ")
    terminal.type("a\r")
    terminal.wait_for("A master thinks …")
    terminal.wait_for("A master would choose.*> ")
    assert re.search(LINE, last_screen(terminal.written), re.M)
    terminal.type("q\r")
    assert terminal.wait_for_end() == 0
