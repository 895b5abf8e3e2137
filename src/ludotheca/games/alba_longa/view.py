"""What a king or a spectator may know, built up field by field, and a position back from it.

Hidden are the others' sealed answers (city, hero, blessing) until they open, and which heroes lie in another's used
pile. Of that pile the view tells what a perfect memory knows: every pile that fits the heroes seen played. Decks have
no order; what is left in them follows from what was turned up, so it is open.
"""

from __future__ import annotations

import msgspec

from ludotheca.games.alba_longa.rules.combat import city_attacked, granary
from ludotheca.games.alba_longa.rules.court import court_cost
from ludotheca.games.alba_longa.rules.soldiers import target_count
from ludotheca.games.alba_longa.scoring import goal_reached, population
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.games.alba_longa.tables import (
    ASSISI,
    BLESSING,
    BLESSING_NAMES,
    CITY_NAMES,
    CLIMATE_NAMES,
    CLIMATES,
    COST_KINDS,
    COSTS,
    DICE,
    DICE_COSTS,
    HEROES,
    HEROES_EACH,
    ITEM_NAMES,
    JOB_NAMES,
    JOBS,
    NONE,
    OVER,
    PHASE_NAMES,
    PILES,
    SABOTAGE,
    SEASON_NAMES,
    TARGETS,
)

LYING_NAMES = ("none", "own", "captive")  # by 0, OWN_LIES, CAPTIVE_LIES
DIE_NAMES = JOB_NAMES[:DICE]


class Rules(msgspec.Struct, frozen=True):
    """The table as it was agreed."""

    job_well_done: bool
    spoils_of_war: bool
    assisi: bool
    first_king: str
    one_slavery_deal: bool
    keep_one_peasant: bool
    large_growth: bool
    sole_survivor_wins: bool


class WeatherView(msgspec.Struct, frozen=True):
    """This year's climate, what an upgrade costs once the card is turned over, the year ahead once it shows, the
    climates left in the set being played, and by climate the costs not seen yet."""

    climate: str
    cost: int | None
    ahead: str | None
    left_in_set: list[str]
    costs_unseen: dict[str, list[int]]


class AssisiView(msgspec.Struct, frozen=True):
    """The city nobody rules."""

    defenders: int
    items: dict[str, int]


class KingView(msgspec.Struct, frozen=True):
    """One king as the viewer sees him. `target`, `hero`, `blessing` are None while unknown to the viewer; `sealed`
    says whether the king has answered the secret question of this phase. `used_heroes` is the viewer's own pile only;
    `used_count` and `perhaps_used` are what everybody knows of it."""

    city: str
    alive: bool
    silver: int
    wheat: int
    monuments: int
    worship: int
    disc: int
    population: int
    home: int
    workers: dict[str, int]
    captives: dict[str, int]
    granary: int
    lying_merchant: str
    lying_farmers: int
    out: bool
    free_left: int
    sealed: bool
    target: int | str | None
    hero: int | None
    upgraded: bool
    blessing: bool | None
    used_count: int
    perhaps_used: list[list[int]]
    used_heroes: list[int] | None


class AlbaView(msgspec.Struct, frozen=True):
    """The table. `step`, `shown`, `asked` and `offered` are counters of the engine, the same for every viewer.
    `decided_by` says after the end what made the winners: goal, population, stores, shared, survivor or nobody."""

    viewer: int
    rules: Rules
    year: int
    season: str
    phase: str
    step: int
    shown: int
    king_of_kings: int
    turn: int | None
    asked: int
    offered: int
    dice_cost: int
    dice: dict[str, int]
    stalls: list[int]
    weather: WeatherView
    blessings_left: dict[str, int]
    attacked: int | str | None
    sabotage_left: int
    mark_of_piety: int | None
    assisi: AssisiView | None
    supply: int
    bank: int
    captive_supply: int
    winners: list[int]
    decided_by: str | None
    kings: list[KingView]


def view(s: AlbaState, viewer: int) -> AlbaView:
    """What `viewer` may know: all that lies on the table [S10], and his own secrets."""
    kings = range(int(s.players))
    return AlbaView(
        viewer=viewer,
        rules=_rules(s),
        year=int(s.year),
        season=SEASON_NAMES[s.season],
        phase=PHASE_NAMES[s.phase],
        step=int(s.step),
        shown=int(s.shown),
        king_of_kings=int(s.king_of_kings),
        turn=_maybe(s.turn),
        asked=int(s.asked),
        offered=int(s.offered),
        dice_cost=int(court_cost(s)),
        dice={DIE_NAMES[die]: int(s.dice[die]) for die in range(DICE)},
        stalls=[int(coins) for coins in s.stalls],
        weather=_weather(s),
        blessings_left={name: int(s.blessings_left[i]) for i, name in enumerate(BLESSING_NAMES)},
        attacked=_city(int(city_attacked(s))) if s.phase == SABOTAGE else None,
        sabotage_left=int(s.sabotage_left),
        mark_of_piety=_maybe(s.mark),
        assisi=_assisi(s),
        supply=int(s.supply),
        bank=int(s.bank),
        captive_supply=int(s.captive_supply),
        winners=[king for king in kings if s.won(king)],
        decided_by=_decided_by(s),
        kings=[_king(s, king, viewer) for king in kings],
    )


