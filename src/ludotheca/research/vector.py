"""Many games at once: one decision in each per step, in compiled code, over arrays that stay where they are.

env = VectorEnv("kingsburg", players=3, games=256)
while training:
    env.step(choose(env.observation, env.mask))   # env.seat decided; env.over tells which games ended
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from mypy_extensions import i64

from ludotheca.kernel.rng import Rng
from ludotheca.kernel.vecs import NATIVE, vec
from ludotheca.research.setting import Encoding, Reward, Setting

Ints = npt.NDArray[np.int64]


class VectorEnv:
    """`games` games. After every step, by game: `observation` and `mask` of the seat that decides next, `seat`; and where
    `over` is 1, the game that just ended left `rewards` and `points` by seat, and the next one has begun. The arrays are the same
    objects all the time; copy what you keep. With slots `listed` holds the numbers of the actions in the slots."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        games: int = 64,
        *,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        encoding: Encoding = "numbers",
        reward: Reward = "win",
    ) -> None:
        self.setting = Setting(title, players, options, encoding, reward)
        self.games = games
        self._many = self.setting.many(games, seed)
        self._rng = Rng(seed, 1 << 40)
        n, width = self.setting.players, self.setting.actions
        many = self._many
        self.observation = _array(many.sight.out, np.int16, (games, self.setting.row))
        self.mask = _array(many.mask, np.uint8, (games, width))
        self.seat = _array(many.seat, np.int64, (games,))
        self.over = _array(many.over, np.uint8, (games,))
        self.shares = _array(many.shares, np.float64, (games, n))
        self.points = _array(many.points, np.int64, (games, n))
        self.listed = _array(many.listed, np.int32, (games, self.setting.slots))
        self.rewards = np.zeros((games, n))

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision in every game. A game that ends begins anew."""
        self._many.actions = vec[i64](np.broadcast_to(actions, (self.games,)).tolist())
        self._many.step()
        self._refresh()

    def sample(self) -> Ints:
        """Any legal action for every game."""
        self._many.choose(self._rng)
        return _array(self._many.actions, np.int64, (self.games,)).copy()

    @property
    def ended(self) -> int:
        """Games that have ended since the beginning."""
        return int(self._many.ended)

    def _refresh(self) -> None:
        if not NATIVE:
            many = self._many
            pairs = (
                (self.observation, many.sight.out),
                (self.mask, many.mask),
                (self.seat, many.seat),
                (self.over, many.over),
                (self.shares, many.shares),
                (self.points, many.points),
                (self.listed, many.listed),
            )
            for array, values in pairs:
                array[...] = np.asarray(values, array.dtype).reshape(array.shape)
        if self.setting.reward == "win":
            np.multiply(self.shares, self.over[:, None], out=self.rewards)
            return
        self.rewards[:] = 0.0
        for game in np.flatnonzero(self.over):
            points = self.points[game]
            for seat in range(self.setting.players):
                self.rewards[game, seat] = points[seat] - np.delete(points, seat).max()


def _array(values: Any, kind: Any, shape: tuple[int, ...]) -> npt.NDArray[Any]:
    """The memory of a compiled vector as an array; under the interpreter a copy."""
    if NATIVE and 0 not in shape:
        return np.frombuffer(values, kind).reshape(shape)
    return np.array(values, kind).reshape(shape)
