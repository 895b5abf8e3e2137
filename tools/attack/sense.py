"""Messages and requests that fit their types and make no sense: they pass the decoder and reach the code behind it.

Everything is found in the protocol and in the application's routes, so what is added there is attacked too.
"""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from ludotheca.games import registry
from ludotheca.server import protocol as p
from ludotheca.server.app import HANDLERS

KINDS: tuple[Any, ...] = get_args(p.ClientMessage)
_PHRASES = [phrase for group in p.PHRASES.values() for phrase in group]
_WORDS = (
    "",
    "x",
    "0",
    "-1",
    "Ann",
    "a\x00b",
    "\u202eAnn\u202c",
    "<b>&\"'",
    "😀",
    "\u0301",
    "../../etc",
    "%00",
    "{x}",
    "me",
    "expert",
    "https://localhost/x",
    "ann@example.org",
    "UTC",
    "0" * 64,
    "no-such-table",
    *_PHRASES[:3],
)
_NUMBERS = (0, 1, 2, -1, 7, 63, 255, 10_000, 1_000_000, 2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**30)
_QUESTIONS = ("seat", "first", "last", "at", "since", "view", "effort", "lang")
_PLACE = re.compile(r"\{(\w+)(?::\w+)?\}")


class Route(NamedTuple):
    """A way in by HTTP, and what its body must be."""

    method: str
    path: str
    body: Any


def routes() -> list[Route]:
    """All that the application has."""
    found = []
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler):
            body = get_type_hints(handler.fn).get("data")
            found += [Route(method, path, body) for method in handler.http_methods for path in handler.paths]
    return sorted(found, key=lambda route: (route.path, route.method))


def request(rng: random.Random, route: Route, tables: list[str]) -> tuple[str, bytes]:
    """The path of a route with its gaps filled, and a body that fits. `tables` may also name events and challenges."""
    path = _PLACE.sub(lambda gap: _gap(rng, gap[1], tables), route.path)
    if rng.random() < 0.3:
        odd = (-1, 0, 3, 10**30, "x", "%00")
        path += "?wait=0&" + "&".join(f"{name}={rng.choice(odd)}" for name in _QUESTIONS)
    return path, b"" if route.body is None else text(fitting(rng, inspect.type_info(route.body), tables))


def message(rng: random.Random, kind: Any, tables: list[str]) -> bytes:
    """A message of this kind that fits its type."""
    return text(fitting(rng, inspect.type_info(kind), tables))


def text(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _gap(rng: random.Random, name: str, tables: list[str]) -> str:
    known = {"title": registry.titles(), "number": ["1", "2"]}.get(name, tables)
    odd = ["0", "999999999999999999999999", "x", "%00", "%ff", "%F0%9F%98%80"]
    return rng.choice(list(known) if known and rng.random() < 0.6 else odd)


def fitting(rng: random.Random, kind: Any, tables: list[str], name: str = "") -> Any:
    """A value of a type of the protocol, at its edges where it has any."""
    match kind:
        case inspect.StructType():
            return _struct(rng, kind, tables)
        case inspect.UnionType():
            return fitting(rng, rng.choice(kind.types), tables, name)
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case inspect.StrType():
            return _word(rng, kind, tables, name)
        case inspect.IntType():
            return _number(rng, kind)
        case inspect.FloatType():
            return rng.choice((0.0, -1.5, 1e300))
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
            size = rng.randrange(kind.min_length or 0, min(kind.max_length or 4, 5) + 1)
            return [fitting(rng, kind.item_type, tables) for _ in range(size)]
        case inspect.DictType():
            return {
                rng.choice(_WORDS): fitting(rng, kind.value_type, tables) for _ in range(rng.randrange(3))
            }
        case inspect.NoneType():
            return None
    return rng.choice((None, 1, "x", [], {}, {"type": "split", "small": [0]}, 10**30))


def _struct(rng: random.Random, kind: inspect.StructType, tables: list[str]) -> Any:
    made = {} if kind.tag is None else {kind.tag_field: kind.tag}
    for field in kind.fields:
        if field.required or rng.random() < 0.6:
            made[field.encode_name] = fitting(rng, field.type, tables, field.name)
    return list(made.values()) if kind.array_like else made


def _word(rng: random.Random, kind: inspect.StrType, tables: list[str], name: str) -> str:
    likely = {"table": tables, "title": registry.titles(), "phrase": _PHRASES, "sign": list(p.SIGNS)}
    words = likely.get(name) or []
    least, most = kind.min_length or 0, kind.max_length or 200
    words = [*words, *_WORDS] if not words or rng.random() < 0.2 else words
    fit = [word for word in words if least <= len(word) <= most and re.search(kind.pattern or "", word)]
    return rng.choice(fit or ["x" * max(1, least)])


def _number(rng: random.Random, kind: inspect.IntType) -> int:
    least = kind.ge if kind.ge is not None else -(10**31)
    most = kind.le if kind.le is not None else 10**31
    fit = [
        number for number in (*_NUMBERS, kind.ge, kind.le) if number is not None and least <= number <= most
    ]
    return int(rng.choice(fit))
