"""Signs that could command a terminal, or turn a line around, become a mark. Whatever was read from a file, a server or
the command line passes here before it is shown."""

from __future__ import annotations

MARK = "�"
# Signs that set the direction of what follows; names in right-to-left letters need none of them.
DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

_TABLE = dict.fromkeys((*range(32), *range(127, 160), *map(ord, DIRECTIONS)), MARK)
_TABLE[ord("\t")] = " "
_LINE = {**_TABLE, ord("\u2028"): MARK, ord("\u2029"): MARK}
# The signs with which a right-to-left name is set apart are put there by ourselves, after the name was made harmless.
_LINES = {code: sign for code, sign in _TABLE.items() if chr(code) not in "\n\u2068\u2069"}


def harmless(text: str) -> str:
    """The text without control codes; it may have several lines."""
    return text.translate(_LINES)


def harmless_line(text: str) -> str:
    """The same as one line, for a name."""
    return text.translate(_LINE)
