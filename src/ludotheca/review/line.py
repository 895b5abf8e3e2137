"""The line and the luck: each seat's share before and after every entry, and what each draw did to it.

The share before a draw is the mean over what may come, each by its weight; all outcomes are tried on the same streams. So
the luck of a draw, the share after it less the share before it, has the mean zero whatever the values are worth. Up to
twelve outcomes are all tried. Of more, twelve are drawn by lot and the one that came is added: then too the one that came is
one among equals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludotheca.kernel.game import AnyGame, Named, Options
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, State
from ludotheca.review.format import Draw, DrawKind, Point
from ludotheca.review.values import Judge, Values, doubt, mean

MOST_TRIED = 12  # outcomes
DICE = ("roll", "die", "dice")  # an outcome of this type, or with a field of this name, is of dice


class Act(msgspec.Struct, frozen=True):
    """An entry that stands."""

    seq: int
    seat: int
    action: int


class Step(msgspec.Struct, frozen=True):
    """An act with the values before and after it, try by try; `draw` where it was one that the judge's seat could see."""

    act: Act
    before: Values
    after: Values
    draw: Draw | None


class Prospect(msgspec.Struct, frozen=True):
    """What may come of a draw: the values of every outcome tried, its weight, and the place of the one that came."""

    values: list[Values]
    weights: list[float]
    came: int
    exact: bool

    def before(self) -> Values:
        """The weighted mean, try by try."""
        total = sum(self.weights)
        shares = [weight / total for weight in self.weights]
        tries, seats = len(self.values[0]), range(len(self.values[0][0]))
        return [
            [
                sum(p * values[n][seat] for p, values in zip(shares, self.values, strict=True))
                for seat in seats
            ]
            for n in range(tries)
        ]


def weigh(judge: Judge, seen: State, came: int, rng: Rng) -> Prospect | None:
    """The outcomes of the draw that is due, each with its values; None where the one that came seems impossible."""
    state = _possible(judge, seen, came, rng)
    if state is None:
        return None
    outcomes = [int(outcome) for outcome in state.actions(CHANCE)]
    weights = [float(weight) for weight in state.weights()]
    exact = len(outcomes) <= MOST_TRIED
    if not exact:
        lots = [came, *[outcomes[int(rng.weighted(state.weights()))] for _ in range(MOST_TRIED)]]
        outcomes = list(dict.fromkeys(lots))
        weights = [float(lots.count(outcome)) for outcome in outcomes]
    values = []
    for outcome in outcomes:
        after = state.clone()
        after.apply(CHANCE, outcome)
        values.append(judge.values(after))
    return Prospect(values, weights, outcomes.index(came), exact)


def _possible(judge: Judge, seen: State, came: int, rng: Rng) -> State | None:
    """A position in which the draw can come out so. From an own view, what is hidden is drawn anew: what lies in a stack
    may follow from it."""
    for _ in range(MOST_TRIED):
        state = judge.redrawn(seen, rng)
        if came in state.actions(CHANCE):
            return state
    return None


def walk(judge: Judge, start: State, acts: Sequence[Act], options: Options) -> Iterator[Step]:
    """Every act of a game with the values around it. The values after one act are those before the next."""
    state = start.clone()
    lots = Rng(judge.seed, 1)
    prospect = _prospect(judge, state, acts[0], options, lots)
    before = prospect.before() if prospect else judge.values(judge.seen(state, options))
    for place, act in enumerate(acts):
        hidden = act.seat == CHANCE and prospect is None
        came = prospect
        state.apply(act.seat, act.action)
        following = acts[place + 1] if place + 1 < len(acts) else None
        prospect = _prospect(judge, state, following, options, lots) if following else None
        if prospect is not None:
            after = prospect.before()
        elif came is not None:
            after = came.values[came.came]
        elif hidden:
            after = before  # the seat has learned nothing
        else:
            after = judge.values(judge.seen(state, options))
        yield Step(act, before, after, _draw(judge.game, act, came, before, after) if came else None)
        before = after


def _prospect(judge: Judge, state: State, act: Act, options: Options, lots: Rng) -> Prospect | None:
    """Of an act that is a draw with more than one outcome, if the judge's seat may see it."""
    if act.seat != CHANCE or not _may_see(judge, int(state.audience())):
        return None
    return weigh(judge, judge.seen(state, options), act.action, lots)


def _may_see(judge: Judge, audience: int) -> bool:
    return judge.view == "open" or audience == EVERYONE or bool(audience >> judge.seat & 1)


def _draw(game: AnyGame, act: Act, prospect: Prospect, before: Values, after: Values) -> Draw:
    named = game.encode(act.action)
    luck = [[b - a for a, b in zip(*pair, strict=True)] for pair in zip(before, after, strict=True)]
    return Draw(
        seq=act.seq,
        kind=_kind(named),
        what=named["type"],
        luck=mean(luck),
        doubt=doubt(luck),
        outcomes=len(prospect.weights),
        exact=prospect.exact,
    )


def _kind(named: Named) -> DrawKind:
    return "dice" if named["type"] in DICE or any(name in DICE for name in named) else "cards"


def point(seq: int, values: Values) -> Point:
    return Point(seq, mean(values), doubt(values))
