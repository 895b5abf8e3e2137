"""Reports outlive their tables, and settled ones go after a while."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

from ludotheca.kernel.codec import canonical

revision = "0019"
down_revision = "0018"

TEXT, INTEGER = sa.Text(), sa.Integer()
reports = sa.table(
    "reports", *(sa.column(name, TEXT) for name in ("id", "match", "title", "seats", "context", "state"))
)
tables = sa.table("tables", sa.column("id", TEXT), sa.column("title", TEXT))
seats = sa.table(
    "seats", *(sa.column(name, TEXT) for name in ("match", "identity", "name")), sa.column("seat", INTEGER)
)
said = sa.table("said", sa.column("match", TEXT), sa.column("seq", INTEGER), sa.column("identity", TEXT))


def upgrade() -> None:
    op.add_column("reports", sa.Column("title", TEXT, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("seats", TEXT, nullable=False, server_default="[]"))
    op.add_column("reports", sa.Column("settled", sa.BigInteger(), nullable=False, server_default="0"))
    _fill(op.get_bind())
    with op.batch_alter_table("reports") as table:
        table.drop_constraint(op.f("fk_reports_match"), type_="foreignkey")


def _fill(c: sa.Connection) -> None:
    """Into each report what it asked its table for until now."""
    for row in c.execute(sa.select(reports.c.id, reports.c.match, reports.c.context)).all():
        title = c.execute(sa.select(tables.c.title).where(tables.c.id == row.match)).scalar_one()
        sat = (
            sa.select(seats.c.identity, seats.c.name).where(seats.c.match == row.match).order_by(seats.c.seat)
        )
        who = [[one.identity or "", "" if one.identity else one.name] for one in c.execute(sat)]
        spoke = sa.select(said.c.seq, said.c.identity).where(said.c.match == row.match)
        by = {one.seq: one.identity for one in c.execute(spoke)}
        context = [{**line, "by": by.get(line["seq"], "")} for line in msgspec.json.decode(row.context)]
        values = {"title": title, "seats": canonical(who).decode(), "context": canonical(context).decode()}
        c.execute(sa.update(reports).where(reports.c.id == row.id).values(values))
