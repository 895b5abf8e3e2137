"""Which language a person reads."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ludotheca.kernel.errors import LudothecaError

LANGUAGES = ("en", "fr")
DEFAULT = "en"


class UnknownLanguage(LudothecaError):
    code = "unknown-language"

    def __init__(self, lang: str) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(
            f"There is no language '{lang}'; the languages are: {known}.", lang=lang, known=known
        )


def check(lang: str) -> str:
    """The language somebody asked for; `fr-CA` is `fr`."""
    short = lang.replace("_", "-").partition("-")[0].lower()
    if short not in LANGUAGES:
        raise UnknownLanguage(lang)
    return short


def of_environment(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the locale (LC_ALL, LC_MESSAGES, LANG: the first that is set), or English."""
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    try:
        return check(locale.partition(".")[0].partition("@")[0])
    except UnknownLanguage:
        return DEFAULT
