"""The Fluent files of one language, as one book to look texts up in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from ludotheca.texts.language import DEFAULT
from ludotheca.texts.signs import harmless

LONGEST = 2_000  # signs of one argument
# What every screen needs: errors, and what happens in any title.
SHARED = Path(__file__).parent


class MissingText(KeyError):
    """A text that is not in the files, or that asks for an argument nobody gave. Only tests see it."""


@cache
def read(path: Path) -> Resource:
    """One Fluent file."""
    return FluentResource(path.read_text("utf-8"))


def _fit(value: Any) -> Any:
    """An argument that can be shown: without control codes, and no longer than Fluent takes (it would say `{???}`)."""
    if not isinstance(value, str):
        return value
    text = harmless(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


class Texts:
    """Texts of one language from several folders; a later folder may replace a text of an earlier one.

    A text that a language lacks is said in English, and one that English lacks shows as its key. `strict` raises
    `MissingText` instead of either, for the tests.
    """

    def __init__(self, lang: str, folders: Sequence[Path], *, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._folders = tuple(folders)
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in self._folders:
            if (file := folder / f"{lang}.ftl").exists():  # a title may be without texts while it is made
                self._bundle.add_resource(read(file), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """The text, with its arguments filled in."""
        if not self.has(key):
            if self.strict:
                raise MissingText(f"{self.lang}: there is no text '{key}'")
            if self.lang != DEFAULT:
                return Texts(DEFAULT, self._folders).say(key, args)
            return key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(
            pattern, {name: _fit(value) for name, value in args.items()}
        )
        if errors and self.strict:
            raise MissingText(f"{self.lang}: '{key}' with {sorted(args)}: {errors[0]}")
        return str(text)
