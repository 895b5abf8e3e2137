"""Step 3B to 3F: merchants, quarry workers, priests, farmers, blessings of the gods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules.codes import (
    E_BLESSED,
    E_BLESSING_MINE,
    E_BLESSING_SEALED,
    E_BLESSING_WANTED,
    E_BUILT,
    E_CARD,
    E_CLIMATE,
    E_COST,
    E_FARMER_BONUS,
    E_HARVEST,
    E_HOUSING,
    E_LAST_YEAR,
    E_MERCHANTS,
    E_NOT_UPGRADED,
    E_PIETY,
    E_STALL,
    E_STALL_EMPTIED,
    E_UPGRADED,
    E_WORSHIP,
)
from ludotheca.games.alba_longa.rules.combat import standing
from ludotheca.games.alba_longa.rules.soldiers import most
from ludotheca.games.alba_longa.tables import (
    BLESSING,
    BLESSING_PRICE,
    BLESSING_PRICE_WITH_PIETY,
    BLESSING_SILVER,
    BLESSING_WHEAT,
    CARD,
    CLIMATE,
    COST,
    COST_KINDS,
    COSTS,
    FARMER_BONUS,
    FARMERS,
    MERCHANTS,
    MONUMENTS,
    NONE,
    PRIESTS,
    QUARRY,
    SILVER_CARD,
    UPGRADE,
    WHEAT_CARD,
    WHOLE_BLOCK,
    WORSHIP_TRACK,
    YEARS,
    merchant_silver,
    wheat_of,
)
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


# B. Resolve merchants.


def resolve_merchants(s: AlbaState) -> None:
    """Silver for the spaces covered [M1]; the fullest stall is emptied [M2], the next ones go to the kings by their
    merchants [M3]; what is left goes to the bank [M7]."""
    king: i64 = 0
    while king < s.players:
        earn_from_spaces(s, king)
        king += 1
    empty_fullest_stall(s)
    rank: i64 = 0
    while True:
        king = merchant_by_rank(s, rank)
        if king == NONE:
            break
        take_stall(s, king)
        rank += 1
    stall: i64 = 0
    while stall < len(s.stalls):
        s.bank += s.stalls[stall]
        s.stalls[stall] = 0
        stall += 1


def earn_from_spaces(s: AlbaState, king: i64) -> None:
    """One silver for each of spaces 1, 3 and 6 under a standing merchant [M1]; who lies keeps space 1 [A46]."""
    first: i64 = 1 if s.lying_merchant[king] == 0 else 2
    silver: i64 = merchant_silver(first, standing(s, king, MERCHANTS))
    s.silver[king] += silver
    s.bank -= silver
    if silver > 0 and s.sink is not None:
        s.sink.emit(E_MERCHANTS, EVERYONE, [int(king), int(silver)])


def fullest_stall(s: AlbaState) -> i64:
    """The stall with most coins by value, the first of equals: equal stalls are worth the same [A23]."""
    best: i64 = 0
    stall: i64 = 1
    while stall < len(s.stalls):
        if s.stalls[stall] > s.stalls[best]:
            best = stall
        stall += 1
    return best


def empty_fullest_stall(s: AlbaState) -> None:
    """Its coins go to the bank [M2]."""
    stall: i64 = fullest_stall(s)
    if s.sink is not None and s.stalls[stall] > 0:
        s.sink.emit(E_STALL_EMPTIED, EVERYONE, [int(stall), int(s.stalls[stall])])
    s.bank += s.stalls[stall]
    s.stalls[stall] = 0


def take_stall(s: AlbaState, king: i64) -> None:
    """All coins of the fullest stall left; it may be empty."""
    stall: i64 = fullest_stall(s)
    silver: i64 = s.stalls[stall]
    s.silver[king] += silver
    s.stalls[stall] = 0
    if s.sink is not None and silver > 0:
        s.sink.emit(E_STALL, EVERYONE, [int(king), int(stall), int(silver)])


def merchant_by_rank(s: AlbaState, rank: i64) -> i64:
    """The king who takes a stall after `rank` others: most standing merchants first, ties clockwise from the King of
    Kings [M4]; one whose only merchant lies comes last [M5]; one without any gets none [M6]. NONE past the last."""
    i: i64 = 0
    while i < s.players:
        king: i64 = (s.king_of_kings + i) % s.players
        mine: i64 = merchant_weight(s, king)
        before: i64 = 0
        j: i64 = 0
        while j < s.players:
            theirs: i64 = merchant_weight(s, (s.king_of_kings + j) % s.players)
            if theirs > mine or (theirs == mine and j < i):
                before += 1
            j += 1
        if mine > 0 and before == rank:
            return king
        i += 1
    return NONE


def merchant_weight(s: AlbaState, king: i64) -> i64:
    """Standing merchants count two each, so that one who only lies, counting one, stands behind them [A24]."""
    weight: i64 = 2 * standing(s, king, MERCHANTS)
    if weight == 0 and s.lying_merchant[king] != 0:
        return 1
    return weight


# C. Resolve quarry workers.


def resolve_quarry(s: AlbaState) -> None:
    """A monument for every two workers, an odd one is lost [Q1], ten at most [Q2]."""
    king: i64 = 0
    while king < s.players:
        build(s, king, standing(s, king, QUARRY) // 2)
        king += 1
    if s.job_well_done == 1:
        king = most(s, QUARRY)
        if king != NONE:  # better housing for the one king with most quarry workers [J2]
            s.disc[king] += 1
            if s.sink is not None:
                s.sink.emit(E_HOUSING, EVERYONE, [int(king), int(s.disc[king])])


def build(s: AlbaState, king: i64, count: i64) -> None:
    """Monuments on free foundations [Q2]."""
    room: i64 = MONUMENTS - s.monuments[king]
    built: i64 = count if count < room else room
    s.monuments[king] += built
    if built > 0 and s.sink is not None:
        s.sink.emit(E_BUILT, EVERYONE, [int(king), int(built), int(s.monuments[king])])


# D. Resolve priests.


def resolve_priests(s: AlbaState) -> None:
    """The disc moves to the last priest [P1], at most to the end of the track [P2]."""
    king: i64 = 0
    while king < s.players:
        priests: i64 = standing(s, king, PRIESTS)
        if priests > 0:
            s.worship[king] = min(s.worship[king] + priests, WORSHIP_TRACK)
            if s.sink is not None:
                s.sink.emit(E_WORSHIP, EVERYONE, [int(king), int(priests), int(s.worship[king])])
        king += 1


def give_mark_of_piety(s: AlbaState) -> None:
    """A Job Well Done, in harvest: to the one king with most worship [J3]."""
    best: i64 = 0
    king: i64 = 0
    while king < s.players:
        if s.worship[king] > best:
            best = s.worship[king]
            s.mark = king
        elif s.worship[king] == best:
            s.mark = NONE
        king += 1
    if s.mark != NONE and s.sink is not None:
        s.sink.emit(E_PIETY, EVERYONE, [int(s.mark)])


# E. Resolve farmers.


def begin_farmers(s: AlbaState) -> None:
    """The weather card is turned over [H2]."""
    s.phase = COST


def turn_weather_card(s: AlbaState, cost: i64) -> None:
    """Its other side shows what an upgrade costs; the card below shows the climate of the year ahead [H2]."""
    s.cost = cost
    i: i64 = 0
    while COSTS[i] != cost:
        i += 1
    s.costs_left[s.climate * COST_KINDS + i] -= 1
    s.phase = CLIMATE
    if s.block == 0:  # after the moderate card on top, and after the first set of three
        s.block = WHOLE_BLOCK
    if s.sink is not None:
        s.sink.emit(E_COST, EVERYONE, [int(cost), int(s.climate)])
        if s.year == YEARS:
            s.sink.emit(E_LAST_YEAR, EVERYONE, [])


def climate_open(s: AlbaState) -> bool:
    """Whether chance must say what the next card is: not after the last, nor when one is left of a set [S6]."""
    if s.year == YEARS:
        return False
    if s.block & (s.block - 1) != 0:
        return True
    climate: i64 = 0
    while s.block != i64(1) << climate:
        climate += 1
    show_next_climate(s, climate)
    return False


def show_next_climate(s: AlbaState, climate: i64) -> None:
    s.next_climate = climate
    s.block &= ~(i64(1) << climate)
    if s.sink is not None:
        s.sink.emit(E_CLIMATE, EVERYONE, [int(climate)])


def begin_upgrades(s: AlbaState) -> None:
    """Kings decide in turn, knowing the cost [A27]."""
    s.phase = UPGRADE
    s.asked = 0


def next_upgrade(s: AlbaState) -> bool:
    """The next king whose worship is enough [H3], clockwise from the King of Kings."""
    while s.asked < s.players:
        king: i64 = (s.king_of_kings + s.asked) % s.players
        if s.alive[king] == 1 and s.worship[king] >= s.cost:
            s.turn = king
            return True
        s.asked += 1
    return False


def decide_upgrade(s: AlbaState, king: i64, wanted: bool) -> None:
    """Worship for a better harvest, or not [H3]; what is not spent stays [G5]."""
    s.asked += 1
    if wanted:
        s.worship[king] -= s.cost
        s.upgraded[king] = 1
    if s.sink is not None:
        s.sink.emit(E_UPGRADED if wanted else E_NOT_UPGRADED, EVERYONE, [int(king), int(s.cost)])


def bring_in_harvest(s: AlbaState) -> None:
    """Wheat for every farmer, to what is stored already [H6]; 2 more for the one king with most of them [J4]."""
    king: i64 = 0
    while king < s.players:
        wheat: i64 = harvest_of(s, king)
        s.wheat[king] += wheat
        if wheat > 0 and s.sink is not None:
            s.sink.emit(E_HARVEST, EVERYONE, [int(king), int(wheat)])
        king += 1
    if s.job_well_done == 1:
        king = most(s, FARMERS)
        if king != NONE:
            s.wheat[king] += FARMER_BONUS
            if s.sink is not None:
                s.sink.emit(E_FARMER_BONUS, EVERYONE, [int(king), FARMER_BONUS])


def harvest_of(s: AlbaState, king: i64) -> i64:
    """By the climate [H1], one more each with an upgrade [H4]; who lies brings one less and is never upgraded [H5]."""
    each: i64 = wheat_of(s.climate)
    return standing(s, king, FARMERS) * (each + s.upgraded[king]) + s.lying_farmers[king] * (each - 1)


# F. Blessings of the gods.


def begin_blessings(s: AlbaState) -> None:
    """Who upgraded may ask for the blessing, before the card is seen [G1] [G2]."""
    s.phase = BLESSING
    s.step += 1


def blessing_price(s: AlbaState, king: i64) -> i64:
    """Two worship [G1], one with the Mark of Piety [J5]."""
    return BLESSING_PRICE_WITH_PIETY if s.mark == king else BLESSING_PRICE


def owes_blessing(s: AlbaState, king: i64) -> bool:
    return s.upgraded[king] == 1 and s.blessing[king] == NONE and s.worship[king] >= blessing_price(s, king)


def blessings_missing(s: AlbaState) -> bool:
    king: i64 = 0
    while king < s.players:
        if owes_blessing(s, king):
            return True
        king += 1
    return False


def seal_blessing(s: AlbaState, king: i64, wanted: i64) -> None:
    """Yes or no, in secret until all have decided."""
    s.blessing[king] = wanted
    if s.sink is not None:
        s.sink.emit(E_BLESSING_SEALED, EVERYONE, [int(king)])
        s.sink.emit(E_BLESSING_MINE, 1 << king, [int(king), int(wanted)])


def open_blessings(s: AlbaState) -> None:
    """The worship is paid; then the card is revealed, even if nobody wants it [G3]."""
    s.phase = CARD
    s.step += 1
    king: i64 = 0
    while king < s.players:
        if s.blessing[king] != NONE:
            s.shown += 1
            if s.blessing[king] == 1:
                s.worship[king] -= blessing_price(s, king)
            if s.sink is not None:
                s.sink.emit(E_BLESSING_WANTED, EVERYONE, [int(king), int(s.blessing[king])])
        king += 1


def reveal_blessing(s: AlbaState, card: i64) -> None:
    """Three wheat, two silver or a monument for everybody who asked [G4]; the Mark of Piety goes back [J6]."""
    s.blessings_left[card] -= 1
    if s.sink is not None:
        s.sink.emit(E_CARD, EVERYONE, [int(card)])
    king: i64 = 0
    while king < s.players:
        if s.blessing[king] == 1:
            bless(s, king, card)
        king += 1
    s.mark = NONE


def bless(s: AlbaState, king: i64, card: i64) -> None:
    if s.sink is not None:
        s.sink.emit(E_BLESSED, EVERYONE, [int(king), int(card)])
    if card == WHEAT_CARD:
        s.wheat[king] += BLESSING_WHEAT
    elif card == SILVER_CARD:
        s.silver[king] += BLESSING_SILVER
        s.bank -= BLESSING_SILVER
    else:
        build(s, king, 1)
