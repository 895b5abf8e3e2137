"""A guest becomes a member, and a member comes in, with a passkey: WebAuthn in place of passwords.

The device makes a pair of keys; we keep the public one. To sign in it signs what we ask, once. No user name is asked for:
the key says whose it is. What is signed names this server's address, so a key is of no use on a page that looks like ours.
"""

from __future__ import annotations

import base64
import binascii
import json
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection

from ludotheca.server.errors import NoIdentity, TooMany
from ludotheca.server.people import handles
from ludotheca.server.people.errors import BadPasskey, LastKey, UnknownKey
from ludotheca.server.settings import Settings
from ludotheca.server.store import Store, members, people
from ludotheca.server.store.members import PasskeyRow
from ludotheca.server.store.people import IdentityRow

QUESTION_MS = 300_000
MOST_KEYS = 20


class Address(msgspec.Struct, frozen=True):
    """What this server is called for a browser: the name that keys are tied to for ever, and the origin of its pages."""

    name: str
    origin: str

    @property
    def possible(self) -> bool:
        """Whether browsers have passkeys here: on https or on the machine itself, and never for a bare number."""
        local = self.name == "localhost" or self.name.endswith(".localhost")
        bare = self.name.replace(".", "").isdigit() or ":" in self.name
        return bool(self.name) and not bare and (local or self.origin.startswith("https://"))


def address(settings: Settings, scheme: str, host: str) -> Address:
    """The public address if the host named one, else where this request went to."""
    parts = urlsplit(settings.public_url or f"{scheme}://{host}")
    return Address((parts.hostname or "").lower(), f"{parts.scheme}://{parts.netloc}".lower())


class Passkeys:
    """Adds keys and signs people in."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def question_to_add(self, who: IdentityRow, at: Address) -> dict[str, Any]:
        """What the device is asked for a new key."""
        if who.maker is not None:
            raise NoIdentity
        have = await self._store.read(lambda c: members.passkeys_of(c, who.id))
        if len(have) >= MOST_KEYS:
            raise TooMany("passkeys", MOST_KEYS)
        question = await self._ask(who.id)
        return {
            "challenge": question,
            "rp": {"id": at.name, "name": "Ludotheca"},
            "user": {"id": _text(secrets.token_bytes(16)), "name": who.name, "displayName": who.name},
            "pubKeyCredParams": [{"type": "public-key", "alg": alg} for alg in (-8, -7, -257)],
            "timeout": QUESTION_MS,
            "attestation": "none",
            "excludeCredentials": [{"type": "public-key", "id": key.id} for key in have],
            "authenticatorSelection": {
                "residentKey": "required",
                "requireResidentKey": True,
                "userVerification": "preferred",
            },
        }

    async def add(self, who: IdentityRow, at: Address, credential: dict[str, Any], name: str) -> None:
        """Take a new key over; whoever has one is a member."""
        from webauthn import verify_registration_response  # noqa: PLC0415 - half a second that most starts can do without

        question, now = _question_of(credential), self._now()
        if not await self._store.write(lambda c: members.take_question(c, question, who.id, now)):
            raise BadPasskey
        found = _verified(
            verify_registration_response,
            credential=credential,
            expected_challenge=_bytes(question),
            expected_rp_id=at.name,
            expected_origin=at.origin,
        )
        key = PasskeyRow(
            id=_text(found.credential_id),
            identity=who.id,
            public_key=found.credential_public_key,
            count=found.sign_count,
            name=" ".join(name.split()),
            made=now,
            used=now,
        )

        def work(c: Connection) -> None:
            fresh = people.load_identity(c, who.id)
            if fresh is None:
                raise NoIdentity
            if fresh.handle is None:
                people.change_identity(c, who.id, handle=handles.for_member(c, fresh.name, who.id))
            members.add_passkey(c, key)

        await self._store.write(work)

    async def question_to_come_in(self, at: Address) -> dict[str, Any]:
        """What any device is asked whose key is for this server."""
        question = await self._ask("")
        return {
            "challenge": question,
            "rpId": at.name,
            "timeout": QUESTION_MS,
            "userVerification": "preferred",
        }

    async def come_in(self, at: Address, credential: dict[str, Any]) -> IdentityRow:
        """Whose key it is."""
        from webauthn import verify_authentication_response  # noqa: PLC0415

        question, now = _question_of(credential), self._now()
        asked = await self._store.write(lambda c: members.take_question(c, question, "", now))
        name = str(credential.get("id", ""))[:1024]
        key = await self._store.read(lambda c: members.passkey(c, name))
        if not asked or key is None:
            raise BadPasskey
        found = _verified(
            verify_authentication_response,
            credential=credential,
            expected_challenge=_bytes(question),
            expected_rp_id=at.name,
            expected_origin=at.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.count,
        )

        def work(c: Connection) -> IdentityRow | None:
            members.use_passkey(c, key.id, found.new_sign_count, now)
            return people.load_identity(c, key.identity)

        row = await self._store.write(work)
        if row is None:
            raise BadPasskey
        return row

    async def drop(self, who: IdentityRow, key: str) -> None:
        """End a key; the last one stays, or its owner could never come back."""

        def work(c: Connection) -> None:
            have = [row.id for row in members.passkeys_of(c, who.id)]
            if key not in have:
                raise UnknownKey
            if len(have) == 1:
                raise LastKey
            members.drop_passkey(c, key, who.id)

        await self._store.write(work)

    async def _ask(self, identity: str) -> str:
        question, now = _text(secrets.token_bytes(32)), self._now()
        await self._store.write(lambda c: members.ask(c, question, identity, now + QUESTION_MS, now))
        return question


def _verified(verify: Callable[..., Any], **given: Any) -> Any:
    """What the library finds; whatever is wrong with what a stranger sent is `BadPasskey`."""
    try:
        return verify(**given)
    except Exception as error:
        raise BadPasskey from error


def _question_of(credential: dict[str, Any]) -> str:
    """The question that an answer says it answers."""
    try:
        data = credential["response"]["clientDataJSON"]
        return str(json.loads(_bytes(data))["challenge"])[:128]
    except (KeyError, TypeError, ValueError, RecursionError, AttributeError) as error:
        raise BadPasskey from error


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except (binascii.Error, UnicodeError) as error:
        raise BadPasskey from error
