"""The Assisi variant: what is taken there, and how the city is made up after each season's attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.season import may_farm
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def pillage_actions(s: AlbaState) -> vec[i64]:
    """Every way to take one item: silver, wheat, or a captive for one of the jobs [AS4]."""
    out: vec[i64] = vec[i64]()
    if s.assisi_items[box.SILVER_ITEM] > 0:
        out = append(out, codes.A_PILLAGE + box.SILVER_ITEM)
    if s.assisi_items[box.WHEAT_ITEM] > 0:
        out = append(out, codes.A_PILLAGE + box.WHEAT_ITEM)
    if s.assisi_items[box.CAPTIVE_ITEM] > 0:
        jobs: i64 = box.JOBS if captive_may_farm(s) else box.FARMERS
        for job in range(box.MERCHANTS, jobs):
            out = append(out, codes.A_PILLAGE_CAPTIVE + job)
    return out


def captive_may_farm(s: AlbaState) -> bool:
    """A captive of Assisi goes to any job but soldiers; to the granary only with A Job Well Done [AS5]."""
    return s.job_well_done == 1 and may_farm(s)


def pillage(s: AlbaState, king: i64, item: i64) -> None:
    """A silver or two wheat from Assisi."""
    take_item(s, item)
    if item == box.SILVER_ITEM:
        s.silver[king] += 1
    else:
        s.wheat[king] += box.ASSISI_WHEAT
    s.tell(codes.E_PILLAGED, king, item)


def pillage_captive(s: AlbaState, king: i64, job: i64) -> None:
    """A captive from Assisi, to work at once [A39]."""
    take_item(s, box.CAPTIVE_ITEM)
    s.captives[king * box.JOBS + job] += 1
    s.tell(codes.E_PILLAGED_CAPTIVE, king, job)


def take_item(s: AlbaState, item: i64) -> None:
    s.assisi_items[item] -= 1
    s.sabotage_left -= 1
    s.offered += 1


# Update Assisi.


def begin_stock(s: AlbaState, raided: bool) -> None:
    """After all attacks: one more defender if Assisi was attacked, however often, to eight at most [AS6]."""
    s.phase = codes.STOCK
    if raided and s.assisi_defenders < box.ASSISI_MOST_DEFENDERS:
        s.assisi_defenders += 1
        s.supply -= 1
        s.tell(codes.E_ASSISI_DEFENDER, s.assisi_defenders)


def stock_due(s: AlbaState) -> bool:
    """The King of Kings must add an item, attacked or not [AS7]; where only one fits it is added."""
    if s.assisi == 0:
        return False
    fitting = stock_actions(s)
    if len(fitting) == 1:
        stock(s, s.king_of_kings, fitting[0] - codes.A_STOCK)
    s.turn = s.king_of_kings
    return len(fitting) >= 2


def stock_actions(s: AlbaState) -> vec[i64]:
    """Every item that fits."""
    out: vec[i64] = vec[i64]()
    for item in range(i64(box.ITEMS)):
        if can_stock(s, item):
            out = append(out, codes.A_STOCK + item)
    return out


def can_stock(s: AlbaState, item: i64) -> bool:
    """At most eight items, three of a kind [AS8], and a captive only while one is in the supply [A34]."""
    if s.assisi_items[item] >= box.ASSISI_MOST_OF_A_KIND or items_left(s) >= box.ASSISI_MOST_ITEMS:
        return False
    return item != box.CAPTIVE_ITEM or s.captive_supply > 0


def items_left(s: AlbaState) -> i64:
    """How many items lie in Assisi."""
    items: i64 = s.assisi_items[box.SILVER_ITEM] + s.assisi_items[box.WHEAT_ITEM]
    return items + s.assisi_items[box.CAPTIVE_ITEM]


def stock(s: AlbaState, king: i64, item: i64) -> None:
    """One item from the supply."""
    s.assisi_items[item] += 1
    if item == box.SILVER_ITEM:
        s.bank -= 1
    elif item == box.CAPTIVE_ITEM:
        s.captive_supply -= 1
    s.tell(codes.E_STOCKED, king, item)
