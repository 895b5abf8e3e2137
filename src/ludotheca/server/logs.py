"""Logs for machines and for people: one JSON object a line, or plain text at a terminal."""

from __future__ import annotations

import contextlib
import json
import logging
import logging.handlers
import queue
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

_MOST_WAITING = 10_000

# What every record has; anything else came in by `extra`.
_ORDINARY = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """Time, level, what happened, and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
        }
        # None of them takes the place of what every line has.
        line |= {name: value for name, value in fields_of(record).items() if name not in line}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class TextFormatter(logging.Formatter):
    """The same for a person."""

    def format(self, record: logging.LogRecord) -> str:
        fields = " ".join(f"{name}={value}" for name, value in fields_of(record).items())
        text = f"{time.strftime('%H:%M:%S')} {record.levelname.lower():7} {record.getMessage()} {fields}".rstrip()
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a call added by `extra`."""
    return {name: value for name, value in record.__dict__.items() if name not in _ORDINARY}


# What libraries say when a caller sends nonsense or hangs up: a caller's fault is no trouble of ours.
_CALLERS_FAULTS = {
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
    "socket.send() raised exception.",
}
_MOST_ALIKE = 20
_ALIKE_SECONDS = 60.0


class Damper(logging.Filter):
    """Drops callers' faults, and all but some lines a minute of those that are alike, so that nobody outside fills
    the log. The next line says how many were dropped before it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._began = clock()
        self._seen: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg in _CALLERS_FAULTS:
            return False
        if record.levelno < logging.WARNING:
            return True
        if self._clock() - self._began >= _ALIKE_SECONDS:
            self._began = self._clock()
            self._seen = {
                key: _MOST_ALIKE - count for key, count in self._seen.items() if count > _MOST_ALIKE
            }
        key = (record.name, str(record.msg)[:200])
        dropped = min(0, self._seen.get(key, 0))
        if dropped:
            record.dropped = -dropped
        self._seen[key] = max(0, self._seen.get(key, 0)) + 1
        return self._seen[key] <= _MOST_ALIKE


class _Queue(logging.handlers.QueueHandler):
    """Hands a record over to the thread that writes; if that cannot keep up, the record is dropped."""

    def enqueue(self, record: logging.LogRecord) -> None:
        with contextlib.suppress(queue.Full):
            self.queue.put_nowait(record)

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        return record  # it stays in this process, so it may keep its arguments and its traceback


@contextlib.contextmanager
def to_stderr(form: str) -> Iterator[None]:
    """Send all logs to the error stream in this form: `json`, `text`, or `auto` for text at a terminal.

    A thread writes them: whoever reads our error stream slowly, or not at all, must not stop the tables.
    """
    text = form == "text" or (form == "auto" and sys.stderr.isatty())
    writer = logging.StreamHandler()
    writer.setFormatter(TextFormatter() if text else JsonFormatter())
    waiting: queue.Queue[logging.LogRecord] = queue.Queue(_MOST_WAITING)
    listener = logging.handlers.QueueListener(waiting, writer)
    root = logging.getLogger()
    handler = _Queue(waiting)
    handler.addFilter(Damper())
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludotheca").setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    listener.start()
    try:
        yield
    finally:
        listener.stop()
