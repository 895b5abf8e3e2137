"""A game for tests, and what sets and reads its positions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from contract import play
from games import random_games, scripted
from hypothesis import strategies as st

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules import codes, flow
from ludotheca.games.alba_longa.rules.combat import granary
from ludotheca.games.alba_longa.rules.season import begin_season
from ludotheca.games.alba_longa.scoring import population
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.games.alba_longa.view import heroes_in
from ludotheca.kernel.game import MatchView, Options
from ludotheca.kernel.state import CHANCE

SLIPS = 25  # in a hundred decisions
YEARS = ("moderate", "dry", "moderate", "wet", "dry", "moderate", "wet")


class ScriptedGame(scripted.ScriptedGame[AlbaState]):
    """A game whose dice and cards the test names itself. `first` is the King of Kings."""

    def __init__(
        self, players: int = 4, first: int = 0, season: str = "growing", **options: bool | str
    ) -> None:
        state = GAME.new_state(players, GAME.check_options(options), 1)
        assert isinstance(state, AlbaState)
        super().__init__(GAME, state)
        self.act(CHANCE, type="first-king", seat=first)
        if season == "harvest":
            begin_season(state, box.HARVEST)
            flow.proceed(state)
        self.events(0)

    # Setting a position. What is added or removed comes from or goes to the supply and the bank.

    def city(
        self,
        king: int,
        *,
        silver: int | None = None,
        wheat: int | None = None,
        monuments: int | None = None,
        worship: int | None = None,
        home: int | None = None,
        disc: int | None = None,
        used: Iterable[int] | None = None,
        **workers: int,
    ) -> None:
        """The king has exactly this; what is not named stays."""
        s = self.state
        before = int(population(s, king))
        if home is not None:
            s.home[king] = home
        for job, count in workers.items():
            s.workers[king * box.JOBS + box.JOB_NAMES.index(job)] = count
        s.supply += before - int(population(s, king))
        if silver is not None:
            s.bank += int(s.silver[king]) - silver
            s.silver[king] = silver
        for name, value in (("wheat", wheat), ("monuments", monuments), ("worship", worship), ("disc", disc)):
            if value is not None:
                getattr(s, name)[king] = value
        if used is not None:
            s.used[king] = sum(1 << hero for hero in used)
            s.possible[king] = 1 << (int(s.used[king]) >> 1)

    def captives(self, king: int, **workers: int) -> None:
        """Captives of the supply work for the king."""
        for job, count in workers.items():
            self.state.captives[king * box.JOBS + box.JOB_NAMES.index(job)] += count
            self.state.captive_supply -= count

    def climate(self, name: str) -> None:
        self.state.climate = box.CLIMATE_NAMES.index(name)

    def to_year(self, year: int) -> None:
        """Years go by as in YEARS; the cheapest weather card of each climate and wheat, then silver, is turned up."""
        s = self.state
        for past in YEARS[: year - 1]:
            first = box.CLIMATE_NAMES.index(past) * box.COST_KINDS
            s.costs_left[next(first + i for i in range(box.COST_KINDS) if s.costs_left[first + i])] -= 1
            s.blessings_left[0 if s.blessings_left[0] else 1] -= 1
        drawn = YEARS[1:year] if year <= 4 else YEARS[4:year]
        s.block = 0b111 - sum(1 << box.CLIMATE_NAMES.index(name) for name in drawn) if drawn else 0
        s.year = year
        self.climate(YEARS[year - 1])

    def stalls(self, *coins: int) -> None:
        for stall, count in enumerate(coins):
            self.state.bank += int(self.state.stalls[stall]) - count
            self.state.stalls[stall] = count

    # Reading.

    @property
    def phase(self) -> str:
        return codes.PHASE_NAMES[self.state.phase]

    @property
    def winners(self) -> list[int]:
        return [seat for seat in range(self.players) if self.state.won(seat)]

    def workers(self, king: int, job: str) -> int:
        return int(self.state.workers[king * box.JOBS + box.JOB_NAMES.index(job)])

    def captive(self, king: int, job: str) -> int:
        return int(self.state.captives[king * box.JOBS + box.JOB_NAMES.index(job)])

    def granary(self, king: int) -> int:
        return int(granary(self.state, king))

    def people(self, king: int) -> int:
        return int(population(self.state, king))

    def used(self, king: int) -> list[int]:
        return heroes_in(int(self.state.used[king]))

    # Playing.

    def do(self, actor: int, kind: str, /, **fields: Any) -> None:
        self.act(actor, type=kind, **fields)

    def to_courts(self) -> None:
        """Nobody sells, nobody uses a free assignment."""
        while self.state.phase in (codes.SLAVERY, codes.FREE):
            kind = "keep" if self.state.phase == codes.SLAVERY else "no-assignment"
            self.do(int(self.state.turn), kind)

    def to_combat(self) -> None:
        """Nobody holds court: on to the soldiers."""
        self.to_courts()
        while self.state.phase == codes.COURT:
            self.do(int(self.state.turn), "pass-court")

    def roll(self, soldiers: int, merchants: int, quarry: int, priests: int) -> None:
        self.do(CHANCE, "roll", soldiers=soldiers, merchants=merchants, quarry=quarry, priests=priests)

    def hold(self, king: int, *dice: int, stall: int = 1) -> None:
        """The king holds court and rolls this: soldiers, merchants, quarry, priests."""
        self.do(king, "hold-court")
        if self.phase == "pay_court":
            self.do(king, "pay", stall=stall)
        self.roll(*dice)

    def take(self, king: int, die: str, count: int, job: str | None = None) -> None:
        self.do(king, "take", die=die, job=job or die, count=count)

    def buy(self, king: int, die: str, count: int, stall: int = 1) -> None:
        self.do(king, "buy", die=die, count=count)
        self.do(king, "pay", stall=stall)

    def refuse_dice(self) -> None:
        """Nobody buys what is left."""
        while self.phase == "buy":
            self.do(int(self.state.turn), "pass-die")

    def attack(self, **targets: int | str) -> None:
        """Kings named k0, k1, ... seal the cities they attack."""
        for name, city in targets.items():
            king = int(name[1:])
            if city == "assisi":
                self.do(king, "attack-assisi")
            else:
                self.do(king, "attack", other=city)

    def heroes(self, **chosen: int) -> None:
        """Kings named k0, k1, ... seal their heroes."""
        for name, hero in chosen.items():
            self.do(int(name[1:]), "hero", hero=hero)

    def weather(self, cost: int, ahead: str | None = None) -> None:
        """The weather card is turned over; the year ahead is drawn unless it is certain."""
        self.do(CHANCE, "weather-cost", cost=cost)
        if self.phase == "climate":
            self.do(CHANCE, "climate", climate=ahead or self.values(CHANCE, "climate")[0])

    def resolve_harvest(self, ahead: str | None = None) -> None:
        """The rest of the harvest: nobody upgrades, nobody asks for the blessing."""
        self.weather(self.values(CHANCE, "cost")[0], ahead)
        while self.phase == "upgrade":
            self.do(int(self.state.turn), "no-upgrade")
        while self.phase == "blessing":
            self.do(self.owing[0], "no-blessing")
        self.do(CHANCE, "blessing-card", blessing=self.values(CHANCE, "blessing")[0])

    def name(self, other: int | None = None) -> None:
        """The King of Kings names another one, if there is a choice."""
        if self.phase == "name":
            king = int(self.state.turn)
            choice = self.values(king, "other")[0] if other is None else other
            self.do(king, "name", other=choice)

    def to_year_end(self) -> None:
        """From a harvest's beginning to the end of its year, nobody doing anything."""
        self.to_combat()
        while self.phase in ("targets", "heroes", "sabotage", "stock", "army"):
            seat = self.owing[0]
            self.state.apply(seat, self.state.actions(seat)[0])
        self.resolve_harvest()
        self.name()


def options_of(state: AlbaState) -> Options:
    """The options a position is played by."""
    options: Options = {
        option.name: bool(getattr(state, option.name))
        for option in GAME.meta.options
        if option.name != "first_king"
    }
    options["first_king"] = "random" if state.random_first_king else "first_seat"
    return options


def look(state: AlbaState, viewer: int) -> MatchView:
    """What a viewer may know of a position."""
    return play.look(GAME, state, viewer, options_of(state))


def some_way(players: int, seed: int, slips: int, acts: int, variants: int) -> AlbaState:
    """A position some way into a random game; `variants` has a bit for each of the three."""
    options = {
        "job_well_done": bool(variants & 1),
        "spoils_of_war": bool(variants & 2),
        "assisi": bool(variants & 4) and players < 5,
    }
    return random_games.some_way(GAME, players, seed, acts, slips=slips, options=options)


# Uniform kings starve in a year or two; those who slip now and then last.
POSITIONS = st.builds(
    some_way,
    st.integers(2, 5),
    st.integers(0, 2**32),
    st.sampled_from((0, SLIPS, 60)),
    st.integers(0, 900),
    st.integers(0, 7),
)
