"""What a seat or a spectator may know, built up field by field.

Hidden is only what others have put into their fists while an invasion is open. Stocks stand behind screens, but every
piece came and went in the open, so they are known; so are hands, whose cards lay face up in the columns. The table
option "screens" lets a screen hide them all the same, as the cardboard ones do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheca.games.comuni import box, scoring
from ludotheca.games.comuni.actions import card_name, categories_of
from ludotheca.games.comuni.rules import codes, town
from ludotheca.games.comuni.rules.build import action_price
from ludotheca.games.comuni.rules.invasion import attack_on, next_step, wall_defence
from ludotheca.games.comuni.rules.order import seat_with
from ludotheca.games.comuni.rules.projects import envoys_out, fixed_income, least_offer
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.view_types import (
    Building,
    Card,
    Column,
    Commitment,
    ComuniView,
    Fight,
    Hero,
    Income,
    Invasion,
    SeatView,
    Section,
)
from ludotheca.kernel.game import ScoreLine
from ludotheca.kernel.state import NONE, SPECTATOR


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


_CARDS: Final = tuple(
    [Card(card_name(kind), int(box.level_of(kind)), tuple(categories_of(kind))) for kind in range(box.KINDS)]
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
        walls_full=int(wall_defence(s, seat, sum([section.storeys for section in walls]))),
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
    total = sum([int(s.alliance[seat]) for seat in seats])
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
        return Section(storeys, tuple([None if kind == town.NO_CARD else card(kind) for kind in kinds]))
    return Building(
        box.CATEGORY_NAMES[place], storeys, int(box.value_of(storeys)), tuple([card(kind) for kind in kinds])
    )


def score_lines(s: ComuniState, seat: int) -> list[ScoreLine]:
    """Points by what they are for."""
    each = box.CATEGORIES * box.STOREYS
    buildings = sum([int(count) for count in s.buildings[seat * each : (seat + 1) * each]])
    masters = len([holder for holder in s.master if holder == seat])
    leads = [name for i, name in enumerate(box.RESOURCE_NAMES) if scoring.lead_points(s, seat, i)]
    leads = leads if s.phase == codes.OVER else []
    heroes = heroes_of(s, seat)
    smallest = int(scoring.smallest_building(s, seat))
    pillage = int(s.pillage[seat])
    resources = int(scoring.resource_points(s, seat))
    return [
        ScoreLine("buildings", int(s.points[seat]), {"count": buildings}),
        ScoreLine("masters", int(scoring.master_points(s, seat)), {"count": masters}),
        ScoreLine("resources", resources, {"count": len(leads), "resources": leads}),
        ScoreLine("heroes", sum(heroes), {"count": len(heroes), "each": heroes}),
        ScoreLine("pillage", -pillage, {"count": pillage}),
        ScoreLine("smallest", int(box.value_of(smallest)), {"storeys": smallest}),
    ]
