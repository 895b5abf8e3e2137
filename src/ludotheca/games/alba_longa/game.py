"""The title as the rest of the program sees it."""

from __future__ import annotations

from ludotheca.games.alba_longa import sight
from ludotheca.games.alba_longa.actions import ACTIONS
from ludotheca.games.alba_longa.checks import faults
from ludotheca.games.alba_longa.decisions import DECISIONS, describe
from ludotheca.games.alba_longa.events import EVENTS
from ludotheca.games.alba_longa.meta import META, settled, take_options
from ludotheca.games.alba_longa.outlook import FEATURES
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.games.alba_longa.view import score_lines, view
from ludotheca.games.alba_longa.view_back import view_back
from ludotheca.games.alba_longa.view_types import AlbaView
from ludotheca.games.alba_longa.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.game import Game, Options


def new_state(players: int, options: Options, rules: int) -> AlbaState:
    """The table as it is set, with its variants."""
    state = AlbaState(players)
    take_options(state, options)
    state.set_up()
    return state


GAME: Game[AlbaState, AlbaView] = Game(
    meta=META,
    state_type=AlbaState,
    view_type=AlbaView,
    new_state=new_state,
    faults=faults,
    score_lines=score_lines,
    actions=ACTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    describe=describe,
    view=view,
    view_back=view_back,
    widest=sight.WIDEST,
    settled=settled,
    policy_weights=WEIGHTS,
    evaluation_weights=EVALUATION,
    outlook=FEATURES,
)
