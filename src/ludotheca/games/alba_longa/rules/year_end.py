"""III, the end of a year: feed the people, let the city grow, see who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import scoring
from ludotheca.games.alba_longa.rules.codes import (
    E_ALL_LOSE,
    E_ELIMINATED,
    E_FED,
    E_GREW,
    E_NOT_GROWN,
    E_STARVED,
    E_WON,
    MOST_GROWTH,
)
from ludotheca.games.alba_longa.rules.season import (
    begin_season,
    name_king_of_kings,
    other_survivor,
    survivors,
)
from ludotheca.games.alba_longa.tables import (
    GROWING,
    GROWTH,
    GROWTH_AT_MOST,
    NONE,
    OVER,
    SUCCESSOR,
    YEARS,
    growth_cost,
)
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


# 1a. Feeding your people.


def feed_everybody(s: AlbaState) -> None:
    """All kings feed first, then all cities grow [A30]."""
    king: i64 = 0
    while king < s.players:
        if s.alive[king] == 1:
            feed(s, king)
        king += 1
    s.phase = SUCCESSOR


def feed(s: AlbaState, king: i64) -> None:
    """A wheat for every peasant [Y1]; who gets none leaves [Y2]; without any wheat the king is removed [Y3]."""
    if s.wheat[king] == 0:
        eliminate(s, king)
        return
    lost: i64 = s.home[king] - s.wheat[king]
    if lost > 0:
        s.home[king] -= lost
        s.supply += lost
        if s.sink is not None:
            s.sink.emit(E_STARVED, EVERYONE, [int(king), int(lost), int(s.home[king])])
    elif s.sink is not None:
        s.sink.emit(E_FED, EVERYONE, [int(king), int(s.home[king])])
    s.wheat[king] -= s.home[king]


def eliminate(s: AlbaState, king: i64) -> None:
    """His peasants and coins go to the supply and his monuments off the board; nobody can attack him any more [Y4]."""
    if s.sink is not None:
        s.sink.emit(E_ELIMINATED, EVERYONE, [int(king)])
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
    """Nobody left: all lose. One left: he wins at once, if the table agreed so [A32]."""
    left: i64 = survivors(s)
    if left == 0:
        end_game(s, 0)
        return True
    if left == 1 and s.sole_survivor_wins == 1:
        king: i64 = 0
        while s.alive[king] == 0:
            king += 1
        end_game(s, i64(1) << king)
        return True
    return False


# 1b. Growing your population.


def begin_growth(s: AlbaState) -> None:
    """Clockwise from the King of Kings, or the successor he named [A49]."""
    s.phase = GROWTH
    s.asked = 0


def next_growth(s: AlbaState) -> bool:
    """The next king with wheat left [A48]."""
    while s.asked < s.players:
        king: i64 = (s.king_of_kings + s.asked) % s.players
        if s.wheat[king] > 0 and s.alive[king] == 1:
            s.turn = king
            return True
        s.asked += 1
    return False


def most_growth(s: AlbaState, king: i64) -> i64:
    """As many as his wheat pays for, six at most [Y6] unless the table plays with the larger table [A30]."""
    limit: i64 = MOST_GROWTH if s.large_growth == 1 else GROWTH_AT_MOST
    count: i64 = 0
    while count < limit and growth_cost(count + 1) <= s.wheat[king]:
        count += 1
    return count


def grow(s: AlbaState, king: i64, count: i64) -> None:
    """New peasants for 1, 3, 6, 10, 15 or 21 wheat, once a year [Y6] [Y7]."""
    s.asked += 1
    s.wheat[king] -= growth_cost(count)
    s.home[king] += count
    s.supply -= count
    if s.sink is not None:
        if count == 0:
            s.sink.emit(E_NOT_GROWN, EVERYONE, [int(king)])
        else:
            s.sink.emit(E_GREW, EVERYONE, [int(king), int(count), int(growth_cost(count)), int(s.home[king])])


# 2. Check victory conditions.


def end_year(s: AlbaState) -> None:
    """Somebody wins [Y8], or the weather runs out and all lose [Y11], or a new year begins [Y12]."""
    winners: i64 = scoring.victors(s)
    if winners != 0 or s.year == YEARS:
        end_game(s, winners)
        return
    s.year += 1
    s.climate = s.next_climate
    s.next_climate = NONE
    begin_season(s, GROWING)


def end_game(s: AlbaState, winners: i64) -> None:
    s.winners = winners
    s.phase = OVER
    s.turn = NONE
    s.step += 1
    if s.sink is not None:
        won = [i for i in range(int(s.players)) if winners >> i & 1]
        if won:
            s.sink.emit(E_WON, EVERYONE, won)
        else:
            s.sink.emit(E_ALL_LOSE, EVERYONE, [])
