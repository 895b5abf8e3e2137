"""Mining in many processes, kept on disk: a line of JSON per game, so that an interrupted run goes on where it was."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from itertools import count as counting
from pathlib import Path

import msgspec

from ludotheca.kernel.codec import canonical
from ludotheca.lab import backends
from ludotheca.lab.plan import BadPlan, make_folder
from ludotheca.lab.puzzles.mine import FORMAT, Mined, MinePlan, mine_game
from ludotheca.puzzles.puzzle import Puzzle

AHEAD = 400  # games handed out at a time

# Told of a game as it comes, and of all puzzles so far.
Progress = Callable[[Mined, int], None]


class MineFile:
    """The games of one plan that were looked at. Use it in a `with`."""

    def __init__(self, path: Path, plan: MinePlan) -> None:
        self.path = path
        self.games: dict[int, Mined] = {}
        make_folder(path.parent)
        header = canonical({"format": FORMAT, **msgspec.to_builtins(plan)})
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]  # a line that was cut short is a game to look at again
        lines = whole.splitlines()
        if lines and lines[0] != header:
            raise self._bad("holds games of another plan; name another folder", why="other-mine")
        for number, line in enumerate(lines[1:], 2):
            try:
                mined = msgspec.json.decode(line, type=Mined)
            except msgspec.DecodeError:
                raise self._bad(f"has a damaged line, {number}", why="damaged", line=number) from None
            self.games[mined.game] = mined
        self._file = path.open("r+b" if data else "wb")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not lines:
            self._write(header)

    def add(self, mined: Mined) -> None:
        self.games[mined.game] = mined
        self._write(canonical(mined))

    def close(self) -> None:
        self._file.close()

    def puzzles(self) -> list[Puzzle]:
        """All puzzles by the number of their game, each once."""
        found = {puzzle.id: puzzle for _, mined in sorted(self.games.items()) for puzzle in mined.puzzles}
        return list(found.values())

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def _bad(self, reason: str, why: str, **details: object) -> BadPlan:
        return BadPlan(f"'{self.path}' {reason}", why=why, path=str(self.path), **details)


def mine(
    plan: MinePlan,
    want: int,
    path: Path,
    jobs: int,
    *,
    seconds: float = 0.0,
    progress: Progress | None = None,
) -> list[Puzzle]:
    """Look at game after game until there are so many puzzles, the records are used up, or the time is over (0 is no
    limit)."""
    end = time.monotonic() + seconds if seconds else float("inf")
    with closing(MineFile(path, plan)) as kept:
        if progress is not None:
            for mined in kept.games.values():
                progress(mined, len(kept.puzzles()))
        with closing(_games(plan, kept, jobs)) as games:
            while len(kept.puzzles()) < want and time.monotonic() < end:
                found = next(games, None)
                if found is None:
                    break
                kept.add(found)
                if progress is not None:
                    progress(found, len(kept.puzzles()))
        return kept.puzzles()


def _games(plan: MinePlan, kept: MineFile, jobs: int) -> Generator[Mined, None, None]:
    """The games that are not there yet, as they come."""
    done = set(kept.games)
    for first in counting(0, AHEAD):
        last = min(first + AHEAD, len(plan.records)) if plan.records else first + AHEAD
        numbers = [number for number in range(first, last) if number not in done]
        yield from backends.in_processes(partial(mine_game, plan), numbers, jobs)
        if plan.records and last == len(plan.records):
            return
