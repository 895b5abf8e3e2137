"""The title as the rest of the program sees it."""

from __future__ import annotations

from ludotheca.games.rome_in_a_day import sight
from ludotheca.games.rome_in_a_day.actions import ACTIONS
from ludotheca.games.rome_in_a_day.checks import faults
from ludotheca.games.rome_in_a_day.decisions import DECISIONS, describe
from ludotheca.games.rome_in_a_day.events import EVENTS
from ludotheca.games.rome_in_a_day.foresight import Foresight, foresee
from ludotheca.games.rome_in_a_day.meta import META
from ludotheca.games.rome_in_a_day.outlook import FEATURES
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view import eyes, score_lines, view
from ludotheca.games.rome_in_a_day.view_back import view_back
from ludotheca.games.rome_in_a_day.view_types import RomeView
from ludotheca.games.rome_in_a_day.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.game import Game, Options


def new_state(players: int, options: Options, rules: int) -> RomeState:
    """Full stacks, gems and empty domains."""
    state = RomeState(players)
    state.set_up()
    return state


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
