"""new-title makes a title that passes every test, beside the others and without touching any file of theirs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from clones import make_clone, run, tool

from ludotheca.cli import main, new_title
from ludotheca.cli.clone import EXAMPLES, GAMES, TESTS
from ludotheca.texts.language import LANGUAGES

pytestmark = pytest.mark.once
LUDOTHECA = ("-m", "ludotheca")
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone with a new title for three to six players."""
    folder = make_clone(tmp_path_factory.mktemp("clone"))
    before = files(folder)
    run(folder, *LUDOTHECA, "new-title", "Sea Pearls", "--players", "3-6", "--name-fr", "Perles d’eau")
    after = files(folder)
    assert {path: after[path] for path in before} == before, "a file of somebody else was touched"
    made = {
        path.parts[:4] if path.parts[0] == "src" else path.parts[:3] for path in after if path not in before
    }
    assert made == {("src", "ludotheca", "games", "sea_pearls"), ("tests", "games", "sea_pearls")}
    return folder


def files(folder: Path) -> dict[Path, bytes]:
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_nothing_of_the_example_is_left(clone: Path) -> None:
    made = [
        path for part in (GAMES, TESTS) for path in (clone / part / "sea_pearls").rglob("*") if path.is_file()
    ]
    assert len(made) > 20
    assert [path for path in made if re.search("ex[ae]mple", path.read_text("utf-8"), re.IGNORECASE)] == []
    texts = (clone / GAMES / "sea_pearls" / "texts" / "fr.ftl").read_text("utf-8")
    assert "Perles d’eau se joue en quatre manches" in texts


def test_bots_play_it_and_the_terminal_draws_it(clone: Path) -> None:
    said = run(clone, *PYTEST, "tests/bots", "tests/games/test_terminal.py", "-k", "sea_pearls")
    assert int(re.findall(r"(\d+) passed", said)[-1]) > 5


def test_a_test_run_says_what_the_draft_lacks(clone: Path) -> None:
    said = run(clone, *PYTEST, "tests/games/test_stages.py", "-k", "draft")
    assert "sea_pearls is a draft. To be complete it needs:" in said
    assert "player_rules/fr.md" in said


def test_it_is_on_the_shelf_as_a_draft(clone: Path) -> None:
    assert "a draft" in run(clone, *LUDOTHECA, "games", "--lang", "en")
    assert "une ébauche" in run(clone, *LUDOTHECA, "games", "--lang", "fr")
    games = {game["title"]: game for game in json.loads(run(clone, *LUDOTHECA, "games", "--json"))["games"]}
    assert games["sea_pearls"]["stage"] == "draft"
    assert games["sea_pearls"]["players"] == {"least": 3, "most": 6}
    assert games["rome_in_a_day"]["stage"] == "complete"


@pytest.mark.parametrize("players", [3, 6])
def test_the_arena_plays_it_at_every_count(clone: Path, players: int) -> None:
    plan = ("sea_pearls", "--players", str(players), "--games", str(players), "--jobs", "1", "--json")
    outcome = json.loads(run(clone, *LUDOTHECA, "arena", *plan, "--bots", "flat@20,uniform"))
    assert outcome["games"] == players
    outcome = json.loads(run(clone, *LUDOTHECA, "simulate", *plan))
    assert outcome["games"] == players


def test_what_concerns_it_is_checked_by_one_command(clone: Path) -> None:
    said = run(clone, *LUDOTHECA, "title-check", "sea_pearls")
    for step in (
        "stored numbers",
        "whole games",
        "contract",
        "texts",
        "records",
        "its own tests",
        "style",
        "types",
    ):
        assert re.search(rf"^  ok  {step}", said, re.MULTILINE), said
    needs = said.partition("To be complete it needs:")[2]
    assert "player_rules/fr.md" in needs
    assert "stored numbers" not in needs
    assert sorted(path.name for path in (clone / TESTS / "sea_pearls" / "records").iterdir()) == [
        f"rules1-{players}p.json" for players in (3, 4, 5, 6)
    ]


@pytest.mark.skipif(bool(tool("build").obstacle()), reason="nothing can be compiled here")
def test_it_plays_the_same_compiled(clone: Path) -> None:
    """Compiled alone; the numbers are those that title-check has stored of the sources."""
    run(clone, "-m", "contract.stored", "sea_pearls", PYTHONPATH="src:tests")
    out, title = str(clone / "native"), {"LUDOTHECA_TITLES": "sea_pearls"}
    hurry = {"LUDOTHECA_REQUIRE_NATIVE": "1", "LUDOTHECA_OPTIMISE": "0"}
    run(clone, "setup.py", "--quiet", "build", "--build-lib", out, **hurry, **title)
    compiled = {"PYTHONPATH": out, "LUDOTHECA_MODE": "compiled", **title}
    said = run(clone, *PYTEST, "tests/contract", "tests/games/sea_pearls", "-k", "sea_pearls", **compiled)
    assert int(re.findall(r"(\d+) passed", said)[-1]) > 100


# What is refused.


def small_clone(folder: Path) -> Path:
    for part in (EXAMPLES, TESTS):
        (folder / part / "_example").mkdir(parents=True)
        (folder / part / "_example" / "game.py").write_text('"""Example."""\n')
    (folder / GAMES).mkdir(parents=True)
    (folder / GAMES / "registry.py").write_text("")
    (folder / TESTS / "old_title").mkdir()
    return folder


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["1830"], "small letters"),
        (["class"], "small letters"),
        (["_pearls"], "small letters"),
        (["pearls!"], "small letters"),
        (["a" * 31], "small letters"),
        (["registry"], "exists already"),
        (["old_title"], "exists already"),
        (["pearls", "--players", "4-2"], "from 2 to 6"),
        (["pearls", "--players", "1-4"], "from 2 to 6"),
        (["pearls", "--players", "many"], "from 2 to 6"),
        (["pearls", "--name-en", 'The "Pearls"'], "no quotes"),
        (["pearls", "--name-fr", "{ $perles }"], "no quotes"),
        ([], "missing"),
    ],
)
def test_what_cannot_be_a_title_is_refused(
    words: list[str],
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(small_clone(tmp_path))
    before = files(tmp_path)
    assert main(["new-title", *words, "--lang", "en"]) == 2
    assert named in capsys.readouterr().err
    assert files(tmp_path) == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["new-title", "title-check"])
def test_outside_a_clone_there_is_nothing_to_do(
    command: str,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([command, "pearls", "--lang", lang]) == 2
    line = capsys.readouterr().err
    assert "clone" in line
    assert "Ludotheca" in line


def test_a_title_that_is_not_there_cannot_be_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(small_clone(tmp_path))
    assert main(["title-check", "pearls", "--lang", "en"]) == 2
    assert "new-title pearls" in capsys.readouterr().err


def test_a_name_may_hold_a_word_of_the_example(tmp_path: Path) -> None:
    words = new_title.replacements("first_example", "Example One", "Exemple", 2, 3)
    source = tmp_path / "source"
    source.mkdir()
    (source / "meta.py").write_text("_example ExampleState Example for 2 to 4 players", "utf-8")
    new_title.copy(source, tmp_path / "made", words)
    made = (tmp_path / "made" / "meta.py").read_text("utf-8")
    assert made == "first_example FirstExampleState Example One for 2 to 3 players"
