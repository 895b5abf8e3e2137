"""The arena: the same games whoever plays them and however often the run is interrupted, and sums that are right."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheca
from ludotheca.bots.bot import Bot, Budget
from ludotheca.bots.levels import UnknownLevel, make_bot
from ludotheca.bots.settings import settings_for
from ludotheca.games import registry
from ludotheca.kernel.errors import BadOption, BadPlayers, IllegalAction, UnknownTitle
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.vecs import NATIVE
from ludotheca.lab import backends
from ludotheca.lab.arena import game as arena_game
from ludotheca.lab.arena.entrant import entrant
from ludotheca.lab.arena.game import ArenaGame, GameResult, play_game
from ludotheca.lab.arena.outcome import margin, summarise
from ludotheca.lab.arena.plan import bots_version, make_plan
from ludotheca.lab.arena.run import Workers, arena
from ludotheca.lab.arena.store import GamesFile
from ludotheca.lab.plan import BadPlan, Plan, seated

ROME = "rome_in_a_day"


def fixed(results: list[GameResult]) -> list[tuple[object, ...]]:
    """All that must not depend on the machine."""
    return [(r.game, r.scores, r.winners, r.decisions) for r in results]


def plan(*bots: str, players: int = 3, seed: int = 7) -> Plan:
    return make_plan(ROME, players, bots or ("greedy",), seed)


def result(game: int, scores: list[int], winners: list[int]) -> GameResult:
    seats = len(scores)
    return GameResult(
        game, scores, winners, [10] * seats, [0.5 * (i + 1) for i in range(seats)], [0.25] * seats
    )


@pytest.mark.parametrize("title", registry.titles())
def test_yardsticks_play_the_same_games_with_views(title: str) -> None:
    game = registry.get(title)
    for players in {game.nearest_players(2), game.nearest_players(4)}:
        mixed = make_plan(title, players, ["greedy", "uniform", "greedy"][:players], seed=5)
        assert fixed([play_game(mixed, 1)]) == fixed([play_game(mixed, 1, quick=False)])


class Watcher(Bot):
    """Answers with the first action and remembers what it was shown."""

    seen: list[tuple[MatchView, Decision]]

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        self.seen.append((view, decision))
        return decision.actions[0]


def test_a_thinking_bot_gets_what_a_match_shows_its_seat() -> None:
    played = ArenaGame(plan("flat@1", players=2), 0)
    watcher = Watcher(played.game, Rng(0))
    watcher.seen = []
    played.bots[1] = watcher
    match = ludotheca.new_match(ROME, 2, seed=1)
    while played.step():
        if watcher.seen:
            break
    view, decision = watcher.seen[0]
    assert type(view) is type(match.view(1))
    assert view.viewer == decision.seat == 1
    assert view.players == 2
    assert 1 in view.owing
    assert [r.seat for r in view.results] == [0, 1]


def test_an_illegal_answer_is_an_error() -> None:
    played = ArenaGame(plan("flat@1", players=2), 0)

    class Cheat(Bot):
        def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
            return {"type": "take", "set": "small"}

    played.bots[0] = Cheat(played.game, Rng(0))
    with pytest.raises(IllegalAction):
        all(iter(played.step, False))


def test_seats_rotate_on_the_same_deal() -> None:
    mixed = plan("greedy", "uniform")
    assert [seated(mixed.line_up, game)[0] for game in range(4)] == ["greedy", "uniform", "uniform", "greedy"]

    def first_deal(number: int) -> object:
        played = ArenaGame(mixed, number)
        played.deal()
        return played.state.dump()

    deals = [first_deal(number) for number in range(6)]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


@pytest.mark.once
def test_processes_and_dask_play_the_same_games() -> None:
    from distributed import LocalCluster

    thinking = plan("flat@3", "greedy", "uniform")
    alone = fixed(arena(thinking, 5))
    assert fixed(arena(thinking, 5, Workers(jobs=2))) == alone
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        workers = Workers("dask", scheduler=cluster.scheduler_address)
        assert fixed(arena(thinking, 5, workers)) == alone
        other = msgspec.structs.replace(thinking, bots_version="another")
        with pytest.raises(BadPlan, match="another version"):
            list(backends.on_dask(len, [[1]], cluster.scheduler_address, os.getpid))
        assert fixed(arena(other, 1, workers)) == alone[:1]


@pytest.mark.once
def test_a_scheduler_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "CONNECT_SECONDS", 1)
    with pytest.raises(BadPlan, match=r"no Dask scheduler at 'tcp://127\.0\.0\.1:1'"):
        arena(plan("greedy"), 1, Workers("dask", scheduler="tcp://127.0.0.1:1"))


def test_a_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "games.jsonl"
    greedy = plan("greedy", "uniform")
    whole = arena(greedy, 8)
    assert fixed(arena(greedy, 3, store=store)) == fixed(whole[:3])
    played: list[int] = []
    real = arena_game.play_game

    def counting(plan: Plan, number: int, **how: bool) -> GameResult:
        played.append(number)
        return real(plan, number)

    monkeypatch.setattr("ludotheca.lab.arena.run.play_game", counting)
    told: list[tuple[int, bool]] = []
    again = arena(greedy, 8, store=store, progress=lambda results, fresh: told.append((len(results), fresh)))
    assert played == [3, 4, 5, 6, 7]
    assert fixed(again) == fixed(whole)
    assert told[0] == (3, False)
    assert sum(count for count, fresh in told if fresh) == 5
    assert len(store.read_bytes().splitlines()) == 9
    assert fixed(arena(greedy, 2, store=store)) == fixed(whole[:2])  # fewer than are there


@pytest.mark.parametrize("cut", [1, 30])
def test_a_last_line_cut_short_is_played_again(tmp_path: Path, cut: int) -> None:
    store = tmp_path / "games.jsonl"
    greedy = plan("greedy", "uniform")
    whole = arena(greedy, 3, store=store)
    store.write_bytes(store.read_bytes()[:-cut])
    with GamesFile(store, greedy) as kept:
        assert set(kept.games) == {0, 1}
    assert fixed(arena(greedy, 3, store=store)) == fixed(whole)
    with GamesFile(store, greedy) as kept:
        assert set(kept.games) == {0, 1, 2}


def test_a_header_cut_short_is_written_again(tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    greedy = plan("greedy")
    arena(greedy, 1, store=store)
    store.write_bytes(store.read_bytes()[:20])
    assert len(arena(greedy, 1, store=store)) == 1
    with GamesFile(store, greedy) as kept:
        assert set(kept.games) == {0}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": 8}, "its seed is 7, not 8"),
        ({"line_up": ("greedy", "uniform")}, "line_up is greedy,greedy, not greedy,uniform"),
        ({"options": {"snow": True}}, "options is -, not snow=True"),
        ({"bots_version": "0"}, "have changed since"),
    ],
)
def test_a_store_of_another_plan_is_refused(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    store = tmp_path / "games.jsonl"
    greedy = plan("greedy", players=2)
    arena(greedy, 1, store=store)
    before = store.read_bytes()
    with pytest.raises(BadPlan, match=named):
        arena(msgspec.structs.replace(greedy, **change), 1, store=store)
    assert store.read_bytes() == before


@pytest.mark.parametrize("text", [b"my notes", b"my notes\n", b'{"format":"x"}\n', b"[]\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    store = tmp_path / "notes.txt"
    store.write_bytes(text)
    with pytest.raises(BadPlan, match="something else"):
        arena(plan("greedy"), 1, store=store)
    assert store.read_bytes() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    arena(plan("greedy"), 3, store=store)
    lines = store.read_bytes().splitlines(keepends=True)
    store.write_bytes(b"".join([lines[0], lines[1], b"{}\n", lines[3]]))
    with pytest.raises(BadPlan, match="damaged line, 3"):
        arena(plan("greedy"), 3, store=store)


def test_shares_margins_and_times() -> None:
    mixed = plan("greedy", "uniform")
    outcome = summarise(mixed, [result(0, [30, 20, 20], [0]), result(1, [10, 40, 40], [1, 2])])
    greedy, uniform = outcome.bots
    assert (greedy.bot, greedy.played, greedy.wins, greedy.shared) == ("greedy", 2, 1, 1)
    assert greedy.share == pytest.approx(0.75)  # one alone, one shared by two
    assert greedy.mean == pytest.approx(35)
    assert greedy.margin == pytest.approx((10 + 0) / 2)
    assert (uniform.played, uniform.wins, uniform.shared) == (4, 0, 1)
    assert uniform.share == pytest.approx(0.5 / 4)
    assert sum(standing.share for standing in outcome.seats) == pytest.approx(1)
    assert outcome.fair == pytest.approx(1 / 3)
    assert greedy.seconds == pytest.approx((0.5 + 1.0) / 20)
    assert outcome.seats[2].seconds == pytest.approx(0.15)
    assert greedy.low < greedy.share < greedy.high
    assert margin(result(0, [5, 9, 7], [1]), 1) == 2


def test_budgets_are_read_and_written() -> None:
    assert entrant("tree@800").budget == Budget(iterations=800)
    assert entrant("master@0.5s").budget == Budget(seconds=0.5)
    assert entrant("greedy").budget == Budget()
    assert plan("tree@800", "flat@0.50s", "greedy").line_up == ("tree@800", "flat@0.5s", "greedy")
    shared = make_plan(ROME, 3, ["tree", "flat@7", "greedy"], budget="50")
    assert shared.line_up == ("tree@50", "flat@7", "greedy")
    own = settings_for(ROME, "tree").iterations
    assert make_plan(ROME, 2, ["tree@x2", "tree@x0.5"]).line_up == (f"tree@{2 * own}", f"tree@{own // 2}")


def test_a_budget_reaches_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    given: set[Budget] = set()
    bot_type = type(make_bot("tree", registry.get(ROME), 0, 0))
    monkeypatch.setattr(
        bot_type, "choose", lambda self, view, decision, budget: given.add(budget) or decision.actions[0]
    )
    play_game(msgspec.structs.replace(plan("greedy", players=2), line_up=("tree@5", "greedy")), 0)
    assert given == {Budget(iterations=5)}


def test_the_version_of_bots_tells_settings_and_play_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    first = plan("flat@9", "greedy")
    assert bots_version(first) == first.bots_version
    assert (
        plan("flat@4", "greedy").bots_version == first.bots_version
    )  # the same bot; its budget is in the line-up
    assert plan("tree@9", "greedy").bots_version != first.bots_version
    learned = plan("master", "veteran")
    monkeypatch.setattr("ludotheca.lab.arena.plan.LAST_CHOICE", 3)
    assert bots_version(learned) != learned.bots_version
    assert bots_version(first) == first.bots_version
    monkeypatch.setattr("ludotheca.lab.arena.plan.probe", lambda quick, bot: "another")
    assert bots_version(first) != first.bots_version


@pytest.mark.parametrize(
    ("change", "error", "named"),
    [
        ({"title": "chess"}, UnknownTitle, "rome_in_a_day"),
        ({"players": 6}, BadPlayers, "2 to 5"),
        ({"bots": ["oracle"]}, UnknownLevel, "master"),
        ({"bots": ["oracle@5"]}, UnknownLevel, "'oracle'"),
        ({"bots": ["greedy"] * 4}, BadPlan, "4 bots are named for 3 seats"),
        ({"bots": ["greedy@5"]}, BadPlan, "greedy does not search"),
        ({"bots": ["tree@0"]}, BadPlan, "not '0'"),
        ({"bots": ["tree@"]}, BadPlan, "not ''"),
        ({"bots": ["tree@5m"]}, BadPlan, "not '5m'"),
        ({"bots": ["tree@0s"]}, BadPlan, "not '0s'"),
        ({"bots": ["tree@x0"]}, BadPlan, "not 'x0'"),
        ({"budget": "soon"}, BadPlan, "not 'soon'"),
        ({"seed": 2**63}, BadPlan, "2\\*\\*63"),
        ({"options": {"snow": True}}, BadOption, "snow"),
    ],
)
def test_bad_plans_are_refused(change: dict[str, object], error: type[Exception], named: str) -> None:
    asked: dict[str, object] = {"title": ROME, "players": 3, "bots": ["greedy"], **change}
    with pytest.raises(error, match=named):
        make_plan(**asked)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("workers", "games", "named"),
    [
        (Workers(), 0, "0 games"),
        (Workers("carrier pigeons"), 1, "processes, dask"),
        (Workers("dask"), 1, "go together"),
        (Workers(scheduler="tcp://here:1"), 1, "go together"),
    ],
)
def test_bad_runs_are_refused(workers: Workers, games: int, named: str) -> None:
    with pytest.raises(BadPlan, match=named):
        arena(plan("greedy"), games, workers)


# A shell that starts the tests in the background makes them deaf to Ctrl-C, and their children inherit that.
LISTEN = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)


@pytest.mark.once
def test_a_worker_does_not_hear_ctrl_c_while_it_starts() -> None:
    with backends._deaf_children():
        child = subprocess.Popen(
            [sys.executable, "-c", "print(input())"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=LISTEN,  # noqa: PLW1509 - no thread runs here
        )
    child.send_signal(signal.SIGINT)
    assert child.communicate("still here\n", timeout=60)[0] == "still here\n"
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


# So many that there is time to interrupt: compiled greedy bots play hundreds of games a second.
MANY = 8000 if NATIVE else 400


@pytest.mark.once
def test_ctrl_c_keeps_the_finished_games(tmp_path: Path) -> None:
    """The real command, interrupted as a terminal does it: every process of the group gets the signal."""
    package = str(Path(ludotheca.__file__).parent.parent)
    cache = tmp_path / "cache"
    environment = {**os.environ, "PYTHONPATH": package, "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(cache)}
    command = [sys.executable, "-m", "ludotheca", "arena", ROME, "--bots", "greedy", "--players", "4"]
    command += ["--games", str(MANY), "--jobs", "2"]
    pipe = subprocess.PIPE
    run = subprocess.Popen(
        command,
        env=environment,
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
        preexec_fn=LISTEN,  # noqa: PLW1509 - no thread runs here
    )
    try:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and run.poll() is None:
            if any(len(file.read_bytes().splitlines()) > 40 for file in cache.rglob("*.jsonl")):
                break
            time.sleep(0.02)
        os.killpg(run.pid, signal.SIGINT)
        _, told = run.communicate(timeout=60)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
    assert run.returncode == 130, told
    assert "Traceback" not in told
    (file,) = cache.rglob("*.jsonl")
    kept = len(file.read_bytes().splitlines()) - 1
    assert kept >= 40
    assert f"{kept:,} of {MANY:,} games are kept" in told
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert f"{MANY - kept:,} games were played in" in done.stdout
    assert f"{kept:,} were there before" in done.stdout
    assert not list(cache.rglob("*.jsonl"))  # a complete run leaves nothing behind


def test_paired_games_share_their_dice() -> None:
    """On one deal every rotation rolls the same first dice for the same seat, though others play there."""
    plan = make_plan("kingsburg", 2, ["greedy", "uniform"], 3, paired=True)
    first, second = ArenaGame(plan, 0), ArenaGame(plan, 1)
    assert first.dealer.draw(0, [1] * 1000, [1, 2, 3]) == second.dealer.draw(99, [1] * 1000, [1, 2, 3])
    assert ArenaGame(plan, 2).dealer.draw(0, [1] * 1000, [1, 2, 3]) != first.dealer.draw(
        0, [1] * 1000, [1, 2, 3]
    )
    assert play_game(plan, 0).scores == play_game(plan, 0).scores
