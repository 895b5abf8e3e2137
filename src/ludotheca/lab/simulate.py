"""Whole games between bots, many of them, counted.

Game number i of a simulation depends on the seed and i alone: its dealer is the stream i of the seed, and its bots are
seeded from both. So it does not matter how many processes share the games, and any game can be played again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import check_bot, make_bot
from ludotheca.bots.own import short
from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.match import Match
from ludotheca.kernel.playout import play_uniformly
from ludotheca.kernel.record import Seat
from ludotheca.kernel.state import CHANCE
from ludotheca.lab import backends
from ludotheca.lab.plan import BadPlan, Plan, Setup, bot_seed, check_count, make_folder, make_plan, seated
from ludotheca.lab.statistics import Side, Standing

UNIFORM = "uniform"
# Games in a part at most: small enough that a bar moves and Ctrl-C is obeyed soon.
PART = 4
FAST_PART = 500


class Tally(msgspec.Struct):
    """What was counted over some games."""

    bots: dict[str, Side]
    seats: list[Side]
    games: int = 0
    decisions: int = 0
    draws: int = 0

    @classmethod
    def of(cls, plan: Plan) -> Tally:
        """Nothing counted yet; the bots in the order of the line-up."""
        n = plan.players
        return cls({bot: Side([0] * n) for bot in plan.line_up}, [Side([0] * n) for _ in range(n)])

    def count(self, bots: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> None:
        """One game more."""
        self.games += 1
        for seat, bot in enumerate(bots):
            self.bots[bot].count(seat, scores, winners)
            self.seats[seat].count(seat, scores, winners)

    def add(self, other: Tally) -> None:
        for bot, side in other.bots.items():
            self.bots[bot].add(side)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws


class Simulation(Setup, frozen=True, kw_only=True):
    """The outcome. Everything but `seconds` follows from the plan."""

    games: int
    bots: list[Standing]
    seats: list[Standing]
    decisions: int
    draws: int
    seconds: float


def simulate(
    title: str,
    players: int,
    games: int,
    bots: Sequence[str] = (UNIFORM,),
    seed: int = 0,
    *,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games and count. The last bot named fills the seats that are left; the bots move on by one seat from
    game to game. `progress` is told how many games more are done. With `save` every game is kept as a record."""
    for bot in bots:
        check_bot(bot)
    plan = make_plan(title, players, bots, seed, options)
    check_count(games)
    if save is not None:
        _make_folder(save)
    start = time.perf_counter()
    tally = Tally.of(plan)
    for part in _parts(plan, games, save, jobs):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    return Simulation(
        **plan.setup(),
        games=games,
        bots=[side.standing(bot) for bot, side in tally.bots.items()],
        seats=[side.standing(seat) for seat, side in enumerate(tally.seats)],
        decisions=tally.decisions,
        draws=tally.draws,
        seconds=time.perf_counter() - start,
    )


def play_match(plan: Plan, number: int) -> Match:
    """One game of the plan as a match, through views and named actions."""
    game = registry.get(plan.title)
    levels = seated(plan.line_up, number)
    seed = bot_seed(plan.seed, number)
    bots = [make_bot(level, game, seed, seat) for seat, level in enumerate(levels)]
    match = Match.start(
        game,
        SeededDealer(plan.seed, number),
        players=plan.players,
        options=plan.options,
        seats=[Seat(f"{short(level)} {seat + 1}", short(level)) for seat, level in enumerate(levels)],
    )
    while not match.over:
        seat = int(match.state.first_owing())
        decision = match.decision(seat)
        assert decision is not None
        match.submit(seat, bots[seat].choose(match.view(seat), decision, Budget()))
    return match


def play_part(plan: Plan, save: Path | None, numbers: range) -> Tally:
    """Some games of the plan, counted, and kept as records where a folder for them is named."""
    tally = Tally.of(plan)
    for number in numbers:
        if backends.stopping():
            break
        if _is_fast(plan, save):
            _count_fast(tally, plan, number)
        else:
            _count_match(tally, plan, number, save)
    return tally


def _count_fast(tally: Tally, plan: Plan, number: int) -> None:
    state = registry.get(plan.title).new_state(plan.players, plan.options, plan.rules)
    decisions, draws = play_uniformly(state, plan.seed, number, bot_seed(plan.seed, number))
    seats = range(plan.players)
    winners = [seat for seat in seats if state.won(seat)]
    tally.count(seated(plan.line_up, number), [int(state.score(seat)) for seat in seats], winners)
    tally.decisions += int(decisions)
    tally.draws += int(draws)


def _count_match(tally: Tally, plan: Plan, number: int, save: Path | None) -> None:
    match = play_match(plan, number)
    result = match.result()
    assert result is not None
    tally.count(seated(plan.line_up, number), result.scores, result.winners)
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    tally.draws += draws
    tally.decisions += len(match.entries) - draws
    if save is not None:
        name = f"{plan.title}-{plan.players}p-{plan.seed}-{number:06d}.json"
        with (save / name).open("xb") as file:
            file.write(record.to_bytes(match.record()))


def _parts(plan: Plan, games: int, save: Path | None, jobs: int) -> Iterator[Tally]:
    """The games in parts of a size that keeps every process busy and the progress moving."""
    most = FAST_PART if _is_fast(plan, save) else PART
    size = max(1, min(most, -(-games // (8 * jobs))))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return backends.in_processes(partial(play_part, plan, save), parts, jobs)


def _is_fast(plan: Plan, save: Path | None) -> bool:
    """Whether the games need no views and no records, so that compiled code can play them."""
    return save is None and set(plan.line_up) == {UNIFORM}


def _make_folder(folder: Path) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadPlan(
            f"'{folder}' is not an empty folder, and nothing is overwritten", why="folder", folder=str(folder)
        )
    make_folder(folder)
