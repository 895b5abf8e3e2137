"""The policy in an invasion: how many armies for the alliance and how many for the town."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.comuni import box, weights
from ludotheca.games.comuni.policy_worth import POINT, likely_help
from ludotheca.games.comuni.rules import codes, invasion
from ludotheca.games.comuni.rules.town import have
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

LOW: Final = -1_000_000


def next_of_best_commitment(s: ComuniState, seat: i64) -> i64:
    """The step that leads to the best commitment, given the steps already taken."""
    gold: i64 = s.gold_armies[seat]
    pilgrims: i64 = s.pilgrim_armies[seat]
    most_gold: i64 = have(s, seat, box.GOLD) // 2 if gold == NONE else gold
    most_pilgrims: i64 = have(s, seat, box.PILGRIM) // 2 if pilgrims == NONE else pilgrims
    attack: i64 = expected_attack(s, seat)
    rival: i64 = likely_rival(s, seat)
    defences = defence_table(s, seat, have(s, seat, box.ARMY) + most_gold + most_pilgrims)
    best: i64 = NONE
    best_value: i64 = LOW
    for made_of_gold in range(0 if gold == NONE else gold, most_gold + 1):
        for made_of_pilgrims in range(0 if pilgrims == NONE else pilgrims, most_pilgrims + 1):
            made: i64 = made_of_gold + made_of_pilgrims
            armies: i64 = have(s, seat, box.ARMY) + made
            sent: i64 = 0 if s.alliance[seat] == NONE else s.alliance[seat]
            most_sent: i64 = armies if s.alliance[seat] == NONE else sent
            paid: i64 = price_of_made(s, made_of_gold, made_of_pilgrims)
            while sent <= most_sent:
                home: i64 = best_home(s, defences, attack - sent, max(made - sent, 0), armies - sent)
                value: i64 = commitment_worth(s, attack - sent - defences[home], sent, rival)
                value -= paid + army_price(s) * (sent + home - made)
                if value > best_value:
                    best_value = value
                    best = step_of(s, seat, made_of_gold, made_of_pilgrims, sent, home)
                sent += 1
    return best


def expected_attack(s: ComuniState, seat: i64) -> i64:
    """What stands before the town if the others help as is likely, the leader's advantage taken off."""
    leading: i64 = 1 if s.leader == seat else 0
    return invasion.attack_on(s, seat, s.invader) - likely_help(s, seat) - leading


def likely_rival(s: ComuniState, seat: i64) -> i64:
    """What the other with most armies may send."""
    part: i64 = weights.WEIGHTS.values[weights.RIVAL]
    most: i64 = 1
    for other in range(s.players):
        if other != seat:
            most = max(most, have(s, other, box.ARMY) * part // 100)
    return most


def defence_table(s: ComuniState, seat: i64, most: i64) -> vec[i64]:
    """The defence of the town with 0 to `most` armies."""
    table: vec[i64] = vec[i64]()
    for armies in range(most + 1):
        table = append(table, invasion.wall_defence(s, seat, armies))
    return table


def best_home(s: ComuniState, defences: vec[i64], attack: i64, least: i64, most: i64) -> i64:
    """How many stay: as few as hold the town, or those that are worth their price."""
    price: i64 = army_price(s)
    best: i64 = least
    best_value: i64 = LOW
    for home in range(least, most + 1):
        missing: i64 = max(attack - defences[home], 0)
        value: i64 = -POINT * missing - price * home
        if value > best_value:
            best = home
            best_value = value
        if missing == 0:
            break
    return best


def commitment_worth(s: ComuniState, missing: i64, sent: i64, rival: i64) -> i64:
    """Pillage avoided and hero tiles hoped for, if the others send what is likely."""
    if missing > 0:
        return -POINT * missing
    return weights.WEIGHTS.values[weights.HERO] * box.hero_value(s.invader, 0) * sent // (sent + rival)


def price_of_made(s: ComuniState, gold: i64, pilgrims: i64) -> i64:
    """What the gold and the pilgrims would be worth later; before the Emperor there is no later but a lead in the kind."""
    w = weights.WEIGHTS.values
    if s.invader == box.LAST_DECK:
        return 2 * w[weights.LEFT_OVER] * (gold + pilgrims)
    return 2 * (gold * w[weights.GOLD_WORTH] + pilgrims * w[weights.PILGRIM_WORTH])


def army_price(s: ComuniState) -> i64:
    """What an army would be worth later."""
    w = weights.WEIGHTS.values
    return (
        w[weights.LEFT_OVER] if s.invader == box.LAST_DECK else w[weights.ARMY_WORTH] + w[weights.KEPT_ARMY]
    )


def step_of(s: ComuniState, seat: i64, gold: i64, pilgrims: i64, sent: i64, home: i64) -> i64:
    """The step of this commitment that is due."""
    if s.gold_armies[seat] == NONE:
        return codes.A_GOLD + gold
    if s.pilgrim_armies[seat] == NONE:
        return codes.A_PILGRIMS + pilgrims
    if s.alliance[seat] == NONE:
        return codes.A_ALLIANCE + sent
    return codes.A_CITY + home
