"""The position of a game of Kingsburg, as flat numbers. The rules that move it are in `rules`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheca.games.kingsburg import box, outlook, policy, policy_estimate, scoring, sight
from ludotheca.games.kingsburg.policy_court import AdvisorWorth
from ludotheca.games.kingsburg.rules import codes, flow, hidden, legal
from ludotheca.kernel.look import Look
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import NONE, State
from ludotheca.kernel.vecs import vec


@final
class KingsburgState(State):
    """Everything on the table. Lists hold the seats one after another: `goods[seat * GOODS + GOLD]`."""

    NUMBERS = (
        "one_plus2", "year", "phase", "stage", "mover", "turn", "gift", "aid", "envoy", "enemy", "known", "kings_die",
    )  # fmt: skip
    LISTS = (
        "order", "goods", "tokens", "soldiers", "rows", "earned", "die", "spot", "passed", "used", "owed",
        "owner", "extra", "neutral", "neutral_spot",
    )  # fmt: skip

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.one_plus2: i64 = 0  # the option: at most one "+2" token a season
        self.year: i64 = 1
        self.phase: i64 = 0  # 1 to 8 on the calendar; 0 while the turn order is drawn
        self.stage: i64 = codes.SEATING
        self.mover: i64 = NONE  # whose turn it is, when it is one seat's
        self.turn: i64 = 0  # how far the turn order has been gone through
        self.gift: i64 = 0  # the gift now given: advisor * 2, plus 1 for the second group on them
        self.aid: i64 = NONE  # who rolls the white die of the King's Aid
        self.envoy: i64 = NONE  # who holds the King's Envoy
        self.enemy: i64 = NONE  # the card of the year, once somebody has seen it
        self.known: i64 = 0  # who has seen it, a bit per seat; EVERYONE once it is turned up
        self.kings_die: i64 = 0  # the troops the King sent in the last battle; it lies where it fell
        self.order: vec[i64] = vec[i64]()  # the seats in turn order
        self.goods: vec[i64] = vec[i64]()
        self.tokens: vec[i64] = vec[i64]()  # "+2" tokens
        self.soldiers: vec[i64] = vec[i64]()
        self.rows: vec[i64] = vec[i64]()  # buildings standing in each row of the province
        self.earned: vec[i64] = vec[i64]()  # victory points by what they were for
        self.die: vec[i64] = vec[i64]()  # the face of each die, 0 if it is not rolled
        self.spot: vec[i64] = vec[i64]()  # where it lies: 0 in hand, else a spot of the court
        self.passed: vec[i64] = vec[i64]()  # 1 if done with rerolls, or passed for the season
        self.used: vec[i64] = vec[i64]()  # what was used this season, a bit each
        self.owed: vec[i64] = vec[i64]()  # goods or answers a seat owes while several decide
        self.owner: vec[i64] = vec[i64]()  # of the group on each spot: a seat, NEUTRAL or NONE
        self.extra: vec[i64] = vec[i64]()  # of the group on each spot: its "+2" and its shift, see NO_EXTRA
        self.neutral: vec[i64] = vec[i64]()  # the faces of the neutral dice of two players
        self.neutral_spot: vec[i64] = vec[i64]()  # where each lies, 0 if nowhere
        # What the policy has worked out about the court this season. Not part of the position, like the sink.
        self.worths: list[AdvisorWorth] = []

    def set_up(self) -> None:
        """Empty provinces, nobody in the turn order yet [S3]."""
        n = self.players
        self.worths = []
        self.order = vec[i64]([NONE] * n)
        self.goods = vec[i64]([0] * (n * box.GOODS))
        self.tokens = vec[i64]([0] * n)
        self.soldiers = vec[i64]([0] * n)
        self.rows = vec[i64]([0] * (n * box.ROWS))
        self.earned = vec[i64]([0] * (n * codes.SOURCES))
        self.die = vec[i64]([0] * (n * box.DICE))
        self.spot = vec[i64]([0] * (n * box.DICE))
        self.passed = vec[i64]([0] * n)
        self.used = vec[i64]([0] * n)
        self.owed = vec[i64]([0] * n)
        self.owner = vec[i64]([NONE] * box.SPOTS)
        self.extra = vec[i64]([box.NO_EXTRA] * box.SPOTS)
        self.neutral = vec[i64]([0] * box.NEUTRAL_DICE)
        self.neutral_spot = vec[i64]([0] * box.NEUTRAL_DICE)

    def clone(self) -> KingsburgState:
        s = KingsburgState(self.players)
        s.step = self.step
        s.shown = self.shown
        s.one_plus2 = self.one_plus2
        s.year = self.year
        s.phase = self.phase
        s.stage = self.stage
        s.mover = self.mover
        s.turn = self.turn
        s.gift = self.gift
        s.aid = self.aid
        s.envoy = self.envoy
        s.enemy = self.enemy
        s.known = self.known
        s.kings_die = self.kings_die
        s.order = self.order[:]
        s.goods = self.goods[:]
        s.tokens = self.tokens[:]
        s.soldiers = self.soldiers[:]
        s.rows = self.rows[:]
        s.earned = self.earned[:]
        s.die = self.die[:]
        s.spot = self.spot[:]
        s.passed = self.passed[:]
        s.used = self.used[:]
        s.owed = self.owed[:]
        s.owner = self.owner[:]
        s.extra = self.extra[:]
        s.neutral = self.neutral[:]
        s.neutral_spot = self.neutral_spot[:]
        return s

    def to_move(self) -> i64:
        return legal.to_move(self)

    def owes(self, seat: i64) -> bool:
        return legal.owes(self, seat)

    def actions(self, seat: i64) -> vec[i64]:
        return legal.actions(self, seat)

    def weights(self) -> vec[i64]:
        return legal.weights(self)

    def audience(self) -> i64:
        return legal.audience(self)

    def chance_key(self) -> list[int]:
        return legal.chance_key(self)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return legal.random_action(self, seat, rng)

    def greedy_action(self, seat: i64, rng: Rng) -> i64:
        return policy.greedy_action(self, seat, rng)

    def candidates(self, seat: i64, count: i64, rng: Rng) -> vec[i64]:
        return policy.candidates(self, seat, count, rng)

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
        return scoring.compare(self, seat, other)

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        hidden.redraw_hidden(self, viewer, rng)
