"""What a seat or a spectator may know, built up field by field.

Hidden is only what others have put into their fists while an invasion is open. Stocks stand behind screens, but every
piece came and went in the open, so they are known; so are hands, whose cards lay face up in the columns. The table
option "screens" lets a screen hide them all the same, as the cardboard ones do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from ludotheca.games.comuni import box
from ludotheca.games.comuni.actions import CARD_NAMES, card_name, categories_of
from ludotheca.games.comuni.rules import codes, town
from ludotheca.games.comuni.rules.build import action_price
from ludotheca.games.comuni.rules.invasion import attack_on, next_step, wall_defence
from ludotheca.games.comuni.rules.order import seat_with
from ludotheca.games.comuni.rules.projects import envoys_out, fixed_income, least_offer
from ludotheca.games.comuni.state import ComuniState
from ludotheca.kernel.names import one_of
from ludotheca.kernel.state import NONE, SPECTATOR

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


def eyes(s: ComuniState, viewer: int) -> int:
    """Only what is put into the fists is hidden, while they are closed."""
    return viewer if s.phase == codes.COMMIT else SPECTATOR


def view(s: ComuniState, viewer: int) -> ComuniView:
    """What `viewer` may know: stocks and hands too [S12], and how many cards of which kinds are left [F5]."""
    deck = int(s.invader) if s.phase == codes.COMMIT else int(s.deck_number)
    idle = int(s.idle) if s.rules > 1 else 0
    left: dict[str, int] = {}
    for kind in s.deck[: s.deck_left]:
        name = card_name(int(kind))
        left[name] = left.get(name, 0) + 1
    return ComuniView(
        phase=codes.PHASE_NAMES[s.phase],
        drawn=int(s.drawn),
        turn=int(s.turn),
        turn_order=turn_order(s),
        active=_maybe(s.active),
        leader=_maybe(s.leader),
        deck=box.DECK_NAMES[s.deck_number],
        left=left,
        enemy=box.ENEMY_NAMES[deck],
        strength=int(box.strength(deck)),
        last_turns=_maybe(s.last_turns),
        bonus_walls=int(s.bonus_walls),
        supply={name: int(s.supply[i]) for i, name in enumerate(box.RESOURCE_NAMES)},
        columns=[_column(s, column) for column in range(int(box.columns_in_use(s.players)))],
        masters={name: _maybe(s.master[i]) for i, name in enumerate(box.MASTER_NAMES)},
        heroes=[
            Hero(box.ENEMY_NAMES[i // 2], int(box.hero_value(i // 2, i % 2)), _maybe(s.hero[i]))
            for i in range(box.HEROES)
        ],
        discards=[card_name(int(kind)) for kind in s.discards],
        bid_column=None if s.bid_column == NONE else int(s.bid_column) + 1,
        pledged=int(s.pledged),
        displaced=_maybe(s.displaced),
        carried=int(s.carried),
        gains_left=int(s.gains_left),
        chosen=None if s.chosen == NONE else card(int(s.chosen)),
        built=int(s.built),
        walled=int(s.walled),
        idle=idle,
        idle_rounds=idle // int(s.players),
        exchanger=_maybe(s.exchanger),
        next_building_costs=int(action_price(s.built, s.walled)),
        next_wall_costs=int(action_price(s.walled, s.built)),
        invasion=_invasion(s),
        seats=[_seat(s, seat, viewer, deck, *built) for seat, built in enumerate(_towns(s))],
    )


_CARDS = tuple(
    Card(card_name(kind), int(box.level_of(kind)), tuple(categories_of(kind))) for kind in range(box.KINDS)
)


def card(kind: int) -> Card:
    """A card by its kind."""
    return _CARDS[kind]


def turn_order(s: ComuniState) -> list[int]:
    """The seats in the order of their comuni, as far as dealt."""
    seats = [int(seat_with(s, comune)) for comune in range(box.COMUNI)]
    return [seat for seat in seats if seat != NONE]


def _maybe(value: int) -> int | None:
    return None if value == NONE else int(value)


def _column(s: ComuniState, column: int) -> Column:
    start = column * box.COLUMN_CARDS
    return Column(
        number=column + 1,
        size=int(box.column_size(column)),
        bonus=bool(box.has_bonus(column)),
        cards=[card(int(kind)) for kind in s.column[start : start + s.column_count[column]]],
        bidder=_maybe(s.bidder[column]),
        gold=int(s.offer[column]),
        least=int(least_offer(s, column)),
    )


def _seat(
    s: ComuniState, seat: int, viewer: int, deck: int, buildings: list[Building], walls: list[Section]
) -> SeatView:
    comune = int(s.comune[seat])
    hand = seat * box.MOST_IN_HAND
    open_invasion, step = s.phase == codes.COMMIT, int(next_step(s, seat))
    return SeatView(
        comune=None if comune == NONE else box.COMUNE_NAMES[comune],
        number=comune + 1,
        points=int(s.points[seat]),
        score=int(s.score(seat)),
        stock={name: int(town.have(s, seat, i)) for i, name in enumerate(box.RESOURCE_NAMES)},
        hand=[card(int(kind)) for kind in s.hand[hand : hand + s.hand_size[seat]]],
        envoys=box.ENVOYS - int(envoys_out(s, seat)) - (s.displaced == seat),
        active=[name for i, name in enumerate(box.CATEGORY_NAMES) if s.activated[seat] >> i & 1],
        masters=[name for i, name in enumerate(box.MASTER_NAMES) if s.master[i] == seat],
        buildings=buildings,
        walls=walls,
        walls_full=int(wall_defence(s, seat, sum(section.storeys for section in walls))),
        income=_income(s, seat, comune),
        pillage=int(s.pillage[seat]),
        heroes=heroes_of(s, seat),
        facing=int(attack_on(s, seat, deck)),
        sealed=open_invasion and step == codes.SEALED,
        next_step=codes.STEP_NAMES[step] if open_invasion and step != codes.SEALED else None,
        commitment=_commitment(s, seat) if open_invasion and seat == viewer else None,
    )


def heroes_of(s: ComuniState, seat: int) -> list[int]:
    """The values of a seat's hero tiles."""
    return [int(box.hero_value(i // 2, i % 2)) for i in range(box.HEROES) if s.hero[i] == seat]


def _income(s: ComuniState, seat: int, comune: int) -> Income:
    if comune == NONE:
        return Income(dict.fromkeys(box.RESOURCE_NAMES, 0), 0)
    fixed = {name: int(fixed_income(s, seat, i)) for i, name in enumerate(box.RESOURCE_NAMES)}
    return Income(fixed, int(box.free_income(comune)))


def _commitment(s: ComuniState, seat: int) -> Commitment:
    gold, pilgrims = _maybe(s.gold_armies[seat]), _maybe(s.pilgrim_armies[seat])
    return Commitment(
        alliance=_maybe(s.alliance[seat]),
        city=_maybe(s.city[seat]),
        gold=None if gold is None else 2 * gold,
        pilgrim=None if pilgrims is None else 2 * pilgrims,
    )


def _invasion(s: ComuniState) -> Invasion | None:
    """The latest invasion, once it is over; while one is open its commitments are nobody's business."""
    if s.invader == NONE or s.phase == codes.COMMIT:
        return None
    seats = range(int(s.players))
    fights = [
        Fight(
            commitment=_commitment(s, seat),
            attack=int(s.attack[seat]),
            defence=int(s.defence[seat]),
            pillage=max(int(s.attack[seat] - s.defence[seat]), 0),
        )
        for seat in seats
    ]
    total = sum(int(s.alliance[seat]) for seat in seats)
    return Invasion(box.ENEMY_NAMES[s.invader], int(box.strength(s.invader)), total, fights)


def _towns(s: ComuniState) -> list[tuple[list[Building], list[Section]]]:
    """The buildings and the wall sections of every seat, oldest first."""
    towns: list[tuple[list[Building], list[Section]]] = [([], []) for _ in range(int(s.players))]
    for packed in s.structure:
        buildings, walls = towns[town.seat_of(packed)]
        structure = _structure(packed)
        if isinstance(structure, Building):
            buildings.append(structure)
        else:
            walls.append(structure)
    return towns


@lru_cache(maxsize=4096)
def _structure(packed: int) -> Building | Section:
    """A building or wall section; towns are looked at far more often than they change."""
    place, storeys = int(town.place_of(packed)), int(town.storeys_of(packed))
    kinds = [int(town.card_of(packed, storey)) for storey in range(1, storeys + 1)]
    if place == box.WALLS:
        return Section(storeys, tuple(None if kind == town.NO_CARD else card(kind) for kind in kinds))
    return Building(box.CATEGORY_NAMES[place], storeys, int(box.value_of(storeys)), tuple(map(card, kinds)))
