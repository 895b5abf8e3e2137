"""What people say at a table: the phrase book, and a line as its readers get it.

The wire carries keys and what fills their gaps, never a sentence: everybody reads it in their own language, as the text
`say-<phrase>` or `sign-<sign>`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from ludotheca.kernel.event import Event

# The phrases by groups, each with its gaps. `who` is somebody at the table; `that` something that has happened, or a heading
# of the rules; `span` a length of time, `when` a time to come. The title's own word for a board needs no gap.
PHRASES: dict[str, dict[str, tuple[str, ...]]] = {
    "greeting": {
        "hello": (),
        "hello-who": ("who",),
        "again": ("who",),
        "first": (),
        "own-language": (),
        "good-game": (),
    },
    "game": {
        "well-played": ("who",),
        "fine-move": ("that",),
        "unseen": ("that",),
        "close": (),
        "explain": ("that",),
        "in-rules": ("that",),
        "slip": (),
        "may-undo": (),
    },
    "kindness": {
        "beautiful": ("who",),
        "defended": ("who",),
        "learned": ("that",),
        "ouch-right": (),
        "of-course": (),
        "thanks": ("who",),
        "no-harm": (),
    },
    "luck": {
        "dice-love": ("who",),
        "my-luck": (),
        "dice-sleep": (),
        "bad-luck": ("who",),
        "what-draw": ("that",),
        "we-see": (),
    },
    "time": {
        "thinking": (),
        "take-time": ("who",),
        "your-turn": ("who",),
        "back-in": ("span",),
        "am-back": (),
        "go-on": ("when",),
        "sorry-wait": (),
    },
    "parting": {
        "thanks-game": (),
        "congrats": ("who",),
        "another": (),
        "not-today": (),
        "must-go": (),
        "next-time": (),
    },
}
SIGNS = (
    "laurel",
    "hands",
    "hat",
    "cup",
    "heart",
    "clover",
    "one",
    "glass",
    "quill",
    "gasp",
    "laugh",
    "ouch",
)
SPANS = ("five-minutes", "quarter", "hour", "hours")
WHENS = ("tonight", "tomorrow", "weekend", "whenever")
REASONS = ("unkind", "threat", "advert", "help")

Reason = Literal["unkind", "threat", "advert", "help"]
Anchor = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[a-z0-9-]*$")]
MOST_TYPED = 280
Typed = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TYPED)]


class Happening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that has happened: the `nth` of the events of an entry, as the speaker heard them."""

    entry: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    nth: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Line(Struct, frozen=True, kw_only=True):
    """Something said at a table: a `phrase` with what fills its gaps, a `sign`, or a `text` that somebody typed. `seat` is
    -1 for whoever watches; `yours`: the receiver said it."""

    seq: int
    seat: int
    yours: bool
    time: int
    phrase: str = ""
    sign: str = ""
    text: str = ""
    who: int | None = None
    that: Event | None = None
    rule: str = ""
    span: str = ""
    when: str = ""
