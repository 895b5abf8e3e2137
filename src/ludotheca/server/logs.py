"""Logs for machines and for people: one JSON object a line, or plain text at a terminal."""

from __future__ import annotations

import contextlib
import json
import logging
import logging.handlers
import queue
import sys
import time
from collections.abc import Iterator
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
            **fields_of(record),
        }
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
    root.handlers[:] = [_Queue(waiting)]
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
