"""A letter to a mail server in two steps: first all that can be refused, then the letter itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr
from typing import TypeVar
from urllib.parse import unquote, urlsplit

from ludotheca.server.notices.reach import Doubtful, HandOver, Unreached

log = logging.getLogger(__name__)
_Value = TypeVar("_Value")

SECONDS = 20.0
_TAKEN = 250
_GO_ON = 354
_REFUSED = 400
# A mail server may be slow: it keeps these waiting, and nobody who thinks.
_THREADS = ThreadPoolExecutor(4, thread_name_prefix="mail")


async def deliver(server: str, message: EmailMessage, hand_over: HandOver) -> None:
    """Give it to the mail server; `Unreached` if it was not taken, `Doubtful` if nobody knows."""
    try:
        smtp = await _aside(lambda: _ready(server, message))
    except smtplib.SMTPRecipientsRefused as error:
        raise Unreached(f"refused: {error}"[:200]) from error
    except (OSError, smtplib.SMTPException, TimeoutError) as error:
        raise _not_taken(Unreached, error) from error
    try:
        await hand_over()
    except BaseException:
        smtp.close()
        raise
    try:
        await _aside(lambda: _give(smtp, message))
    except smtplib.SMTPResponseException as error:
        raise _not_taken(Unreached, error) from error
    except (OSError, smtplib.SMTPException, TimeoutError) as error:
        raise _not_taken(Doubtful, error) from error


async def _aside(work: Callable[[], _Value]) -> _Value:
    async with asyncio.timeout(2 * SECONDS):
        return await asyncio.get_running_loop().run_in_executor(_THREADS, work)


def _not_taken(kind: type[Unreached], error: Exception) -> Unreached:
    """What the mail server says of its users and addresses is for the host alone."""
    log.warning("a letter was not taken", extra={"error": repr(error)[:200]})
    return kind("the mail server took no letter")


def _ready(server: str, message: EmailMessage) -> smtplib.SMTP:
    """A mail server that waits for the letter itself."""
    smtp = _connected(server)
    try:
        _expect(smtp.mail(parseaddr(message["From"])[1]), _TAKEN)
        code, answer = smtp.rcpt(message["To"])
        if code >= _REFUSED:
            raise smtplib.SMTPRecipientsRefused({message["To"]: (code, answer)})
        _expect(smtp.docmd("DATA"), _GO_ON)
    except BaseException:
        smtp.close()
        raise
    return smtp


def _connected(server: str) -> smtplib.SMTP:
    parts = urlsplit(server)
    secure, host = parts.scheme == "smtps", parts.hostname or "localhost"
    port = parts.port or (465 if secure else 587)
    context = ssl.create_default_context()
    smtp = (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if secure
        else smtplib.SMTP(host, port, timeout=SECONDS)
    )
    try:
        smtp.ehlo_or_helo_if_needed()
        if not secure and smtp.has_extn("starttls"):
            smtp.starttls(context=context)
            smtp.ehlo_or_helo_if_needed()
        if parts.username:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
    except BaseException:
        smtp.close()
        raise
    return smtp


def _give(smtp: smtplib.SMTP, message: EmailMessage) -> None:
    """The letter itself. A server that stops meanwhile lets this thread end."""
    text = message.as_bytes(policy=SMTP)
    ended = text if text.endswith(b"\r\n") else text + b"\r\n"
    try:
        smtp.send(re.sub(rb"(?m)^\.", b"..", ended) + b".\r\n")
        _expect(smtp.getreply(), _TAKEN)
        with contextlib.suppress(OSError, smtplib.SMTPException):
            smtp.quit()
    finally:
        smtp.close()


def _expect(answer: tuple[int, bytes], code: int) -> None:
    """An error unless the mail server said this: `SMTPResponseException` if it said no."""
    if answer[0] >= _REFUSED:
        raise smtplib.SMTPResponseException(*answer)
    if answer[0] != code:
        raise smtplib.SMTPException(f"it said {answer[0]}, not {code}")
