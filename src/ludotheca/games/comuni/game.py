"""The title as the rest of the program sees it."""

from __future__ import annotations

from ludotheca.games.comuni import sight
from ludotheca.games.comuni.actions import ACTIONS
from ludotheca.games.comuni.checks import faults
from ludotheca.games.comuni.decisions import DECISIONS, describe
from ludotheca.games.comuni.events import EVENTS
from ludotheca.games.comuni.meta import META
from ludotheca.games.comuni.outlook import FEATURES
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.view import eyes, score_lines, view
from ludotheca.games.comuni.view_back import view_back
from ludotheca.games.comuni.view_types import ComuniView
from ludotheca.games.comuni.weights import EVALUATION, WEIGHTS
from ludotheca.kernel.game import Game, Options


def new_state(players: int, options: Options, rules: int) -> ComuniState:
    """The table as it is set, with or without the option of free exchange."""
    state = ComuniState(players)
    state.set_up()
    state.take_options(options)
    state.rules = rules
    return state


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
