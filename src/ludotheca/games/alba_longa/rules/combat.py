"""Step 3A, the attacks: city by city, and the sabotage of every job."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.assisi import pillage, pillage_actions
from ludotheca.games.alba_longa.rules.season import king_by_rank, standing
from ludotheca.games.alba_longa.rules.soldiers import attacked, strength
from ludotheca.kernel.state import EVERYONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState

# b. Determining a successful attack.


def next_sabotage(s: AlbaState) -> bool:
    """The next king who must choose what to sabotage; attacks without a choice are carried out on the way. `asked`
    counts the cities: Assisi [AS3], then that of the King of Kings and on clockwise [K5]."""
    while True:
        while s.sabotage_left > 0:
            king: i64 = saboteur(s)
            ways = sabotage_actions(s)
            if len(ways) >= 2:
                s.turn = king
                return True
            if len(ways) == 0:
                lose_sabotage(s)
            elif city_attacked(s) == box.ASSISI:
                pillage(s, king, ways[0] - codes.A_PILLAGE)
            else:
                sabotage(s, king, ways[0] - codes.A_SABOTAGE)
        if s.asked > s.players:
            return False
        s.asked += 1
        if attacked(s, city_attacked(s)):
            begin_attack(s)


def city_attacked(s: AlbaState) -> i64:
    """The city whose turn it is."""
    if s.asked <= 1:
        return box.ASSISI
    return (s.king_of_kings + s.asked - 2) % s.players


def begin_attack(s: AlbaState) -> None:
    """Attack against defence [K6]; only a greater attack succeeds [K7], and its surplus says how much [K8]."""
    city: i64 = city_attacked(s)
    attack: i64 = 0
    for king in range(s.players):
        if s.target[king] == city:
            attack += strength(s, king)
    defence: i64 = defence_of(s, city)
    s.offered = 0
    s.sabotage_left = box.sabotage_for(attack - defence)
    if s.sink is not None:
        attackers = [king for king in range(int(s.players)) if s.target[king] == city]
        numbers = [int(city), int(attack), int(defence), int(s.sabotage_left), *attackers]
        s.sink.emit(codes.E_ATTACK, EVERYONE, numbers)


def defence_of(s: AlbaState, city: i64) -> i64:
    """Soldiers and hero of the attacked king [K6]; the peasants of Assisi, without a hero [AS3]."""
    if city == box.ASSISI:
        return s.assisi_defenders
    return strength(s, city)


def saboteur(s: AlbaState) -> i64:
    """Whose turn it is: attackers by strength, ties from the King of Kings clockwise, then round again [K9]."""
    city: i64 = city_attacked(s)
    attackers: i64 = 0
    strengths: vec[i64] = vec[i64]()
    for king in range(s.players):
        if s.target[king] == city:
            attackers += 1
            strengths = append(strengths, strength(s, king))
        else:
            strengths = append(strengths, 0)
    return king_by_rank(s, strengths, s.offered % attackers)


def lose_sabotage(s: AlbaState) -> None:
    """Nothing left to sabotage: the rest is lost [K10]."""
    s.tell(codes.E_SABOTAGE_LOST, city_attacked(s), s.sabotage_left)
    s.sabotage_left = 0


# c. Carrying out sabotage.


def sabotage_actions(s: AlbaState) -> vec[i64]:
    """Every way to sabotage the attacked city."""
    city: i64 = city_attacked(s)
    if city == box.ASSISI:
        return pillage_actions(s)
    out: vec[i64] = vec[i64]()
    for job in range(i64(box.JOBS)):
        if can_sabotage(s, city, job):
            out = append(out, codes.A_SABOTAGE + job)
    return out


def can_sabotage(s: AlbaState, city: i64, job: i64) -> bool:
    """Somebody must stand there: never soldiers [K11]; no merchant or farmer who lies already [K13] [K16]; priests of
    this season, not the worship of earlier ones [K15]."""
    return job >= box.MERCHANTS and standing(s, city, job) > 0


def sabotage(s: AlbaState, king: i64, job: i64) -> None:
    """One peasant of the attacked city stops working. If its monuments are as many as the attacker's own or more they
    are captured too [O1]: a captive joins the attacker, and the peasant goes home [O3] or lies down [O4]."""
    city: i64 = city_attacked(s)
    s.sabotage_left -= 1
    s.offered += 1
    from_field: bool = job == box.FARMERS and granary(s, city) == 0
    goes: i64 = stop_work(s, city, job)
    s.tell_more(codes.E_SABOTAGED, king, city, job, goes)
    if s.spoils_of_war == 1 and s.monuments[king] <= s.monuments[city]:
        capture(s, king, city, job, from_field)


def stop_work(s: AlbaState, city: i64, job: i64) -> i64:
    """Captives first [A43], to the supply; own peasants go home [K17], any of the quarry [K14], but the last merchant
    and farmers in the fields lie down where they are."""
    at: i64 = city * box.JOBS + job
    captive: bool = s.captives[at] > 0
    if job == box.MERCHANTS and standing(s, city, job) == 1 and s.lying_merchant[city] == 0:  # [K13] [A42]
        s.lying_merchant[city] = codes.CAPTIVE_LIES if captive else codes.OWN_LIES
        if captive:
            s.captives[at] = 0
        else:
            s.workers[at] = 0
        return codes.LIES_DOWN
    if captive:  # the last placed, in the temple and the bazaar too [K12]
        s.captives[at] -= 1
        s.captive_supply += 1
        return codes.GOES_TO_SUPPLY
    lies: bool = job == box.FARMERS and granary(s, city) == 0  # the granary first, then the fields [K16]
    s.workers[at] -= 1
    if lies:
        s.lying_farmers[city] += 1
        return codes.LIES_DOWN
    s.home[city] += 1
    return codes.GOES_HOME


def granary(s: AlbaState, king: i64) -> i64:
    """Farmers in the granary: captives, and own ones who found no free field [C15]."""
    own: i64 = s.workers[king * box.JOBS + box.FARMERS] + s.lying_farmers[king] - box.FIELDS
    captives: i64 = s.captives[king * box.JOBS + box.FARMERS]
    return captives + own if own > 0 else captives


def capture(s: AlbaState, king: i64, city: i64, job: i64, from_field: bool) -> None:
    """Spoils of War: a captive at the same job of the attacker [O2]; farmers to the granary with A Job Well Done [O5],
    else 1 wheat for a farmer from the fields [O6]. Without a captive piece nobody is captured [O7]."""
    if job == box.FARMERS and s.job_well_done == 0:
        if from_field:
            s.wheat[king] += 1
            s.tell(codes.E_CAPTURED_WHEAT, king, city)
        return
    if s.captive_supply > 0:
        s.captive_supply -= 1
        s.captives[king * box.JOBS + job] += 1
        s.tell(codes.E_CAPTURED, king, city, job)
