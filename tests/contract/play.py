"""How the checks play: random games on bare states and on matches, and what a viewer is told on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from ludotheca.kernel.chance import Dealer, SeededDealer
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.errors import BadOption, LudothecaError
from ludotheca.kernel.event import HeardEvent
from ludotheca.kernel.game import Game, MatchView, Options
from ludotheca.kernel.match import Match
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, SPECTATOR, EventSink, State

# No game of any title is longer than this many actions, draws included. Walks stop here without a word; the check
# `ends` is the one that complains.
BOUND = 5_000

Line = list[tuple[int, int]]  # (seat, action), in order


class Moment(NamedTuple):
    """A position, and what the walk will do in it. `thorough` is true where a check should do its slow part."""

    state: State
    seat: int
    action: int
    thorough: bool


def option_sets(game: Game, players: int) -> list[Options]:
    """The default options, and every other value of each option with the rest at their defaults; without those that
    the title does not take with this number of players."""
    changes: list[Options] = [{}]
    for option in game.meta.options:
        changes += [{option.name: value} for value in option.values if value != option.default]
    return _taken(game, players, changes)


def combinations(game: Game, players: int, names: Sequence[str]) -> list[Options]:
    """Every combination of the values of these options that the title takes with this number of players; of those that
    are the same game there (their first positions are equal) only one."""
    values = {option.name: option.values for option in game.meta.options}
    chosen = product(*(values[name] for name in names))
    sets = _taken(game, players, [dict(zip(names, values, strict=True)) for values in chosen])
    games = {canonical(new_state(game, players, options).dump()): options for options in reversed(sets)}
    return [options for options in sets if options in games.values()]


def _taken(game: Game, players: int, changes: Sequence[Options]) -> list[Options]:
    sets = [game.check_options(change) for change in changes]
    return [
        options for options in sets if not isinstance(refusal(new_state, game, players, options), BadOption)
    ]


def new_state(game: Game, players: int, options: Options) -> State:
    return game.new_state(players, game.check_options(options), game.meta.rules_version)


def look(game: Game, state: State, viewer: int, options: Options) -> MatchView:
    """All that a viewer may know of a position."""
    return game.look(state, viewer, options=game.check_options(options), rules=game.meta.rules_version)


def new_match(game: Game, players: int, options: Options, seed: int, dealer: Dealer | None = None) -> Match:
    return Match.start(game, dealer or SeededDealer(seed), players=players, options=options)


def viewers(state: State) -> list[int]:
    """Every seat, and the spectator."""
    return [*range(int(state.players)), SPECTATOR]


def owing(state: State) -> list[int]:
    """The seats that owe a decision."""
    return [seat for seat in range(int(state.players)) if state.owes(seat)]


def movers(state: State) -> list[int]:
    """Whoever can act: seats, or CHANCE, or nobody."""
    mover = state.to_move()
    if mover == NOBODY:
        return []
    return [CHANCE] if mover == CHANCE else owing(state)


def listed(state: State, seat: int) -> list[int]:
    return [int(action) for action in state.actions(seat)]


def among(items: Sequence[Any], rng: Rng) -> Any:
    return items[rng.below(len(items))]


def some(items: Sequence[Any], most: int, rng: Rng) -> list[Any]:
    """At most this many of the items, without repetition, in their order."""
    left = list(range(len(items)))
    while len(left) > most:
        left.pop(rng.below(len(left)))
    return [items[i] for i in left]


def pick(state: State, rng: Rng) -> tuple[int, int] | None:
    """A random mover and one of its listed actions; the listing decides, not the title's own `random_action`."""
    seats = movers(state)
    if not seats:
        return None
    seat = among(seats, rng)
    return seat, among(listed(state, seat), rng)


def walk(game: Game, players: int, options: Options, seed: int, every: int = 1) -> Iterator[Moment]:
    """A random game, position by position. The consumer must leave the state as it is."""
    state = new_state(game, players, options)
    rng = Rng(seed, 1)
    for number in range(BOUND):
        picked = pick(state, rng)
        if picked is None:
            return
        yield Moment(state, *picked, (number + seed) % every == 0)
        state.apply(*picked)


