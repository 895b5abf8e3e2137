"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.tables import (
    ASSISI,
    BLESSING_NAMES,
    CLIMATE_NAMES,
    DICE,
    ITEM_NAMES,
    JOB_NAMES,
    SEASON_NAMES,
)
from ludotheca.kernel.event import Event

GOES = ("home", "lies", "supply")  # by combat.GOES_HOME, LIES_DOWN, GOES_TO_SUPPLY
ANSWERS = ("no", "yes")

Words = Sequence[str]
# An argument: its name, and the words its number stands for, or None for a plain number.
Argument = tuple[str, Words | None]

SEAT: Argument = ("seat", None)
OTHER: Argument = ("other", None)
JOB: Argument = ("job", JOB_NAMES)
COUNT: Argument = ("count", None)
SILVER: Argument = ("silver", None)
HERO: Argument = ("hero", None)
STALL: Argument = ("stall", None)
CLIMATE: Argument = ("climate", CLIMATE_NAMES)
BLESSING: Argument = ("blessing", BLESSING_NAMES)
ITEM: Argument = ("item", ITEM_NAMES)
WHEAT: Argument = ("wheat", None)
COST: Argument = ("cost", None)
ANSWER: Argument = ("answer", ANSWERS)

EVENTS: dict[int, tuple[str, tuple[Argument, ...]]] = {
    codes.E_FIRST_KING: ("first-king", (SEAT,)),
    codes.E_SEASON: ("season", (("year", None), ("season", SEASON_NAMES), CLIMATE, SEAT)),
    codes.E_SOLD: ("sold", (SEAT, COUNT, SILVER)),
    codes.E_KEPT: ("kept", (SEAT,)),
    codes.E_ASSIGNED: ("assigned", (SEAT, JOB)),
    codes.E_NOT_ASSIGNED: ("not-assigned", (SEAT,)),
    codes.E_COURT: ("court", (SEAT, COST)),
    codes.E_PAID: ("paid", (SEAT, SILVER, STALL)),
    codes.E_PASSED: ("passed", (SEAT,)),
    codes.E_FORCED_PASS: ("forced-pass", (SEAT,)),
    codes.E_ROLLED: (
        "rolled",
        (SEAT, ("soldiers", None), ("merchants", None), ("quarry", None), ("priests", None)),
    ),
    codes.E_TAKEN: ("taken", (SEAT, ("die", JOB_NAMES[:DICE]), JOB, COUNT, ("value", None))),
    codes.E_BOUGHT: ("bought", (SEAT, ("die", JOB_NAMES[:DICE]), COUNT, ("value", None))),
    codes.E_PASSED_DIE: ("passed-die", (SEAT,)),
    codes.E_DICE_COST: ("dice-cost", (COST,)),
    codes.E_RECALLED: ("recalled", (SEAT,)),
    codes.E_RECALLED_MINE: ("recalled-mine", (SEAT, HERO)),
    codes.E_NOT_RECALLED: ("not-recalled", (SEAT,)),
    codes.E_TARGET_SEALED: ("target-sealed", (SEAT,)),
    codes.E_HERO_SEALED: ("hero-sealed", (SEAT,)),
    codes.E_HERO_MINE: ("hero-mine", (SEAT, HERO)),
    codes.E_HERO: ("hero", (SEAT, HERO, ("strength", None))),
    codes.E_SABOTAGED: ("sabotaged", (SEAT, OTHER, JOB, ("goes", GOES))),
    codes.E_CAPTURED: ("captured", (SEAT, OTHER, JOB)),
    codes.E_CAPTURED_WHEAT: ("captured-wheat", (SEAT, OTHER)),
    codes.E_PILLAGED: ("pillaged", (SEAT, ITEM)),
    codes.E_PILLAGED_CAPTIVE: ("pillaged-captive", (SEAT, JOB)),
    codes.E_HEROES_RETURN: ("heroes-return", (SEAT,)),
    codes.E_ASSISI_DEFENDER: ("assisi-defender", (COUNT,)),
    codes.E_STOCKED: ("stocked", (SEAT, ITEM)),
    codes.E_MERCHANTS: ("merchants", (SEAT, SILVER)),
    codes.E_STALL_EMPTIED: ("stall-emptied", (STALL, SILVER)),
    codes.E_STALL: ("stall", (SEAT, STALL, SILVER)),
    codes.E_BUILT: ("built", (SEAT, COUNT, ("total", None))),
    codes.E_HOUSING: ("housing", (SEAT, ("disc", None))),
    codes.E_WORSHIP: ("worship", (SEAT, COUNT, ("level", None))),
    codes.E_PIETY: ("piety", (SEAT,)),
    codes.E_COST: ("weather-cost", (COST, CLIMATE)),
    codes.E_CLIMATE: ("climate", (CLIMATE,)),
    codes.E_LAST_YEAR: ("last-year", ()),
    codes.E_UPGRADED: ("upgraded", (SEAT, COST)),
    codes.E_NOT_UPGRADED: ("not-upgraded", (SEAT, COST)),
    codes.E_HARVEST: ("harvest", (SEAT, WHEAT)),
    codes.E_FARMER_BONUS: ("farmer-bonus", (SEAT, WHEAT)),
    codes.E_BLESSING_SEALED: ("blessing-sealed", (SEAT,)),
    codes.E_BLESSING_MINE: ("blessing-mine", (SEAT, ANSWER)),
    codes.E_BLESSING_WANTED: ("blessing-wanted", (SEAT, ANSWER)),
    codes.E_CARD: ("blessing-card", (BLESSING,)),
    codes.E_BLESSED: ("blessed", (SEAT, BLESSING)),
    codes.E_NAMED: ("named", (SEAT, OTHER)),
    codes.E_FED: ("fed", (SEAT, COUNT)),
    codes.E_STARVED: ("starved", (SEAT, COUNT, ("left", None))),
    codes.E_ELIMINATED: ("eliminated", (SEAT,)),
    codes.E_GREW: ("grew", (SEAT, COUNT, WHEAT, ("total", None))),
    codes.E_NOT_GROWN: ("not-grown", (SEAT,)),
    codes.E_ALL_LOSE: ("all-lose", ()),
}


