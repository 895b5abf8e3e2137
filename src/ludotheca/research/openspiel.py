"""OpenSpiel: every title as a game with explicit chance. Importing this registers them:

    pyspiel.load_game("ludotheca_kingsburg(players=3)")

Sealed answers are given one after the other, unseen. The information state of a seat is what it may know now; what it
has seen before is in it as far as the rules let a seat know it still.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.research.setting import Setting
from ludotheca.research.table import ActionTable, outcomes_of

USUAL_PLAYERS = 3
LONGEST = 5000  # acts and draws: no game of any title is longer


@cache
def setting_of(title: str, players: int) -> Setting:
    """Made once: positions are stored without it."""
    return Setting(title, players)


def short_name(title: str) -> str:
    return f"ludotheca_{title}"


def type_of(title: str) -> Any:
    """What OpenSpiel wants to know of a title."""
    meta = registry.get(title).meta
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=meta.names["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.most_players,
        min_num_players=meta.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": registry.get(title).nearest_players(USUAL_PLAYERS)},
    )


class SpielGame(pyspiel.Game):
    """A title with so many players. Utilities are parts in the victory, from 0 to 1."""

    title: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", registry.get(self.title).nearest_players(USUAL_PLAYERS)))
        self.setting = setting_of(self.title, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.table),
            max_chance_outcomes=len(outcomes_of(self.title)),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setting)


class SpielState(pyspiel.State):
    """A position in the hands of OpenSpiel."""

    def __init__(self, game: SpielGame, position: State | None = None) -> None:
        super().__init__(game)
        self.title, self.players = game.title, game.setting.players
        self.position = game.setting.start.clone() if position is None else position

    @property
    def setting(self) -> Setting:
        return setting_of(self.title, self.players)

    @property
    def outcomes(self) -> ActionTable:
        return outcomes_of(self.title)

    def current_player(self) -> int:
        mover = int(self.position.first_owing())
        if mover == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self.setting.table.numbers
        return sorted(numbers[int(code)] for code in self.position.actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [int(weight) for weight in self.position.weights()]
        numbers = self.outcomes.numbers
        codes = [int(code) for code in self.position.actions(CHANCE)]
        return sorted(
            (numbers[code], weight / sum(weights)) for code, weight in zip(codes, weights, strict=True)
        )

    def _apply_action(self, action: int) -> None:
        mover = int(self.position.first_owing())
        table = self.outcomes if mover == CHANCE else self.setting.table
        self.position.apply(mover, table.codes[action])

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.outcomes if player == pyspiel.PlayerId.CHANCE else self.setting.table
        named = table.name(action)
        fields = [f"{field}={value}" for field, value in named.items() if field != "type"]
        return " ".join([named["type"], *fields])

    def is_terminal(self) -> bool:
        return bool(self.position.to_move() == NOBODY)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.setting.players
        return self.setting.rewards(self.position)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> SpielState:
        """A random position that gives this seat the same information state."""
        game = self.setting.game
        seen = game.look(self.position, player, options=self.setting.options, rules=game.meta.rules_version)
        return SpielState(self.get_game(), game.sample(seen, Rng(int(random() * 2**52))))

    def __deepcopy__(self, memo: Any) -> SpielState:
        copied: SpielState = super().__deepcopy__(memo)
        copied.position = self.position.clone()
        return copied

    def __str__(self) -> str:
        return canonical(self.position.dump()).decode()


class SpielObserver:
    """What a seat sees, as OpenSpiel's observers give it: numbers of `State.observe`, or the view as text."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(setting.row, np.float32)
        self.dict = {"observation": self.tensor}
        self.sight = Sight(setting.row)

    def set_from(self, state: SpielState, player: int) -> None:
        self.sight.at = 0
        state.position.observe(player, self.sight)
        self.tensor[:] = self.sight.out

    def string_from(self, state: SpielState, player: int) -> str:
        return canonical(self.setting.game.view(state.position, player)).decode()


def _register(title: str) -> None:
    """A class of its own for every title: OpenSpiel keeps it beyond the end of the interpreter, which a function would
    not survive."""
    kind = type_of(title)
    pyspiel.register_game(kind, type(short_name(title), (SpielGame,), {"title": title, "kind": kind}))


for _title in registry.titles():
    if short_name(_title) not in pyspiel.registered_names():
        _register(_title)
