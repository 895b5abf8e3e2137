"""The title as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from ludotheca.games.comuni import actions, events, scoring
from ludotheca.games.comuni.checks import faults
from ludotheca.games.comuni.meta import META
from ludotheca.games.comuni.rules import build, invasion, projects, town
from ludotheca.games.comuni.rules.codes import A_BUILD, A_WALL
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.tables import (
    ARMY,
    BUILD,
    CATEGORIES,
    COMMIT,
    CRAFTSMAN,
    DECKS,
    DISCARD,
    DISPLACED,
    ENEMY_NAMES,
    GAIN,
    GOLD,
    HAND_LIMIT,
    OFFER,
    OVER,
    PILGRIM,
    PLACE,
    PROJECT,
    RESOURCE_NAMES,
    RESOURCES,
    STOREYS,
    WALLS,
    hero_value,
)
from ludotheca.games.comuni.view import STEP_NAMES, ComuniView, view
from ludotheca.games.comuni.view_back import state_from_view
from ludotheca.games.comuni.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.game import Game, Options, ScoreLine
from ludotheca.kernel.names import Asked, Decisions


def new_state(players: int, options: Options, rules: int) -> ComuniState:
    """The table as it is set, with or without the option of free exchange."""
    state = ComuniState(players)
    state.set_up()
    state.free_exchange = int(options["free_exchange"])
    return state


def score_lines(s: ComuniState, seat: int) -> list[ScoreLine]:
    """Points by what they are for."""
    over = s.phase == OVER
    masters = sum(1 for holder in s.master if holder == seat)
    heroes = [int(hero_value(i // 2, i % 2)) for i in range(2 * DECKS) if s.hero[i] == seat]
    leads = [RESOURCE_NAMES[r] for r in range(RESOURCES) if over and scoring.lead_points(s, seat, r)]
    smallest = int(scoring.smallest_building(s, seat))
    pillage = int(s.pillage[seat])
    return [
        ScoreLine("buildings", int(s.points[seat]), {"count": _buildings(s, seat)}),
        ScoreLine("masters", int(scoring.master_points(s, seat)), {"count": masters}),
        ScoreLine(
            "resources", int(scoring.resource_points(s, seat)), {"count": len(leads), "resources": leads}
        ),
        ScoreLine("heroes", sum(heroes), {"count": len(heroes), "each": heroes}),
        ScoreLine("pillage", -pillage, {"count": pillage}),
        ScoreLine("smallest", int(scoring.smallest_building_points(s, seat)), {"storeys": smallest}),
    ]


def describe(s: ComuniState, seat: int) -> tuple[str, dict[str, Any]]:
    """The kind of the seat's decision and what its question names."""
    if s.phase == PROJECT:
        return "project", {"count": int(projects.envoys_out(s, seat))}
    if s.phase == OFFER:
        return "offer", _offer(s, seat)
    if s.phase == DISPLACED:
        return "displaced", {"gold": int(s.carried), "pilgrims": int(town.have(s, seat, PILGRIM))}
    if s.phase == GAIN:
        return "gain", {"count": int(s.gains_left)}
    if s.phase == COMMIT:
        return _commitment(s, seat)
    if s.phase == BUILD:
        costs = [int(build.action_price(s.built, s.walled)), int(build.action_price(s.walled, s.built))]
        return "build", {"building": costs[0], "wall": costs[1]}
    if s.phase == PLACE:
        return "place", _place(s, seat)
    if s.phase == DISCARD:
        return "discard", {"count": int(s.hand_size[seat]) - HAND_LIMIT}
    return (
        "repair",
        {"pillage": int(s.pillage[seat]), "pilgrims": int(town.have(s, seat, PILGRIM))},
    )


def _buildings(s: ComuniState, seat: int) -> int:
    each = CATEGORIES * STOREYS
    return sum(s.buildings[seat * each : (seat + 1) * each])


def _offer(s: ComuniState, seat: int) -> dict[str, Any]:
    """The column, the least that counts there, and what the seat has to offer."""
    return {
        "column": int(s.bid_column) + 1,
        "least": int(projects.least_offer(s, s.bid_column)),
        "gold": int(town.have(s, seat, GOLD)),
        "pilgrims": int(town.have(s, seat, PILGRIM)),
        "pledged": 2 * int(s.pledged),
    }


def _place(s: ComuniState, seat: int) -> dict[str, Any]:
    """The card, and what each place costs in craftsmen, in the order of the decision's actions."""
    costs = []
    for action in build.place_actions(s, seat):
        if A_BUILD <= action < A_WALL + STOREYS:
            place = WALLS if action >= A_WALL else (action - A_BUILD) // STOREYS
            storeys = (action - A_WALL if action >= A_WALL else (action - A_BUILD) % STOREYS) + 1
            costs.append(int(build.price(s, s.chosen, place, storeys)))
    return {
        "card": actions.card_name(int(s.chosen)),
        "craftsmen": int(town.have(s, seat, CRAFTSMAN)),
        "pilgrims": int(town.have(s, seat, PILGRIM)),
        "pledged": 2 * int(s.pledged),
        "costs": costs,
    }


def _commitment(s: ComuniState, seat: int) -> tuple[str, dict[str, Any]]:
    """The small step of a commitment that comes next. Only the owner is told."""
    args: dict[str, Any] = {
        "enemy": ENEMY_NAMES[s.invader],
        "attack": int(invasion.attack_on(s, seat, s.invader)),
        "army": int(town.have(s, seat, ARMY)),
    }
    step = int(invasion.next_step(s, seat))
    if step == invasion.GOLD_STEP:
        args["gold"] = int(town.have(s, seat, GOLD))
    elif step == invasion.PILGRIM_STEP:
        args["pilgrims"] = int(town.have(s, seat, PILGRIM))
    elif step == invasion.ALLIANCE_STEP:
        args["armies"] = int(invasion.armies_at_hand(s, seat))
    else:
        args["armies"] = int(invasion.armies_at_hand(s, seat) - s.alliance[seat])
        args["sent"] = int(s.alliance[seat])
    return STEP_NAMES[step], args


class _Old:
    """Names of this title, until they are tables."""

    encode = staticmethod(actions.encode)
    decode = staticmethod(actions.decode)
    name = staticmethod(events.name_event)


_OLD: Any = _Old()

GAME: Game[ComuniState, ComuniView] = Game(
    meta=META,
    state_type=ComuniState,
    view_type=ComuniView,
    new_state=new_state,
    faults=faults,
    score_lines=score_lines,
    actions=_OLD,
    events=_OLD,
    decisions=Decisions(
        *(
            Asked(kind)
            for kind in ("project", "offer", "displaced", "gain", "build", "place", "discard", "repair")
        ),
        *(Asked(kind, sealed=True) for kind in STEP_NAMES),
    ),
    describe=describe,
    view=view,
    view_back=lambda seen: state_from_view(seen.position),
    policy_weights=WEIGHTS,
    evaluation_weights=EVALUATION,
)
