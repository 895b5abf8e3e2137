"""Gymnasium: one seat of a game, with bots in the others.

Importing this registers every title: `gymnasium.make("ludotheca/RomeInADay-v1", players=2, bots="uniform")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from ludotheca.bots.bot import Bot
from ludotheca.bots.levels import check_bot, make_bot
from ludotheca.games import registry
from ludotheca.research.pettingzoo import spaces_of
from ludotheca.research.rendering import draw
from ludotheca.research.seats import answer
from ludotheca.research.setting import Encoding, Mask, Observation, Play, Reward, Setting


class OneSeat(gymnasium.Env[Any, Any]):
    """The learner sits in `seat`, or with `seat=None` in another one each game. `bots` is a level, or `file.py:Class`."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        bots: str = "uniform",
        seat: int | None = None,
        encoding: Encoding = "numbers",
        reward: Reward = "win",
        luck: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(title, players, options, encoding, reward, luck)
        check_bot(bots)
        self.level = bots
        self.fixed = seat
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.setting, self.setting.actions)
        self.play = Play(self.setting, 0)
        self.seat = 0
        self.bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.setting.players
        self.seat = int(self.np_random.integers(players)) if self.fixed is None else self.fixed
        self.play = Play(self.setting, int(self.np_random.integers(2**62)))
        drawn = int(self.np_random.integers(2**48))
        self.bots = [make_bot(self.level, self.setting.game, drawn, seat) for seat in range(players)]
        self._others()
        return self.play.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.play.over():
            raise gymnasium.error.ResetNeeded("the game is over; call reset")
        self.play.act(self.seat, int(action))
        self._others()
        gained = self.setting.rewards(self.play.state)[self.seat] if self.play.over() else 0.0
        return self.play.observation(self.seat), gained, self.play.over(), False, self._info()

    def action_masks(self) -> Mask:
        """Which actions are legal now: the name that sb3-contrib's MaskablePPO asks for."""
        return self.play.mask(self.seat)

    def render(self) -> str | None:
        return draw(self.play) if self.render_mode == "ansi" else None

    def _info(self) -> dict[str, Any]:
        points = [int(self.play.state.score(seat)) for seat in range(self.setting.players)]
        return {"seat": self.seat, "points": np.array(points), **self.play.info(self.seat)}

    def _others(self) -> None:
        """The bots answer until the learner must. Where several answer at once the learner is asked last."""
        play = self.play
        while not play.over():
            owing = [s for s in range(self.setting.players) if s != self.seat and play.state.owes(s)]
            if not owing:
                return
            play.state.apply(owing[0], answer(play, self.bots[owing[0]], owing[0]))
            play.seat = play.deal()


def name_of(title: str) -> str:
    """`ludotheca/RomeInADay-v1`."""
    return f"ludotheca/{''.join(part.capitalize() for part in title.split('_'))}-v1"


for _title in registry.titles():
    if name_of(_title) not in gymnasium.registry:
        gymnasium.register(name_of(_title), entry_point=OneSeat, kwargs={"title": _title})
