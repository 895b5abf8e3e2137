"""The grammar of names: how the numbers of the engine are written for everybody outside it.

A title declares its actions, events and decisions as tables of fields. Everything else follows from the tables: the
name of an action and the way back, the refusals, the names of events, the types the web is written in.

    ACTIONS = Actions(
        Act("pass", A_PASS),
        Act("build", A_BUILD, word("building", BUILDING_NAMES), flag("envoy")),
    )

The code of an action is its first number plus the numbers of its fields, as digits of a mixed radix, the first field
highest. Where a code is made another way, an act has a pair of functions instead.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from types import GenericAlias
from typing import Any, Literal, NamedTuple

import msgspec

from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.event import Event, HeardEvent
from ludotheca.kernel.state import EventSink

Named = dict[str, Any]
ALL = -1  # as many numbers as are left
_Literal: Any = Literal  # of words that are known only when the program runs


def _as_it_is(value: Any) -> Any:
    return value


class Field(NamedTuple):
    """One named value. `write` makes it of a number of the engine, `read` is the way back.

    `type` is the Python type of the value. `size` counts the numbers it may have; a field that is only told has none.
    An event hands it `takes` numbers: one, or all that are left as a list.
    """

    name: str
    type: Any
    size: int = 0
    write: Callable[[Any], Any] = _as_it_is
    read: Callable[[Any], int] = _as_it_is
    takes: int = 1

    def says(self, numbers: Any) -> Named:
        """The argument of an event."""
        return {self.name: self.write(numbers)}


class Several(NamedTuple):
    """Arguments of an event that one function makes of `takes` numbers; `fields` says what they are."""

    fields: tuple[Field, ...]
    says: Callable[[Any], Mapping[str, Any]]
    takes: int = 1


def number(name: str, least: int = 0, most: int | None = None) -> Field:
    """A whole number, counted from `least`."""
    if most is None:
        return Field(name, int, 0, lambda code: code + least)

    def read(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadAction(f"'{name}' is a whole number from {least} to {most}, not {value!r}")
        return value - least

    return Field(name, int, most - least + 1, lambda code: code + least, read)


def word(name: str, words: Sequence[str]) -> Field:
    """One of these words."""
    return choice(name, words, f"one of {', '.join(words)}")


def maybe(name: str, words: Sequence[str]) -> Field:
    """None, or one of these words."""
    return choice(name, (None, *words), f"one of {', '.join(words)}, or null")


def flag(name: str) -> Field:
    """False or true."""
    return Field(name, bool, 2, bool, _reader(name, (False, True), "true or false"))


def choice(name: str, values: Sequence[Any], meant: str) -> Field:
    """One of these values; `meant` names them in a refusal."""
    return Field(name, _Literal[tuple(values)], len(values), values.__getitem__, _reader(name, values, meant))


def _reader(name: str, values: Sequence[Any], meant: str) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        for code, known in enumerate(values):
            if type(value) is type(known) and value == known:
                return code
        raise BadAction(f"'{name}' is {meant}, not {value!r}")

    return read


def words(name: str, family: Sequence[str]) -> Field:
    """A list of words, told only; an event hands it all numbers that are left."""
    return each(name, word(name, family))


def each(name: str, one: Field) -> Field:
    """A list of the values of a field, told only; an event hands it all numbers that are left."""
    kind = GenericAlias(list, (one.type,))
    return Field(name, kind, write=lambda numbers: [one.write(n) for n in numbers], takes=ALL)


def numbers(name: str) -> Field:
    """A list of numbers, told only; an event hands it all numbers that are left."""
    return Field(name, list[int], write=list, takes=ALL)


def told(name: str, type: Any) -> Field:  # noqa: A002 - it is the type
    """A value of any type that is told as it is: an argument of a decision."""
    return Field(name, type)


def one_of(name: str, family: Sequence[str]) -> msgspec.Meta:
    """For the fields of a view: `LandName = Annotated[str, one_of("LandName", LAND_NAMES)]`. The web gets the type, and
    the words as a constant `LAND_NAMES`."""
    return msgspec.Meta(title=name, extra_json_schema={"enum": list(family)})


class Act:
    """A type of action: its name, its first code, its fields.

    Without `pair` the code counts the fields as digits. With it, `size` codes follow the first one; the pair's first
    function makes the fields of a code (counted from 0), the second one the code of fields that were read one by one;
    `digits` is an act whose codes are all that may be names, where there are many that are not. `chance` says that
    only CHANCE does it: a die, a card.
    """

    def __init__(
        self,
        name: str,
        first: int,
        *fields: Field,
        size: int = 0,
        pair: tuple[Callable[[int], Named], Callable[[Named], int]] | None = None,
        digits: Act | None = None,
        chance: bool = False,
    ) -> None:
        self.name = name
        self.first = first
        self.fields = fields
        self._lowest_first = list(fields)[::-1]
        self._known = {"type", *[field.name for field in fields]}
        self.size = size if pair else 1
        self.chance = chance
        self._digits = digits
        self._pair = pair
        for field in fields:
            if not pair and not field.size:
                raise ValueError(f"the action '{name}' cannot count '{field.name}'")
            self.size *= 1 if pair else field.size

    def encode(self, code: int) -> Named:
        """The fields of a code counted from 0."""
        if self._pair:
            return {"type": self.name, **self._pair[0](code)}
        values: Named = {}
        for field in self._lowest_first:
            code, digit = divmod(code, field.size)
            values[field.name] = field.write(digit)
        return {"type": self.name, **{field.name: values[field.name] for field in self.fields}}

    def decode(self, named: Mapping[str, Any]) -> int:
        """The code of these fields, counted from 0; `BadAction` says what is wrong with them."""
        if named.keys() != self._known:
            found = ", ".join(sorted(named))
            raise BadAction(f"a '{self.name}' has the fields {', '.join(sorted(self._known))}, not {found}")
        read = {field.name: field.read(named[field.name]) for field in self.fields}
        if self._pair:
            return self._pair[1](read)
        code = 0
        for field in self.fields:
            code = code * field.size + read[field.name]
        return code

    def codes(self) -> Iterator[int]:
        """Every code, counted from 0, that is the code of a name."""
        if not self._pair:
            digits = [[d for d in range(field.size) if _is_value(field, d)] for field in self.fields]
            yield from map(self._number, product(*digits))
            return
        possible = self._digits.codes() if self._digits else iter(range(self.size))
        yield from filter(self._comes_back, possible)

    def _number(self, digits: Sequence[int]) -> int:
        code = 0
        for field, digit in zip(self.fields, digits, strict=True):
            code = code * field.size + digit
        return code

    def _comes_back(self, code: int) -> bool:
        try:
            return self.decode(self.encode(code)) == code
        except (BadAction, IndexError):
            return False


def _is_value(field: Field, digit: int) -> bool:
    """Whether a number of a field stands for a value: some fields count more than they have."""
    try:
        return field.read(field.write(digit)) == digit
    except (BadAction, IndexError):
        return False


MOST_NAMES = 10_000  # that are kept: a bot asks for few, a fuzzer for all


class Actions:
    """Every type of action of a title. Two types that share a code are an error."""

    def __init__(self, *acts: Act) -> None:
        self.acts = {act.name: act for act in acts}
        self._sorted = sorted(acts, key=lambda act: act.first)
        self._firsts = [act.first for act in self._sorted]
        self._names: dict[int, Named] = {}  # of the actions that were asked for most lately
        if len(self.acts) != len(acts):
            raise ValueError("two types of action have one name")
        for act, after in zip(self._sorted, self._sorted[1:], strict=False):
            if act.first + act.size > after.first:
                raise ValueError(f"the codes of the actions '{act.name}' and '{after.name}' overlap")

    def __iter__(self) -> Iterator[Act]:
        return iter(self.acts.values())

    def encode(self, action: int) -> Named:
        """The name of an action."""
        known = self._names.get(action)
        if known is None:
            if len(self._names) >= MOST_NAMES:
                self._names.clear()
            known = self._names[action] = self._encode(action)
        return known.copy()

    def _encode(self, action: int) -> Named:
        place = bisect_right(self._firsts, action) - 1
        act = self._sorted[place] if place >= 0 else None
        if act is None or action >= act.first + act.size:
            raise ValueError(f"no action has the code {action}")
        return act.encode(action - act.first)

    def decode(self, named: Mapping[str, Any]) -> int:
        """The action of a name; `BadAction` says what is wrong with one that is none."""
        kind = named.get("type")
        act = self.acts.get(kind) if isinstance(kind, str) else None
        if act is None:
            raise BadAction(f"its type is {kind!r}, not one of {', '.join(self.acts)}")
        return act.first + act.decode(named)


class Shape(NamedTuple):
    """A kind of event or decision and the arguments it has."""

    kind: str
    fields: tuple[Field, ...]


class Told:
    """A kind of event: its code, its name, and what its numbers say."""

    def __init__(self, code: int, kind: str, *parts: Field | Several) -> None:
        self.code = code
        self.kind = kind
        self.parts = parts
        flat = [part.fields if isinstance(part, Several) else (part,) for part in parts]
        self.shapes: tuple[Shape, ...] = (Shape(kind, tuple([field for fields in flat for field in fields])),)

    def name(self, numbers: Sequence[int]) -> tuple[str, Named]:
        args: Named = {}
        at = 0
        for part in self.parts:
            end = len(numbers) if part.takes == ALL else at + part.takes
            args.update(part.says(numbers[at] if part.takes == 1 else numbers[at:end]))
            at = end
        if at != len(numbers):
            raise ValueError(f"the event '{self.kind}' has {len(numbers)} numbers, not {at}")
        return self.kind, args


class ToldAs:
    """An event whose name depends on its numbers; `shapes` are all that `name` may give."""

    def __init__(self, code: int, name: Callable[[Sequence[int]], tuple[str, Named]], *shapes: Shape) -> None:
        self.code = code
        self.name = name
        self.shapes = shapes


class Events:
    """Every kind of event of a title."""

    def __init__(self, *told: Told | ToldAs) -> None:
        self._told = {item.code: item for item in told}
        if len(self._told) != len(told):
            raise ValueError("two kinds of event have one code")

    def __iter__(self) -> Iterator[Told | ToldAs]:
        return iter(self._told.values())

    def shapes(self) -> list[Shape]:
        """Every kind with its arguments; each once."""
        return list({shape.kind: shape for item in self._told.values() for shape in item.shapes}.values())

    def name(self, seq: int, code: int, numbers: Sequence[int]) -> Event:
        """A raw event of the state under its name."""
        kind, args = self._told[code].name(numbers)
        return Event(seq, kind, args)

    def heard(self, seq: int, sink: EventSink) -> list[HeardEvent]:
        """What a sink has collected, under its names, as the events of entry `seq`."""
        return [
            HeardEvent(self.name(seq, code, numbers), audience) for code, audience, numbers in sink.take()
        ]


class Asked:
    """A kind of decision: its name, the arguments of its question, and whether the answer stays hidden from others."""

    def __init__(self, kind: str, *fields: Field, sealed: bool = False) -> None:
        self.shape = Shape(kind, fields)
        self.sealed = sealed


class Decisions:
    """Every kind of decision of a title."""

    def __init__(self, *asked: Asked) -> None:
        self._asked = {item.shape.kind: item for item in asked}

    def shapes(self) -> list[Shape]:
        """Every kind with its arguments."""
        return [item.shape for item in self._asked.values()]

    def sealed(self, kind: str) -> bool:
        """Whether an answer stays hidden until all have answered."""
        return self._asked[kind].sealed
