"""The title as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from ludotheca.games.alba_longa import actions, events
from ludotheca.games.alba_longa.checks import faults
from ludotheca.games.alba_longa.meta import META
from ludotheca.games.alba_longa.rules.combat import city_attacked, standing
from ludotheca.games.alba_longa.rules.court import court_cost
from ludotheca.games.alba_longa.rules.jobs import blessing_price, harvest_of
from ludotheca.games.alba_longa.rules.soldiers import attacked, soldiers
from ludotheca.games.alba_longa.rules.year_end import most_growth
from ludotheca.games.alba_longa.scoring import population
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.games.alba_longa.tables import (
    ARMY,
    ASSISI,
    BLESSING,
    BUY,
    CLIMATE_NAMES,
    COURT,
    DICE,
    FARMERS,
    FREE,
    GROWTH,
    HEROES,
    JOB_NAMES,
    MOST_KINGS,
    NAME,
    PAY_COURT,
    PAY_DIE,
    RECALL,
    SABOTAGE,
    SEASON_NAMES,
    SLAVERY,
    STOCK,
    SUCCESSOR,
    TAKE,
    TARGETS,
    UPGRADE,
    VICTORY_POPULATION,
    growth_cost,
)
from ludotheca.games.alba_longa.view import AlbaView, state_from_view, view
from ludotheca.games.alba_longa.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.errors import BadOption
from ludotheca.kernel.game import Game, Options, ScoreLine
from ludotheca.kernel.names import Asked, Decisions

# The kind of decision in each phase, and whether its answer is hidden from the others.
DECISIONS: dict[int, tuple[str, bool]] = {
    SLAVERY: ("slavery", False),
    FREE: ("free", False),
    COURT: ("court", False),
    PAY_COURT: ("pay", False),
    TAKE: ("take", False),
    BUY: ("buy", False),
    PAY_DIE: ("pay", False),
    ARMY: ("army", False),
    RECALL: ("recall", True),
    TARGETS: ("target", True),
    HEROES: ("hero", True),
    SABOTAGE: ("sabotage", False),
    STOCK: ("stock", False),
    UPGRADE: ("upgrade", False),
    BLESSING: ("blessing", True),
    NAME: ("name", False),
    SUCCESSOR: ("successor", False),
    GROWTH: ("growth", False),
}


def settled(options: Options, players: int) -> Options:
    """Two kings always play with Assisi [T2], so their table says so."""
    return {**options, "assisi": True} if players == 2 else options


def new_state(players: int, options: Options, rules: int) -> AlbaState:
    """The table as it is set, with its variants."""
    if options["assisi"] and players == MOST_KINGS:  # [AS9]
        raise BadOption(
            META.names,
            "assisi",
            f"cannot be true with {players} players: Assisi is on the back of the fifth city, Reate.",
            why="assisi-five",
            value="true",
        )
    state = AlbaState(players)
    state.job_well_done = int(bool(options["job_well_done"]))
    state.spoils_of_war = int(bool(options["spoils_of_war"]))
    state.assisi = int(bool(options["assisi"]) or players == 2)  # [T2]
    state.random_first_king = int(options["first_king"] == "random")
    state.one_slavery_deal = int(bool(options["one_slavery_deal"]))
    state.keep_one_peasant = int(bool(options["keep_one_peasant"]))
    state.large_growth = int(bool(options["large_growth"]))
    state.sole_survivor_wins = int(bool(options["sole_survivor_wins"]))
    state.set_up()
    return state


def score_lines(s: AlbaState, seat: int) -> list[ScoreLine]:
    """The booklet has no points; these lines say how far each half of the goal is reached."""
    people = int(population(s, seat))
    return [
        ScoreLine("monuments", int(s.monuments[seat]), {"count": int(s.monuments[seat])}),
        ScoreLine("population", min(people, VICTORY_POPULATION), {"count": people}),
    ]


def describe(s: AlbaState, seat: int) -> tuple[str, dict[str, Any]]:
    """The kind of the seat's decision and what its question names."""
    kind, _ = DECISIONS[int(s.phase)]
    if s.phase == SABOTAGE and city_attacked(s) == ASSISI:
        kind = "pillage"
    return kind, _arguments(s, seat, kind)


def _arguments(s: AlbaState, seat: int, kind: str) -> dict[str, Any]:
    """What the question's text needs."""
    if kind in ("take", "buy"):
        dice = {JOB_NAMES[die]: int(s.dice[die]) for die in range(DICE)}
        return {**dice, "home": int(s.home[seat]), "season": SEASON_NAMES[s.season]}
    if kind == "slavery":
        return {"home": int(s.home[seat]), "silver": int(s.silver[seat])}
    if kind == "free":
        return {"count": int(s.free_left[seat]), "season": SEASON_NAMES[s.season]}
    if kind == "court":
        return {"cost": int(court_cost(s)), "silver": int(s.silver[seat]), "home": int(s.home[seat])}
    if kind == "pay":
        return {"silver": int(court_cost(s)) if s.phase == PAY_COURT else 1}
    if kind == "hero":
        return {"soldiers": int(soldiers(s, seat)), "attacked": "yes" if attacked(s, seat) else "no"}
    if kind == "sabotage":
        return {"other": int(city_attacked(s)), "count": int(s.sabotage_left)}
    if kind == "pillage":
        return {"count": int(s.sabotage_left)}
    if kind == "upgrade":
        return {
            "cost": int(s.cost),
            "worship": int(s.worship[seat]),
            "climate": CLIMATE_NAMES[s.climate],
            "wheat": int(harvest_of(s, seat)),
            "more": int(standing(s, seat, FARMERS)),
        }
    if kind == "blessing":
        return {"price": int(blessing_price(s, seat)), "worship": int(s.worship[seat])}
    if kind == "growth":
        costs = [int(growth_cost(count)) for count in range(int(most_growth(s, seat)) + 1)]
        return {"wheat": int(s.wheat[seat]), "home": int(s.home[seat]), "costs": costs}
    if kind == "target":
        return {"soldiers": int(soldiers(s, seat))}
    return {}


class _Old:
    """Names of this title, until they are tables."""

    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    name = staticmethod(events.name_event)


_OLD: Any = _Old()

GAME: Game[AlbaState, AlbaView] = Game(
    meta=META,
    state_type=AlbaState,
    view_type=AlbaView,
    new_state=new_state,
    faults=faults,
    score_lines=score_lines,
    actions=_OLD,
    events=_OLD,
    decisions=Decisions(
        *(Asked(kind, sealed=sealed) for kind, sealed in DECISIONS.values()), Asked("pillage")
    ),
    describe=describe,
    view=view,
    view_back=lambda seen: state_from_view(seen.position),
    settled=settled,
    policy_weights=WEIGHTS,
    evaluation_weights=EVALUATION,
)
