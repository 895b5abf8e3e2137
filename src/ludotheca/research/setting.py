"""What all environments share: the title, its seats, how actions are counted, and one game being played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from ludotheca.games import registry
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import AnyGame
from ludotheca.kernel.many import Many, row_size
from ludotheca.kernel.playout import deal
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.kernel.vecs import NATIVE
from ludotheca.lab.arena.luck import Luck
from ludotheca.research.table import actions_of

Encoding = Literal["numbers", "slots"]
Reward = Literal["win", "margin"]
Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]

LEAST, MOST = -(2**15), 2**15 - 1  # what a number of an observation may be


class BadSetting(LudothecaError):
    """An environment that cannot be made."""

    code = "bad-setting"


class Setting:
    """A title with so many players. `encoding` says what an action is: its number in the title's table, or its place in
    the list of legal ones. `reward` comes at the end: a seat's part in the victory, or the points by which it leads the
    best of the others. With `luck` above 0 what dice and cards did is counted, from so many imagined games an outcome."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        encoding: Encoding = "numbers",
        reward: Reward = "win",
        luck: int = 0,
    ) -> None:
        self.game: AnyGame = registry.get(title)
        self.players = self.game.check_players(self.game.nearest_players(4) if players is None else players)
        self.options = self.game.check_options(options or {}, self.players)
        if encoding not in ("numbers", "slots"):
            raise BadSetting(f"An encoding is 'numbers' or 'slots', not {encoding!r}.")
        if reward not in ("win", "margin"):
            raise BadSetting(f"A reward is 'win' or 'margin', not {reward!r}.")
        if luck < 0 or (luck and reward != "win"):
            raise BadSetting("Luck is counted in parts of the victory: from 1 try on, with the reward 'win'.")
        self.luck = luck
        self.slots = self.game.widest if encoding == "slots" else 0
        self.encoding = encoding
        self.reward = reward
        self.start: State = self.game.new_state(self.players, self.options, self.game.meta.rules_version)
        self.row = int(row_size(self.start))
        if not self.row:
            raise BadSetting(f"{title} has no observations (sight.py).")
        self.table = actions_of(self.game.meta.title)
        self.actions = self.slots or len(self.table)
        self.seats = [f"seat_{seat}" for seat in range(self.players)]

    def many(self, games: int, seed: int) -> Many:
        """So many games side by side."""
        return Many(self.start, games, seed, self.table.codes, self.slots, self.row, self.game.widest)

    def rewards(self, state: State) -> list[float]:
        """By seat, once the game is over."""
        seats = range(self.players)
        if self.reward == "win":
            won = [bool(state.won(seat)) for seat in seats]
            return [float(one) / max(sum(won), 1) for one in won]
        points = [int(state.score(seat)) for seat in seats]
        return [
            float(points[seat] - max(points[other] for other in seats if other != seat)) for seat in seats
        ]


class Play:
    """One game being played, action by action."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.state = setting.start.clone()
        self.rng = Rng(seed)
        game = setting.game.meta
        self.luck = (
            Luck(game.title, game.rules_version, setting.players, seed ^ 0x5EED, setting.luck)
            if setting.luck
            else None
        )
        self.sight = Sight(setting.row)
        self.seat = self.deal()

    def over(self) -> bool:
        return self.seat == NOBODY

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat as the encoding counts them; none where it owes nothing."""
        if self.over() or not self.state.owes(seat):
            return []
        codes = self.state.actions(seat)
        if self.setting.slots:
            return list(range(len(codes)))
        numbers = self.setting.table.numbers
        return [numbers[int(code)] for code in codes]

    def code(self, seat: int, action: int) -> int:
        """The engine's action; an error names what is legal where it is not."""
        codes = [int(code) for code in self.state.actions(seat)]
        if self.setting.slots:
            if 0 <= action < len(codes):
                return codes[action]
        elif 0 <= action < len(self.setting.table) and self.setting.table.codes[action] in codes:
            return self.setting.table.codes[action]
        raise ValueError(
            f"{self.setting.seats[seat]}: action {action} is not legal; legal are {self.legal(seat)}"
        )

    def act(self, seat: int, action: int) -> None:
        """One decision, and what chance owes after it."""
        self.state.apply(seat, self.code(seat, action))
        self.seat = self.deal()

    def deal(self) -> int:
        """Draw what chance owes; who decides next."""
        if self.luck is None:
            return int(deal(self.state, self.rng))
        while (seat := int(self.state.first_owing())) == CHANCE:
            outcome = int(self.state.random_action(CHANCE, self.rng))
            self.luck.add(self.state, outcome)
            self.state.apply(CHANCE, outcome)
        return seat

    def info(self, seat: int) -> dict[str, Any]:
        """With luck: what dice and cards have done to the seat's share so far, and at the end its reward without that. The mean of both
        rewards is the same; the second differs less from game to game."""
        if self.luck is None:
            return {}
        info: dict[str, Any] = {"luck": self.luck.total[seat]}
        if self.over():
            info["reward_without_luck"] = self.setting.rewards(self.state)[seat] - info["luck"]
        return info

    def numbers(self, seat: int) -> Numbers:
        """What a seat sees."""
        self.sight.at = 0
        self.state.observe(seat, self.sight)
        values: Any = self.sight.out
        seen: Numbers = np.frombuffer(values, np.int16).copy() if NATIVE else np.array(values, np.int16)
        return seen

    def mask(self, seat: int, size: int = 0) -> Mask:
        """1 for every action the seat has."""
        mask = np.zeros(size or self.setting.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observation(self, seat: int) -> Observation:
        return {"observation": self.numbers(seat), "action_mask": self.mask(seat)}
