"""What carries a notice: a push service, a mail server, a hook. Each has the notice's key, so that one sent twice can be told."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
import smtplib
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import parseaddr
from functools import cached_property, partial
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec

from ludotheca.server.errors import BadValue
from ludotheca.server.notices.reach import Reach, Unreached
from ludotheca.server.notices.words import Notice, speaker
from ludotheca.server.settings import BadSetting, Settings
from ludotheca.server.store.notices import Way

log = logging.getLogger(__name__)

MAIL_SECONDS = 20.0
PUSH_LIFE = 86_400  # seconds a push service keeps what it cannot deliver
_CLAIM_SECONDS = 12 * 3600
# A mail server may be slow: it keeps these waiting, and nobody who thinks.
_THREADS = ThreadPoolExecutor(4, thread_name_prefix="mail")


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

    async def carry(self, way: Way, notice: Notice, key: str, language: str = "en") -> None:
        """Send a notice, or raise: `Gone`, `Unreached`, `BadAddress`."""
        match way.kind:
            case "push":
                await self._push(way, notice, key)
            case "mail":
                await self.letter(way, notice, key, language)
            case "hook":
                await self._hook(way, notice, key)

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

    async def _hook(self, way: Way, notice: Notice, key: str) -> None:
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
                _judge(await self.reach.post(way.address, (notice.text or notice.title).encode(), headers))
                return
            case _:
                body = {"title": notice.title, "text": notice.text, "link": link, "key": key}
        _judge(await self.reach.post(way.address, msgspec.json.encode(body), headers))

    async def letter(self, way: Way, notice: Notice, key: str, language: str = "en") -> None:
        """A mail; its links are of this server."""
        say = speaker(language)
        place = self._settings.public_url.rstrip("/")
        stop = f"{place}/notices#stop={way.token}"
        text = f"{notice.text}\n\n{say.text('letter-open', link=place + notice.path)}\n\n{say.text('letter-stop', link=stop)}\n"
        await self._mail(way.address, notice.title, text, key, stop)

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

    async def _mail(self, to: str, subject: str, text: str, key: str, stop: str) -> None:
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
        try:
            async with asyncio.timeout(2 * MAIL_SECONDS):
                deliver = partial(_deliver, self._settings.mail_server, message)
                await asyncio.get_running_loop().run_in_executor(_THREADS, deliver)
        except smtplib.SMTPRecipientsRefused as error:
            raise Unreached(f"refused: {error}"[:200]) from error
        except (OSError, smtplib.SMTPException, TimeoutError) as error:
            # What the mail server says of its users and addresses is for the host alone.
            log.warning("a letter was not taken", extra={"error": repr(error)[:200]})
            raise Unreached("the mail server took no letter") from error


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


def _deliver(server: str, message: EmailMessage) -> None:
    parts = urlsplit(server)
    secure, host = parts.scheme == "smtps", parts.hostname or "localhost"
    port = parts.port or (465 if secure else 587)
    context = ssl.create_default_context()
    made = (
        smtplib.SMTP_SSL(host, port, timeout=MAIL_SECONDS, context=context)
        if secure
        else smtplib.SMTP(host, port, timeout=MAIL_SECONDS)
    )
    with made as smtp:
        if not secure:
            smtp.ehlo()
            if smtp.has_extn("starttls"):
                smtp.starttls(context=context)
        if parts.username:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(message)


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
