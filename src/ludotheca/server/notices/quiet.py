"""When somebody may be told: outside their quiet hours, or at the hour of their daily letter."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from ludotheca.server.errors import BadValue
from ludotheca.server.protocol import NoticeRules

_HOUR = 60


def zone_of(name: str) -> ZoneInfo:
    """A zone by its name, `Europe/Paris`; `BadValue` if there is none."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise BadValue("zone", f"is '{name[:64]}'; zones have names like Europe/Paris or UTC") from None


def moment(rules: NoticeRules, way: str, kind: str, now: int) -> int:
    """The first moment from `now` on at which this way may bring a notice of this kind."""
    if kind == "short" and rules.short_passes:
        return now
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(rules.zone))
    if way == "mail" and rules.letter_hour is not None:
        local = _next(local, rules.letter_hour * _HOUR)
    elif is_quiet(rules, local):
        local = _end(rules, local)
    return max(now, int(local.timestamp() * 1000))


def is_quiet(rules: NoticeRules, local: datetime) -> bool:
    """Whether it is quiet then."""
    if rules.quiet_sunday and local.weekday() == 6:
        return True
    start, end, minute = rules.quiet_from, rules.quiet_to, local.hour * 60 + local.minute
    if start is None or end is None or start == end:
        return False
    return start <= minute < end if start < end else minute >= start or minute < end


def _end(rules: NoticeRules, local: datetime) -> datetime:
    """The end of the quiet time: on a Sunday the day's own, then perhaps the night's."""
    if rules.quiet_sunday and local.weekday() == 6:
        local = _next(local, 0)
    if is_quiet(rules, local) and rules.quiet_to is not None:
        local = _next(local, rules.quiet_to)
    return _end(rules, local) if rules.quiet_sunday and local.weekday() == 6 else local


def _next(local: datetime, minute: int) -> datetime:
    """The next time the clock on the wall shows this minute of the day."""
    wall = local.replace(tzinfo=None)
    then = wall.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if then <= wall:
        then += timedelta(days=1)
    return then.replace(tzinfo=local.tzinfo)
