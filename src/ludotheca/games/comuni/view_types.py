"""The types of a view. They stand apart because `view.py` is compiled, and msgspec makes these when the program runs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotheca.games.comuni import box
from ludotheca.games.comuni.actions import CARD_NAMES
from ludotheca.games.comuni.rules import codes
from ludotheca.kernel.names import one_of

CardName = Annotated[str, one_of("CardName", tuple(CARD_NAMES))]
CategoryName = Annotated[str, one_of("CategoryName", box.CATEGORY_NAMES)]
ComuneName = Annotated[str, one_of("ComuneName", box.COMUNE_NAMES)]
DeckName = Annotated[str, one_of("DeckName", box.DECK_NAMES)]
EnemyName = Annotated[str, one_of("EnemyName", box.ENEMY_NAMES)]
MasterName = Annotated[str, one_of("MasterName", box.MASTER_NAMES)]
ResourceName = Annotated[str, one_of("ResourceName", box.RESOURCE_NAMES)]
Phase = Annotated[str, one_of("Phase", codes.PHASE_NAMES)]
StepName = Annotated[str, one_of("StepName", codes.STEP_NAMES)]


class Card(msgspec.Struct, frozen=True):
    """A project card: its name, its level and the categories it serves."""

    card: CardName
    level: int
    categories: tuple[CategoryName, ...]


class Column(msgspec.Struct, frozen=True):
    """A project column. `size` is how many cards it holds when full; `bidder` and `gold` are the offer on it, `least` is
    what another must offer."""

    number: int
    size: int
    bonus: bool
    cards: list[Card]
    bidder: int | None
    gold: int
    least: int


class Section(msgspec.Struct, frozen=True):
    """A section of the walls, from the ground up; a bonus section's ground storey is None."""

    storeys: int
    cards: tuple[Card | None, ...]


class Building(msgspec.Struct, frozen=True):
    """A building and what it is worth."""

    category: CategoryName
    storeys: int
    points: int
    cards: tuple[Card, ...]


class Hero(msgspec.Struct, frozen=True):
    """A hero tile and who has it; None while it was not awarded, or for ever if nobody earned it."""

    enemy: EnemyName
    value: int
    seat: int | None


class Commitment(msgspec.Struct, frozen=True):
    """What a seat has put into its fists; None where it has not decided. Gold and pilgrims count as pieces."""

    alliance: int | None
    city: int | None
    gold: int | None
    pilgrim: int | None


class Fight(msgspec.Struct, frozen=True):
    """How one town fared in the latest invasion: the attack that the alliance left, the defence, the pillage."""

    commitment: Commitment
    attack: int
    defence: int
    pillage: int


class Invasion(msgspec.Struct, frozen=True):
    """The latest invasion that is over."""

    enemy: EnemyName
    strength: int
    alliance: int
    fights: list[Fight]


class Income(msgspec.Struct, frozen=True):
    """What option 3 would bring: fixed resources, and how many of choice."""

    fixed: dict[ResourceName, int]
    free: int


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it.

    `points` is the score track, `score` what the final scoring would give now. `facing` is what the coming or open
    invasion sets against the town before any alliance, `walls_full` the defence of walls manned throughout.
    `next_step` is how far its commitment has come, None when it is sealed or no invasion is open. `commitment` is what
    the seat has put into its fists, None for what the viewer may not see.
    """

    comune: ComuneName | None
    number: int
    points: int
    score: int
    stock: dict[ResourceName, int]
    hand: list[Card]
    envoys: int
    active: list[CategoryName]
    masters: list[MasterName]
    buildings: list[Building]
    walls: list[Section]
    walls_full: int
    income: Income
    pillage: int
    heroes: list[int]
    facing: int
    sealed: bool
    next_step: StepName | None
    commitment: Commitment | None


class ComuniView(msgspec.Struct, frozen=True):
    """The table. `drawn` counts the comuni dealt before the first turn.

    `deck` is the deck being drawn from, `left` its cards as a multiset; `last_turns` counts the turns after the present
    one until the Emperor, once the last card is drawn. `bid_column`, `pledged`, `displaced`, `carried`, `gains_left`,
    `chosen`, `built`, `walled`, `exchanger` are parts of the decision being made. `idle` counts turns in a row with
    nothing but income, `idle_rounds` whole rounds of them.
    """

    phase: Phase
    drawn: int
    turn: int
    turn_order: list[int]
    active: int | None
    leader: int | None
    deck: DeckName
    left: dict[str, int]
    enemy: EnemyName
    strength: int
    last_turns: int | None
    bonus_walls: int
    supply: dict[ResourceName, int]
    columns: list[Column]
    masters: dict[MasterName, int | None]
    heroes: list[Hero]
    discards: list[CardName]
    bid_column: int | None
    pledged: int
    displaced: int | None
    carried: int
    gains_left: int
    chosen: Card | None
    built: int
    walled: int
    idle: int
    idle_rounds: int
    exchanger: int | None
    next_building_costs: int
    next_wall_costs: int
    invasion: Invasion | None
    seats: list[SeatView]
