"""The file of an event: who entered, what they added to the draw, every pod and result. Whoever has it can draw again.

Before anybody enters, the event binds itself by the SHA-256 of a secret. Everybody who enters adds a grain of their own. The
draw of a round follows from the secret, the grains and what was played before, so nobody could choose it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from ludotheca.kernel.errors import LudothecaError
from ludotheca.server.events.pods import Place, draw

FORMAT = "ludotheca-event/1"
MOST_SEATS = 5
WHOLE = 1_000  # the points of whoever beats everybody at a table


class BadEvent(LudothecaError):
    """A file of an event that is not what it says."""

    code = "bad-event"

    def __init__(self, reason: str) -> None:
        super().__init__(f"The event does not hold: {reason}.", reason=reason)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant: the name, the grain, and from which round on they were gone (0: never)."""

    name: str
    grain: str
    gone: int = 0


class Pod(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: the entrants by their numbers, in the order of the seats, and the points of each, once it is over."""

    table: str
    seats: list[int]
    points: list[int] = []


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """A whole event."""

    event: str
    name: str
    title: str
    commitment: str
    secret: str
    entrants: list[Entry]
    rounds: list[list[Pod]]
    format: str = FORMAT


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How an entrant stands: a place, points (a thousandth of a table each), and tables played. Equal points share a place."""

    entrant: int
    place: int
    points: int
    played: int


def commitment(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seed(book: Book, number: int) -> str:
    """What the draw of a round follows from, beside what was played."""
    parts = [book.secret, book.event, *(entry.grain for entry in book.entrants), str(number)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def points(places: Sequence[int], stayed: Sequence[bool]) -> list[int]:
    """The share of opponents each has beaten, a tie half; who did not stay is behind all who did."""
    order = [(not there, place) for place, there in zip(places, stayed, strict=True)]
    others = max(1, len(order) - 1)
    made = []
    for mine in order:
        beaten = sum(2 * (mine < other) + (mine == other) for other in order) - 1
        made.append(WHOLE * beaten // (2 * others))
    return made


def history(book: Book, rounds: int) -> list[Place]:
    """How everybody stands after so many rounds."""
    standing = [Place(0, {}, [0] * MOST_SEATS) for _ in book.entrants]
    for pods in book.rounds[:rounds]:
        for pod in pods:
            for seat, entrant in enumerate(pod.seats):
                before = standing[entrant]
                met = dict(before.met)
                for other in pod.seats:
                    if other != entrant:
                        met[other] = met.get(other, 0) + 1
                seats = list(before.seats)
                seats[seat] += 1
                won = pod.points[seat] if pod.points else 0
                standing[entrant] = Place(before.points + won, met, seats)
    return standing


def next_pods(book: Book) -> list[list[int]]:
    """The draw of the round after those that were played."""
    number = len(book.rounds) + 1
    active = [index for index, entry in enumerate(book.entrants) if not entry.gone or entry.gone > number]
    return draw(history(book, number - 1), active, seed(book, number))


def standings(book: Book) -> list[Standing]:
    """Everybody in order: by points, then by the points of whom they met."""
    after = history(book, len(book.rounds))
    played = [sum(place.met.values()) > 0 for place in after]
    rounds = [sum(index in pod.seats for pods in book.rounds for pod in pods) for index in range(len(after))]
    order = sorted(range(len(after)), key=lambda index: (-after[index].points, index))
    made: list[Standing] = []
    for position, index in enumerate(order, 1):
        same = made and made[-1].points == after[index].points
        place = made[-1].place if same else position
        made.append(
            Standing(
                entrant=index, place=place, points=after[index].points, played=rounds[index] * played[index]
            )
        )
    return made


def verify(book: Book) -> None:
    """`BadEvent` unless the secret is the promised one and every pod is the one that was to be drawn."""
    if book.format != FORMAT:
        raise BadEvent(f"its format is '{book.format}', not {FORMAT}")
    if commitment(book.secret) != book.commitment:
        raise BadEvent("its secret is not the one it was bound by")
    for number in range(1, len(book.rounds) + 1):
        before = msgspec.structs.replace(book, rounds=book.rounds[: number - 1])
        right, found = next_pods(before), [pod.seats for pod in book.rounds[number - 1]]
        for index, pod in enumerate(right):
            if index >= len(found) or found[index] != pod:
                raise BadEvent(
                    f"pod {index + 1} of round {number} should be {pod}, not {found[index : index + 1]}"
                )
        if len(found) != len(right):
            raise BadEvent(f"round {number} has {len(found)} pods, not {len(right)}")
        for played in book.rounds[number - 1]:
            if played.points and sum(played.points) > WHOLE * len(played.seats) // 2:
                raise BadEvent(f"table {played.table} gives more points than there are")


def read(data: bytes) -> Book:
    """A book from a file."""
    try:
        return msgspec.json.decode(data, type=Book)
    except msgspec.DecodeError as error:
        raise BadEvent(f"it cannot be read ({error})") from None
