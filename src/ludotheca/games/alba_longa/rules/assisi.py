"""The Assisi variant: what is taken there, and how the city is made up after each season's attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules.codes import (
    E_ASSISI_DEFENDER,
    E_PILLAGED,
    E_PILLAGED_CAPTIVE,
    E_STOCKED,
)
from ludotheca.games.alba_longa.rules.season import may_farm
from ludotheca.games.alba_longa.tables import (
    ASSISI_MOST_DEFENDERS,
    ASSISI_MOST_ITEMS,
    ASSISI_MOST_OF_A_KIND,
    ASSISI_WHEAT,
    CAPTIVE_ITEM,
    FARMERS,
    ITEMS,
    JOBS,
    MERCHANTS,
    SILVER_ITEM,
    STOCK,
    WHEAT_ITEM,
)
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def pillage_count(s: AlbaState) -> i64:
    """How many ways there are to take one item: silver, wheat, or a captive for one of the jobs [AS4]."""
    count: i64 = 0
    if s.assisi_items[SILVER_ITEM] > 0:
        count += 1
    if s.assisi_items[WHEAT_ITEM] > 0:
        count += 1
    if s.assisi_items[CAPTIVE_ITEM] > 0:
        count += FARMERS - MERCHANTS
        if captive_may_farm(s):
            count += 1
    return count


def captive_may_farm(s: AlbaState) -> bool:
    """A captive of Assisi goes to any job but soldiers; to the granary only with A Job Well Done [AS5]."""
    return s.job_well_done == 1 and may_farm(s)


def pillage_only(s: AlbaState, king: i64) -> None:
    """Take the one thing that is left."""
    pillage(s, king, SILVER_ITEM if s.assisi_items[SILVER_ITEM] > 0 else WHEAT_ITEM)


def pillage(s: AlbaState, king: i64, item: i64) -> None:
    """A silver or two wheat from Assisi."""
    take_item(s, item)
    if item == SILVER_ITEM:
        s.silver[king] += 1
    else:
        s.wheat[king] += ASSISI_WHEAT
    if s.sink is not None:
        s.sink.emit(E_PILLAGED, EVERYONE, [int(king), int(item)])


def pillage_captive(s: AlbaState, king: i64, job: i64) -> None:
    """A captive from Assisi, to work at once [A39]."""
    take_item(s, CAPTIVE_ITEM)
    s.captives[king * JOBS + job] += 1
    if s.sink is not None:
        s.sink.emit(E_PILLAGED_CAPTIVE, EVERYONE, [int(king), int(job)])


def take_item(s: AlbaState, item: i64) -> None:
    s.assisi_items[item] -= 1
    s.sabotage_left -= 1
    s.offered += 1


# Update Assisi.


def begin_stock(s: AlbaState, raided: bool) -> None:
    """After all attacks: one more defender if Assisi was attacked, however often, to eight at most [AS6]."""
    s.phase = STOCK
    if raided and s.assisi_defenders < ASSISI_MOST_DEFENDERS:
        s.assisi_defenders += 1
        s.supply -= 1
        if s.sink is not None:
            s.sink.emit(E_ASSISI_DEFENDER, EVERYONE, [int(s.assisi_defenders)])


def stock_due(s: AlbaState) -> bool:
    """The King of Kings must add an item, attacked or not [AS7]; where only one fits it is added."""
    if s.assisi == 0:
        return False
    count: i64 = 0
    last: i64 = 0
    item: i64 = 0
    while item < ITEMS:
        if can_stock(s, item):
            count += 1
            last = item
        item += 1
    if count == 1:
        stock(s, s.king_of_kings, last)
    s.turn = s.king_of_kings
    return count >= 2


def can_stock(s: AlbaState, item: i64) -> bool:
    """At most eight items, three of a kind [AS8], and a captive only while one is in the supply [A34]."""
    if s.assisi_items[item] >= ASSISI_MOST_OF_A_KIND:
        return False
    items: i64 = s.assisi_items[SILVER_ITEM] + s.assisi_items[WHEAT_ITEM] + s.assisi_items[CAPTIVE_ITEM]
    return items < ASSISI_MOST_ITEMS and (item != CAPTIVE_ITEM or s.captive_supply > 0)


def stock(s: AlbaState, king: i64, item: i64) -> None:
    """One item from the supply."""
    s.assisi_items[item] += 1
    if item == SILVER_ITEM:
        s.bank -= 1
    elif item == CAPTIVE_ITEM:
        s.captive_supply -= 1
    if s.sink is not None:
        s.sink.emit(E_STOCKED, EVERYONE, [int(king), int(item)])
