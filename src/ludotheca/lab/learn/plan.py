"""How a net is to learn: all that decides what comes of it."""

from __future__ import annotations

import msgspec

from ludotheca.games import registry
from ludotheca.kernel.net import LANES
from ludotheca.kernel.outlook import net_of
from ludotheca.lab.plan import BadPlan

MOST_WIDTH = 256
# What is taken where nobody says.
ROUNDS = 8
FIRST = 20_000
GAMES = 6_000
SAMPLES = 3
TREE_FROM = 5
ITERATIONS = 48
WINDOW = 5
GATE = 400
WIDE = 48
NARROW = 24


class LearnPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Round 0 is `first` games of the quick policy, each later round `games` games of the nets so far. Games are counted,
    never seconds: equal plans make equal nets. `players` are taken in turn. From round `tree_from` on the nets' seats
    search with `iterations`, before it they look one step ahead, on `samples` tries of luck. A net learns from the last
    `window` rounds. `gate` games follow each round, against the last net. `wide` and `narrow` are its layers. To `exploit` is
    to look for what beats the title's own net: that net sits in all other seats, searches with `iterations` and does not
    learn."""

    title: str
    players: tuple[int, ...]
    seed: int = 1
    rounds: int = ROUNDS
    first: int = FIRST
    games: int = GAMES
    samples: int = SAMPLES
    tree_from: int = TREE_FROM
    iterations: int = ITERATIONS
    window: int = WINDOW
    gate: int = GATE
    wide: int = WIDE
    narrow: int = NARROW
    exploit: bool = False


def check(plan: LearnPlan) -> None:
    """An error that says what cannot be done."""
    game = registry.get(plan.title)
    if not game.outlook:
        raise BadPlan(
            f"{plan.title} has no outlook: it names nothing that a net could see",
            why="no-outlook",
            title=plan.title,
        )
    if plan.exploit and net_of(game, game.meta.rules_version) is None:
        raise BadPlan(
            f"{plan.title} has no net that somebody could learn to beat", why="no-net", title=plan.title
        )
    for players in plan.players:
        game.check_players(players)
    for name in ("rounds", "first", "games", "samples", "tree_from", "iterations", "window", "gate"):
        value = getattr(plan, name)
        if value < 1:
            raise BadPlan(f"{name} is {value}, and must be at least 1", why="too-few", name=name, value=value)
    for name in ("wide", "narrow"):
        value = getattr(plan, name)
        if value % LANES or not LANES <= value <= MOST_WIDTH:
            raise BadPlan(
                f"{name} is {value}, and must be a multiple of {LANES}, at most {MOST_WIDTH}",
                why="bad-width",
                name=name,
                value=value,
                step=LANES,
                most=MOST_WIDTH,
            )


def command(plan: LearnPlan) -> str:
    """What to type to make this net again."""
    words = [f"--players {','.join(map(str, plan.players))}"]
    for name in ("seed", "rounds", "first", "games", "samples", "tree_from", "iterations", "window", "gate"):
        words.append(f"--{name.replace('_', '-')} {getattr(plan, name)}")
    words.append(f"--wide {plan.wide} --narrow {plan.narrow}")
    if plan.exploit:
        words.append("--exploit")
    return f"ludotheca learn {plan.title} {' '.join(words)}"
