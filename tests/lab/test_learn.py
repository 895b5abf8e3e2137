"""Learning on a scale at which nothing can be learned: that it is the same every time, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotheca.cli import main
from ludotheca.games import registry
from ludotheca.kernel.net import OUT_BITS, Net
from ludotheca.kernel.outlook import FILE, numbers_of, read_net
from ludotheca.lab.learn import plan as plans
from ludotheca.lab.learn.fit import Learner, gather, gradients
from ludotheca.lab.learn.folder import Folder
from ludotheca.lab.learn.plan import LearnPlan, command
from ludotheca.lab.learn.play import Task, play_game, replayed, see, shares
from ludotheca.lab.learn.rounds import learn
from ludotheca.lab.plan import BadPlan

np = pytest.importorskip("numpy")

TITLE = "rome_in_a_day"
TINY = LearnPlan(
    title=TITLE, players=(2, 3), rounds=1, first=6, games=2, samples=1, tree_from=9, gate=2, wide=8, narrow=8
)  # fmt: skip


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.suffix != ".npz"}


@pytest.mark.once
def test_equal_plans_make_equal_bytes_and_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    net = learn(TINY, tmp_path / "one")
    assert net.name in {"round-00.net", "round-01.net"}
    one = files(tmp_path / "one")
    assert {"plan.json", "round-00.games", "round-00.net", "round-01.games", "round-01.net"} <= set(one)
    learn(TINY, tmp_path / "two", jobs=2)
    assert files(tmp_path / "two") == one
    for name in ("round-01.json", "round-01.net"):
        (tmp_path / "two" / name).unlink()
    learn(TINY, tmp_path / "two")
    assert files(tmp_path / "two") == one


def test_a_folder_of_another_plan_is_refused_and_more_rounds_are_not(tmp_path: Path) -> None:
    Folder(tmp_path, TINY)
    Folder(tmp_path, msgspec.structs.replace(TINY, rounds=3))
    with pytest.raises(BadPlan, match="holds the rounds of another plan"):
        Folder(tmp_path, msgspec.structs.replace(TINY, seed=2))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "games is at least 1, not 0"),
        (["--wide", "20"], "wide is a multiple of 8"),
        (["--players", "two"], "numbers of players are given as 2,3,4"),
        (["--players", "9"], "9"),
    ],
)
def test_bad_plans_are_refused(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", TITLE, "--folder", str(tmp_path / "x"), *words]) == 2
    assert said in capsys.readouterr().err


def test_a_title_without_an_outlook_is_refused() -> None:
    with pytest.raises(BadPlan, match="names nothing that a net could see"):
        plans.check(msgspec.structs.replace(TINY, title=registry.EXAMPLE))


def test_the_command_names_all_that_the_net_follows_from() -> None:
    words = command(TINY)
    for name in TINY.__struct_fields__:
        value = getattr(TINY, name)
        if name == "players":
            assert "--players 2,3 " in words
        elif name == "exploit":
            assert "--exploit" not in words
            assert command(msgspec.structs.replace(TINY, exploit=True)).endswith(" --exploit")
        elif name != "title":
            assert f"--{name.replace('_', '-')} {value}" in words


def test_a_kept_game_is_seen_as_it_was_played() -> None:
    """The scores and shares of the end, and of each quiet point what the title shows."""
    game = registry.get("kingsburg")
    task = Task(plan=msgspec.structs.replace(TINY, title="kingsburg"), round=0)
    played = play_game(task, 1)
    assert played is not None
    assert played == play_game(task, 1)
    end, quiet = replayed(game, played)
    seen = see(game, played)
    assert len(quiet) == 15
    assert sum(shares(end)) == 1.0
    assert seen.finals == [float(end.evaluate(seat)) for seat in range(played.players)]
    assert len(seen.features) == 15 * played.players * len(game.outlook)
    assert seen.scores[: played.players] == [0] * played.players


def test_slopes_are_those_of_the_loss_and_whole_numbers_near_the_fractions(tmp_path: Path) -> None:
    game = registry.get("kingsburg")
    plan = msgspec.structs.replace(TINY, title="kingsburg", players=(2, 4))
    found = [see(game, played) for n in range(4) if (played := play_game(Task(plan=plan, round=0), n))]
    size = len(game.outlook)
    examples = gather(found, size, 5)
    learner = Learner(size, 8, 8, 1)
    learner.settle(examples)
    before = learner.judge(examples)
    learner.fit(examples, 30, 5e-3)
    assert learner.judge(examples) < before
    inputs = examples.features.astype(np.float64) * learner.scale
    weights = [w.astype(np.float64) for w in learner.weights]
    for part in (5, 6, 7):  # all points are foretold: what is left is the cross-entropy
        weights[part][..., 1] = 0
    examples.finals = examples.scores
    loss, slopes = gradients(np, weights, inputs, examples, 1)
    for part, at in ((0, (3, 2)), (2, (1, 1)), (3, (0, 5)), (6, (40, 0)), (4, (2,))):
        moved = [w.copy() for w in weights]
        moved[part][at] += 1e-5
        more, _ = gradients(np, moved, inputs, examples, 1)
        assert float(more - loss) / 1e-5 == pytest.approx(float(slopes[part][at]), abs=1e-4)
    folder = Folder(tmp_path, msgspec.structs.replace(plan, wide=8, narrow=8))
    folder.keep_net(0, learner, 4)
    net = read_net(folder.file(0, "net"), game, 1)
    assert close_to_fractions(net, learner)


def test_who_exploits_begins_with_the_net_it_wants_to_beat(tmp_path: Path) -> None:
    game = registry.get("kingsburg")
    numbers, unit = numbers_of(game.folder / FILE)
    learner = Learner(len(game.outlook), plans.WIDE, plans.NARROW, 1)
    learner.go_on_from(numbers, unit)
    again = learner.numbers()
    assert max(abs(a - b) for a, b in zip(again, numbers, strict=True)) <= 1
    assert learner.unit == unit
    plan = msgspec.structs.replace(
        TINY, title="kingsburg", players=(2,), exploit=True, iterations=2, first=2, wide=48, narrow=24
    )
    net = learn(plan, tmp_path)
    done = Folder(tmp_path, plan).round(1)
    assert done is not None
    assert (net.name, done.kept, [gate.rival for gate in done.gates]) == ("round-01.net", True, ["master"])


def test_nobody_exploits_a_net_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "net_of", lambda *_: None)
    with pytest.raises(BadPlan, match="has no net that somebody could learn to beat"):
        plans.check(msgspec.structs.replace(TINY, exploit=True))


def close_to_fractions(net: Net, learner: Learner) -> bool:
    """The end of the straight path, which nothing else changes."""
    end = learner.weights[7]
    return all(abs(int(net.end[i]) / 2**OUT_BITS - float(end[i])) < 1e-6 for i in range(2))
