"""Pebbles: a small title that has everything the contract speaks of, to show that the suite passes a right title.

Two to four seats, two rounds. A round: each seat draws cards that only it sees; all lay one card face down (sealed) and
open them together, a card nobody else laid scores its value; a die says how many pebbles everybody puts into pits of its
own, side by side (a parallel step); then seat after seat shows a card to all or holds, and favours a pit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from mypy_extensions import i64

from ludotheca.kernel.codec import canonical
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Game, Meta, Named, Option, Options, ScoreLine
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, SEVERAL, State
from ludotheca.kernel.vecs import vec

DRAW, BID, ROLL, PUT, SHOW, FAVOUR, OVER = range(7)
PHASES = ("draw", "bid", "roll", "put", "show", "favour", "over")
ROUNDS = 2
VALUES = 4  # cards are worth 1 to 4 and numbered from 0
COPIES = 4  # of each card
DIE = (1, 2, 1)  # weights of 1, 2 and 3 pebbles
NONE = -1
HOLD = VALUES

A_DRAW, A_BID, A_ROLL, A_PUT, A_SHOW, A_FAVOUR = 0, 100, 200, 300, 400, 500
E_DREW, E_MY_CARD, E_SEALED, E_MY_BID, E_OPENED, E_ROLLED, E_PUT, E_SHOWED, E_FAVOURED, E_OVER = range(10)
EVENTS = ("drew", "my-card", "sealed", "my-bid", "opened", "rolled", "put", "showed", "favoured", "over")


class PebblesState(State):
    """A position. Hands are counts by card; `open` counts the cards of a hand that everybody has seen."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.pit_count = 3
        self.round = 1
        self.phase = DRAW
        self.turn = 0  # draws made in this phase, or the seat whose turn it is
        self.die = 0
        self.deck = [COPIES] * VALUES
        self.laid = [0] * VALUES
        self.hand = [[0] * VALUES for _ in range(players)]
        self.open = [[0] * VALUES for _ in range(players)]
        self.bid = [NONE] * players
        self.points = [0] * players
        self.to_put = [0] * players
        self.pits = [[0] * 3 for _ in range(players)]
        self.favourite = [NONE] * players

    NUMBERS = ("step", "shown", "pit_count", "round", "phase", "turn", "die")
    LISTS = ("deck", "laid", "bid", "points", "to_put", "favourite")
    TABLES = ("hand", "open", "pits")

    def dump(self) -> dict[str, object]:
        return (
            {name: int(getattr(self, name)) for name in self.NUMBERS}
            | {name: list(getattr(self, name)) for name in self.LISTS}
            | {name: [list(row) for row in getattr(self, name)] for name in self.TABLES}
        )

    def load(self, data: dict[str, Any]) -> None:
        for name in self.NUMBERS:
            setattr(self, name, data[name])
        for name in self.LISTS:
            setattr(self, name, list(data[name]))
        for name in self.TABLES:
            setattr(self, name, [list(row) for row in data[name]])

    def clone(self) -> PebblesState:
        copy = type(self)(int(self.players))
        for name in self.NUMBERS:
            setattr(copy, name, getattr(self, name))
        for name in self.LISTS:
            setattr(copy, name, list(getattr(self, name)))
        for name in self.TABLES:
            setattr(copy, name, [list(row) for row in getattr(self, name)])
        return copy

    # Who must decide, and what they may do.

    def to_move(self) -> int:
        if self.phase in (DRAW, ROLL):
            return CHANCE
        if self.phase in (BID, PUT):
            return SEVERAL
        return NOBODY if self.phase == OVER else self.turn

    def owes(self, seat: int) -> bool:
        if self.phase == BID:
            return self.bid[seat] == NONE
        if self.phase == PUT:
            return self.to_put[seat] > 0
        return self.phase in (SHOW, FAVOUR) and self.turn == seat

    def actions(self, seat: int) -> Any:
        return vec[i64](self.choices(seat))

    def choices(self, seat: int) -> list[int]:
        if self.phase == DRAW:
            return [A_DRAW + self.drawer() * VALUES + card for card in range(VALUES) if self.deck[card]]
        if self.phase == ROLL:
            return [A_ROLL + face for face in range(len(DIE))]
        if self.phase == BID:
            return [A_BID + card for card in range(VALUES) if self.hand[seat][card]]
        if self.phase == SHOW:
            unseen = [card for card in range(VALUES) if self.hand[seat][card] > self.open[seat][card]]
            return [A_SHOW + card for card in [*unseen, HOLD]]
        return [(A_PUT if self.phase == PUT else A_FAVOUR) + pit for pit in range(self.pit_count)]

    def weights(self) -> Any:
        return vec[i64](list(DIE) if self.phase == ROLL else [left for left in self.deck if left])

    def audience(self) -> int:
        return 1 << self.drawer() if self.phase == DRAW else EVERYONE

    def drawer(self) -> int:
        return self.turn % int(self.players)

    # What happens.

    def tell(self, kind: int, audience: int, *numbers: int) -> None:
        if self.sink is not None:
            self.sink.emit(kind, audience, list(numbers))

    def apply(self, seat: int, action: int) -> None:
        kind, number = action // 100 * 100, action % 100
        if kind == A_DRAW:
            self.draw(number // VALUES, number % VALUES)
        elif kind == A_BID:
            self.seal(seat, number)
        elif kind == A_ROLL:
            self.roll(number + 1)
        elif kind == A_PUT:
            self.put(seat, number)
        elif kind == A_SHOW:
            self.show(seat, number)
        else:
            self.favour(seat, number)

    def draw(self, seat: int, card: int) -> None:
        self.deck[card] -= 1
        self.hand[seat][card] += 1
        self.turn += 1
        self.tell(E_DREW, EVERYONE, seat)
        self.tell(E_MY_CARD, 1 << seat, seat, card)
        if self.turn == self.players * (2 if self.round == 1 else 1):
            self.phase = BID
            self.step += 1

    def seal(self, seat: int, card: int) -> None:
        self.bid[seat] = card
        self.tell(E_SEALED, EVERYONE, seat)
        self.tell(E_MY_BID, 1 << seat, seat, card)
        if NONE not in self.bid:
            self.open_bids()

    def open_bids(self) -> None:
        for seat, card in enumerate(self.bid):
            self.hand[seat][card] -= 1
            self.open[seat][card] = min(self.open[seat][card], self.hand[seat][card])
            self.laid[card] += 1
            self.points[seat] += card + 1 if self.bid.count(card) == 1 else 0
            self.tell(E_OPENED, EVERYONE, seat, card)
        self.bid = [NONE] * len(self.bid)
        self.phase = ROLL
        self.step += 1
        self.shown += 1

    def roll(self, pebbles: int) -> None:
        self.die = pebbles
        self.to_put = [pebbles] * len(self.to_put)
        self.phase = PUT
        self.step += 1
        self.tell(E_ROLLED, EVERYONE, pebbles)

    def put(self, seat: int, pit: int) -> None:
        self.pits[seat][pit] += 1
        self.to_put[seat] -= 1
        self.tell(E_PUT, EVERYONE, seat, pit)
        if not any(self.to_put):
            self.phase, self.turn = SHOW, 0
            self.step += 1

    def show(self, seat: int, card: int) -> None:
        if card != HOLD:
            self.open[seat][card] += 1
            self.shown += 1
            self.tell(E_SHOWED, EVERYONE, seat, card)
        self.phase = FAVOUR

    def favour(self, seat: int, pit: int) -> None:
        self.favourite[seat] = pit
        self.tell(E_FAVOURED, EVERYONE, seat, pit)
        self.phase = SHOW
        self.turn += 1
        if self.turn == self.players:
            self.end_round()

    def end_round(self) -> None:
        self.phase = DRAW if self.round < ROUNDS else OVER
        self.turn = 0
        self.step += 1
        self.round = min(ROUNDS, self.round + 1)
        if self.phase == OVER:
            for seat in range(int(self.players)):
                self.tell(E_OVER, EVERYONE, seat, self.score(seat))

    # What it is worth.

    def pit_points(self, seat: int) -> int:
        """A point for each pebble in the favoured pit."""
        favourite = self.favourite[seat]
        return 0 if favourite == NONE else self.pits[seat][favourite]

    def score(self, seat: int) -> int:
        return self.points[seat] + self.pit_points(seat)

    def compare(self, seat: int, other: int) -> int:
        return self.score(seat) - self.score(other) or self.pits[seat][0] - self.pits[other][0]

    # What a viewer cannot see.

    def redraw_hidden(self, viewer: int, rng: Rng) -> None:
        others = [seat for seat in range(int(self.players)) if seat != viewer]
        sizes = {seat: sum(self.hand[seat]) - sum(self.open[seat]) for seat in others}
        pool = list(self.deck)
        for seat in others:
            pool = [a + b - c for a, b, c in zip(pool, self.hand[seat], self.open[seat], strict=True)]
            self.hand[seat] = list(self.open[seat])
        for seat in others:
            for _ in range(sizes[seat]):
                card = int(rng.weighted(vec[i64](pool)))
                pool[card] -= 1
                self.hand[seat][card] += 1
            if self.bid[seat] != NONE:
                held = [card for card in range(VALUES) if self.hand[seat][card]]
                self.bid[seat] = held[rng.below(len(held))]
        self.deck = pool


class SeatView(msgspec.Struct, frozen=True):
    """A seat. `hand` and `bid` are None where the viewer may not know them."""

    cards: int
    open: list[int]
    hand: list[int] | None
    sealed: bool
    bid: int | None
    points: int
    to_put: int
    pits: list[int]
    favourite: int


class PebblesView(msgspec.Struct, frozen=True):
    """The table. `unseen` counts what lies in the deck or in others' hands face down."""

    viewer: int
    round: int
    phase: str
    turn: int
    die: int
    step: int
    shown: int
    pit_count: int
    unseen: list[int]
    laid: list[int]
    seats: list[SeatView]


class Pebbles(Game):
    meta = Meta(
        title="pebbles",
        names={"en": "Pebbles", "fr": "Cailloux"},
        designers=(),
        publishers=(),
        least_players=2,
        most_players=4,
        rules_version=1,
        supported_rules=(1,),
        options=(Option("pits", 3, (3, 2)), Option("long", False, (False, True))),
    )
    state_type = PebblesState
    view_type = PebblesView

    def new_state(self, players: int, options: Options, rules: int) -> Any:
        state = self.state_type(players)
        state.pit_count = int(options["pits"])
        state.deck = [COPIES + int(options["long"])] * VALUES
        return state

    def faults(self, state: Any) -> list[str]:
        found = []
        cards = sum(state.deck) + sum(state.laid) + sum(map(sum, state.hand))
        if cards not in (COPIES * VALUES, (COPIES + 1) * VALUES):
            found.append(f"there are {cards} cards")
        for hand, opened in zip(state.hand, state.open, strict=True):
            if any(seen > held for seen, held in zip(opened, hand, strict=True)):
                found.append("a card was seen that is not there")
        if min(map(min, state.pits)) < 0 or min(state.to_put) < 0:
            found.append("fewer than no pebbles")
        return found

    def score_lines(self, state: Any, seat: int) -> list[ScoreLine]:
        return [ScoreLine("cards", state.points[seat]), ScoreLine("pits", state.pit_points(seat))]

    # Names.

    def encode(self, action: int) -> Named:
        kind, number = action // 100 * 100, action % 100
        if kind == A_DRAW:
            return {"type": "draw", "seat": number // VALUES, "card": number % VALUES + 1}
        if kind == A_BID:
            return {"type": "bid", "card": number + 1}
        if kind == A_ROLL:
            return {"type": "roll", "pebbles": number + 1}
        if kind == A_SHOW:
            return {"type": "show", "cards": [] if number == HOLD else [number + 1]}
        return {"type": "put" if kind == A_PUT else "favour", "pit": number}

    def decode(self, named: Mapping[str, Any]) -> int:
        action = self.names().get(canonical(dict(named)))
        if action is None:
            raise BadAction(f"{dict(named)} is none; an example is {self.encode(A_ROLL)}")
        return action

    @cache  # noqa: B019 - a handful of games, and all of them live as long as the tests
    def names(self) -> dict[bytes, int]:
        return {canonical(self.encode(action)): action for action in self.all_actions()}

    def all_actions(self) -> list[int]:
        draws = [A_DRAW + i for i in range(self.meta.most_players * VALUES)]
        cards = [first + card for first in (A_BID, A_SHOW) for card in range(VALUES)]
        pits = [first + pit for first in (A_PUT, A_FAVOUR) for pit in range(3)]
        return [*draws, *cards, *pits, A_SHOW + HOLD, *(A_ROLL + face for face in range(len(DIE)))]

    def describe(self, state: Any, seat: int) -> tuple[str, dict[str, Any], bool]:
        return PHASES[state.phase], {"die": state.die}, state.phase == BID

    def name_event(self, seq: int, kind: int, numbers: Sequence[int]) -> Event:
        return Event(seq, EVENTS[kind], {"numbers": list(numbers)})

    # Views.

    def view(self, state: Any, viewer: int) -> Any:
        unseen = list(state.deck)
        for seat in range(int(state.players)):
            if seat != viewer:
                hidden = zip(unseen, state.hand[seat], state.open[seat], strict=True)
                unseen = [a + b - c for a, b, c in hidden]
        return PebblesView(
            viewer=viewer,
            round=state.round,
            phase=PHASES[state.phase],
            turn=state.turn,
            die=state.die,
            step=int(state.step),
            shown=int(state.shown),
            pit_count=state.pit_count,
            unseen=unseen,
            laid=list(state.laid),
            seats=[self.view_seat(state, seat, viewer) for seat in range(int(state.players))],
        )

    def view_seat(self, state: Any, seat: int, viewer: int) -> SeatView:
        mine, bid = seat == viewer, state.bid[seat]
        return SeatView(
            cards=sum(state.hand[seat]),
            open=list(state.open[seat]),
            hand=list(state.hand[seat]) if mine else None,
            sealed=bid != NONE,
            bid=bid if mine and bid != NONE else None,
            points=state.points[seat],
            to_put=state.to_put[seat],
            pits=list(state.pits[seat]),
            favourite=state.favourite[seat],
        )

    def state_from_view(self, view: Any) -> Any:
        state = self.state_type(len(view.seats))
        state.phase = PHASES.index(view.phase)
        for name in ("round", "turn", "die", "step", "shown", "pit_count"):
            setattr(state, name, getattr(view, name))
        state.deck, state.laid = list(view.unseen), list(view.laid)
        for seat, seen in enumerate(view.seats):
            for name in ("points", "to_put", "favourite"):
                getattr(state, name)[seat] = getattr(seen, name)
            state.pits[seat], state.open[seat] = list(seen.pits), list(seen.open)
            state.hand[seat] = list(seen.open) if seen.hand is None else list(seen.hand)
            while sum(state.hand[seat]) < seen.cards:  # any unseen card will do until it is drawn anew
                card = next(card for card in range(VALUES) if state.deck[card])
                state.deck[card] -= 1
                state.hand[seat][card] += 1
            if seen.sealed:
                held = next(card for card in range(VALUES) if state.hand[seat][card])
                state.bid[seat] = held if seen.bid is None else seen.bid
        return state


PEBBLES = Pebbles()