def name_event(seq: int, kind: int, numbers: Sequence[int]) -> Event:
    """A raw event of the state under its name."""
    special = SPECIAL.get(kind)
    name, args = special(numbers) if special is not None else _plain(kind, numbers)
    return Event(seq, name, args)


def _plain(kind: int, numbers: Sequence[int]) -> tuple[str, dict[str, Any]]:
    name, arguments = EVENTS[kind]
    args: dict[str, Any] = {}
    for (field, words), value in zip(arguments, numbers, strict=True):
        args[field] = value if words is None else words[value]
    if "stall" in args:
        args["stall"] += 1
    return name, args


def _target(name: str) -> Callable[[Sequence[int]], tuple[str, dict[str, Any]]]:
    """An attack on a king's city, or on Assisi, which is nobody's."""

    def named(n: Sequence[int]) -> tuple[str, dict[str, Any]]:
        if n[1] == ASSISI:
            return f"{name}-assisi", {"seat": n[0]}
        return name, {"seat": n[0], "other": n[1]}

    return named


def _attack(n: Sequence[int]) -> tuple[str, dict[str, Any]]:
    city, attack, defence, sabotage = n[:4]
    args: dict[str, Any] = {
        "seats": list(n[4:]),
        "attack": attack,
        "defence": defence,
        "success": max(0, attack - defence),
        "count": sabotage,
    }
    outcome = "attack" if sabotage else "attack-failed"
    return (f"{outcome}-assisi", args) if city == ASSISI else (outcome, {"seat": city, **args})


def _lost(n: Sequence[int]) -> tuple[str, dict[str, Any]]:
    city, count = n
    if city == ASSISI:
        return "sabotage-lost-assisi", {"count": count}
    return "sabotage-lost", {"seat": city, "count": count}


def _won(n: Sequence[int]) -> tuple[str, dict[str, Any]]:
    return ("won", {"seat": n[0]}) if len(n) == 1 else ("won-together", {"seats": list(n)})


SPECIAL: dict[int, Callable[[Sequence[int]], tuple[str, dict[str, Any]]]] = {
    codes.E_TARGET_MINE: _target("target-mine"),
    codes.E_TARGET: _target("target"),
    codes.E_ATTACK: _attack,
    codes.E_SABOTAGE_LOST: _lost,
    codes.E_WON: _won,
}
