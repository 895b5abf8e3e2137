"""A lesson as far as the learner has come. It plays in a real match, so a rule that changes breaks a test, never a
learner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ludotheca.kernel.chance import Fairness
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named
from ludotheca.kernel.match import Match
from ludotheca.kernel.past import Past
from ludotheca.kernel.record import Seat
from ludotheca.kernel.state import CHANCE
from ludotheca.lessons.script import LEARNER, OTHERS, Ask, Lesson, Scene, Script, Step, accepts, fits

SCRIPTED_METHOD = "scripted"


class BadAnswer(LudothecaError):
    """A list of answers that a lesson does not take."""

    code = "bad-answer"

    def __init__(self, number: int) -> None:
        super().__init__(
            f"Answer {number} is not one that the lesson takes there; send the answers that it took, in their order.",
            number=number,
        )


class BadScript(RuntimeError):
    """A lesson does not go with the rules: a fault of its file, not of the learner."""


class ScriptedDealer:
    """Deals the outcomes of a list, in their order."""

    def __init__(self, wanted: Sequence[Named]) -> None:
        self.match: Match | None = None
        self.left = list(reversed(wanted))

    def draw(self, index: int, weights: Sequence[int], key: Sequence[int] = ()) -> int:
        assert self.match is not None
        state = self.match.state
        possible = [self.match.game.encode(int(outcome)) for outcome in state.actions(CHANCE)]
        if not self.left or self.left[-1] not in possible:
            wanted = self.left[-1] if self.left else "nothing"
            raise BadScript(f"draw {index} should be {wanted}, but {possible[0]} and the like are possible")
        return possible.index(self.left.pop())

    def fairness(self, *, publish: bool) -> Fairness:
        return Fairness(method=SCRIPTED_METHOD)


class LessonMoment(msgspec.Struct, frozen=True, kw_only=True):
    """What a screen shows: the step (from 1) of so many, what it points at, the learner's view and decision, and what
    was told since their last answer. Without a decision the learner goes on; `done` is after the last step."""

    step: int
    steps: int
    point: list[str]
    view: MatchView
    decision: Decision | None
    events: list[Event]
    new_scene: bool
    done: bool


class Course:
    """One learner in one lesson."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.step = 0
        self.ask = 0
        self.as_shown = True  # the learner did what "show me" does, in this scene
        self.new_scene = True
        self.match, self.dealer = _begin(game, lesson)
        self.told = self.match.head
        self._enter()

    @property
    def done(self) -> bool:
        return self.step == len(self.lesson.steps)

    def asked(self) -> Ask | None:
        """What the learner is to do now; nothing where they only go on."""
        step = None if self.done else self.lesson.steps[self.step]
        return step.asks[self.ask] if step and self.ask < len(step.asks) else None

    def moment(self) -> LessonMoment:
        """What a screen shows now."""
        step = self.lesson.steps[min(self.step, len(self.lesson.steps) - 1)]
        asked = self.asked()
        decision = self.match.decision(LEARNER) if asked else None
        if asked and (decision is None or decision.kind != asked.kind):
            raise BadScript(f"step {self.step + 1} asks for '{asked.kind}'")
        return LessonMoment(
            step=min(self.step + 1, len(self.lesson.steps)),
            steps=len(self.lesson.steps),
            point=step.point,
            view=self.match.view(LEARNER),
            decision=decision,
            events=self.match.events(LEARNER, self.told),
            new_scene=self.new_scene,
            done=self.done,
        )

    def wrong(self, action: Named) -> int:
        """The number (from 1) of the step's answer to a try that is not accepted; 0 where it has none."""
        for number, wrong in enumerate(self.lesson.steps[self.step].wrong, 1):
            if wrong.ask == self.ask and fits(action, wrong.pattern):
                return number
        return 0

    def act(self, action: Named) -> bool:
        """The learner's act. One that is not accepted changes nothing: False."""
        asked = self.asked()
        if asked is None or not accepts(asked, action) or action not in self._legal():
            return False
        self._answered()
        self.as_shown = self.as_shown and action == asked.play
        self.match.submit(LEARNER, action)
        self._play(asked.then)
        self.ask += 1
        if self.ask == len(self.lesson.steps[self.step].asks):
            self._next()
        return True

    def go_on(self) -> bool:
        """From a step that asks nothing to the next; False where there is something to do."""
        if self.done or self.asked() is not None:
            return False
        self._answered()
        self._next()
        return True

    def _legal(self) -> list[Named]:
        decision = self.match.decision(LEARNER)
        return decision.actions if decision else []

    def _answered(self) -> None:
        self.told = self.match.head
        self.new_scene = False

    def _next(self) -> None:
        self.step += 1
        self.ask = 0
        if not self.done:
            self._enter()

    def _enter(self) -> None:
        """Begin a step: its scene if it has one, then what the others do before the learner is asked."""
        step: Step = self.lesson.steps[self.step]
        if step.start is not None:
            self.match, self.dealer = _begin(self.game, step.start)
            self.told, self.new_scene, self.as_shown = self.match.head, True, True
        self._play(step.others)

    def _play(self, script: Script) -> None:
        for seat, action in script:
            self.match.submit(seat, action)


def _begin(game: AnyGame, scene: Scene) -> tuple[Match, ScriptedDealer]:
    dealer = ScriptedDealer(scene.chance)
    seats = [Seat(""), *map(Seat, OTHERS[: scene.players - 1])]
    match = Match.prepared(game, dealer, players=scene.players, options=scene.options, seats=seats)
    dealer.match = match
    match.deal()
    for seat, action in scene.prelude:
        match.submit(seat, action)
    match.past = Past()
    return match, dealer


def replayed(game: AnyGame, lesson: Lesson, answers: Iterable[Named | None]) -> Course:
    """The lesson after these answers of the learner; None is "go on"."""
    course = Course(game, lesson)
    for number, answer in enumerate(answers, 1):
        taken = course.go_on() if answer is None else course.act(answer)
        if not taken:
            raise BadAnswer(number)
    return course
