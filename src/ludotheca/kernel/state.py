"""A position: the native base class of every title's state, and the sink its events go to.

A state is plain numbers: no seed, clock, name or text. Applying an action to it is deterministic, because a die or a
card is itself an action, of the seat CHANCE. Inside the engine an action is an int; titles name it at the border.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheca.kernel.look import Look
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.vecs import append, vec

# What `to_move` answers beside a seat number.
CHANCE: Final = -1  # a die or a card is due
SEVERAL: Final = -2  # several seats owe an answer at once: ask `owes`
NOBODY: Final = -3  # the game is over

# Who may see an event or a draw: a bit per seat. A spectator (viewer -1) sees only what is for everyone.
EVERYONE: Final = -1
SPECTATOR: Final = -1

NONE: Final = -1  # no seat, no card, nothing: the usual mark in a state
_UNSAID: Final = -(1 << 60)  # an event has no number there


@final
class EventSink:
    """Collects raw events while somebody listens; a search leaves a state's sink empty and pays nothing."""

    def __init__(self) -> None:
        self.raw: list[tuple[int, int, list[int]]] = []

    def emit(self, kind: i64, audience: i64, numbers: list[int]) -> None:
        self.raw.append((int(kind), int(audience), numbers))

    def take(self) -> list[tuple[int, int, list[int]]]:
        """What was collected since the last call."""
        taken = self.raw
        self.raw = []
        return taken


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All of a position, hidden part included.

    A title lists its fields: `NUMBERS` are single numbers, `LISTS` lists of numbers. Copies on paper follow from that.
    """

    NUMBERS: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        # Raised when a step closes. Decisions open together (sealed answers, parallel placements) share a step.
        self.step: i64 = 0
        # Raised when an act shows anybody something hidden: that act can no longer be taken back.
        self.shown: i64 = 0
        # Not part of the position: never cloned, dumped or compared.
        self.sink: EventSink | None = None

    def set_up(self) -> None:
        """The empty table: every list in its length."""

    # Who must decide, and what they may do.

    def to_move(self) -> i64:
        """NOBODY, CHANCE, SEVERAL, or the one seat that owes a decision."""
        raise NotImplementedError

    def owes(self, seat: i64) -> bool:
        """Whether this seat owes a decision now."""
        return self.to_move() == seat

    def first_owing(self) -> i64:
        """The lowest seat that owes a decision, or what `to_move` says when no seat does."""
        mover: i64 = self.to_move()
        if mover != SEVERAL:
            return mover
        seat: i64 = 0
        while seat < self.players:
            if self.owes(seat):
                return seat
            seat += 1
        return NOBODY

    def actions(self, seat: i64) -> vec[i64]:
        """Every legal action of this seat now, for CHANCE every possible outcome; each once, in a settled order."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """How likely each outcome of `actions(CHANCE)` is, as whole numbers in the same order."""
        raise NotImplementedError

    def audience(self) -> i64:
        """Who will see the draw now due: EVERYONE, or a bit per seat."""
        return EVERYONE

    def chance_key(self) -> list[int]:
        """What the draw now due is: its kind, then round, seat, number. No two draws of a match have the same key, and
        two matches ask the same question under the same key. Empty where a title does not say."""
        return []

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """A legal action, each equally likely; an outcome by its weight for CHANCE."""
        actions = self.actions(seat)
        if seat == CHANCE:
            return actions[rng.weighted(self.weights())]
        return actions[rng.below(len(actions))]

    def greedy_action(self, seat: i64, rng: Rng) -> i64:
        """A quick sensible action: the title's policy. A bot calls it on a sampled state only."""
        return self.random_action(seat, rng)

    def candidates(self, seat: i64, count: i64, rng: Rng) -> vec[i64]:
        """At most `count` different legal actions, the most promising first: the policy's own, then others by chance.

        A title whose policy weighs every action anyway puts them in that order.
        """
        left = self.actions(seat)
        last: i64 = len(left) - 1
        out: vec[i64] = vec[i64]()
        if count <= 0:
            return out
        out = append(out, self.greedy_action(seat, rng))
        i: i64 = 0
        while left[i] != out[0]:
            i += 1
        while last > 0 and len(out) < count:
            left[i] = left[last]
            i = rng.below(last)
            last -= 1
            out = append(out, left[i])
        return out

    def playout_action(self, seat: i64, rng: Rng) -> i64:
        """What a search plays on with: as quick as can be, and nearly as sensible as the policy."""
        return self.greedy_action(seat, rng)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action. Legality is the caller's business: see `Match.submit`."""
        raise NotImplementedError

    # How it stands.

    def score(self, seat: i64) -> i64:
        """Points as they stand; at the end the final score."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """An estimate of the final score from here, for searches that stop before the end."""
        return float(self.score(seat))

    def features(self, seat: i64) -> vec[i64]:
        """What the estimate weighs, a number for each weight of the title's evaluation."""
        return vec[i64]()

    def quiet(self) -> bool:
        """Whether nothing is in the air: a point where a search may stop and ask a net, the start of a round or a turn."""
        return False

    def alone(self, seat: i64) -> bool:
        """Whether this seat decides on alone and without chance for a while: what it does then can be planned through."""
        return False

    def look(self, seat: i64, viewer: i64, out: Look) -> None:
        """What a net sees of a seat at a quiet point, from what `viewer` may know: features that are not zero."""

    def observe(self, viewer: i64, out: Sight) -> None:
        """What `viewer` sees, as numbers for a learner: always as many, those of their own seat first."""

    def compare(self, seat: i64, other: i64) -> i64:
        """Positive if `seat` stands before `other`, tie-breaks included; zero if they share the place."""
        return self.score(seat) - self.score(other)

    def place(self, seat: i64) -> i64:
        """1 for the first; equal seats share the better place."""
        place: i64 = 1
        other: i64 = 0
        while other < self.players:
            if other != seat and self.compare(other, seat) > 0:
                place += 1
            other += 1
        return place

    def won(self, seat: i64) -> bool:
        """Whether this seat has won, alone or shared, once the game is over."""
        other: i64 = 0
        while other < self.players:
            if other != seat and self.compare(other, seat) > 0:
                return False
            other += 1
        return True

    # Copies and samples.

    def clone(self) -> State:
        """An independent copy, without the sink."""
        raise NotImplementedError

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        """Draw anew everything `viewer` cannot see, in agreement with all he can see."""

    def reopen(self, viewer: i64) -> None:
        """Take back what the others have sealed in the step that is open: `viewer` cannot see it. A search lets them
        answer again, as they probably did; drawn by lot, their answers are wilder than any player's."""

    def dump(self) -> dict[str, object]:
        """Every number of the position under its name: ints and lists of ints."""
        data: dict[str, object] = {"step": int(self.step), "shown": int(self.shown)}
        for name in self.NUMBERS:
            data[name] = int(getattr(self, name))
        for name in self.LISTS:
            data[name] = list(getattr(self, name))
        self.dump_more(data)
        return data

    def load(self, data: dict[str, object]) -> None:
        """Take over a dump. The receiver was made with `type(self)(players)`."""
        self.set_up()
        self.step = stored_number(data, "step")
        self.shown = stored_number(data, "shown")
        for name in self.NUMBERS:
            setattr(self, name, stored_number(data, name))
        for name in self.LISTS:
            setattr(self, name, vec[i64](stored_numbers(data, name)))
        self.load_more(data)

    def dump_more(self, data: dict[str, Any]) -> None:
        """Add what no list of fields says."""

    def load_more(self, data: dict[str, Any]) -> None:
        """Take over what `dump_more` added, and work out what follows from the rest."""

    # What is told.

    def tell(self, kind: i64, a: i64 = _UNSAID, b: i64 = _UNSAID, c: i64 = _UNSAID) -> None:
        """Everybody hears an event with these numbers. Where nobody listens it costs next to nothing."""
        if self.sink is not None:
            self.sink.emit(kind, EVERYONE, [n for n in [a, b, c] if n != _UNSAID])

    def tell_more(
        self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64 = _UNSAID, f: i64 = _UNSAID, g: i64 = _UNSAID
    ) -> None:
        """An event of four to seven numbers. Three fit into registers, and most events have no more."""
        if self.sink is not None:
            self.sink.emit(kind, EVERYONE, [n for n in [a, b, c, d, e, f, g] if n != _UNSAID])

    def tell_seat(self, seat: i64, kind: i64, a: i64 = _UNSAID, b: i64 = _UNSAID, c: i64 = _UNSAID) -> None:
        """Only this seat hears an event."""
        if self.sink is not None:
            self.sink.emit(kind, 1 << seat, [n for n in [a, b, c] if n != _UNSAID])

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled objects cannot be pickled field by field; their numbers can.
        return (revive, (type(self), int(self.players), self.dump()))


