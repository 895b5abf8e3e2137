"""arena and ladder, called as functions; their bad input, as real commands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludotheca.cli import main
from ludotheca.lab import ladder as rungs
from ludotheca.texts.language import LANGUAGES

pytestmark = pytest.mark.once

ROME = "rome_in_a_day"
ARENA = ("arena", ROME, "--bots", "greedy,uniform", "--players", "2", "--games", "4", "--jobs", "1")
RAW_KEY = re.compile(r"\b(column|arena|ladder|plot|simulated|thousandths|error|reason)-[a-z]")
LIST = """
seed = 3
[[match]]
group = "yardsticks"
bots = ["greedy", "uniform"]
players = 2
games = {{ any = 6, {title} = 4 }}
least = 0.5
[[match]]
group = "levels"
bots = ["greedy"]
players = 3
games = 9
titles = ["{title}"]
"""


@pytest.fixture(autouse=True)
def no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def run(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> str:
    assert main([*arguments, "--lang", lang]) == 0
    caught = capsys.readouterr()
    assert caught.err == ""
    return caught.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> str:
    assert main([*arguments, "--lang", lang]) == 2
    caught = capsys.readouterr()
    assert caught.out == ""
    (line,) = caught.err.splitlines()
    assert not RAW_KEY.search(line)
    return line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arena_tells(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    shown = run(capsys, *ARENA, lang=lang)
    assert re.search(r"greedy +100[.,]0", shown)
    assert ("Seat 2" if lang == "en" else "Place 2") in shown
    assert ("4 games were played" if lang == "en" else "4 parties jouées") in shown
    assert not RAW_KEY.search(shown)


def test_arena_counts(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store = str(tmp_path / "games.jsonl")
    first = json.loads(run(capsys, *ARENA, "--json", "--store", store, "--seed", "5"))
    assert first["format"] == "ludotheca-arena/1"
    assert first["games"] == 4
    assert first["seed"] == 5
    assert first["line_up"] == ["greedy", "uniform"]
    assert first == json.loads(run(capsys, *ARENA, "--json", "--store", store, "--seed", "5"))
    assert "No game was played" in run(capsys, *ARENA, "--store", store, "--seed", "5")
    line = refused(capsys, *ARENA, "--store", store, "--seed", "6")
    assert "games.jsonl” holds games of another plan: its seed is 5, not 6" in line


def test_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    run(capsys, *ARENA, "--plot", str(folder))
    names = ["ladder.svg", "margins.svg", "points.svg", "shares.svg"]
    assert sorted(file.name for file in folder.iterdir()) == names
    before = [(folder / name).read_bytes() for name in names]
    run(capsys, *ARENA, "--plot", str(folder))
    assert [(folder / name).read_bytes() for name in names] == before
    assert all(b"<svg" in data for data in before)


@pytest.mark.parametrize(
    ("arguments", "en", "fr"),
    [
        (("arena", "chess", *ARENA[2:]), "chess", "chess"),
        ((*ARENA[:3], "oracle", *ARENA[4:]), "There is no bot", "oracle"),
        ((*ARENA[:3], "tree@5m", *ARENA[4:]), "a budget is iterations", "un budget, ce sont"),
        ((*ARENA[:3], "greedy@5", *ARENA[4:]), "takes no budget", "ne prend pas de budget"),
        ((*ARENA[:7], "0", *ARENA[8:]), "--games", "--games"),
        ((*ARENA[:5], "7", *ARENA[6:]), "2 to 5", "2 à 5"),
        ((*ARENA, "--budget", "soon"), "not “soon”", "soon"),
        ((*ARENA, "--backend", "post"), "processes, dask", "processes, dask"),
        ((*ARENA, "--backend", "dask"), "--scheduler ADDRESS", "--scheduler ADRESSE"),
        ((*ARENA, "--store", "no/such/file"), "cannot be used for results", "ne peut pas servir"),
        ((*ARENA, "--option", "snow=1"), "snow", "snow"),
        (("ladder", "--folder", "nowhere"), "no list of matches", "pas de liste de rencontres"),
        (("ladder", "chess"), "chess", "chess"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], en: str, fr: str) -> None:
    assert en in refused(capsys, *arguments)
    assert fr in refused(capsys, *arguments, lang="fr")


def test_pictures_need_their_library(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "pip install 'ludotheca[plot]'" in refused(capsys, *ARENA, "--plot", str(tmp_path / "pictures"))
    assert not (tmp_path / "pictures").exists()


def test_ladder_plays_what_is_missing_and_writes_the_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / rungs.LIST).write_text(LIST.format(title=ROME), encoding="utf-8")
    shown = run(capsys, "ladder", ROME, "--folder", str(docs), "--jobs", "1")
    assert shown.count("ludotheca arena rome_in_a_day") == 2
    assert "3 matches are not played" in shown  # the other titles'
    page = (docs / rungs.PAGE).read_text(encoding="utf-8")
    assert "ludotheca arena rome_in_a_day --bots greedy,uniform --players 2 --games 4 --seed 3" in page
    assert "| 1 greedy – 1 uniform | 4 | **100.0 %** |" in page
    assert "✓ 100.0 %" in page
    assert "not played yet" in page
    assert sorted(file.name for file in (docs / "strength" / ROME).iterdir()) == [
        "2p-1-greedy-1-uniform.json",
        "3p-3-greedy.json",
    ]
    old = docs / "strength" / ROME / "3p-3-greedy.json"
    old.write_text(re.sub(r'"fingerprint": "\w+"', '"fingerprint": "older"', old.read_text("utf-8")), "utf-8")
    run(capsys, "ladder", ROME, "--folder", str(docs), "--quick")
    assert "older" in old.read_text("utf-8")  # a quick look replaces nothing
    replayed = run(capsys, "ladder", ROME, "--folder", str(docs), "--jobs", "1")
    assert replayed.count("ludotheca arena") == 1  # the match that earlier bots had played
    assert "older" not in old.read_text("utf-8")
    (docs / rungs.PAGE).unlink()
    again = run(capsys, "ladder", ROME, "--folder", str(docs), "--plot")
    assert "ludotheca arena" not in again
    assert "![" in (docs / rungs.PAGE).read_text(encoding="utf-8")
    assert (docs / "strength" / ROME / "levels.svg").exists()
    run(capsys, "ladder", ROME, "--folder", str(docs), "--page")
    kept = (docs / rungs.PAGE).read_text(encoding="utf-8")
    assert kept.replace(
        "![Each level against three of the one below](strength/rome_in_a_day/levels.svg)\n", ""
    ).count("games") == page.count("games")