def _decided_by(s: AlbaState) -> str | None:
    """Who reached the goal [Y8], what parted those who did [Y9] [Y10], or that somebody was left alone [A32]."""
    if s.phase != OVER:
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
    people = sorted(int(population(s, king)) for king in reached)
    return "population" if people[-1] > people[-2] else "stores"


def _rules(s: AlbaState) -> Rules:
    return Rules(
        job_well_done=s.job_well_done == 1,
        spoils_of_war=s.spoils_of_war == 1,
        assisi=s.assisi == 1,
        first_king="random" if s.random_first_king == 1 else "first_seat",
        one_slavery_deal=s.one_slavery_deal == 1,
        keep_one_peasant=s.keep_one_peasant == 1,
        large_growth=s.large_growth == 1,
        sole_survivor_wins=s.sole_survivor_wins == 1,
    )


def _weather(s: AlbaState) -> WeatherView:
    unseen = {
        name: [COSTS[i] for i in range(COST_KINDS) for _ in range(s.costs_left[climate * COST_KINDS + i])]
        for climate, name in enumerate(CLIMATE_NAMES)
    }
    return WeatherView(
        climate=CLIMATE_NAMES[s.climate],
        cost=int(s.cost) if s.cost else None,
        ahead=None if s.next_climate == NONE else CLIMATE_NAMES[s.next_climate],
        left_in_set=[CLIMATE_NAMES[climate] for climate in range(CLIMATES) if s.block >> climate & 1],
        costs_unseen=unseen,
    )


def _assisi(s: AlbaState) -> AssisiView | None:
    if s.assisi == 0:
        return None
    items = {name: int(s.assisi_items[item]) for item, name in enumerate(ITEM_NAMES)}
    return AssisiView(int(s.assisi_defenders), items)


def _king(s: AlbaState, king: int, viewer: int) -> KingView:
    mine = king == viewer
    target, hero, blessing = int(s.target[king]), int(s.hero[king]), int(s.blessing[king])
    target_open = target != NONE and (mine or s.phase != TARGETS or target_count(s, king) == 1)
    hero_open = hero != NONE and (mine or s.phase != HEROES)
    blessing_open = blessing != NONE and (mine or s.phase != BLESSING)
    return KingView(
        city=CITY_NAMES[king],
        alive=s.alive[king] == 1,
        silver=int(s.silver[king]),
        wheat=int(s.wheat[king]),
        monuments=int(s.monuments[king]),
        worship=int(s.worship[king]),
        disc=int(s.disc[king]),
        population=int(population(s, king)),
        home=int(s.home[king]),
        workers={name: int(s.workers[king * JOBS + job]) for job, name in enumerate(JOB_NAMES)},
        captives={name: int(s.captives[king * JOBS + job]) for job, name in enumerate(JOB_NAMES)},
        granary=int(granary(s, king)),
        lying_merchant=LYING_NAMES[s.lying_merchant[king]],
        lying_farmers=int(s.lying_farmers[king]),
        out=s.out[king] == 1,
        free_left=int(s.free_left[king]),
        sealed=_sealed(s, king),
        target=_city(target) if target_open else None,
        hero=hero if hero_open else None,
        upgraded=s.upgraded[king] == 1,
        blessing=blessing == 1 if blessing_open else None,
        used_count=len(heroes_in(int(s.used[king]))),
        perhaps_used=[heroes_in(pile << 1) for pile in range(PILES) if s.possible[king] >> pile & 1],
        used_heroes=heroes_in(int(s.used[king])) if mine else None,
    )


def _sealed(s: AlbaState, king: int) -> bool:
    if s.phase == TARGETS:
        return bool(s.target[king] != NONE)
    if s.phase == HEROES:
        return bool(s.hero[king] != NONE)
    return bool(s.phase == BLESSING and s.blessing[king] != NONE)


def heroes_in(used: int) -> list[int]:
    """The heroes of a used pile."""
    return [hero for hero in range(1, HEROES_EACH) if used >> hero & 1]


def _maybe(value: int) -> int | None:
    return None if value == NONE else int(value)


def _city(city: int) -> int | str:
    """A seat, or the word for Assisi."""
    return "assisi" if city == ASSISI else city


