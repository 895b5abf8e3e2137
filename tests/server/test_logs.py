"""What reaches the log, and how often."""

from __future__ import annotations

import json
import logging

import pytest

from ludotheca.server.logs import Damper, JsonFormatter

pytestmark = pytest.mark.once


def record(message: str, level: int = logging.WARNING) -> logging.LogRecord:
    return logging.LogRecord("asyncio", level, "", 0, message, (), None)


def test_callers_do_not_write_the_log() -> None:
    now = [0.0]
    damper = Damper(lambda: now[0])
    assert not damper.filter(record("socket.send() raised exception."))
    assert not damper.filter(record("Invalid HTTP request received."))
    assert sum(damper.filter(record("the sky fell")) for _ in range(1000)) == 20
    assert damper.filter(record("something else"))
    assert all(damper.filter(record("fine", logging.INFO)) for _ in range(100))
    now[0] = 61.0
    next_one = record("the sky fell")
    assert damper.filter(next_one)
    assert next_one.dropped == 980
    assert not hasattr(record("the sky fell"), "dropped")


def test_a_field_does_not_hide_how_bad_it_is() -> None:
    told = record("bot failed")
    told.__dict__.update(level="regular", bot="expert")
    line = json.loads(JsonFormatter().format(told))
    assert (line["level"], line["message"], line["bot"]) == ("warning", "bot failed", "expert")
