"""Phase 1: an envoy with an offer, or all the projects one's envoys stand at, or income."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.town import add_to_hand, have, pilgrim_pairs, receive, spend, tallest
from ludotheca.kernel.state import EVERYONE, NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


# What is legal.


def project_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """One of three [P1]: a bid with an envoy at home [P2], a claim with one out [P12], or income unless all are [P13]."""
    out: vec[i64] = vec[i64]()
    envoys: i64 = envoys_out(s, seat)
    if envoys < box.ENVOYS:
        for column in range(i64(box.COLUMNS)):
            if may_bid(s, seat, column):
                out = append(out, codes.A_BID + column)
    if envoys > 0:
        out = append(out, codes.A_CLAIM)
    if envoys < box.ENVOYS:
        out = append(out, codes.A_INCOME)
    return out


def envoys_out(s: ComuniState, seat: i64) -> i64:
    """How many envoys of a seat stand on the board."""
    count: i64 = 0
    for column in range(i64(box.COLUMNS)):
        if s.bidder[column] == seat:
            count += 1
    return count


def may_bid(s: ComuniState, seat: i64, column: i64) -> bool:
    """A column with cards [P17] and without one's own envoy [P3], if one can offer enough."""
    if s.column_count[column] == 0 or s.bidder[column] == seat:
        return False
    return least_offer(s, column) <= most_offer(s, seat)


def least_offer(s: ComuniState, column: i64) -> i64:
    """Nothing at a free column, one more than the other envoy's offer at a taken one [P4] [P5]."""
    if s.bidder[column] == NONE:
        return 0
    return s.offer[column] + 1


def most_offer(s: ComuniState, seat: i64) -> i64:
    """One's gold and a piece for every two pilgrims, as far as the supply has gold to give [P6]."""
    return have(s, seat, box.GOLD) + min(pilgrim_pairs(s, seat), s.supply[box.GOLD])


def offer_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """Every amount; or pilgrims in the place of gold that is there [P6].

    Gold is paid first and pilgrims for what is missing. A pair of pilgrims pledged before spares a piece of gold, so
    after it only amounts are left that spare exactly that many.
    """
    least: i64 = max(least_offer(s, s.bid_column), s.pledged)
    most: i64 = most_offer(s, seat)
    if s.pledged > 0:
        most = have(s, seat, box.GOLD) + s.pledged - 1
    out: vec[i64] = amounts(codes.A_OFFER, least, most)
    if next_pledge(s, seat) > 0:
        out = append(out, codes.A_EXCHANGE + box.PILGRIM * box.RESOURCES + box.GOLD)
    return out


def amounts(code: i64, least: i64, most: i64) -> vec[i64]:
    """The actions from one amount to another."""
    out: vec[i64] = vec[i64]()
    for amount in range(least, most + 1):
        out = append(out, code + amount)
    return out


def next_pledge(s: ComuniState, seat: i64) -> i64:
    """The next number of pairs of pilgrims with which some amount can be paid that needs fewer; 0 for none [R7]."""
    gold: i64 = have(s, seat, box.GOLD)
    pairs: i64 = max(s.pledged, least_offer(s, s.bid_column) - gold) + 1
    return pairs if gold > 0 and pairs <= most_offer(s, seat) - gold else 0


def displaced_actions(s: ComuniState) -> vec[i64]:
    """Take envoy and gold back, or move them for a pilgrim [P8]."""
    out: vec[i64] = vec[i64]()
    out = append(out, codes.A_TAKE_BACK)
    if have(s, s.displaced, box.PILGRIM) > 0:
        for column in range(i64(box.COLUMNS)):
            if may_move(s, column):
                out = append(out, codes.A_MOVE + column)
    return out


def may_move(s: ComuniState, column: i64) -> bool:
    """To a column with cards that has no offer, or a lower one of another player [P9]."""
    if s.column_count[column] == 0 or s.bidder[column] == s.displaced:
        return False
    return s.bidder[column] == NONE or s.offer[column] < s.carried


def gain_actions(s: ComuniState) -> vec[i64]:
    """A resource of choice, of those the supply has [I6]."""
    out: vec[i64] = vec[i64]()
    for resource in range(i64(box.RESOURCES)):
        if s.supply[resource] > 0:
            out = append(out, codes.A_GAIN + resource)
    return out


# What happens.


def choose_column(s: ComuniState, seat: i64, column: i64) -> None:
    """The envoy goes there; how much it offers is asked next, unless there is only one possible amount [P18]."""
    s.bid_column = column
    s.pledged = 0
    s.phase = codes.OFFER
    least: i64 = least_offer(s, column)
    if least == most_offer(s, seat):
        make_offer(s, seat, least)


