"""Why somebody is not let in, or may not do that."""

from __future__ import annotations

from datetime import UTC, datetime

from ludotheca.server.errors import ServerError


class NeedsRole(ServerError):
    code = "needs-role"
    status = 403

    def __init__(self, role: str) -> None:
        super().__init__(f"Only the {role} of this server may do that.", role=role)


class Banned(ServerError):
    code = "banned"
    status = 403

    def __init__(self, until: int, reason: str) -> None:
        day = datetime.fromtimestamp(until / 1000, UTC).date().isoformat()
        why = f" Reason: {reason}" if reason else ""
        super().__init__(f"You cannot play here until {day}.{why}", until=until, day=day, reason=reason)


class Muted(ServerError):
    code = "muted-here"
    status = 403

    def __init__(self, until: int, reason: str) -> None:
        day = datetime.fromtimestamp(until / 1000, UTC).date().isoformat()
        why = f" Reason: {reason}" if reason else ""
        super().__init__(f"You cannot speak here until {day}.{why}", until=until, day=day, reason=reason)


class InvitationNeeded(ServerError):
    code = "invitation-needed"
    status = 403
    sentence = "Newcomers need an invitation here: open the link that somebody of this house sent you."


class UnknownAct(ServerError):
    code = "unknown-act"
    status = 404
    sentence = "There is no such act in the log, or it was undone already, or it cannot be."


class NoSubject(ServerError):
    code = "no-subject"

    def __init__(self, act: str, needs: str) -> None:
        super().__init__(f"The act '{act}' needs {needs}.", act=act, needs=needs)
