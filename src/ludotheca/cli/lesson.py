"""`ludotheca lesson`: learn a title in the terminal, on its own board and rules."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from ludotheca.cli import context, learned
from ludotheca.cli.choices import BadChoice
from ludotheca.cli.session import Left
from ludotheca.cli.tutor import Tutor
from ludotheca.games import registry
from ludotheca.kernel.game import AnyGame
from ludotheca.lessons.course import BadAnswer, Course, replayed
from ludotheca.lessons.script import LEARNER, OTHERS, Lesson, lessons
from ludotheca.texts.speaker import Speaker


def lesson(
    title: Annotated[str | None, Parameter(help="flag-lesson-title")] = None,
    number: Annotated[int | None, Parameter(help="flag-lesson-number")] = None,
    /,
    *,
    again: Annotated[bool, Parameter(help="flag-lesson-again", negative="")] = False,
) -> None:
    """Take a lesson, or list them."""
    say, console = context.say(), context.console()
    if title is not None and number is not None:
        _take(registry.get(title), number, say, console, again=again)
    elif title is not None:
        _list([registry.get(title)], say, console)
    else:
        _list([game for game in map(registry.get, registry.titles()) if lessons(game)], say, console)


def voice(game: AnyGame, say: Speaker) -> Speaker:
    """The voice of a lesson: the names of its seats, and its sentences."""
    names = [say.text("you"), *OTHERS]
    return say.to(game, names, LEARNER, folders=(game.folder / "lessons",))


def _take(game: AnyGame, number: int, say: Speaker, console: Console, *, again: bool) -> None:
    found = lessons(game)
    if not 1 <= number <= len(found):
        raise BadChoice(
            f"there is no lesson {number} of {game.meta.title}; it has {len(found)}",
            why="lesson",
            number=number,
            count=len(found),
            title=game.meta.names,
        )
    everything = learned.read()
    kept = everything.of(game.meta.title, number)
    if again:
        kept.answers = []
    course = _taken_up(game, found[number - 1], kept)
    tutor = Tutor(course, number, kept.answers, voice(game, say), console)
    try:
        tutor.teach()
        kept.answers, kept.done = [], True
        _afterwards(game, number, say, console)
    except (EOFError, Left):
        console.print(say.text("lesson-left", title=game.meta.title, number=number))
    finally:
        if not learned.write(everything):
            console.print(say.text("lesson-not-kept", path=str(learned.place())), soft_wrap=True)


def _taken_up(game: AnyGame, script: Lesson, kept: learned.Kept) -> Course:
    """The lesson where it was left; from its beginning if it has changed since."""
    try:
        return replayed(game, script, kept.answers)
    except BadAnswer:
        kept.answers = []
        return Course(game, script)


def _afterwards(game: AnyGame, number: int, say: Speaker, console: Console) -> None:
    """What to do after a lesson."""
    console.print(Text(say.text("lesson-done", number=number, name=game.meta.names[say.lang]), "bold"))
    if number < len(lessons(game)):
        console.print(say.text("lesson-next", title=game.meta.title, number=number + 1))
    console.print(say.text("lesson-play", title=game.meta.title))


def _list(games: list[AnyGame], say: Speaker, console: Console) -> None:
    everything = learned.read()
    for game in games:
        console.print(Text(game.meta.names[say.lang], "bold").append(f"  {game.meta.title}", "dim"))
        words = voice(game, say)
        if not lessons(game):
            console.print(f"  {say.text('lessons-none')}")
        for number, script in enumerate(lessons(game), 1):
            kept = everything.of(game.meta.title, number)
            line = Text().append(f"{number:>3} ", "bold cyan").append(words.text(f"lesson-{number}"))
            if kept.answers:
                step = _taken_up(game, script, kept).moment().step
                line.append("  " + say.text("lesson-begun", step=step, steps=len(script.steps)), "dim")
            elif kept.done:
                line.append("  ✓ " + say.text("lesson-learned"), "green")
            console.print(line)
    console.print(Text(say.text("lessons-how", title=games[0].meta.title), "dim"))
