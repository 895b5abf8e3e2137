"""Tuning: the strategy climbs, the fit finds what is there, and equal weights are equally strong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from mypy_extensions import i64

from ludotheca.games import registry
from ludotheca.kernel.vecs import vec
from ludotheca.kernel.weights import Weights, read_weights
from ludotheca.lab import tune


def test_the_strategy_finds_the_top_of_a_hill() -> None:
    top = [40, -25, 300]
    evolution = tune.Evolution([10, 10, 200], candidates=10, seed=3)
    for _ in range(60):
        steps = evolution.draw()

        def height(step: list[float]) -> float:
            return -sum((x - y) ** 2 for x, y in zip(evolution.at(step), top, strict=True))

        evolution.learn(sorted(steps, key=height, reverse=True))
    found = evolution.at([0.0] * 3)
    assert all(abs(x - y) <= 4 for x, y in zip(found, top, strict=True)), found


def test_equal_weights_are_equally_strong() -> None:
    """Every deal is played from every seat, so that its one victory falls to each in turn."""
    game = registry.get("rome_in_a_day")
    weights = [int(value) for value in tune.policy_weights(game).values]
    outcome = tune.compete(game, weights, weights, players=3, deals=range(2), seed=5)
    assert (outcome.games, outcome.won) == (6, pytest.approx(2.0))
    assert outcome.lead == pytest.approx(0.0)
    assert [int(value) for value in tune.policy_weights(game).values] == weights


def test_the_fit_finds_the_weights_of_a_sum() -> None:
    rows = [[1, x, y] for x in range(12) for y in range(12)]
    found = [tune.Sample(0.5, row, 0.0, 0, 3 * row[0] - 2 * row[1] + 7 * row[2]) for row in rows]
    assert tune.fit(iter(found), 3, ridge=0.0) == pytest.approx([3, -2, 7])


def test_correlation() -> None:
    assert tune.correlation([(1, 2), (2, 4), (3, 6)]) == pytest.approx(1.0)
    assert tune.correlation([(1, 3), (2, 2), (3, 1)]) == pytest.approx(-1.0)
    assert tune.correlation([(1, 3), (1, 2)]) == 0.0


def test_the_command_writes_the_weights_and_how_they_were_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same command makes the same weights, and the other part of the file stays."""
    game = registry.get("rome_in_a_day")
    assert game.evaluation_weights is not None
    kept = game.evaluation_weights.values
    file = tmp_path / "weights.json"
    file.write_text('{"policy": {"made_by": "me"}}', "utf-8")
    words = ["rome_in_a_day", "evaluation", "--players", "2", "--games", "3", "--judge", "3"]
    try:
        tune.main([*words, "--write", str(file)])
        tune.main(words)
    finally:
        game.evaluation_weights.use(kept)
    written = json.loads(file.read_text("utf-8"))
    assert written["policy"] == {"made_by": "me"}
    assert list(written["evaluation"]["weights"]) == list(game.evaluation_weights.names)
    assert written["evaluation"]["made_by"].startswith("python -m ludotheca.lab.tune " + " ".join(words[:4]))
    told = capsys.readouterr()
    assert told.out.count('"made_by"') == 2
    first, second = told.out.split("}\n{")
    assert first.strip("{}\n ") == second.strip("{}\n ")
    assert "correlation" in told.err


def test_weights_that_are_not_surely_better_are_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    words = [
        "rome_in_a_day",
        "policy",
        "--generations",
        "1",
        "--candidates",
        "2",
        "--deals",
        "1",
        "--judge",
        "1",
    ]
    tune.main([*words, "--players", "2", "--write", str(file)])
    assert "nothing is written" in capsys.readouterr().err
    assert not file.exists()


def test_a_file_must_hold_the_weights_that_are_named() -> None:
    text = '{"policy": {"weights": {"a": 1, "b": -2}}}'
    weights = read_weights(text, "policy", ("b", "a"))
    assert list(weights.values) == [-2, 1]
    assert weights.dot(vec[i64]([10, 5])) == -15
    with pytest.raises(ValueError, match="c"):
        read_weights(text, "policy", ("a", "b", "c"))
    with pytest.raises(ValueError, match="2 weights are named and 1 given"):
        Weights(("a", "b"), [1])
