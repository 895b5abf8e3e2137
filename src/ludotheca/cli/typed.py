"""From what somebody types to an action: its number in the menu, or its words and numbers.

`3` is the third of the menu, or three where the menu is of amounts. `split 1 4`, `take small`, `place 2,-1` name an action by its type and fields; words may be
of the reader's language or the action's own, may be cut short, and may leave out what is clear without.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import product

from ludotheca.cli import menu
from ludotheca.kernel.game import Decision, Named
from ludotheca.texts.speaker import Speaker

_TOKEN = re.compile(r"-?\d+|[^\W\d_]+")
SHORTEST_VERB = 2

Tokens = tuple[str, ...]


class Unclear(Exception):
    """What was typed fits no action, or several; `key` and `args` make the sentence."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


def choose(text: str, decision: Decision, order: Sequence[int], say: Speaker) -> Named:
    """The action that is meant; `order` is the menu (`menu.numbers` numbers it)."""
    tokens = tokenize(text)
    if not tokens:
        if len(decision.actions) == 1:
            return decision.actions[0]
        raise Unclear("unclear-nothing")
    if len(tokens) == 1 and tokens[0].lstrip("-").isdigit():
        number, known = int(tokens[0]), menu.numbers(decision, order)
        if number not in known:
            raise Unclear("unclear-range", number=number, known=menu.span(list(known)))
        return decision.actions[known[number]]
    types = [
        kind for kind in dict.fromkeys(a["type"] for a in decision.actions) if _is_verb(tokens[0], kind, say)
    ]
    rest = tokens[1:] if types else tokens
    actions = [a for a in decision.actions if not types or a["type"] in types]
    if not rest and len(tokens) == 1 and not types:
        raise Unclear("unclear-unknown", text=text.strip())
    return _best(text, rest, actions, say)


def _best(text: str, typed: Tokens, actions: Sequence[Named], say: Speaker) -> Named:
    forms = [(action, spellings(action, say)) for action in actions]
    exact = [action for action, ways in forms if typed in ways]
    if not exact:
        # The order in which a list is typed does not matter.
        exact = [action for action, ways in forms if any(sorted(typed) == sorted(way) for way in ways)]
    if not exact:
        exact = [action for action, ways in forms if any(_begins(typed, way) for way in ways)]
    if len(exact) == 1:
        return exact[0]
    if not exact:
        raise Unclear("unclear-unknown", text=text.strip())
    some = ", ".join(say.action(action) for action in exact[:4]) + (", …" if len(exact) > 4 else "")
    raise Unclear("unclear-several", text=text.strip(), count=len(exact), some=some)


def _is_verb(token: str, kind: str, say: Speaker) -> bool:
    words = {kind, say.text(f"verb-{kind}") if say.has(f"verb-{kind}") else kind}
    return any(
        _plain(word) == token or (len(token) >= SHORTEST_VERB and _plain(word).startswith(token))
        for word in words
    )


def _begins(typed: Tokens, way: Tokens) -> bool:
    """Whether the typed words begin words of the full form, in its order; numbers must be whole."""
    if not typed:
        return False
    place = 0
    for token in typed:
        numeric = token.lstrip("-").isdigit()
        while place < len(way) and not (
            way[place] == token or (not numeric and way[place].startswith(token))
        ):
            place += 1
        if place == len(way):
            return False
        place += 1
    return True


def spellings(action: Named, say: Speaker) -> list[Tokens]:
    """Every way to write the fields of an action."""
    fields = [_ways(field, value, say) for field, value in action.items() if field != "type"]
    return [tuple(token for part in ways for token in part) for ways in product(*fields)]


def example(action: Named, say: Speaker) -> str:
    """One way to type this action."""
    kind = action["type"]
    verb = say.text(f"verb-{kind}") if say.has(f"verb-{kind}") else kind
    return " ".join([verb, *spellings(action, say)[0]])


def _ways(field: str, value: object, say: Speaker) -> list[Tokens]:
    if value is None:
        return [()]
    if isinstance(value, list | tuple):
        items = [_ways(field.removesuffix("s"), item, say) for item in value]
        return [tuple(token for part in ways for token in part) for ways in product(*items)]
    if field in {"seat", "other"} and isinstance(value, int):
        return [tokenize(say.name(value)), (str(value + 1),)]
    said = say.arguments({field: value}, lenient=True)[field.replace("_", "-")]
    ways = [tuple(_TOKEN.findall(str(said).casefold())), tokenize(str(said))]
    if isinstance(value, str):
        ways.append(tokenize(value))
    return list(dict.fromkeys(ways))


def tokenize(text: str) -> Tokens:
    """Words and numbers, without capitals and accents."""
    return tuple(_TOKEN.findall(_plain(text)))


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
