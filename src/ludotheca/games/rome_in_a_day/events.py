"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.actions import BUILDING, LAND, coordinates, name_kind, positions
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.kernel.names import ALL, Events, Named, Several, Told, number, numbers, word, words

SEAT, OTHER, COUNT = number("seat"), number("other"), number("count")
SET = word("set", codes.SET_NAMES)
LANDS = words("lands", box.LAND_NAMES)
BUILDINGS = words("buildings", box.BUILDING_NAMES)


def _lands(kinds: Sequence[int]) -> Named:
    """Lands from left to right, and the buildings that stand on some of them."""
    named = [name_kind(kind) for kind in kinds]
    return {
        "lands": [land["land"] for land in named],
        "buildings": [land["building"] for land in named if land["building"] is not None],
    }


def _set(kinds: Sequence[int]) -> Named:
    return {"count": len(kinds), **_lands(kinds)}


def _split(said: Sequence[int]) -> Named:
    """The small set as a mask, then the kinds of the whole row."""
    small, kinds = positions(said[0]), said[1:]
    return {
        "small": small,
        "lands": [name_kind(kinds[i])["land"] for i in small],
        "count": len(small),
        "rest": len(kinds) - len(small),
    }


def _cell(cell: int) -> Named:
    q, r = coordinates(cell)
    return {"q": q, "r": r}


ROW = Several((LANDS, BUILDINGS), _lands, ALL)
TAKEN = Several((COUNT, LANDS, BUILDINGS), _set, ALL)
SPLIT = Several((numbers("small"), LANDS, COUNT, number("rest")), _split, ALL)
KIND = Several((LAND, BUILDING), name_kind)
CELL = Several((number("q"), number("r")), _cell)

EVENTS = Events(
    Told(codes.E_CARD, "card", SEAT, word("card", box.CARD_NAMES)),
    Told(codes.E_ROW, "row", SEAT, ROW),
    Told(codes.E_SPLIT_SEALED, "split-sealed", SEAT),
    Told(codes.E_SPLIT_MINE, "split-mine", SEAT, SPLIT),
    Told(codes.E_SPLIT_OPENED, "split-opened", SEAT, SPLIT),
    Told(codes.E_CHOICE_SEALED, "choice-sealed", SEAT, OTHER),
    Told(codes.E_CHOICE_MINE, "choice-mine", SEAT, OTHER, SET),
    Told(codes.E_TAKEN, "taken", SEAT, OTHER, SET, TAKEN),
    Told(codes.E_PLACED, "placed", SEAT, KIND, CELL, number("score")),
    Told(codes.E_ROUND, "round", number("round")),
    Told(codes.E_OVER, "over", SEAT, number("score"), number("place")),
)
