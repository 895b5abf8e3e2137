"""The title as the rest of the program sees it."""

from __future__ import annotations

from ludotheca.games.kingsburg import sight
from ludotheca.games.kingsburg.actions import ACTIONS
from ludotheca.games.kingsburg.checks import faults
from ludotheca.games.kingsburg.decisions import DECISIONS, describe
from ludotheca.games.kingsburg.events import EVENTS
from ludotheca.games.kingsburg.meta import META, take_options
from ludotheca.games.kingsburg.outlook import FEATURES
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.games.kingsburg.view import eyes, score_lines, view
from ludotheca.games.kingsburg.view_back import view_back
from ludotheca.games.kingsburg.view_types import KingsburgView
from ludotheca.games.kingsburg.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.game import Game, Options


def new_state(players: int, options: Options, rules: int) -> KingsburgState:
    """Empty provinces, with or without the option of one "+2" token a season."""
    state = KingsburgState(players)
    state.set_up()
    take_options(state, options)
    return state


GAME: Game[KingsburgState, KingsburgView] = Game(
    meta=META,
    state_type=KingsburgState,
    view_type=KingsburgView,
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
