"""What larger houses would carry: a simulation from what was measured, for docs/scale.md.

    .venv/bin/python bench/scale.py --move 0.7 --tell 0.4 --flush 2 --row 0.1 --pointer 0.005

Moves come at random to every process. A process is one core: it carries a move out, hands it to the database and, once that has
answered, acknowledges it and tells everybody. It writes all that waits in one statement. The database takes a flush for each
statement and some time for every move, its own cores shared by all processes. Each process hears a pointer of every move of the
others. What is looked for: the most moves a second at which 99 of 100 acknowledgements come within a tenth of a second.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections import deque
from typing import NamedTuple

SECONDS = 3.0
PATIENCE = 0.1
TOGETHER = 64


class Costs(NamedTuple):
    """In seconds: of one core for a move, the telling included, and for the telling; of the database for a flush and for a
    move; of one core for a pointer."""

    move: float
    tell: float
    flush: float
    row: float
    pointer: float


class Process:
    """One of several processes; what the others do makes its core and the database slower."""

    def __init__(self, rate: float, processes: int, cores: int, costs: Costs) -> None:
        here = rate / processes
        self._costs = costs
        self._core_left = max(0.01, 1 - costs.pointer * (rate - here))
        self._database_left = max(0.01, 1 - costs.row * (rate - here) / cores)
        rng, at = random.Random(1), 0.0
        self._came: list[float] = []
        while at < SECONDS:
            at += rng.expovariate(here)
            self._came.append(at)
        self._events = [(at, "come", [number]) for number, at in enumerate(self._came)]
        self._todo: deque[tuple[str, int]] = deque()  # for the core
        self._busy = False
        self._waiting: list[int] = []  # for the database
        self._writing = False
        self.acks: list[float] = []

    def run(self) -> list[float]:
        """How long each acknowledgement takes."""
        while self._events:
            now, what, moves = heapq.heappop(self._events)
            if what == "come":
                self._todo.append(("carry", moves[0]))
            elif what == "written":
                self._writing = False
                self._todo.extend(("tell", move) for move in moves)
            else:
                self._busy = False
                if what == "carried":
                    self._waiting += moves
            self._write(now)
            self._work(now)
        return sorted(self.acks)

    def _work(self, now: float) -> None:
        if self._busy or not self._todo:
            return
        self._busy = True
        what, move = self._todo.popleft()
        if what == "tell":
            self.acks.append(now - self._came[move])
            heapq.heappush(self._events, (now + self._costs.tell / self._core_left, "told", [move]))
        else:
            cost = (self._costs.move - self._costs.tell) / self._core_left
            heapq.heappush(self._events, (now + cost, "carried", [move]))

    def _write(self, now: float) -> None:
        if self._writing or not self._waiting:
            return
        self._writing = True
        batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        cost = self._costs.flush + len(batch) * self._costs.row / self._database_left
        heapq.heappush(self._events, (now + cost, "written", batch))


def most(processes: int, cores: int, costs: Costs) -> tuple[float, float]:
    """Moves a second of all processes, and the time in which 99 of 100 are acknowledged then."""
    low, high, late = 0.0, 1.5 * processes / costs.move, 0.0
    for _ in range(9):
        rate = (low + high) / 2
        took = Process(rate, processes, cores, costs).run()
        p99 = took[int(len(took) * 0.99)]
        if p99 < PATIENCE:
            low, late = rate, p99
        else:
            high = rate
    return low, late


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--move", type=float, default=0.7, help="milliseconds of the server's core a move")
    parser.add_argument("--tell", type=float, default=0.4, help="of them after the commit")
    parser.add_argument("--flush", type=float, default=2.0, help="milliseconds of the disk a statement")
    parser.add_argument("--row", type=float, default=0.1, help="milliseconds of the database's core a move")
    parser.add_argument("--pointer", type=float, default=0.005, help="milliseconds to hear and drop one")
    asked = parser.parse_args()
    costs = Costs(*(each / 1000 for each in (asked.move, asked.tell, asked.flush, asked.row, asked.pointer)))
    print(f"{'':42} moves/s   at half of it: tables with a person who thinks 10 s, a bot's move for each")
    for name, processes, cores in (
        ("one process", 1, 1),
        ("one machine of 8 cores, 6 processes", 6, 2),
        ("10 machines, 60 processes, database of 16", 60, 16),
    ):
        rate, _ = most(processes, cores, costs)
        print(f"{name:42} {rate:7.0f}   {rate / 2 * 10 / 2:7.0f}")


if __name__ == "__main__":
    main()
