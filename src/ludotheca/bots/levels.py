"""The bots by name: six levels a person can choose from, characters, and the yardsticks that the arena measures them with.

One list for the terminal, the server, the web and the arena. A level means the same in every title; how much thinking it
takes there is data (`settings`).
"""

from __future__ import annotations

from ludotheca.bots.bot import Bot
from ludotheca.bots.own import is_own, own_bot
from ludotheca.bots.quick import GreedyBot, HastyBot, UniformBot
from ludotheca.bots.searcher import GlanceBot, SearchBot
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import AnyGame
from ludotheca.kernel.rng import Rng

LEVELS = ("beginner", "apprentice", "regular", "expert", "master", "grandmaster")
CHARACTERS = ("builder", "warrior", "gambler")
YARDSTICKS = ("uniform", "greedy", "veteran", "glance", "learned", "flat", "tree", "solo")
BOTS = LEVELS + CHARACTERS + YARDSTICKS
WITHOUT_SETTINGS = ("uniform", "greedy")
DEFAULT_LEVEL = "regular"


class UnknownLevel(LudothecaError):
    code = "unknown-level"

    def __init__(self, level: str) -> None:
        known = ", ".join(BOTS)
        super().__init__(f"There is no bot '{level}'; the bots are: {known}.", level=level, known=known)


def check_bot(level: str) -> None:
    """A bot of the list, or one's own by its file; otherwise an error that says what would be right."""
    if is_own(level):
        own_bot(level)
    elif level not in BOTS:
        raise UnknownLevel(level)


def make_bot(level: str, game: AnyGame, seed: int, seat: int) -> Bot:
    """A bot for one seat of one game; equal arguments give bots that play alike."""
    check_bot(level)
    rng = Rng(seed, seat + 1)
    if is_own(level):
        return own_bot(level)(game, rng)
    if level == "uniform":
        return UniformBot(game, rng)
    if level == "greedy":
        return GreedyBot(game, rng)
    settings = settings_for(game.meta.title, level)
    if settings.samples:
        return GlanceBot(game, rng, settings)
    if settings.iterations:
        return SearchBot(game, rng, settings)
    if settings.oversights:
        return HastyBot(game, rng, settings)
    return GreedyBot(game, rng)
