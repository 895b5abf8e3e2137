"""What carries a notice: a push service, a mail server, a hook.

A mail or a post of a hook is handed over a moment before it leaves us, and never sent again after that, unless its taker says no:
two letters of one turn are worse than a lost one. A push may be sent again: the browser knows its key and shows one.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import time
from email.message import EmailMessage
from email.utils import parseaddr
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludotheca.server.errors import BadValue
from ludotheca.server.notices import mail
from ludotheca.server.notices.reach import HandOver, Reach, Unreached, at_once
from ludotheca.server.notices.words import Notice, speaker
from ludotheca.server.settings import BadSetting, Settings
from ludotheca.server.store.notices import Way

PUSH_LIFE = 86_400  # seconds a push service keeps what it cannot deliver
_CLAIM_SECONDS = 12 * 3600


class Gone(Exception):
    """There is nobody at that end any more."""


class Carriers:
    """All of them, as far as the settings allow."""

    def __init__(self, settings: Settings, vapid: str, reach: Reach | None = None) -> None:
        self._settings = settings
        self._vapid = vapid
        self.reach = reach or Reach(settings.notice_origins)
        if settings.mail_server and urlsplit(settings.mail_server).scheme not in {"smtp", "smtps"}:
            raise BadSetting("mail_server", "it begins with neither smtp:// nor smtps://")
        if settings.contact and not settings.contact.startswith(("mailto:", "https://")):
            raise BadSetting("contact", "it begins with neither mailto: nor https://")

    @property
    def mails(self) -> bool:
        """Whether letters can be sent."""
        return bool(self._settings.mail_server)

    @cached_property
    def push_key(self) -> str:
        """What browsers subscribe with; empty if this server cannot push."""
        if not self._settings.contact or (signer := _signer(self._vapid)) is None:
            return ""
        from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415 - comes with the extra
            Encoding,
            PublicFormat,
        )

        raw = signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def carry(
        self, way: Way, notice: Notice, key: str, language: str = "en", hand_over: HandOver = at_once
    ) -> None:
        """Send a notice, or raise: `Gone`, `Unreached`, `Doubtful`, `BadAddress`."""
        match way.kind:
            case "push":
                await self._push(way, notice, key)
            case "mail":
                await self._letter(way, notice, key, language, hand_over)
            case "hook":
                await self._hook(way, notice, key, hand_over)

    async def _push(self, way: Way, notice: Notice, key: str) -> None:
        from pywebpush import WebPusher  # noqa: PLC0415 - comes with the extra

        keys = msgspec.json.decode(way.keys)
        payload = msgspec.json.encode(
            {"title": notice.title, "text": notice.text, "path": notice.path, "tag": notice.tag, "key": key}
        )
        pusher = WebPusher({"endpoint": way.address, "keys": keys})
        body = (await asyncio.to_thread(pusher.encode, payload))["body"]
        parts = urlsplit(way.address)
        claims = {"sub": self._settings.contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        signer = _signer(self._vapid)
        headers = signer.sign({**claims, "exp": _soon()})
        headers |= {"TTL": str(PUSH_LIFE), "Content-Encoding": "aes128gcm", "Urgency": "normal"}
        # A push service keeps one message of a topic: one sent again takes the place of the first.
        headers |= {"Topic": _short(notice.tag), "Content-Type": "application/octet-stream"}
        _judge(await self.reach.post(way.address, body, headers))

    async def _hook(self, way: Way, notice: Notice, key: str, hand_over: HandOver) -> None:
        link = self._settings.public_url.rstrip("/") + notice.path
        said = f"{notice.title}. {notice.text}".strip()
        headers = {
            "Content-Type": "application/json",
            "Idempotency-Key": _short(key),
            "User-Agent": "Ludotheca",
        }
        body: Any
        match msgspec.json.decode(way.keys).get("format"):
            case "discord":
                body = {"content": f"{said}\n{link}", "allowed_mentions": {"parse": []}}
            case "slack":
                body = {"text": f"{_slack(said)}\n{link}"}
            case "ntfy":
                headers |= {
                    "Content-Type": "text/plain; charset=utf-8",
                    "Title": _header(notice.title),
                    "Click": link,
                }
                text = (notice.text or notice.title).encode()
                _judge(await self.reach.post(way.address, text, headers, hand_over))
                return
            case _:
                body = {"title": notice.title, "text": notice.text, "link": link, "key": key}
        _judge(await self.reach.post(way.address, msgspec.json.encode(body), headers, hand_over))

    async def _letter(self, way: Way, notice: Notice, key: str, language: str, hand_over: HandOver) -> None:
        """A mail; its links are of this server."""
        say = speaker(language)
        place = self._settings.public_url.rstrip("/")
        stop = f"{place}/notices#stop={way.token}"
        text = f"{notice.text}\n\n{say.text('letter-open', link=place + notice.path)}\n\n{say.text('letter-stop', link=stop)}\n"
        await self._mail(way.address, notice.title, text, key, stop, hand_over)

    async def ask(self, way: Way, language: str) -> None:
        """The first letter: is this address yours?"""
        say = speaker(language)
        place = self._settings.public_url.rstrip("/") or "Ludotheca"
        link = f"{place}/notices#confirm={way.token}"
        await self._mail(
            way.address,
            say.text("letter-confirm"),
            say.text("letter-confirm-text", place=place, link=link) + "\n",
            f"confirm {way.id}",
            "",
        )

    async def let_in(self, to: str, name: str, token: str, language: str) -> None:
        """The letter with the link that lets somebody in."""
        say = speaker(language)
        place = self._settings.public_url.rstrip("/") or "Ludotheca"
        link = f"{place}/sign-in#{token}"
        text = say.text("letter-enter-text", place=place, name=name, link=link) + "\n"
        await self._mail(to, say.text("letter-enter"), text, f"enter {token}", "")

    async def _mail(
        self, to: str, subject: str, text: str, key: str, stop: str, hand_over: HandOver = at_once
    ) -> None:
        message = EmailMessage()
        sender = self._settings.mail_from or "Ludotheca <ludotheca@localhost>"
        message["From"], message["To"] = sender, to
        message["Subject"] = " ".join(subject.split())
        host = parseaddr(sender)[1].rpartition("@")[2]
        message["Message-ID"] = f"<{_short(key)}@{host}>"
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
        message.set_content(text)
        await mail.deliver(self._settings.mail_server, message, hand_over)


def check_mail(address: str) -> str:
    """A mail address as it is kept; `BadValue` if it is none."""
    _, plain = parseaddr(address)
    name, _, host = plain.rpartition("@")
    fine = plain == address.strip() and name and "." in host and plain.isascii() and plain.isprintable()
    if not fine or any(sign in plain for sign in ' <>,;:"()[]\\') or len(plain) > 254 or ".." in host:
        raise BadValue("address", "is no mail address like ann@example.org")
    return plain


def check_push(p256dh: str, auth: str) -> None:
    """`BadValue` unless these can be the keys of a browser's subscription."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - comes with the extra

    point = _bytes_of("p256dh", p256dh, 65)
    _bytes_of("auth", auth, 16)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadValue("p256dh", "is no point of the curve P-256") from None


