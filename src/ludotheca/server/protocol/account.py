"""What HTTP takes and gives about a person's own account: keys, tokens, ratings, games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from ludotheca.server.protocol.common import Name

Scope = Literal["read", "play", "bot"]
Label = Annotated[str, msgspec.Meta(max_length=40)]


class PasskeyQuestion(Struct, frozen=True, kw_only=True):
    """What the browser's `navigator.credentials` is asked with; bytes are base64url."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the device answered, as WebAuthn's own JSON. `name` is the person's word for the key. `adopt`: at signing in,
    take over the tables of the guest that this browser was."""

    credential: dict[str, Any]
    name: Label = ""
    adopt: bool = False


class PasskeyInfo(Struct, frozen=True, kw_only=True):
    """A key of the asker's. `id` names it in requests; it is of no use to anybody else."""

    id: str
    name: str
    made: int
    used: int


class NewToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token for a program: what it may, for how many days. With the scope `bot` it acts for a bot of the asker's, `bot`,
    which everybody sees is one; without, for the asker."""

    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=3)]
    days: Annotated[int, msgspec.Meta(ge=1, le=366)]
    bot: Annotated[str, msgspec.Meta(max_length=18)] = ""


class TokenInfo(Struct, frozen=True, kw_only=True):
    """A token of the asker's, without the token. `acts` is the name it plays under."""

    id: str
    name: str
    acts: str
    scopes: list[Scope]
    made: int
    used: int | None
    until: int


class MadeToken(Struct, frozen=True, kw_only=True):
    """The token itself, shown this once."""

    token: str
    info: TokenInfo


class Drop(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The id of a key or token to end."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=512)]


class AskLetter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A letter with a link that lets one in, to an address one has chosen for that. Who asks is not told whether there is one."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Literal["en", "fr"] = "en"


class SignInLinkToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a letter's link; `adopt`: the tables of the guest at this browser come along."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
    adopt: bool = False


class Account(Struct, frozen=True, kw_only=True):
    """What the asker keeps here. `possible`: passkeys work at this address; they need https, or localhost."""

    name: str
    crest: str
    member: bool
    since: int
    possible: bool
    passkeys: list[PasskeyInfo]
    tokens: list[TokenInfo]


class RatedTitle(Struct, frozen=True, kw_only=True):
    """Somebody's rating at a title with its doubt, one standard deviation; `unsure`: not known yet.
    `bots` are the anchors of the scale, `others` where everybody of this server stands, without names."""

    title: str
    bots: dict[str, int]
    others: list[int]
    mu: int | None = None
    doubt: int | None = None
    unsure: bool = True
    games: int = 0
    history: list[tuple[int, int, int]] = []  # when, rating, doubt


class PlayedSeat(Struct, frozen=True, kw_only=True):
    """A seat of a game that is over, as the asker's list shows it."""

    name: str
    bot: str
    points: int
    place: int


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A game of the asker's that is over. `change` is what it did to the rating, `luck` and `mistakes` what a review found,
    where there is one. Without a winner nobody has a place."""

    table: str
    title: str
    ended: int
    seat: int
    players: int
    place: int | None
    points: int
    seats: list[PlayedSeat]
    rated: bool
    deal: bool
    change: int | None = None
    luck: float | None = None
    luck_doubt: float | None = None
    mistakes: int | None = None


class Profile(Struct, frozen=True, kw_only=True):
    """All that is counted of the asker, for their own eyes: the latest games first."""

    name: str
    crest: str
    member: bool
    since: int
    ratings: list[RatedTitle]
    games: list[PlayedGame]


ACCOUNT_BODIES = (PasskeyAnswer, NewToken, Drop, AskLetter, SignInLinkToken)
ACCOUNT_ANSWERS = (PasskeyQuestion, Account, MadeToken, Profile)
