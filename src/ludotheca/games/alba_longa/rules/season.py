"""Steps 1, 4 and 5 of a season: begin it, sell peasants, free assignments; return peasants, name the King of Kings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules.codes import (
    E_ASSIGNED,
    E_FIRST_KING,
    E_KEPT,
    E_NAMED,
    E_NOT_ASSIGNED,
    E_SEASON,
    E_SOLD,
)
from ludotheca.games.alba_longa.tables import (
    CAPTIVE_LIES,
    FREE,
    GROWING,
    HARVEST,
    JOBS,
    NAME,
    NONE,
    OWN_LIES,
    SLAVERY,
    free_spaces,
)
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def name_first_king(s: AlbaState, king: i64) -> None:
    """The first King of Kings [S8] begins with a growing season [S9]."""
    s.king_of_kings = king
    if s.sink is not None:
        s.sink.emit(E_FIRST_KING, EVERYONE, [int(king)])
    begin_season(s, GROWING)


# 1. Begin season.


def begin_season(s: AlbaState, season: i64) -> None:
    """Mark the season [B1], put the dice cost back to 0 [B2]; then every king may sell peasants."""
    s.season = season
    s.phase = SLAVERY
    s.asked = 0
    s.dice_cost = 0
    s.step += 1
    king: i64 = 0
    while king < s.players:
        s.out[king] = 1 - s.alive[king]
        s.upgraded[king] = 0
        s.blessing[king] = NONE
        king += 1
    if season == GROWING:
        s.cost = 0
    if s.sink is not None:
        s.sink.emit(E_SEASON, EVERYONE, [int(s.year), int(season), int(s.climate), int(s.king_of_kings)])


def next_seller(s: AlbaState) -> bool:
    """The next king who has somebody to sell, clockwise from the King of Kings."""
    while s.asked < s.players:
        king: i64 = (s.king_of_kings + s.asked) % s.players
        if s.alive[king] == 1 and can_sell(s, king, 1):
            s.turn = king
            return True
        s.asked += 1
    return False


def can_sell(s: AlbaState, king: i64, peasants: i64) -> bool:
    """Whether so many are there to be sold; the last one stays unless the table agreed otherwise [A6]."""
    return s.home[king] - s.keep_one_peasant >= peasants


def sell(s: AlbaState, king: i64, peasants: i64) -> None:
    """One peasant for 1 silver or three for 2 [B3]; they go back to the supply [B4]. One deal a season [A5]."""
    silver: i64 = 2 if peasants == 3 else 1
    s.home[king] -= peasants
    s.supply += peasants
    s.silver[king] += silver
    s.bank -= silver
    if s.sink is not None:
        s.sink.emit(E_SOLD, EVERYONE, [int(king), int(peasants), int(silver)])
    if s.one_slavery_deal == 1:
        s.asked += 1


def keep(s: AlbaState, king: i64) -> None:
    """Sell nobody, or nobody more."""
    if s.sink is not None:
        s.sink.emit(E_KEPT, EVERYONE, [int(king)])
    s.asked += 1


# 2. Free assignments.


def begin_free_assignments(s: AlbaState) -> None:
    """Who stands on a free assignment space now, behind the housing disc, may go to work without dice [B5]."""
    s.phase = FREE
    s.asked = 0
    king: i64 = 0
    while king < s.players:
        s.free_left[king] = free_spaces(s.disc[king], s.home[king])
        king += 1


def next_free_assignment(s: AlbaState) -> bool:
    """The next king with a free assignment left, clockwise from the King of Kings [B7]."""
    while s.asked < s.players:
        king: i64 = (s.king_of_kings + s.asked) % s.players
        if s.free_left[king] > 0:
            s.turn = king
            return True
        s.asked += 1
    return False


def assign_free(s: AlbaState, king: i64, job: i64) -> None:
    """One peasant to any job [B6]."""
    assign(s, king, job, 1)
    s.free_left[king] -= 1
    if s.sink is not None:
        s.sink.emit(E_ASSIGNED, EVERYONE, [int(king), int(job)])


def pass_free_assignment(s: AlbaState, king: i64) -> None:
    """The others stay at home as ordinary peasants [A48]."""
    s.free_left[king] = 0
    if s.sink is not None:
        s.sink.emit(E_NOT_ASSIGNED, EVERYONE, [int(king)])


def assign(s: AlbaState, king: i64, job: i64, count: i64) -> None:
    """Peasants from the Housing Track to a job; there is room for any number [C15]."""
    s.home[king] -= count
    s.workers[king * JOBS + job] += count


def may_farm(s: AlbaState) -> bool:
    """Farmers are assigned in the harvest season only [B6]."""
    return s.season == HARVEST


# 4. Return peasants.


def return_peasants(s: AlbaState) -> None:
    """Everybody back to the Housing Track [R1], captives to the supply [R2]."""
    king: i64 = 0
    while king < s.players:
        first: i64 = king * JOBS
        job: i64 = 0
        while job < JOBS:
            s.home[king] += s.workers[first + job]
            s.workers[first + job] = 0
            s.captive_supply += s.captives[first + job]
            s.captives[first + job] = 0
            job += 1
        s.home[king] += s.lying_farmers[king]
        s.lying_farmers[king] = 0
        if s.lying_merchant[king] == OWN_LIES:
            s.home[king] += 1
        elif s.lying_merchant[king] == CAPTIVE_LIES:
            s.captive_supply += 1
        s.lying_merchant[king] = 0
        king += 1


# 5. Assign King of Kings.


def begin_naming(s: AlbaState) -> None:
    """The King of Kings chooses another one for the next season [R3]."""
    s.phase = NAME


def must_name(s: AlbaState) -> bool:
    """With one other king left there is nothing to choose [A41]; alone he stays."""
    others: i64 = survivors(s) - s.alive[s.king_of_kings]
    if others >= 2:
        s.turn = s.king_of_kings
        return True
    if others == 1:
        name_king_of_kings(s, other_survivor(s, s.king_of_kings))
    return False


def name_king_of_kings(s: AlbaState, king: i64) -> None:
    """Hand over the card."""
    if s.sink is not None:
        s.sink.emit(E_NAMED, EVERYONE, [int(s.king_of_kings), int(king)])
    s.king_of_kings = king


def survivors(s: AlbaState) -> i64:
    """How many kings are still in the game."""
    count: i64 = 0
    king: i64 = 0
    while king < s.players:
        count += s.alive[king]
        king += 1
    return count


def other_survivor(s: AlbaState, king: i64) -> i64:
    """The first surviving king clockwise after this one."""
    other: i64 = (king + 1) % s.players
    while s.alive[other] == 0:
        other = (other + 1) % s.players
    return other
