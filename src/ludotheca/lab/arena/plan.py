"""A plan for the arena, from what somebody asks, and a mark by which bots are told from earlier versions of themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import WITHOUT_SETTINGS, make_bot
from ludotheca.bots.own import is_own, own_mark
from ludotheca.bots.settings import settings_for
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.state import NOBODY
from ludotheca.lab import plan as lab_plan
from ludotheca.lab.arena.entrant import entrant, resolve, thinks
from ludotheca.lab.arena.game import ArenaGame, play_game
from ludotheca.lab.plan import Plan

PROBE_AFTER = 30  # decisions
PROBE_ITERATIONS = 16
# The mark of a bot was made before these could be turned, or while those could; a result keeps its mark.
NEWER = {
    "learned": False,
    "samples": 0,
    "reach": 0,
    "blend": 0.0,
    "least": 0,
    "beam": 0,
    "own": 1.0,
    "spite": 1.0,
}
GONE = {"horizon": 0, "slips": 0}
# How a tree with a net chooses in the end. One more whenever bots of the same settings come to play otherwise.
LAST_CHOICE = 2  # only among the edges that had a quarter of the most tries


def make_plan(
    title: str,
    players: int,
    bots: Sequence[str],
    seed: int = 0,
    *,
    options: Mapping[str, Any] | None = None,
    budget: str | None = None,
    paired: bool = False,
) -> Plan:
    """The plan, or an error that says what is wrong with it. `budget` is for the bots that name none."""
    game = registry.get(title)
    labels = [resolve(game, text.strip(), budget).label for text in bots]
    plan = lab_plan.make_plan(title, players, labels, seed, options)
    return msgspec.structs.replace(plan, bots_version=bots_version(plan), paired=paired)


def bots_version(plan: Plan) -> str:
    """How the bots of a plan play, in a few letters: their settings, a game of the quick policies (every search plays
    on with them), and what each search does in one position of that game with a small budget."""
    quick = msgspec.structs.replace(plan, line_up=("greedy",) * plan.players, seed=0, bots_version="")
    marks: list[Any] = [probe(canonical(quick), "greedy")]
    game = registry.get(plan.title)
    for label in sorted(set(plan.line_up)):
        who = entrant(label)
        if who.bot in WITHOUT_SETTINGS:
            continue
        if is_own(who.bot):
            marks.append(own_mark(who.bot))
            continue
        settings = msgspec.to_builtins(settings_for(plan.title, who.bot)) | GONE
        for name, usual in NEWER.items():
            if settings[name] == usual:
                del settings[name]
        if who.label != who.bot:  # it has a budget of its own; what the level would use is nothing to it
            del settings["iterations"], settings["seconds"]
        answer = probe(canonical(quick), who.bot) if thinks(game, who.bot) else None
        marks.append([who.bot, settings, answer])
        if settings.get("learned") and settings["tree"]:
            marks.append(LAST_CHOICE)
    return fingerprint(canonical(marks))[:12]


@cache
def probe(quick: bytes, bot: str) -> object:
    """The scores of the quick policies in game 0 of a plan of theirs, given as JSON; or what another bot answers in the
    middle of that game, with a small budget."""
    plan = msgspec.json.decode(quick, type=Plan)
    if bot == "greedy":
        return play_game(plan, 0).scores
    played = ArenaGame(plan, 0)
    while sum(played.decisions) < PROBE_AFTER and played.step():
        pass
    seat = played.deal()
    if seat == NOBODY:
        return None
    asked = make_bot(bot, played.game, 0, seat)
    return played.game.encode(played.ask(asked, seat, Budget(iterations=PROBE_ITERATIONS)))
