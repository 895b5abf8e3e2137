"""A plan for the arena, from what somebody asks; and how its bots are told from earlier versions of themselves."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import make_bot
from ludotheca.bots.settings import settings_for
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.state import CHANCE, NOBODY
from ludotheca.lab.arena_game import Table, play_game
from ludotheca.lab.arena_plan import Plan, entrant, resolve, thinks
from ludotheca.lab.common import check_seed, fill

WITHOUT_SETTINGS = ("uniform", "greedy")
PROBE_AFTER = 30  # decisions
PROBE_ITERATIONS = 16


def make_plan(
    title: str,
    players: int,
    bots: Sequence[str],
    seed: int = 0,
    *,
    options: Mapping[str, Any] | None = None,
    budget: str | None = None,
) -> Plan:
    """The plan, or an error that says what is wrong with it. `budget` is for the bots that name none."""
    game = registry.get(title)
    game.check_players(players)
    check_seed(seed)
    named = [resolve(game, text.strip(), budget) for text in bots]
    line_up = fill([entrant.label for entrant in named], players)
    checked = game.check_options(options or {})
    unmarked = Plan(game.meta.title, game.meta.rules_version, players, line_up, seed, checked, bots="")
    return msgspec.structs.replace(unmarked, bots=fingerprint(unmarked))


def fingerprint(plan: Plan) -> str:
    """How the bots of a plan play, in a few letters: their settings, a game of the quick policies (every search plays
    on with them), and what each search does in one position of that game with a small budget."""
    quick = canonical(msgspec.structs.replace(plan, line_up=("greedy",) * plan.players, seed=0, bots=""))
    marks: list[Any] = [habit(quick, "greedy")]
    game = registry.get(plan.title)
    for label in sorted(set(plan.line_up)):
        who = entrant(label)
        if who.bot in WITHOUT_SETTINGS:
            continue
        settings = msgspec.to_builtins(settings_for(plan.title, who.bot))
        if who.label != who.bot:  # it has a budget of its own; what the level would use is nothing to it
            del settings["iterations"], settings["seconds"]
        marks.append([who.bot, settings, habit(quick, who.bot) if thinks(game, who.bot) else None])
    return hashlib.sha256(canonical(marks)).hexdigest()[:12]


@cache
def habit(quick: bytes, bot: str) -> object:
    """The scores of the quick policies in game 0 of a plan of theirs, given as JSON; or what another bot answers in the
    middle of that game, with a small budget."""
    plan = msgspec.json.decode(quick, type=Plan)
    if bot == "greedy":
        return play_game(plan, 0).scores
    table = Table(plan, 0)
    while sum(table.decisions) < PROBE_AFTER and table.step():
        pass
    while (seat := int(table.state.first_owing())) == CHANCE:
        table.step()
    if seat == NOBODY:
        return None
    asked = make_bot(bot, table.game, 0, seat)
    return table.game.encode(table.ask(asked, seat, Budget(iterations=PROBE_ITERATIONS)))
