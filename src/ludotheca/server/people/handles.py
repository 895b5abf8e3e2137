"""A member's name is theirs alone, and so is every name that the eye takes for it."""

from __future__ import annotations

import unicodedata

from sqlalchemy import Connection, select

from ludotheca.server.errors import BadValue
from ludotheca.server.people.errors import NameTaken
from ludotheca.server.store import ddl as t

BOT_MARK = " [bot]"
# Letters of other alphabets, and figures, that look like a Latin letter; from the confusables of Unicode.
_ALIKE = {
    "a": "аαɑ", "b": "ЬвВβ8", "c": "сϲⅽ¢", "d": "ԁⅾ", "e": "еєҽε3", "f": "ƒ", "g": "ɡց9", "h": "һнΗհ", "j": "јϳ",
    "k": "кκ", "l": "іıι1ⅼӏ|!łі", "m": "мⅿ", "n": "пոη", "o": "оοօ0ѳøσ", "p": "рρ", "q": "ԛզ", "r": "гᴦ", "s": "ѕ5$",
    "t": "тτ7", "u": "υսцμ", "v": "νѵⅴ", "w": "ԝωшա", "x": "хχⅹ", "y": "уγү", "z": "ᴢ2",
}  # fmt: skip
_LETTER = {ord(char): letter for letter, chars in _ALIKE.items() for char in chars.casefold()} | {
    ord("i"): "l"
}
_STAFF = ("Ludotheca", "Admin", "Host", "Moderator")
# What no member may be called: what the pages say in place of a name.
RESERVED = (
    "Guest",
    "Invité",
    "Invitée",
    "Someone",
    "Quelqu’un",
    "You",
    "Vous",
    "Bot",
    *_STAFF,
)


def skeleton(name: str) -> str:
    """The name as the eye takes it: equal for names that look alike. Without marks, spaces, dots and case."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = unicodedata.normalize(
        "NFKC", "".join(c for c in plain if unicodedata.category(c)[0] in "LNS")
    ).casefold()
    return plain.translate(_LETTER).replace("rn", "m").replace("vv", "w").replace("cl", "d")


def check_free(c: Connection, name: str, but: str | None = None) -> None:
    """`NameTaken` if it is, or looks like, the name of a member other than `but`; with a name that is free."""
    if not _taken(c, name, but):
        return
    free = next(fresh for number in range(2, 10_000) if not _taken(c, fresh := f"{name[:20]} {number}", but))
    raise NameTaken(name, free)


def for_member(c: Connection, name: str, identity: str) -> str:
    """The handle of somebody who becomes a member under this name."""
    found = skeleton(name)
    if not found:
        raise BadValue("name", "has no letter or figure in it; a kept name needs one")
    if found in {skeleton(word) for word in RESERVED}:
        raise BadValue("name", "is a word the pages use; choose another name first")
    check_free(c, name, identity)
    return found


def check_pretence(name: str) -> None:
    """Only bots carry the mark of bots, and nobody is called like those who run the server."""
    if "[bot]" in unicodedata.normalize("NFKC", name).casefold().replace(" ", "").translate(_LETTER):
        raise BadValue("name", "says [bot], which only programs are called")
    if skeleton(name) in {skeleton(word) for word in _STAFF}:
        raise BadValue("name", "is a word for those who run this server")


def _taken(c: Connection, name: str, but: str | None) -> bool:
    found = skeleton(name)
    query = select(t.identities.c.id).where(t.identities.c.handle == found)
    owner = c.execute(query).scalar() if found else None
    return owner is not None and owner != but