def make_offer(s: ComuniState, seat: i64, amount: i64) -> None:
    """Gold of one's own and, for pilgrims, gold of the supply go to the column, out of every stock [P15]."""
    gold: i64 = have(s, seat, box.GOLD)
    pairs: i64 = max(s.pledged, amount - gold)
    spend(s, seat, box.PILGRIM, 2 * pairs)
    s.supply[box.GOLD] -= pairs
    s.stock[seat * box.RESOURCES + box.GOLD] -= amount - pairs
    column: i64 = s.bid_column
    s.bid_column = NONE
    s.pledged = 0
    s.tell_more(codes.E_BID, seat, column, amount, 2 * pairs)
    occupy(s, seat, column, amount)


def occupy(s: ComuniState, seat: i64, column: i64, amount: i64) -> None:
    """One envoy per column: whoever stood there is displaced and must answer [P7], if there is any choice [P14]."""
    s.displaced = s.bidder[column]
    s.carried = s.offer[column]
    s.bidder[column] = seat
    s.offer[column] = amount
    if s.displaced == NONE:
        s.phase = codes.REFILL
        return
    s.tell_more(codes.E_OUTBID, s.displaced, seat, column, s.carried)
    s.phase = codes.DISPLACED
    if have(s, s.displaced, box.PILGRIM) == 0 or not somewhere_to_move(s):
        take_back(s)


def somewhere_to_move(s: ComuniState) -> bool:
    """Whether any column would take the displaced envoy."""
    for column in range(i64(box.COLUMNS)):
        if may_move(s, column):
            return True
    return False


def take_back(s: ComuniState) -> None:
    """The envoy goes home with its gold; what pilgrims stood for is gold now [P16]."""
    seat: i64 = s.displaced
    s.stock[seat * box.RESOURCES + box.GOLD] += s.carried
    s.tell(codes.E_TOOK_BACK, seat, s.carried)
    s.displaced = NONE
    s.carried = 0
    s.phase = codes.REFILL


def move(s: ComuniState, column: i64) -> None:
    """A pilgrim is paid; envoy and gold move on, and may displace another [P10]. No gold is added [P11]."""
    seat: i64 = s.displaced
    spend(s, seat, box.PILGRIM, 1)
    s.tell(codes.E_MOVED, seat, column, s.carried)
    occupy(s, seat, column, s.carried)


def claim(s: ComuniState, seat: i64) -> None:
    """All cards of all columns with one's envoys [C1]."""
    claimed: list[int] = []
    s.gains_left = 0
    for column in range(i64(box.COLUMNS)):
        if s.bidder[column] == seat:
            if s.sink is not None:
                start, count = int(column) * box.COLUMN_CARDS, int(s.column_count[column])
                claimed += [int(column), int(s.offer[column]), count, *s.column[start : start + count]]
            if box.has_bonus(column):
                s.gains_left += 1  # [C4]
            clear_column(s, seat, column)
    s.phase = codes.GAIN
    if s.sink is not None:
        s.sink.emit(codes.E_CLAIMED, EVERYONE, [int(seat), *claimed])


def clear_column(s: ComuniState, seat: i64, column: i64) -> None:
    """Its cards come into the hand, its envoy goes home [C2], its gold into the supply [C3]."""
    for i in range(s.column_count[column]):
        add_to_hand(s, seat, s.column[column * box.COLUMN_CARDS + i])
        s.column[column * box.COLUMN_CARDS + i] = NONE
    s.column_count[column] = 0
    s.supply[box.GOLD] += s.offer[column]
    s.offer[column] = 0
    s.bidder[column] = NONE


def take_income(s: ComuniState, seat: i64) -> None:
    """Base income, tallest active buildings, guild masters [I1]; then all activation cards go grey [I4]."""
    came: list[int] = []
    for resource in range(i64(box.RESOURCES)):
        due: i64 = fixed_income(s, seat, resource)
        got: i64 = receive(s, seat, resource, due)
        if s.sink is not None:
            came += [int(got), int(due - got)]
    s.activated[seat] = 0
    s.gains_left = box.free_income(s.comune[seat])
    s.phase = codes.GAIN
    if s.sink is not None:
        s.sink.emit(codes.E_INCOME, EVERYONE, [int(seat), *came])


def fixed_income(s: ComuniState, seat: i64, resource: i64) -> i64:
    """What a seat's income brings of a resource, free choices apart [I1] [I2] [I3]."""
    assert box.RESOURCES == box.CATEGORIES  # a category brings the resource with its number
    due: i64 = box.base_income(s.comune[seat], resource)
    if (s.activated[seat] >> resource) & 1:
        due += tallest(s, seat, resource)
    if s.master[resource] == seat:
        due += 1
    return due


def gain(s: ComuniState, seat: i64, resource: i64) -> None:
    """A resource of choice [C4] [I1]."""
    receive(s, seat, resource, 1)
    s.gains_left -= 1
    s.tell(codes.E_GAINED, seat, resource)


def supply_left(s: ComuniState) -> bool:
    """Whether the general supply has anything at all [I7]."""
    return s.supply[box.GOLD] + s.supply[box.ARMY] + s.supply[box.CRAFTSMAN] + s.supply[box.PILGRIM] > 0
