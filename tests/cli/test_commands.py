"""games, simulate, replay, verify and the help pages, called as functions."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import ludotheca
from ludotheca.cli import COMMANDS, main
from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.chance import KEYED_METHOD, FairDealer, SeededDealer, salt_commitment
from ludotheca.kernel.match import Match
from ludotheca.texts.language import LANGUAGES

RAW_KEY = re.compile(r"\b(?!command-line)(command|flag|help|usage|games|column|simulated|error|reason)-[a-z]")


@pytest.fixture(scope="module")
def finished() -> Match:
    """A short game, with an undo in it, whose chance is committed."""
    match = ludotheca.new_match("rome_in_a_day", 2, seed=6)
    while not match.over:
        for decision in match.decisions():
            match.submit(decision.seat, decision.actions[0])
            if decision.kind == "choose" and match.can_undo(decision.seat):
                match.undo(decision.seat)
                match.submit(decision.seat, decision.actions[-1])
    return match


@pytest.fixture
def file(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(record.to_bytes(finished.record()))
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> str:
    assert main([*arguments, "--lang", lang]) == 0
    caught = capsys.readouterr()
    assert caught.err == ""
    return caught.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_title(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    shown = run(capsys, "games", lang=lang)
    for title in registry.titles():
        meta = registry.get(title).meta
        assert title in shown
        assert meta.names[lang] in shown
        assert [name for name in meta.designers if name not in shown] == []
    assert not RAW_KEY.search(shown)


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(run(capsys, "games", "--json"))
    assert data["format"] == "ludotheca-games/1"
    assert [game["title"] for game in data["games"]] == registry.titles()
    rome = next(game for game in data["games"] if game["title"] == "rome_in_a_day")
    assert rome["players"] == {"least": 2, "most": 5}
    assert rome["names"] == {"en": "Rome in a Day", "fr": "Lotta Rome"}
    assert rome["languages"] == ["en", "fr"]
    assert rome["rules_version"] in rome["supported_rules"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language_of_the_reader(
    capsys: pytest.CaptureFixture[str], command: str, lang: str
) -> None:
    shown = run(capsys, *([command] if command else []), "--help", lang=lang)
    assert not RAW_KEY.search(shown)
    assert shown.startswith("Usage:" if lang == "en" else "Usage\u202f:")
    assert "ludotheca" in shown
    if command:
        flags = set(re.findall(r"--[a-z-]+", COMMANDS[command]))
        assert flags <= set(re.findall(r"--[a-z-]+", shown.partition("\n\n")[2]))


def test_without_a_command_it_serves_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    monkeypatch.setattr("ludotheca.server.run.serve", lambda settings, browser: served.append(browser))
    assert main([]) == 0
    assert main(["--lang", "fr"]) == 0
    assert served == [True, True]


def test_simulate_tells_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "rome_in_a_day", "--players", "2", "--games", "4", "--jobs", "1"]
    shown = run(capsys, *line)
    assert "Rome in a Day: 4 games of 2 players, seed 0." in shown
    assert "Seat 2" in shown
    assert "random" in shown
    data = json.loads(run(capsys, *line, "--json", "--bots", "greedy,uniform", "--seed", "3"))
    assert data["format"] == "ludotheca-simulation/1"
    assert data["line_up"] == ["greedy", "uniform"]
    assert [standing["bot"] for standing in data["bots"]] == ["greedy", "uniform"]
    assert data["games"] == 4
    assert data["seed"] == 3
    assert data["decisions"] > 100
    assert data["draws"] == 4 * 42
    again = json.loads(run(capsys, *line, "--json", "--bots", "greedy,uniform", "--seed", "3"))
    assert {**data, "seconds": 0} == {**again, "seconds": 0}


def test_saved_games_replay_and_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "saved"
    run(capsys, *f"simulate rome_in_a_day --players 2 --games 2 --jobs 1 --save {folder}".split())
    files = sorted(folder.iterdir())
    assert len(files) == 2
    for path in files:
        assert "every digest right, the game complete." in run(capsys, "replay", str(path), "--check")
        assert "42 draws computed again" in run(capsys, "verify", str(path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_game(
    capsys: pytest.CaptureFixture[str], file: Path, finished: Match, lang: str
) -> None:
    shown = run(capsys, "replay", str(file), lang=lang)
    said = " ".join(shown.split())
    assert ("takes back their last move" if lang == "en" else "annule son dernier coup") in said
    result = finished.result()
    assert result is not None
    assert re.search(rf"total +{result.scores[0]} +{result.scores[1]}\n", shown)
    mine = " ".join(run(capsys, "replay", str(file), "--seat", "2", lang=lang).split())
    assert ("You take" if lang == "en" else "Vous prenez") in mine
    assert ("You take" if lang == "en" else "Vous prenez") not in said


def test_replay_step_by_step(
    capsys: pytest.CaptureFixture[str], file: Path, finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 3 + "q\n"))
    shown = run(capsys, "replay", str(file), "--step")
    assert shown.count(f"of {finished.head} · Enter next") == 4
    assert "left the table" in shown
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 500))
    shown = run(capsys, "replay", str(file), "--step", "--seat", "1")
    assert shown.count("Enter next") == sum(entry.seat >= 0 for entry in finished.entries)
    assert "total" in shown


def test_verify_says_what_the_draws_rest_on(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    shown = run(capsys, "verify", str(file))
    assert "42 draws computed again, all as recorded" in shown
    assert "committed to before the start" in shown
    game = registry.get("rome_in_a_day")
    seeded = tmp_path / "seeded.json"
    seeded.write_bytes(record.to_bytes(Match.start(game, SeededDealer(5), players=2).record()))
    assert "come from the seed 5" in run(capsys, "verify", str(seeded))


def test_verify_says_who_revealed_the_salt_they_were_bound_by(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bound = [salt_commitment("ann"), salt_commitment("bob")]
    dealer = FairDealer(bytes(32), "m", ["ann", ""], salt_commitments=bound, keyed=True)
    match = Match.start(registry.get("rome_in_a_day"), dealer, players=2)
    file = tmp_path / "salted.json"
    file.write_bytes(record.to_bytes(match.record(publish=True)))
    shown = run(capsys, "verify", str(file))
    assert "bound by before the start: seats 1." in shown
    assert "counts as empty: seats 2." in shown


def test_a_match_dealt_by_keys_verifies() -> None:
    match = ludotheca.new_match("rome_in_a_day", 2, seed=3, keyed=True)
    while not match.over:
        for decision in match.decisions():
            match.submit(decision.seat, decision.actions[0])
    assert match.header.fairness.method == KEYED_METHOD
    assert ludotheca.verify(record.to_bytes(match.record())).over


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version").strip() == ludotheca.__version__


def test_a_game_is_played_on_from_a_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    fresh = tmp_path / "fresh.json"
    shown = run(capsys, "play", "--from", str(file), "--at", "20", "--seat", "2", "--record", str(fresh))
    assert "You leave the table" in shown or shown
    begun = record.from_bytes(fresh.read_bytes()).header.origin
    assert begun is not None
    assert (begun.entries, begun.seat) == (20, 1)
    match = ludotheca.play_on(file, 20, 1, seed=3)
    while not match.over:
        for decision in match.decisions():
            match.submit(decision.seat, decision.actions[0])
    whole = tmp_path / "whole.json"
    whole.write_bytes(record.to_bytes(match.record()))
    assert "after 20 entries, in seat 2; verify with --from" in run(capsys, "verify", str(whole))
    assert "as the house was bound to" in run(capsys, "verify", str(whole), "--from", str(file))
    assert main(["replay", str(whole), "--check", "--lang", "en"]) == 0


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["--at", "3"], "--at and --as-it-was need a record"),
        (["--from", "FILE"], "Say after how many entries with --at, from 0 to"),
        (["--from", "FILE", "--at", "100000"], "Say after how many entries with --at, from 0 to"),
        (["--from", "FILE", "--at", "3", "--seat", "9"], "There is no seat 9; the seats are 1 to 2"),
        (["--from", "FILE", "--at", "3", "--players", "2"], "The record says which game it is"),
    ],
)
def test_a_moment_that_cannot_be_meant_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path, arguments: list[str], text: str
) -> None:
    assert main(["play", *[str(file) if a == "FILE" else a for a in arguments], "--lang", "en"]) != 0
    assert text in capsys.readouterr().err
