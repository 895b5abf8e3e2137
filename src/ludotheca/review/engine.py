"""A review, part by part. Whoever asks may stop between any two parts; equal games give equal reviews on every machine."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheca.bots.settings import settings_for
from ludotheca.games import registry
from ludotheca.kernel.chance import NoDealer
from ludotheca.kernel.codec import canonical, fingerprint
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import AnyGame
from ludotheca.kernel.match import Match
from ludotheca.kernel.outlook import FILE
from ludotheca.kernel.record import Record
from ludotheca.kernel.state import NOBODY, SPECTATOR, State
from ludotheca.review.format import (
    BEFORE,
    EFFORTS,
    FORMAT,
    VIEWS,
    Begin,
    Chapter,
    Done,
    Draw,
    Effort,
    LinePart,
    MovesPart,
    Point,
    ReviewPart,
    SeatTotal,
    SumPart,
    View,
)
from ludotheca.review.line import Act, point, walk
from ludotheca.review.moves import Care, look_over
from ludotheca.review.sums import Sums
from ludotheca.review.values import Judge, seed_of

VERSION = 5  # raised when a review of the same game comes out otherwise
POINTS_IN_PART = 16
UNITS = ("year", "round", "turn")  # what a title's view counts, the longest first
CARES: dict[Effort, Care] = {
    "quick": Care(tries=8, width=8, first=6, judged=24, doubted=60, sure=240, lived=16, ends=24),
    "normal": Care(tries=32, width=16, first=12, judged=60, doubted=420, sure=1800, lived=32, ends=80),
    "deep": Care(tries=128, width=32, first=32, judged=240, doubted=1500, sure=7200, lived=128, ends=320),
}


class CannotReview(LudothecaError):
    """A game that cannot be looked over, or not so."""

    code = "cannot-review"

    def __init__(self, reason: str, *, why: str, **details: object) -> None:
        super().__init__(f"There is no review: {reason}.", reason=reason, why=why, **details)


def engine_mark(title: str, rules: int) -> str:
    """A few letters that change when a review would come out otherwise: the title's rules, its net, its weights, how its
    master searches, how much is tried."""
    game = registry.get(title)
    files = [game.folder / name for name in (FILE, "weights.json")]
    data = [fingerprint(path.read_bytes()) if path.is_file() else "" for path in files]
    marks = [FORMAT, VERSION, title, rules, data, settings_for(game.meta.title, "master"), CARES]
    return fingerprint(canonical(marks))[:12]


def review(
    record: Record, seat: int = 0, view: View = "own", effort: Effort = "normal"
) -> Iterator[ReviewPart]:
    """The parts of a review of a finished game: what can be known from a seat, or with the cards open. `CannotReview` says
    what is wrong."""
    game = registry.get(record.header.game)
    check(record, seat, view, effort)
    acts = standing_acts(game, record)
    start = first_position(game, record)
    care = CARES[effort]
    judge = Judge(game, record.header.rules, seat, view, care.tries, seed_of(record.header, "tries"))
    choices = choices_of(game, start, acts, seat)
    yield Begin(
        format=FORMAT,
        engine=engine_mark(game.meta.title, record.header.rules),
        title=game.meta.title,
        rules=record.header.rules,
        players=record.header.players,
        seat=seat,
        view=view,
        effort=effort,
        unit=unit_of(game, start),
        chapters=chapters_of(game, start, acts),
        points=len(acts) + 1,
        decisions=len(choices),
    )
    yield from _line(judge, start, acts, record)
    for done, (place, kind) in enumerate(choices, 1):
        state = position(start, acts, place)
        move = look_over(judge, judge.seen(state, record.header.options), acts[place], kind, care)
        yield MovesPart([move], done, len(choices))
    yield Done(judge.spent)


def totals_of(record: Record, seat: int, view: View, tries: int = 2) -> list[SeatTotal]:
    """Only the sums, from few tries: they add up however few there are."""
    check(record, seat, view, "quick")
    game = registry.get(record.header.game)
    acts = standing_acts(game, record)
    start = first_position(game, record)
    judge = Judge(game, record.header.rules, seat, view, tries, seed_of(record.header, "tries"))
    (last,) = [part for part in _line(judge, start, acts, record) if isinstance(part, SumPart)]
    return last.totals


def check(record: Record, seat: int, view: str, effort: str) -> None:
    """Only what is over is looked over, from a seat there is."""
    if record.result is None:
        raise CannotReview("the game is not over", why="review-running")
    if not 0 <= seat < record.header.players:
        raise CannotReview(
            f"there is no seat {seat}; the seats are 0 to {record.header.players - 1}",
            why="review-seat",
            number=seat,
            players=record.header.players,
        )
    if view not in VIEWS or effort not in EFFORTS:
        raise CannotReview(
            f"a view is {' or '.join(VIEWS)}, an effort {', '.join(EFFORTS)}; not {view} and {effort}",
            why="review-how",
            views=", ".join(VIEWS),
            efforts=", ".join(EFFORTS),
        )


def first_position(game: AnyGame, record: Record) -> State:
    """Before the first entry."""
    return Match(game, record.header, NoDealer(record.header.fairness)).state.clone()


def standing_acts(game: AnyGame, record: Record) -> list[Act]:
    """The entries that were not taken back."""
    undone = {entry.undo for entry in record.entries}
    return [
        Act(entry.seq, entry.seat, game.decode(entry.action))
        for entry in record.entries
        if entry.action is not None and entry.seq not in undone
    ]


def choices_of(game: AnyGame, start: State, acts: list[Act], seat: int) -> list[tuple[int, str]]:
    """Where the seat had something to choose: the place among the acts, and the kind of the decision."""
    state = start.clone()
    found = []
    for place, act in enumerate(acts):
        if act.seat == seat and len(state.actions(seat)) > 1:
            found.append((place, game.describe(state, seat)[0]))
        state.apply(act.seat, act.action)
    if state.to_move() != NOBODY:
        raise CannotReview("entries are missing at the end", why="review-running")
    return found


def unit_of(game: AnyGame, start: State) -> str:
    """What the title counts its time by; nothing where its view has no such number."""
    seen = game.view(start, SPECTATOR)
    return next((unit for unit in UNITS if hasattr(seen, unit)), "")


def chapters_of(game: AnyGame, start: State, acts: list[Act]) -> list[Chapter]:
    """Where each year, round or turn begins."""
    unit = unit_of(game, start)
    state, found = start.clone(), list[Chapter]()
    for act in acts:
        number = getattr(game.view(state, SPECTATOR), unit, None)
        if isinstance(number, int) and number > (found[-1].number if found else 0):
            found.append(Chapter(act.seq, number))
        state.apply(act.seat, act.action)
    return found


def position(start: State, acts: list[Act], place: int) -> State:
    """Before an act."""
    state = start.clone()
    for act in acts[:place]:
        state.apply(act.seat, act.action)
    return state


def _line(judge: Judge, start: State, acts: list[Act], record: Record) -> Iterator[ReviewPart]:
    """The line in parts, then the sum."""
    sums = Sums(record.header.players, judge.tries)
    points: list[Point] = []
    draws: list[Draw] = []
    for done, step in enumerate(walk(judge, start, acts, record.header.options), 2):
        if done == 2:
            draws.append(sums.begin(step.before))
            points.append(point(BEFORE, step.before))
        sums.add(step)
        points.append(point(step.act.seq, step.after))
        if step.draw is not None:
            draws.append(step.draw)
        if len(points) >= POINTS_IN_PART or done == len(acts) + 1:
            yield LinePart(points, draws, done, len(acts) + 1)
            points, draws = [], []
    yield SumPart(sums.totals())
