"""The format `ludotheca-review/1`: a review as data, whole and in the parts in which it arrives.

A share is a seat's part of the victories in imagined games, from 0 to 1. Every `doubt` is two standard errors: 19 times in
20 the truth lies that near. It covers the number of games imagined, not that people play otherwise than the judge.
Lists of shares, luck and doubts are by seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ludotheca.kernel.game import Named

FORMAT = "ludotheca-review/1"

View = Literal["own", "open"]
Effort = Literal["quick", "normal", "deep"]
MoveName = Literal["slip", "mistake", "blunder", "found"]
DrawKind = Literal["seat", "dice", "cards"]

VIEWS: tuple[View, ...] = ("own", "open")
EFFORTS: tuple[Effort, ...] = ("quick", "normal", "deep")
# From how much loss on a decision has a name, the worst first.
LOSSES: tuple[tuple[MoveName, float], ...] = (("blunder", 0.15), ("mistake", 0.08), ("slip", 0.04))
SLIP: MoveName = "slip"
BAD: tuple[MoveName, ...] = ("blunder", "mistake")  # names that more than one look must bear out
FOUND = 0.04  # the best choice was made, and the next is so far behind
BEFORE = -1  # the entry before the first


class Point(msgspec.Struct, frozen=True):
    """How it stood after entry `seq` (BEFORE: before the first): each seat's share and its doubt. Entries that were
    taken back have no point."""

    seq: int
    share: list[float]
    doubt: list[float]


class Draw(msgspec.Struct, frozen=True):
    """A roll or a card, and what it did to each seat's share: the share after it less the mean over what might have come.
    The `seat` draw, before the first entry, is where everybody sits. `exact`: every outcome was tried. What the seat of
    an own view could not see is no draw of it."""

    seq: int
    kind: DrawKind
    what: str
    luck: list[float]
    doubt: list[float]
    outcomes: int
    exact: bool


class LineDifference(msgspec.Struct, frozen=True):
    """By how many points a line of the final score (`ScoreLine.what`) is higher with the best choice than with the played
    one, over the same imagined dice."""

    what: str
    points: float
    doubt: float


class Choice(msgspec.Struct, frozen=True):
    """One answer to a decision, judged on the second stream: its share, the final score to expect, and how far it is
    behind the best, with the doubt of that difference (0 for the best itself)."""

    action: Named
    share: float
    points: float
    behind: float
    doubt: float
    tries: int
    played: bool


class Move(msgspec.Struct, frozen=True):
    """A decision with a choice. `choices` are at most three, the best first, the played one among them. `loss` is the
    best's share less the played one's, `doubt` its doubt; `lead` is how far the played one is ahead of the next, where it
    is the best. `equal`: it cannot be told from the best. `name` is None where nothing is to be said. `why` has the lines
    of the score, the largest first; only where there is a name."""

    seq: int
    seat: int
    kind: str
    legal: int
    choices: list[Choice]
    loss: float
    doubt: float
    lead: float
    equal: bool
    name: MoveName | None
    why: list[LineDifference]

    @property
    def played(self) -> Choice:
        return next(choice for choice in self.choices if choice.played)

    @property
    def best(self) -> Choice:
        return self.choices[0]


class SeatTotal(msgspec.Struct, frozen=True):
    """A seat's sum: `start` + `luck` + `own` + `others` = `result`. `by` is what each seat's decisions did to this seat's
    share; `own` is its own part of that."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float
    by: list[float]
    luck_doubt: float
    own_doubt: float
    others_doubt: float


class Chapter(msgspec.Struct, frozen=True):
    """A year, a round or a turn of the game: its number, and the entry with which it begins."""

    seq: int
    number: int


class About(msgspec.Struct, frozen=True):
    """What is reviewed and how. `unit` is what the chapters are called: year, round or turn."""

    format: str
    engine: str
    title: str
    rules: int
    players: int
    seat: int
    view: View
    effort: Effort
    unit: str
    chapters: list[Chapter]


class Begin(About, frozen=True, tag="begin", tag_field="part"):
    """The first part. `points` and `decisions` say how many there will be."""

    points: int
    decisions: int


class LinePart(msgspec.Struct, frozen=True, tag="line", tag_field="part"):
    """The next points of the line, and the draws among them. `done` of `of` points are there now."""

    points: list[Point]
    draws: list[Draw]
    done: int
    of: int


class SumPart(msgspec.Struct, frozen=True, tag="sum", tag_field="part"):
    """Every seat's sum, once the line is whole."""

    totals: list[SeatTotal]


class MovesPart(msgspec.Struct, frozen=True, tag="moves", tag_field="part"):
    """The next decisions of the seat, each judged twice. `done` of `of` are there now."""

    moves: list[Move]
    done: int
    of: int


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="part"):
    """The last part: `tries` is how many games were imagined."""

    tries: int


ReviewPart = Begin | LinePart | SumPart | MovesPart | Done


class Review(About, frozen=True, kw_only=True):
    """A whole review: the parts put together."""

    line: list[Point]
    draws: list[Draw]
    moves: list[Move]
    totals: list[SeatTotal]
    tries: int


def collect(parts: Iterable[ReviewPart]) -> Review:
    """The whole review of parts that came one after the other; `ValueError` if some are missing."""
    begin: Begin | None = None
    line: list[Point] = []
    draws: list[Draw] = []
    moves: list[Move] = []
    totals: list[SeatTotal] = []
    for part in parts:
        match part:
            case Begin():
                begin = part
            case LinePart():
                line += part.points
                draws += part.draws
            case SumPart():
                totals = part.totals
            case MovesPart():
                moves += part.moves
            case Done() if begin and len(line) == begin.points and len(moves) == begin.decisions:
                fields = {name: getattr(begin, name) for name in About.__struct_fields__}
                return Review(line=line, draws=draws, moves=moves, totals=totals, tries=part.tries, **fields)
            case _:
                break
    raise ValueError("parts of the review are missing")


def encode(review: Review) -> bytes:
    """The review as JSON."""
    return msgspec.json.encode(review)


def decode(data: bytes) -> Review:
    """The review of its JSON; `msgspec.ValidationError` or `msgspec.DecodeError` if it is none of this format."""
    review = msgspec.json.decode(data, type=Review)
    if review.format != FORMAT:
        raise msgspec.ValidationError(f"the format is '{review.format}', not '{FORMAT}'")
    return review


def name_of(loss: float, doubt: float) -> MoveName | None:
    """What a loss is called: nothing that may be luck of the imagined games has a name, and a worse name than a slip it has
    only where the loss less its doubt is as large."""
    if loss <= doubt or loss < LOSSES[-1][1]:
        return None
    return next((name for name, least in LOSSES if loss - doubt >= least), LOSSES[-1][0])


def milder(one: MoveName | None, two: MoveName | None) -> MoveName | None:
    """Of two names for a loss the one that says less."""
    order: tuple[MoveName | None, ...] = tuple(name for name, _ in LOSSES)
    return two if two is None or (one is not None and order.index(two) > order.index(one)) else one
