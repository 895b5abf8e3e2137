"""Step 2 of a season: kings hold court, roll the dice and assign peasants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.season import assign

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def begin_courts(s: AlbaState) -> None:
    """The King of Kings is the first who may hold court [C1]."""
    s.phase = codes.COURT
    s.asked = 0
    s.dice_cost = 0


def next_court(s: AlbaState) -> bool:
    """The next king who may hold court; the cost rises when all have had their chance [C8]. False when everybody is
    out; a lone king goes on until they pass too [C13]."""
    while True:
        while s.asked < s.players:
            king: i64 = (s.king_of_kings + s.asked) % s.players
            if s.out[king] == 0:
                if s.home[king] > 0 and s.silver[king] >= court_cost(s):
                    s.turn = king
                    return True
                forced_pass(s, king)
            s.asked += 1
        if 0 not in s.out:
            return False
        raise_cost(s)
        s.asked = 0


def court_cost(s: AlbaState) -> i64:
    """What the Dice Cost Track shows."""
    return box.DICE_COSTS[s.dice_cost]


def raise_cost(s: AlbaState) -> None:
    """One space along the track; at its end the disc stays where it is [C9]."""
    if s.dice_cost < len(box.DICE_COSTS) - 1:
        s.dice_cost += 1
        s.tell(codes.E_DICE_COST, court_cost(s))


def forced_pass(s: AlbaState, king: i64) -> None:
    """Without a peasant at home or the money a king must pass, with all that follows [C11]."""
    s.out[king] = 1
    s.tell(codes.E_FORCED_PASS, king)


def pass_court(s: AlbaState, king: i64) -> None:
    """No more courts and no more purchases this season [C10]."""
    s.out[king] = 1
    s.asked += 1
    s.tell(codes.E_PASSED, king)


def hold_court(s: AlbaState, king: i64) -> None:
    """Pay the dice cost to one stall [C2], then roll."""
    s.tell(codes.E_COURT, king, court_cost(s))
    s.phase = codes.ROLL if court_cost(s) == 0 else codes.PAY_COURT


def pay(s: AlbaState, king: i64, stall: i64) -> None:
    """The dice cost, or the 1 silver for a bought die, whole to one stall [C2] [C5]."""
    amount: i64 = 1
    if s.phase == codes.PAY_COURT:
        amount = court_cost(s)
        s.phase = codes.ROLL
    else:
        s.phase = codes.BUY
        s.offered += 1
    s.silver[king] -= amount
    s.stalls[stall] += amount
    s.tell(codes.E_PAID, king, amount, stall)


def roll(s: AlbaState, outcome: i64) -> None:
    """Four dice, 1 to 4 each [C3]."""
    for die in range(box.DICE - 1, -1, -1):
        s.dice[die] = 1 + outcome % box.SIDES
        outcome //= box.SIDES
    s.phase = codes.TAKE
    s.offered = 0
    s.tell_more(codes.E_ROLLED, s.turn, s.dice[0], s.dice[1], s.dice[2], s.dice[3])


def take_die(s: AlbaState, king: i64, die: i64, farm: bool, count: i64) -> None:
    """The holder assigns 1 to the die's number of peasants to its job [C4], or in harvest to the farm [C14]."""
    job: i64 = die
    if farm:
        job = box.FARMERS
    s.tell_more(codes.E_TAKEN, king, die, job, count, s.dice[die])
    assign(s, king, job, count)
    s.dice[die] = 0
    s.phase = codes.BUY


def chances(s: AlbaState) -> i64:
    """How many times dice are offered after the holder's pick: once to each other king [C5]; two kings take turns as
    if they were four [T3]."""
    if s.players == 2:
        return 3
    return s.players - 1


def holder(s: AlbaState) -> i64:
    """Who holds this court."""
    return (s.king_of_kings + s.asked) % s.players


def next_buyer(s: AlbaState) -> bool:
    """The next king, clockwise, who can buy one of the dice left; False when the court is over."""
    while s.offered < chances(s) and dice_left(s):
        king: i64 = (holder(s) + 1 + s.offered) % s.players
        if can_buy(s, king):
            s.turn = king
            return True
        s.offered += 1
    return False


def can_buy(s: AlbaState, king: i64) -> bool:
    """Only who has not passed on court [C10] and has a silver and a peasant at home [C7]."""
    return s.out[king] == 0 and s.silver[king] > 0 and s.home[king] > 0


def dice_left(s: AlbaState) -> bool:
    """Whether a die of this court is still there."""
    for die in range(i64(box.DICE)):
        if s.dice[die] > 0:
            return True
    return False


def buy_die(s: AlbaState, king: i64, die: i64, count: i64) -> None:
    """A die for 1 silver, for its own job only [C6]; which stall gets the silver comes next."""
    s.tell_more(codes.E_BOUGHT, king, die, count, s.dice[die])
    assign(s, king, die, count)
    s.dice[die] = 0
    s.phase = codes.PAY_DIE


def pass_die(s: AlbaState, king: i64) -> None:
    """Not this one; it binds to nothing [C12]."""
    s.offered += 1
    s.tell(codes.E_PASSED_DIE, king)


def end_court(s: AlbaState) -> None:
    """The dice go to the next king."""
    for die in range(i64(box.DICE)):
        s.dice[die] = 0
    s.asked += 1
    s.phase = codes.COURT
