"""What things are worth to a king: wheat, silver, and workers at each job, in hundredths of a wheat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box, weights
from ludotheca.games.alba_longa.scoring import population

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


# Wheat and silver.


def wheat_worth(people: i64, wheat: i64) -> i64:
    """What so much wheat is worth at the end of the year: people fed, people won, the rest kept."""
    w = weights.WEIGHTS.values
    if wheat <= people:
        return w[weights.FED] * wheat
    left: i64 = wheat - people
    total: i64 = w[weights.FED] * people
    count: i64 = 1
    while count <= box.GROWTH_AT_MOST and count <= left:  # the next one costs as much wheat as its number
        new: i64 = w[weights.GROWN] if people + count <= box.VICTORY_POPULATION else w[weights.MORE]
        if new <= w[weights.KEPT] * count:
            break
        total += new
        left -= count
        count += 1
    return total + w[weights.KEPT] * left


def silver_worth(s: AlbaState, king: i64) -> i64:
    """The first coins matter most."""
    w = weights.WEIGHTS.values
    silver: i64 = s.silver[king]
    if silver <= 2:
        return w[weights.FIRST_SILVER]
    return w[weights.SILVER] if silver <= 6 else w[weights.MORE_SILVER]


# Workers.


def job_worth(s: AlbaState, king: i64, job: i64, count: i64) -> i64:
    """What `count` workers in all bring at a job this season."""
    if job == box.QUARRY:
        return quarry_worth(s, king, count)
    if job == box.MERCHANTS:
        return merchant_worth(s, king, count)
    if job == box.FARMERS:
        return wheat_worth(population(s, king), s.wheat[king] + count * box.wheat_of(s.climate))
    w = weights.WEIGHTS.values
    if job == box.PRIESTS:
        each: i64 = w[weights.PRIEST_IN_HARVEST] if s.season == box.HARVEST else w[weights.PRIEST]
        return each * min(s.worship[king] + count, w[weights.ENOUGH])
    return w[weights.GUARD] * min(count, 3) + w[weights.SOLDIER] * count


def quarry_worth(s: AlbaState, king: i64, count: i64) -> i64:
    """Monuments still wanted; an odd worker may yet find a mate."""
    w = weights.WEIGHTS.values
    wanted: i64 = box.MONUMENTS - s.monuments[king]
    monument: i64 = w[weights.MONUMENT] + w[weights.RIPE] * (s.year - 1)
    built: i64 = count // 2
    if built >= wanted:
        return monument * wanted
    return monument * built + w[weights.ODD] * (count % 2)


def merchant_worth(s: AlbaState, king: i64, count: i64) -> i64:
    """A stall and a silver for the first one, then spaces 3 and 6."""
    if count == 0:
        return 0
    w = weights.WEIGHTS.values
    coins: i64 = w[weights.STALL] + w[weights.MERCHANT] * count
    if count >= 3:
        coins += w[weights.SPACE]
    if count >= 6:
        coins += w[weights.SPACE]
    return coins * silver_worth(s, king) // 100


def gain(s: AlbaState, king: i64, job: i64, count: i64, wanted: i64) -> i64:
    """What `count` more workers at a job bring, less what they would have brought elsewhere; `wanted` of them are
    wanted as farmers."""
    w = weights.WEIGHTS.values
    at: i64 = king * box.JOBS + job
    now: i64 = s.workers[at] + s.captives[at]
    worth: i64 = job_worth(s, king, job, now + count) - job_worth(s, king, job, now)
    if s.season != box.HARVEST:
        return worth - w[weights.IDLE] * count
    if job != box.FARMERS:
        short: i64 = wanted - s.home[king] + count
        if short > 0:
            worth -= w[weights.SHORT] * short
    return worth - w[weights.IDLE_IN_HARVEST] * count


def farmers_wanted(s: AlbaState, king: i64) -> i64:
    """How many more farmers are worth more than anything else, while the king can still hold court."""
    if s.season != box.HARVEST or s.out[king] == 1:
        return 0
    needed: i64 = weights.WEIGHTS.values[weights.NEEDED]
    people: i64 = population(s, king)
    each: i64 = box.wheat_of(s.climate)
    at: i64 = king * box.JOBS + box.FARMERS
    wheat: i64 = s.wheat[king] + each * (s.workers[at] + s.captives[at])
    worth: i64 = wheat_worth(people, wheat)
    more: i64 = 0
    while more < s.home[king]:
        wheat += each
        next_worth: i64 = wheat_worth(people, wheat)
        if next_worth - worth < needed:
            break
        worth = next_worth
        more += 1
    return more
