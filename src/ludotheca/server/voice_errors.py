"""What can be wrong with what somebody says at a table."""

from __future__ import annotations

from ludotheca.server.errors import ServerError


class SaidAlready(ServerError):
    code = "said-already"
    status = 409
    sentence = "You have just said that."


class NoTyping(ServerError):
    code = "no-typing"
    status = 403
    sentence = (
        "Nobody types at this table: its owner did not allow it, or it is public. The phrase book is open."
    )


class NotPublicEvent(ServerError):
    """A phrase that speaks of what not everybody knows, or of what never happened."""

    code = "not-public"
    status = 409
    sentence = "Only what everybody at the table knows to have happened can be spoken of."


class NoLine(ServerError):
    code = "no-line"
    status = 404

    def __init__(self, seq: int) -> None:
        super().__init__(f"There is no line {seq} of somebody else here.", seq=seq)
