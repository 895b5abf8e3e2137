"""`--lang`, wherever it stands on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.kernel.errors import LudothecaError
from ludotheca.texts.language import LANGUAGES, check, of_environment

__all__ = ["of_environment", "take_option"]

OPTION = "--lang"


class NoLanguage(LudothecaError):
    code = "no-language"

    def __init__(self) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(f"{OPTION} needs a language: {known}.", known=known)


def take_option(tokens: Sequence[str]) -> tuple[str, list[str]]:
    """The language of the run, and the command line without the option."""
    lang = of_environment()
    rest: list[str] = []
    words = iter(tokens)
    for word in words:
        if word == "--":
            return lang, [*rest, word, *words]
        if word == OPTION:
            value = next(words, None)
            if value is None:
                raise NoLanguage
            lang = check(value)
        elif word.startswith(f"{OPTION}="):
            lang = check(word.partition("=")[2])
        else:
            rest.append(word)
    return lang, rest