def _number(city: int | str | None) -> int:
    if city is None:
        return NONE
    return ASSISI if isinstance(city, str) else city


# The way back.


def state_from_view(seen: AlbaView) -> AlbaState:
    """Some position that gives this view: what the viewer cannot see is the first possible until it is drawn anew."""
    s = AlbaState(len(seen.kings))
    _take_rules(s, seen.rules)
    s.set_up()
    s.year = seen.year
    s.season = SEASON_NAMES.index(seen.season)
    s.phase = PHASE_NAMES.index(seen.phase)
    s.step = seen.step
    s.shown = seen.shown
    s.king_of_kings = seen.king_of_kings
    s.turn = _number(seen.turn)
    s.asked = seen.asked
    s.offered = seen.offered
    s.dice_cost = DICE_COSTS.index(seen.dice_cost)
    for die, name in enumerate(DIE_NAMES):
        s.dice[die] = seen.dice[name]
    for stall, coins in enumerate(seen.stalls):
        s.stalls[stall] = coins
    _take_weather(s, seen.weather)
    for card, name in enumerate(BLESSING_NAMES):
        s.blessings_left[card] = seen.blessings_left[name]
    s.sabotage_left = seen.sabotage_left
    s.mark = _number(seen.mark_of_piety)
    s.supply = seen.supply
    s.bank = seen.bank
    s.captive_supply = seen.captive_supply
    s.winners = sum(1 << king for king in seen.winners)
    if seen.assisi is not None:
        s.assisi_defenders = seen.assisi.defenders
        for item, name in enumerate(ITEM_NAMES):
            s.assisi_items[item] = seen.assisi.items[name]
    for king, shown in enumerate(seen.kings):
        _take_king(s, king, shown)
    for king, shown in enumerate(seen.kings):
        _fill_in_answers(s, king, shown)
    return s


def _take_rules(s: AlbaState, rules: Rules) -> None:
    s.job_well_done = int(rules.job_well_done)
    s.spoils_of_war = int(rules.spoils_of_war)
    s.assisi = int(rules.assisi)
    s.random_first_king = int(rules.first_king == "random")
    s.one_slavery_deal = int(rules.one_slavery_deal)
    s.keep_one_peasant = int(rules.keep_one_peasant)
    s.large_growth = int(rules.large_growth)
    s.sole_survivor_wins = int(rules.sole_survivor_wins)


def _take_weather(s: AlbaState, weather: WeatherView) -> None:
    s.climate = CLIMATE_NAMES.index(weather.climate)
    s.cost = weather.cost or 0
    s.next_climate = NONE if weather.ahead is None else CLIMATE_NAMES.index(weather.ahead)
    s.block = sum(1 << CLIMATE_NAMES.index(name) for name in weather.left_in_set)
    for climate, name in enumerate(CLIMATE_NAMES):
        for i, cost in enumerate(COSTS):
            s.costs_left[climate * COST_KINDS + i] = weather.costs_unseen[name].count(cost)


def _take_king(s: AlbaState, king: int, shown: KingView) -> None:
    s.alive[king] = int(shown.alive)
    s.silver[king] = shown.silver
    s.wheat[king] = shown.wheat
    s.monuments[king] = shown.monuments
    s.worship[king] = shown.worship
    s.disc[king] = shown.disc
    s.home[king] = shown.home
    for job, name in enumerate(JOB_NAMES):
        s.workers[king * JOBS + job] = shown.workers[name]
        s.captives[king * JOBS + job] = shown.captives[name]
    s.lying_merchant[king] = LYING_NAMES.index(shown.lying_merchant)
    s.lying_farmers[king] = shown.lying_farmers
    s.out[king] = int(shown.out)
    s.free_left[king] = shown.free_left
    s.target[king] = _number(shown.target)
    s.hero[king] = _number(shown.hero)
    s.upgraded[king] = int(shown.upgraded)
    s.blessing[king] = NONE if shown.blessing is None else int(shown.blessing)
    piles = [sum(1 << hero for hero in heroes) for heroes in shown.perhaps_used]
    s.possible[king] = sum(1 << (pile >> 1) for pile in piles)
    s.used[king] = piles[0]
    if shown.used_heroes is not None:
        s.used[king] = sum(1 << hero for hero in shown.used_heroes)


def _fill_in_answers(s: AlbaState, king: int, shown: KingView) -> None:
    """A legal answer where the viewer only knows that there is one; a hero 0 is always active."""
    if not shown.sealed:
        return
    if s.phase == TARGETS and shown.target is None:
        s.target[king] = next(
            (other for other in range(int(s.players)) if other != king and s.alive[other] == 1), ASSISI
        )
    if s.phase == HEROES and shown.hero is None:
        s.hero[king] = 0
    if s.phase == BLESSING and shown.blessing is None:
        s.blessing[king] = 0
