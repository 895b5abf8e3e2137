"""What a title offers around its state: names for actions, views, decisions, texts.

`Game` is the whole interface between a title and the rest of the program. Its state is compiled and fast; everything
here is ordinary Python, called once per message and not in a search.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from ludotheca.kernel.errors import BadOption, BadPlayers
from ludotheca.kernel.names import Actions, Decisions, Events
from ludotheca.kernel.names import Named as Named
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY, State
from ludotheca.kernel.weights import Weights

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
OptionValue = bool | int | str
Options = dict[str, OptionValue]


class Option(msgspec.Struct, frozen=True):
    """A choice made when the table is set: its name, its default and every value it may take."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]


class Meta(msgspec.Struct, frozen=True):
    """Facts about a title for lobbies and catalogues."""

    title: str
    names: dict[str, str]
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    least_players: int
    most_players: int
    rules_version: int
    supported_rules: tuple[int, ...]
    options: tuple[Option, ...] = ()
    minutes: int = 30
    # What one does in it, in a line for the shelf, by language.
    tagline: dict[str, str] = {}
    # A draft may lack French, whole games, stored numbers and the rules for players; see docs/add-a-game.md.
    stage: Literal["draft", "complete"] = "draft"


class Decision(msgspec.Struct, frozen=True):
    """What one seat must decide: a kind, what its question needs, and every legal action by name.

    The question is the text `prompt-<kind>`. `sealed` answers stay hidden until all are in.
    """

    seat: int
    kind: str
    args: dict[str, Any]
    actions: list[Named]
    sealed: bool = False


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a seat's score: what it is for (a text key `score-<what>`), how many, and the points. What counts only
    at the end is `later` until then, and not in the score that is shown."""

    what: str
    points: int
    args: dict[str, Any] = {}
    later: bool = False


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat finished. Where the game is over and nobody has won there are no places: all have lost."""

    seat: int
    score: int
    place: int | None
    won: bool
    lines: list[ScoreLine]


