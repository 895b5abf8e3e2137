"""Pebbles: a small title that has everything the contract speaks of, to show that the suite passes a right title.

Two to four seats, two rounds. A round: each seat draws cards that only it sees; all lay one card face down (sealed) and
open them together, a card nobody else laid scores its value; a die says how many pebbles everybody puts into pits of its
own, side by side (a parallel step); then seat after seat shows a card to all or holds, and favours a pit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from mypy_extensions import i64

from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.game import Game, MatchView, Meta, Option, Options, ScoreLine
from ludotheca.kernel.names import Act, Actions, Asked, Decisions, Events, Field, Told, number
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, NONE, SEVERAL, State
from ludotheca.kernel.vecs import vec

DRAW, BID, ROLL, PUT, SHOW, FAVOUR, OVER = range(7)
PHASES = ("draw", "bid", "roll", "put", "show", "favour", "over")
ROUNDS = 2
VALUES = 4  # cards are worth 1 to 4 and numbered from 0
COPIES = 4  # of each card
DIE = (1, 2, 1)  # weights of 1, 2 and 3 pebbles
HOLD = VALUES

A_DRAW, A_BID, A_ROLL, A_PUT, A_SHOW, A_FAVOUR = 0, 100, 200, 300, 400, 500
E_DREW, E_MY_CARD, E_SEALED, E_MY_BID, E_OPENED, E_ROLLED, E_PUT, E_SHOWED, E_FAVOURED, E_OVER = range(10)


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

    NUMBERS = ("pit_count", "round", "phase", "turn", "die")
    LISTS = ("deck", "laid", "bid", "points", "to_put", "favourite")
    TABLES = ("hand", "open", "pits")

    def dump_more(self, data: dict[str, Any]) -> None:
        for name in self.TABLES:
            data[name] = [list(row) for row in getattr(self, name)]

    def load_more(self, data: dict[str, Any]) -> None:
        for name in self.LISTS:
            setattr(self, name, list(getattr(self, name)))
        for name in self.TABLES:
            setattr(self, name, [list(row) for row in data[name]])

    def clone(self) -> PebblesState:
        copy = type(self)(int(self.players))
        for name in ("step", "shown", *self.NUMBERS):
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

    def chance_key(self) -> list[int]:
        return [A_ROLL, self.round] if self.phase == ROLL else [A_DRAW, self.round, self.turn]

    def drawer(self) -> int:
        return self.turn % int(self.players)

    # What happens.

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
        self.tell(E_DREW, seat)
        self.tell_seat(seat, E_MY_CARD, seat, card)
        if self.turn == self.players * (2 if self.round == 1 else 1):
            self.phase = BID
            self.step += 1

    def seal(self, seat: int, card: int) -> None:
        self.bid[seat] = card
        self.tell(E_SEALED, seat)
        self.tell_seat(seat, E_MY_BID, seat, card)
        if NONE not in self.bid:
            self.open_bids()

    def open_bids(self) -> None:
        for seat, card in enumerate(self.bid):
            self.hand[seat][card] -= 1
            self.open[seat][card] = min(self.open[seat][card], self.hand[seat][card])
            self.laid[card] += 1
            self.points[seat] += card + 1 if self.bid.count(card) == 1 else 0
            self.tell(E_OPENED, seat, card)
        self.bid = [NONE] * len(self.bid)
        self.phase = ROLL
        self.step += 1
        self.shown += 1

    def roll(self, pebbles: int) -> None:
        self.die = pebbles
        self.to_put = [pebbles] * len(self.to_put)
        self.phase = PUT
        self.step += 1
        self.tell(E_ROLLED, pebbles)

    def put(self, seat: int, pit: int) -> None:
        self.pits[seat][pit] += 1
        self.to_put[seat] -= 1
        self.tell(E_PUT, seat, pit)
        if not any(self.to_put):
            self.phase, self.turn = SHOW, 0
            self.step += 1

    def show(self, seat: int, card: int) -> None:
        if card != HOLD:
            self.open[seat][card] += 1
            self.shown += 1
            self.tell(E_SHOWED, seat, card)
        self.phase = FAVOUR

    def favour(self, seat: int, pit: int) -> None:
        self.favourite[seat] = pit
        self.tell(E_FAVOURED, seat, pit)
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
                self.tell(E_OVER, seat, self.score(seat))

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

    round: int
    phase: str
    turn: int
    die: int
    unseen: list[int]
    laid: list[int]
    seats: list[SeatView]


META = Meta(
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

# Names.


def _read_shown(value: Any) -> int:
    cards = [[card] for card in range(1, VALUES + 1)]
    if value in ([], ()):
        return HOLD
    if not isinstance(value, list | tuple) or list(value) not in cards or type(value[0]) is not int:
        raise BadAction(f"'cards' is empty or holds one card from 1 to {VALUES}, not {value!r}")
    return cards.index(list(value))


SEAT, CARD, PIT = number("seat"), number("card", 1, VALUES), number("pit", 0, 2)
SHOWN = Field("cards", list[int], VALUES + 1, lambda code: [] if code == HOLD else [code + 1], _read_shown)
ACTIONS = Actions(
    Act("draw", A_DRAW, number("seat", 0, META.most_players - 1), CARD),
    Act("bid", A_BID, CARD),
    Act("roll", A_ROLL, number("pebbles", 1, len(DIE))),
    Act("put", A_PUT, PIT),
    Act("show", A_SHOW, SHOWN),
    Act("favour", A_FAVOUR, PIT),
)
EVENTS = Events(
    Told(E_DREW, "drew", SEAT),
    Told(E_MY_CARD, "my-card", SEAT, CARD),
    Told(E_SEALED, "sealed", SEAT),
    Told(E_MY_BID, "my-bid", SEAT, CARD),
    Told(E_OPENED, "opened", SEAT, CARD),
    Told(E_ROLLED, "rolled", number("pebbles")),
    Told(E_PUT, "put", SEAT, PIT),
    Told(E_SHOWED, "showed", SEAT, CARD),
    Told(E_FAVOURED, "favoured", SEAT, PIT),
    Told(E_OVER, "over", SEAT, number("score")),
)
DECISIONS = Decisions(
    Asked("bid", number("die"), sealed=True),
    *(Asked(kind, number("die")) for kind in ("put", "show", "favour")),
)


def describe(state: PebblesState, seat: int) -> tuple[str, dict[str, Any]]:
    return PHASES[state.phase], {"die": state.die}


# The position.


def starts_as(kind: type[PebblesState]) -> Callable[[int, Options, int], PebblesState]:
    def new_state(players: int, options: Options, rules: int) -> PebblesState:
        state = kind(players)
        state.pit_count = int(options["pits"])
        state.deck = [COPIES + int(options["long"])] * VALUES
        return state

    return new_state


def faults(state: PebblesState) -> list[str]:
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


def score_lines(state: PebblesState, seat: int) -> list[ScoreLine]:
    return [ScoreLine("cards", state.points[seat]), ScoreLine("pits", state.pit_points(seat))]


# Views.


def view(state: PebblesState, viewer: int) -> PebblesView:
    unseen = list(state.deck)
    for seat in range(int(state.players)):
        if seat != viewer:
            hidden = zip(unseen, state.hand[seat], state.open[seat], strict=True)
            unseen = [a + b - c for a, b, c in hidden]
    return PebblesView(
        round=state.round,
        phase=PHASES[state.phase],
        turn=state.turn,
        die=state.die,
        unseen=unseen,
        laid=list(state.laid),
        seats=[view_seat(state, seat, viewer) for seat in range(int(state.players))],
    )


def view_seat(state: PebblesState, seat: int, viewer: int) -> SeatView:
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


def goes_back_to(kind: type[PebblesState]) -> Callable[[MatchView], PebblesState]:
    def view_back(match: MatchView) -> PebblesState:
        seen: PebblesView = match.position
        state = kind(match.players)
        state.pit_count = match.options["pits"]
        state.phase = PHASES.index(seen.phase)
        state.round, state.turn, state.die = seen.round, seen.turn, seen.die
        state.deck, state.laid = list(seen.unseen), list(seen.laid)
        for seat, mine in enumerate(seen.seats):
            seat_back(state, seat, mine)
        return state

    return view_back


def seat_back(state: PebblesState, seat: int, seen: SeatView) -> None:
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


PEBBLES: Game[PebblesState, PebblesView] = Game(
    meta=META,
    state_type=PebblesState,
    view_type=PebblesView,
    new_state=starts_as(PebblesState),
    faults=faults,
    score_lines=score_lines,
    actions=ACTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    describe=describe,
    view=view,
    view_back=goes_back_to(PebblesState),
)
