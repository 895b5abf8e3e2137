"""What can be wrong about accounts: keys, tokens, names that are kept."""

from __future__ import annotations

from ludotheca.server.errors import ServerError


class NeedsAccount(ServerError):
    code = "needs-account"
    status = 403
    sentence = "Rated games are for people who keep their seat with a passkey: /me offers one."


class BadPasskey(ServerError):
    code = "bad-passkey"
    status = 403
    sentence = "This passkey is not known here, or its answer came too late: ask again. Nothing has changed."


class BadBearer(ServerError):
    code = "bad-bearer"
    status = 401
    sentence = "This token is not valid here: it was ended, its time is up, or it never was one."


class WrongScope(ServerError):
    code = "wrong-scope"
    status = 403

    def __init__(self, scope: str) -> None:
        super().__init__(f"This token may not do that: it takes {scope}.", scope=scope)


class UnknownKey(ServerError):
    code = "unknown-key"
    status = 404
    sentence = "You have no such passkey or token: see /api/me/account."


class LastKey(ServerError):
    code = "last-key"
    status = 409
    sentence = "This is your last passkey: add another one first, or you could not come back."


class NameTaken(ServerError):
    """A member's name, or one that looks like it."""

    code = "name-taken"
    status = 409

    def __init__(self, name: str, free: str) -> None:
        super().__init__(
            f"'{name}' is kept by somebody, or looks like their name. '{free}' is free.", name=name, free=free
        )
