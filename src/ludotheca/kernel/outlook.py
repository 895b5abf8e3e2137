"""The file of a title's net, `outlook.net`: a line of JSON that says what it is, then its numbers, four bytes each.

A net belongs to the features it learned from, and to versions of the rules. One that does not fit is refused with a line
in the log, and the search plays on without it.
"""

from __future__ import annotations

import hashlib
import logging
import sys
from array import array
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludotheca.kernel.net import Net, sizes

if TYPE_CHECKING:
    from ludotheca.kernel.game import AnyGame

FILE = "outlook.net"
FORMAT = "ludotheca-net/1"
LOG = logging.getLogger("ludotheca")


class BadNet(ValueError):
    """A net that does not fit."""


class NetHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a net is: its title, the versions of the rules it holds for, the mark of its features, its sizes, how many
    points its second output counts in, and the command that made it, with the games it learned from."""

    format: str = FORMAT
    title: str
    rules: tuple[int, ...]
    features: str
    inputs: int
    wide: int
    narrow: int
    unit: int
    made_by: str
    games: int


def mark_of(features: tuple[str, ...]) -> str:
    """A few letters that change when the features do."""
    return hashlib.sha256("\n".join(features).encode()).hexdigest()[:16]


def write_net(path: Path, header: NetHeader, numbers: list[int]) -> None:
    """Numbers of at most 32 bits, the lowest byte first on every machine."""
    data = array("i", numbers)
    if sys.byteorder == "big":
        data.byteswap()
    path.write_bytes(msgspec.json.encode(header) + b"\n" + data.tobytes())


def read_net(path: Path, game: AnyGame, rules: int) -> Net:
    """The net of a file, or an error that says why it does not fit this title and these rules."""
    first, _, rest = path.read_bytes().partition(b"\n")
    try:
        header = msgspec.json.decode(first, type=NetHeader)
    except msgspec.DecodeError:
        raise BadNet(f"'{path}' is no net of this program.") from None
    title, features = game.meta.title, game.outlook
    if header.format != FORMAT or header.title != title:
        raise BadNet(f"'{path}' is a net of {header.title} ({header.format}), not of {title} ({FORMAT}).")
    if header.features != mark_of(features) or header.inputs != len(features):
        raise BadNet(
            f"'{path}' was made for other features ({header.features}) than {title} has ({mark_of(features)});"
            f" make it again: {header.made_by}"
        )
    if rules not in header.rules:
        known = ", ".join(map(str, header.rules))
        raise BadNet(
            f"'{path}' was made for version {known} of the rules of {title}, not for version {rules}."
        )
    expected = 4 * sum(sizes(header.inputs, header.wide, header.narrow))
    if len(rest) != expected:
        raise BadNet(f"'{path}' holds {len(rest)} bytes of numbers, not {expected}: it is damaged.")
    return Net(header.inputs, header.wide, header.narrow, header.unit, numbers_of(path)[0])


def numbers_of(path: Path) -> tuple[list[int], int]:
    """The numbers of a net that was read before, and its unit."""
    first, _, rest = path.read_bytes().partition(b"\n")
    numbers = array("i")
    numbers.frombytes(rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist(), msgspec.json.decode(first, type=NetHeader).unit


@cache
def net_of(game: AnyGame, rules: int) -> Net | None:
    """The net beside a title's code, if there is one that fits; why it does not is said once."""
    path = game.folder / FILE
    if not game.outlook or not path.is_file():
        return None
    try:
        return read_net(path, game, rules)
    except BadNet as error:
        LOG.warning("%s The search plays on without it.", error)
        return None
