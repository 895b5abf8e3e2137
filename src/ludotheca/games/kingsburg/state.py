"""The position of a game of Kingsburg, as flat numbers. The rules that move it are in `rules`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheca.games.kingsburg import policy, policy_estimate, scoring
from ludotheca.games.kingsburg.policy_court import Advice
from ludotheca.games.kingsburg.rules import flow, hidden
from ludotheca.games.kingsburg.tables import (
    DICE,
    GOODS,
    NEUTRAL_DICE,
    NO_EXTRA,
    NONE,
    OVER,
    REROLL,
    ROWS,
    SEATING,
    SOURCES,
    SPOTS,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL, State, number, numbers
from ludotheca.kernel.vecs import vec


@final
class KingsburgState(State):
    """Everything on the table. Lists hold the seats one after another: `goods[seat * GOODS + GOLD]`."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.one_plus2: i64 = 0  # the option: at most one "+2" token a season
        self.year: i64 = 1
        self.phase: i64 = 0  # 1 to 8 on the calendar; 0 while the turn order is drawn
        self.stage: i64 = SEATING
        self.mover: i64 = NONE  # whose turn it is, when it is one seat's
        self.turn: i64 = 0  # how far the turn order has been gone through
        self.gift: i64 = 0  # the gift now given: advisor * 2, plus 1 for the second group on him
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
        self.advice: list[Advice] = []

    def set_up(self) -> None:
        """Empty provinces, nobody in the turn order yet [S3]."""
        n = self.players
        self.advice = []
        self.order = vec[i64]([NONE] * n)
        self.goods = vec[i64]([0] * (n * GOODS))
        self.tokens = vec[i64]([0] * n)
        self.soldiers = vec[i64]([0] * n)
        self.rows = vec[i64]([0] * (n * ROWS))
        self.earned = vec[i64]([0] * (n * SOURCES))
        self.die = vec[i64]([0] * (n * DICE))
        self.spot = vec[i64]([0] * (n * DICE))
        self.passed = vec[i64]([0] * n)
        self.used = vec[i64]([0] * n)
        self.owed = vec[i64]([0] * n)
        self.owner = vec[i64]([NONE] * SPOTS)
        self.extra = vec[i64]([NO_EXTRA] * SPOTS)
        self.neutral = vec[i64]([0] * NEUTRAL_DICE)
        self.neutral_spot = vec[i64]([0] * NEUTRAL_DICE)

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
        if self.stage >= REROLL:
            return NOBODY if self.stage == OVER else self.mover
        return flow.waits_for(self)

    def owes(self, seat: i64) -> bool:
        mover: i64 = self.to_move()
        if mover == SEVERAL:
            return self.owed[seat] != 0
        return mover == seat

    def actions(self, seat: i64) -> vec[i64]:
        return flow.actions(self, seat)

    def weights(self) -> vec[i64]:
        return flow.weights(self)

    def audience(self) -> i64:
        return flow.audience(self)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if seat == CHANCE:
            return flow.random_outcome(self, rng)
        listed = flow.actions(self, seat)
        return listed[rng.below(len(listed))]

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

    def compare(self, seat: i64, other: i64) -> i64:
        return scoring.compare(self, seat, other)

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        hidden.redraw(self, viewer, rng)

    def dump(self) -> dict[str, object]:
        return {
            "step": int(self.step),
            "shown": int(self.shown),
            "one_plus2": int(self.one_plus2),
            "year": int(self.year),
            "phase": int(self.phase),
            "stage": int(self.stage),
            "mover": int(self.mover),
            "turn": int(self.turn),
            "gift": int(self.gift),
            "aid": int(self.aid),
            "envoy": int(self.envoy),
            "enemy": int(self.enemy),
            "known": int(self.known),
            "kings_die": int(self.kings_die),
            "order": list(self.order),
            "goods": list(self.goods),
            "tokens": list(self.tokens),
            "soldiers": list(self.soldiers),
            "rows": list(self.rows),
            "earned": list(self.earned),
            "die": list(self.die),
            "spot": list(self.spot),
            "passed": list(self.passed),
            "used": list(self.used),
            "owed": list(self.owed),
            "owner": list(self.owner),
            "extra": list(self.extra),
            "neutral": list(self.neutral),
            "neutral_spot": list(self.neutral_spot),
        }

    def load(self, data: dict[str, object]) -> None:
        self.step = number(data, "step")
        self.shown = number(data, "shown")
        self.one_plus2 = number(data, "one_plus2")
        self.year = number(data, "year")
        self.phase = number(data, "phase")
        self.stage = number(data, "stage")
        self.mover = number(data, "mover")
        self.turn = number(data, "turn")
        self.gift = number(data, "gift")
        self.aid = number(data, "aid")
        self.envoy = number(data, "envoy")
        self.enemy = number(data, "enemy")
        self.known = number(data, "known")
        self.kings_die = number(data, "kings_die")
        self.order = vec[i64](numbers(data, "order"))
        self.goods = vec[i64](numbers(data, "goods"))
        self.tokens = vec[i64](numbers(data, "tokens"))
        self.soldiers = vec[i64](numbers(data, "soldiers"))
        self.rows = vec[i64](numbers(data, "rows"))
        self.earned = vec[i64](numbers(data, "earned"))
        self.die = vec[i64](numbers(data, "die"))
        self.spot = vec[i64](numbers(data, "spot"))
        self.passed = vec[i64](numbers(data, "passed"))
        self.used = vec[i64](numbers(data, "used"))
        self.owed = vec[i64](numbers(data, "owed"))
        self.owner = vec[i64](numbers(data, "owner"))
        self.extra = vec[i64](numbers(data, "extra"))
        self.neutral = vec[i64](numbers(data, "neutral"))
        self.neutral_spot = vec[i64](numbers(data, "neutral_spot"))
