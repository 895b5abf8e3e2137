"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.actions import BLESSING, CLIMATE, DIE, DIE_NAMES, ITEM, JOB
from ludotheca.games.alba_longa.rules import codes
from ludotheca.kernel.names import Events, Field, Named, Shape, Told, ToldAs, number, numbers, word

SEAT, OTHER, COUNT, TOTAL = number("seat"), number("other"), number("count"), number("total")
SILVER, WHEAT, COST = number("silver"), number("wheat"), number("cost")
HERO, STALL, VALUE = number("hero"), number("stall", 1), number("value")
SEASON = word("season", box.SEASON_NAMES)
ANSWER = word("answer", ("no", "yes"))


ATTACK = (numbers("seats"), number("attack"), number("defence"), number("success"), COUNT)


def _aimed(code: int, kind: str, *more: Field) -> ToldAs:
    """An attack on a king's city, or on Assisi, which is nobody's."""

    def name(said: Sequence[int]) -> tuple[str, Named]:
        seat, city, *rest = said
        args = {"seat": seat, **{field.name: value for field, value in zip(more, rest, strict=True)}}
        return (f"{kind}-assisi", args) if city == box.ASSISI else (kind, {"other": city, **args})

    return ToldAs(code, name, Shape(kind, (SEAT, OTHER, *more)), Shape(f"{kind}-assisi", (SEAT, *more)))


def _attack(said: Sequence[int]) -> tuple[str, Named]:
    city, attack, defence, sabotages, *seats = said
    kind = "attack" if sabotages else "attack-failed"
    success = max(0, attack - defence)
    args = {"seats": seats, "attack": attack, "defence": defence, "success": success, "count": sabotages}
    return (f"{kind}-assisi", args) if city == box.ASSISI else (kind, {"seat": city, **args})


def _lost(said: Sequence[int]) -> tuple[str, Named]:
    city, count = said
    if city == box.ASSISI:
        return "sabotage-lost-assisi", {"count": count}
    return "sabotage-lost", {"seat": city, "count": count}


def _won(said: Sequence[int]) -> tuple[str, Named]:
    return ("won", {"seat": said[0]}) if len(said) == 1 else ("won-together", {"seats": list(said)})


