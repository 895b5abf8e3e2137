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


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. `line_up` names the bots in the order of the seats of game 0."""

    title: str
    rules: int
    players: int
    options: Options
    seed: int
    line_up: tuple[str, ...]

    def setup(self) -> dict[str, Any]:
        """These fields, for whatever tells of the games."""
        return {field: getattr(self, field) for field in Setup.__struct_fields__}


class Plan(Setup, frozen=True, kw_only=True, omit_defaults=True):
    """All that decides what happens in game number i. `bots_version` says how the bots play: results of bots that have
    changed since must not be mixed. `paired` deals by keys: games on one deal get the same dice, whatever is decided."""

    bots_version: str = msgspec.field(name="bots", default="")
    paired: bool = False

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
    return Plan(
        title=game.meta.title,
        rules=game.meta.rules_version,
        players=players,
        options=game.check_options(options or {}),
        seed=seed,
        line_up=tuple(fill(bots, players)),
    )


def fill(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat: the last one named takes those that are left."""
    if not 1 <= len(bots) <= seats:
        raise BadPlan(
            f"{len(bots)} bots are named for {seats} seats", why="bots", named=len(bots), players=seats
        )
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def check_count(games: int) -> None:
    """One game at least."""
    if games < 1:
        raise BadPlan(f"{games} games were asked for, and one is the least", why="games", games=games)


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
