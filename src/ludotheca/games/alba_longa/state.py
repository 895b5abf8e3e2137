"""The position of a game of Alba Longa, as flat numbers. The rules that move it are in `rules`."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheca.games.alba_longa import policy, policy_estimate, scoring
from ludotheca.games.alba_longa.rules import flow, hidden, legal
from ludotheca.games.alba_longa.tables import (
    ASSISI_DEFENDERS,
    ASSISI_START,
    BLESSING,
    BLESSING_CARDS,
    BUY,
    CAPTIVES,
    CARD,
    CLIMATE,
    COINS,
    COST,
    COST_CARDS,
    DICE,
    FIRST_KING,
    GROWING,
    HEROES,
    ITEMS,
    JOBS,
    MODERATE,
    NONE,
    OVER,
    PEASANTS,
    ROLL,
    SILVER_ITEM,
    START_PEASANTS,
    START_SILVER,
    TAKE,
    TARGETS,
    stalls_for,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL, State, number, numbers
from ludotheca.kernel.vecs import vec


@final
class AlbaState(State):
    """Everything on the table. Lists are by king; `workers[king * JOBS + job]` and `captives` hold the jobs of one
    king after another."""

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
        self.season: i64 = GROWING
        self.phase: i64 = FIRST_KING
        self.king_of_kings: i64 = 0
        self.turn: i64 = NONE  # whose decision it is, where one king decides at a time
        self.asked: i64 = (
            0  # kings (in combat: cities) of this phase that are done, counted from the King of Kings
        )
        self.offered: i64 = (
            0  # chances to buy a die in this court; in combat sabotages of this attack, so far
        )
        self.dice_cost: i64 = 0  # a space of the Dice Cost Track, counted from 0
        self.climate: i64 = MODERATE
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
        self.silver = vec[i64]([START_SILVER] * n)
        self.wheat = vec[i64]([0] * n)
        self.monuments = vec[i64]([0] * n)
        self.worship = vec[i64]([0] * n)
        self.disc = vec[i64]([0] * n)
        self.home = vec[i64]([START_PEASANTS] * n)
        self.workers = vec[i64]([0] * (n * JOBS))
        self.captives = vec[i64]([0] * (n * JOBS))
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
        self.dice = vec[i64]([0] * DICE)
        self.stalls = vec[i64]([0] * stalls_for(n))
        self.costs_left = vec[i64](list(COST_CARDS))
        self.blessings_left = vec[i64](list(BLESSING_CARDS))
        self.assisi_items = vec[i64]([0] * ITEMS)
        self.supply = PEASANTS - n * START_PEASANTS
        self.bank = COINS - n * START_SILVER
        self.captive_supply = CAPTIVES
        if self.assisi == 1:
            self.assisi_defenders = ASSISI_DEFENDERS
            self.supply -= ASSISI_DEFENDERS
            self.assisi_items = vec[i64](list(ASSISI_START))
            self.bank -= self.assisi_items[SILVER_ITEM]

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
        phase: i64 = self.phase
        if phase in (TARGETS, HEROES, BLESSING):
            return SEVERAL
        if phase in (ROLL, COST, CLIMATE, CARD, FIRST_KING):
            return CHANCE
        if phase == OVER:
            return NOBODY
        return self.turn

    def owes(self, seat: i64) -> bool:
        return legal.owes(self, seat)

    def actions(self, seat: i64) -> vec[i64]:
        return legal.actions(self, seat)

    def weights(self) -> vec[i64]:
        return legal.weights(self)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return legal.random_action(self, seat, rng)

    def greedy_action(self, seat: i64, rng: Rng) -> i64:
        return policy.greedy_action(self, seat, rng)

    def candidates(self, seat: i64, count: i64, rng: Rng) -> vec[i64]:
        if self.phase in (TAKE, BUY):
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

    def compare(self, seat: i64, other: i64) -> i64:
        return scoring.compare(self, seat, other)

    def won(self, seat: i64) -> bool:
        return (self.winners >> seat) & 1 == 1

    def redraw_hidden(self, viewer: i64, rng: Rng) -> None:
        hidden.redraw(self, viewer, rng)

    def dump(self) -> dict[str, object]:
        return {
            "step": int(self.step),
            "shown": int(self.shown),
            "job_well_done": int(self.job_well_done),
            "spoils_of_war": int(self.spoils_of_war),
            "assisi": int(self.assisi),
            "random_first_king": int(self.random_first_king),
            "one_slavery_deal": int(self.one_slavery_deal),
            "keep_one_peasant": int(self.keep_one_peasant),
            "large_growth": int(self.large_growth),
            "sole_survivor_wins": int(self.sole_survivor_wins),
            "year": int(self.year),
            "season": int(self.season),
            "phase": int(self.phase),
            "king_of_kings": int(self.king_of_kings),
            "turn": int(self.turn),
            "asked": int(self.asked),
            "offered": int(self.offered),
            "dice_cost": int(self.dice_cost),
            "climate": int(self.climate),
            "cost": int(self.cost),
            "next_climate": int(self.next_climate),
            "block": int(self.block),
            "sabotage_left": int(self.sabotage_left),
            "mark": int(self.mark),
            "winners": int(self.winners),
            "supply": int(self.supply),
            "bank": int(self.bank),
            "captive_supply": int(self.captive_supply),
            "assisi_defenders": int(self.assisi_defenders),
            "assisi_items": list(self.assisi_items),
            "dice": list(self.dice),
            "stalls": list(self.stalls),
            "costs_left": list(self.costs_left),
            "blessings_left": list(self.blessings_left),
            "alive": list(self.alive),
            "silver": list(self.silver),
            "wheat": list(self.wheat),
            "monuments": list(self.monuments),
            "worship": list(self.worship),
            "disc": list(self.disc),
            "home": list(self.home),
            "workers": list(self.workers),
            "captives": list(self.captives),
            "lying_merchant": list(self.lying_merchant),
            "lying_farmers": list(self.lying_farmers),
            "used": list(self.used),
            "possible": list(self.possible),
            "out": list(self.out),
            "free_left": list(self.free_left),
            "target": list(self.target),
            "hero": list(self.hero),
            "upgraded": list(self.upgraded),
            "blessing": list(self.blessing),
        }

    def load(self, data: dict[str, object]) -> None:
        self.step = number(data, "step")
        self.shown = number(data, "shown")
        self.job_well_done = number(data, "job_well_done")
        self.spoils_of_war = number(data, "spoils_of_war")
        self.assisi = number(data, "assisi")
        self.random_first_king = number(data, "random_first_king")
        self.one_slavery_deal = number(data, "one_slavery_deal")
        self.keep_one_peasant = number(data, "keep_one_peasant")
        self.large_growth = number(data, "large_growth")
        self.sole_survivor_wins = number(data, "sole_survivor_wins")
        self.year = number(data, "year")
        self.season = number(data, "season")
        self.phase = number(data, "phase")
        self.king_of_kings = number(data, "king_of_kings")
        self.turn = number(data, "turn")
        self.asked = number(data, "asked")
        self.offered = number(data, "offered")
        self.dice_cost = number(data, "dice_cost")
        self.climate = number(data, "climate")
        self.cost = number(data, "cost")
        self.next_climate = number(data, "next_climate")
        self.block = number(data, "block")
        self.sabotage_left = number(data, "sabotage_left")
        self.mark = number(data, "mark")
        self.winners = number(data, "winners")
        self.supply = number(data, "supply")
        self.bank = number(data, "bank")
        self.captive_supply = number(data, "captive_supply")
        self.assisi_defenders = number(data, "assisi_defenders")
        self.assisi_items = vec[i64](numbers(data, "assisi_items"))
        self.dice = vec[i64](numbers(data, "dice"))
        self.stalls = vec[i64](numbers(data, "stalls"))
        self.costs_left = vec[i64](numbers(data, "costs_left"))
        self.blessings_left = vec[i64](numbers(data, "blessings_left"))
        self.alive = vec[i64](numbers(data, "alive"))
        self.silver = vec[i64](numbers(data, "silver"))
        self.wheat = vec[i64](numbers(data, "wheat"))
        self.monuments = vec[i64](numbers(data, "monuments"))
        self.worship = vec[i64](numbers(data, "worship"))
        self.disc = vec[i64](numbers(data, "disc"))
        self.home = vec[i64](numbers(data, "home"))
        self.workers = vec[i64](numbers(data, "workers"))
        self.captives = vec[i64](numbers(data, "captives"))
        self.lying_merchant = vec[i64](numbers(data, "lying_merchant"))
        self.lying_farmers = vec[i64](numbers(data, "lying_farmers"))
        self.used = vec[i64](numbers(data, "used"))
        self.possible = vec[i64](numbers(data, "possible"))
        self.out = vec[i64](numbers(data, "out"))
        self.free_left = vec[i64](numbers(data, "free_left"))
        self.target = vec[i64](numbers(data, "target"))
        self.hero = vec[i64](numbers(data, "hero"))
        self.upgraded = vec[i64](numbers(data, "upgraded"))
        self.blessing = vec[i64](numbers(data, "blessing"))
