"""What the longest games cost: to load one, to take back, to look at it again. The longest is one in which somebody takes
back as often as they may; the usual one is played at random. All figures are of the processor's time.

    .venv/bin/python bench/long_games.py [TITLE ...] [--players N]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from engine import REFERENCE, loop_speed
from sqlalchemy import Connection

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.chance import FairDealer
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.errors import CannotUndo
from ludotheca.kernel.match import Match
from ludotheca.kernel.vecs import NATIVE
from ludotheca.server.play import Play
from ludotheca.server.replays import MOST_MOMENTS, Replays
from ludotheca.server.store import Store, open_store, rows
from ludotheca.server.store.rows import SeatRow, TableRow

SECRET = "5" * 64
WANTED_UNDOS = 20_000


def played(title: str, players: int, *, undo: bool) -> tuple[Match, int]:
    """A game to its end, and how many of the many wished undos went through."""
    rng, undone = random.Random(7), 0
    dealer = FairDealer(bytes.fromhex(SECRET), "bench")
    match = Match.start(registry.get(title), dealer, players=players)
    while not match.over:
        seat = rng.choice(match.owing)
        match.submit(seat, rng.choice(list(match.state.actions(seat))))
        while undo and undone < WANTED_UNDOS and not match.over:
            try:
                match.undo(seat)
            except CannotUndo:
                break
            undone += 1
            match.submit(seat, rng.choice(list(match.state.actions(seat))))
    return match, undone


def store_game(store: Store, table_id: str, match: Match) -> TableRow:
    """The game as a finished table."""
    row = TableRow(
        id=table_id,
        title=match.header.game,
        players=match.header.players,
        status="over",
        owner="x",
        owner_name="x",
        created=0,
        started=0,
        updated=0,
        secret=SECRET,
        header=canonical(match.header).decode(),
        head=match.head,
    )
    seats = [
        SeatRow(table_id=table_id, seat=seat, kind="person", identity="x") for seat in range(row.players)
    ]

    def work(c: Connection) -> None:
        rows.insert_table(c, row, seats)
        rows.insert_entries(c, table_id, match.entries)
        rows.save_record(c, table_id, record.to_bytes(match.record()))

    asyncio.run(store.write(work))
    return row


def milliseconds(work: Callable[[], object], times: int = 3) -> float:
    """The least of some tries."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return 1000 * best


def measure(store: Store, row: TableRow) -> tuple[float, float, float]:
    """Milliseconds to load the game, to look at its last fifty moments for the first time, and again."""

    def load(c: Connection) -> Play:
        return Play(row, rows.load_entries(c, row.id), ())

    loading = milliseconds(lambda: store._read(load))
    first = max(0, row.head - MOST_MOMENTS + 1)

    async def look() -> tuple[float, float]:
        replays = Replays(store, 1.0)
        times = []
        for _ in range(20):
            start = time.process_time()
            await replays.replay("bench", row.id, -1, first, row.head)
            times.append(1000 * (time.process_time() - start))
        return times[0], min(times[1:])

    return loading, *asyncio.run(look())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--players", type=int, default=4)
    options = parser.parse_args()
    speed = loop_speed(time.process_time)
    print(f"{'compiled' if NATIVE else 'plain Python'}; the loop runs at {speed / 1e6:.1f} M/s")
    print(f"at {REFERENCE / 1e6:.0f} M/s the times would be {speed / REFERENCE:.2f} of these\n")
    print("| title | game | undos | entries | load | 50 moments | again |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{Path(folder) / 'bench.db'}")
        for number, title in enumerate(options.titles or registry.titles()):
            for undo in (False, True):
                match, undone = played(title, options.players, undo=undo)
                row = store_game(store, f"t{number}{'long' if undo else 'usual'}", match)
                load, first, again = measure(store, row)
                kind = "longest" if undo else "usual"
                print(
                    f"| {title} | {kind} | {undone} | {row.head} "
                    f"| {load:.1f} ms | {first:.1f} ms | {again:.2f} ms |",
                    flush=True,
                )
        store.close()


if __name__ == "__main__":
    main()
