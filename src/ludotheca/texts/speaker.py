"""Sentences for what a title says in numbers and words.

The convention, the same for every title and every screen (docs/add-a-game.md tells it to whoever writes texts):

- `seat` and `other` become the players' names, `seats` a list of them (“Ada, Bruno and you”); `$you` says which of them the reader is:
  `seat`, `other` or `none`; `$seat-of`, `$other-of` and `$seats-of` say that something is theirs (Ada’s, d’Ada, de Bruno);
- a word `land: "vineyard"` becomes the text `land-vineyard`, and `$land-id` keeps the word itself for selectors;
  nothing (None) is the word `none`; underscores become hyphens;
- a number stays a number, unless there is a text for it: `small: 0` becomes `small-0` where that exists;
- a list `lands` is said item by item in the family `land` (and `properties` in `property`) and joined by commas, and
  `$lands-count` is its length.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import AnyGame, Decision, ScoreLine
from ludotheca.kernel.state import CHANCE, SPECTATOR
from ludotheca.texts.files import SHARED, MissingText, Texts
from ludotheca.texts.signs import harmless_line

SEATS = ("seat", "other")
VOWELS = frozenset("aeiou")
_OTHER_WAY = {"R", "AL", "AN"}


def isolated(name: str) -> str:
    """A name as it stands in a sentence: one written from right to left is set apart, so that it turns nothing around it."""
    if any(unicodedata.bidirectional(char) in _OTHER_WAY for char in name):
        return f"\u2068{name}\u2069"
    return name


@cache
def _texts(lang: str, folders: tuple[Path, ...], strict: bool) -> Texts:
    return Texts(lang, folders, strict=strict)


class Speaker:
    """Says what happens in a match to one reader in one language."""

    def __init__(
        self,
        lang: str,
        game: AnyGame | None = None,
        *,
        names: Sequence[str] = (),
        viewer: int = SPECTATOR,
        folders: Sequence[Path] = (),
        strict: bool = False,
    ) -> None:
        own = () if game is None else (game.folder / "texts",)
        self.lang = lang
        self.names = tuple(isolated(harmless_line(name)) for name in names)
        self.viewer = viewer
        self.game = game
        self._texts = _texts(lang, (SHARED, *folders, *own), strict)
        self._folders = tuple(folders)

    def to(self, game: AnyGame, names: Sequence[str], viewer: int, folders: Sequence[Path] = ()) -> Speaker:
        """The same voice at a table, with the texts of further folders."""
        return Speaker(
            self.lang,
            game,
            names=names,
            viewer=viewer,
            folders=(*self._folders, *folders),
            strict=self._texts.strict,
        )

    # Whatever a title says.

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self._said(f"event-{event.kind}", event.args)

    def prompt(self, decision: Decision) -> str:
        """The question a decision asks."""
        return self._said(f"prompt-{decision.kind}", decision.args)

    def help(self, decision: Decision) -> str:
        """What the rules say about a decision."""
        return self._said(f"help-{decision.kind}", decision.args)

    def action(self, action: Mapping[str, Any], more: Mapping[str, Any] | None = None) -> str:
        """The label of an action; `more` are arguments that the position adds to its own fields."""
        fields = {name: value for name, value in action.items() if name != "type"}
        return self._said(f"action-{action['type']}", {**fields, **(more or {})})

    def score(self, line: ScoreLine) -> str:
        """What a line of a score is for."""
        return self._said(f"score-{line.what}", {**line.args, "points": line.points})

    def word(self, family: str, word: object) -> str:
        """One word of a family: `word("land", "vineyard")`."""
        key = _key(family, word)
        if self._texts.has(key):
            return self._texts.say(key, {})
        if self._texts.strict:
            raise MissingText(f"{self.lang}: there is no text '{key}'")
        return str(word)

    # Everything else.

    def text(self, key: str, **args: Any) -> str:
        """A text that stands in no title; arguments are taken as they are."""
        return self._texts.say(key, {name.replace("_", "-"): value for name, value in args.items()})

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._texts.has(key)

    def error(self, error: LudothecaError) -> str:
        """What is wrong, by the error's code; where there is no text for it, the error's own English line."""
        key = f"error-{error.code}"
        if not self._texts.has(key):
            return error.message
        details = dict(error.details)
        if isinstance(names := details.get("title"), Mapping):
            details["title"] = names[self.lang]
        details["seats"] = details.pop("owing", [])
        if isinstance(why := details.get("why"), str) and self._texts.has(f"reason-{why}"):
            details["reason"] = self._said(f"reason-{why}", details, lenient=True)
        return self._said(key, details, lenient=True)

    def name(self, seat: object) -> str:
        """Who sits there."""
        if isinstance(seat, int) and 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if seat == CHANCE:
            return self.text("chance")
        return self.text("seat-number", number=seat + 1 if isinstance(seat, int) else str(seat))

    def who(self, seat: object) -> str:
        """Who sits there, inside a line: the reader is “you”."""
        return (
            self.text("you-inside") if self.viewer != SPECTATOR and seat == self.viewer else self.name(seat)
        )

    def together(self, names: Sequence[str]) -> str:
        """Names as a list: “Ada, Bruno and you”."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list-and", list=", ".join(names[:-1]), last=names[-1])

    def of(self, seat: object) -> str:
        """Whose something is, as the language says it: “Ada’s”, « d’Ada », « de Bruno »."""
        if self.viewer != SPECTATOR and seat == self.viewer:
            return self.text("you-of")
        name = self.name(seat)
        return self.text("of-name", name=name, elided="yes" if elided(name) else "no")

    def arguments(self, args: Mapping[str, Any], *, lenient: bool = False) -> dict[str, Any]:
        """Arguments of an event, a decision or an action as the texts take them."""
        out: dict[str, Any] = {"you": "none"}
        for field, value in args.items():
            name = field.replace("_", "-")
            if name in SEATS:
                out[name] = self.name(value)
                out[f"{name}-of"] = self.of(value)
                if self.viewer != SPECTATOR and value == self.viewer:
                    out["you"] = name
            elif isinstance(value, list | tuple):
                family = family_of(name)
                if family in SEATS:
                    out[name] = self.together([self.who(seat) for seat in value])
                    out[f"{name}-of"] = self.together([self.of(seat) for seat in value])
                else:
                    out[name] = ", ".join(str(self._item(family, item, lenient)) for item in value)
                out[f"{name}-count"] = len(value)
            elif not isinstance(value, Mapping):
                out[name] = self._item(name, value, lenient)
                out[f"{name}-id"] = _word(value)
        return out

    def _said(self, key: str, args: Mapping[str, Any], *, lenient: bool = False) -> str:
        return self._texts.say(key.replace("_", "-"), self.arguments(args, lenient=lenient))

    def _item(self, family: str, value: Any, lenient: bool) -> str | int | float:
        if self._texts.has(_key(family, value)):
            return self._texts.say(_key(family, value), {})
        if isinstance(value, int | float) and not isinstance(value, bool):
            return value
        if lenient or isinstance(value, list | tuple | Mapping):
            return str(value)
        return self.word(family, value)


def family_of(plural: str) -> str:
    """The family of words that a list is made of: `land` for `lands`, `property` for `properties`."""
    return f"{plural[:-3]}y" if plural.endswith("ies") else plural.removesuffix("s")


def elided(name: str) -> bool:
    """Whether French elides before a name: before a vowel, an h, and a y that a consonant follows (Yves, not Yann)."""
    letters = unicodedata.normalize("NFD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    if plain.startswith("y"):
        return plain[1:2].isalpha() and plain[1:2] not in VOWELS
    return plain[:1] in {*VOWELS, "h"}


def _word(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value).replace("_", "-")


def _key(family: str, value: object) -> str:
    return f"{family}-{_word(value)}"
