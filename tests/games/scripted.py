"""A game for tests: the test names every action, each is checked against the list of legal ones."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from hypothesis import settings

from ludotheca.kernel.event import Event, HeardEvent
from ludotheca.kernel.game import Decision, Game, Named
from ludotheca.kernel.state import CHANCE, NOBODY, SPECTATOR, EventSink, State

# Whole games as examples take longer than hypothesis expects of one; the pure mode most of all.
thorough = settings(deadline=None, max_examples=100)
quick = settings(deadline=None, max_examples=25)

S = TypeVar("S", bound=State)


class ScriptedGame(Generic[S]):
    """A game whose dice and cards the test names itself. Titles add what reads and sets their own positions."""

    def __init__(self, title: Game, state: S) -> None:
        self.title = title
        self.state = state
        self.players = int(state.players)
        state.sink = EventSink()

    # Reading.

    def legal(self, actor: int) -> list[Named]:
        """The legal actions of a seat, or the outcomes of CHANCE, by name."""
        return [self.title.encode(int(action)) for action in self.state.actions(actor)]

    def types(self, actor: int) -> set[str]:
        """The types of the legal actions."""
        return {action["type"] for action in self.legal(actor)}

    def values(self, actor: int, field: str, kind: str | None = None) -> list[Any]:
        """What the legal actions, or those of one type, say in a field."""
        named = [action for action in self.legal(actor) if kind in (None, action["type"])]
        return [action[field] for action in named if field in action]

    def decision(self, seat: int) -> Decision:
        """What the seat must decide."""
        decision = self.title.decision(self.state, seat)
        assert decision is not None
        return decision

    @property
    def owing(self) -> list[int]:
        """The seats that owe a decision."""
        return [seat for seat in range(self.players) if self.state.owes(seat)]

    @property
    def mover(self) -> int:
        return int(self.state.to_move())

    @property
    def over(self) -> bool:
        return self.mover == NOBODY

    def score(self, seat: int) -> int:
        return int(self.state.score(seat))

    def events(self, viewer: int = SPECTATOR) -> list[Event]:
        """What the viewer has heard since the last call; asks once, the events are gone then."""
        assert self.state.sink is not None
        heard = [
            HeardEvent(self.title.events.name(0, kind, numbers), audience)
            for kind, audience, numbers in self.state.sink.take()
        ]
        return [item.event for item in heard if item.heard_by(viewer)]

    def told(self, kind: str, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
        """The arguments of the events of one kind since the last call."""
        return [event.args for event in self.events(viewer) if event.kind == kind]

    # Playing.

    def act(self, actor: int, /, **named: Any) -> None:
        """A legal action of a seat or of CHANCE. It makes no fault that the test has not put into the position."""
        legal = self.legal(actor)
        assert named in legal, f"{named} is not one of {legal[:12]}"
        assert actor == CHANCE or self.state.owes(actor)
        before = self.title.faults(self.state)
        self.state.apply(actor, self.title.decode(named))
        assert [fault for fault in self.title.faults(self.state) if fault not in before] == []
