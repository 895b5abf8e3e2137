"""Positions with one clearly best act, from games of bots or from records.

A position passes four looks, each dearer than the one before. The first two ask the master's search; the third asks it
again with other dice and four times the effort; the fourth asks the other kind of search. Whatever a game gives follows
from the plan and its number alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from ludotheca.bots.bot import Bot
from ludotheca.bots.levels import make_bot
from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.game import AnyGame, Decision, MatchView
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import from_bytes
from ludotheca.kernel.state import CHANCE
from ludotheca.lab import backends
from ludotheca.puzzles.puzzle import Judged, Puzzle, id_of
from ludotheca.puzzles.solve import MASTER, OTHER, Lead, Stand, judged, lead, think, tries_of_levels

FORMAT = "ludotheca-puzzles-mine/1"


class Conditions(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a puzzle. Leads are shares of victories before the next option that is not the same; `errors` are
    standard errors of the reward, on dice that both options had."""

    options: tuple[int, int] = (4, 24)
    share: tuple[float, float] = (0.10, 0.80)
    first: int = (
        48  # iterations of the first look; the second has eight times as many, the others four times those
    )
    glimpse: float = 0.03
    clear: float = 0.08
    errors: float = 4.0
    other_errors: float = 2.0
    of_a_game: int = 3
    tries: int = 4  # of each level of the bots
    games: int = 40  # played out for the score lines
    master: float = 0.5  # the part of its tries in which a master must find it


