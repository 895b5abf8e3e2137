"""The order of a year: what an action does, and what comes next until somebody must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules import assisi, combat, court, jobs, season, soldiers, year_end
from ludotheca.games.alba_longa.rules.codes import (
    A_ASSIGN,
    A_ATTACK,
    A_BLESSING,
    A_BUY,
    A_CARD,
    A_CLIMATE,
    A_COST,
    A_FIRST_KING,
    A_GROW,
    A_HERO,
    A_HOLD,
    A_KEEP,
    A_NAME,
    A_NO_ASSIGNMENT,
    A_NO_BLESSING,
    A_NO_RECALL,
    A_NO_UPGRADE,
    A_PASS,
    A_PASS_DIE,
    A_PAY,
    A_PILLAGE,
    A_PILLAGE_CAPTIVE,
    A_RECALL,
    A_ROLL,
    A_SABOTAGE,
    A_SELL,
    A_STOCK,
    A_TAKE,
    A_TAKE_BACK,
    A_UPGRADE,
)
from ludotheca.games.alba_longa.tables import (
    ARMY,
    ASSISI,
    BLESSING,
    BUY,
    CLIMATE,
    COURT,
    DICE,
    FREE,
    GROWING,
    GROWTH,
    HARVEST,
    HEROES,
    NAME,
    RECALL,
    SABOTAGE,
    SIDES,
    SLAVERY,
    STOCK,
    SUCCESSOR,
    TARGETS,
    UPGRADE,
)

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def apply(s: AlbaState, seat: i64, action: i64) -> None:
    """Carry out a legal action and go on until somebody must decide."""
    if action >= A_ROLL:
        court.roll(s, action - A_ROLL)
    elif action >= A_GROW:
        year_end.grow(s, seat, action - A_GROW)
    elif action >= A_SABOTAGE:
        apply_resolution(s, seat, action)
    elif action >= A_RECALL:
        apply_plan(s, seat, action)
    elif action >= A_SELL:
        apply_assignment(s, seat, action)
    elif action >= A_CARD:
        jobs.reveal_blessing(s, action - A_CARD)
        end_resolution(s)
    elif action >= A_CLIMATE:
        jobs.show_next_climate(s, action - A_CLIMATE)
        jobs.begin_upgrades(s)
    elif action >= A_COST:
        jobs.turn_weather_card(s, action - A_COST)
    else:
        season.name_first_king(s, action - A_FIRST_KING)
    advance(s)


def apply_assignment(s: AlbaState, seat: i64, action: i64) -> None:
    """Steps 1 and 2: slavery, free assignments, courts."""
    if action >= A_BUY:
        court.buy_die(s, seat, (action - A_BUY) // SIDES, (action - A_BUY) % SIDES + 1)
    elif action >= A_TAKE:
        choice: i64 = (action - A_TAKE) // SIDES
        court.take_die(s, seat, choice % DICE, choice >= DICE, (action - A_TAKE) % SIDES + 1)
    elif action >= A_PAY:
        court.pay(s, seat, action - A_PAY)
    elif action == A_PASS_DIE:
        court.pass_die(s, seat)
    elif action == A_PASS:
        court.pass_court(s, seat)
    elif action == A_HOLD:
        court.hold_court(s, seat)
    elif action == A_NO_ASSIGNMENT:
        season.pass_free_assignment(s, seat)
    elif action >= A_ASSIGN:
        season.assign_free(s, seat, action - A_ASSIGN)
    elif action == A_KEEP:
        season.keep(s, seat)
    else:
        season.sell(s, seat, action - A_SELL)


def apply_plan(s: AlbaState, seat: i64, action: i64) -> None:
    """Step 3A before the attacks: the army bonus, cities, heroes."""
    if action >= A_HERO:
        soldiers.seal_hero(s, seat, action - A_HERO)
    elif action >= A_ATTACK:
        soldiers.seal_target(s, seat, action - A_ATTACK)
    elif action == A_NO_RECALL:
        soldiers.recall_nobody(s, seat)
    elif action == A_TAKE_BACK:
        soldiers.take_back(s, seat)
    else:
        soldiers.recall(s, seat, action - A_RECALL)


def apply_resolution(s: AlbaState, seat: i64, action: i64) -> None:
    """Step 3 from the attacks on, and the naming of the King of Kings."""
    if action >= A_NAME:
        season.name_king_of_kings(s, action - A_NAME)
        if s.phase == NAME:
            end_season(s)
        else:
            year_end.begin_growth(s)
    elif action >= A_NO_BLESSING:
        jobs.seal_blessing(s, seat, 1 if action == A_BLESSING else 0)
    elif action >= A_NO_UPGRADE:
        jobs.decide_upgrade(s, seat, action == A_UPGRADE)
    elif action >= A_STOCK:
        assisi.stock(s, seat, action - A_STOCK)
        resolve_jobs(s)
    elif action >= A_PILLAGE_CAPTIVE:
        assisi.pillage_captive(s, seat, action - A_PILLAGE_CAPTIVE)
    elif action >= A_PILLAGE:
        assisi.pillage(s, seat, action - A_PILLAGE)
    else:
        combat.sabotage(s, seat, action - A_SABOTAGE)


def advance(s: AlbaState) -> None:
    """Go on in the order of the booklet until somebody must decide, chance must speak, or the game is over."""
    while True:
        phase: i64 = s.phase
        if phase == BUY:
            if court.next_buyer(s):
                return
            court.end_court(s)
        elif phase == COURT:
            if court.next_court(s):
                return
            soldiers.begin_soldiers(s)
        elif phase <= FREE:
            if begin_waits(s):
                return
        elif ARMY <= phase <= STOCK:
            if combat_waits(s):
                return
        elif CLIMATE <= phase <= BLESSING:
            if harvest_waits(s):
                return
        elif NAME <= phase <= GROWTH:
            if end_waits(s):
                return
        else:  # a payment, a die to take, a draw, or the end
            return


def begin_waits(s: AlbaState) -> bool:
    """Steps 1 and 2 up to the courts."""
    if s.phase == SLAVERY:
        if season.next_seller(s):
            return True
        season.begin_free_assignments(s)
    elif s.phase == FREE:
        if season.next_free_assignment(s):
            return True
        court.begin_courts(s)
    return False


def combat_waits(s: AlbaState) -> bool:
    """Soldiers: army bonus, cities, heroes, attacks, then what Assisi gets."""
    if s.phase == ARMY:
        if soldiers.army_bonus_due(s):
            return True
        soldiers.begin_targets(s)
    elif s.phase == RECALL:
        return True
    elif s.phase == TARGETS:
        if soldiers.targets_missing(s):
            return True
        soldiers.open_targets(s)
    elif s.phase == HEROES:
        if soldiers.heroes_missing(s):
            return True
        soldiers.open_heroes(s)
    elif s.phase == SABOTAGE:
        if combat.next_sabotage(s):
            return True
        raided: bool = soldiers.attacked(s, ASSISI)
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
    if s.season == HARVEST:
        if s.job_well_done == 1:
            jobs.give_mark_of_piety(s)
        jobs.begin_farmers(s)
    else:
        end_resolution(s)


def harvest_waits(s: AlbaState) -> bool:
    """Farmers and blessings."""
    if s.phase == CLIMATE:
        if jobs.climate_open(s):
            return True
        jobs.begin_upgrades(s)
    elif s.phase == UPGRADE:
        if jobs.next_upgrade(s):
            return True
        jobs.bring_in_harvest(s)
        jobs.begin_blessings(s)
    elif s.phase == BLESSING:
        if jobs.blessings_missing(s):
            return True
        jobs.open_blessings(s)
    return False


def end_resolution(s: AlbaState) -> None:
    """Steps 4 and 5."""
    season.return_peasants(s)
    season.begin_naming(s)


def end_season(s: AlbaState) -> None:
    """After the growing season comes the harvest, after the harvest the end of the year."""
    if s.season == GROWING:
        season.begin_season(s, HARVEST)
    else:
        year_end.feed_everybody(s)


def end_waits(s: AlbaState) -> bool:
    """The King of Kings, and the end of the year."""
    if s.phase == NAME:
        if season.must_name(s):
            return True
        end_season(s)
    elif s.phase == SUCCESSOR:
        if year_end.ends_by_elimination(s):
            return True
        if year_end.must_name_successor(s):
            return True
        year_end.begin_growth(s)
    else:
        if year_end.next_growth(s):
            return True
        year_end.end_year(s)
    return False
