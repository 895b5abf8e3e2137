"""The order of a year: what an action does, and what comes next until somebody must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import (
    assisi,
    codes,
    combat,
    court,
    jobs,
    legal,
    season,
    soldiers,
    year_end,
)

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def apply(s: AlbaState, seat: i64, action: i64) -> None:
    """Carry out a legal action and go on until somebody must decide."""
    if action >= codes.A_ROLL:
        court.roll(s, action - codes.A_ROLL)
    elif action >= codes.A_GROW:
        year_end.grow(s, seat, action - codes.A_GROW)
    elif action >= codes.A_SABOTAGE:
        apply_resolution(s, seat, action)
    elif action >= codes.A_RECALL:
        apply_plan(s, seat, action)
    elif action >= codes.A_SELL:
        apply_assignment(s, seat, action)
    elif action >= codes.A_CARD:
        jobs.reveal_blessing(s, action - codes.A_CARD)
        end_resolution(s)
    elif action >= codes.A_CLIMATE:
        jobs.show_next_climate(s, action - codes.A_CLIMATE)
        jobs.begin_upgrades(s)
    elif action >= codes.A_COST:
        jobs.turn_weather_card(s, action - codes.A_COST)
    else:
        season.name_first_king(s, action - codes.A_FIRST_KING)
    proceed(s)


def apply_assignment(s: AlbaState, seat: i64, action: i64) -> None:
    """Steps 1 and 2: slavery, free assignments, courts."""
    if action >= codes.A_BUY:
        choice: i64 = action - codes.A_BUY
        court.buy_die(s, seat, choice // box.SIDES, choice % box.SIDES + 1)
    elif action >= codes.A_TAKE:
        choice = action - codes.A_TAKE
        die: i64 = choice // box.SIDES
        court.take_die(s, seat, die % box.DICE, die >= box.DICE, choice % box.SIDES + 1)
    elif action >= codes.A_PAY:
        court.pay(s, seat, action - codes.A_PAY)
    elif action == codes.A_PASS_DIE:
        court.pass_die(s, seat)
    elif action == codes.A_PASS:
        court.pass_court(s, seat)
    elif action == codes.A_HOLD:
        court.hold_court(s, seat)
    elif action == codes.A_NO_ASSIGNMENT:
        season.pass_free_assignment(s, seat)
    elif action >= codes.A_ASSIGN:
        season.assign_free(s, seat, action - codes.A_ASSIGN)
    elif action == codes.A_KEEP:
        season.keep(s, seat)
    else:
        season.sell(s, seat, 1 if action == codes.A_SELL else 3)


def apply_plan(s: AlbaState, seat: i64, action: i64) -> None:
    """Step 3A before the attacks: the army bonus, cities, heroes."""
    if action >= codes.A_HERO:
        soldiers.seal_hero(s, seat, action - codes.A_HERO)
    elif action >= codes.A_ATTACK:
        soldiers.seal_target(s, seat, action - codes.A_ATTACK)
    elif action == codes.A_NO_RECALL:
        soldiers.recall_nobody(s, seat)
    elif action == codes.A_TAKE_BACK:
        soldiers.take_back(s, seat)
    else:
        soldiers.recall(s, seat, action - codes.A_RECALL)


def apply_resolution(s: AlbaState, seat: i64, action: i64) -> None:
    """Step 3 from the attacks on, and the naming of the King of Kings."""
    if action >= codes.A_NAME:
        season.name_king_of_kings(s, action - codes.A_NAME)
        if s.phase == codes.NAME:
            end_season(s)
        else:
            year_end.begin_growth(s)
    elif action >= codes.A_NO_BLESSING:
        jobs.seal_blessing(s, seat, action - codes.A_NO_BLESSING)
    elif action >= codes.A_NO_UPGRADE:
        jobs.decide_upgrade(s, seat, action == codes.A_UPGRADE)
    elif action >= codes.A_STOCK:
        assisi.stock(s, seat, action - codes.A_STOCK)
        resolve_jobs(s)
    elif action >= codes.A_PILLAGE_CAPTIVE:
        assisi.pillage_captive(s, seat, action - codes.A_PILLAGE_CAPTIVE)
    elif action >= codes.A_PILLAGE:
        assisi.pillage(s, seat, action - codes.A_PILLAGE)
    else:
        combat.sabotage(s, seat, action - codes.A_SABOTAGE)


def proceed(s: AlbaState) -> None:
    """Go on in the order of the booklet until a king must decide, a draw is due, or the game is over."""
    while True:
        phase: i64 = s.phase
        if phase == codes.BUY:
            if court.next_buyer(s):
                return
            court.end_court(s)
        elif phase == codes.COURT:
            if court.next_court(s):
                return
            soldiers.begin_soldiers(s)
        elif phase <= codes.FREE:
            if next_in_turn(s):
                return
            if phase == codes.SLAVERY:
                season.begin_free_assignments(s)
            else:
                court.begin_courts(s)
        elif codes.ARMY <= phase <= codes.STOCK:
            if combat_waits(s):
                return
        elif codes.CLIMATE <= phase <= codes.BLESSING:
            if harvest_waits(s):
                return
        elif codes.NAME <= phase <= codes.GROWTH:
            if end_waits(s):
                return
        else:  # a payment, a die to take, a draw, or the end
            return


def next_in_turn(s: AlbaState) -> bool:
    """Pass the turn to the next king who is asked in this phase, clockwise from the King of Kings [B7]."""
    while s.asked < s.players:
        king: i64 = (s.king_of_kings + s.asked) % s.players
        if s.alive[king] == 1 and is_asked(s, king):
            s.turn = king
            return True
        s.asked += 1
    return False


def is_asked(s: AlbaState, king: i64) -> bool:
    """Whether there is something to decide: somebody to sell, a free assignment left, worship enough for an
    upgrade, wheat to grow by [A48]."""
    if s.phase == codes.SLAVERY:
        return season.can_sell(s, king, 1)
    if s.phase == codes.FREE:
        return s.free_left[king] > 0
    if s.phase == codes.UPGRADE:
        return s.worship[king] >= s.cost
    return s.wheat[king] > 0


def anybody_owes(s: AlbaState) -> bool:
    """Whether a sealed answer is still missing."""
    for king in range(s.players):
        if legal.owes(s, king):
            return True
    return False


def combat_waits(s: AlbaState) -> bool:
    """Soldiers: army bonus, cities, heroes, attacks, then what Assisi gets."""
    if s.phase == codes.ARMY:
        if soldiers.army_bonus_due(s):
            return True
        soldiers.begin_targets(s)
    elif s.phase == codes.RECALL:
        return True
    elif s.phase == codes.TARGETS:
        if anybody_owes(s):
            return True
        soldiers.open_targets(s)
    elif s.phase == codes.HEROES:
        if anybody_owes(s):
            return True
        soldiers.open_heroes(s)
    elif s.phase == codes.SABOTAGE:
        if combat.next_sabotage(s):
            return True
        raided: bool = soldiers.attacked(s, box.ASSISI)
        soldiers.discard_heroes(s)
        assisi.begin_stock(s, raided)
    else:
        if assisi.stock_due(s):
            return True
        resolve_jobs(s)
    return False


def resolve_jobs(s: AlbaState) -> None:
    """Merchants, quarry, priests; in harvest farmers and blessings come too."""
    jobs.resolve_merchants(s)
    jobs.resolve_quarry(s)
    jobs.resolve_priests(s)
    if s.season == box.HARVEST:
        if s.job_well_done == 1:
            jobs.give_mark_of_piety(s)
        jobs.begin_farmers(s)
    else:
        end_resolution(s)


def harvest_waits(s: AlbaState) -> bool:
    """Farmers and blessings."""
    if s.phase == codes.CLIMATE:
        if jobs.climate_open(s):
            return True
        jobs.begin_upgrades(s)
    elif s.phase == codes.UPGRADE:
        if next_in_turn(s):
            return True
        jobs.bring_in_harvest(s)
        jobs.begin_blessings(s)
    elif s.phase == codes.BLESSING:
        if anybody_owes(s):
            return True
        jobs.open_blessings(s)
    return False


def end_resolution(s: AlbaState) -> None:
    """Steps 4 and 5: peasants return, then the King of Kings chooses another one for the next season [R3]."""
    season.return_peasants(s)
    s.phase = codes.NAME


def end_season(s: AlbaState) -> None:
    """After the growing season comes the harvest, after the harvest the end of the year."""
    if s.season == box.GROWING:
        season.begin_season(s, box.HARVEST)
    else:
        year_end.feed_everybody(s)


def end_waits(s: AlbaState) -> bool:
    """The King of Kings, and the end of the year."""
    if s.phase == codes.NAME:
        if season.must_name(s):
            return True
        end_season(s)
    elif s.phase == codes.SUCCESSOR:
        if year_end.ends_by_elimination(s) or year_end.must_name_successor(s):
            return True
        year_end.begin_growth(s)
    else:
        if next_in_turn(s):
            return True
        year_end.end_year(s)
    return False
