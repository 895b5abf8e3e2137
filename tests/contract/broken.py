"""Pebbles with one fault each: what the suite is there to find, and which checks find it.

`BROKEN` maps the name of a fault to a game and the names of exactly those checks that must fail on it. A fault that
several checks are bound to see (a leak shows in samples, after hidden acts and to whoever could take the act back)
names them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
from contract import toys
from contract.toys import (
    A_BID,
    A_FAVOUR,
    A_ROLL,
    A_SHOW,
    BID,
    DIE,
    E_MY_BID,
    E_MY_CARD,
    E_OVER,
    FAVOUR,
    HOLD,
    NONE,
    PEBBLES,
    PUT,
    ROLL,
    VALUES,
    PebblesState,
    goes_back_to,
    starts_as,
)
from mypy_extensions import i64

from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.game import AnyGame, Decision, Game, Named, ScoreLine
from ludotheca.kernel.names import Act, Actions, Events, Field, Told, number
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, State, revive
from ludotheca.kernel.vecs import vec

BROKEN: dict[str, tuple[AnyGame, set[str]]] = {}
FOUR_PEBBLES = A_ROLL + len(DIE)
LEAK = {"secrecy-of-hidden-acts", "secrecy-of-samples", "barrier"}


def with_state(kind: type[PebblesState]) -> AnyGame:
    """Pebbles around another state."""
    return replace(PEBBLES, state_type=kind, new_state=starts_as(kind), view_back=goes_back_to(kind))


def fault(name: str, *checks: str) -> Callable[[type], type]:
    """Enters a broken state with the right game around it, or a broken game."""

    def enter(kind: type) -> type:
        game = with_state(kind) if issubclass(kind, PebblesState) else kind(**vars(PEBBLES))
        BROKEN[name] = (game, set(checks))
        return kind

    return enter


def fault_of(part: str, name: str, *checks: str) -> Callable[[Any], Any]:
    """Enters a game in which this part is broken."""

    def enter(function: Any) -> Any:
        BROKEN[name] = (replace(PEBBLES, **{part: function}), set(checks))
        return function

    return enter


# Secrets.


@fault_of("view", "the view shows sealed bids", "samples", "secrecy-of-samples", "secrecy-of-hidden-acts")
def leaking_view(state: Any, viewer: int) -> Any:
    seats = [
        toys.view_seat(state, seat, seat if state.phase == BID else viewer)
        for seat in range(int(state.players))
    ]
    return msgspec.structs.replace(toys.view(state, viewer), seats=seats)


@fault("an event tells sealed bids", *LEAK)
class LeakingEvent(PebblesState):
    def tell_seat(self, seat: int, kind: int, *numbers: int) -> None:
        if kind == E_MY_BID:
            self.tell(kind, *numbers)
        else:
            super().tell_seat(seat, kind, *numbers)


@fault("an event tells drawn cards", "secrecy-of-hidden-acts", "secrecy-of-samples")
class LeakingDraw(PebblesState):
    def tell_seat(self, seat: int, kind: int, *numbers: int) -> None:
        if kind == E_MY_CARD:
            self.tell(kind, *numbers)
        else:
            super().tell_seat(seat, kind, *numbers)


@fault_of("describe", "the decision depends on sealed bids", "samples", "steps", *LEAK)
def leaking_decision(state: Any, seat: int) -> tuple[str, dict[str, Any]]:
    kind, args = toys.describe(state, seat)
    return kind, {**args, "die": max(state.bid)}


@fault("the score counts sealed bids", "samples", *LEAK)
class LeakingScore(PebblesState):
    def pit_points(self, seat: int) -> int:
        return super().pit_points(seat) + (self.bid[seat] == VALUES - 1)


@fault("a sample changes what the viewer knows", "samples", "greedy")
class WrongSample(PebblesState):
    def redraw_hidden(self, viewer: int, rng: Rng) -> None:
        super().redraw_hidden(NONE, rng)


@fault("a sample holds a card too many", "samples")
class ImpossibleSample(PebblesState):
    def redraw_hidden(self, viewer: int, rng: Rng) -> None:
        super().redraw_hidden(viewer, rng)
        self.laid[0] += self.phase == PUT


@fault("samples are all the same", "samples-vary")
class FixedSample(PebblesState):
    def redraw_hidden(self, viewer: int, rng: Rng) -> None:
        pass


@fault_of("eyes", "one gets the view that was made for another", "samples", "views")
def everybodys_eyes(state: Any, viewer: int) -> int:
    return 0


@fault_of("view", "a view is not what JSON gives back", "views")
def view_of_tuples(state: Any, viewer: int) -> Any:
    view = toys.view(state, viewer)
    return msgspec.structs.replace(view, laid=tuple(view.laid))


@fault_of("view", "looking changes the position", "views", "undo", "barrier")
def view_that_touches(state: Any, viewer: int) -> Any:
    view = toys.view(state, viewer)
    state.die = 0
    return view


# What is legal and what it is called.


@fault_of("describe", "a decision says what no table declares", "tables")
def undeclared_argument(state: Any, seat: int) -> tuple[str, dict[str, Any]]:
    kind, args = toys.describe(state, seat)
    return kind, {**args, "pebbles": state.die}


@fault("an event says another type than declared", "tables")
class MistypedEvent(Game):
    def __init__(self, **parts: Any) -> None:
        renamed = Told(E_OVER, "over", number("seat"), Field("score", str))
        kept = (told for told in PEBBLES.events if told.code != E_OVER)
        super().__init__(**{**parts, "events": Events(*kept, renamed)})


@fault("a name with surplus fields is accepted", "refusals")
class LenientDecode(Game):
    def decode(self, named: Mapping[str, Any]) -> int:
        return super().decode({name: value for name, value in named.items() if name != "surplus"})


@fault("an action that is not offered is accepted", "refusals")
class HiddenAction(Game):
    def decision(self, state: State, seat: int) -> Decision | None:
        decision = super().decision(state, seat)
        if decision is not None and decision.kind == "favour":
            decision.actions.pop()
        return decision


@fault("nonsense crashes the decoder", "refusals")
class FragileDecode(Game):
    def decode(self, named: Mapping[str, Any]) -> int:
        if named["type"] == "bid" and named.keys() == {"type", "card"}:
            return A_BID + ["1", "2", "3", "4"].index(repr(named["card"]))
        return super().decode(named)


@fault("two actions have one name", "names", "replay", "undo", "chance-in-records", "previews")
class OneNameForTwo(Game):
    def encode(self, action: int) -> Named:
        return super().encode(A_FAVOUR if action == A_FAVOUR + 1 else action)

    def decode(self, named: Mapping[str, Any]) -> int:
        if named == {"type": "favour", "pit": 1}:
            raise BadAction("pit 1 is nobody's favourite")
        return super().decode(named)


@fault("a name is not plain JSON", "names")
class NameWithTuple(Game):
    def encode(self, action: int) -> Named:
        named = super().encode(action)
        return named | {"cards": tuple(named["cards"])} if "cards" in named else named


@fault("an action is listed twice", "actions", "names", "random-action")
class TwiceListed(PebblesState):
    def choices(self, seat: int) -> list[int]:
        choices = super().choices(seat)
        return [*choices, choices[0]] if self.phase == FAVOUR else choices


@fault("an action does nothing", "actions")
class IdleAction(PebblesState):
    def show(self, seat: int, card: int) -> None:
        if card != HOLD or len(self.choices(seat)) == 1:
            super().show(seat, card)


@fault("owes and to_move disagree", "actions")
class NobodyOwes(PebblesState):
    def to_move(self) -> int:
        mover = super().to_move()
        return (mover + 1) % int(self.players) if self.phase == FAVOUR else mover


@fault("the game does not end", "ends")
class Endless(PebblesState):
    def put(self, seat: int, pit: int) -> None:
        self.to_put[seat] += 1
        super().put(seat, pit)


@fault("a card gets lost", "faults", "samples")
class LostCard(PebblesState):
    def open_bids(self) -> None:
        super().open_bids()
        self.laid[0] = 0


@fault_of("score_lines", "the lines do not add up", "scores")
def wrong_lines(state: Any, seat: int) -> list[ScoreLine]:
    return toys.score_lines(state, seat)[:1]


@fault("places do not follow from comparing", "scores")
class WrongPlaces(PebblesState):
    def place(self, seat: int) -> int:
        return min(2, int(super().place(seat)))


@fault("the second wins", "scores")
class WrongWinner(PebblesState):
    def won(self, seat: int) -> bool:
        return self.place(seat) == 2


@fault("the policy invents an action", "greedy")
class WrongPolicy(PebblesState):
    def greedy_action(self, seat: int, rng: Rng) -> int:
        return A_SHOW + HOLD


@fault("the estimate is no number", "greedy")
class WrongEstimate(PebblesState):
    def evaluate(self, seat: int) -> float:
        return float("nan")


# Chance.


class ZeroWeightState(PebblesState):
    def choices(self, seat: int) -> list[int]:
        return [*super().choices(seat), FOUR_PEBBLES] if self.phase == ROLL else super().choices(seat)

    def weights(self) -> Any:
        return vec[i64]([*super().weights(), 0]) if self.phase == ROLL else super().weights()


ROLLS = Act("roll", A_ROLL, number("pebbles", 1, len(DIE) + 1))
BROKEN["an outcome that cannot come is listed"] = (
    replace(
        with_state(ZeroWeightState),
        actions=Actions(*(act for act in PEBBLES.actions if act.name != "roll"), ROLLS),
    ),
    {"chance", "random-action"},
)


@fault("two draws have one key", "chance")
class SameKey(PebblesState):
    def chance_key(self) -> list[int]:
        return [self.round]


@fault("random play ignores the weights", "random-action")
class Unweighted(PebblesState):
    def random_action(self, seat: int, rng: Rng) -> int:
        choices = self.choices(seat)
        return choices[rng.below(len(choices))]


@fault("random play misses an action", "random-action")
class NeverTheLast(PebblesState):
    def random_action(self, seat: int, rng: Rng) -> int:
        return int(super().random_action(seat, rng)) if seat == CHANCE else self.choices(seat)[0]


# Copies.


@fault("a clone shares a list", "clones", "actions", "undo", "previews")
class SharingClone(PebblesState):
    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.pits = self.pits
        return copy


@fault("a clone forgets a number", "clones", "order", "steps", "undo")
class ForgetfulClone(PebblesState):
    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.die = 0
        return copy


@fault("JSON forgets a list", "json")
class ForgetfulJson(PebblesState):
    LISTS = ("deck", "laid", "bid", "points", "to_put")

    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.favourite = list(self.favourite)
        return copy


@fault("a pickle starts anew", "pickles")
class ForgetfulPickle(PebblesState):
    def __reduce__(self) -> tuple[object, ...]:
        return (revive, (type(self), int(self.players), type(self)(int(self.players)).dump()))


@fault("what happens depends on who listens", "listening", "undo")
class ShyState(PebblesState):
    def put(self, seat: int, pit: int) -> None:
        super().put(seat, pit)
        self.points[seat] += self.sink is None


STARTED = count(1)


@fault_of(
    "new_state",
    "the title remembers earlier matches",
    "replay",
    "undo",
    "chance-in-records",
    "clones",
    "json",
    "pickles",
)
def remembering(players: int, options: Any, rules: int) -> Any:
    state = PEBBLES.new_state(players, options, rules)
    state.die = next(STARTED)
    return state


# Steps, sealed answers and taking back.


@fault("the last bid wins ties", "order")
class OrderedBids(PebblesState):
    def seal(self, seat: int, card: int) -> None:
        closing = self.bid.count(NONE) == 1
        super().seal(seat, card)
        self.points[seat] += closing


@fault("pebbles meet in one place", "order", "undo")
class OrderedPebbles(PebblesState):
    def put(self, seat: int, pit: int) -> None:
        self.points[seat] += not any(pits[pit] for pits in self.pits)
        super().put(seat, pit)


@fault("a step is not closed", "steps")
class StepLeftOpen(PebblesState):
    def roll(self, pebbles: int) -> None:
        super().roll(pebbles)
        self.step -= 1


@fault("a step closes too early", "steps")
class StepClosedEarly(PebblesState):
    def put(self, seat: int, pit: int) -> None:
        super().put(seat, pit)
        self.step += self.phase == PUT


@fault("a card is shown, but not said to be", "barrier")
class UnsaidShow(PebblesState):
    def show(self, seat: int, card: int) -> None:
        shown = self.shown
        super().show(seat, card)
        self.shown = shown
