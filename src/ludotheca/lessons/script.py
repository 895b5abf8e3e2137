"""What a lesson is made of: files `lessons/<number>.json` in a title's folder, their sentences beside them.

A lesson is a table with a script: every draw, every act of the other seats, and what the learner is asked to do. Its
sentences are texts: `lesson-1` is the name of lesson 1, `lesson-1-3` what its step 3 says, `lesson-1-3-wrong-2` the
answer to the second likely wrong try there, `lesson-1-learned` three lines on what is known after it. Beside them: `goal`, what
wins, and `purpose-<kind>`, what a decision of that kind is for. `terms.json` lists the words that must be explained.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from ludotheca.kernel.game import AnyGame, Named, Options

Script = list[tuple[int, Named]]  # acts of seats, in their order


class Scene(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table and how it came to the moment at which the learner takes over: all draws of the scene in the order in
    which they fall, and the acts of all seats that are played without a pause."""

    players: int
    options: Options = {}
    chance: list[Named]
    prelude: Script = []


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One act of the learner: the kind of decision, the acts that are accepted (of a pattern only the named fields
    count), the one that "show me" plays, and the others' acts after it."""

    kind: str
    accept: Literal["any"] | list[Named]
    play: Named
    then: Script = []


class Wrong(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"pattern": "try"}):
    """A likely other try at one of the step's asks, legal or not. Without a pattern it stands for all others."""

    ask: int = 0
    legal: bool = True
    pattern: Named = {}


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said and pointed at, and what the learner does. Without `asks` the learner only goes on. A step may begin
    in a new scene. `terms` are the words it explains; `expect` are figures of the position after it that its sentence
    relies on, `expect_main` those that hold only if the learner did what "show me" does."""

    point: list[str]
    asks: list[Ask] = []
    others: Script = []
    wrong: list[Wrong] = []
    start: Scene | None = None
    terms: dict[str, list[str]] = {}  # by language
    expect: dict[str, Any] = {}
    expect_main: dict[str, Any] = {}


class Lesson(Scene, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A first scene and the steps from it. The learner has seat 0."""

    steps: list[Step]


LEARNER = 0
# Who sits in the other seats, from the learner's left; the sentences call them so.
OTHERS = ("Ada", "Bruno", "Clara")


@cache
def lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a title in their order; none where it has no folder of them."""
    files = sorted((game.folder / "lessons").glob("[0-9]*.json"), key=lambda path: int(path.stem))
    return tuple(msgspec.json.decode(path.read_bytes(), type=Lesson) for path in files)


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the title that nobody knows before it was explained, by language, with its other forms."""

    en: list[str]
    fr: list[str]


@cache
def terms(game: AnyGame) -> tuple[Term, ...]:
    """The terms of a title (`lessons/terms.json`). Names of persons and buildings are none: they stand on the board."""
    file = game.folder / "lessons" / "terms.json"
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[Term])) if file.exists() else ()


def fits(action: Named, pattern: Named) -> bool:
    """Whether an act has all that a pattern names."""
    return all(action.get(name) == value for name, value in pattern.items())


def accepts(ask: Ask, action: Named) -> bool:
    """Whether the learner's act is one of those accepted."""
    return ask.accept == "any" or any(fits(action, pattern) for pattern in ask.accept)
