"""Mining on a small scale: the same every time, goes on where it was, and refuses what is no puzzle."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotheca.cli import main
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.game import MatchView
from ludotheca.lab.plan import BadPlan
from ludotheca.lab.puzzles import check, mine, run
from ludotheca.lab.puzzles.mine import Conditions, Mined, MinePlan, mine_game
from ludotheca.puzzles.puzzle import BadPuzzles, Judged, Puzzle, decision_of, pack, puzzles_of, typed, unpack
from ludotheca.puzzles.solve import Stand, lead

# So little effort finds positions that are no puzzles; the machinery is the same.
LAX = Conditions(
    first=8,
    glimpse=-1.0,
    clear=-1.0,
    errors=-99.0,
    other_errors=-99.0,
    tries=1,
    games=2,
    of_a_game=1,
    master=0.0,
)
TINY = MinePlan(title="kingsburg", players=(2,), conditions=LAX, bots=("greedy",))


def stand(action: int, win: float, rewards: list[float], *, policy: bool = False) -> Stand:
    return Stand(action, win, 0.0, sum(rewards) / len(rewards), rewards, policy)


@pytest.fixture(scope="module")
def mined() -> Mined:
    """What the first games give that give a puzzle."""
    return next(found for number in range(9) if (found := mine_game(TINY, number)).puzzles)


@pytest.mark.once
def test_a_puzzle_is_a_view_with_every_option(mined: Mined) -> None:
    puzzle = mined.puzzles[0]
    game = registry.get("kingsburg")
    decision = decision_of(game, puzzle.view)
    assert puzzle.view.viewer == decision.seat
    assert decision.kind == puzzle.kind
    told = [option.action for option in puzzle.options]
    assert sorted(map(str, told)) == sorted(map(str, decision.actions))
    assert puzzle.right(told[0])
    assert puzzle.options[0].same
    assert set(puzzle.levels) == {"beginner", "apprentice", "regular", "expert", "master"}
    again = game.look(
        game.state_from_view(typed(game, puzzle.view)),
        puzzle.view.viewer,
        options=puzzle.view.options,
        rules=puzzle.view.rules,
        head=puzzle.view.head,
    )
    assert msgspec.json.encode(again) == msgspec.json.encode(puzzle.view)


@pytest.mark.once
def test_a_run_is_the_same_and_goes_on(tmp_path: Path) -> None:
    first = run.mine(TINY, 1, tmp_path / "a.jsonl", 1)
    assert len(first) >= 1
    lines = (tmp_path / "a.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "b.jsonl").write_bytes(b"".join(lines[:-1]) + lines[-1][:20])  # killed while it wrote
    assert run.mine(TINY, 1, tmp_path / "b.jsonl", 1) == first
    assert (tmp_path / "b.jsonl").read_bytes() == b"".join(lines)
    with pytest.raises(BadPlan, match="holds games of another plan"):
        run.mine(msgspec.structs.replace(TINY, seed=1), 1, tmp_path / "a.jsonl", 1)


@pytest.mark.once
def test_the_file_comes_back_and_damage_is_told(mined: Mined, tmp_path: Path) -> None:
    path = tmp_path / "kingsburg.json.gz"
    path.write_bytes(pack("kingsburg", mined.puzzles))
    (back,) = unpack(path)
    as_told, as_found = (msgspec.json.decode(canonical(one)) for one in (back, mined.puzzles[0]))
    assert as_told == as_found
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(BadPuzzles, match="is damaged"):
        unpack(path)


def test_a_clear_lead_is_asked_of_every_rival() -> None:
    c = Conditions()
    best, second = stand(1, 0.5, [0.6, 0.62, 0.61]), stand(2, 0.4, [0.5, 0.53, 0.52], policy=True)
    assert mine._fits([best, second], c, c.clear, c.errors)
    assert not mine._fits([best, stand(2, 0.43, [0.5, 0.5, 0.5])], c, c.clear, c.errors)  # too near
    noisy = stand(2, 0.4, [0.9, 0.1, 0.5])
    assert not mine._fits([best, noisy], c, c.clear, c.errors)  # perhaps luck
    by_policy = stand(1, 0.5, [0.6, 0.62, 0.61], policy=True)
    assert not mine._fits([by_policy, stand(2, 0.4, [0.5, 0.5, 0.5])], c, c.clear, c.errors)
    assert not mine._fits([stand(1, 0.9, [0.9, 0.9]), stand(2, 0.5, [0.5, 0.5])], c, c.clear, c.errors)
    twin = stand(3, 0.5, [0.6, 0.62, 0.61])
    assert lead(best, twin).same
    assert mine._fits([best, twin, second], c, c.clear, c.errors)


def test_the_other_search_must_agree() -> None:
    ours = [stand(1, 0.5, [0.6, 0.6]), stand(2, 0.4, [0.5, 0.5])]
    assert mine._agrees(ours, [stand(1, 0.4, [0.5, 0.5]), stand(2, 0.3, [0.4, 0.45])], 1.0)
    assert not mine._agrees(ours, [stand(2, 0.4, [0.5, 0.5]), stand(1, 0.3, [0.4, 0.45])], 1.0)
    assert not mine._agrees(ours, [stand(1, 0.4, [0.5, 0.5]), stand(2, 0.3, [0.9, 0.0])], 1.0)


def test_answers_within_the_doubt_count() -> None:
    view = MatchView("kingsburg", 1, 2, {}, 0, 0, False, [0], False, 0, 0, None, [])
    options = [
        Judged(action={"type": name}, share=share, doubt=0.0, points=0.0, same=same)
        for name, share, same in (
            ("a", 0.50, True),
            ("b", 0.485, False),
            ("c", 0.40, False),
            ("d", 0.3, True),
        )
    ]
    puzzle = Puzzle(id="", kind="", view=view, options=options, levels={"beginner": (0, 4), "master": (4, 4)})
    assert [puzzle.right({"type": name}) for name in "abcde"] == [True, True, False, True, False]
    assert puzzle.difficulty == 2


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["puzzles", "dig", "kingsburg"]) == 2
    assert "There is no task “dig”; there are: mine, check" in capsys.readouterr().err
    assert main(["puzzles", "mine", "kingsburg", "--records", str(tmp_path)]) == 2
    assert "There is no record in" in capsys.readouterr().err
    assert main(["puzzles", "check", "kingsburg", "--folder", str(tmp_path)]) == 2
    assert "is damaged or no file of puzzles" in capsys.readouterr().err


@pytest.mark.parametrize("title", registry.titles())
def test_shipped_puzzles_are_whole(title: str) -> None:
    """Every stored puzzle is a position of today's rules, with the very options that it names."""
    game = registry.get(title)
    for puzzle in puzzles_of(game):
        decision = decision_of(game, puzzle.view)
        assert decision.kind == puzzle.kind
        told = sorted(canonical(option.action) for option in puzzle.options)
        assert told == sorted(map(canonical, decision.actions)), puzzle.id


@pytest.mark.once
def test_a_check_counts(mined: Mined) -> None:
    (checked,) = check.check("kingsburg", mined.puzzles, iterations=8, seed=1, jobs=1)
    verdict = check.verdict("kingsburg", [checked])
    assert verdict.same == float(checked.same)
    assert not check.Verdict("x", 100, 0.94, 0.0, 1.0).good
    assert not check.Verdict("x", 100, 1.0, 0.26, 1.0).good
    assert not check.Verdict("x", 100, 1.0, 0.0, 0.69).good
    assert check.Verdict("x", 100, 0.95, 0.25, 0.7).good
