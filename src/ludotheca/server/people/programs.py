"""What a program may that comes with a token: as much at both doors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheca.server import protocol as p
from ludotheca.server.people.errors import WrongScope
from ludotheca.server.people.tokens import Bearer

if TYPE_CHECKING:
    from ludotheca.server.service import Service


async def check(service: Service, bearer: Bearer, message: Any) -> None:
    """Whether a token may send this message, or `WrongScope`. A hint is for playing."""
    match message:
        case p.Command() | p.Undo() | p.Request():
            bearer.need("play")
            await check_asked(service, message)
        case p.AskHint() | p.Weigh():
            bearer.need("play")
        case p.Ping():
            pass
        case _:
            bearer.need("read")


async def check_asked(service: Service, data: p.Asked | p.Request) -> None:
    """A program plays no rated game for anybody, and changes no name."""
    table = getattr(data, "table", None)
    rated = data.rated if isinstance(data, p.CreateTable) else False
    if isinstance(data, p.Rename) or rated or (table and (await service.tables.get(table)).row.rated):
        raise WrongScope("a person at a browser")