def _bytes_of(name: str, text: str, size: int) -> bytes:
    """So many bytes out of base64url."""
    try:
        raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raw = b""
    if len(raw) != size:
        raise BadValue(name, f"is not {size} bytes in base64url")
    return raw


def new_vapid() -> str:
    """The key that signs pushes, as text; empty without the extra `notices`."""
    try:
        from py_vapid import Vapid02  # noqa: PLC0415 - comes with the extra
    except ImportError:
        return ""
    signer = Vapid02()
    signer.generate_keys()
    text: bytes = signer.private_pem()
    return text.decode()


def _signer(text: str) -> Any:
    try:
        from py_vapid import Vapid02  # noqa: PLC0415
    except ImportError:
        return None
    return Vapid02.from_pem(text.encode()) if text else None


def _soon() -> int:
    return int(time.time()) + _CLAIM_SECONDS


def _judge(status: int) -> None:
    if status in {404, 410}:
        raise Gone
    if not 200 <= status < 300:  # a redirect is none of ours either
        raise Unreached(f"answered {status}")


def _short(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:32]


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _header(text: str) -> str:
    """Text in a header of HTTP, as ntfy reads it (RFC 2047)."""
    if text.isascii():
        return text
    return f"=?UTF-8?B?{base64.b64encode(text.encode()).decode()}?="
