"""What a king sees, as numbers: the table, then every king from themselves on. Others' sealed answers and used piles are
left out; of a pile the numbers tell what a perfect memory knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.soldiers import target_count
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.state import NONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState

WIDEST = 64  # dice for jobs, growth, assignments: far fewer


def observe(s: AlbaState, viewer: i64, out: Sight) -> None:
    """Options and time, the table, then the kings."""
    n: i64 = s.players
    first: i64 = max(viewer, 0)
    observe_time(s, first, out)
    observe_table(s, out)
    i: i64 = 0
    while i < n:
        king: i64 = first + i
        if king >= n:
            king -= n
        observe_king(s, king, out)
        observe_plans(s, king, first, king == viewer, out)
        i += 1


def observe_time(s: AlbaState, first: i64, out: Sight) -> None:
    """The table as it was agreed, year, season and phase, and whose turn it is."""
    n: i64 = s.players
    out.put(s.job_well_done)
    out.put(s.spoils_of_war)
    out.put(s.assisi)
    out.put(s.random_first_king)
    out.put(s.one_slavery_deal)
    out.put(s.keep_one_peasant)
    out.put(s.large_growth)
    out.put(s.sole_survivor_wins)
    out.put(s.year)
    out.put(s.season)
    out.one_of(codes.OVER + 1, s.phase)
    out.seat(s.king_of_kings, first, n)
    out.seat(s.turn, first, n)
    out.put(s.asked)
    out.put(s.offered)
    out.seat(s.mark, first, n)


def observe_table(s: AlbaState, out: Sight) -> None:
    """Weather, dice, stalls, cards that are left, and what lies beside the board."""
    out.put(s.dice_cost)
    out.one_of(box.CLIMATES, s.climate)
    out.put(s.cost)
    out.one_of(box.CLIMATES, s.next_climate)
    out.bits(box.CLIMATES, s.block)
    out.put(s.sabotage_left)
    out.put(s.supply)
    out.put(s.bank)
    out.put(s.captive_supply)
    out.put(s.assisi_defenders)
    out.row(s.assisi_items, 0, box.ITEMS)
    out.row(s.dice, 0, box.DICE)
    out.row(s.stalls, 0, box.stalls_for(s.players))
    out.row(s.costs_left, 0, box.CLIMATES * box.COST_KINDS)
    out.row(s.blessings_left, 0, box.BLESSINGS)


def observe_king(s: AlbaState, king: i64, out: Sight) -> None:
    """All that lies before a king [S10]."""
    out.put(s.alive[king])
    out.put((s.winners >> king) & 1)
    out.put(s.silver[king])
    out.put(s.wheat[king])
    out.put(s.monuments[king])
    out.put(s.worship[king])
    out.put(s.disc[king])
    out.put(s.home[king])
    out.row(s.workers, king * box.JOBS, box.JOBS)
    out.row(s.captives, king * box.JOBS, box.JOBS)
    out.put(s.lying_merchant[king])
    out.put(s.lying_farmers[king])
    out.put(s.out[king])
    out.put(s.free_left[king])
    out.put(s.upgraded[king])


def observe_plans(s: AlbaState, king: i64, first: i64, mine: bool, out: Sight) -> None:
    """Heroes, and the answers of the secret phases as far as they are open."""
    used: i64 = s.used[king]
    out.put(((used >> 1) & 1) + ((used >> 2) & 1) + ((used >> 3) & 1) + ((used >> 4) & 1))
    if mine:
        out.bits(box.HEROES_EACH, used)
    else:
        out.zeros(box.HEROES_EACH)
    out.bits(box.PILES, s.possible[king])
    target: i64 = s.target[king]
    out.yes(target != NONE)
    if target != NONE and (mine or s.phase != codes.TARGETS or target_count(s, king) == 1):
        if target == box.ASSISI:
            out.put(s.players + 1)
        else:
            out.seat(target, first, s.players)
    else:
        out.put(0)
    out.yes(s.hero[king] != NONE)
    if mine or s.phase != codes.HEROES:
        out.put(s.hero[king] + 1)
    else:
        out.put(0)
    out.yes(s.blessing[king] != NONE)
    if mine or s.phase != codes.BLESSING:
        out.put(s.blessing[king] + 1)
    else:
        out.put(0)
