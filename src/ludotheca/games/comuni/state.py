"""The position of a game of Comuni, as flat numbers. The rules that move it are in `rules`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheca.games.comuni import policy, policy_estimate, scoring
from ludotheca.games.comuni.rules import invasion, turn
from ludotheca.games.comuni.rules.town import rebuild_counts
from ludotheca.games.comuni.tables import (
    BONUS_WALLS,
    BUILD,
    CATEGORIES,
    COLUMN_CARDS,
    COLUMNS,
    COMMIT,
    DEAL,
    DECKS,
    DISPLACED,
    LAYOUT,
    MOST_IN_HAND,
    NONE,
    OFFER,
    OVER,
    PLACE,
    PROJECT,
    REFILL,
    RESOURCES,
    STOREYS,
    deck_cards,
    in_the_box,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL, State, number, numbers
from ludotheca.kernel.vecs import vec

HEROES = 2 * DECKS


@final
class ComuniState(State):
    """Everything on the table and behind the screens. Lists hold the seats one after another:
    `stock[seat * RESOURCES + resource]`."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.phase: i64 = DEAL
        self.free_exchange: i64 = 0  # the table option
        self.drawn: i64 = 0  # comuni dealt so far
        self.turn: i64 = 0  # turns begun
        self.active: i64 = NONE  # whose turn it is
        self.leader: i64 = NONE  # who holds the pawn of the alliance's leader
        self.deck_number: i64 = 0
        self.deck_left: i64 = 0
        self.last_turns: i64 = (
            NONE  # turns after the present one until the Emperor; NONE before the last D card
        )
        self.bonus_walls: i64 = BONUS_WALLS
        # Parts of the decision that is being made.
        self.bid_column: i64 = NONE
        self.pledged: i64 = (
            0  # pairs of pilgrims put into the present payment though gold or craftsmen are there
        )
        self.displaced: i64 = NONE  # whose envoy was outbid and has not answered
        self.carried: i64 = 0  # the gold that envoy carries
        self.gains_left: i64 = 0
        self.chosen: i64 = NONE  # the card picked up to be placed
        self.built: i64 = 0  # building steps of this turn
        self.walled: i64 = 0  # wall steps of this turn
        self.invader: i64 = NONE  # the deck of the open or latest invasion
        # The board.
        self.supply: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()  # kinds left, in rising order: a deck has no other order
        self.column: vec[i64] = vec[i64]()  # kinds, COLUMN_CARDS places a column
        self.column_count: vec[i64] = vec[i64]()
        self.bidder: vec[i64] = vec[i64]()  # whose envoy stands there, or NONE
        self.offer: vec[i64] = vec[i64]()
        self.master: vec[i64] = vec[i64]()  # who holds each guild master, or NONE
        self.hero: vec[i64] = vec[i64]()  # who holds each hero tile, or NONE
        self.discards: vec[i64] = vec[i64]()
        self.structure: vec[i64] = vec[i64]()  # every building and wall section, packed (see rules.town)
        # The seats.
        self.comune: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()  # kinds in rising order
        self.hand_size: vec[i64] = vec[i64]()
        self.buildings: vec[i64] = vec[i64]()  # how many of each category and height
        self.walls: vec[i64] = vec[i64]()  # how many sections of each height
        self.points: vec[i64] = vec[i64]()  # on the score track: buildings only
        self.pillage: vec[i64] = vec[i64]()
        self.activated: vec[i64] = vec[i64]()  # a bit per category
        # The commitments, NONE while not decided; they stay after an invasion until the next.
        self.gold_armies: vec[i64] = vec[i64]()
        self.pilgrim_armies: vec[i64] = vec[i64]()
        self.alliance: vec[i64] = vec[i64]()
        self.city: vec[i64] = vec[i64]()
        self.attack: vec[i64] = vec[i64]()  # what the latest invasion set against each, alliance subtracted
        self.defence: vec[i64] = vec[i64]()

    def set_up(self) -> None:
        """Deck A, an empty board, a full supply and empty towns [S11]."""
        n = self.players
        self.supply = vec[i64]([in_the_box(resource) for resource in range(RESOURCES)])
        self.load_deck(0)
        self.column = vec[i64]([NONE] * (COLUMNS * COLUMN_CARDS))
        self.column_count = vec[i64]([0] * COLUMNS)
        self.bidder = vec[i64]([NONE] * COLUMNS)
        self.offer = vec[i64]([0] * COLUMNS)
        self.master = vec[i64]([NONE] * CATEGORIES)
        self.hero = vec[i64]([NONE] * HEROES)
        self.comune = vec[i64]([NONE] * n)
        self.stock = vec[i64]([0] * (n * RESOURCES))
        self.hand = vec[i64]([NONE] * (n * MOST_IN_HAND))
        self.hand_size = vec[i64]([0] * n)
        self.buildings = vec[i64]([0] * (n * CATEGORIES * STOREYS))
        self.walls = vec[i64]([0] * (n * STOREYS))
        self.points = vec[i64]([0] * n)
        self.pillage = vec[i64]([0] * n)
        self.activated = vec[i64]([0] * n)
        self.gold_armies = vec[i64]([NONE] * n)
        self.pilgrim_armies = vec[i64]([NONE] * n)
        self.alliance = vec[i64]([NONE] * n)
        self.city = vec[i64]([NONE] * n)
        self.attack = vec[i64]([0] * n)
        self.defence = vec[i64]([0] * n)

    def load_deck(self, deck: i64) -> None:
        """Go on with this deck, whole."""
        cards = deck_cards(self.players, deck)
        self.deck_number = deck
        self.deck_left = len(cards)
        self.deck = vec[i64]([int(kind) for kind in cards])

    def clone(self) -> ComuniState:
        copy = ComuniState(self.players)
        copy.step = self.step
        copy.shown = self.shown
        copy.phase = self.phase
        copy.free_exchange = self.free_exchange
        copy.drawn = self.drawn
        copy.turn = self.turn
        copy.active = self.active
        copy.leader = self.leader
        copy.deck_number = self.deck_number
        copy.deck_left = self.deck_left
        copy.last_turns = self.last_turns
        copy.bonus_walls = self.bonus_walls
        copy.bid_column = self.bid_column
        copy.pledged = self.pledged
        copy.displaced = self.displaced
        copy.carried = self.carried
        copy.gains_left = self.gains_left
        copy.chosen = self.chosen
        copy.built = self.built
        copy.walled = self.walled
        copy.invader = self.invader
        copy.supply = self.supply[:]
        copy.deck = self.deck[: self.deck_left]
        copy.column = self.column[:]
        copy.column_count = self.column_count[:]
        copy.bidder = self.bidder[:]
        copy.offer = self.offer[:]
        copy.master = self.master[:]
        copy.hero = self.hero[:]
        copy.discards = self.discards[:]
        copy.structure = self.structure[:]
        copy.comune = self.comune[:]
        copy.stock = self.stock[:]
        copy.hand = self.hand[:]
        copy.hand_size = self.hand_size[:]
        copy.buildings = self.buildings[:]
        copy.walls = self.walls[:]
        copy.points = self.points[:]
        copy.pillage = self.pillage[:]
        copy.activated = self.activated[:]
        copy.gold_armies = self.gold_armies[:]
        copy.pilgrim_armies = self.pilgrim_armies[:]
        copy.alliance = self.alliance[:]
        copy.city = self.city[:]
        copy.attack = self.attack[:]
        copy.defence = self.defence[:]
        return copy

    def to_move(self) -> i64:
        if self.phase <= LAYOUT or self.phase == REFILL:
            return CHANCE
        if self.phase == COMMIT:
            return SEVERAL
        if self.phase == OVER:
            return NOBODY
        if self.phase == DISPLACED:
            return self.displaced
        return self.active

    def owes(self, seat: i64) -> bool:
        if self.phase == COMMIT:
            return self.city[seat] == NONE
        return self.to_move() == seat

    def actions(self, seat: i64) -> vec[i64]:
        return turn.actions(self, seat)

    def weights(self) -> vec[i64]:
        return turn.weights(self)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return turn.random_action(self, seat, rng)

    def greedy_action(self, seat: i64, rng: Rng) -> i64:
        return policy.greedy_action(self, seat, rng)

    def candidates(self, seat: i64, count: i64, rng: Rng) -> vec[i64]:
        if self.phase in (PROJECT, OFFER, COMMIT, BUILD, PLACE):
            return policy.candidates(self, seat, count, rng)
        return super().candidates(seat, count, rng)

    def apply(self, seat: i64, action: i64) -> None:
        turn.apply(self, seat, action)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def evaluate(self, seat: i64) -> float:
        return policy_estimate.evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return policy_estimate.features(self, seat)

    def compare(self, seat: i64, other: i64) -> i64:
        """Most points win [W1], a tie goes to the lower comune [W2]."""
        points: i64 = self.score(seat) - self.score(other)
        if points != 0:
            return points
        return self.comune[other] - self.comune[seat]

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        invasion.redraw_hidden(self, viewer, rng)

    def dump(self) -> dict[str, object]:
        return {
            "step": int(self.step),
            "shown": int(self.shown),
            "phase": int(self.phase),
            "free_exchange": int(self.free_exchange),
            "drawn": int(self.drawn),
            "turn": int(self.turn),
            "active": int(self.active),
            "leader": int(self.leader),
            "deck_number": int(self.deck_number),
            "last_turns": int(self.last_turns),
            "bonus_walls": int(self.bonus_walls),
            "bid_column": int(self.bid_column),
            "pledged": int(self.pledged),
            "displaced": int(self.displaced),
            "carried": int(self.carried),
            "gains_left": int(self.gains_left),
            "chosen": int(self.chosen),
            "built": int(self.built),
            "walled": int(self.walled),
            "invader": int(self.invader),
            "supply": list(self.supply),
            "deck": list(self.deck[: self.deck_left]),
            "column": list(self.column),
            "bidder": list(self.bidder),
            "offer": list(self.offer),
            "master": list(self.master),
            "hero": list(self.hero),
            "discards": list(self.discards),
            "structure": list(self.structure),
            "comune": list(self.comune),
            "stock": list(self.stock),
            "hand": list(self.hand),
            "points": list(self.points),
            "pillage": list(self.pillage),
            "activated": list(self.activated),
            "gold_armies": list(self.gold_armies),
            "pilgrim_armies": list(self.pilgrim_armies),
            "alliance": list(self.alliance),
            "city": list(self.city),
            "attack": list(self.attack),
            "defence": list(self.defence),
        }

    def load(self, data: dict[str, object]) -> None:
        self.set_up()
        self.step = number(data, "step")
        self.shown = number(data, "shown")
        self.phase = number(data, "phase")
        self.free_exchange = number(data, "free_exchange")
        self.drawn = number(data, "drawn")
        self.turn = number(data, "turn")
        self.active = number(data, "active")
        self.leader = number(data, "leader")
        self.deck_number = number(data, "deck_number")
        self.last_turns = number(data, "last_turns")
        self.bonus_walls = number(data, "bonus_walls")
        self.bid_column = number(data, "bid_column")
        self.pledged = number(data, "pledged")
        self.displaced = number(data, "displaced")
        self.carried = number(data, "carried")
        self.gains_left = number(data, "gains_left")
        self.chosen = number(data, "chosen")
        self.built = number(data, "built")
        self.walled = number(data, "walled")
        self.invader = number(data, "invader")
        self.supply = vec[i64](numbers(data, "supply"))
        self.deck = vec[i64](numbers(data, "deck"))
        self.deck_left = len(self.deck)
        self.column = vec[i64](numbers(data, "column"))
        self.bidder = vec[i64](numbers(data, "bidder"))
        self.offer = vec[i64](numbers(data, "offer"))
        self.master = vec[i64](numbers(data, "master"))
        self.hero = vec[i64](numbers(data, "hero"))
        self.discards = vec[i64](numbers(data, "discards"))
        self.structure = vec[i64](numbers(data, "structure"))
        self.comune = vec[i64](numbers(data, "comune"))
        self.stock = vec[i64](numbers(data, "stock"))
        self.hand = vec[i64](numbers(data, "hand"))
        self.points = vec[i64](numbers(data, "points"))
        self.pillage = vec[i64](numbers(data, "pillage"))
        self.activated = vec[i64](numbers(data, "activated"))
        self.gold_armies = vec[i64](numbers(data, "gold_armies"))
        self.pilgrim_armies = vec[i64](numbers(data, "pilgrim_armies"))
        self.alliance = vec[i64](numbers(data, "alliance"))
        self.city = vec[i64](numbers(data, "city"))
        self.attack = vec[i64](numbers(data, "attack"))
        self.defence = vec[i64](numbers(data, "defence"))
        self.count_cards()
        rebuild_counts(self)

    def count_cards(self) -> None:
        """How many cards lie in each column and hand."""
        column: i64 = 0
        while column < COLUMNS:
            held: i64 = 0
            while held < COLUMN_CARDS and self.column[column * COLUMN_CARDS + held] != NONE:
                held += 1
            self.column_count[column] = held
            column += 1
        seat: i64 = 0
        while seat < self.players:
            size: i64 = 0
            while size < MOST_IN_HAND and self.hand[seat * MOST_IN_HAND + size] != NONE:
                size += 1
            self.hand_size[seat] = size
            seat += 1