def thinking(match: Match, seed: int, every: int = 1) -> Iterator[tuple[int, int, bool]]:
    """A random game on a match: who acts, with what, and whether to look thoroughly here.

    The consumer submits, or not; a game that stands still is ended by the bound."""
    rng = Rng(seed, 2)
    for number in range(BOUND):
        if match.over:
            return
        yield *pick(match.state, rng), (number + seed) % every == 0  # type: ignore[misc]


def play_on(state: State, rng: Rng, plies: int) -> Line:
    """Random play from here on, at most this far; what was done."""
    line: Line = []
    while len(line) < plies and (picked := pick(state, rng)) is not None:
        state.apply(*picked)
        line.append(picked)
    return line


def whole_line(game: Game, players: int, options: Options, seed: int) -> Line:
    return [(moment.seat, moment.action) for moment in walk(game, players, options, seed)]


# What a viewer is told.


def is_sealed(game: Game, state: State, seat: int) -> bool:
    """Whether the decision this seat owes now is answered in secret."""
    return seat != CHANCE and game.decisions.sealed(game.describe(state, seat)[0])


def sees_draw(state: State, viewer: int) -> bool:
    """Whether the draw now due is for this viewer's eyes."""
    audience = int(state.audience())
    return audience == EVERYONE or (viewer != SPECTATOR and bool(audience >> viewer & 1))


def hidden_from(game: Game, state: State, seat: int, viewer: int) -> bool:
    """Whether this viewer does not see which action the seat (or CHANCE) takes now."""
    if seat == CHANCE:
        return not sees_draw(state, viewer)
    return seat != viewer and is_sealed(game, state, seat)


def apply_and_hear(game: Game, state: State, seat: int, action: int) -> list[HeardEvent]:
    """Apply, and what was told about it to whom."""
    sink = EventSink()
    state.sink = sink
    state.apply(seat, action)
    state.sink = None
    return game.events.heard(0, sink)


def hears(heard: Sequence[HeardEvent], viewer: int) -> bytes:
    """The events of this viewer, as bytes."""
    return canonical([item.event for item in heard if item.heard_by(viewer)])


class Told:
    """Everything a position tells its viewers. What all are told alike is worked out once, the rest once per viewer;
    the position must stay as it is meanwhile."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._by_viewer: dict[int, dict[str, bytes]] = {}

    @cached_property
    def numbers(self) -> dict[str, object]:
        return self.state.dump()

    @cached_property
    def _to_all(self) -> tuple[bytes, bytes]:
        return canonical(owing(self.state)), canonical(self.game.results(self.state))

    def to(self, viewer: int) -> dict[str, bytes]:
        """By kind of message."""
        told = self._by_viewer.get(viewer)
        if told is None:
            game, state = self.game, self.state
            told = self._by_viewer[viewer] = {
                "owing": self._to_all[0],
                "view": canonical([game.view(state, viewer), int(state.step), int(state.shown)]),
                "decision": canonical(None if viewer == SPECTATOR else game.decision(state, viewer)),
                "results": self._to_all[1],
            }
        return told


def told_apart(one: Told, other: Told, viewer: int) -> str:
    """What tells a viewer two positions apart, or nothing. Equal positions are not worth a look."""
    return "" if one.numbers == other.numbers else difference(one.to(viewer), other.to(viewer))


def difference(one: dict[str, bytes], other: dict[str, bytes]) -> str:
    """The first kind of message in which two tellings differ, with both; empty if they are byte-equal."""
    for kind, said in one.items():
        if other[kind] != said:
            at = next(
                (i for i, (a, b) in enumerate(zip(said, other[kind], strict=False)) if a != b), len(said)
            )
            start = max(0, at - 60)
            return f"{kind}: ...{said[start : at + 40]!r} against ...{other[kind][start : at + 40]!r}"
    return ""


def refusal(call: Callable[..., Any], *args: Any, **named: Any) -> LudothecaError | None:
    """The error with which a call is refused, or None where it goes through."""
    try:
        call(*args, **named)
    except LudothecaError as error:
        refused = error
    else:
        return None
    assert "\n" not in str(refused), "an error of more than one line"
    return refused


def with_state(match: Match, state: State) -> Match:
    """The same match, as if this were its position."""
    other = match.copy()
    other.state, other.past = state, match.past
    return other


def fork(match: Match) -> Match:
    """A match that has come as far as this one and goes its own way from here."""
    other = with_state(match, match.state.clone())
    other.state.sink = EventSink()
    return other
