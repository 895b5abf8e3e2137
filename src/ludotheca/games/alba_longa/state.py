"""The position of a game of Alba Longa, as flat numbers. The rules that move it are in `rules`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheca.games.alba_longa import box, outlook, policy, policy_estimate, scoring, sight
from ludotheca.games.alba_longa.rules import codes, flow, hidden, legal
from ludotheca.kernel.look import Look
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import NONE, State
from ludotheca.kernel.vecs import vec


@final
class AlbaState(State):
    """Everything on the table. Lists are by king; `workers[king * JOBS + job]` and `captives` hold the jobs of one
    king after another."""

    NUMBERS = (
        "job_well_done", "spoils_of_war", "assisi", "random_first_king", "one_slavery_deal", "keep_one_peasant",
        "large_growth", "sole_survivor_wins", "year", "season", "phase", "king_of_kings", "turn", "asked", "offered",
        "dice_cost", "climate", "cost", "next_climate", "block", "sabotage_left", "mark", "winners", "supply", "bank",
        "captive_supply", "assisi_defenders",
    )  # fmt: skip
    LISTS = (
        "assisi_items", "dice", "stalls", "costs_left", "blessings_left", "alive", "silver", "wheat", "monuments",
        "worship", "disc", "home", "workers", "captives", "lying_merchant", "lying_farmers", "used", "possible", "out",
        "free_left", "target", "hero", "upgraded", "blessing",
    )  # fmt: skip

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        # The table as it was agreed: 1 is yes.
        self.job_well_done: i64 = 0
        self.spoils_of_war: i64 = 0
        self.assisi: i64 = 0
        self.random_first_king: i64 = 1
        self.one_slavery_deal: i64 = 1
        self.keep_one_peasant: i64 = 1
        self.large_growth: i64 = 0
        self.sole_survivor_wins: i64 = 1
        # Where the game stands.
        self.year: i64 = 1
        self.season: i64 = box.GROWING
        self.phase: i64 = codes.FIRST_KING
        self.king_of_kings: i64 = 0
        self.turn: i64 = NONE  # whose decision it is, where one king decides at a time
        # Kings (in combat: cities) of this phase that are done, counted from the King of Kings.
        self.asked: i64 = 0
        # Chances to buy a die in this court; in combat sabotages of this attack, so far.
        self.offered: i64 = 0
        self.dice_cost: i64 = 0  # a space of the Dice Cost Track, counted from 0
        self.climate: i64 = box.MODERATE
        self.cost: i64 = 0  # the cost side of this year's card, 0 until it is turned over
        self.next_climate: i64 = NONE
        self.block: i64 = 0  # climates left in the set the next cards come from, a bit each
        self.sabotage_left: i64 = 0
        self.mark: i64 = NONE  # who has the Mark of Piety
        self.winners: i64 = 0  # a bit per king
        # Peasants and coins outside the game: both may be overdrawn, since substitutes are allowed.
        self.supply: i64 = 0
        self.bank: i64 = 0
        self.captive_supply: i64 = 0
        self.assisi_defenders: i64 = 0
        self.assisi_items: vec[i64] = vec[i64]()
        self.dice: vec[i64] = vec[i64]()  # 0 is a die that is taken or not rolled
        self.stalls: vec[i64] = vec[i64]()
        self.costs_left: vec[i64] = vec[i64]()  # weather cards not turned over yet, by climate and cost
        self.blessings_left: vec[i64] = vec[i64]()
        self.alive: vec[i64] = vec[i64]()
        self.silver: vec[i64] = vec[i64]()
        self.wheat: vec[i64] = vec[i64]()
        self.monuments: vec[i64] = vec[i64]()
        self.worship: vec[i64] = vec[i64]()
        self.disc: vec[i64] = vec[i64]()  # on the Housing Track (A Job Well Done)
        self.home: vec[i64] = vec[i64]()  # peasants on the Housing Track
        self.workers: vec[i64] = vec[i64]()  # own peasants at work, standing; farmers fill the fields first
        self.captives: vec[i64] = vec[i64]()
        self.lying_merchant: vec[i64] = vec[i64]()  # 0, OWN_LIES or CAPTIVE_LIES
        self.lying_farmers: vec[i64] = vec[i64]()
        self.used: vec[i64] = vec[i64]()  # the used heroes, a bit each
        self.possible: vec[i64] = vec[i64]()  # used piles that fit all that everybody saw, a bit each
        self.out: vec[i64] = vec[i64]()  # passed on holding court this season
        self.free_left: vec[i64] = vec[i64]()
        self.target: vec[i64] = vec[i64]()  # a seat, ASSISI or NONE
        self.hero: vec[i64] = vec[i64]()  # 0 to 4, or NONE
        self.upgraded: vec[i64] = vec[i64]()
        self.blessing: vec[i64] = vec[i64]()  # 1 wanted, 0 not, or NONE

    def set_up(self) -> None:
        """Eight peasants and five silver for every king [S2], every hero active [S4]; nothing on the stalls. Assisi has
        three defenders, a silver and two wheat [AS1]."""
        n = self.players
        self.alive = vec[i64]([1] * n)
        self.silver = vec[i64]([box.START_SILVER] * n)
        self.wheat = vec[i64]([0] * n)
        self.monuments = vec[i64]([0] * n)
        self.worship = vec[i64]([0] * n)
        self.disc = vec[i64]([0] * n)
        self.home = vec[i64]([box.START_PEASANTS] * n)
        self.workers = vec[i64]([0] * (n * box.JOBS))
        self.captives = vec[i64]([0] * (n * box.JOBS))
        self.lying_merchant = vec[i64]([0] * n)
        self.lying_farmers = vec[i64]([0] * n)
        self.used = vec[i64]([0] * n)
        self.possible = vec[i64]([1] * n)
        self.out = vec[i64]([0] * n)
        self.free_left = vec[i64]([0] * n)
        self.target = vec[i64]([NONE] * n)
        self.hero = vec[i64]([NONE] * n)
        self.upgraded = vec[i64]([0] * n)
        self.blessing = vec[i64]([NONE] * n)
        self.dice = vec[i64]([0] * box.DICE)
        self.stalls = vec[i64]([0] * box.stalls_for(n))
        self.costs_left = vec[i64](list(box.COST_CARDS))
        self.blessings_left = vec[i64](list(box.BLESSING_CARDS))
        self.assisi_items = vec[i64]([0] * box.ITEMS)
        self.supply = box.PEASANTS - n * box.START_PEASANTS
        self.bank = box.COINS - n * box.START_SILVER
        self.captive_supply = box.CAPTIVES
        if self.assisi == 1:
            self.assisi_defenders = box.ASSISI_DEFENDERS
            self.supply -= box.ASSISI_DEFENDERS
            self.assisi_items = vec[i64](list(box.ASSISI_START))
            self.bank -= self.assisi_items[box.SILVER_ITEM]

    def clone(self) -> AlbaState:
        copy = AlbaState(self.players)
        copy.step = self.step
        copy.shown = self.shown
        copy.job_well_done = self.job_well_done
        copy.spoils_of_war = self.spoils_of_war
        copy.assisi = self.assisi
        copy.random_first_king = self.random_first_king
        copy.one_slavery_deal = self.one_slavery_deal
        copy.keep_one_peasant = self.keep_one_peasant
        copy.large_growth = self.large_growth
        copy.sole_survivor_wins = self.sole_survivor_wins
        copy.year = self.year
        copy.season = self.season
        copy.phase = self.phase
        copy.king_of_kings = self.king_of_kings
        copy.turn = self.turn
        copy.asked = self.asked
        copy.offered = self.offered
        copy.dice_cost = self.dice_cost
        copy.climate = self.climate
        copy.cost = self.cost
        copy.next_climate = self.next_climate
        copy.block = self.block
        copy.sabotage_left = self.sabotage_left
        copy.mark = self.mark
        copy.winners = self.winners
        copy.supply = self.supply
        copy.bank = self.bank
        copy.captive_supply = self.captive_supply
        copy.assisi_defenders = self.assisi_defenders
        copy.assisi_items = self.assisi_items[:]
        copy.dice = self.dice[:]
        copy.stalls = self.stalls[:]
        copy.costs_left = self.costs_left[:]
        copy.blessings_left = self.blessings_left[:]
        copy.alive = self.alive[:]
        copy.silver = self.silver[:]
        copy.wheat = self.wheat[:]
        copy.monuments = self.monuments[:]
        copy.worship = self.worship[:]
        copy.disc = self.disc[:]
        copy.home = self.home[:]
        copy.workers = self.workers[:]
        copy.captives = self.captives[:]
        copy.lying_merchant = self.lying_merchant[:]
        copy.lying_farmers = self.lying_farmers[:]
        copy.used = self.used[:]
        copy.possible = self.possible[:]
        copy.out = self.out[:]
        copy.free_left = self.free_left[:]
        copy.target = self.target[:]
        copy.hero = self.hero[:]
        copy.upgraded = self.upgraded[:]
        copy.blessing = self.blessing[:]
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
        if self.phase in (codes.TAKE, codes.BUY):
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
        return scoring.compare(self, seat, other)

    def won(self, seat: i64) -> bool:
        return (self.winners >> seat) & 1 == 1

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        hidden.redraw_hidden(self, viewer, rng)

    def reopen(self, viewer: i64) -> None:
        hidden.reopen(self, viewer)
