"""Puzzles asked and judged, wherever that is: on the server or on a device that plays offline."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import msgspec

from ludotheca.games import registry
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import IllegalAction
from ludotheca.kernel.game import AnyGame, Named
from ludotheca.puzzles.puzzle import Puzzle, decision_of, puzzles_of
from ludotheca.server import protocol as p
from ludotheca.server.errors import UnknownPuzzle

Counts = tuple[int, int]  # how many have tried, how many of them found it
ENOUGH = 10  # people: fewer say nothing of how hard a puzzle is


def difficulty(puzzle: Puzzle, counts: Counts = (0, 0)) -> int:
    """From 1 to 5: how the bots do, and half of it how people do where enough have tried."""
    tried, found = counts
    if tried < ENOUGH:
        return puzzle.difficulty
    people = 1 + 4 * (tried - found) / tried
    return int((puzzle.difficulty + people) / 2 + 0.5)


def of_the_day(title: str, puzzles: tuple[Puzzle, ...], day: str) -> str:
    """The puzzle of a day: all in turn, in an order that nobody sees through at a glance."""
    order = sorted(puzzles, key=lambda puzzle: fingerprint(f"{title} {puzzle.id}".encode()))
    return order[date.fromisoformat(day).toordinal() % len(order)].id


def listed(day: str, counts: Mapping[tuple[str, str], Counts] = {}) -> p.PuzzleList:
    """All puzzles, the easiest first, and those of a day. `counts` by title and puzzle."""
    found = {title: puzzles_of(registry.get(title)) for title in registry.titles()}
    return p.PuzzleList(
        day=day,
        titles={title: _shelf(title, puzzles, day, counts) for title, puzzles in found.items() if puzzles},
    )


def _shelf(
    title: str, puzzles: tuple[Puzzle, ...], day: str, counts: Mapping[tuple[str, str], Counts]
) -> p.PuzzleShelf:
    hard = {puzzle.id: difficulty(puzzle, counts.get((title, puzzle.id), (0, 0))) for puzzle in puzzles}
    ordered = sorted(hard, key=lambda name: hard[name])
    return p.PuzzleShelf(
        puzzles=ordered, difficulty=[hard[name] for name in ordered], today=of_the_day(title, puzzles, day)
    )


def find(title: str, name: str) -> tuple[AnyGame, Puzzle]:
    """A puzzle by its name; `UnknownPuzzle` if there is none."""
    game = registry.get(title)
    puzzles = puzzles_of(game)
    found = next((puzzle for puzzle in puzzles if puzzle.id == name), None)
    if found is None:
        raise UnknownPuzzle(title, name, len(puzzles))
    return game, found


def asked(game: AnyGame, puzzle: Puzzle, counts: Counts = (0, 0)) -> p.PuzzleQuestion:
    """The position and what is to decide."""
    return p.PuzzleQuestion(
        title=game.meta.title,
        puzzle=puzzle.id,
        difficulty=difficulty(puzzle, counts),
        view=puzzle.view,
        decision=decision_of(game, puzzle.view),
        tried=counts[0],
        found=counts[1],
        levels=puzzle.levels,
    )


def judged(game: AnyGame, puzzle: Puzzle, action: Named) -> p.PuzzleAnswer:
    """Whether an answer is right, and what all of them are worth; an error if it is no answer."""
    decision = decision_of(game, puzzle.view)
    if action not in decision.actions:
        raise IllegalAction(decision.seat, action, decision.kind, decision.actions)
    named = {canonical(one): one for one in decision.actions}  # as the question spelt them
    options = [
        msgspec.structs.replace(option, action=named[canonical(option.action)]) for option in puzzle.options
    ]
    return p.PuzzleAnswer(right=puzzle.right(action), counted=False, options=options, tried=0, found=0)
