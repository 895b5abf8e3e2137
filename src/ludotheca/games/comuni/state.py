"""The position of a game of Comuni, as flat numbers. The rules that move it are in `rules`."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from ludotheca.games.comuni import box, outlook, policy, policy_estimate, scoring, sight
from ludotheca.games.comuni.rules import codes, flow, hidden, legal
from ludotheca.games.comuni.rules.town import count_cards, rebuild_counts
from ludotheca.kernel.look import Look
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import NONE, State
from ludotheca.kernel.vecs import vec


@final
class ComuniState(State):
    """Everything on the table and behind the screens. Lists hold the seats one after another:
    `stock[seat * RESOURCES + resource]`."""

    NUMBERS = (
        "phase", "free_exchange", "drawn", "turn", "active", "leader", "deck_number", "last_turns", "bonus_walls",
        "bid_column", "pledged", "displaced", "carried", "gains_left", "chosen", "built", "walled", "invader",
    )  # fmt: skip
    LISTS = (
        "supply", "column", "bidder", "offer", "master", "hero", "discards", "structure", "comune", "stock", "hand",
        "points", "pillage", "activated", "gold_armies", "pilgrim_armies", "alliance", "city", "attack", "defence",
    )  # fmt: skip

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.phase: i64 = codes.DEAL
        self.free_exchange: i64 = 0  # 1 with the table option
        self.drawn: i64 = 0  # comuni dealt so far
        self.turn: i64 = 0  # turns begun
        self.active: i64 = NONE  # whose turn it is
        self.leader: i64 = NONE  # who holds the pawn of the alliance's leader
        self.deck_number: i64 = 0
        self.deck_left: i64 = 0
        # Turns after the present one until the Emperor; NONE before the last D card.
        self.last_turns: i64 = NONE
        self.bonus_walls: i64 = box.BONUS_WALLS
        # Parts of the decision that is being made.
        self.bid_column: i64 = NONE
        # Pairs of pilgrims put into the present payment though gold or craftsmen are there.
        self.pledged: i64 = 0
        self.displaced: i64 = NONE  # whose envoy was outbid and has not answered
        self.carried: i64 = 0  # the gold that envoy carries
        self.gains_left: i64 = 0
        self.chosen: i64 = NONE  # the card picked up to be placed
        self.built: i64 = 0  # building steps of this turn
        self.walled: i64 = 0  # wall steps of this turn
        self.invader: i64 = NONE  # the deck of the open or latest invasion
        # The version of the rules, and what came with the second.
        self.rules: i64 = 1
        self.idle: i64 = 0  # turns in a row with nothing but income
        self.exchanger: i64 = NONE  # who may exchange before an invasion
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
        self.supply = vec[i64]([box.in_the_box(resource) for resource in range(box.RESOURCES)])
        self.load_deck(0)
        self.column = vec[i64]([NONE] * (box.COLUMNS * box.COLUMN_CARDS))
        self.column_count = vec[i64]([0] * box.COLUMNS)
        self.bidder = vec[i64]([NONE] * box.COLUMNS)
        self.offer = vec[i64]([0] * box.COLUMNS)
        self.master = vec[i64]([NONE] * box.CATEGORIES)
        self.hero = vec[i64]([NONE] * box.HEROES)
        self.comune = vec[i64]([NONE] * n)
        self.stock = vec[i64]([0] * (n * box.RESOURCES))
        self.hand = vec[i64]([NONE] * (n * box.MOST_IN_HAND))
        self.hand_size = vec[i64]([0] * n)
        self.buildings = vec[i64]([0] * (n * box.CATEGORIES * box.STOREYS))
        self.walls = vec[i64]([0] * (n * box.STOREYS))
        self.points = vec[i64]([0] * n)
        self.pillage = vec[i64]([0] * n)
        self.activated = vec[i64]([0] * n)
        self.gold_armies = vec[i64]([NONE] * n)
        self.pilgrim_armies = vec[i64]([NONE] * n)
        self.alliance = vec[i64]([NONE] * n)
        self.city = vec[i64]([NONE] * n)
        self.attack = vec[i64]([0] * n)
        self.defence = vec[i64]([0] * n)

    def take_options(self, options: dict[str, Any]) -> None:
        """The options of the table that the rules know."""
        self.free_exchange = int(options["free_exchange"])

    def load_deck(self, deck: i64) -> None:
        """Go on with this deck, whole."""
        cards = box.deck_cards(self.players, deck)
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
        copy.idle = self.idle
        copy.exchanger = self.exchanger
        copy.rules = self.rules
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
        return legal.to_move(self)

    def owes(self, seat: i64) -> bool:
        return legal.owes(self, seat)

    def actions(self, seat: i64) -> vec[i64]:
        return legal.actions(self, seat)

    def weights(self) -> vec[i64]:
        return legal.weights(self)

    def chance_key(self) -> list[int]:
        return legal.chance_key(self)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return legal.random_action(self, seat, rng)

    def greedy_action(self, seat: i64, rng: Rng) -> i64:
        return policy.greedy_action(self, seat, rng)

    def candidates(self, seat: i64, count: i64, rng: Rng) -> vec[i64]:
        if self.phase in (codes.PROJECT, codes.OFFER, codes.COMMIT, codes.BUILD, codes.PLACE):
            return policy.candidates(self, seat, count, rng)
        return super().candidates(seat, count, rng)

    def apply(self, seat: i64, action: i64) -> None:
        flow.apply(self, seat, action)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def evaluate(self, seat: i64) -> float:
        return policy_estimate.evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return policy_estimate.features(self, seat)

    def quiet(self) -> bool:
        return outlook.quiet(self)

    def look(self, seat: i64, viewer: i64, out: Look) -> None:
        outlook.look(self, seat, viewer, out)

    def observe(self, viewer: i64, out: Sight) -> None:
        sight.observe(self, viewer, out)

    def compare(self, seat: i64, other: i64) -> i64:
        """Most points win [W1], a tie goes to the lower comune [W2]."""
        points: i64 = self.score(seat) - self.score(other)
        if points != 0:
            return points
        return self.comune[other] - self.comune[seat]

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        hidden.redraw_hidden(self, viewer, rng)

    def reopen(self, viewer: i64) -> None:
        hidden.reopen(self, viewer)

    def dump_more(self, data: dict[str, Any]) -> None:
        """The deck as far as it is left. A position of version 1 is dumped as ever: old digests still fit."""
        data["deck"] = list(self.deck[: self.deck_left])
        if self.rules > 1:
            data.update(rules=self.rules, idle=self.idle, exchanger=self.exchanger)

    def load_more(self, data: dict[str, Any]) -> None:
        """The deck, and what is counted of the rest."""
        self.deck = vec[i64](data["deck"])
        self.deck_left = len(self.deck)
        if "idle" in data or "exchanger" in data or "rules" in data:
            self.rules, self.idle, self.exchanger = data["rules"], data["idle"], data["exchanger"]
        self.count_cards()
        rebuild_counts(self)

    def count_cards(self) -> None:
        """How many cards lie in each column and hand."""
        for column in range(i64(box.COLUMNS)):
            self.column_count[column] = count_cards(self.column, column, box.COLUMN_CARDS)
        for seat in range(self.players):
            self.hand_size[seat] = count_cards(self.hand, seat, box.MOST_IN_HAND)
