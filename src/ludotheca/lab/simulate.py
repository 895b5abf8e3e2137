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
from ludotheca.bots.levels import BOTS, UnknownLevel, make_bot
from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.game import AnyGame, Options
from ludotheca.kernel.match import Match
from ludotheca.kernel.playout import play_uniformly
from ludotheca.kernel.record import Seat
from ludotheca.kernel.state import CHANCE
from ludotheca.lab import backends
from ludotheca.lab.common import BadPlan, bot_seed, check_count, check_seed, deviation, fill, seated
from ludotheca.lab.common import wilson as wilson

UNIFORM = "uniform"
# Games in a part at most: small enough that a bar moves and Ctrl-C is obeyed soon.
PART = 4
FAST_PART = 500


class Plan(msgspec.Struct, frozen=True):
    """All that decides what happens in a simulation. `line_up` are the bots in the order of the seats of game 0."""

    title: str
    players: int
    games: int
    line_up: tuple[str, ...]
    seed: int
    options: Options
    save: str = ""


class Side(msgspec.Struct):
    """What was counted for one bot, or one seat. `wins[k]` are victories shared by k + 1 seats."""

    wins: list[int]
    played: int = 0
    total: int = 0
    squares: int = 0

    def add(self, other: Side) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.played += other.played
        self.total += other.total
        self.squares += other.squares


class Tally(msgspec.Struct):
    """What was counted over some games."""

    bots: dict[str, Side]
    seats: list[Side]
    games: int = 0
    decisions: int = 0
    draws: int = 0

    def add(self, other: Tally) -> None:
        for bot, side in other.bots.items():
            self.bots[bot].add(side)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws


class Standing(msgspec.Struct, frozen=True):
    """How a bot or a seat did. A victory shared by k seats counts 1/k in `share`; `low` and `high` bound it (Wilson,
    95 %). `seat` counts from 0 and is None where all seats of a bot are taken together."""

    bot: str | None
    seat: int | None
    played: int
    wins: int
    shared: int
    share: float
    low: float
    high: float
    mean: float
    sd: float


class Simulation(msgspec.Struct, frozen=True):
    """The outcome. Everything but `seconds` follows from the plan."""

    title: str
    rules: int
    players: int
    options: Options
    games: int
    seed: int
    line_up: tuple[str, ...]
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
    plan = make_plan(title, players, games, bots, seed, options, save)
    start = time.perf_counter()
    tally = _empty(plan)
    for part in _parts(plan, jobs):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    game = registry.get(title)
    return Simulation(
        title=game.meta.title,
        rules=game.meta.rules_version,
        players=players,
        options=plan.options,
        games=games,
        seed=seed,
        line_up=plan.line_up,
        bots=[_standing(side, bot=bot) for bot, side in tally.bots.items()],
        seats=[_standing(side, seat=seat) for seat, side in enumerate(tally.seats)],
        decisions=tally.decisions,
        draws=tally.draws,
        seconds=time.perf_counter() - start,
    )


def make_plan(
    title: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None,
    save: Path | None,
) -> Plan:
    """The plan, or an error that says what is wrong with it; makes the folder of the records."""
    game = registry.get(title)
    game.check_players(players)
    for bot in bots:
        if bot not in BOTS:
            raise UnknownLevel(bot)
    line_up = fill(bots, players)
    check_count(games)
    check_seed(seed)
    if save is not None:
        _make_folder(save)
    return Plan(
        title=game.meta.title,
        players=players,
        games=games,
        line_up=line_up,
        seed=seed,
        options=game.check_options(options or {}),
        save="" if save is None else str(save),
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
        seats=[Seat(f"{level} {seat + 1}", level) for seat, level in enumerate(levels)],
    )
    while not match.over:
        seat = int(match.state.first_owing())
        decision = match.decision(seat)
        assert decision is not None
        match.submit(seat, bots[seat].choose(match.view(seat), decision, Budget()))
    return match


def play_part(plan: Plan, numbers: range) -> Tally:
    """Some games of the plan, counted."""
    game = registry.get(plan.title)
    fast = _is_fast(plan)
    tally = _empty(plan)
    for number in numbers:
        if backends.stopping():
            break
        if fast:
            _count_fast(tally, game, plan, number)
        else:
            _count_match(tally, game, plan, number)
    return tally


def _count_fast(tally: Tally, game: AnyGame, plan: Plan, number: int) -> None:
    state = game.new_state(plan.players, plan.options, game.meta.rules_version)
    decisions, draws = play_uniformly(state, plan.seed, number, bot_seed(plan.seed, number))
    seats = range(plan.players)
    winners = [seat for seat in seats if state.won(seat)]
    _count(tally, seated(plan.line_up, number), [int(state.score(seat)) for seat in seats], winners)
    tally.decisions += int(decisions)
    tally.draws += int(draws)


def _count_match(tally: Tally, game: AnyGame, plan: Plan, number: int) -> None:
    match = play_match(plan, number)
    result = match.result()
    assert result is not None
    _count(tally, seated(plan.line_up, number), result.scores, result.winners)
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    tally.draws += draws
    tally.decisions += len(match.entries) - draws
    if plan.save:
        name = f"{plan.title}-{plan.players}p-{plan.seed}-{number:06d}.json"
        with (Path(plan.save) / name).open("xb") as file:
            file.write(record.to_bytes(match.record()))


def _count(tally: Tally, levels: list[str], scores: Sequence[int], winners: Sequence[int]) -> None:
    tally.games += 1
    for seat, level in enumerate(levels):
        for side in (tally.bots[level], tally.seats[seat]):
            side.played += 1
            side.total += scores[seat]
            side.squares += scores[seat] ** 2
            if seat in winners:
                side.wins[len(winners) - 1] += 1


def _parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The games in parts of a size that keeps every process busy and the progress moving."""
    most = FAST_PART if _is_fast(plan) else PART
    size = max(1, min(most, -(-plan.games // (8 * jobs))))
    parts = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    return backends.in_processes(partial(play_part, plan), parts, jobs)


def _is_fast(plan: Plan) -> bool:
    """Whether the games need no views and no records, so that compiled code can play them."""
    return not plan.save and set(plan.line_up) == {UNIFORM}


def _make_folder(folder: Path) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadPlan(
            f"'{folder}' is not an empty folder, and nothing is overwritten", why="folder", folder=str(folder)
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        detail = str(error.strerror)
        raise BadPlan(
            f"the folder '{folder}' cannot be made ({detail})",
            why="no-saving",
            folder=str(folder),
            detail=detail,
        ) from None


def _empty(plan: Plan) -> Tally:
    """Nothing counted yet; the bots in the order of the line-up."""

    def nothing() -> Side:
        return Side([0] * plan.players)

    return Tally({bot: nothing() for bot in plan.line_up}, [nothing() for _ in range(plan.players)])


def _standing(side: Side, *, bot: str | None = None, seat: int | None = None) -> Standing:
    won = sum(count / (others + 1) for others, count in enumerate(side.wins))
    low, high = wilson(won, side.played)
    mean = side.total / side.played
    return Standing(
        bot=bot,
        seat=seat,
        played=side.played,
        wins=side.wins[0],
        shared=sum(side.wins[1:]),
        share=won / side.played,
        low=low,
        high=high,
        mean=mean,
        sd=deviation(side.total, side.squares, side.played),
    )
