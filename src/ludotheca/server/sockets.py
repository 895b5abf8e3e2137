"""The WebSocket's door: who may open a connection, and all that are open."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

from ludotheca.server import protocol as p
from ludotheca.server.caller import address_of, bearer_of, caller, check_origin
from ludotheca.server.closing import CLOSE_FULL, CLOSE_RESTART, CLOSE_SIGNED_OUT
from ludotheca.server.connection import Connection
from ludotheca.server.errors import BadOrigin
from ludotheca.server.people.errors import BadBearer
from ludotheca.server.people.tokens import Bearer
from ludotheca.server.service import Service
from ludotheca.server.settings import Settings
from ludotheca.server.store.people import IdentityRow


class Connections:
    """All connections of this process, counted by address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_address: dict[str, int] = {}
        self.open: set[Connection] = set()

    def enter(self, address: str) -> bool:
        """Whether one more connection from there is welcome."""
        count = self._by_address.get(address, 0)
        if len(self.open) >= self._settings.sockets or count >= self._settings.sockets_per_address:
            return False
        self._by_address[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One from there has gone."""
        count = self._by_address.pop(address, 1) - 1
        if count > 0:
            self._by_address[address] = count

    def present(self) -> set[str]:
        """Who is connected."""
        return {connection.identity for connection in self.open if connection.identity is not None}

    def sign_out(self, identity: str, epoch: int | None) -> None:
        """Close the connections of an identity that came with another epoch, or all of them if it is gone."""
        for connection in list(self.open):
            if connection.identity == identity and connection.epoch != epoch:
                connection.identity = None
                connection.close(CLOSE_SIGNED_OUT, "signed out")

    @property
    def tokens(self) -> set[str]:
        """The tokens that connections came with."""
        return {connection.bearer.id for connection in self.open if connection.bearer is not None}

    def end_token(self, token: str) -> None:
        """Close the connections that came with a token."""
        for connection in list(self.open):
            if connection.bearer is not None and connection.bearer.id == token:
                connection.identity = None
                connection.close(CLOSE_SIGNED_OUT, "this token has ended")

    def send_away(self, seconds: float) -> None:
        """Tell everybody that the server comes back, and close."""
        word = p.encode(p.Restarting(seconds=seconds))
        for connection in list(self.open):
            connection.close(CLOSE_RESTART, "restarting", word)


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, State]) -> None:
    """The door for everything that is live."""
    service: Service = socket.app.state.service
    connections: Connections = socket.app.state.connections
    try:
        check_origin(socket, service.settings)
        bearer = await bearer_of(socket)
    except (BadOrigin, BadBearer):
        await socket.close(code=4403)  # before it is accepted: the handshake is answered with 403
        return
    await socket.accept()
    address = address_of(socket)
    if not connections.enter(address):
        await socket.close(code=CLOSE_FULL, reason="too many connections")
        return
    try:
        connection = Connection(socket, service, await _who(socket, service, bearer), bearer)
        connections.open.add(connection)
        try:
            await connection.run()
        finally:
            connections.open.discard(connection)
    finally:
        connections.leave(address)


async def _who(
    socket: WebSocket[Any, Any, State], service: Service, bearer: Bearer | None
) -> IdentityRow | None:
    """Whose cookie or token opened it. What a token may is asked with each message."""
    if bearer is not None:
        return await service.identities.who(bearer.identity)
    return await caller(socket, service.identities)
