"""What no sentence of the program may say, whoever plays: slips of the language, found by their form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

# Names that French elides, and one that it does not.
NAMES = ("Ada", "Bruno", "Élise", "Hugo", "Iris", "Fabio")
_NAMES = "|".join(NAMES)
_ELIDED = "|".join(name for name in NAMES if name not in {"Bruno", "Fabio"})

# One of something is not several, and in French neither is none.
SEVERAL_OF_ONE = {
    "en": re.compile(r"(?<![\d/.–+-])\b1 ([a-z]+s)\b"),
    "fr": re.compile(r"(?<![\d/.–+-])\b[01] ([a-zéèêâ]+[sx])\b"),
}
# Words that follow a number and are no things counted; those of a title are in its suite.toml.
UNCOUNTED = {
    *("is", "was", "has", "does", "goes", "as", "this", "its", "us", "plus", "minus"),
    *("vous", "aux", "dans", "sans", "est", "pas"),
}

_BOTH = {
    "two spaces": r"[^\W\d_][.,;:]?  +[^\W\d_]",
    "a space before a full stop or a comma": r"\s[.,](?!\d)",
    "a straight apostrophe": r"\w'\w",
    "two numbers that meet": r"\b\d+ \d+\b",
    "a word twice": r"\b(?!vous |nous |for |pour )([^\W\d]{2,}) \1\b",
    "an exclamation mark": r"!",
}
FAULTS = {
    "en": {
        **_BOTH,
        "one of several": r"(?<![\d/.–+-])\b1 (?:leave|stay|remain|are|were|have|go|join|come|men|craftsmen)\b",
        "a before a vowel": r"\b[Aa] (?!one\b|uni|use)[aeiou][a-z]",
        "an before a consonant": r"\b[Aa]n (?!hour)[bcdfghjklmnpqrstvwxz]",
        "“of Ada” for “Ada’s”": rf"\b(?:set|merchants|farmers|priests|workers|soldiers|heroes|town|city|gold|worship|disc) of (?:{_NAMES})\b",
        "“in place 1” for “first”": r"\bin place \d",
        "“1 wheat more” for “1 more wheat”": r"\b(?:\d+|[Aa]n?|[Oo]ne) (?!or |is |are |at )[a-z]+ more\b",
        "a riddle": r"\bfists?\b|chance has spoken|the pawn\b|\(0 is gone\)|owes? (?:a|no) decision|\blying (?:merchant|farmer)",
    },
    "fr": {
        **_BOTH,
        "no elision before a name": rf"\b[Dd]e (?:{_ELIDED})\b",
        "no elision": r"\b(?:[DdLlQqNnSsJjCcTtMm]e|[Ll]a|[Qq]ue|[Ss]i(?= ils?\b)|[Ll]orsque|[Pp]uisque|jusque) (?!onz|oui|un\b|une\b|ou[ei]st)[aeiouàâéèêëîïôûœÀÂÉÈÊÎÔAEIOU]",
        "no contraction": r"\b(?:[Dd]e|[Àà]) les?\b(?! (?:[a-zéèà]+(?:er|ir|re))\b)",
        "one of several": r"(?<![\d/.–+-])\b[01] (?!argent\b)[a-zéè]+ent\b|(?<![\d/.–+-])\b1 (?:sont|vont|ont)\b",
        "a space that is not the thin one": r"[ \u00a0][:;?!](?:\s|$)|\w[;?!](?:\s|$)",
        "“de 2 à 5” that means “by 2”": r"monte de \d+ à \d",
        "“au rang 1” for “1re”": r"\b(?:au rang|à la place) \d",
        "brackets in brackets": r"\([^()]*\([^()]*\)\)",
    },
}  # fmt: skip


def plurals_of_one(text: str, lang: str, uncounted: Iterable[str]) -> list[str]:
    """The words of a text that name several things after a one."""
    return [word for word in SEVERAL_OF_ONE[lang].findall(text) if word not in UNCOUNTED.union(uncounted)]


def faults(said: Iterable[str], lang: str, uncounted: Sequence[str] = ()) -> dict[str, list[str]]:
    """What is wrong with sentences, and the first of those where it is."""
    found: dict[str, list[str]] = {}
    for text in dict.fromkeys(said):
        kinds = [fault for fault, form in FAULTS[lang].items() if re.search(form, text)]
        if plurals_of_one(text, lang, uncounted):
            kinds.append("one of something told as several: a selector on the number, or `uncounted`")
        for kind in kinds:
            found.setdefault(kind, []).append(text)
    return {kind: texts[:4] for kind, texts in found.items()}
