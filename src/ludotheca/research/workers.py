"""The vector environment over several processes: each plays its part of the games and writes into memory that all share."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ludotheca.research.setting import Setting
from ludotheca.research.vector import Ints, VectorEnv

Layout = dict[str, tuple[tuple[int, ...], str]]


def layout(setting: Setting, games: int) -> Layout:
    """Every shared array: its shape and the kind of its numbers."""
    n = setting.players
    return {
        "observation": ((games, setting.row), "i2"),
        "mask": ((games, setting.actions), "u1"),
        "seat": ((games,), "i8"),
        "over": ((games,), "u1"),
        "rewards": ((games, n), "f8"),
        "points": ((games, n), "i8"),
        "actions": ((games,), "i8"),
    }


def arrays_in(memory: SharedMemory, shapes: Layout) -> dict[str, npt.NDArray[Any]]:
    """The arrays that lie one after another in a piece of memory."""
    found, at = {}, 0
    for name, (shape, kind) in shapes.items():
        found[name] = np.ndarray(shape, kind, memory.buf, at)
        at += -(-found[name].nbytes // 64) * 64
    return found


def size_of(shapes: Layout) -> int:
    return sum(
        -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for shape, kind in shapes.values()
    )


class SharedVectorEnv:
    """As `VectorEnv`, with `workers` processes. Close it, or use it with `with`."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        games: int = 64,
        *,
        workers: int = 2,
        seed: int = 0,
        **more: Any,
    ) -> None:
        if games % workers:
            raise ValueError(f"{games} games cannot be shared evenly by {workers} workers")
        self.setting = Setting(title, players, **more)
        self.games = games
        shapes = layout(self.setting, games)
        self._memory = SharedMemory(create=True, size=size_of(shapes))
        shared = arrays_in(self._memory, shapes)
        self.observation, self.mask, self.seat = shared["observation"], shared["mask"], shared["seat"]
        self.over, self.rewards, self.points = shared["over"], shared["rewards"], shared["points"]
        self._actions = shared["actions"]
        context = multiprocessing.get_context("spawn")
        each = games // workers
        self._links: list[Connection] = []
        self._processes = []
        for number in range(workers):
            mine, theirs = context.Pipe()
            part = (number * each, each)
            arguments = (theirs, self._memory.name, shapes, part, title, players, seed + number, more)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._links.append(mine)
            self._processes.append(process)
        self._wait()

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision in every game, all processes at once."""
        self._actions[:] = actions
        for link in self._links:
            link.send("step")
        self._wait()

    def sample(self) -> Ints:
        """Any legal action for every game."""
        for link in self._links:
            link.send("sample")
        self._wait()
        return self._actions.copy()

    def close(self) -> None:
        """End the processes and give the memory back."""
        for link in self._links:
            link.send("close")
        for process in self._processes:
            process.join()
        self._links.clear()
        del self.observation, self.mask, self.seat, self.over, self.rewards, self.points, self._actions
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _wait(self) -> None:
        told = [link.recv() for link in self._links]
        for problem in told:
            if problem:
                raise ValueError(problem)


def work(
    link: Connection,
    memory: str,
    shapes: Layout,
    part: tuple[int, int],
    title: str,
    players: int | None,
    seed: int,
    more: dict[str, Any],
) -> None:
    """One process: its games, and what it tells of them."""
    held = SharedMemory(memory)
    first, count = part
    shared = {name: array[first : first + count] for name, array in arrays_in(held, shapes).items()}
    env = VectorEnv(title, players, count, seed=seed, **more)
    asked = "look"
    while asked != "close":
        problem = ""
        try:
            if asked == "step":
                env.step(shared["actions"])
            elif asked == "sample":
                shared["actions"][:] = env.sample()
        except ValueError as error:
            problem = str(error)
        if asked != "sample":
            for name in ("observation", "mask", "seat", "over", "rewards", "points"):
                np.copyto(shared[name], getattr(env, name))
        link.send(problem)
        asked = link.recv()
    shared.clear()
    held.close()
