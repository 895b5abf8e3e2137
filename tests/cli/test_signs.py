"""What a file or a server says never commands the terminal that shows it."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from games.titles import records
from rich.console import Console

import ludotheca
from ludotheca import cli
from ludotheca.cli import context
from ludotheca.kernel.record import Seat, to_bytes
from ludotheca.texts.signs import harmless, harmless_line

pytestmark = pytest.mark.once

ESCAPES = "\x1b[2J\x1b]0;owned\x07"  # clear the screen, set the title
NAMES = [
    f"Ann{ESCAPES}",
    "Bob\x9b31m\x00\r",  # the one-byte form of the same, and a return to the start of the line
    "Cyd\u202egnp\u2066\u200f",  # right-to-left overrides
]


def forged(tmp_path: Path) -> Path:
    """A record under a right seal whose people have such names."""
    record = ludotheca.read_record(records("rome_in_a_day")[0])
    players = record.header.players
    seats = tuple(Seat(NAMES[seat % len(NAMES)]) for seat in range(players))
    header = msgspec.structs.replace(record.header, seats=seats)
    path = tmp_path / "forged.json"
    path.write_bytes(to_bytes(msgspec.structs.replace(record, header=header)))
    return path


def controls(text: str) -> set[str]:
    """Whatever a terminal could take for an order, the end of a line apart."""
    return {sign for sign in text if (ord(sign) < 32 and sign != "\n") or 127 <= ord(sign) < 160 or sign in "\u202e\u2066\u200f"}  # fmt: skip


@pytest.mark.parametrize(
    "arguments", [["replay"], ["replay", "--seat", "1"], ["replay", "--check"], ["verify"]]
)
def test_a_forged_record_gives_the_terminal_no_orders(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main([arguments[0], str(forged(tmp_path)), *arguments[1:]])
    said = capsys.readouterr()
    assert said.out + said.err
    assert controls(said.out + said.err) == set()


def test_a_replay_step_by_step_gives_none_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 3))
    cli.main(["replay", str(forged(tmp_path)), "--step"])
    assert "Ann" in (said := capsys.readouterr().out)
    assert controls(said) == set()


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_nor_does_a_broken_one_in_its_error(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = forged(tmp_path).read_text("utf-8").replace("rome_in_a_day", "rome\\u001b[2J\\u009b")
    path = tmp_path / "broken\x1b[2J.json"
    path.write_text(text, "utf-8")
    assert cli.main([command, str(path)]) == 2
    assert cli.main([command, str(tmp_path / "none\x1b]0;owned\x07")]) == 2
    said = capsys.readouterr()
    assert controls(said.out + said.err) == set()


def test_the_names_can_still_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["replay", str(forged(tmp_path))])
    said = capsys.readouterr().out
    assert "Ann" in said
    assert "Bob" in said


def test_the_screen_of_every_command_shows_no_control_signs() -> None:
    context.use("en")
    out = io.StringIO()
    screen = Console(file=out, force_terminal=True, highlight=False, markup=False, color_system=None)
    screen.print(context.say().text("unfinished") + harmless(ESCAPES))
    assert controls(out.getvalue()) == set()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoë 李 🙂", "Zoë 李 🙂"),
        ("two\nlines", "two\nlines"),
        ("a\x1b[2Jb", "a�[2Jb"),
        ("a\x9bb\x00c\x7fd\re\tf", "a�b�c�d�e f"),
        ("a\u202eb\u2066c", "a�b�c"),
    ],
)
def test_signs(text: str, shown: str) -> None:
    assert harmless(text) == shown
    assert harmless_line(text) == shown.replace("\n", "�")


def test_a_name_cannot_bring_the_signs_that_set_it_apart() -> None:
    assert harmless_line("a\u2069b\u2068c") == "a�b�c"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_star_of_the_shell_is_told_in_words(
    command: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """65 files where one is taken: the first ones are named, and how many more there are."""
    files = [str(tmp_path / f"{'long ' * 12}{number}.json") for number in range(65)]
    assert cli.main(["--lang", lang, command, *files]) == 2
    said = capsys.readouterr().err
    assert "{" not in said
    assert "1.json" in said
    assert "(+61)" in said


def test_an_endless_argument_is_cut() -> None:
    said = context.use("en").text("usage-command", name="x" * 10_000, known="play")
    assert "{" not in said
    assert "x…" in said