EVENTS = Events(
    Told(codes.E_FIRST_KING, "first-king", SEAT),
    Told(codes.E_SEASON, "season", number("year"), SEASON, CLIMATE, SEAT),
    Told(codes.E_SOLD, "sold", SEAT, COUNT, SILVER),
    Told(codes.E_KEPT, "kept", SEAT),
    Told(codes.E_ASSIGNED, "assigned", SEAT, JOB),
    Told(codes.E_NOT_ASSIGNED, "not-assigned", SEAT),
    Told(codes.E_COURT, "court", SEAT, COST),
    Told(codes.E_PAID, "paid", SEAT, SILVER, STALL),
    Told(codes.E_PASSED, "passed", SEAT),
    Told(codes.E_FORCED_PASS, "forced-pass", SEAT),
    Told(codes.E_ROLLED, "rolled", SEAT, *(number(die) for die in DIE_NAMES)),
    Told(codes.E_TAKEN, "taken", SEAT, DIE, JOB, COUNT, VALUE),
    Told(codes.E_BOUGHT, "bought", SEAT, DIE, COUNT, VALUE),
    Told(codes.E_PASSED_DIE, "passed-die", SEAT),
    Told(codes.E_DICE_COST, "dice-cost", COST),
    Told(codes.E_RECALLED, "recalled", SEAT),
    Told(codes.E_RECALLED_MINE, "recalled-mine", SEAT, HERO),
    Told(codes.E_NOT_RECALLED, "not-recalled", SEAT),
    Told(codes.E_TARGET_SEALED, "target-sealed", SEAT),
    _aimed(codes.E_TARGET_MINE, "target-mine"),
    _aimed(codes.E_TARGET, "target", number("turn")),
    Told(codes.E_HERO_SEALED, "hero-sealed", SEAT),
    Told(codes.E_HERO_MINE, "hero-mine", SEAT, HERO),
    Told(codes.E_HERO, "hero", SEAT, HERO, number("strength"), number("soldiers")),
    ToldAs(
        codes.E_ATTACK,
        _attack,
        Shape("attack", (SEAT, *ATTACK)),
        Shape("attack-failed", (SEAT, *ATTACK)),
        Shape("attack-assisi", ATTACK),
        Shape("attack-failed-assisi", ATTACK),
    ),
    Told(codes.E_SABOTAGED, "sabotaged", SEAT, OTHER, JOB, word("goes", codes.GOES_NAMES)),
    ToldAs(
        codes.E_SABOTAGE_LOST,
        _lost,
        Shape("sabotage-lost", (SEAT, COUNT)),
        Shape("sabotage-lost-assisi", (COUNT,)),
    ),
    Told(codes.E_CAPTURED, "captured", SEAT, OTHER, JOB),
    Told(codes.E_CAPTURED_WHEAT, "captured-wheat", SEAT, OTHER),
    Told(codes.E_PILLAGED, "pillaged", SEAT, ITEM),
    Told(codes.E_PILLAGED_CAPTIVE, "pillaged-captive", SEAT, JOB),
    Told(codes.E_HEROES_RETURN, "heroes-return", SEAT),
    Told(codes.E_ASSISI_DEFENDER, "assisi-defender", COUNT),
    Told(codes.E_STOCKED, "stocked", SEAT, ITEM),
    Told(codes.E_MERCHANTS, "merchants", SEAT, SILVER),
    Told(codes.E_STALL_EMPTIED, "stall-emptied", STALL, SILVER),
    Told(codes.E_STALL, "stall", SEAT, STALL, SILVER),
    Told(codes.E_BUILT, "built", SEAT, COUNT, TOTAL),
    Told(codes.E_HOUSING, "housing", SEAT, number("disc")),
    Told(codes.E_WORSHIP, "worship", SEAT, COUNT, number("level")),
    Told(codes.E_PIETY, "piety", SEAT),
    Told(codes.E_COST, "weather-cost", COST, CLIMATE),
    Told(codes.E_CLIMATE, "climate", CLIMATE),
    Told(codes.E_LAST_YEAR, "last-year"),
    Told(codes.E_UPGRADED, "upgraded", SEAT, COST),
    Told(codes.E_NOT_UPGRADED, "not-upgraded", SEAT, COST),
    Told(codes.E_HARVEST, "harvest", SEAT, WHEAT, number("brought")),
    Told(codes.E_FARMER_BONUS, "farmer-bonus", SEAT, WHEAT),
    Told(codes.E_BLESSING_SEALED, "blessing-sealed", SEAT),
    Told(codes.E_BLESSING_MINE, "blessing-mine", SEAT, ANSWER),
    Told(codes.E_BLESSING_WANTED, "blessing-wanted", SEAT, ANSWER),
    Told(codes.E_CARD, "blessing-card", BLESSING),
    Told(codes.E_BLESSED, "blessed", SEAT, BLESSING),
    Told(codes.E_NAMED, "named", SEAT, OTHER),
    Told(codes.E_FED, "fed", SEAT, COUNT),
    Told(codes.E_STARVED, "starved", SEAT, COUNT, number("left")),
    Told(codes.E_ELIMINATED, "eliminated", SEAT),
    Told(codes.E_GREW, "grew", SEAT, COUNT, WHEAT, TOTAL),
    Told(codes.E_NOT_GROWN, "not-grown", SEAT),
    ToldAs(codes.E_WON, _won, Shape("won", (SEAT,)), Shape("won-together", (numbers("seats"),))),
    Told(codes.E_ALL_LOSE, "all-lose"),
)
