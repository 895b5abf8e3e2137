"""Who sits down in the arena, and with how much time to think.

A bot is named with what it may use for a decision: `tree@800` is 800 iterations, `master@0.5s` half a second,
`master@x2` twice the iterations of the level; a name alone thinks as its level says.
"""

from __future__ import annotations

import re

import msgspec

from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import check_bot, make_bot
from ludotheca.bots.own import is_own
from ludotheca.bots.searcher import SearchBot
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.game import AnyGame
from ludotheca.lab.plan import BadPlan

BUDGET = re.compile(r"(?P<times>x\d+(\.\d+)?)|(?P<seconds>\d+(\.\d+)?)s|(?P<iterations>\d+)")


class Entrant(msgspec.Struct, frozen=True):
    """A bot and its budget; `label` names both, and `entrant` reads it back."""

    bot: str
    budget: Budget = Budget()

    @property
    def label(self) -> str:
        if self.budget.iterations is not None:
            return f"{self.bot}@{self.budget.iterations}"
        if self.budget.seconds is not None:
            return f"{self.bot}@{self.budget.seconds:g}s"
        return self.bot


def entrant(label: str) -> Entrant:
    """The bot and the budget of a label."""
    bot, _, text = parted(label)
    return Entrant(bot, parse_budget(text) if text else Budget())


def parted(label: str) -> tuple[str, str, str]:
    """Bot, `@` and budget. A folder of one's own bot may have an `@` in its name."""
    head, at, text = label.rpartition("@")
    if is_own(head):
        return head, at, text
    return (label, "", "") if is_own(label) else label.partition("@")


def parse_budget(text: str) -> Budget:
    """`800` is iterations, `0.5s` seconds."""
    found = BUDGET.fullmatch(text)
    if found and found["seconds"] and float(found["seconds"]) > 0:
        return Budget(seconds=float(found["seconds"]))
    if found and found["iterations"] and int(found["iterations"]) > 0:
        return Budget(iterations=int(found["iterations"]))
    raise bad_budget(text)


def bad_budget(text: str) -> BadPlan:
    return BadPlan(
        f"a budget is iterations (800), seconds (0.5s) or a multiple of the level's own (x2), not '{text}'",
        why="budget",
        budget=text,
    )


def thinks(game: AnyGame, bot: str) -> bool:
    """Whether more time makes this bot play otherwise. Of one's own bot nobody knows, so it is asked as if it did."""
    return is_own(bot) or isinstance(make_bot(bot, game, 0, 0), SearchBot)


def resolve(game: AnyGame, text: str, budget: str | None) -> Entrant:
    """What a person names, every multiple turned into a number."""
    bot, at, own = parted(text)
    check_bot(bot)
    if not thinks(game, bot):
        if at:
            raise BadPlan(f"{bot} does not search and takes no budget", why="no-budget", bot=bot)
        if budget is not None:
            _budget_of(game, "master", budget)  # wrong is wrong, whoever would use it
        return Entrant(bot)
    if at:
        return Entrant(bot, _budget_of(game, bot, own))
    return Entrant(bot) if budget is None else Entrant(bot, _budget_of(game, bot, budget))


def _budget_of(game: AnyGame, bot: str, text: str) -> Budget:
    found = BUDGET.fullmatch(text)
    if not found or not found["times"]:
        return parse_budget(text)
    times = float(found["times"][1:])
    if times <= 0:
        raise bad_budget(text)
    if is_own(bot):
        raise BadPlan(f"{bot} has no budget of a level to multiply", why="no-multiple", bot=bot)
    own = settings_for(game.meta.title, bot).iterations  # whoever searches has some
    return Budget(iterations=max(1, round(times * own)))
