"""`ludotheca admin`: run a public server from the command line. Every act stands in the log, as on the page."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from cyclopts import Parameter

from ludotheca.cli import context
from ludotheca.cli.forget import NobodyNamed
from ludotheca.kernel.errors import LudothecaError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ludotheca.server.store import Store

Act = Literal[
    "owner",
    "moderator",
    "plain",
    "ban",
    "unban",
    "mute",
    "unmute",
    "close",
    "take",
    "banner",
    "invite",
    "log",
    "undo",
    "reports",
    "settle",
]
# What the page calls them.
_PEOPLE = {"owner": "make_owner", "moderator": "make_moderator", "plain": "take_role"}


class SeveralNamed(LudothecaError):
    code = "several-named"

    def __init__(self, name: str, ids: list[str]) -> None:
        known = ", ".join(ids)
        super().__init__(
            f"Several are called '{name}': say which with --id ({known}).", name=name, known=known
        )


class BadNumber(LudothecaError):
    code = "bad-number"

    def __init__(self, found: str) -> None:
        super().__init__(f"'{found}' is no number of the log; 'ludotheca admin log' shows them.", found=found)


def admin(
    act: Annotated[Act, Parameter(help="flag-admin-act")],
    what: Annotated[str, Parameter(help="flag-admin-what")] = "",
    /,
    *,
    id: Annotated[str, Parameter(help="flag-forget-id")] = "",  # noqa: A002 - the flag's own name
    days: Annotated[int, Parameter(help="flag-admin-days")] = 7,
    uses: Annotated[int, Parameter(help="flag-admin-uses")] = 1,
    reason: Annotated[str, Parameter(help="flag-admin-reason")] = "",
    database: Annotated[str | None, Parameter(help="flag-serve-database")] = None,
) -> None:
    """Run a public server: roles, bans, mutes, the banner, invitations, and the log of such acts."""
    from ludotheca.server import settings  # noqa: PLC0415 - the other commands need not wait for it
    from ludotheca.server.store import open_store  # noqa: PLC0415

    store = open_store(settings.database_url(settings.load({"database": database})))
    try:
        match act:
            case "log":
                _show(store)
            case "undo":
                _undo(store, what)
            case "reports":
                _reports(store)
            case "settle":
                _settle(store, what)
            case "invite":
                _invite(store, uses, days)
            case _:
                _carry_out(store, act, what, id, days, reason)
    finally:
        store.close()


def _carry_out(store: Store, act: str, what: str, begins: str, days: int, reason: str) -> None:
    from ludotheca.server.house import acts  # noqa: PLC0415
    from ludotheca.server.service import now_ms  # noqa: PLC0415

    subject = what if act in {"close", "take"} else "" if act == "banner" else _person(store, what, begins)
    kind = {"close": "close_table", "take": "take_event", **_PEOPLE}.get(act, act)
    fields = {"act": kind, "subject": subject, "days": days, "reason": reason, "text": what}
    order = msgspec.convert(fields, acts.Order)

    def work(c: Connection) -> None:
        acts.carry_out(c, "", order, now_ms())

    asyncio.run(store.write(work))
    print(context.say().text("admin-done"))


def _person(store: Store, name: str, begins: str) -> str:
    from ludotheca.server.people import forgetting  # noqa: PLC0415

    found = asyncio.run(forgetting.find(store, name, begins))
    if not found:
        raise NobodyNamed(name)
    if len(found) > 1:
        raise SeveralNamed(name, [person.id[:8] for person in found])
    return found[0].id


def _show(store: Store) -> None:
    from ludotheca.server.house import acts  # noqa: PLC0415

    say = context.say()
    for entry in reversed(asyncio.run(store.read(acts.entries))):
        time = datetime.fromtimestamp(entry.made / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        parts = {"number": entry.number, "time": time, "act": entry.act, "reason": entry.reason}
        done = "undone" if entry.undone else "done"
        print(say.text("admin-line", by=entry.by or "-", subject=entry.subject or "-", state=done, **parts))


def _undo(store: Store, what: str) -> None:
    from ludotheca.server.house import acts  # noqa: PLC0415
    from ludotheca.server.service import now_ms  # noqa: PLC0415

    if not what.isdigit():
        raise BadNumber(what)
    asyncio.run(store.write(lambda c: acts.undo(c, "", int(what), now_ms())))
    print(context.say().text("admin-done"))


def _reports(store: Store) -> None:
    """What was reported, with the lines around it; that somebody looked is in the log."""
    from ludotheca.server.house import acts  # noqa: PLC0415
    from ludotheca.server.service import now_ms  # noqa: PLC0415

    say = context.say()
    found = asyncio.run(store.write(lambda c: acts.look(c, "", now_ms())))
    for one in found:
        time = datetime.fromtimestamp(one.made / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        where = {"report": one.report, "time": time, "table": one.table or "-", "reason": one.reason}
        print(say.text("admin-report", name=one.name or "-", **where))
        for line in one.lines:
            said = line.text or line.phrase or line.sign
            name = one.names[line.seat] if line.seat >= 0 else "-"
            print(("> " if line.seq == one.seq else "  ") + f"{name or '-'}: {said}")
    if not found:
        print(say.text("admin-no-reports"))


def _settle(store: Store, report: str) -> None:
    from ludotheca.server.house import acts  # noqa: PLC0415
    from ludotheca.server.service import now_ms  # noqa: PLC0415

    asyncio.run(store.write(lambda c: acts.settle_report(c, "", report, now_ms())))
    print(context.say().text("admin-done"))


def _invite(store: Store, uses: int, days: int) -> None:
    from ludotheca.server import settings  # noqa: PLC0415
    from ludotheca.server.house.keeper import invite  # noqa: PLC0415
    from ludotheca.server.protocol import NewInvitation  # noqa: PLC0415
    from ludotheca.server.service import now_ms  # noqa: PLC0415

    token = secrets.token_urlsafe(18)
    wish = NewInvitation(uses=uses, days=days)
    asyncio.run(store.write(lambda c: invite(c, "", token, wish, now_ms())))
    print(f"{settings.load().public_url.rstrip('/')}/join#{token}")
