"""A lesson at the terminal: what it says, what it points at, and the learner's tries."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.text import Text

from ludotheca.cli import screen, typed
from ludotheca.cli.session import PROMPT, Session
from ludotheca.kernel.game import Decision, Named
from ludotheca.lessons.course import Course, LessonMoment, replayed
from ludotheca.lessons.script import LEARNER
from ludotheca.texts.speaker import Speaker


class Tutor(Session):
    """Plays a lesson to its end. `answers` grows with what the learner did; `Left` if they go before."""

    def __init__(
        self, course: Course, number: int, answers: list[Named | None], say: Speaker, console: Console
    ) -> None:
        super().__init__(course.match, LEARNER, {}, say, console)
        self.course = course
        self.number = number
        self.answers = answers
        self.moment = course.moment()

    def teach(self) -> None:
        """Step by step, until the last."""
        while not self.course.done:
            self.moment = self.course.moment()
            self.match = self.course.match
            decision = self.moment.decision
            if decision is None:
                self._go_on()
            else:
                self._decide(decision)
        self.moment, self.match = self.course.moment(), self.course.match
        self._draw(None, ())

    # The learner.

    def _go_on(self) -> None:
        answer = self.reader.ask(PROMPT, lambda: self._draw(None, ()))
        self.notes = []
        if not answer:
            self.course.go_on()
            self.answers.append(None)
        elif not self._command(answer, None):  # a slip does not turn the page
            self.notes = [self.say.text("lesson-only-on")]

    def _decide(self, decision: Decision) -> None:
        order = self.board.order(decision)
        answer = self.reader.ask(PROMPT, lambda: self._draw(decision, order))
        self.notes = []
        if self._command(answer, decision):
            return
        try:
            self._submit(decision, typed.choose(answer, decision, order, self.say))
        except typed.Unclear as unclear:
            tried = self._impossible(answer, decision)
            if tried is not None:
                self._not_quite(tried)
            elif answer or not self.reader.interactive:
                self.notes = [self.say.text(unclear.key, **unclear.args_of_text)]

    def _impossible(self, answer: str, decision: Decision) -> Named | None:
        """A try that the rules forbid, if the lesson has an answer to it."""
        step = self.course.lesson.steps[self.course.step]
        tries = [wrong.pattern for wrong in step.wrong if wrong.ask == self.course.ask and not wrong.legal]
        if not tries or answer.lstrip("-").isdigit():
            return None
        try:
            return typed.choose(answer, msgspec.structs.replace(decision, actions=tries), [], self.say)
        except typed.Unclear:
            return None

    def _submit(self, decision: Decision, action: Named) -> None:
        if not self.course.act(action):
            self._not_quite(action)
            return
        self.answers.append(action)
        self.looking, self.shift = self.seat, (0, 0)

    def _not_quite(self, action: Named) -> None:
        wrong = self.course.wrong(action)
        key = f"lesson-{self.number}-{self.moment.step}-wrong-{wrong}" if wrong else "lesson-other"
        self.notes = [f"≠ {self.say.text(key)}"]

    def _command(self, answer: str, decision: Decision | None) -> bool:
        if answer in {"s", "a"}:  # what advice is at a table
            self._show()
            return True
        return super()._command(answer, decision)

    def _show(self) -> None:
        """Do for the learner what the step asks for."""
        asked = self.course.asked()
        if asked is None:
            self.notes = [self.say.text("lesson-only-on")]
            return
        self.course.act(asked.play)
        self.answers.append(asked.play)
        self.notes = [self.say.text("lesson-shown", action=self.say.action(asked.play))]

    def _undo(self) -> None:
        """Back by one answer."""
        if not self.answers:
            self.notes = [self.say.text("lesson-first")]
            return
        self.answers.pop()
        self.course = replayed(self.course.game, self.course.lesson, self.answers)

    # The screen.

    def _draw(self, decision: Decision | None, order: Sequence[int], thinking: Sequence[int] = ()) -> None:
        ended = self.course.done
        scene = screen.Scene(
            seen=self.moment.view,
            say=self.say,
            board=self.board,
            looking=self.looking,
            decision=decision,
            order=order,
            news=self.board.notable(self.moment.events),
            notes=self.notes,
            hint=[] if ended else self._said(),
            keys="" if ended else self.say.text("lesson-keys" if decision else "lesson-keys-on"),
            shift=self.shift,
            legend=self.console.is_terminal or self._screens == 0,
        )
        self._screens += 1
        screen.show(self.console, screen.compose(scene, *screen.size(self.console)))

    def _said(self) -> list[Text]:
        """What the step is called and says, what it asks for, and what it points at."""
        moment = self.moment
        dots = "●" * (moment.step - 1) + "◉" + "○" * (moment.steps - moment.step)
        key = f"lesson-{self.number}"
        name = self.say.text(f"{key}-steps").split("\n")[moment.step - 1]
        said, *asked = self.say.text(f"{key}-{moment.step}").split("\n")
        return [
            Text(f"{name} {dots}", "dim"),
            Text(said),
            *[Text(f"◆ {ask}", "bold") for ask in asked],
            Text(f"▸ {', '.join(pointed(moment, self.say))}", "italic"),
        ]


def pointed(moment: LessonMoment, say: Speaker) -> list[str]:
    """What a step points at, by name: `row:0.3` is a thing of a seat, `advisor:king` one of its kind, `dice` the only one."""
    return list(dict.fromkeys(_thing(point, say) for point in moment.point))


def _thing(point: str, say: Speaker) -> str:
    thing, _, which = point.partition(":")
    seat, _, part = which.partition(".")
    args = {"you": "none", "seat": "", "id": which.replace("_", "-"), "name": "", "place": 0}
    if seat.isdigit():
        args |= {"seat": say.name(int(seat)), "you": "seat" if int(seat) == LEARNER else "other"}
        args |= {"place": int(part) + 1} if part.isdigit() else {}
    name = part if part and not part.isdigit() else which
    args["name"] = say.word(thing, name) if say.has(f"{thing}-{name}".replace("_", "-")) else name
    return say.text(f"point-{thing}", **args)
