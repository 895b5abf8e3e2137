"""III, the end of a year: feed the people, let the city grow, see who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box, scoring
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.season import (
    begin_season,
    name_king_of_kings,
    other_survivor,
    survivors,
)
from ludotheca.kernel.state import EVERYONE, NONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


# 1a. Feeding your people.


def feed_everybody(s: AlbaState) -> None:
    """All kings feed first, then all cities grow [A30]."""
    for king in range(s.players):
        if s.alive[king] == 1:
            feed(s, king)
    s.phase = codes.SUCCESSOR


def feed(s: AlbaState, king: i64) -> None:
    """A wheat for every peasant [Y1]; who gets none leaves [Y2]; without any wheat the king is removed [Y3]."""
    if s.wheat[king] == 0:
        eliminate(s, king)
        return
    lost: i64 = s.home[king] - s.wheat[king]
    if lost > 0:
        s.home[king] -= lost
        s.supply += lost
        s.tell(codes.E_STARVED, king, lost, s.home[king])
    else:
        s.tell(codes.E_FED, king, s.home[king])
    s.wheat[king] -= s.home[king]


def eliminate(s: AlbaState, king: i64) -> None:
    """Their peasants and coins go to the supply, their monuments off the board; nobody can attack them any more [Y4]."""
    s.tell(codes.E_ELIMINATED, king)
    s.alive[king] = 0
    s.supply += s.home[king]
    s.home[king] = 0
    s.bank += s.silver[king]
    s.silver[king] = 0
    s.monuments[king] = 0
    s.worship[king] = 0
    s.disc[king] = 0
    s.used[king] = 0
    s.possible[king] = 1
    s.upgraded[king] = 0


def must_name_successor(s: AlbaState) -> bool:
    """A King of Kings who was removed names any survivor [Y5]; with one survivor there is nothing to choose."""
    if s.alive[s.king_of_kings] == 1:
        return False
    if survivors(s) >= 2:
        s.turn = s.king_of_kings
        return True
    name_king_of_kings(s, other_survivor(s, s.king_of_kings))
    return False


def ends_by_elimination(s: AlbaState) -> bool:
    """Nobody left: all lose. One left: they win at once, if the table agreed so [A32]."""
    left: i64 = survivors(s)
    if left == 0:
        end_game(s, 0)
        return True
    if left == 1 and s.sole_survivor_wins == 1:
        end_game(s, i64(1) << other_survivor(s, s.players - 1))
        return True
    return False


# 1b. Growing your population.


def begin_growth(s: AlbaState) -> None:
    """Clockwise from the King of Kings, or the successor they named [A49]."""
    s.phase = codes.GROWTH
    s.asked = 0


def most_growth(s: AlbaState, king: i64) -> i64:
    """As many as the wheat pays for, six at most [Y6] unless the table plays with the larger table [A30]."""
    limit: i64 = codes.MOST_GROWTH if s.large_growth == 1 else box.GROWTH_AT_MOST
    count: i64 = 0
    while count < limit and box.growth_cost(count + 1) <= s.wheat[king]:
        count += 1
    return count


def grow(s: AlbaState, king: i64, count: i64) -> None:
    """New peasants for 1, 3, 6, 10, 15 or 21 wheat, once a year [Y6] [Y7]."""
    s.asked += 1
    s.wheat[king] -= box.growth_cost(count)
    s.home[king] += count
    s.supply -= count
    if count == 0:
        s.tell(codes.E_NOT_GROWN, king)
    else:
        s.tell_more(codes.E_GREW, king, count, box.growth_cost(count), s.home[king])


# 2. Check victory conditions.


def end_year(s: AlbaState) -> None:
    """Somebody wins [Y8], or the weather runs out and all lose [Y11], or a new year begins [Y12]."""
    winners: i64 = scoring.victors(s)
    if winners != 0 or s.year == box.YEARS:
        end_game(s, winners)
        return
    s.year += 1
    s.climate = s.next_climate
    s.next_climate = NONE
    begin_season(s, box.GROWING)


def end_game(s: AlbaState, winners: i64) -> None:
    s.winners = winners
    s.phase = codes.OVER
    s.turn = NONE
    s.step += 1
    if s.sink is not None:
        won = [i for i in range(int(s.players)) if winners >> i & 1]
        if won:
            s.sink.emit(codes.E_WON, EVERYONE, won)
        else:
            s.tell(codes.E_ALL_LOSE)
