"""What the environments do beyond the form: rewards, errors, the same games however they are stepped."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from ludotheca.games import registry
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import Sight
from ludotheca.research.gymnasium import OneSeat
from ludotheca.research.pettingzoo import env, parallel_env
from ludotheca.research.setting import BadSetting, Setting
from ludotheca.research.vector import VectorEnv
from ludotheca.research.workers import SharedVectorEnv

pytestmark = pytest.mark.once

TITLES = registry.titles()
ROME = "rome_in_a_day"


@pytest.mark.parametrize("title", TITLES)
def test_the_vector_plays_games_that_the_rules_allow(title: str) -> None:
    """Its masks are the legal actions of the position, its numbers what the seat sees; ended games leave their results."""
    both = [VectorEnv(title, 3, 4, seed=5, encoding=encoding) for encoding in ("numbers", "slots")]
    for step in range(400):
        actions = both[1].sample()
        for game in range(4) if step % 10 == 0 else ():
            state = both[0]._many.states[game]
            seat = int(state.first_owing())
            assert both[0].seat[game] == seat
            numbers = both[0].setting.table.numbers
            legal = [numbers[int(code)] for code in state.actions(seat)]
            assert sorted(legal) == list(np.flatnonzero(both[0].mask[game]))
            assert list(both[1].listed[game, : len(legal)]) == legal
            assert both[1].mask[game].sum() == len(legal)
            fresh = Sight(both[0].setting.row)  # nothing of an earlier row may be left, nothing be missing
            state.observe(seat, fresh)
            assert list(both[0].observation[game]) == [int(number) for number in fresh.out]
        both[0].step(both[1].listed[np.arange(4), actions])
        both[1].step(actions)
        assert (both[0].observation == both[1].observation).all()
        assert (both[0].rewards == both[1].rewards).all()
        won = both[0].rewards.sum(axis=1)
        assert set(won[both[0].over == 0]) <= {0.0}
        assert all(total == pytest.approx(1.0) or total == 0.0 for total in won)
    assert both[0].ended > 0


def test_luck_is_in_the_info_and_can_be_taken_out_of_the_reward() -> None:
    """What one seat has of it the others have not; counting it changes no game."""
    plain, counted = env(ROME, 2, encoding="slots"), env(ROME, 2, encoding="slots", luck=1)
    for table in (plain, counted):
        table.reset(seed=4)
    while not counted.terminations["seat_0"]:
        for table in (plain, counted):
            table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[-1]))
    assert plain.rewards == counted.rewards
    assert plain.infos == {"seat_0": {}, "seat_1": {}}
    lucks = [counted.infos[agent]["luck"] for agent in counted.possible_agents]
    assert sum(lucks) == pytest.approx(0.0)
    assert lucks[0] != 0.0
    for agent, luck in zip(counted.possible_agents, lucks, strict=True):
        assert counted.infos[agent]["reward_without_luck"] == pytest.approx(counted.rewards[agent] - luck)
    alone = OneSeat("alba_longa", 2, luck=1)
    assert "luck" in alone.reset(seed=1)[1]
    with pytest.raises(BadSetting, match="reward 'win'"):
        Setting(ROME, 2, reward="margin", luck=1)


def test_a_wrong_action_is_refused() -> None:
    vector = VectorEnv(ROME, 2, 2)
    wrong = int(np.flatnonzero(vector.mask[1] == 0)[0])
    with pytest.raises(ValueError, match=f"game 1: action {wrong} is not legal"):
        vector.step([int(np.flatnonzero(vector.mask[0])[0]), wrong])
    alone = env(ROME, 2)
    alone.reset(seed=1)
    wrong = int(np.flatnonzero(alone.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"seat_0: action {wrong} is not legal; legal are"):
        alone.step(wrong)
    with pytest.raises(BadSetting, match="'numbers' or 'slots'"):
        Setting(ROME, 2, encoding="words")  # type: ignore[arg-type]


def test_processes_play_as_one_does() -> None:
    alone = [VectorEnv(ROME, 2, 3, seed=seed, encoding="slots") for seed in (9, 10)]
    with SharedVectorEnv(ROME, 2, 6, workers=2, seed=9, encoding="slots") as shared:
        for _ in range(120):
            actions = shared.sample()
            for number, part in enumerate(alone):
                mine = slice(3 * number, 3 * number + 3)
                assert list(part.sample()) == list(actions[mine])
                assert (part.observation == shared.observation[mine]).all()
                assert (part.mask == shared.mask[mine]).all()
                part.step(actions[mine])
            shared.step(actions)
        assert sum(part.ended for part in alone) > 0
        with pytest.raises(ValueError, match="not legal"):
            shared.step([99] * 6)


def test_rewards_come_at_the_end() -> None:
    """Victory is shared out; a margin is the lead over the best of the others."""
    for reward in ("win", "margin"):
        table = env(ROME, 3, encoding="slots", reward=reward)
        table.reset(seed=3)
        total = dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            observation, gained, ended, cut, _ = table.last()
            total[agent] += gained
            mask = observation["action_mask"]
            table.step(None if ended or cut else table.action_space(agent).sample(mask))
        state = table.play.state
        points = [int(state.score(seat)) for seat in range(3)]
        if reward == "win":
            assert sum(total.values()) == pytest.approx(1.0)
            assert {agent for agent, share in total.items() if share} == {
                f"seat_{seat}" for seat in range(3) if state.won(seat)
            }
        else:
            assert total["seat_0"] == points[0] - max(points[1:])


def test_sealed_answers_are_not_seen_before_all_are_in() -> None:
    """Seat 1 of Rome sees the same whatever seat 0 has split, and others may step together."""
    seen = []
    for split in (1, 2):
        table = env(ROME, 2)
        table.reset(seed=4)
        table.step(int(np.flatnonzero(table.observe("seat_0")["action_mask"])[split]))
        seen.append(table.observe("seat_1")["observation"])
    assert (seen[0] == seen[1]).all()
    together = parallel_env(ROME, 2)
    first, _ = together.reset(seed=4)
    answers = {agent: int(np.flatnonzero(one["action_mask"])[1]) for agent, one in first.items()}
    second, *_ = together.step(answers)
    assert (second["seat_1"]["observation"] != first["seat_1"]["observation"]).any()


def test_bots_sit_in_the_other_seats() -> None:
    """Against the quick policy a uniform learner loses; equal seeds give equal games."""
    results = []
    for _ in range(2):
        one = OneSeat(ROME, 2, bots="greedy", encoding="slots", seat=1, reward="margin")
        rng = Rng(3)
        observation, info = one.reset(seed=8)
        gained, ended = 0.0, False
        while not ended:
            legal = np.flatnonzero(observation["action_mask"])
            observation, gained, ended, _, info = one.step(int(legal[rng.below(len(legal))]))
        results.append((gained, list(info["points"])))
    assert results[0] == results[1]
    assert results[0][0] < 0


def test_a_data_set_tells_games_decision_by_decision(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Equal seeds give equal rows, each action is one of the legal ones, and the file is never written over."""
    import pyarrow.parquet as pq

    from ludotheca.cli import main

    tables = []
    for name in ("one.parquet", "two.parquet"):
        line = [
            "dataset",
            ROME,
            str(tmp_path / name),
            "--players",
            "2",
            "--games",
            "2",
            "--bots",
            "greedy,uniform",
        ]
        assert main([*line, "--seed", "4", "--lang", "en"]) == 0
        assert name in capsys.readouterr().out
        tables.append(pq.read_table(tmp_path / name))
    assert main(line) == 2
    rows = tables[0].to_pylist()
    assert tables[0].equals(tables[1])
    assert {row["game"] for row in rows} == {0, 1}
    assert all(row["action"] in row["legal"] and len(row["legal"]) > 1 for row in rows)
    assert {len(row["observation"]) for row in rows} == {Setting(ROME, 2).row}
    ends = {(row["game"], row["seat"]): (row["bot"], row["share"], row["points"]) for row in rows}
    assert [ends[0, 0][0], ends[1, 0][0]] == ["greedy", "uniform"]
    assert sum(share for _, share, _ in ends.values()) == 2.0


def test_the_training_of_the_examples_learns_from_what_it_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Very little of it: whether it wins in the end takes a minute, and the page says what was seen."""
    where = Path(__file__).parents[2] / "examples" / "train.py"
    spec = importlib.util.spec_from_file_location("train", where)
    assert spec is not None
    assert spec.loader is not None
    train = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(train)
    monkeypatch.setattr(train, "GAMES", 4)
    monkeypatch.setattr(train, "STEPS", 300)
    player = train.Player("alba_longa", 2, 1)
    net = train.Net(player.env.observation.shape[1], player.env.mask.shape[1])
    seen, mask, actions, got = train.gather(player, net)
    assert len(seen) == len(mask) == len(actions) == len(got) > 50
    assert mask[np.arange(len(actions)), actions].all()
    before = net.forward(seen, mask)[2]
    for _ in range(30):
        net.learn(seen, mask, actions, got)
    after = net.forward(seen, mask)[2]
    assert ((after - got) ** 2).mean() < ((before - got) ** 2).mean()
