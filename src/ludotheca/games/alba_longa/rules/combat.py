"""Step 3A, the attacks: city by city, and the sabotage of every job."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.alba_longa.rules.assisi import pillage_count, pillage_only
from ludotheca.games.alba_longa.rules.codes import (
    E_ATTACK,
    E_CAPTURED,
    E_CAPTURED_WHEAT,
    E_SABOTAGE_LOST,
    E_SABOTAGED,
)
from ludotheca.games.alba_longa.rules.soldiers import attacked, strength
from ludotheca.games.alba_longa.tables import (
    ASSISI,
    CAPTIVE_LIES,
    FARMERS,
    FIELDS,
    JOBS,
    MERCHANTS,
    OWN_LIES,
    sabotage_for,
)
from ludotheca.kernel.state import EVERYONE

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState

# Where a sabotaged peasant goes, for the event.
GOES_HOME: Final = 0
LIES_DOWN: Final = 1
GOES_TO_SUPPLY: Final = 2


# b. Determining a successful attack.


def next_sabotage(s: AlbaState) -> bool:
    """The next king who must choose what to sabotage; attacks without a choice are carried out on the way. `asked`
    counts the cities: Assisi [AS3], then that of the King of Kings and on clockwise [K5]."""
    while True:
        while s.sabotage_left > 0:
            king: i64 = saboteur(s)
            options: i64 = sabotage_count(s, king)
            if options >= 2:
                s.turn = king
                return True
            if options == 0:
                lose_sabotage(s)
            elif city_attacked(s) == ASSISI:
                pillage_only(s, king)
            else:
                sabotage(s, king, only_job(s))
        if s.asked > s.players:
            return False
        s.asked += 1
        if attacked(s, city_attacked(s)):
            begin_attack(s)


def city_attacked(s: AlbaState) -> i64:
    """The city whose turn it is."""
    if s.asked <= 1:
        return ASSISI
    return (s.king_of_kings + s.asked - 2) % s.players


def begin_attack(s: AlbaState) -> None:
    """Attack against defence [K6]; only a greater attack succeeds [K7], and its surplus says how much [K8]."""
    city: i64 = city_attacked(s)
    attack: i64 = 0
    king: i64 = 0
    while king < s.players:
        if s.target[king] == city:
            attack += strength(s, king)
        king += 1
    defence: i64 = defence_of(s, city)
    s.offered = 0
    s.sabotage_left = sabotage_for(attack - defence)
    if s.sink is not None:
        numbers = [int(city), int(attack), int(defence), int(s.sabotage_left)]
        numbers += [i for i in range(int(s.players)) if s.target[i] == city]
        s.sink.emit(E_ATTACK, EVERYONE, numbers)


def defence_of(s: AlbaState, city: i64) -> i64:
    """Soldiers and hero of the attacked king [K6]; the peasants of Assisi, without a hero [AS3]."""
    if city == ASSISI:
        return s.assisi_defenders
    return strength(s, city)


def saboteur(s: AlbaState) -> i64:
    """Whose turn it is: attackers by strength, ties from the King of Kings clockwise, then round again [K9]."""
    city: i64 = city_attacked(s)
    attackers: i64 = 0
    king: i64 = 0
    while king < s.players:
        if s.target[king] == city:
            attackers += 1
        king += 1
    wanted: i64 = s.offered % attackers
    i: i64 = 0
    while True:
        king = (s.king_of_kings + i) % s.players
        if s.target[king] == city and stronger_attackers(s, city, i) == wanted:
            return king
        i += 1


def stronger_attackers(s: AlbaState, city: i64, index: i64) -> i64:
    """How many attackers of the city come before the one `index` seats after the King of Kings."""
    mine: i64 = strength(s, (s.king_of_kings + index) % s.players)
    count: i64 = 0
    i: i64 = 0
    while i < s.players:
        king: i64 = (s.king_of_kings + i) % s.players
        if i != index and s.target[king] == city:
            theirs: i64 = strength(s, king)
            if theirs > mine or (theirs == mine and i < index):
                count += 1
        i += 1
    return count


def lose_sabotage(s: AlbaState) -> None:
    """Nothing left to sabotage: the rest is lost [K10]."""
    if s.sink is not None:
        s.sink.emit(E_SABOTAGE_LOST, EVERYONE, [int(city_attacked(s)), int(s.sabotage_left)])
    s.sabotage_left = 0


# c. Carrying out sabotage.


def sabotage_count(s: AlbaState, king: i64) -> i64:
    """How many ways this saboteur can choose from."""
    city: i64 = city_attacked(s)
    if city == ASSISI:
        return pillage_count(s)
    count: i64 = 0
    job: i64 = 0
    while job < JOBS:
        if can_sabotage(s, city, job):
            count += 1
        job += 1
    return count


def only_job(s: AlbaState) -> i64:
    """The one job left to sabotage."""
    job: i64 = MERCHANTS
    while not can_sabotage(s, city_attacked(s), job):
        job += 1
    return job


def can_sabotage(s: AlbaState, city: i64, job: i64) -> bool:
    """Somebody must stand there: never soldiers [K11]; no merchant or farmer who lies already [K13] [K16]; priests of
    this season, not the worship of earlier ones [K15]."""
    return job >= MERCHANTS and standing(s, city, job) > 0


def standing(s: AlbaState, king: i64, job: i64) -> i64:
    """Own workers and captives who stand at a job."""
    return s.workers[king * JOBS + job] + s.captives[king * JOBS + job]


def sabotage(s: AlbaState, king: i64, job: i64) -> None:
    """One peasant of the attacked city stops working. If its monuments are as many as the attacker's own or more he
    is captured too [O1]: a captive joins the attacker, and the peasant himself goes home [O3] or lies down [O4]."""
    city: i64 = city_attacked(s)
    s.sabotage_left -= 1
    s.offered += 1
    from_field: bool = job == FARMERS and granary(s, city) == 0
    goes: i64 = stop_work(s, city, job)
    if s.sink is not None:
        s.sink.emit(E_SABOTAGED, EVERYONE, [int(king), int(city), int(job), int(goes)])
    if s.spoils_of_war == 1 and s.monuments[king] <= s.monuments[city]:
        capture(s, king, city, job, from_field)


def stop_work(s: AlbaState, city: i64, job: i64) -> i64:
    """Captives first [A43], to the supply; own peasants go home [K17], any of the quarry [K14], but the last merchant
    and farmers in the fields lie down where they are."""
    at: i64 = city * JOBS + job
    captive: bool = s.captives[at] > 0
    if job == MERCHANTS and standing(s, city, job) == 1 and s.lying_merchant[city] == 0:  # [K13] [A42]
        s.lying_merchant[city] = CAPTIVE_LIES if captive else OWN_LIES
        if captive:
            s.captives[at] = 0
        else:
            s.workers[at] = 0
        return LIES_DOWN
    if captive:  # the last placed, in the temple and the bazaar too [K12]
        s.captives[at] -= 1
        s.captive_supply += 1
        return GOES_TO_SUPPLY
    lies: bool = job == FARMERS and granary(s, city) == 0  # the granary first, then the fields [K16]
    s.workers[at] -= 1
    if lies:
        s.lying_farmers[city] += 1
        return LIES_DOWN
    s.home[city] += 1
    return GOES_HOME


def granary(s: AlbaState, king: i64) -> i64:
    """Farmers in the granary: captives, and own ones who found no free field [C15]."""
    own: i64 = s.workers[king * JOBS + FARMERS] + s.lying_farmers[king] - FIELDS
    return s.captives[king * JOBS + FARMERS] + (own if own > 0 else 0)


def capture(s: AlbaState, king: i64, city: i64, job: i64, from_field: bool) -> None:
    """Spoils of War: a captive at the same job of the attacker [O2]; farmers to the granary with A Job Well Done [O5],
    else 1 wheat for a farmer from the fields [O6]. Without a captive piece nobody is captured [O7]."""
    if job == FARMERS and s.job_well_done == 0:
        if from_field:
            s.wheat[king] += 1
            if s.sink is not None:
                s.sink.emit(E_CAPTURED_WHEAT, EVERYONE, [int(king), int(city)])
        return
    if s.captive_supply > 0:
        s.captive_supply -= 1
        s.captives[king * JOBS + job] += 1
        if s.sink is not None:
            s.sink.emit(E_CAPTURED, EVERYONE, [int(king), int(city), int(job)])
