"""The title as the rest of the program sees it."""

from __future__ import annotations

from ludotheca.games._example.actions import ACTIONS
from ludotheca.games._example.checks import faults
from ludotheca.games._example.decisions import DECISIONS, describe
from ludotheca.games._example.events import EVENTS
from ludotheca.games._example.meta import META
from ludotheca.games._example.state import ExampleState
from ludotheca.games._example.view import score_lines, view
from ludotheca.games._example.view_back import view_back
from ludotheca.games._example.view_types import ExampleView
from ludotheca.kernel.game import Game, Options


def new_state(players: int, options: Options, rules: int) -> ExampleState:
    """A full deck, and nothing in front of anybody."""
    state = ExampleState(players)
    state.set_up()
    return state


GAME: Game[ExampleState, ExampleView] = Game(
    meta=META,
    state_type=ExampleState,
    view_type=ExampleView,
    new_state=new_state,
    faults=faults,
    score_lines=score_lines,
    actions=ACTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    describe=describe,
    view=view,
    view_back=view_back,
)
