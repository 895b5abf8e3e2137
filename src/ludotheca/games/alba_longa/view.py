"""What a king or a spectator may know, built up field by field.

Hidden are the others' sealed answers (city, hero, blessing) until they open, and which heroes lie in another's used
pile. Of that pile the view tells what a perfect memory knows: every pile that fits the heroes seen played. Decks have
no order; what is left in them follows from what was turned up, so it is open.
"""

from __future__ import annotations

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.actions import DIE_NAMES
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.combat import city_attacked, granary
from ludotheca.games.alba_longa.rules.court import court_cost
from ludotheca.games.alba_longa.rules.foresight import fruits, hungry
from ludotheca.games.alba_longa.rules.soldiers import fights, soldiers, target_count
from ludotheca.games.alba_longa.scoring import goal_reached, population
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.games.alba_longa.view_types import AlbaView, AssisiView, KingView, Target, WeatherView
from ludotheca.kernel.game import ScoreLine
from ludotheca.kernel.state import NONE


def view(s: AlbaState, viewer: int) -> AlbaView:
    """What `viewer` may know: all that lies on the table [S10], and their own secrets."""
    kings = range(int(s.players))
    to_come = fruits(s)
    return AlbaView(
        year=int(s.year),
        season=box.SEASON_NAMES[s.season],
        phase=codes.PHASE_NAMES[s.phase],
        king_of_kings=int(s.king_of_kings),
        turn=_maybe(s.turn),
        asked=int(s.asked),
        offered=int(s.offered),
        dice_cost=int(court_cost(s)),
        dice={name: int(s.dice[die]) for die, name in enumerate(DIE_NAMES)},
        stalls=[int(coins) for coins in s.stalls],
        weather=_weather(s),
        blessings_left={name: int(s.blessings_left[i]) for i, name in enumerate(box.BLESSING_NAMES)},
        attacked=_city(int(city_attacked(s))) if s.phase == codes.SABOTAGE else None,
        sabotage_left=int(s.sabotage_left),
        worshipped=codes.COST <= s.phase <= codes.CARD,
        mark_of_piety=_maybe(s.mark),
        assisi=_assisi(s),
        supply=int(s.supply),
        bank=int(s.bank),
        captive_supply=int(s.captive_supply),
        winners=[king for king in kings if s.won(king)],
        decided_by=_decided_by(s),
        kings=[_king(s, king, viewer, to_come[king]) for king in kings],
    )


def _decided_by(s: AlbaState) -> str | None:
    """Who reached the goal [Y8], what parted those who did [Y9] [Y10], or that somebody was left alone [A32]."""
    if s.phase != codes.OVER:
        return None
    winners = [king for king in range(int(s.players)) if s.won(king)]
    reached = [king for king in range(int(s.players)) if goal_reached(s, king)]
    if not winners:
        return "nobody"
    if winners[0] not in reached:
        return "survivor"
    if len(winners) > 1:
        return "shared"
    if len(reached) == 1:
        return "goal"
    people = sorted([int(population(s, king)) for king in reached])
    return "population" if people[-1] > people[-2] else "stores"


def _weather(s: AlbaState) -> WeatherView:
    unseen = {
        name: [
            box.COSTS[i]
            for i in range(box.COST_KINDS)
            for _ in range(s.costs_left[climate * box.COST_KINDS + i])
        ]
        for climate, name in enumerate(box.CLIMATE_NAMES)
    }
    return WeatherView(
        climate=box.CLIMATE_NAMES[s.climate],
        cost=int(s.cost) if s.cost else None,
        ahead=None if s.next_climate == NONE else box.CLIMATE_NAMES[s.next_climate],
        left_in_set=[box.CLIMATE_NAMES[climate] for climate in range(box.CLIMATES) if s.block >> climate & 1],
        costs_unseen=unseen,
    )


def _assisi(s: AlbaState) -> AssisiView | None:
    if s.assisi == 0:
        return None
    items = {name: int(s.assisi_items[item]) for item, name in enumerate(box.ITEM_NAMES)}
    return AssisiView(int(s.assisi_defenders), items)


def _king(s: AlbaState, king: int, viewer: int, brings: list[int]) -> KingView:
    mine = king == viewer
    target, hero, blessing = int(s.target[king]), int(s.hero[king]), int(s.blessing[king])
    target_open = target != NONE and (mine or s.phase != codes.TARGETS or target_count(s, king) == 1)
    hero_open = hero != NONE and (mine or s.phase != codes.HEROES)
    blessing_open = blessing != NONE and (mine or s.phase != codes.BLESSING)
    return KingView(
        city=box.CITY_NAMES[king],
        alive=s.alive[king] == 1,
        silver=int(s.silver[king]),
        wheat=int(s.wheat[king]),
        monuments=int(s.monuments[king]),
        worship=int(s.worship[king]),
        disc=int(s.disc[king]),
        population=int(population(s, king)),
        hungry=int(hungry(s, king, brings[box.FARMERS])),
        home=int(s.home[king]),
        workers={name: int(s.workers[king * box.JOBS + job]) for job, name in enumerate(box.JOB_NAMES)},
        captives={name: int(s.captives[king * box.JOBS + job]) for job, name in enumerate(box.JOB_NAMES)},
        brings={name: brings[job] for job, name in enumerate(box.JOB_NAMES)},
        granary=int(granary(s, king)),
        lying_merchant=codes.LYING_NAMES[s.lying_merchant[king]],
        lying_farmers=int(s.lying_farmers[king]),
        out=s.out[king] == 1,
        free_left=int(s.free_left[king]),
        sealed=_sealed(s, king),
        fights=_fights(s, king),
        target=_city(target) if target_open else None,
        hero=hero if hero_open else None,
        upgraded=s.upgraded[king] == 1,
        blessing=blessing == 1 if blessing_open else None,
        used_count=len(heroes_in(int(s.used[king]))),
        perhaps_used=[heroes_in(pile << 1) for pile in range(box.PILES) if s.possible[king] >> pile & 1],
        used_heroes=heroes_in(int(s.used[king])) if mine else None,
    )


def _sealed(s: AlbaState, king: int) -> bool:
    if s.phase == codes.TARGETS:
        return bool(s.target[king] != NONE)
    if s.phase == codes.HEROES:
        return bool(s.hero[king] != NONE)
    return bool(s.phase == codes.BLESSING and s.blessing[king] != NONE)


def _fights(s: AlbaState, king: int) -> bool:
    """Whoever has soldiers to attack with; once the cities are open, whoever attacks or is attacked."""
    if s.phase == codes.TARGETS:
        return bool(soldiers(s, king) > 0)
    return bool(s.phase == codes.HEROES and fights(s, king))


def heroes_in(used: int) -> list[int]:
    """The heroes of a used pile."""
    return [hero for hero in range(1, box.HEROES_EACH) if used >> hero & 1]


def _maybe(value: int) -> int | None:
    return None if value == NONE else int(value)


def _city(city: int) -> Target:
    """A seat, or the word for Assisi."""
    return "assisi" if city == box.ASSISI else city


def score_lines(s: AlbaState, seat: int) -> list[ScoreLine]:
    """The booklet has no points; these lines say how far each half of the goal is reached."""
    people = int(population(s, seat))
    return [
        ScoreLine("monuments", int(s.monuments[seat]), {"count": int(s.monuments[seat])}),
        ScoreLine("population", min(people, box.VICTORY_POPULATION), {"count": people}),
    ]
