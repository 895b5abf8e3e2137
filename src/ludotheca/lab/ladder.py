"""The matches that say how strong the bots are: a committed list, committed results, and what is still to be played.

The list is docs/strength.toml. The result of a match is one file of its title's folder under docs/strength; it answers to
the match if its line-up, seed and options are the same, and wholly if it counts as many games. So the page can be
written anywhere, at once, and only what is missing is played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludotheca.bots.settings import settings_for
from ludotheca.games import registry
from ludotheca.kernel.codec import canonical
from ludotheca.lab.arena import Outcome
from ludotheca.lab.arena_plan import Plan, entrant
from ludotheca.lab.arena_setup import WITHOUT_SETTINGS, make_plan
from ludotheca.lab.common import BadPlan

LIST = "strength.toml"
RESULTS = "strength"
PAGE = "strength.md"
QUICK_GAMES = 8
GROUPS = ("yardsticks", "levels", "budget", "search")


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of the list. `games` may name titles, with `any` for the others."""

    group: str
    bots: list[str]
    players: int
    games: int | dict[str, int]
    titles: list[str] | None = None
    least: float | None = None

    def games_of(self, title: str) -> int:
        if isinstance(self.games, int):
            return self.games
        return self.games.get(title, self.games.get("any", 0))

    def is_of(self, title: str) -> bool:
        return (self.titles is None or title in self.titles) and self.games_of(title) > 0


class MatchList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of docs/strength.toml."""

    match: list[Match]
    seed: int = 0


class Entry(msgspec.Struct, frozen=True):
    """A match in one title, with its result if there is one. `games` is how many it takes to be complete; `stale` says
    that the bots have changed since it was played."""

    match: Match
    plan: Plan
    games: int
    outcome: Outcome | None
    stale: bool = False

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

    def command(self, games: int) -> str:
        """What plays so many games of this match."""
        bots = list(self.plan.line_up)
        while len(bots) > 1 and bots[-1] == bots[-2]:
            bots.pop()
        return (
            f"ludotheca arena {self.plan.title} --bots {','.join(bots)} --players {self.plan.players}"
            f" --games {games} --seed {self.plan.seed}"
        )


def read_list(folder: Path) -> MatchList:
    """The list in a folder such as docs; an error says what is wrong with it."""
    path = folder / LIST
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        found = msgspec.convert(raw, MatchList)
    except FileNotFoundError:
        raise BadPlan(f"there is no list of matches '{path}'", why="no-list", path=str(path)) from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadPlan(
            f"the list '{path}' is wrong: {error}", why="bad-list", path=str(path), detail=str(error)
        ) from None
    for match in found.match:
        if match.group not in GROUPS:
            detail = f"{match.group}: {', '.join(GROUPS)}"
            raise BadPlan(
                f"the list '{path}' is wrong: {detail}", why="bad-list", path=str(path), detail=detail
            )
    return found


def entries(folder: Path, titles: Sequence[str], *, quick: bool = False) -> list[Entry]:
    """Every match of the list in these titles, with the results there are."""
    listed = read_list(folder)
    found = []
    for title in titles:
        for match in listed.match:
            if match.is_of(title) and match.players <= registry.get(title).meta.most_players:
                plan = make_plan(title, match.players, match.bots, listed.seed)
                games = QUICK_GAMES if quick else match.games_of(title)
                found.append(_with_result(folder, Entry(match, plan, games, None)))
    return found


def result_file(folder: Path, plan: Plan) -> Path:
    """Where the result of a match lies."""
    line_up = "-".join(f"{count}-{label}" for label, count in _counted(plan.line_up))
    return folder / RESULTS / plan.title / f"{plan.players}p-{line_up}.json".replace("@", "-at-")


def save(folder: Path, outcome: Outcome, plan: Plan) -> Path:
    """Keep a result, in place of an earlier one of the same match."""
    path = result_file(folder, plan)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(canonical(outcome), indent=1) + b"\n")
    return path


def _with_result(folder: Path, entry: Entry) -> Entry:
    path = result_file(folder, entry.plan)
    if not path.exists():
        return entry
    try:
        outcome = msgspec.json.decode(path.read_bytes(), type=Outcome)
    except msgspec.DecodeError as error:
        raise BadPlan(
            f"the result '{path}' is damaged: {error}", why="bad-result", path=str(path), detail=str(error)
        ) from None
    plan = entry.plan
    same = (outcome.line_up, outcome.seed, outcome.options) == (plan.line_up, plan.seed, plan.options)
    if not same:
        return entry
    return msgspec.structs.replace(entry, outcome=outcome, stale=outcome.fingerprint != plan.bots)


def _counted(line_up: Sequence[str]) -> list[tuple[str, int]]:
    runs: list[tuple[str, int]] = []
    for label in line_up:
        if runs and runs[-1][0] == label:
            runs[-1] = (label, runs[-1][1] + 1)
        else:
            runs.append((label, 1))
    return runs
