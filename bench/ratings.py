"""How well ratings foretell games of our bots, beside the models of openskill; and where the bots stand on our scale.

Both read games of the arena as `ludotheca arena ... --store FILE` keeps them, all files of a folder; docs/strength.md has the
commands that play the ladder's. `anchors` fits the levels to them (maximum likelihood over pairs, regular = 1500).
`compare` makes a league of them: every bot has several names, a game's seats get names at random, and every model hears
the games one by one, in a random order, foretelling each before it hears how it ended.

    .venv/bin/python bench/ratings.py anchors DIR [--write]
    .venv/bin/python bench/ratings.py compare DIR      (with openskill installed)
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludotheca.lab.arena.game import GameResult
from ludotheca.lab.plan import Plan, seated
from ludotheca.ratings.glicko import Meeting, Rating, after_game, forecast, pair_weight, updated

ANCHORS = Path(__file__).parents[1] / "src/ludotheca/ratings/anchors.json"
LEVELS = ("beginner", "apprentice", "regular", "expert", "master")
NAMES = 8  # of each bot in the league
LEAGUES = 3  # random orders


class Game(msgspec.Struct, frozen=True):
    """Who sat where, and their places."""

    players: list[str]
    places: list[int]


def games_of(folder: Path) -> dict[str, list[Game]]:
    """The games of all files of a folder, by title; where all have lost nobody has a place."""
    found: dict[str, list[Game]] = defaultdict(list)
    for path in sorted(folder.glob("*.jsonl")):
        first, *lines = path.read_bytes().splitlines()
        plan = msgspec.json.decode(first, type=Plan)
        for line in lines:
            result = msgspec.json.decode(line, type=GameResult)
            if result.winners:
                found[plan.title].append(Game(seated(plan.line_up, result.game), places(result)))
    return dict(sorted(found.items()))


def places(result: GameResult) -> list[int]:
    """Winners first, then by points; equal points are level."""
    keys = [(seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    keys = [(0, 0) if not lost else (1, points) for lost, points in keys]
    return [1 + sum(other < mine for other in keys) for mine in keys]


def league(games: Sequence[Game], number: int) -> list[Game]:
    """The games in a random order, their seats under random names."""
    rng = random.Random(f"league {number}")
    named = []
    for game in games:
        taken: dict[str, list[int]] = defaultdict(lambda: rng.sample(range(NAMES), NAMES))
        named.append(Game([f"{bot} {taken[bot].pop()}" for bot in game.players], game.places))
    rng.shuffle(named)
    return named


def pairs(game: Game) -> Iterator[tuple[int, int, float]]:
    """Seats of every pair, and what came of it for the first."""
    for one in range(len(game.players)):
        for other in range(one + 1, len(game.players)):
            mine, theirs = game.places[one], game.places[other]
            yield one, other, 0.5 if mine == theirs else float(mine < theirs)


# Where the bots stand.


def anchors(games: Sequence[Game]) -> dict[str, int]:
    """The ratings of all bots under which these games are likeliest; every pair counts as in a rating. Of them the levels."""
    met: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for game in games:
        weight = pair_weight(len(game.players))
        for one, other, score in pairs(game):
            a, b = game.players[one], game.players[other]
            if a != b:
                met[a, b][0] += weight * score
                met[a, b][1] += weight
    found = dict.fromkeys(sorted({name for pair in met for name in pair}), 1500.0)
    q = math.log(10) / 400
    for _ in range(2000):  # Newton, one bot after the other
        for name in found:
            pull = weights = 1e-9
            for (a, b), (score, count) in met.items():
                if name in (a, b):
                    hoped = 1 / (1 + math.exp(-q * (found[a] - found[b])))
                    pull += q * (score - count * hoped) * (1 if name == a else -1)
                    weights += count * q * q * hoped * (1 - hoped)
            found[name] += max(-50.0, min(50.0, pull / weights))
    shift = 1500 - found["regular"]
    return {name: round(found[name] + shift) for name in LEVELS}


# How well models foretell.

Learn = Callable[[list[Any], list[int]], list[Any]]
Foretell = Callable[[Any, Any, list[Any]], float]


class Model(msgspec.Struct):
    """A way to rate: who is unknown, what a game teaches, and how likely one is before another."""

    name: str
    unknown: Callable[[], Any]
    learn: Learn
    foretell: Foretell


def ours(name: str, weight: float | None) -> Model:
    def learn(ratings: list[Any], places: list[int]) -> list[Any]:
        if weight is None:
            return after_game(ratings, places)
        return [
            updated(
                own,
                [
                    Meeting(other, 0.5 if places[i] == places[j] else float(places[i] < places[j]), weight)
                    for j, other in enumerate(ratings)
                    if j != i
                ],
            )
            for i, own in enumerate(ratings)
        ]

    return Model(name, Rating, learn, lambda one, other, _: forecast(one, other))


def theirs() -> list[Model]:
    """The models of openskill, with its own constants and with a doubled beta."""
    from openskill import models  # noqa: PLC0415

    found = []
    kinds = [
        "PlackettLuce",
        "BradleyTerryFull",
        "BradleyTerryPart",
        "ThurstoneMostellerFull",
        "ThurstoneMostellerPart",
    ]
    for kind in kinds:
        for times in (1, 2):
            model = getattr(models, kind)(beta=times * 25 / 6)
            name = f"openskill {kind}" + (", beta doubled" if times == 2 else "")
            found.append(Model(name, model.rating, _learn_with(model), _foretell_with(model.beta)))
    return found


def _learn_with(model: Any) -> Learn:
    def learn(ratings: list[Any], places: list[int]) -> list[Any]:
        return [team[0] for team in model.rate([[one] for one in ratings], ranks=[float(p) for p in places])]

    return learn


def _foretell_with(beta: float) -> Foretell:
    """As `predict_win` of openskill for two, without ties."""

    def foretell(one: Any, other: Any, _: list[Any]) -> float:
        spread = math.sqrt(2 * beta**2 + one.sigma**2 + other.sigma**2)
        return 0.5 * (1 + math.erf((one.mu - other.mu) / spread / math.sqrt(2)))

    return foretell


def error(model: Model, games: Sequence[Game]) -> float:
    """The mean of -log of what was foretold for what happened, over all pairs; saying 50 % always gives 0.693."""
    known: dict[str, Any] = {}
    total, count = 0.0, 0
    for game in games:
        ratings = [known.get(player) or model.unknown() for player in game.players]
        for one, other, score in pairs(game):
            chance = min(1 - 1e-9, max(1e-9, model.foretell(ratings[one], ratings[other], ratings)))
            total -= score * math.log(chance) + (1 - score) * math.log(1 - chance)
            count += 1
        known |= dict(zip(game.players, model.learn(ratings, game.places), strict=True))
    return total / count


def compare(folder: Path) -> None:
    """The table of docs/ratings.md."""
    games = games_of(folder)
    rows = [ours("ours: Glicko over pairs, weight 1/2", None), ours("the same, weight 1", 1.0), *theirs()]
    print(
        "| model | " + " | ".join(f"{title} ({len(found)})" for title, found in games.items()) + " | mean |"
    )
    print("| --- |" + " --- |" * (len(games) + 1))
    for model in rows:
        errors = []
        for found in games.values():
            leagues = [error(model, league(found, number)) for number in range(LEAGUES)]
            errors.append(sum(leagues) / LEAGUES)
        shown = " | ".join(f"{value:.4f}" for value in [*errors, sum(errors) / len(errors)])
        print(f"| {model.name} | {shown} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["anchors", "compare"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.what == "compare":
        compare(given.folder)
        return
    found = {title: anchors(games) for title, games in games_of(given.folder).items()}
    text = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    sys.stdout.write(text.decode())
    if given.write:
        ANCHORS.write_bytes(text)


if __name__ == "__main__":
    main()
