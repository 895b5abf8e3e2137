"""What things are worth to a town: resources, places for cards, cards, columns, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni import box, weights
from ludotheca.games.comuni.rules import build, invasion
from ludotheca.games.comuni.rules.town import category_points, have, how_many, tallest
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

POINT: Final = 100  # the unit of value
PLENTY: Final = 4
LEVELS: Final = box.STOREYS  # of cards
_NOTHING: Final = vec[i64]([0] * ((box.WALLS + 1) * LEVELS))


# Resources.


def resource_worth(s: ComuniState, seat: i64, resource: i64, short: i64) -> i64:
    """What one more piece is worth, with this shortage of defence."""
    w = weights.WEIGHTS.values
    held: i64 = have(s, seat, resource)
    worth: i64 = w[weights.GOLD_WORTH]
    if resource == box.ARMY:
        if short <= 0:
            return w[weights.ARMY_WORTH]
        gain: i64 = invasion.wall_defence(s, seat, held + 1) - invasion.wall_defence(s, seat, held)
        return w[weights.NEEDED_ARMY] * gain
    if resource == box.CRAFTSMAN:
        worth = w[weights.CRAFTSMAN_WORTH]
    elif resource == box.PILGRIM:
        if s.pillage[seat] > held:
            return w[weights.REPAIRER]
        worth = w[weights.PILGRIM_WORTH]
    if s.last_turns != NONE:
        return w[weights.LEFT_OVER]
    worth -= w[weights.FADE] * held
    return worth * w[weights.PLENTY_PART] // 100 if held >= PLENTY else worth


def craftsman_price(s: ComuniState) -> i64:
    """What a craftsman who is spent would have been worth."""
    return weights.WEIGHTS.values[weights.CRAFTSMAN_WORTH if s.last_turns == NONE else weights.LEFT_OVER]


def shortage(s: ComuniState, seat: i64) -> i64:
    """How much the town would lack against the coming invader, with all its armies at home."""
    attack: i64 = invasion.attack_on(s, seat, s.deck_number) - likely_help(s, seat)
    return attack - invasion.wall_defence(s, seat, have(s, seat, box.ARMY))


def likely_help(s: ComuniState, seat: i64) -> i64:
    """What the others may send to the alliance: a part of their armies each."""
    part: i64 = weights.WEIGHTS.values[weights.HELP]
    total: i64 = 0
    for other in range(s.players):
        if other != seat:
            total += have(s, other, box.ARMY) * part // 100
    return total


# Places.


def wall_worth(s: ComuniState, storeys: i64, short: i64) -> i64:
    """What a new storey of a wall is worth, whatever the card."""
    w = weights.WEIGHTS.values
    worth: i64 = w[weights.WALL] * storeys * (box.LAST_DECK + 1 - s.deck_number)
    if short > 0:
        worth += w[weights.SHORT_WALL] * storeys
    if storeys == box.STOREYS and s.bonus_walls > 0:
        worth += w[weights.WALL]
    return worth


def building_worth(s: ComuniState, seat: i64, category: i64, top: i64, storeys: i64, short: i64) -> i64:
    """What a new storey is worth in a category whose tallest building has `top`, whatever the card and but for the
    guild master."""
    w = weights.WEIGHTS.values
    to_come: i64 = box.LAST_DECK - s.deck_number
    worth: i64 = POINT * storeys
    if short > 0:
        worth -= w[weights.LEAD] * storeys * (to_come + 1)
    if storeys > top:
        worth += w[weights.TALLER] + w[weights.TALLER_LATER] * to_come
        if top == 0:
            worth += w[weights.FIRST]
        top = storeys
    if (s.activated[seat] >> category) & 1 == 0:
        worth += w[weights.AWAKE] * top
    return worth


def master_from(s: ComuniState, seat: i64, category: i64) -> i64:
    """The least storey that brings the category's guild master; STOREYS + 1 if none does."""
    holder: i64 = s.master[category]
    if holder == seat:
        return box.STOREYS + 1
    if holder == NONE:
        return 2
    return category_points(s, holder, category) - category_points(s, seat, category) + 1


def place_worth(s: ComuniState, seat: i64, place: i64, storeys: i64, short: i64) -> i64:
    """What a new storey of a building or wall is worth, whatever the card."""
    if place == box.WALLS:
        return wall_worth(s, storeys, short)
    worth: i64 = building_worth(s, seat, place, tallest(s, seat, place), storeys, short)
    if brings_master(s, place, storeys, master_from(s, seat, place)):
        worth += weights.WEIGHTS.values[weights.MASTER]
    return worth


def brings_master(s: ComuniState, category: i64, storeys: i64, least: i64) -> bool:
    """A free master goes to the first second storey, a held one to whoever has more points."""
    return storeys == least or (storeys > least and s.master[category] != NONE)


def fitting(level: i64, storeys: i64, price: i64) -> i64:
    """What is lost if a card of this level becomes this storey: levels that are wasted, craftsmen for those it lacks."""
    spare: i64 = level - storeys
    return weights.WEIGHTS.values[weights.WASTE] * spare if spare > 0 else -price * spare


def place_values(s: ComuniState, seat: i64, short: i64, building_step: i64, wall_step: i64) -> vec[i64]:
    """The best value of a card of each level at each place, craftsmen for the step and missing levels taken off; 0 where
    it is worth nothing. A decision makes this table once and looks its cards up in it."""
    table = _NOTHING[:]
    price: i64 = craftsman_price(s)
    craftsmen: i64 = build.craftsmen_at_hand(s, seat)
    waste: i64 = weights.WEIGHTS.values[weights.WASTE]
    for place in range(i64(box.WALLS + 1)):
        wall: bool = place == box.WALLS
        step: i64 = wall_step if wall else building_step
        top: i64 = box.STOREYS - 1 if wall else tallest(s, seat, place)
        least: i64 = 0 if wall else master_from(s, seat, place)
        storeys: i64 = 1
        while storeys <= top + 1 and storeys <= box.STOREYS and step <= craftsmen:
            if storeys == 1 or how_many(s, seat, place, storeys - 1) > 0:
                worth: i64 = -price * step
                if wall:
                    worth += wall_worth(s, storeys, short)
                else:
                    worth += building_worth(s, seat, place, top, storeys, short)
                    if brings_master(s, place, storeys, least):
                        worth += weights.WEIGHTS.values[weights.MASTER]
                for level in range(max(storeys - craftsmen + step, 1), i64(LEVELS + 1)):
                    spare: i64 = level - storeys
                    value: i64 = worth - (waste * spare if spare > 0 else -price * spare)
                    at: i64 = place * LEVELS + level - 1
                    table[at] = max(table[at], value)
            storeys += 1
    return table


# Cards and columns.


def card_worth(table: vec[i64], kind: i64) -> i64:
    """What a card is worth at its best place, as if it were the only one."""
    at: i64 = box.level_of(kind) - 1
    best: i64 = table[box.WALLS * LEVELS + at]
    categories: i64 = kind % box.MASKS
    while categories > 0:
        if categories & 1 and table[at] > best:
            best = table[at]
        categories >>= 1
        at += LEVELS
    return best


def column_worth(s: ComuniState, table: vec[i64], column: i64) -> i64:
    """What the cards of a column and its bonus are worth."""
    total: i64 = weights.WEIGHTS.values[weights.CHOICE] if box.has_bonus(column) else 0
    first: i64 = column * box.COLUMN_CARDS
    for i in range(s.column_count[column]):
        total += card_worth(table, s.column[first + i])
    return total
