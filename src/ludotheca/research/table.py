"""Actions as a learner counts them: densely, from 0, without those of chance."""

from __future__ import annotations

from functools import cache

from ludotheca.games import registry
from ludotheca.kernel.game import AnyGame, Named


class ActionTable:
    """The numbers of a title's actions, in the order of the engine's codes. The same for every number of players."""

    def __init__(self, game: AnyGame, *, chance: bool = False) -> None:
        acts = [act for act in game.actions if act.chance == chance]
        self.game = game
        self.codes = sorted(act.first + code for act in acts for code in act.codes())
        self.numbers = {code: number for number, code in enumerate(self.codes)}

    def __len__(self) -> int:
        return len(self.codes)

    def name(self, number: int) -> Named:
        """What an action is, by name and fields."""
        return self.game.encode(self.codes[number])

    def number(self, named: Named) -> int:
        """The number of an action by name; `BadAction` says what is wrong with one that is none."""
        return self.numbers[self.game.decode(named)]


@cache
def actions_of(title: str) -> ActionTable:
    """The actions of the seats."""
    return ActionTable(registry.get(title))


@cache
def outcomes_of(title: str) -> ActionTable:
    """The outcomes of chance."""
    return ActionTable(registry.get(title), chance=True)
