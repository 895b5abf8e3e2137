"""How long a bot takes tells nothing: a step in the dark with one legal action is thought about like any other."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from server.harness import BOT, ME, LocalServer

from ludotheca.bots import searcher
from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.match import Match
from ludotheca.server.thinking.moves import knows_more
from ludotheca.server.thinking.worker import MoveQuestion, think

pytestmark = pytest.mark.once


def forced_step(*, hidden: bool) -> tuple[Match, int]:
    """A position of Comuni in which a seat has one legal action; hidden: because of what is in its fist."""
    game = registry.get("comuni")
    for seed in range(20):
        match, rng = Match.start(game, SeededDealer(seed), players=3), random.Random(seed)
        while not match.over:
            seat = rng.choice(match.owing)
            decision = match.decision(seat)
            if len(decision.actions) == 1 and (decision.kind in {"city", "alliance"}) == hidden:
                return match, seat
            match.submit(seat, rng.choice(decision.actions))
    raise AssertionError("there is none")


def question(match: Match, seat: int, *, hidden: bool, level: str = "expert") -> MoveQuestion:
    view = msgspec.convert(msgspec.to_builtins(match.view(seat)), type(match.view(seat)))
    return MoveQuestion(
        title="comuni",
        level=level,
        seed=1,
        seconds=0.1,
        view=view,
        decision=match.decision(seat),
        hidden=hidden,
    )


def test_what_only_the_seat_knows_makes_a_step_hidden() -> None:
    for hidden in (True, False):
        match, seat = forced_step(hidden=hidden)
        assert knows_more(match, match.view(seat)) == hidden


@pytest.mark.parametrize("hidden", [True, False])
def test_a_forced_step_in_the_dark_is_searched(monkeypatch: pytest.MonkeyPatch, hidden: bool) -> None:
    match, seat = forced_step(hidden=True)
    begun: list[int] = []
    begin = searcher.begin

    def counted(*arguments: Any) -> Any:
        begun.append(1)
        return begin(*arguments)

    monkeypatch.setattr(searcher, "begin", counted)
    asked = question(match, seat, hidden=hidden)
    assert think(asked) == asked.decision.actions[0]
    assert bool(begun) == hidden


async def test_the_server_asks_the_bot_although_there_is_no_choice(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seat = forced_step(hidden=True)
    asked: list[MoveQuestion] = []

    class Worker:
        async def ask(self, question: MoveQuestion, _: float) -> dict:
            asked.append(question)
            return question.decision.actions[0]

    @contextlib.asynccontextmanager
    async def lend() -> AsyncIterator[Worker]:
        yield Worker()

    async with LocalServer.open(sqlite) as local:
        await local.table(await local.guest(), ME, BOT, start=False)
        bots = local.tables.bots
        monkeypatch.setattr(bots._pool, "lend", lend)
        decision, view = match.decision(seat), match.view(seat)
        assert len(decision.actions) == 1
        for hidden in (False, True):
            action = await bots._decide("comuni", "expert", view, decision, hidden=hidden)
            assert action == decision.actions[0]
            assert [found.hidden for found in asked] == [True] * hidden
