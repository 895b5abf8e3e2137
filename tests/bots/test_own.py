"""Bots of one's own: a class in a file, wherever a bot can be named."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludotheca.bots.levels import make_bot
from ludotheca.bots.own import BadOwnBot, own_mark, short
from ludotheca.cli import main
from ludotheca.games import registry
from ludotheca.lab.arena.entrant import parted, resolve
from ludotheca.lab.arena.game import play_game
from ludotheca.lab.arena.plan import make_plan
from ludotheca.lab.plan import BadPlan
from ludotheca.lab.simulate import play_match

pytestmark = pytest.mark.once

ROME = "rome_in_a_day"
EXAMPLE = f"{Path(__file__).parents[2] / 'examples' / 'first_bot.py'}:FirstBot"
LAST = """
from ludotheca.bots.bot import Bot
from pathlib import Path

class Last(Bot):
    def choose(self, view, decision, budget):
        with Path(__file__).with_suffix(".log").open("a") as log:
            log.write(f"{budget.iterations}\\n")
        return decision.actions[-1]

class Half(Bot):
    pass
"""


@pytest.fixture
def last(tmp_path: Path) -> str:
    """A bot that takes the last action and writes down its budget."""
    folder = tmp_path / "my@bots"
    folder.mkdir()
    (folder / "last.py").write_text(LAST)
    return f"{folder / 'last.py'}:Last"


def asked(last: str) -> list[str]:
    return Path(last.removesuffix(".py:Last") + ".log").read_text().splitlines()


def test_the_example_beats_uniform() -> None:
    """Ten lines are better than chance: of eight games it may lose one."""
    plan = make_plan(ROME, 2, [EXAMPLE, "uniform"], seed=3)
    won = sum((number % 2) in play_game(plan, number).winners for number in range(8))
    assert won >= 7


def test_a_budget_reaches_the_bot(last: str) -> None:
    assert parted(f"{last}@800") == (last, "@", "800")
    assert parted(last) == (last, "", "")
    play_game(make_plan(ROME, 2, [f"{last}@7", "uniform"], seed=1), 0)
    assert set(asked(last)) == {"7"}
    with pytest.raises(BadPlan, match="to multiply"):
        resolve(registry.get(ROME), f"{last}@x2", None)


def test_a_changed_file_is_another_bot(last: str) -> None:
    def version() -> str:
        return make_plan(ROME, 2, [last, "uniform"], seed=1).bots_version

    first, mark = version(), own_mark(last)
    assert version() == first
    with Path(last.removesuffix(":Last")).open("a") as file:
        file.write("# changed\n")
    assert version() != first
    assert own_mark(last) != mark


def test_a_record_names_no_folder(last: str) -> None:
    match = play_match(make_plan(ROME, 2, [last, "uniform"], seed=1), 0)
    assert match.header.seats[0].bot == "last.py:Last"
    assert short("master@x2") == "master@x2"
    assert short(f"{last}@800") == "last.py:Last@800"


@pytest.mark.parametrize(
    ("spelt", "says"),
    [
        ("{folder}/none.py:Last", "No such file"),
        ("{folder}/last.py:First", "are: Last, Half"),
        ("{folder}/last.py:", "are: Last, Half"),
        ("{folder}/last.py:Half", "no method choose"),
        ("{folder}/broken.py:Last", "ZeroDivisionError"),
    ],
)
def test_what_is_no_bot_is_refused(
    last: str, spelt: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path(last).parent
    (folder / "broken.py").write_text("1 / 0\n")
    named = spelt.format(folder=folder)
    with pytest.raises(BadOwnBot, match=says):
        make_bot(named, registry.get(ROME), 0, 0)
    for lang in ("en", "fr"):
        command = ["arena", ROME, "--players", "2", "--games", "2", "--bots", named, "--lang", lang]
        assert main(command) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "last.py" in line or "none.py" in line or "broken.py" in line


def test_every_command_takes_it(
    last: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    many = ["--players", "2", "--games", "2", "--jobs", "2", "--json"]
    for command in ("arena", "simulate"):
        assert main([command, ROME, "--bots", f"{last},uniform", *many]) == 0
        assert json.loads(capsys.readouterr().out)["line_up"] == [last, "uniform"]
    assert main(["simulate", ROME, "--bots", f"{last},uniform", *many[:-1], "--lang", "fr"]) == 0
    assert "last.py:Last" in capsys.readouterr().out


def test_a_person_plays_against_it(
    last: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from io import StringIO

    kept = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\nq\n"))
    assert main(["play", ROME, "--players", "2", "--bots", last, "--seed", "1", "--record", str(kept)]) == 0
    assert b"last.py:Last" in kept.read_bytes()
    assert str(tmp_path).encode() not in kept.read_bytes()
    assert asked(last)


def test_it_climbs_the_ladder_until_a_level_is_too_strong(
    last: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "docs"
    for bot, rungs in ((last, ["random"]), ("greedy", ["random", "quick", "random"])):
        monkeypatch.setattr("ludotheca.cli.ladder.RUNGS", ("uniform", "greedy", "uniform"))
        command = ["ladder", ROME, "--bots", bot, "--games", "16", "--jobs", "1", "--folder", str(folder)]
        assert main([*command, "--lang", "en"]) == 0
        shown = capsys.readouterr().out.lower()
        assert re.findall(r"against 3 × (\w+): [\d.]+ %", shown) == rungs
    assert not folder.exists()
