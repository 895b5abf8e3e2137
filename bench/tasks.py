"""What the main thread of a page is busy with, in CPU time: it says the same on a busy machine as on a quiet one."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any

from playwright.sync_api import Browser, Page

# Set by the page when a scene begins or ends; see bench/web.py.
MARK = "scene "
CATEGORIES = ["toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
Event = dict[str, Any]


class Tasks:
    """Records from the start on; `stop` gives the longest tasks while scenes ran."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.page = page
        self.session = browser.new_browser_cdp_session()
        self.streams: list[str] = []
        self.session.on("Tracing.tracingComplete", lambda told: self.streams.append(told["stream"]))
        config = {"includedCategories": CATEGORIES, "traceBufferSizeInKb": 400_000}
        self.session.send("Tracing.start", {"transferMode": "ReturnAsStream", "traceConfig": config})

    def stop(self, most: int = 5) -> list[tuple[float, str]]:
        """The milliseconds of CPU of each, and its scene; the longest first."""
        self.session.send("Tracing.end")
        while not self.streams:
            self.page.wait_for_timeout(50)
        parts: list[str] = []
        while True:
            part = self.session.send("IO.read", {"handle": self.streams[0], "size": 1 << 20})
            parts.append(part["data"])
            if part.get("eof"):
                return longest(json.loads("".join(parts))["traceEvents"], most)


def longest(events: list[Event], most: int) -> list[tuple[float, str]]:
    """The longest tasks of the thread that set the marks, of those that ran while a scene was shown."""
    marks = sorted((event for event in events if event["name"].startswith(MARK)), key=lambda one: one["ts"])
    if not marks:
        return []
    times = [mark["ts"] for mark in marks]
    thread = (marks[0]["pid"], marks[0]["tid"])
    found: list[tuple[float, str]] = []
    for event in events:
        if event["name"] != TASK or event.get("ph") != "X" or (event["pid"], event["tid"]) != thread:
            continue
        # A scene begins in the middle of the task that shows it.
        at = bisect_right(times, event["ts"] + event["dur"]) - 1
        scene = marks[at]["name"].removeprefix(MARK) if at >= 0 else ""
        if scene:
            found.append((round(event.get("tdur", 0) / 1000, 1), scene))
    return sorted(found, reverse=True)[:most]
