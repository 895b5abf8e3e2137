"""Luck in the arena: taken out of the results it leaves their mean, and it changes no game."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from ludotheca.cli import main
from ludotheca.lab import ladder_page, review_check
from ludotheca.lab.arena import luck as arena_luck
from ludotheca.lab.arena.game import GameResult, play_game
from ludotheca.lab.arena.luck import variance, without_luck
from ludotheca.lab.arena.outcome import summarise
from ludotheca.lab.arena.plan import make_plan
from ludotheca.lab.arena.run import arena
from ludotheca.lab.ladder import ListedMatch, TitleMatch
from ludotheca.lab.review_check import Trials, promises

pytestmark = pytest.mark.once
ROME = "rome_in_a_day"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_luck, "TRIES", 1)


def test_luck_changes_no_game() -> None:
    plan = make_plan(ROME, 2, ["greedy"], seed=3)
    without, with_it = play_game(plan, 1), play_game(plan, 1, luck=True)
    assert without.luck is None
    assert with_it.luck is not None
    assert (without.scores, without.winners) == (with_it.scores, with_it.winners)
    assert abs(sum(with_it.luck)) < 1e-6, "what one seat gains the others lose"
    assert max(map(abs, with_it.luck)) > 0.01


def test_games_kept_without_luck_are_played_again(tmp_path: Path) -> None:
    plan, store = make_plan(ROME, 2, ["greedy"], seed=3), tmp_path / "games"
    arena(plan, 2, store=store)
    assert all(result.luck is not None for result in arena(plan, 2, store=store, luck=True))
    assert summarise(plan, arena(plan, 2, store=store)).luck is not None


def test_shares_without_luck() -> None:
    """Two bots, four games: luck explains all but a tenth of each result."""
    shares = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]
    lucks = [[0.4, -0.4], [-0.4, 0.4], [0.4, -0.4], [-0.4, 0.4]]
    labels = [["a", "b"], ["b", "a"], ["a", "b"], ["b", "a"]]
    out = without_luck(shares, lucks, labels, [0, 1, 2, 3])
    assert [round(bot.share, 9) for bot in out.bots] == [0.6, 0.4]
    assert round(out.factor, 9) == round(variance([1, 0, 1, 0]) / variance([0.6, 0.4, 0.6, 0.4]), 9) == 25
    assert [seat.z for seat in out.seats] == [0.0, 0.0]
    lucky = without_luck(shares, [[0.5, -0.5], [0.4, -0.4], [0.5, -0.5], [0.4, -0.4]], labels, [0, 1, 2, 3])
    assert lucky.seats[0].z > 3, "luck that favours a seat is noticed"
    once = without_luck(shares, lucks, labels, [0, 0, 1, 1])
    assert [seat.error for seat in once.seats] == [0.0, 0.0], "games on one deal count once"


def test_results_without_luck_have_no_factor() -> None:
    plan = make_plan(ROME, 2, ["greedy"], seed=3)
    result = GameResult(0, [1, 2], [1], [1, 1], [0.1, 0.1], [0.1, 0.1])
    assert summarise(plan, [result]).luck is None


def test_the_command_tells_of_luck(capsys: pytest.CaptureFixture[str]) -> None:
    line = f"arena {ROME} --bots greedy,uniform --players 2 --games 2 --jobs 1 --luck"
    assert main([*line.split(), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["luck"]
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "uniform"]
    assert main([*line.split(), "--lang", "fr"]) == 0
    assert "sans la part du hasard" in capsys.readouterr().out


def test_the_ladder_takes_luck_out_where_that_helps() -> None:
    plan = make_plan(ROME, 2, ["greedy", "uniform"], seed=3)
    results = [GameResult(n, [2, 1], [n % 2], [1, 1], [0.1, 0.1], [0.1, 0.1], [0.4, -0.4]) for n in range(4)]
    outcome = summarise(plan, results)
    assert outcome.luck is not None
    listed = ListedMatch("levels", ["greedy", "uniform"], 2, 4)
    for factor, helped in ((1.5, True), (0.9, False)):
        luck = msgspec.structs.replace(outcome.luck, factor=factor)
        match = TitleMatch(listed, plan, 4, msgspec.structs.replace(outcome, luck=luck))
        assert match.helped is helped
        assert match.best[0] == (luck.bots[0].share if helped else outcome.bots[0].share)
        assert ("‡ 1.5" in ladder_page.results([match])) is helped
        assert match.played.endswith("--luck")


def test_promises_are_counted() -> None:
    trials = [
        Trials("planted", 0, 1, 1, 1),
        Trials("planted", 1, 1, 0, 0),
        Trials("planted", 2, 0, 0),
        Trials("untouched", 0, 1, 0, 3),
        Trials("untouched", 1, 1, 1, 0),
        Trials("third", 0, 10, 9),
        Trials("own", 0, 5, 5),
    ]
    kept = {promise.kind: (promise.figure, promise.kept) for promise in promises(trials)}
    assert kept == {
        "planted": (0.5, False),
        "untouched": (1.5, False),
        "third": (0.9, True),
        "own": (1.0, True),
    }
    bounds = {promise.kind: (round(promise.low, 2), round(promise.high, 2)) for promise in promises(trials)}
    assert bounds["planted"] == (0.09, 0.91)  # 1 of 2
    assert bounds["untouched"] == (0.51, 4.41)  # 3 in 2 games


def test_the_check_tries_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "trials"
    line = ["review-check", ROME, "--games", "2", "--players", "2", "--only", "own", "--jobs", "1"]
    calls: list[int] = []

    def tried(title: str, players: int, number: int) -> Trials:
        calls.append(number)
        return Trials("own", number, 2, 2 - number)

    monkeypatch.setattr(review_check, "own", tried)
    assert main([*line, "--store", str(store)]) == 1
    assert "3 of 4 are told alike – not kept" in " ".join(capsys.readouterr().out.split())
    assert main([*line, "--store", str(store)]) == 1
    assert calls == [0, 1]
    # What is there can be summed up without a trial; one that is there twice counts once.
    whole = store.read_bytes()
    store.write_bytes(2 * whole.splitlines(keepends=True)[0])
    capsys.readouterr()
    assert main([*line, "--store", str(store), "--stored"]) == 0
    assert "2 of 2 are told alike" in " ".join(capsys.readouterr().out.split())
    store.write_bytes(whole)
    # What another engine has tried does not count.
    store.write_bytes(store.read_bytes().replace(b'"engine":"', b'"engine":"x'))
    assert main([*line, "--store", str(store)]) == 1
    assert calls == [0, 1, 0, 1]
    assert main([*line[:-4], "--only", "all"]) == 2
    assert "planted, untouched, third, own" in capsys.readouterr().err
