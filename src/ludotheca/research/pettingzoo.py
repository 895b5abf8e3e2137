"""PettingZoo: a game seat by seat (AEC), or all seats at once (parallel).

AEC asks one seat after the other. Where the rules have several answer at once, none sees what another has sealed. The
parallel form steps all seats together; who owes nothing answers the last action, `wait`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from ludotheca.research.rendering import draw
from ludotheca.research.setting import LEAST, MOST, Encoding, Observation, Play, Reward, Setting

Illegal = Literal["refuse", "first"]
Infos = dict[str, dict[str, Any]]


def spaces_of(setting: Setting, actions: int) -> tuple[Dict, Discrete[np.int64]]:
    """What a seat observes, and what it answers."""
    seen = {
        "observation": Box(LEAST, MOST, (setting.row,), np.int16),
        "action_mask": Box(0, 1, (actions,), np.int8),
    }
    return Dict(seen), Discrete(actions)


class Seated:
    """What both forms have in common."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        encoding: Encoding = "numbers",
        reward: Reward = "win",
        luck: int = 0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        waiting: bool = False,
    ) -> None:
        self.setting = Setting(title, players, options, encoding, reward, luck)
        self.possible_agents = list(self.setting.seats)
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.width = self.setting.actions + waiting
        made = [spaces_of(self.setting, self.width) for _ in self.possible_agents]
        self.observation_spaces = {a: seen for a, (seen, _) in zip(self.possible_agents, made, strict=True)}
        self.action_spaces = {a: acts for a, (_, acts) in zip(self.possible_agents, made, strict=True)}
        self.play = Play(self.setting, 0)
        self.cycles = 0
        self.seeds = np.random.default_rng(0)

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.play = Play(self.setting, int(self.seeds.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.cycles = 0

    def told(self) -> Infos:
        """What `info` says to everybody who is still in the game."""
        return {agent: self.play.info(self.possible_agents.index(agent)) for agent in self.agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board as a spectator sees it, as text."""
        return draw(self.play) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


class SeatBySeat(Seated, AECEnv[str, Any, Any]):
    """A game as an AEC environment."""

    def __init__(self, title: str, players: int | None = None, **more: Any) -> None:
        Seated.__init__(self, title, players, **more)
        self.metadata = {
            "name": f"{self.setting.game.meta.title}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = self.told()
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        return self.play.observation(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.play.act(self.play.seat, int(action))
        self.cycles += 1
        if self.setting.luck:
            self.infos = self.told()
        if self.play.over():
            gained = self.setting.rewards(self.play.state)
            self.rewards = dict(zip(self.possible_agents, gained, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        if self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.play.seat]


class SideBySide(Seated, ParallelEnv[str, Any, Any]):
    """A game as a parallel environment. An action that is not legal is an error, or with `illegal="first"` the first
    legal one is taken and `infos` says so."""

    def __init__(
        self, title: str, players: int | None = None, *, illegal: Illegal = "refuse", **more: Any
    ) -> None:
        Seated.__init__(self, title, players, waiting=True, **more)
        self.illegal = illegal
        self.metadata = {"name": f"{self.setting.game.meta.title}_v1", "render_modes": ["ansi"]}

    @property
    def wait(self) -> int:
        """The action of a seat that owes nothing."""
        return self.setting.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.begin(seed)
        return self._seen(), self.told()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        infos: Infos = {agent: {} for agent in self.agents}
        owing = [seat for seat in range(self.setting.players) if self.play.state.owes(seat)]
        chosen = {seat: self._chosen(seat, actions, infos) for seat in owing}
        for seat, action in chosen.items():
            self.play.act(seat, action)
        self.cycles += 1
        over = self.play.over()
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        gained = self.setting.rewards(self.play.state) if over else [0.0] * self.setting.players
        seen = self._seen()
        for agent, more in self.told().items():
            infos[agent].update(more)
        told = (dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut))
        rewards = dict(zip(self.possible_agents, gained, strict=True))
        if over or cut:
            self.agents = []
        return seen, rewards, *told, infos

    def _chosen(self, seat: int, actions: dict[str, Any], infos: Infos) -> int:
        agent = self.possible_agents[seat]
        legal = self.play.legal(seat)
        action = int(actions[agent])
        if action in legal or self.illegal == "refuse":
            return action
        infos[agent]["illegal"] = True
        return legal[0]

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._of(seat) for seat, agent in enumerate(self.possible_agents)}

    def _of(self, seat: int) -> Observation:
        mask = self.play.mask(seat, self.width)
        mask[self.wait] = not mask.any()
        return {"observation": self.play.numbers(seat), "action_mask": mask}


def env(title: str, players: int | None = None, **more: Any) -> SeatBySeat:
    """A title seat by seat: `env("kingsburg", 3, encoding="slots", reward="margin")`."""
    return SeatBySeat(title, players, **more)


def parallel_env(title: str, players: int | None = None, **more: Any) -> SideBySide:
    """A title with all seats at once."""
    return SideBySide(title, players, **more)
