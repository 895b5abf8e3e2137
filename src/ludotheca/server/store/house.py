"""Statements about running a public server: roles, bans, invitations, the banner, and the log of acts."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludotheca.server.store import ddl as t
from ludotheca.server.store.upsert import put

Role = Literal["owner", "moderator"]


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """An act of somebody who runs this server, as it stays in the log. `by` is empty for the command line."""

    id: int
    by: str
    act: str
    subject: str
    reason: str
    made: int
    undone: bool


def role_of(c: Connection, identity: str) -> Role | None:
    found = c.execute(select(t.roles.c.role).where(t.roles.c.identity == identity)).scalar()
    return msgspec.convert(found, Role) if found is not None else None


def set_role(c: Connection, identity: str, role: Role | None, now: int) -> None:
    c.execute(delete(t.roles).where(t.roles.c.identity == identity))
    if role is not None:
        c.execute(insert(t.roles), [{"identity": identity, "role": role, "made": now}])


def roles(c: Connection) -> list[tuple[str, str]]:
    """Everybody with a role: their identity and the role."""
    return [(row.identity, row.role) for row in c.execute(select(t.roles).order_by(t.roles.c.made))]


# Bans and mutes: until a time.


def restrict(c: Connection, identity: str, kind: str, until: int, reason: str) -> None:
    """From now on, until then, somebody may not play (`ban`) or may not speak (`mute`)."""
    put(c, t.restrictions, {"identity": identity, "kind": kind}, {"until": until, "reason": reason})


def lift(c: Connection, identity: str, kind: str) -> None:
    mine = (t.restrictions.c.identity == identity) & (t.restrictions.c.kind == kind)
    c.execute(delete(t.restrictions).where(mine))


def restriction(c: Connection, identity: str, kind: str, now: int) -> tuple[int, str] | None:
    """Until when somebody may not, and why; None if they may."""
    columns = t.restrictions.c
    query = select(columns.until, columns.reason)
    query = query.where(columns.identity == identity, columns.kind == kind, columns.until > now)
    row = c.execute(query).first()
    return None if row is None else (row.until, row.reason)


def restrictions(c: Connection) -> dict[tuple[str, str], tuple[int, str]]:
    """Who may not what, until when and why; what holds for somebody holds for their programs."""
    found = {(row.identity, row.kind): (row.until, row.reason) for row in c.execute(select(t.restrictions))}
    known = t.identities.c
    makers = {identity for identity, _ in found}
    bots = c.execute(select(known.id, known.maker).where(known.maker.in_(makers))).all() if makers else []
    theirs = {
        (bot.id, kind): found[bot.maker, kind]
        for bot in bots
        for kind in ("ban", "mute")
        if (bot.maker, kind) in found
    }
    return theirs | found


# Invitations.


def add_invitation(c: Connection, digest: str, by: str, uses: int, until: int) -> None:
    c.execute(insert(t.invitations), [{"digest": digest, "by": by, "uses": uses, "until": until}])


def use_invitation(c: Connection, digest: str, now: int) -> bool:
    """Whether it lets one more in."""
    columns = t.invitations.c
    good = (columns.digest == digest) & (columns.uses > 0) & (columns.until > now)
    return c.execute(update(t.invitations).where(good).values(uses=columns.uses - 1)).rowcount == 1


# The log.


def log(c: Connection, *, by: str, act: str, subject: str, reason: str, now: int, before: str = "") -> int:
    """Note an act; `before` is what undoing it needs."""
    number = int(c.execute(select(func.coalesce(func.max(t.acts.c.id), 0))).scalar_one()) + 1
    fields = {"id": number, "by": by, "act": act, "subject": subject, "reason": reason}
    c.execute(insert(t.acts), [{**fields, "made": now, "before": before, "undone": False}])
    return number


def acts(c: Connection, most: int = 200) -> list[Act]:
    """What was done, the latest first."""
    columns = t.acts.c
    query = select(columns.id, columns.by, columns.act, columns.subject, columns.reason, columns.made)
    query = query.add_columns(columns.undone).order_by(columns.id.desc()).limit(most)
    return [Act(**row._mapping) for row in c.execute(query)]


def reason_of(c: Connection, act: str, subject: str) -> str:
    """Why this was done to it last."""
    columns = t.acts.c
    mine = (columns.act == act) & (columns.subject == subject) & ~columns.undone
    query = select(columns.reason).where(mine).order_by(columns.id.desc()).limit(1)
    return str(c.execute(query).scalar() or "")


def act_of(c: Connection, number: int) -> tuple[Act, str] | None:
    """An act and what undoing it needs."""
    row = c.execute(select(t.acts).where(t.acts.c.id == number)).first()
    if row is None:
        return None
    fields = dict(row._mapping)
    before = fields.pop("before")
    return Act(**fields), before


def mark_undone(c: Connection, number: int) -> None:
    c.execute(update(t.acts).where(t.acts.c.id == number).values(undone=True))


# The banner: a fact, replaced.


def banner(c: Connection) -> str:
    return str(c.execute(select(t.facts.c.value).where(t.facts.c.name == "banner")).scalar() or "")


def set_banner(c: Connection, text: str) -> None:
    c.execute(delete(t.facts).where(t.facts.c.name == "banner"))
    if text:
        c.execute(insert(t.facts), [{"name": "banner", "value": text}])


def forget(c: Connection, identity: str) -> None:
    """Somebody is forgotten: their role and restrictions go, the log says what was done and no longer by or to whom."""
    c.execute(delete(t.roles).where(t.roles.c.identity == identity))
    c.execute(delete(t.restrictions).where(t.restrictions.c.identity == identity))
    c.execute(update(t.acts).where(t.acts.c.by == identity).values(by=""))
    c.execute(update(t.acts).where(t.acts.c.subject == identity).values(subject="", reason="", before=""))
    c.execute(update(t.invitations).where(t.invitations.c.by == identity).values(by=""))
