"""What somebody names on the command line: bots, options, seats."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import AnyGame, Options, OptionValue, spell
from ludotheca.kernel.record import Record


class BadChoice(LudothecaError):
    """Something on the command line that cannot be meant."""

    code = "bad-choice"

    def __init__(self, reason: str, *, why: str, **details: object) -> None:
        super().__init__(f"{reason}.", why=why, reason=reason, **details)


def bots(text: str) -> list[str]:
    """Bots parted by commas."""
    return [level.strip() for level in text.split(",")]


def options(game: AnyGame, given: Sequence[str]) -> Options:
    """`name=value` as often as it was given, with defaults for the rest."""
    chosen: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadChoice(f"an option is given as name=value, not '{text}'", why="option-form", given=text)
        chosen[name] = _value(game, name, value)
    return game.check_options(chosen)


def _value(game: AnyGame, name: str, text: str) -> OptionValue:
    """The value a person means: `true` and `2` are not words where the option takes none."""
    for option in game.meta.options:
        if option.name == name:
            for value in option.values:
                if spell(value) == text.strip().lower():
                    return value
    return text


def seat(number: int, players: int) -> int:
    """A seat as people count, from 1, as the program counts, from 0."""
    if not 1 <= number <= players:
        raise BadChoice(
            f"there is no seat {number}; the seats are 1 to {players}",
            why="seat",
            number=number,
            players=players,
        )
    return number - 1


def moment(at: int | None, record: Record) -> int:
    """After how many entries of a record somebody wants to be."""
    most = len(record.entries)
    if at is None or not 0 <= at < most:
        raise BadChoice(
            f"say after how many entries with --at, from 0 to {most - 1}", why="at", most=most - 1
        )
    return at


def positive(option: str, number: int) -> int:
    """A count that must be one at least."""
    if number < 1:
        raise BadChoice(
            f"{option} is a number from 1 on, not {number}", why="positive", option=option, number=number
        )
    return number