class MinePlan(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides which puzzles a game gives. The players of the games are regulars; `records` are games to look at
    in place of theirs, `kinds` the kinds of decisions to look at, all if none is named."""

    title: str
    seed: int = 0
    players: tuple[int, ...] = ()
    bots: tuple[str, ...] = ("regular",)
    records: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    conditions: Conditions = Conditions()


class Mined(msgspec.Struct, frozen=True, kw_only=True):
    """What one game gave: how many positions were looked at, how many were left after each look, and the puzzles."""

    game: int
    looks: tuple[int, int, int, int, int]
    puzzles: list[Puzzle]


class Spot(msgspec.Struct, frozen=True):
    """A decision in a game."""

    view: MatchView
    decision: Decision


def mine_game(plan: MinePlan, number: int) -> Mined:
    """The puzzles of one game."""
    game = registry.get(plan.title)
    looks = [0] * 5
    puzzles: list[Puzzle] = []
    for place, spot in enumerate(_spots(game, plan, number)):
        if backends.stopping():
            raise backends.Stopped
        seed = seed_of(plan.seed, number, place)
        passed, options = look(game, spot.view, plan.conditions, seed)
        for stage in range(passed):
            looks[stage] += 1
        puzzle = _puzzle(game, spot, options, seed, plan.conditions) if options else None
        if puzzle is not None and _found_by_master(puzzle, plan.conditions):
            puzzles.append(puzzle)
            if len(puzzles) == plan.conditions.of_a_game:
                break
    return Mined(game=number, looks=(looks[0], looks[1], looks[2], looks[3], looks[4]), puzzles=puzzles)


def look(game: AnyGame, view: MatchView, c: Conditions, seed: int) -> tuple[int, list[Judged]]:
    """How many looks a position was given (five: it passed all), and its options if it is a puzzle."""
    found: set[int] = set()
    stands: list[Stand] = []
    for number, iterations in enumerate((c.first, 8 * c.first, 32 * c.first)):
        stands = think(game, view, MASTER, seed + number, iterations)
        found.add(stands[0].action)
        clear = c.glimpse if number == 0 else c.clear
        if len(found) > 1 or not _fits(stands, c, clear, c.errors if number else 0.0):
            return number + 1, []
    others = think(game, view, OTHER, seed + 3, 32 * c.first)
    if not _agrees(stands, others, c.other_errors):
        return 4, []
    return 5, judged(game, view, stands, seed + 4, c.games)


def _fits(stands: Sequence[Stand], c: Conditions, clear: float, errors: float) -> bool:
    """Whether the best is not what the quick policy does, leads clearly and leaves the game open."""
    best, rivals = stands[0], _rivals(stands)
    if not rivals or not c.share[0] <= best.win <= c.share[1]:
        return False
    if any(stand.policy for stand in stands if stand.action not in rivals):
        return False
    gaps = [(stand.win, rivals[stand.action]) for stand in stands if stand.action in rivals]
    return all(best.win - win >= clear and gap.mean >= errors * gap.error for win, gap in gaps)


def _rivals(stands: Sequence[Stand]) -> dict[int, Lead]:
    """Every action that does not come to the same as the best, and how far it is behind."""
    leads = {stand.action: lead(stands[0], stand) for stand in stands[1:]}
    return {action: gap for action, gap in leads.items() if not gap.same}


def _agrees(stands: Sequence[Stand], others: Sequence[Stand], errors: float) -> bool:
    """Whether the other kind of search finds the same act best, and sure enough."""
    rivals = _rivals(stands)
    best = others[0]
    if best.action in rivals:
        return False
    gaps = [lead(best, stand) for stand in others[1:] if stand.action in rivals]
    return all(gap.mean >= errors * gap.error for gap in gaps)


def _found_by_master(puzzle: Puzzle, c: Conditions) -> bool:
    """A puzzle that no bot finds may be a mistake of ours."""
    found, tried = puzzle.levels[MASTER]
    return found >= c.master * tried


def _puzzle(game: AnyGame, spot: Spot, options: list[Judged], seed: int, c: Conditions) -> Puzzle:
    view = msgspec.structs.replace(spot.view, can_undo=False)
    return Puzzle(
        id=id_of(view),
        kind=spot.decision.kind,
        view=view,
        options=options,
        levels=tries_of_levels(game, view, spot.decision, options, seed + 5, c.tries),
    )


def _spots(game: AnyGame, plan: MinePlan, number: int) -> Iterator[Spot]:
    """The decisions of a game that have enough options, as the deciding seat sees them."""
    least, most = plan.conditions.options
    for match, seat in _decisions(game, plan, number):
        decision = match.decision(seat)
        if decision is None or (plan.kinds and decision.kind not in plan.kinds):
            continue
        if least <= len(decision.actions) <= most:
            yield Spot(match.view(seat), decision)


def _decisions(game: AnyGame, plan: MinePlan, number: int) -> Iterator[tuple[Match, int]]:
    """A match before each decision of a seat: of a record, or of a game that bots play."""
    if plan.records:
        yield from _recorded(game, Path(plan.records[number]))
        return
    seed = seed_of(plan.seed, number, -1)
    counts = plan.players or tuple(range(game.meta.least_players, game.meta.most_players + 1))
    players = counts[number % len(counts)]
    match = Match.start(game, SeededDealer(plan.seed, number), players=players)
    bots: list[Bot] = [
        make_bot(plan.bots[seat % len(plan.bots)], game, seed, seat) for seat in range(players)
    ]
    while match.owing:
        seat = match.owing[0]
        yield match, seat
        decision = match.decision(seat)
        assert decision is not None
        match.submit(seat, bots[seat].choose(match.view(seat), decision, bots[seat].budget))


def _recorded(game: AnyGame, path: Path) -> Iterator[tuple[Match, int]]:
    record = from_bytes(path.read_bytes())
    if record.header.game != game.meta.title:
        return
    match = Match.replay(game, msgspec.structs.replace(record, entries=(), result=None))
    for entry in record.entries:
        if entry.seat != CHANCE and entry.undo is None:
            yield match, entry.seat
        match.extend(entry, check=False)


def seed_of(seed: int, number: int, place: int) -> int:
    """A seed for what happens at one place of one game."""
    digest = hashlib.sha256(f"puzzle {seed} {number} {place}".encode()).digest()
    return int.from_bytes(digest[:4], "big")