def insert_in_order(row: vec[i64], start: i64, size: i64, value: i64) -> None:
    """Put a value among the `size` values from `start` on, which rise; there is a place after them."""
    i: i64 = start + size
    while i > start and row[i - 1] > value:
        row[i] = row[i - 1]
        i -= 1
    row[i] = value


def remove_in_order(row: vec[i64], start: i64, size: i64, value: i64) -> None:
    """Take one such value out of them; the last of their places is NONE then."""
    i: i64 = start
    while row[i] != value:
        i += 1
    while i < start + size - 1:
        row[i] = row[i + 1]
        i += 1
    row[i] = NONE


def best_first(actions: vec[i64], worths: vec[i64], count: i64) -> vec[i64]:
    """At most `count` of the actions, those of the highest worth first; equal ones in the order given."""
    taken: i64 = 0
    size: i64 = len(actions)
    out: vec[i64] = vec[i64]()
    while taken < count and taken < size:
        best: i64 = taken
        i: i64 = taken + 1
        while i < size:
            if worths[i] > worths[best]:
                best = i
            i += 1
        action: i64 = actions[best]
        worth: i64 = worths[best]
        while best > taken:  # the others keep their order
            actions[best] = actions[best - 1]
            worths[best] = worths[best - 1]
            best -= 1
        actions[taken] = action
        worths[taken] = worth
        out = append(out, action)
        taken += 1
    return out


def revive(kind: type[State], players: int, data: dict[str, object]) -> State:
    """Undo `dump`: the state of this class with these numbers."""
    state = kind(players)
    state.load(data)
    return state


def stored_numbers(data: dict[str, object], name: str) -> list[int]:
    """The list of ints stored under `name`; a clear error if the dump does not hold one."""
    value = data.get(name)
    if not isinstance(value, list):
        raise ValueError(f"the state has no list '{name}'")
    return value


def stored_number(data: dict[str, object], name: str) -> int:
    """The int stored under `name`; a clear error if the dump does not hold one."""
    value = data.get(name)
    if not isinstance(value, int):
        raise ValueError(f"the state has no number '{name}'")
    return value
