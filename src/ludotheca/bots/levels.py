"""The bots a person can choose from, by name. One list for the terminal, the server and simulation."""

from __future__ import annotations

from ludotheca.bots.bot import Bot
from ludotheca.bots.greedy import GreedyBot
from ludotheca.bots.uniform import UniformBot
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import Game
from ludotheca.kernel.rng import Rng

LEVELS: dict[str, type[Bot]] = {"uniform": UniformBot, "greedy": GreedyBot}
DEFAULT_LEVEL = "greedy"


class UnknownLevel(LudothecaError):
    code = "unknown-level"

    def __init__(self, level: str) -> None:
        known = ", ".join(LEVELS)
        super().__init__(f"There is no bot '{level}'; the bots are: {known}.", level=level, known=known)


def make_bot(level: str, game: Game, seed: int, seat: int) -> Bot:
    """A bot for one seat of one game; equal arguments give bots that play alike."""
    kind = LEVELS.get(level)
    if kind is None:
        raise UnknownLevel(level)
    return kind(game, Rng(seed, seat + 1))
