"""What is to be played, by simulation and in the arena alike: a title, its seats, the bots in them, a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludotheca.games import registry
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import Options

MOST_SEED = 2**63 - 1


class BadPlan(LudothecaError):
    """Games that cannot be played as asked."""

    code = "bad-plan"

    def __init__(self, reason: str, *, why: str, **details: Any) -> None:
        super().__init__(f"These games cannot be played: {reason}.", reason=reason, why=why, **details)


class MissingExtra(LudothecaError):
    """A package that only some commands need, and that is not installed."""

    code = "missing-extra"

    def __init__(self, package: str, extra: str) -> None:
        install = f"pip install 'ludotheca[{extra}]'"
        super().__init__(
            f"This needs {package}, which is not installed: {install}.", package=package, install=install
        )


class Plan(msgspec.Struct, frozen=True):
    """All that decides what happens in game number i. `line_up` names the bots in the order of the seats of game 0.
    `bots_version` says how they play: results of bots that have changed since must not be mixed."""

    title: str
    rules: int
    players: int
    line_up: tuple[str, ...]
    seed: int
    options: Options
    bots_version: str = msgspec.field(name="bots", default="")

    @property
    def name(self) -> str:
        """A short name of the plan, for files."""
        return f"{self.title}-{fingerprint(canonical(self))[:16]}"


def make_plan(
    title: str, players: int, bots: Sequence[str], seed: int, options: Mapping[str, Any] | None = None
) -> Plan:
    """The plan, or an error that says what is wrong with it. The last bot named takes the seats that are left."""
    game = registry.get(title)
    game.check_players(players)
    if not 0 <= seed <= MOST_SEED:
        raise BadPlan(f"a seed is a number from 0 to 2**63 - 1, not {seed}", why="seed", seed=str(seed))
    if not 1 <= len(bots) <= players:
        raise BadPlan(
            f"{len(bots)} bots are named for {players} seats", why="bots", named=len(bots), players=players
        )
    line_up = (*bots, *[bots[-1]] * (players - len(bots)))
    meta = game.meta
    return Plan(meta.title, meta.rules_version, players, line_up, seed, game.check_options(options or {}))


def check_count(games: int) -> None:
    """One game at least."""
    if games < 1:
        raise BadPlan(f"{games} games are none", why="games", games=games)


def make_folder(folder: Path) -> None:
    """A folder to put results in, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        detail = str(error.strerror)
        raise BadPlan(
            f"the folder '{folder}' cannot be made ({detail})",
            why="no-saving",
            folder=str(folder),
            detail=detail,
        ) from None


def seated(line_up: Sequence[str], number: int) -> list[str]:
    """Who sits where in a game: the line-up, moved on by a seat each game."""
    return [line_up[(seat - number) % len(line_up)] for seat in range(len(line_up))]


def bot_seed(seed: int, number: int) -> int:
    """The seed of the bots of a game."""
    digest = hashlib.sha256(f"bots {seed} {number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
