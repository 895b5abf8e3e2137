"""A passkey device in software: makes keys and answers questions as a browser would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """One device at one address."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def add(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the question for a new key."""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._about(options["rp"]["id"], 0x45) + held
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer("webauthn.create", options["challenge"], attestationObject=text(made))

    def come_in(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the question of a sign-in."""
        self.uses += 1
        data = self._about(options["rpId"], 0x05)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        fields = {"authenticatorData": text(data), "signature": text(signed)}
        return self._answer("webauthn.get", options["challenge"], **fields)

    def _about(self, name: str, flags: int) -> bytes:
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, kind: str, challenge: str, **response: str) -> dict[str, Any]:
        client = text(self._client(kind, challenge))
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": {"clientDataJSON": client, **response},
            "clientExtensionResults": {},
        }
