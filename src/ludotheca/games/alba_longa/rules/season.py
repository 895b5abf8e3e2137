"""Steps 1, 4 and 5 of a season: begin it, sell peasants, free assignments; return peasants, name the King of Kings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def name_first_king(s: AlbaState, king: i64) -> None:
    """The first King of Kings [S8] begins with a growing season [S9]."""
    s.king_of_kings = king
    s.tell(codes.E_FIRST_KING, king)
    begin_season(s, box.GROWING)


# 1. Begin season.


def begin_season(s: AlbaState, season: i64) -> None:
    """Mark the season [B1], put the dice cost back to 0 [B2]; then every king may sell peasants."""
    s.season = season
    s.phase = codes.SLAVERY
    s.asked = 0
    s.dice_cost = 0
    s.step += 1
    for king in range(s.players):
        s.out[king] = 1 - s.alive[king]
        s.upgraded[king] = 0
        s.blessing[king] = NONE
    if season == box.GROWING:
        s.cost = 0
    s.tell_more(codes.E_SEASON, s.year, season, s.climate, s.king_of_kings)


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
    s.tell(codes.E_SOLD, king, peasants, silver)
    if s.one_slavery_deal == 1:
        s.asked += 1


def keep(s: AlbaState, king: i64) -> None:
    """Sell nobody, or nobody more."""
    s.tell(codes.E_KEPT, king)
    s.asked += 1


# 2. Free assignments.


def begin_free_assignments(s: AlbaState) -> None:
    """Who stands on a free assignment space now, behind the housing disc, may go to work without dice [B5]."""
    s.phase = codes.FREE
    s.asked = 0
    for king in range(s.players):
        s.free_left[king] = box.free_spaces(s.disc[king], s.home[king])


def assign_free(s: AlbaState, king: i64, job: i64) -> None:
    """One peasant to any job [B6]."""
    assign(s, king, job, 1)
    s.free_left[king] -= 1
    s.tell(codes.E_ASSIGNED, king, job)


def pass_free_assignment(s: AlbaState, king: i64) -> None:
    """The others stay at home as ordinary peasants [A48]."""
    s.free_left[king] = 0
    s.tell(codes.E_NOT_ASSIGNED, king)


def assign(s: AlbaState, king: i64, job: i64, count: i64) -> None:
    """Peasants from the Housing Track to a job; there is room for any number [C15]."""
    s.home[king] -= count
    s.workers[king * box.JOBS + job] += count


def may_farm(s: AlbaState) -> bool:
    """Farmers are assigned in the harvest season only [B6]."""
    return s.season == box.HARVEST


# 4. Return peasants.


def return_peasants(s: AlbaState) -> None:
    """Everybody back to the Housing Track [R1], captives to the supply [R2]."""
    for king in range(s.players):
        back: i64 = s.lying_farmers[king]
        for at in range(king * box.JOBS, king * box.JOBS + box.JOBS):
            back += s.workers[at]
            s.captive_supply += s.captives[at]
            s.workers[at] = 0
            s.captives[at] = 0
        if s.lying_merchant[king] == codes.OWN_LIES:
            back += 1
        elif s.lying_merchant[king] == codes.CAPTIVE_LIES:
            s.captive_supply += 1
        s.home[king] += back
        s.lying_merchant[king] = 0
        s.lying_farmers[king] = 0


# 5. Assign King of Kings.


def must_name(s: AlbaState) -> bool:
    """With one other king left there is nothing to choose [A41]; a sole survivor stays."""
    others: i64 = survivors(s) - s.alive[s.king_of_kings]
    if others >= 2:
        s.turn = s.king_of_kings
        return True
    if others == 1:
        name_king_of_kings(s, other_survivor(s, s.king_of_kings))
    return False


def name_king_of_kings(s: AlbaState, king: i64) -> None:
    """Hand over the card."""
    s.tell(codes.E_NAMED, s.king_of_kings, king)
    s.king_of_kings = king


# The kings round the table.


def survivors(s: AlbaState) -> i64:
    """How many kings are still in the game."""
    count: i64 = 0
    for king in range(s.players):
        count += s.alive[king]
    return count


def other_survivor(s: AlbaState, king: i64) -> i64:
    """The first surviving king clockwise after this one."""
    other: i64 = (king + 1) % s.players
    while s.alive[other] == 0:
        other = (other + 1) % s.players
    return other


def standing(s: AlbaState, king: i64, job: i64) -> i64:
    """Own workers and captives who stand at a job."""
    return s.workers[king * box.JOBS + job] + s.captives[king * box.JOBS + job]


def most(s: AlbaState, job: i64) -> i64:
    """The one king with most workers at a job, of the priests with most worship; NONE if nobody or several [A37]."""
    best: i64 = 0
    found: i64 = NONE
    for king in range(s.players):
        count: i64 = s.worship[king] if job == box.PRIESTS else standing(s, king, job)
        if count > best:
            best = count
            found = king
        elif count == best:
            found = NONE
    return found


def king_by_rank(s: AlbaState, counts: vec[i64], rank: i64) -> i64:
    """The king after `rank` others: whoever has most first, ties clockwise from the King of Kings [M4]. Who has
    nothing is left out; NONE past the last."""
    for king in range(s.players):
        mine: i64 = counts[king]
        before: i64 = 0
        for other in range(s.players):
            theirs: i64 = counts[other]
            if theirs > mine or (theirs == mine and seats_after(s, other) < seats_after(s, king)):
                before += 1
        if mine > 0 and before == rank:
            return king
    return NONE


def seats_after(s: AlbaState, king: i64) -> i64:
    """How many seats a king sits after the King of Kings, clockwise."""
    after: i64 = king - s.king_of_kings
    return after if after >= 0 else after + s.players