class MatchView(msgspec.Struct, frozen=True):
    """All that one viewer may know of a match now. `position` is the title's own view; `step` and `shown` are counters
    of the engine, the same for every viewer."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    viewer: int
    head: int
    over: bool
    owing: list[int]
    can_undo: bool
    step: int
    shown: int
    position: Any
    results: list[SeatResult]


def _as_chosen(options: Options, players: int) -> Options:
    return options


def _own(state: State, viewer: int) -> int:
    return viewer


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, V]):
    """A title, put together from its parts. One object serves all matches; it holds no state of its own."""

    meta: Meta
    state_type: type[S]
    view_type: type[V]

    # The position before the first draw or decision, of a number of players, options and a version of the rules.
    new_state: Callable[[int, Options, int], S]
    # What is impossible about a position (pieces lost, numbers out of bounds); empty if all is well.
    faults: Callable[[S], list[str]]
    # A seat's score as it stands, line by line; the points sum to `state.score(seat)`, those that come later included.
    score_lines: Callable[[S, int], list[ScoreLine]]

    # Names at the border, and the decision a seat owes: its kind and the arguments of its question.
    actions: Actions
    events: Events
    decisions: Decisions
    describe: Callable[[S, int], tuple[str, dict[str, Any]]]

    # What a seat, or SPECTATOR, may know, built up from nothing; and some position that gives this view, in which
    # whatever the viewer cannot see is filled in arbitrarily.
    view: Callable[[S, int], V]
    view_back: Callable[[MatchView], S]
    # Viewers of whom this gives the same number see the same of a position, so that their view is made once.
    eyes: Callable[[S, int], int] = _own

    # The longest list of legal actions there can be; 0 where a title does not say, and then nothing learns it.
    widest: int = 0

    # The options of a new table, where the number of players decides some of them.
    settled: Callable[[Options, int], Options] = _as_chosen
    # What the quick policy and its estimate weigh with, where they are tuned by `lab.tune`.
    policy_weights: Weights | None = None
    evaluation_weights: Weights | None = None
    # The names of what a net sees at a quiet point (`State.look`); the net itself is `outlook.net` in the folder.
    outlook: tuple[str, ...] = ()
    # What a preview of an act adds to what the act would tell, worked out from the player's view; None of most acts.
    foresee: Callable[[S, int, int], msgspec.Struct | None] | None = None
    foresight_type: type[msgspec.Struct] | None = None

    @property
    def folder(self) -> Path:
        """Where the title keeps its texts and data: beside its own code."""
        found = sys.modules[self.state_type.__module__].__file__
        assert found is not None
        return Path(found).parent

    def encode(self, action: int) -> Named:
        """The name of an action, `{"type": ..., ...}`; no position is needed to read it."""
        return self.actions.encode(action)

    def decode(self, named: Mapping[str, Any]) -> int:
        """The action of a name; `BadAction` if it is none."""
        return self.actions.decode(named)

    def look(
        self,
        state: S,
        viewer: int,
        *,
        options: Mapping[str, Any],
        rules: int,
        head: int = 0,
        can_undo: bool = False,
        results: list[SeatResult] | None = None,
        position: V | None = None,
    ) -> MatchView:
        """Everything a viewer may know of a position, as `Match.view` gives it. `results` are the same for all viewers, and
        `position` for those with the same `eyes`: whoever looks from several seats works them out once."""
        return MatchView(
            game=self.meta.title,
            rules=rules,
            players=int(state.players),
            options=dict(options),
            viewer=viewer,
            head=head,
            over=bool(state.to_move() == NOBODY),
            owing=[seat for seat in range(int(state.players)) if state.owes(seat)],
            can_undo=can_undo,
            step=int(state.step),
            shown=int(state.shown),
            position=self.view(state, viewer) if position is None else position,
            results=self.results(state) if results is None else results,
        )

    def state_from_view(self, seen: MatchView) -> S:
        """Some position that gives this view."""
        state = self.view_back(seen)
        state.step, state.shown = seen.step, seen.shown
        return state

    def sample(self, seen: MatchView, rng: Rng) -> S:
        """A random position that gives this view."""
        state = self.state_from_view(seen)
        state.redraw_hidden(seen.viewer, rng)
        return state

    def check_players(self, players: object) -> int:
        """The number of players, or an error that says what the title takes."""
        least, most = self.meta.least_players, self.meta.most_players
        if not isinstance(players, int) or isinstance(players, bool) or not least <= players <= most:
            raise BadPlayers(self.meta.names, players, least, most)
        return players

    def nearest_players(self, wanted: int) -> int:
        """The number of players nearest to the one wanted that the title takes."""
        return min(max(wanted, self.meta.least_players), self.meta.most_players)

    def check_options(self, options: Mapping[str, Any], players: int = 0) -> Options:
        """The given options with defaults for the rest, or an error that says what the title takes. With a number
        of players they are those of a new table; without, as an old record has them."""
        known = {option.name: option for option in self.meta.options}
        for name, value in options.items():
            option = known.get(name)
            if option is None:
                have = ", ".join(known) or "none"
                raise BadOption(
                    self.meta.names,
                    name,
                    f"does not exist; its options are: {have}.",
                    why="no-option",
                    known=have,
                )
            if not any(value == v and type(value) is type(v) for v in option.values):
                allowed = ", ".join(spell(v) for v in option.values)
                raise BadOption(
                    self.meta.names,
                    name,
                    f"cannot be {spell(value)}; it takes: {allowed}.",
                    why="no-value",
                    value=spell(value),
                    known=allowed,
                )
        complete = {name: options.get(name, option.default) for name, option in known.items()}
        return self.settled(complete, players) if players else complete

    def decision(self, state: S, seat: int) -> Decision | None:
        """What this seat must decide now, if anything."""
        if not state.owes(seat):
            return None
        kind, args = self.describe(state, seat)
        actions = [self.encode(action) for action in state.actions(seat)]
        return Decision(seat, kind, args, actions, self.decisions.sealed(kind))

    def results(self, state: S) -> list[SeatResult]:
        """Every seat's score and place; final once the game is over."""
        over = state.to_move() == NOBODY
        seats = range(int(state.players))
        winners = [seat for seat in seats if over and state.won(seat)]
        lines = [self.score_lines(state, seat) for seat in seats]
        return [
            SeatResult(
                seat=seat,
                score=int(state.score(seat)) - _later(lines[seat]),
                place=None if over and not winners else int(state.place(seat)),
                won=seat in winners,
                lines=lines[seat],
            )
            for seat in seats
        ]

    def score(self, state: S, seat: int) -> int:
        """A seat's score as it is shown."""
        return int(state.score(seat)) - _later(self.score_lines(state, seat))


AnyGame = Game[Any, Any]


def _later(lines: Sequence[ScoreLine]) -> int:
    """The points that count only at the end."""
    return sum(line.points for line in lines if line.later)


def spell(value: object) -> str:
    """An option's value as a person types it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
