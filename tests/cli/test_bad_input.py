"""Bad input: one line that names the cause and what would be right, status 2, no traceback, nothing overwritten.

Each case runs the real command, in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import ludotheca
from ludotheca.kernel import record
from ludotheca.kernel.codec import canonical

pytestmark = pytest.mark.once

SIMULATE = ("simulate", "rome_in_a_day", "--players", "2", "--games", "1")


def environment(lang: str = "en") -> dict[str, str]:
    """The same package as here, whatever the working folder."""
    package = str(Path(ludotheca.__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": package, "LC_ALL": f"{lang}_XX.UTF-8", "PYTHONIOENCODING": "utf-8"}


def command(
    *arguments: str, cwd: Path, lang: str = "en", stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludotheca", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env=environment(lang),
        timeout=60,
        check=False,
    )


def refused(cwd: Path, *arguments: str, lang: str = "en") -> str:
    """Run, and return the one line of the refusal."""
    before = {path: path.read_bytes() for path in cwd.rglob("*") if path.is_file()}
    done = command(*arguments, cwd=cwd, lang=lang)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("ludotheca: ")
    assert {path: path.read_bytes() for path in cwd.rglob("*") if path.is_file()} == before
    return lines[0]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("play", "chess"), ["chess", "rome_in_a_day"]),
        (("play", "rome_in_a_day", "--players", "9"), ["2 to 5", "9"]),
        (("play", "rome_in_a_day", "--players", "0"), ["2 to 5", "0"]),
        (("play", "rome_in_a_day", "--players", "three"), ["--players", "three", "whole number"]),
        (("play", "rome_in_a_day", "--bots", "oracle"), ["oracle", "master, grandmaster, builder"]),
        (("play", "rome_in_a_day", "--players", "2", "--bots", "greedy,greedy"), ["2", "1"]),
        (("play", "rome_in_a_day", "--seat", "4"), ["seat 4", "1 to 3"]),
        (("play", "rome_in_a_day", "--seat", "0"), ["seat 0", "1 to 3"]),
        (("play", "rome_in_a_day", "--seed", "x"), ["--seed", "x"]),
        (("play", "rome_in_a_day", "--option", "snow"), ["name=value", "snow"]),
        (("play", "rome_in_a_day", "--option", "snow=1"), ["snow", "options are: none"]),
        (("play", "rome_in_a_day", "--record", "no/such/game.json"), ["no/such/game.json", "does not exist"]),
        (("play", "rome_in_a_day", "--record", "here.txt"), ["here.txt", "exists already", "new file"]),
        (("play", "rome_in_a_day", "--record", "."), ["exists already"]),
        (("play", "rome_in_a_day", "--record", "here.txt/game.json"), ["folder that does not exist"]),
        (("play", "rome_in_a_day", "--record", "/proc/game.json"), ["/proc/game.json", "cannot be written"]),
        (("play", "--lang", "tlh"), ["tlh", "en, fr"]),
        (("games", "--lang"), ["--lang", "en, fr"]),
        (("simulate", "chess", "--players", "2", "--games", "1"), ["chess", "rome_in_a_day"]),
        ((*SIMULATE[:3], "7", *SIMULATE[4:]), ["2 to 5", "7"]),
        ((*SIMULATE[:-1], "0"), ["--games", "0"]),
        ((*SIMULATE, "--jobs", "0"), ["--jobs", "0"]),
        ((*SIMULATE, "--bots", "oracle"), ["oracle", "master, grandmaster, builder"]),
        ((*SIMULATE, "--bots", "greedy,greedy,greedy"), ["3", "2"]),
        ((*SIMULATE, "--seed", "-1"), ["-1", "2^63"]),
        ((*SIMULATE, "--seed", str(2**80)), ["2^63"]),
        ((*SIMULATE, "--option", "snow=1"), ["snow", "options are: none"]),
        ((*SIMULATE, "--save", "."), ["empty folder", "overwritten"]),
        ((*SIMULATE, "--save", "here.txt"), ["empty folder", "overwritten"]),
        ((*SIMULATE, "--save", "/proc/games"), ["/proc/games", "cannot be made"]),
        ((*SIMULATE, "--save", "here.txt/games"), ["here.txt/games", "cannot be made"]),
        (("simulate", "rome_in_a_day"), ["--players", "missing"]),
        (("replay", "nothing.json"), ["nothing.json", "does not exist"]),
        (("replay", "."), ["folder, not a record"]),
        (("verify", "nothing.json"), ["nothing.json", "does not exist"]),
        (("verify", "here.txt"), ["not whole JSON"]),
        (("replay",), ["FILE", "missing", "replay --help"]),
        (
            ("dance",),
            [
                "dance",
                "serve, backup, restore, forget, admin, ratings, bot, event, play, lesson, games, simulate, arena, dataset, ladder, learn, puzzles, replay, review, ",
            ],
        ),
        (("games", "--colour"), ["--colour", "games --help"]),
        (("games", "extra"), ["extra"]),
        (("verify", "here.txt", "more"), ["more"]),
    ],
)
def test_what_is_wrong_and_what_would_be_right(
    tmp_path: Path, arguments: tuple[str, ...], named: list[str]
) -> None:
    (tmp_path / "here.txt").write_text("somebody's own text\n")
    line = refused(tmp_path, *arguments)
    assert [word for word in named if word not in line] == [], line
    assert len(line) < 300


def test_refusals_are_french_for_french_readers(tmp_path: Path) -> None:
    assert "Il n’y a pas de jeu «\u00a0chess\u00a0»" in refused(tmp_path, "play", "chess", lang="fr")
    assert "demande un nombre entier" in refused(tmp_path, "play", "--seat", "x", lang="fr")
    assert "n’existe pas" in refused(tmp_path, "verify", "x.json", lang="fr")
    assert "Lotta Rome se joue de 2 à 5" in refused(
        tmp_path, "play", "rome_in_a_day", "--players", "9", lang="fr"
    )


# Records that are damaged in one way each.


def whole() -> bytes:
    match = ludotheca.new_match("rome_in_a_day", 2, seed=6)
    while not match.over:
        for decision in match.decisions():
            match.submit(decision.seat, decision.actions[0])
    return record.to_bytes(match.record())


def sealed_again(data: bytes, change: Callable[[dict[str, object]], None]) -> bytes:
    """Change a record as somebody would who knows how to seal it."""
    raw = msgspec.to_builtins(record.from_bytes(data))
    change(raw)
    return record.to_bytes(msgspec.convert(raw, record.Record))


def _rules(raw: dict[str, object]) -> None:
    raw["header"]["rules"] = 99  # type: ignore[index]


def _title(raw: dict[str, object]) -> None:
    raw["header"]["game"] = "chess"  # type: ignore[index]


def _cut(raw: dict[str, object]) -> None:
    raw["entries"] = raw["entries"][:-3]  # type: ignore[index]


def _illegal(raw: dict[str, object]) -> None:
    acts = [entry for entry in raw["entries"] if entry["action"]["type"] == "take"]  # type: ignore[attr-defined]
    acts[0]["action"] = {"type": "take", "set": "both"}


def _card(raw: dict[str, object]) -> None:
    raw["entries"][0]["action"]["card"] = {"A": "B"}.get(raw["entries"][0]["action"]["card"], "A")  # type: ignore[index]


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda data: b"", "the file is empty"),
    "truncated": (lambda data: data[: len(data) // 2], "not whole JSON"),
    "one letter": (lambda data: data.replace(b'"small"', b'"large"', 1), "seal does not fit"),
    "other format": (
        lambda data: data.replace(b"ludotheca-record/2", b"ludotheca-record/8"),
        "ludotheca-record/8",
    ),
    "other JSON": (lambda data: canonical({"hello": 1}), "no record"),
    "a list": (lambda data: b"[1, 2]", "no record"),
    "no text": (lambda data: bytes(range(256)), "not whole JSON"),
    "unknown rules": (
        lambda data: sealed_again(data, _rules),
        "no rules version 99; this program plays version 1",
    ),
    "unknown title": (lambda data: sealed_again(data, _title), "There is no title “chess”"),
    "entries missing": (lambda data: sealed_again(data, _cut), "entries"),
    "illegal action": (lambda data: sealed_again(data, _illegal), "entry"),
    "another card": (lambda data: sealed_again(data, _card), "entry 0"),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("how", [("replay", "--check"), ("verify",)])
def test_damaged_records_are_refused(tmp_path: Path, damage: str, how: tuple[str, ...]) -> None:
    spoil, named = DAMAGES[damage]
    (tmp_path / "game.json").write_bytes(spoil(whole()))
    assert named in refused(tmp_path, how[0], "game.json", *how[1:])


def test_a_reader_that_stops_early_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(whole())
    shell = f"{sys.executable} -m ludotheca replay game.json | head -n 1"
    done = subprocess.run(
        ["sh", "-c", shell], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_the_end_of_input_leaves_the_table(tmp_path: Path) -> None:
    done = command("play", "rome_in_a_day", "--record", "game.json", cwd=tmp_path, stdin="1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.rstrip().endswith("You have left the table.")
    assert (tmp_path / "game.json").exists()
