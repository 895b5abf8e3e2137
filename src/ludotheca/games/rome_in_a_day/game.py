"""The title as the rest of the program sees it."""

from __future__ import annotations

from ludotheca.games.rome_in_a_day import box, sight
from ludotheca.games.rome_in_a_day.actions import ACTIONS
from ludotheca.games.rome_in_a_day.checks import faults
from ludotheca.games.rome_in_a_day.decisions import DECISIONS, describe
from ludotheca.games.rome_in_a_day.events import EVENTS
from ludotheca.games.rome_in_a_day.foresight import Foresight, foresee
from ludotheca.games.rome_in_a_day.meta import META
from ludotheca.games.rome_in_a_day.outlook import FEATURES
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view import RomeView, eyes, view, view_domain
from ludotheca.games.rome_in_a_day.view_back import view_back
from ludotheca.games.rome_in_a_day.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.game import Game, Options, ScoreLine


def new_state(players: int, options: Options, rules: int) -> RomeState:
    """Full stacks, gems and empty domains."""
    state = RomeState(players)
    state.set_up()
    return state


def score_lines(s: RomeState, seat: int) -> list[ScoreLine]:
    """Points by building, then those of the gems. Lands stay and regions only grow, so the buildings' points are safe;
    a gem is laid out every round and may be lost, so gems count at the end."""
    domain, _ = view_domain(s, seat)
    lines = []
    for building in box.BUILDING_NAMES:
        mine = [laid.points for laid in domain if laid.building == building]
        lines.append(ScoreLine(building, sum(mine), {"count": len(mine), "each": mine}))
    gems = int(s.gems[seat])
    lines.append(ScoreLine("gems", int(box.gem_points(gems)), {"count": gems}, later=s.phase != codes.OVER))
    return lines


GAME: Game[RomeState, RomeView] = Game(
    meta=META,
    state_type=RomeState,
    view_type=RomeView,
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
    foresee=foresee,
    foresight_type=Foresight,
)
