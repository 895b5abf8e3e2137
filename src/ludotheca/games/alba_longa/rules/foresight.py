"""What work and war would come to as things stand. It is tried on a copy, so no rule is written twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes, jobs
from ludotheca.games.alba_longa.rules.combat import stop_work
from ludotheca.games.alba_longa.rules.season import assign
from ludotheca.games.alba_longa.rules.soldiers import soldiers, strength
from ludotheca.games.alba_longa.scoring import population

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState


def fruits(s: AlbaState) -> list[list[int]]:
    """By king and job what is still to come this season: soldiers, silver from the spaces, monuments, worship, wheat."""
    trial = s.clone()
    waits: bool = s.phase <= codes.STOCK
    if waits:
        for king in range(s.players):
            jobs.earn_from_spaces(trial, king)
        jobs.resolve_quarry(trial)
        jobs.resolve_priests(trial)
    if s.season == box.HARVEST and s.phase <= codes.UPGRADE:
        jobs.bring_in_harvest(trial)
    return [
        [
            int(soldiers(s, king)) if waits else 0,
            int(trial.silver[king] - s.silver[king]),
            int(trial.monuments[king] - s.monuments[king]),
            int(trial.worship[king] - s.worship[king]),
            int(trial.wheat[king] - s.wheat[king]),
        ]
        for king in range(s.players)
    ]


def hungry(s: AlbaState, king: i64, harvest: i64) -> i64:
    """How many would find no bread at the end of the year, with so much still to be harvested; before the harvest
    season nobody can say."""
    if s.season != box.HARVEST or s.phase > codes.NAME or s.alive[king] == 0:
        return 0
    short: i64 = population(s, king) - s.wheat[king] - harvest
    return short if short > 0 else 0


def without_bread(s: AlbaState, king: i64) -> i64:
    """The same with the farmers as they stand."""
    return hungry(s, king, fruits(s)[king][box.FARMERS])


def sent(s: AlbaState, king: i64, job: i64, most: i64) -> list[AlbaState]:
    """The position with none of the king's peasants sent to a job, with one more, and so on."""
    out = [s.clone()]
    for _ in range(most):
        more = out[-1].clone()
        assign(more, king, job, 1)
        out.append(more)
    return out


def struck(s: AlbaState, city: i64, job: i64) -> list[int]:
    """What a job brings its city, and what it would bring after one more sabotage."""
    trial = s.clone()
    stop_work(trial, city, job)
    return [fruits(s)[city][job], fruits(trial)[city][job]]


# War.


def strengths(s: AlbaState, king: i64) -> list[int]:
    """A king's strength with each hero."""
    trial = s.clone()
    out: list[int] = []
    for hero in range(i64(box.HEROES_EACH)):
        trial.hero[king] = hero
        out.append(int(strength(trial, king)))
    return out


def reach(s: AlbaState, king: i64) -> list[int]:
    """The least and the most strength that a king may show, for all that everybody knows of the heroes used."""
    best: i64 = 0
    for hero in range(1, i64(box.HEROES_EACH)):
        for pile in range(i64(box.PILES)):
            if (s.possible[king] >> pile) & 1 == 1 and (pile >> (hero - 1)) & 1 == 0:
                best = hero
    every = strengths(s, king)
    return [every[0], every[best]]


def reach_of(s: AlbaState, kings: list[int]) -> list[int]:
    """The same of several who fight together; empty if there is nobody."""
    if not kings:
        return []
    each = [reach(s, king) for king in kings]
    return [sum(one[0] for one in each), sum(one[1] for one in each)]


def attackers(s: AlbaState, city: i64) -> list[int]:
    """Who has chosen to attack a city."""
    return [king for king in range(int(s.players)) if s.target[king] == city]


def defence(s: AlbaState, city: i64) -> list[int]:
    """The least and the most strength of a city under attack; Assisi has no hero."""
    if city == box.ASSISI:
        return [int(s.assisi_defenders), int(s.assisi_defenders)]
    return reach(s, city)
