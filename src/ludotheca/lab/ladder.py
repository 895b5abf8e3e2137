"""The matches that say how strong the bots are: a committed list, committed results, and what is still to be played.

The list is docs/strength.toml. The result of a match is one file of its title's folder under docs/strength; it answers to
the match if its line-up, seed and options are the same, and wholly if it counts as many games. So the page can be
written anywhere, at once, and only what is missing is played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Literal

import msgspec

from ludotheca.bots.levels import WITHOUT_SETTINGS
from ludotheca.bots.settings import settings_for
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.lab.arena.entrant import entrant
from ludotheca.lab.arena.outcome import Outcome
from ludotheca.lab.arena.plan import make_plan
from ludotheca.lab.plan import BadPlan, Plan

LIST = "strength.toml"
RESULTS = "strength"
PAGE = "strength.md"
QUICK_ROUNDS = 2  # games in which every bot sits in every seat once
Group = Literal["yardsticks", "levels", "budget", "characters", "search"]


class ListedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of the list. A title that does not take so many `players` plays it with the nearest number it takes.
    `games` may name titles, with `any` for the others; `least` is what is promised of the first bot's share, of all titles or of those it names. `seed` is that of
    this match, or of titles it names, where it is not the list's. `luck` names the titles where taking out the luck of dice and cards saves games."""

    group: Group
    bots: list[str]
    players: int
    games: int | dict[str, int]
    titles: list[str] | None = None
    least: float | dict[str, float] | None = None
    seed: int | dict[str, int] | None = None
    luck: tuple[str, ...] = ()

    def players_of(self, title: str) -> int:
        return registry.get(title).nearest_players(self.players)

    def games_of(self, title: str) -> int:
        """So many, or a few more, so that every bot sits in every seat equally often."""
        games = self.games if isinstance(self.games, int) else self.games.get(title, self.games.get("any", 0))
        return -(-games // self.players_of(title)) * self.players_of(title)

    def seed_of(self, title: str, usual: int) -> int:
        if isinstance(self.seed, dict):
            return self.seed.get(title, usual)
        return usual if self.seed is None else self.seed

    def is_of(self, title: str) -> bool:
        return (self.titles is None or title in self.titles) and self.games_of(title) > 0


class MatchList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of docs/strength.toml."""

    match: list[ListedMatch]
    seed: int = 0


class TitleMatch(msgspec.Struct, frozen=True):
    """A match of the list in one title, with its result if there is one. `games` is how many it takes to be complete;
    `stale` says that the bots have changed since it was played."""

    match: ListedMatch
    plan: Plan
    games: int
    outcome: Outcome | None
    stale: bool = False

    @property
    def promised(self) -> float | None:
        """What the first bot's share must be at least; a promise is made for one number of seats."""
        if self.plan.players != self.match.players:
            return None
        least = self.match.least
        return least.get(self.plan.title) if isinstance(least, dict) else least

    @property
    def missing(self) -> bool:
        return self.outcome is None or self.outcome.games < self.games

    @property
    def iterations(self) -> int:
        """What the first bot may use for a decision; 0 where it does not search."""
        first = entrant(self.plan.line_up[0])
        if first.bot in WITHOUT_SETTINGS:
            return 0
        return first.budget.iterations or settings_for(self.plan.title, first.bot).iterations

    @property
    def played(self) -> str:
        """What plays exactly the result there is, or the whole match where there is none."""
        return self.command(self.outcome.games if self.outcome else self.games)

    @property
    def best(self) -> tuple[float, float, float]:
        """The first bot's share and its interval: with the luck taken out where that is known and helps."""
        assert self.outcome is not None
        first, luck = self.outcome.bots[0], self.outcome.luck
        if self.helped and luck is not None:
            return luck.bots[0].share, luck.bots[0].low, luck.bots[0].high
        return first.share, first.low, first.high

    @property
    def helped(self) -> bool:
        """Whether taking the luck out saves games."""
        return self.outcome is not None and self.outcome.luck is not None and self.outcome.luck.factor > 1

    @property
    def _with_luck(self) -> bool:
        return self.takes_luck_out if self.outcome is None else self.outcome.luck is not None

    @property
    def takes_luck_out(self) -> bool:
        """It takes a second for each game, and saves games only where the shares say well who will win."""
        return self.plan.title in self.match.luck

    def command(self, games: int) -> str:
        """What plays so many games of this match."""
        bots = list(self.plan.line_up)
        while len(bots) > 1 and bots[-1] == bots[-2]:
            bots.pop()
        return (
            f"ludotheca arena {self.plan.title} --bots {','.join(bots)} --players {self.plan.players}"
            f" --games {games} --seed {self.plan.seed}"
            f"{' --luck' if self._with_luck else ''}"
        )


def read_list(folder: Path) -> MatchList:
    """The list in a folder such as docs; an error says what is wrong with it."""
    path = folder / LIST
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(raw, MatchList)
    except FileNotFoundError:
        raise BadPlan(f"there is no list of matches '{path}'", why="no-list", path=str(path)) from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadPlan(
            f"the list '{path}' is wrong: {error}", why="bad-list", path=str(path), detail=str(error)
        ) from None


def matches(folder: Path, titles: Sequence[str], *, quick: bool = False) -> list[TitleMatch]:
    """Every match of the list in these titles, with the results there are."""
    listed = read_list(folder)
    found = []
    for title in titles:
        for match in listed.match:
            if match.is_of(title):
                seed = match.seed_of(title, listed.seed)
                plan = make_plan(title, match.players_of(title), match.bots, seed)
                games = QUICK_ROUNDS * plan.players if quick else match.games_of(title)
                found.append(_with_result(folder, TitleMatch(match, plan, games, None)))
    return found


def result_file(folder: Path, plan: Plan) -> Path:
    """Where the result of a match lies."""
    line_up = "-".join(f"{len(list(same))}-{label}" for label, same in groupby(plan.line_up))
    return folder / RESULTS / plan.title / f"{plan.players}p-{line_up}.json".replace("@", "-at-")


def save(folder: Path, outcome: Outcome, plan: Plan) -> Path:
    """Keep a result, in place of an earlier one of the same match."""
    path = result_file(folder, plan)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(canonical(outcome), indent=1) + b"\n")
    return path


def games_file(folder: Path, plan: Plan) -> Path:
    """Where the games of a match wait for the rest of them: beside its result, so that it can be played bit by bit, by whoever
    has time. Games of earlier versions of these bots go."""
    result = result_file(folder, plan)
    result.parent.mkdir(parents=True, exist_ok=True)
    path = result.with_suffix(f".{plan.bots_version}.games.jsonl")
    for other in result.parent.glob(f"{result.stem}.*.games.jsonl"):
        if other != path:
            other.unlink()
    return path


def _with_result(folder: Path, unplayed: TitleMatch) -> TitleMatch:
    path = result_file(folder, unplayed.plan)
    if not path.exists():
        return unplayed
    try:
        outcome = msgspec.json.decode(path.read_bytes(), type=Outcome)
    except msgspec.DecodeError as error:
        raise BadPlan(
            f"the result '{path}' is damaged: {error}", why="bad-result", path=str(path), detail=str(error)
        ) from None
    plan = unplayed.plan
    same = (outcome.line_up, outcome.seed, outcome.options) == (plan.line_up, plan.seed, plan.options)
    if not same:
        return unplayed
    return msgspec.structs.replace(unplayed, outcome=outcome, stale=outcome.bots_version != plan.bots_version)
