"""For whoever looks after a server: figures at /metrics for programs, where they are allowed, and a page /status for people."""

from __future__ import annotations

import hmac
import html
import ipaddress
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from sqlalchemy import Connection, func, select

from ludotheca import __version__
from ludotheca.server.figures import gauge
from ludotheca.server.service import Service
from ludotheca.server.store import ddl as t
from ludotheca.texts.speaker import Speaker

_TEXTS = Path(__file__).parent / "texts"
_BEGAN = time.time()
LOCAL = "local"
_FRESH_SECONDS = 2.0
_LATEST: WeakKeyDictionary[Service, tuple[float, dict[str, Any]]] = WeakKeyDictionary()
# The colours of web/src/styles/tokens.css; the page must stand even where the pages of the web do not.
_LOOK = (
    "body{margin:0;background:#c6d2cd;color:#221c2b;font:1.1rem/1.6 'Alegreya Sans',system-ui,sans-serif}"
    "main{box-sizing:border-box;max-width:34rem;margin:10vh auto;padding:1rem 2rem;background:#fbf7ec;"
    "border-top:6px solid #8c2740;border-radius:12px}h1{font:700 1.6rem Georgia,serif}a{color:#8c2740}"
    "@media(max-width:36rem){main{margin:1rem}}@media(prefers-color-scheme:dark){body{background:#11161c;color:#f1e9d8}"
    "main{background:#1d242d}a{color:#f0b3c0}}"
)
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[str]:
    """Figures for Prometheus; 404 where they are off, so that nobody learns that there are any."""
    service: Service = request.app.state.service
    if not _allowed(request, service.settings.metrics):
        raise NotFoundException
    facts = await _glance(service)
    lines = [*service.figures.lines(), *_now(service, len(request.app.state.connections.open), facts)]
    return Response("\n".join([*lines, ""]), media_type="text/plain; version=0.0.4")


@get("/status", include_in_schema=False)
async def status(request: Request[Any, Any, State]) -> Response[str]:
    """Whether all is well, in a sentence, in the reader's language."""
    service: Service = request.app.state.service
    works = await service.readiness.check() and not service.tables.stopping
    counts = await _glance(service) if works else {}
    running = sum(n for (_, state), n in counts.get("tables", {}).items() if state == "running")
    say = Speaker(_language(request), folders=(_TEXTS,))
    rows = [
        say.text("status-running", count=running),
        say.text("status-people", count=len(request.app.state.connections.open)),
        _since(say, time.time() - _BEGAN),
        say.text("status-version", version=__version__),
    ]
    title = say.text("status-works" if works else "status-broken")
    body = "".join(f"<li>{html.escape(row)}</li>" for row in (rows if works else rows[2:]))
    page = (
        f'<!doctype html><html lang="{say.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{html.escape(title)}</title><style>{_LOOK}</style><main><h1>{html.escape(title)}</h1>"
        f'<ul>{body}</ul><p><a href="/">Ludotheca</a></p></main></html>'
    )
    headers = {"content-security-policy": _POLICY, "cache-control": "no-store"}
    return Response(page, status_code=200 if works else 503, media_type="text/html", headers=headers)


HANDLERS = [metrics, status]


def _since(say: Speaker, seconds: float) -> str:
    """How long the server has run, in the largest unit that is whole."""
    for name, unit in (("days", 86_400), ("hours", 3600)):
        if seconds >= 2 * unit:
            return say.text(f"status-{name}", count=int(seconds // unit))
    return say.text("status-minutes", count=int(seconds // 60))


async def _glance(service: Service) -> dict[str, Any]:
    """What the database says, asked at most every few seconds whoever looks."""
    kept = _LATEST.get(service)
    if kept is None or time.monotonic() - kept[0] > _FRESH_SECONDS:
        facts = await service.store.read(lambda c: _facts(c, service.tables.now()))
        kept = _LATEST[service] = (time.monotonic(), facts)
    return kept[1]


def _allowed(request: Request[Any, Any, State], setting: str) -> bool:
    """Nobody; whoever is on this machine and speaks for nobody else; or whoever knows the token."""
    if not setting:
        return False
    if setting == LOCAL:
        host = request.client.host if request.client else ""
        return "x-forwarded-for" not in request.headers and _loopback(host)
    given = request.headers.get("authorization", "")
    return hmac.compare_digest(given.encode(), f"Bearer {setting}".encode())


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _language(request: Request[Any, Any, State]) -> str:
    return "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"


def _facts(c: Connection, now: int) -> dict[str, Any]:
    """What only the database knows."""
    by = (t.tables.c.title, t.tables.c.status)
    tables = {(row[0], row[1]): row[2] for row in c.execute(select(*by, func.count()).group_by(*by))}
    due = c.execute(select(func.min(t.jobs.c.due)).where(t.jobs.c.state == "waiting")).scalar()
    made = c.execute(select(func.min(t.outbox.c.made))).scalar()
    failed = c.execute(
        select(func.count()).select_from(t.jobs).where(t.jobs.c.state == "failed")
    ).scalar_one()
    return {
        "tables": tables,
        "jobs": max(0, now - due) / 1000 if due is not None else 0.0,
        "outbox": max(0, now - made) / 1000 if made is not None else 0.0,
        "failed": failed,
    }


def _now(service: Service, sockets: int, facts: dict[str, Any]) -> Iterable[str]:
    """What can be asked at any time."""
    yield from gauge("ludotheca_sockets", "Open WebSockets of this process.", sockets)
    yield from gauge("ludotheca_tables_in_memory", "Tables in this process's memory.", service.tables.count)
    for state in ("waiting", "running", "over", "abandoned"):
        counts = {title: float(n) for (title, found), n in facts["tables"].items() if found == state}
        if counts:
            yield from gauge(
                f"ludotheca_tables_{state}", f"Tables that are {state}, by title.", counts, "title"
            )
    yield from gauge(
        "ludotheca_bots_waiting", "Decisions that bots have not begun.", service.tables.bots.waiting
    )
    yield from gauge("ludotheca_job_lag_seconds", "How long the oldest job has been due.", facts["jobs"])
    yield from gauge("ludotheca_jobs_failed", "Jobs that were given up.", facts["failed"])
    yield from gauge(
        "ludotheca_outbox_lag_seconds", "The age of the oldest unrelayed event.", facts["outbox"]
    )
    yield from gauge("ludotheca_cpu_seconds", "Processor time of this process.", time.process_time())
    yield from gauge("ludotheca_info", "Always 1; the label is the version.", {__version__: 1.0}, "version")
