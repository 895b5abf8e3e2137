"""The types of a view. They stand apart because `view.py` is compiled, and msgspec makes these when the program runs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.actions import DIE_NAMES
from ludotheca.games.alba_longa.rules import codes
from ludotheca.kernel.names import one_of

BlessingName = Annotated[str, one_of("BlessingName", box.BLESSING_NAMES)]
CityName = Annotated[str, one_of("CityName", box.CITY_NAMES)]
Climate = Annotated[str, one_of("Climate", box.CLIMATE_NAMES)]
DieName = Annotated[str, one_of("DieName", DIE_NAMES)]
ItemName = Annotated[str, one_of("ItemName", box.ITEM_NAMES)]
JobName = Annotated[str, one_of("JobName", box.JOB_NAMES)]
Lying = Annotated[str, one_of("Lying", codes.LYING_NAMES)]
Phase = Annotated[str, one_of("Phase", codes.PHASE_NAMES)]
Season = Annotated[str, one_of("Season", box.SEASON_NAMES)]
# What made the winners.
Decider = Annotated[str, one_of("Decider", ("goal", "population", "stores", "shared", "survivor", "nobody"))]
Target = int | Literal["assisi"]  # a seat's city, or the one that nobody rules


class WeatherView(msgspec.Struct, frozen=True):
    """This year's climate, what an upgrade costs once the card is turned over, the year ahead once it shows, the
    climates left in the set being played, and by climate the costs not seen yet."""

    climate: Climate
    cost: int | None
    ahead: Climate | None
    left_in_set: list[Climate]
    costs_unseen: dict[Climate, list[int]]


class AssisiView(msgspec.Struct, frozen=True):
    """The city nobody rules."""

    defenders: int
    items: dict[ItemName, int]


class KingView(msgspec.Struct, frozen=True):
    """One king as the viewer sees them. `target`, `hero`, `blessing` are None while unknown to the viewer; `sealed`
    says whether the king has answered the secret question of this phase, `fights` whether they take part in the combat
    that is being planned. `used_heroes` is the viewer's own pile only; `used_count` and `perhaps_used` are what
    everybody knows of it. `brings` is what each job has still to bring this season as its people stand now: strength,
    silver from the spaces, monuments, worship, wheat. `hungry` would find no bread at the end of the year."""

    city: CityName
    alive: bool
    silver: int
    wheat: int
    monuments: int
    worship: int
    disc: int
    population: int
    hungry: int
    home: int
    workers: dict[JobName, int]
    captives: dict[JobName, int]
    brings: dict[JobName, int]
    granary: int
    lying_merchant: Lying
    lying_farmers: int
    out: bool
    free_left: int
    sealed: bool
    fights: bool
    target: Target | None
    hero: int | None
    upgraded: bool
    blessing: bool | None
    used_count: int
    perhaps_used: list[list[int]]
    used_heroes: list[int] | None


class AlbaView(msgspec.Struct, frozen=True):
    """The table. `asked` and `offered` are counters of the engine, the same for every viewer. `worshipped` says that the
    priests at the temple have moved the worship disc already. `decided_by` says after the end what made the winners."""

    year: int
    season: Season
    phase: Phase
    king_of_kings: int
    turn: int | None
    asked: int
    offered: int
    dice_cost: int
    dice: dict[DieName, int]
    stalls: list[int]
    weather: WeatherView
    blessings_left: dict[BlessingName, int]
    attacked: Target | None
    sabotage_left: int
    worshipped: bool
    mark_of_piety: int | None
    assisi: AssisiView | None
    supply: int
    bank: int
    captive_supply: int
    winners: list[int]
    decided_by: Decider | None
    kings: list[KingView]
