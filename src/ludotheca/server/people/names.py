"""What people may call themselves, and type: something that can be seen, on one line."""

from __future__ import annotations

import re
import unicodedata

from ludotheca.server.errors import BadValue

NAME_LENGTH = 24
_MOST_MARKS = 4  # on one letter: more climb out of their line
# Letters and signs that leave nothing on the screen, beside what their category says.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159")


def clean_name(name: str) -> str:
    """A display name without what cannot be seen, or an error that says what is wrong with it."""
    shown = "".join(" " if _blank(char) else char for char in name)
    shown = unicodedata.normalize("NFC", " ".join(shown.split()))
    marks = 0
    for place, char in enumerate(shown):
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks == 1 and (place == 0 or shown[place - 1] == " "):
            raise BadValue("name", "has a mark without the letter that it belongs on")
        if marks > _MOST_MARKS:
            raise BadValue("name", f"has more than {_MOST_MARKS} marks on one letter")
    if not shown:
        raise BadValue("name", "has nothing in it that can be seen")
    if len(shown) > NAME_LENGTH:
        raise BadValue("name", f"has {len(shown)} characters; at most {NAME_LENGTH} fit")
    return shown


def clean_text(text: str) -> str:
    """What somebody typed, on one line and without what cannot be seen; an error if nothing is left."""
    shown = "".join(" " if _blank(char) else char for char in text)
    shown = unicodedata.normalize("NFC", " ".join(shown.split()))
    if not shown:
        raise BadValue("text", "has nothing in it that can be seen")
    return re.sub(rf"([\u0300-\u036f]{{{_MOST_MARKS}}})[\u0300-\u036f]+", r"\1", shown)


def _blank(char: str) -> bool:
    return char in _BLANK or unicodedata.category(char)[0] in "CZ"
