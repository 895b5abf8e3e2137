"""The title as the rest of the program sees it."""

from __future__ import annotations

from ludotheca.games.comuni import box, scoring, sight
from ludotheca.games.comuni.actions import ACTIONS
from ludotheca.games.comuni.checks import faults
from ludotheca.games.comuni.decisions import DECISIONS, describe
from ludotheca.games.comuni.events import EVENTS
from ludotheca.games.comuni.meta import META
from ludotheca.games.comuni.outlook import FEATURES
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.view import ComuniView, eyes, heroes_of, view
from ludotheca.games.comuni.view_back import view_back
from ludotheca.games.comuni.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.game import Game, Options, ScoreLine


def new_state(players: int, options: Options, rules: int) -> ComuniState:
    """The table as it is set, with or without the option of free exchange."""
    state = ComuniState(players)
    state.set_up()
    state.take_options(options)
    state.rules = rules
    return state


def score_lines(s: ComuniState, seat: int) -> list[ScoreLine]:
    """Points by what they are for."""
    each = box.CATEGORIES * box.STOREYS
    buildings = sum(s.buildings[seat * each : (seat + 1) * each])
    masters = sum(1 for holder in s.master if holder == seat)
    leads = [name for i, name in enumerate(box.RESOURCE_NAMES) if scoring.lead_points(s, seat, i)]
    leads = leads if s.phase == codes.OVER else []
    heroes = heroes_of(s, seat)
    smallest = int(scoring.smallest_building(s, seat))
    pillage = int(s.pillage[seat])
    resources = int(scoring.resource_points(s, seat))
    return [
        ScoreLine("buildings", int(s.points[seat]), {"count": buildings}),
        ScoreLine("masters", int(scoring.master_points(s, seat)), {"count": masters}),
        ScoreLine("resources", resources, {"count": len(leads), "resources": leads}),
        ScoreLine("heroes", sum(heroes), {"count": len(heroes), "each": heroes}),
        ScoreLine("pillage", -pillage, {"count": pillage}),
        ScoreLine("smallest", int(box.value_of(smallest)), {"storeys": smallest}),
    ]


GAME: Game[ComuniState, ComuniView] = Game(
    meta=META,
    state_type=ComuniState,
    view_type=ComuniView,
    new_state=new_state,
    faults=faults,
    score_lines=score_lines,
    actions=ACTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    describe=describe,
    view=view,
    view_back=view_back,
    eyes=eyes,
    widest=sight.WIDEST,
    policy_weights=WEIGHTS,
    evaluation_weights=EVALUATION,
    outlook=FEATURES,
)
