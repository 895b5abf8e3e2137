"""Days, by UTC, for what is once a day."""

from __future__ import annotations

from datetime import UTC, date, datetime

DAY_MS = 86_400_000


def day_of(now: int) -> str:
    """The day of a time in milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY_MS + DAY_MS
