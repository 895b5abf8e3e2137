"""Every message between a client and the server, for the WebSocket and for HTTP.

Messages are JSON objects with a `type`. A client's message is decoded strictly: an unknown field or a wrong type is
an error that says where. `docs/protocol.md` explains the conversation; `tools/typescript.py` turns this package into JSON Schema
and TypeScript. Times are milliseconds since 1970 by the server's clock. A viewer is a seat number, or -1 for a spectator.
`table` is always the id of a table.
"""

from __future__ import annotations

import msgspec

from ludotheca.server.protocol.account import *  # noqa: F403
from ludotheca.server.protocol.client import *  # noqa: F403
from ludotheca.server.protocol.client import ClientMessage
from ludotheca.server.protocol.common import *  # noqa: F403
from ludotheca.server.protocol.deals import *  # noqa: F403
from ludotheca.server.protocol.events import *  # noqa: F403
from ludotheca.server.protocol.house import *  # noqa: F403
from ludotheca.server.protocol.http import *  # noqa: F403
from ludotheca.server.protocol.lessons import *  # noqa: F403
from ludotheca.server.protocol.notices import *  # noqa: F403
from ludotheca.server.protocol.puzzles import *  # noqa: F403
from ludotheca.server.protocol.server import *  # noqa: F403
from ludotheca.server.protocol.voices import *  # noqa: F403

decode_client = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


def names_in(text: str) -> dict[str, str]:
    """What a message that cannot be read called itself, so that its sender can tell which one was refused."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    if not isinstance(raw, dict):
        return {}
    wanted = {name: raw.get(name) for name in ("request", "command_id", "table")}
    return {name: value[:64] for name, value in wanted.items() if isinstance(value, str)}
