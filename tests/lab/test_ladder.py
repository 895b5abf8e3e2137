"""The ladder: which matches are missing, which are of older bots, and what the page makes of the results."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import msgspec
import pytest

from ludotheca.bots.levels import LEVELS
from ludotheca.cli import main
from ludotheca.games import registry
from ludotheca.lab import ladder, ladder_page
from ludotheca.lab.arena import run
from ludotheca.lab.arena.outcome import Outcome, TimedStanding
from ludotheca.lab.arena.plan import make_plan
from ludotheca.lab.plan import BadPlan, Plan
from ludotheca.lab.statistics import wilson

ROOT = Path(__file__).parent.parent.parent
ROME = "rome_in_a_day"
MATCH = """
[[match]]
group = "budget"
bots = ["tree@{budget}", "greedy"]
players = 2
games = 40
"""


@pytest.fixture
def three_to_five(monkeypatch: pytest.MonkeyPatch) -> str:
    """A title that two cannot play: Rome in a Day under another name."""
    game = registry.get(ROME)
    meta = msgspec.structs.replace(game.meta, title="three_to_five", least_players=3)
    toy = dataclasses.replace(game, meta=meta)
    monkeypatch.setattr(registry, "_folders", lambda: (meta.title,))
    monkeypatch.setattr(registry, "_load", lambda name: toy)
    return meta.title


def outcome(plan: Plan, share: float, games: int = 40) -> Outcome:
    low, high = wilson(share * games, games)
    standing = TimedStanding(
        bot=plan.line_up[0], seat=None, played=games, wins=round(share * games), shared=0, share=share, low=low,
        high=high, mean=40.0, sd=5.0, margin=2.0, decisions=900, seconds=0.1, slowest=0.2,
    )  # fmt: skip
    other = msgspec.structs.replace(standing, bot="greedy", share=1 - share)
    return Outcome(
        title=plan.title, rules=1, players=plan.players, options={}, seed=plan.seed, line_up=plan.line_up,
        bots_version=plan.bots_version, games=games, fair=1 / plan.players, bots=[standing, other], seats=[],
    )  # fmt: skip


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    text = "".join(MATCH.format(budget=budget) for budget in (10, 20))
    (tmp_path / ladder.LIST).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_result_answers_to_its_match(docs: Path) -> None:
    small, large = ladder.matches(docs, [ROME])
    assert small.missing
    assert small.plan.line_up == ("tree@10", "greedy")
    ladder.save(docs, outcome(small.plan, 0.5), small.plan)
    ladder.save(docs, outcome(large.plan, 0.5, games=8), large.plan)
    small, large = ladder.matches(docs, [ROME])
    assert not small.missing
    assert not small.stale
    assert large.missing  # eight games are not forty
    assert large.outcome is not None
    assert "--games 8 " in large.played  # what stands on the page
    assert "--games 40 " in large.command(large.games)  # what is played now
    assert not any(entry.missing for entry in ladder.matches(docs, [ROME], quick=True))
    old = msgspec.structs.replace(outcome(small.plan, 0.5), bots_version="older")
    ladder.save(docs, old, small.plan)
    small, _ = ladder.matches(docs, [ROME])
    assert small.stale
    assert "† by an earlier version" in ladder_page.results([small])
    other_seed = msgspec.structs.replace(outcome(small.plan, 0.5), seed=99)
    ladder.save(docs, other_seed, small.plan)
    assert ladder.matches(docs, [ROME])[0].missing


def test_the_page_says_what_doubling_does(docs: Path) -> None:
    entries = ladder.matches(docs, [ROME])

    def verdict(first: float, second: float) -> str:
        with_results = [
            msgspec.structs.replace(entry, outcome=outcome(entry.plan, share))
            for entry, share in zip(entries, (first, second), strict=True)
        ]
        return ladder_page.verdict("budget", with_results)

    assert "never make it significantly worse" in verdict(0.5, 0.6)
    assert "never make it significantly worse" in verdict(0.5, 0.45)
    assert "never make it significantly worse" in verdict(1.0, 1.0)
    assert "Significantly worse than with the smaller budget before: 20 iterations" in verdict(0.9, 0.2)
    assert "Significantly worse" in verdict(0.9, 0.7)  # the intervals overlap, the difference is clear


def test_a_level_is_measured_by_its_own_budget(docs: Path) -> None:
    """The level itself stands in the table of its multiples, where its iterations put it."""
    text = "".join(
        f'[[match]]\ngroup = "budget"\nbots = ["{bot}", "greedy"]\nplayers = 2\ngames = 2\n'
        for bot in ("master@x2", "master", "master@x0.5")
    )
    (docs / ladder.LIST).write_text(text, encoding="utf-8")
    twice, own, half = ladder.matches(docs, [ROME])
    assert 2 * half.iterations == own.iterations == twice.iterations // 2
    for entry in (twice, own, half):
        ladder.save(docs, outcome(entry.plan, 0.5, games=2), entry.plan)
    page = ladder_page.write(docs, ladder.matches(docs, [ROME])).read_text(encoding="utf-8")
    assert (
        page.index(f"master@{half.iterations}")
        < page.index("1 master –")
        < page.index(f"master@{twice.iterations}")
    )


def test_the_page_says_whether_levels_are_in_order(docs: Path) -> None:
    entry = ladder.matches(docs, [ROME])[0]
    clear = msgspec.structs.replace(entry, outcome=outcome(entry.plan, 0.9))
    unclear = msgspec.structs.replace(entry, outcome=outcome(entry.plan, 0.55))
    assert "Every level beats" in ladder_page.verdict("levels", [clear])
    assert "Not shown by these games: that tree@10" in ladder_page.verdict("levels", [clear, unclear])
    assert "Not shown" in ladder_page.verdict("levels", [clear, entry])


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("match = 3", "Expected"),
        ("match = [", "wrong"),
        (MATCH.format(budget=5).replace("budget", "odd", 1), "odd"),
    ],
)
def test_a_wrong_list_is_refused(tmp_path: Path, text: str, named: str) -> None:
    (tmp_path / ladder.LIST).write_text(text, encoding="utf-8")
    with pytest.raises(BadPlan, match=named):
        ladder.read_list(tmp_path)


def test_a_damaged_result_is_named(docs: Path) -> None:
    entry = ladder.matches(docs, [ROME])[0]
    ladder.save(docs, outcome(entry.plan, 0.5), entry.plan).write_text("{", encoding="utf-8")
    with pytest.raises(BadPlan, match="is damaged"):
        ladder.matches(docs, [ROME])


def test_a_title_that_two_cannot_play_is_measured_too(docs: Path, three_to_five: str) -> None:
    greedy = '[[match]]\ngroup = "yardsticks"\nbots = ["greedy", "uniform"]\n'
    text = "".join(f"{greedy}players = {players}\ngames = 10\nleast = 0.5\n" for players in (2, 4))
    (docs / ladder.LIST).write_text(text, encoding="utf-8")
    three, four = ladder.matches(docs, [three_to_five])
    assert (three.plan.players, three.games, three.promised) == (3, 12, None)  # it was promised of two
    assert (four.plan.players, four.games, four.promised) == (4, 12, 0.5)
    assert main(["ladder", three_to_five, "--quick", "--jobs", "1", "--folder", str(docs)]) == 0
    played = ladder.matches(docs, [three_to_five], quick=True)
    assert [match.outcome.games if match.outcome else 0 for match in played] == [6, 8]
    page = (docs / ladder.PAGE).read_text(encoding="utf-8")
    assert "--players 3 " in page
    assert "greedy – uniform, 3 seats" not in page


def test_the_committed_list_is_whole() -> None:
    """What is promised about the bots is in the list for every title, with enough games."""
    listed = ladder.read_list(ROOT / "docs").match
    promised = {(*match.bots, match.players): match.least for match in listed if match.least is not None}
    assert promised["greedy", "uniform", 4] == 0.9
    assert promised["grandmaster", "master", 4] == 0.33
    veteran = {"kingsburg": 0.7, "comuni": 0.5, "alba_longa": 0.4, "rome_in_a_day": 0.35}
    assert promised["master", "veteran", 4] == veteran
    greedy = {"kingsburg": 0.71, "comuni": 1.0, "alba_longa": 0.661, "rome_in_a_day": 0.598}
    assert promised["master", "greedy", 4] == greedy
    assert {players for first, *_, players in promised if first == "master"} == {2, 3, 4, 5}
    for title in registry.titles():
        mine = [match for match in listed if match.is_of(title)]
        assert all(match in mine for match in listed if match.least is not None)
        proven = [match for match in mine if match.group != "search"]
        assert all(match.games_of(title) >= 400 for match in proven)
        levels = [match.bots[0] for match in mine if match.group == "levels"]
        budgets = [match.bots[0] for match in mine if match.group == "budget"]
        assert budgets == ["master@x0.25", "master@x0.5", "master", "master@x2"]
        assert levels == list(LEVELS)
        assert all(match.games_of(title) % match.players_of(title) == 0 for match in mine)


def test_a_match_is_played_bit_by_bit(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The games that were played wait beside the result; the next run goes on with them and leaves nothing beside it."""
    (docs / ladder.LIST).write_text(
        MATCH.replace("tree@{budget}", "uniform").replace("40", "6"), encoding="utf-8"
    )
    line = ["ladder", ROME, "--jobs", "1", "--folder", str(docs)]
    assert main([*line, "--minutes", "0.000001"]) == 0
    entry = ladder.matches(docs, [ROME])[0]
    waiting = ladder.games_file(docs, entry.plan)
    kept = waiting.read_bytes()
    assert kept.count(b"\n") == 2  # the plan, and the game that was being played: not yet one from every seat
    assert entry.outcome is None
    older = waiting.with_name(waiting.name.replace(entry.plan.bots_version, "older"))
    older.write_bytes(kept)
    assert main(line) == 0
    entry = ladder.matches(docs, [ROME])[0]
    assert entry.outcome is not None
    assert entry.outcome.games == 6
    assert not list(waiting.parent.glob("*.jsonl"))
    again = ladder.result_file(docs, entry.plan).read_bytes()
    assert main([*line, "--again"]) == 0
    seconds = re.compile(rb'"(seconds|slowest)": [^,\n]*')
    assert seconds.sub(b"", again) == seconds.sub(b"", ladder.result_file(docs, entry.plan).read_bytes())
    capsys.readouterr()


def test_when_the_time_is_over_whole_deals_count(docs: Path) -> None:
    plan = make_plan(ROME, 2, ["uniform", "greedy"])
    assert [result.game for result in run.arena(plan, 6, seconds=0)] == []
    store = docs / "games"
    run.arena(plan, 3, store=store)
    assert [result.game for result in run.arena(plan, 6, store=store, seconds=0)] == [0, 1, 2, 3]
