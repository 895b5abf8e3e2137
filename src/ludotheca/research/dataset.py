"""Data sets: the decisions of games between bots, one row each, as a Parquet file.

| column | what it is |
|---|---|
| game, step, seat | which game, which decision of it, who decided |
| bot | who sat there |
| observation | what the seat saw: the numbers of `State.observe` |
| legal, action | the numbers of its actions, and of the one it took |
| share, points | how the game ended for that seat: its part in the victory, its points |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheca.bots.levels import check_bot, make_bot
from ludotheca.bots.own import short
from ludotheca.lab.plan import MissingExtra, bot_seed, make_plan, seated
from ludotheca.research.seats import answer
from ludotheca.research.setting import Play, Setting

Row = dict[str, Any]


def write(
    path: Path,
    title: str,
    players: int,
    games: int,
    bots: Sequence[str] = ("uniform",),
    seed: int = 0,
    *,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play the games and write them; how many rows there are. The bots move on by a seat from game to game."""
    try:
        import pyarrow as pa  # noqa: PLC0415 - an extra
        import pyarrow.parquet as pq  # noqa: PLC0415
    except ImportError:
        raise MissingExtra("pyarrow", "research") from None
    for bot in bots:
        check_bot(bot)
    plan = make_plan(title, players, bots, seed, options)
    setting = Setting(title, players, plan.options)
    schema = pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int16(), pa.string())),
            ("observation", pa.list_(pa.int16(), setting.row)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("share", pa.float32()),
            ("points", pa.int16()),
        ],
        metadata={"title": setting.game.meta.title, "players": str(players), "seed": str(seed)},
    )
    count = 0
    with path.open("xb") as file, pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for number in range(games):
            rows = play_game(setting, seated(plan.line_up, number), seed, number)
            writer.write_table(pa.Table.from_pylist(rows, schema=schema))
            count += len(rows)
            if progress is not None:
                progress(1)
    return count


def play_game(setting: Setting, levels: Sequence[str], seed: int, number: int) -> list[Row]:
    """One game, a row for every decision with something to choose."""
    drawn = bot_seed(seed, number)
    play = Play(setting, drawn)
    bots = [make_bot(level, setting.game, drawn, seat) for seat, level in enumerate(levels)]
    rows: list[Row] = []
    step = 0
    while not play.over():
        seat = play.seat
        legal = play.legal(seat)
        code = answer(play, bots[seat], seat)
        if len(legal) > 1:
            taken = {"legal": legal, "action": setting.table.numbers[code], "bot": short(levels[seat])}
            rows.append(
                {"game": number, "step": step, "seat": seat, "observation": play.numbers(seat), **taken}
            )
        play.state.apply(seat, code)
        play.seat = play.deal()
        step += 1
    shares = setting.rewards(play.state)
    points = [int(play.state.score(seat)) for seat in range(setting.players)]
    return [row | {"share": shares[row["seat"]], "points": points[row["seat"]]} for row in rows]
