"""The types of a view. They stand apart because `view.py` is compiled, and msgspec makes these when the program runs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.kernel.names import one_of

Phase = Annotated[str, one_of("Phase", codes.PHASE_NAMES)]
Stage = Annotated[str, one_of("Stage", codes.STAGE_NAMES)]
GoodName = Annotated[str, one_of("GoodName", box.GOOD_NAMES)]
EnemyName = Annotated[str, one_of("EnemyName", box.ENEMY_NAMES)]
AdvisorName = Annotated[str, one_of("AdvisorName", box.ADVISOR_NAMES)]
BuildingName = Annotated[str, one_of("BuildingName", box.BUILDING_NAMES)]
UsedName = Annotated[str, one_of("UsedName", codes.USED_NAMES)]
SourceName = Annotated[str, one_of("SourceName", codes.SOURCE_NAMES)]


class Enemy(msgspec.Struct, frozen=True):
    """An enemy card. `lose` and `gain` count gold, wood, stone, goods of choice, buildings and points."""

    enemy: EnemyName
    year: int
    strength: int
    lose: dict[str, int]
    gain: dict[str, int]


class Die(msgspec.Struct, frozen=True):
    """A die of a seat: on an advisor, or in hand (`advisor` 0). `envoy` if the Envoy brought its group there."""

    face: int
    white: bool
    advisor: int
    envoy: bool


class Group(msgspec.Struct, frozen=True):
    """Dice on an advisor. Neutral dice have no owner. `market` is the shift by the Market: -1, 0 or 1."""

    owner: int | None
    dice: list[int]
    white: list[int]
    plus2: bool
    market: int
    envoy: bool


class Advisor(msgspec.Struct, frozen=True):
    """One of the court, with the dice on them."""

    number: int
    name: AdvisorName
    groups: list[Group]


class NeutralDie(msgspec.Struct, frozen=True):
    """One of the neutral dice of two players; `advisor` 0 if it is set aside."""

    face: int
    advisor: int


class Site(msgspec.Struct, frozen=True):
    """The building that comes next in a row: what it costs this seat now, whether the seat could pay it, and the goods it
    is short of."""

    building: BuildingName
    cost: dict[str, int]
    affordable: bool
    short: dict[str, int] = {}


class SeatView(msgspec.Struct, frozen=True):
    """One seat, all of it open. `rows` are the buildings standing in each row, `sites` what comes next in those not full;
    `strength` is what buildings add to the combat value against each enemy; `combat` is what it would fight with now, the
    King's die not counted: least and most over the enemies that may come, as far as the viewer knows; `owed` counts the goods or answers it owes,
    below zero for goods to lose."""

    goods: dict[GoodName, int]
    tokens: int
    soldiers: int
    rows: list[int]
    buildings: list[BuildingName]
    sites: list[Site]
    strength: dict[EnemyName, int]
    combat: tuple[int, int]
    dice: list[Die]
    passed: bool
    used: list[UsedName]
    owed: int
    points: dict[SourceName, int]
    score: int


class KingsburgView(msgspec.Struct, frozen=True):
    """The table. `enemy` is None while the viewer does not know it; `range` is on the back of its card, `seen_by` are
    those who have looked, `revealed` says that it is turned up. `kings_die` is that of the last battle. `mover` is whose
    turn it is, when it is one seat's. `turn` and `gift` are counters of the engine, the same for every viewer."""

    year: int
    phase: Phase
    stage: Stage
    turn: int
    gift: int
    mover: int | None
    order: list[int]
    aid: int | None
    envoy: int | None
    enemy: Enemy | None
    range: tuple[int, int]
    seen_by: list[int]
    revealed: bool
    kings_die: int | None
    court: list[Advisor]
    neutral: list[NeutralDie]
    seats: list[SeatView]
