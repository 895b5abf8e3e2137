"""A process that thinks, with bots that do everything wrong. Run by test_bots.py in place of the real one."""

from __future__ import annotations

import os
import time

from ludotheca.bots.bot import Bot, Budget
from ludotheca.bots.levels import make_bot
from ludotheca.kernel.game import Decision, Game, MatchView, Named
from ludotheca.kernel.rng import Rng
from ludotheca.server.thinking import worker


class Crashes(Bot):
    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        raise RuntimeError("no idea")


class Sleeps(Bot):
    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        time.sleep(60)
        return decision.actions[0]


class Lies(Bot):
    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        return {"type": "win"}


class Dies(Bot):
    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        os._exit(3)


class Chats(Bot):
    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        print("thinking aloud " * 1000, flush=True)
        return decision.actions[-1]


BAD: dict[str, type[Bot]] = {"crashes": Crashes, "sleeps": Sleeps, "lies": Lies, "dies": Dies, "chats": Chats}


def make_any(level: str, game: Game, seed: int, seat: int) -> Bot:
    """A bad bot, or the real one of that name."""
    return BAD[level](game, Rng(seed, seat)) if level in BAD else make_bot(level, game, seed, seat)


if __name__ == "__main__":
    worker.make_bot = make_any
    worker.main()
