"""What a server counts of itself, in the text format that Prometheus reads. Counting costs an addition."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Labels = Mapping[str, str]


class Counter:
    """Something that only grows, by one label."""

    def __init__(self, name: str, says: str, label: str) -> None:
        self.name = name
        self.says = says
        self._label = label
        self.values: dict[str, int] = {}

    def add(self, value: str) -> None:
        self.values[value] = self.values.get(value, 0) + 1

    def lines(self) -> Iterable[str]:
        yield from head(self.name, self.says, "counter")
        for value, count in sorted(self.values.items()):
            yield f"{self.name}{labels({self._label: value})} {count}"


class Seconds:
    """How long something takes, by one label."""

    def __init__(self, name: str, says: str, label: str) -> None:
        self.name = name
        self.says = says
        self._label = label
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def add(self, value: str, seconds: float) -> None:
        counts = self._counts.setdefault(value, [0] * (len(_SECONDS) + 1))
        counts[bisect_left(_SECONDS, seconds)] += 1
        self._sums[value] = self._sums.get(value, 0.0) + seconds

    def lines(self) -> Iterable[str]:
        yield from head(self.name, self.says, "histogram")
        for value, counts in sorted(self._counts.items()):
            total = 0
            for most, count in zip((*map(str, _SECONDS), "+Inf"), counts, strict=True):
                total += count
                yield f"{self.name}_bucket{labels({self._label: value, 'le': most})} {total}"
            yield f"{self.name}_sum{labels({self._label: value})} {self._sums[value]:.6f}"
            yield f"{self.name}_count{labels({self._label: value})} {total}"


class Figures:
    """All that is counted as it happens; what can be asked when it is wanted is not kept here."""

    def __init__(self, database: Seconds) -> None:
        self.commands = Counter("ludotheca_commands_total", "Commands by how they were answered.", "answer")
        self.acks = Seconds(
            "ludotheca_ack_seconds", "From a command to its acknowledgement, by who gave it.", "by"
        )
        self.thinking = Seconds("ludotheca_thinking_seconds", "Bots and hints, by level.", "of")
        self.database = database

    def lines(self) -> Iterable[str]:
        for each in (self.commands, self.acks, self.thinking, self.database):
            yield from each.lines()


def database_seconds() -> Seconds:
    """How long a store takes."""
    return Seconds("ludotheca_database_seconds", "Reads and writes of the database.", "what")


def head(name: str, says: str, kind: str) -> Iterable[str]:
    """What comes before the lines of a figure."""
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} {kind}"


def gauge(name: str, says: str, values: Mapping[str, float] | float, label: str = "") -> Iterable[str]:
    """Something that goes up and down, as it is now."""
    yield from head(name, says, "gauge")
    for value, count in sorted(values.items()) if isinstance(values, Mapping) else [("", values)]:
        yield f"{name}{labels({label: value}) if label else ''} {count:g}"


def labels(given: Labels) -> str:
    """Labels as they are written."""
    plain = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})
    return "{" + ",".join(f'{name}="{value.translate(plain)}"' for name, value in given.items()) + "}"
