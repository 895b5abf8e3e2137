"""What a title offers around its state: names for actions, views, decisions, texts.

`Game` is the whole interface between a title and the rest of the program. Its state is compiled and fast; everything
here is ordinary Python, called once per message and not in a search.
"""

from __future__ import annotations

import abc
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from ludotheca.kernel.errors import BadOption, BadPlayers
from ludotheca.kernel.event import Event
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import NOBODY, State
from ludotheca.kernel.weights import Weights

Named = dict[str, Any]
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


class Decision(msgspec.Struct, frozen=True):
    """What one seat must decide: a kind, what the prompt's text needs, and every legal action by name.

    `prompt` is the key of the question in the title's texts. `sealed` answers stay hidden until all are in.
    """

    seat: int
    kind: str
    prompt: str
    args: dict[str, Any]
    actions: list[Named]
    sealed: bool = False


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a seat's score: what it is for (a text key `score-<what>`), how many, and the points."""

    what: str
    points: int
    args: dict[str, Any] = {}


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat finished."""

    seat: int
    score: int
    place: int
    won: bool
    lines: list[ScoreLine]


class Game(abc.ABC):
    """A title. One object serves all matches; it holds no state of its own."""

    meta: ClassVar[Meta]
    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[msgspec.Struct]]
    # What the title's quick policy and its estimate weigh with, where they are tuned by `lab.tune`.
    policy_weights: ClassVar[Weights | None] = None
    evaluation_weights: ClassVar[Weights | None] = None

    # The position.

    @abc.abstractmethod
    def new_state(self, players: int, options: Options, rules: int) -> State:
        """The position before the first draw or decision."""

    @abc.abstractmethod
    def faults(self, state: State) -> list[str]:
        """What is impossible about this position (pieces lost, numbers out of bounds); empty if all is well."""

    @abc.abstractmethod
    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        """The seat's score as it stands, line by line; the points sum to `state.score(seat)`."""

    # Names at the border.

    @abc.abstractmethod
    def encode(self, action: int) -> Named:
        """The name of an action, `{"type": ..., ...}`; no position is needed to read it."""

    @abc.abstractmethod
    def decode(self, named: Mapping[str, Any]) -> int:
        """The action of a name; `BadAction` if it is none."""

    @abc.abstractmethod
    def describe(self, state: State, seat: int) -> tuple[str, dict[str, Any], bool]:
        """The seat's decision: its kind, the prompt's arguments, and whether the answer is sealed."""

    @abc.abstractmethod
    def name_event(self, seq: int, kind: int, numbers: Sequence[int]) -> Event:
        """A raw event of the state under its name."""

    # Who may know what.

    @abc.abstractmethod
    def view(self, state: State, viewer: int) -> msgspec.Struct:
        """What a seat, or SPECTATOR, may know, built up from nothing."""

    @abc.abstractmethod
    def state_from_view(self, view: Any) -> State:
        """Some position that gives this view; what the viewer cannot see is filled in arbitrarily."""

    def sample(self, view: Any, viewer: int, rng: Rng) -> State:
        """A random position that gives this view."""
        state = self.state_from_view(view)
        state.redraw_hidden(viewer, rng)
        return state

    # How it looks.

    def board(self) -> Any:
        """The title's own drawing on a text screen (a `texts.board.Board`), or None for the general one."""
        return None

    # Shared by all titles.

    def check_players(self, players: object) -> int:
        """The number of players, or an error that says what the title takes."""
        least, most = self.meta.least_players, self.meta.most_players
        if not isinstance(players, int) or isinstance(players, bool) or not least <= players <= most:
            raise BadPlayers(self.meta.names, players, least, most)
        return players

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

    def settled(self, options: Options, players: int) -> Options:
        """The options of a new table; a title settles here what the number of players decides."""
        return options

    def decision(self, state: State, seat: int) -> Decision | None:
        """What this seat must decide now, if anything."""
        if not state.owes(seat):
            return None
        kind, args, sealed = self.describe(state, seat)
        actions = [self.encode(action) for action in state.actions(seat)]
        return Decision(seat, kind, f"prompt-{kind}", args, actions, sealed)

    def results(self, state: State) -> list[SeatResult]:
        """Every seat's score and place; final once the game is over."""
        over = state.to_move() == NOBODY
        return [
            SeatResult(
                seat=seat,
                score=int(state.score(seat)),
                place=int(state.place(seat)),
                won=over and bool(state.won(seat)),
                lines=self.score_lines(state, seat),
            )
            for seat in range(int(state.players))
        ]


def spell(value: object) -> str:
    """An option's value as a person types it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
