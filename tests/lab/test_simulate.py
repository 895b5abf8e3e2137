"""Simulation: the same games for a seed, whoever plays them, and sums that are right."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ludotheca
from ludotheca.bots.levels import UnknownLevel
from ludotheca.games import registry
from ludotheca.kernel.errors import BadOption, BadPlayers, UnknownTitle
from ludotheca.lab.plan import BadPlan, Plan, bot_seed, make_plan, seated
from ludotheca.lab.simulate import Simulation, play_match, play_part, simulate
from ludotheca.lab.statistics import wilson

ROME = "rome_in_a_day"


def fixed(outcome: Simulation) -> dict[str, object]:
    """All that must not depend on the machine."""
    data: dict[str, object] = msgspec.to_builtins(outcome)
    del data["seconds"]
    return data


def plan(bots: tuple[str, ...] = ("uniform",), players: int = 3, seed: int = 7) -> Plan:
    return make_plan(ROME, players, bots, seed)


@pytest.mark.parametrize("title", registry.titles())
def test_the_fast_path_plays_the_games_of_the_uniform_bots(title: str) -> None:
    for players in range(registry.get(title).meta.least_players, registry.get(title).meta.most_players + 1):
        uniform = make_plan(title, players, ["uniform"], 5)
        for number in range(2):
            fast = play_part(uniform, None, range(number, number + 1))
            match = play_match(uniform, number)
            result = match.result()
            assert result is not None
            assert [side.total for side in fast.seats] == list(result.scores)
            assert [bool(sum(side.wins)) for side in fast.seats] == [
                seat in result.winners for seat in range(players)
            ]
            assert fast.decisions + fast.draws == len(match.entries)


@pytest.mark.once
def test_jobs_change_nothing() -> None:
    for bots, games in ((("uniform",), 60), (("greedy", "uniform"), 5)):
        alone = fixed(simulate(ROME, 2, games, bots, seed=3))
        assert fixed(simulate(ROME, 2, games, bots, seed=3, jobs=2)) == alone
        assert fixed(simulate(ROME, 2, games, bots, seed=4)) != alone


def test_saving_changes_nothing_and_the_records_verify(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    saved = simulate(ROME, 2, 3, ("uniform",), seed=1, save=folder)
    assert fixed(saved) == fixed(simulate(ROME, 2, 3, ("uniform",), seed=1))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"rome_in_a_day-2p-1-00000{i}.json" for i in range(3)]
    scores = [0, 0]
    for file in files:
        result = ludotheca.verify(file).result()
        assert result is not None
        assert ludotheca.load(file).result() == result
        scores = [scores[0] + result.scores[0], scores[1] + result.scores[1]]
    assert [standing.mean * 3 for standing in saved.seats] == pytest.approx(scores)


def test_the_last_bot_fills_the_seats_and_all_move_on_by_one() -> None:
    mixed = plan(("greedy", "uniform"))
    assert mixed.line_up == ("greedy", "uniform", "uniform")
    assert seated(mixed.line_up, 0) == ["greedy", "uniform", "uniform"]
    assert seated(mixed.line_up, 1) == ["uniform", "greedy", "uniform"]
    assert seated(mixed.line_up, 3) == seated(mixed.line_up, 0)
    assert [seat.bot for seat in play_match(mixed, 1).header.seats] == ["uniform", "greedy", "uniform"]


def test_games_of_a_simulation_differ_from_each_other() -> None:
    uniform = plan()
    assert len({bot_seed(uniform.seed, number) for number in range(100)}) == 100
    digests = {play_match(uniform, number).entries[-1].digest for number in range(4)}
    assert len(digests) == 4


def test_what_is_counted_adds_up() -> None:
    outcome = simulate(ROME, 3, 6, ("uniform",), seed=2)
    assert sum(standing.share for standing in outcome.seats) == pytest.approx(1)
    (bot,) = outcome.bots
    assert bot.played == 18
    assert bot.share == pytest.approx(1 / 3)
    assert bot.wins == sum(standing.wins for standing in outcome.seats)
    assert bot.mean == pytest.approx(sum(standing.mean for standing in outcome.seats) / 3)
    totals = [play_match(make_plan(ROME, 3, ["uniform"], 2), n).result() for n in range(6)]
    first = [result.scores[0] for result in totals if result is not None]
    mean = sum(first) / 6
    assert outcome.seats[0].mean == pytest.approx(mean)
    assert outcome.seats[0].sd == pytest.approx((sum((x - mean) ** 2 for x in first) / 5) ** 0.5)


def test_progress_is_told_to_the_last_game() -> None:
    told: list[int] = []
    simulate(ROME, 2, 25, progress=told.append)
    assert sum(told) == 25
    assert len(told) > 4


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_gives_published_figures(won: int, played: int, low: float, high: float) -> None:
    assert wilson(won, played) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("played", range(1, 60))
def test_the_interval_holds_the_share(played: int) -> None:
    for won in (0, played / 3, played / 2, played):
        low, high = wilson(won, played)
        assert 0 <= low <= won / played <= high <= 1


@pytest.mark.parametrize(
    ("change", "error", "named"),
    [
        ({"title": "chess"}, UnknownTitle, "rome_in_a_day"),
        ({"players": 6}, BadPlayers, "2 to 5"),
        ({"bots": ("oracle",)}, UnknownLevel, "uniform"),
        ({"bots": ("greedy",) * 4}, BadPlan, "4 bots are named for 3 seats"),
        ({"games": 0}, BadPlan, "0 games"),
        ({"seed": 2**63}, BadPlan, "2\\*\\*63"),
        ({"options": {"snow": True}}, BadOption, "snow"),
    ],
)
def test_bad_plans_are_refused(change: dict[str, object], error: type[Exception], named: str) -> None:
    asked: dict[str, object] = {"title": ROME, "players": 3, "games": 1, **change}
    with pytest.raises(error, match=named):
        simulate(**asked)  # type: ignore[arg-type]


def test_nothing_is_saved_over_anything(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadPlan, match="not an empty folder"):
        simulate(ROME, 2, 1, save=tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
