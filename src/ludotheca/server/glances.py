"""Where a game stands, in a line: for a list of tables that shows no boards."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from ludotheca.games import registry
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.state import SPECTATOR
from ludotheca.server import protocol as p
from ludotheca.server.errors import WrongStatus
from ludotheca.server.http import Asker
from ludotheca.server.service import Service
from ludotheca.texts.language import LANGUAGES
from ludotheca.texts.speaker import Speaker

# Of a board's heading: the year or round, and the phase.
FACTS = 2


@get("/api/tables/{table:str}/glance", summary="Where the game stands, in a line of words")
async def glance(
    request: Asker,
    table: FromPath[str],
    lang: Annotated[
        str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$", description="the language of the line")
    ] = LANGUAGES[0],
) -> p.Glance:
    service: Service = request.app.state.service
    found = await service.tables.get_fresh(table)
    if not found.started:
        raise WrongStatus("waiting", "running or over")
    async with found.lock:
        view = (await found.load()).match.view(SPECTATOR)
    return await asyncio.to_thread(told, view, lang)


def told(view: MatchView, lang: str) -> p.Glance:
    """What anybody who watches could read off the board."""
    say = Speaker(lang, registry.get(view.game))
    return p.Glance(
        head=view.head,
        heading=" · ".join(registry.board(view.game).heading(view, say).split(" · ")[:FACTS]),
        scores=[result.score for result in view.results],
    )


HANDLERS = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
