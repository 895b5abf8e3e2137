"""Results of an arena on disk, a line of JSON per game, so that an interrupted run goes on where it was.

The first line is the plan. Lines are appended as games finish, in any order; a last line that was cut short is
dropped, for its game is simply played again.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from ludotheca.kernel.codec import canonical
from ludotheca.lab.arena.game import GameResult
from ludotheca.lab.plan import BadPlan, Plan

FORMAT = "ludotheca-arena-games/1"


class GamesFile:
    """The file of one plan. Use it in a `with`; `games` are the results it holds."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.games: dict[int, GameResult] = {}
        try:
            self._open()
        except OSError as error:
            detail = str(error.strerror)
            raise self._bad(f"cannot be used for results ({detail})", why="store", detail=detail) from None

    def add(self, results: Iterable[GameResult]) -> None:
        """Keep what has been played."""
        for result in results:
            self.games[result.game] = result
            self._file.write(canonical(result) + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _open(self) -> None:
        header = canonical({"format": FORMAT, **msgspec.to_builtins(self.plan)}) + b"\n"
        data = self.path.read_bytes() if self.path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if whole:
            self._check(whole.partition(b"\n")[0], msgspec.json.decode(header))
            self._read(whole)
        elif not header.startswith(data):
            raise self._bad("is a file of something else, not of the arena", why="foreign")
        self._file = self.path.open("r+b" if data else "ab")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not whole:
            self._file.write(header)
            self._file.flush()

    def _check(self, first_line: bytes, wanted: dict[str, Any]) -> None:
        """Refuse the games of another plan."""
        try:
            found = msgspec.json.decode(first_line, type=dict[str, Any])
        except (msgspec.DecodeError, msgspec.ValidationError):
            found = {}
        if found.get("format") != FORMAT:
            raise self._bad("is a file of something else, not of the arena", why="foreign")
        for field, value in wanted.items():
            held, asked = _say(found.get(field)), _say(value)
            if held != asked and field != "bots":
                reason = f"holds games of another plan: its {field} is {held}, not {asked}"
                raise self._bad(reason, why="other-plan", field=field, held=held, asked=asked)
        if found.get("bots") != wanted["bots"]:
            raise self._bad("holds games of bots that have changed since; name a new file", why="other-bots")

    def _read(self, whole: bytes) -> None:
        for number, line in enumerate(whole.splitlines()[1:], 2):
            try:
                result = msgspec.json.decode(line, type=GameResult)
            except msgspec.DecodeError:
                raise self._bad(f"has a damaged line, {number}", why="damaged", line=number) from None
            self.games[result.game] = result

    def _bad(self, reason: str, why: str, **details: Any) -> BadPlan:
        return BadPlan(f"'{self.path}' {reason}", why=why, path=str(self.path), **details)


def _say(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ",".join(f"{name}={item}" for name, item in value.items()) or "-"
    return str(value)
