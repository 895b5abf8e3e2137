"""Why the server closes a connection, beside the standard codes."""

from __future__ import annotations

from ludotheca.server.edge.socket_door import CLOSE_FLOOD as CLOSE_FLOOD

CLOSE_BAD = 4000  # too many messages that could not be read
CLOSE_NO_HELLO = 4001
CLOSE_PROTOCOL = 4002
CLOSE_SIGNED_OUT = 4003
CLOSE_SLOW = 4013
CLOSE_FULL = 4029
CLOSE_RESTART = 1012


class Closed(Exception):
    """The connection must end; the code says why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
