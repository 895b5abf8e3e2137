"""Step 3B to 3F: merchants, quarry workers, priests, farmers, blessings of the gods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.season import king_by_rank, most, standing
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


# B. Resolve merchants.


def resolve_merchants(s: AlbaState) -> None:
    """Silver for the spaces covered [M1]; the fullest stall is emptied [M2], the next ones go to the kings by their
    merchants [M3]; what is left goes to the bank [M7]."""
    for king in range(s.players):
        earn_from_spaces(s, king)
    empty_fullest_stall(s)
    weights: vec[i64] = vec[i64]()
    for king in range(s.players):
        weights = append(weights, merchant_weight(s, king))
    taker: i64 = king_by_rank(s, weights, 0)
    rank: i64 = 1
    while taker != NONE:
        take_stall(s, taker)
        taker = king_by_rank(s, weights, rank)
        rank += 1
    for stall in range(len(s.stalls)):
        s.bank += s.stalls[stall]
        s.stalls[stall] = 0


def earn_from_spaces(s: AlbaState, king: i64) -> None:
    """One silver for each of spaces 1, 3 and 6 under a standing merchant [M1]; who lies keeps space 1 [A46]."""
    first: i64 = 1 if s.lying_merchant[king] == 0 else 2
    silver: i64 = box.merchant_silver(first, standing(s, king, box.MERCHANTS))
    s.silver[king] += silver
    s.bank -= silver
    if silver > 0:
        s.tell(codes.E_MERCHANTS, king, silver)


def fullest_stall(s: AlbaState) -> i64:
    """The stall with most coins by value, the first of equals: equal stalls are worth the same [A23]."""
    best: i64 = 0
    for stall in range(1, len(s.stalls)):
        if s.stalls[stall] > s.stalls[best]:
            best = stall
    return best


def empty_fullest_stall(s: AlbaState) -> None:
    """Its coins go to the bank [M2]."""
    stall: i64 = fullest_stall(s)
    if s.stalls[stall] > 0:
        s.tell(codes.E_STALL_EMPTIED, stall, s.stalls[stall])
    s.bank += s.stalls[stall]
    s.stalls[stall] = 0


def take_stall(s: AlbaState, king: i64) -> None:
    """All coins of the fullest stall left; it may be empty."""
    stall: i64 = fullest_stall(s)
    silver: i64 = s.stalls[stall]
    s.silver[king] += silver
    s.stalls[stall] = 0
    if silver > 0:
        s.tell(codes.E_STALL, king, stall, silver)


def merchant_weight(s: AlbaState, king: i64) -> i64:
    """Standing merchants count two each, so that one who only lies, counting one, comes last [M5]; without any a king
    takes no stall [M6]."""
    weight: i64 = 2 * standing(s, king, box.MERCHANTS)
    if weight == 0 and s.lying_merchant[king] != 0:
        return 1
    return weight


# C. Resolve quarry workers.


def resolve_quarry(s: AlbaState) -> None:
    """A monument for every two workers, an odd one is lost [Q1], ten at most [Q2]."""
    for king in range(s.players):
        build(s, king, standing(s, king, box.QUARRY) // 2)
    if s.job_well_done == 1:
        first: i64 = most(s, box.QUARRY)
        if first != NONE:  # better housing for the one king with most quarry workers [J2]
            s.disc[first] += 1
            s.tell(codes.E_HOUSING, first, s.disc[first])


def build(s: AlbaState, king: i64, count: i64) -> None:
    """Monuments on free foundations [Q2]."""
    room: i64 = box.MONUMENTS - s.monuments[king]
    built: i64 = count if count < room else room
    s.monuments[king] += built
    if built > 0:
        s.tell(codes.E_BUILT, king, built, s.monuments[king])


# D. Resolve priests.


def resolve_priests(s: AlbaState) -> None:
    """The disc moves to the last priest [P1], at most to the end of the track [P2]."""
    for king in range(s.players):
        priests: i64 = standing(s, king, box.PRIESTS)
        if priests > 0:
            s.worship[king] = min(s.worship[king] + priests, box.WORSHIP_TRACK)
            s.tell(codes.E_WORSHIP, king, priests, s.worship[king])


def give_mark_of_piety(s: AlbaState) -> None:
    """A Job Well Done, in harvest: to the one king with most worship [J3]."""
    s.mark = most(s, box.PRIESTS)
    if s.mark != NONE:
        s.tell(codes.E_PIETY, s.mark)


# E. Resolve farmers.


def begin_farmers(s: AlbaState) -> None:
    """The weather card is turned over [H2]."""
    s.phase = codes.COST


def turn_weather_card(s: AlbaState, cost: i64) -> None:
    """Its other side shows what an upgrade costs; the card below shows the climate of the year ahead [H2]."""
    s.cost = cost
    s.costs_left[s.climate * box.COST_KINDS + box.cost_kind(cost)] -= 1
    s.phase = codes.CLIMATE
    if s.block == 0:  # after the moderate card on top, and after the first set of three
        s.block = box.WHOLE_BLOCK
    s.tell(codes.E_COST, cost, s.climate)
    if s.year == box.YEARS:
        s.tell(codes.E_LAST_YEAR)


def climate_open(s: AlbaState) -> bool:
    """Whether chance must say what the next card is: not after the last, nor when one is left of a set [S6]."""
    if s.year == box.YEARS:
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
    s.tell(codes.E_CLIMATE, climate)


def begin_upgrades(s: AlbaState) -> None:
    """Kings decide in turn, knowing the cost [A27]."""
    s.phase = codes.UPGRADE
    s.asked = 0


def decide_upgrade(s: AlbaState, king: i64, wanted: bool) -> None:
    """Worship for a better harvest, or not [H3]; what is not spent stays [G5]."""
    s.asked += 1
    if wanted:
        s.worship[king] -= s.cost
        s.upgraded[king] = 1
    s.tell(codes.E_UPGRADED if wanted else codes.E_NOT_UPGRADED, king, s.cost)


def bring_in_harvest(s: AlbaState) -> None:
    """Wheat for every farmer, to what is stored already [H6]; 2 more for the one king with most of them [J4]."""
    first: i64 = NONE
    if s.job_well_done == 1:
        first = most(s, box.FARMERS)
    for king in range(s.players):
        wheat: i64 = harvest_of(s, king)
        brought: i64 = wheat
        if king == first:
            brought += box.FARMER_BONUS
        s.wheat[king] += brought
        if wheat > 0:
            s.tell(codes.E_HARVEST, king, wheat, brought)
    if first != NONE:
        s.tell(codes.E_FARMER_BONUS, first, box.FARMER_BONUS)


def harvest_of(s: AlbaState, king: i64) -> i64:
    """By the climate [H1], one more each with an upgrade [H4]; who lies brings one less and is never upgraded [H5]."""
    each: i64 = box.wheat_of(s.climate)
    return standing(s, king, box.FARMERS) * (each + s.upgraded[king]) + s.lying_farmers[king] * (each - 1)


# F. Blessings of the gods.


def begin_blessings(s: AlbaState) -> None:
    """Who upgraded may ask for the blessing, before the card is seen [G1] [G2]."""
    s.phase = codes.BLESSING
    s.step += 1


def blessing_price(s: AlbaState, king: i64) -> i64:
    """Two worship [G1], one with the Mark of Piety [J5]."""
    return box.BLESSING_PRICE_WITH_PIETY if s.mark == king else box.BLESSING_PRICE


def owes_blessing(s: AlbaState, king: i64) -> bool:
    return s.upgraded[king] == 1 and s.blessing[king] == NONE and s.worship[king] >= blessing_price(s, king)


def seal_blessing(s: AlbaState, king: i64, wanted: i64) -> None:
    """Yes or no, in secret until all have decided."""
    s.blessing[king] = wanted
    s.tell(codes.E_BLESSING_SEALED, king)
    s.tell_seat(king, codes.E_BLESSING_MINE, king, wanted)


def open_blessings(s: AlbaState) -> None:
    """The worship is paid; then the card is revealed, even if nobody wants it [G3]."""
    s.phase = codes.CARD
    s.step += 1
    for king in range(s.players):
        if s.blessing[king] != NONE:
            s.shown += 1
            if s.blessing[king] == 1:
                s.worship[king] -= blessing_price(s, king)
            s.tell(codes.E_BLESSING_WANTED, king, s.blessing[king])


def reveal_blessing(s: AlbaState, card: i64) -> None:
    """Three wheat, two silver or a monument for everybody who asked [G4]; the Mark of Piety goes back [J6]."""
    s.blessings_left[card] -= 1
    s.tell(codes.E_CARD, card)
    for king in range(s.players):
        if s.blessing[king] == 1:
            bless(s, king, card)
    s.mark = NONE


def bless(s: AlbaState, king: i64, card: i64) -> None:
    s.tell(codes.E_BLESSED, king, card)
    if card == box.WHEAT_CARD:
        s.wheat[king] += box.BLESSING_WHEAT
    elif card == box.SILVER_CARD:
        s.silver[king] += box.BLESSING_SILVER
        s.bank -= box.BLESSING_SILVER
    else:
        build(s, king, 1)
