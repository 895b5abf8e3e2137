"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.games.kingsburg import actions, box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.view_types import BuildingName
from ludotheca.kernel.names import ALL, Events, Named, Several, Told, flag, number, numbers, told, word

SEAT, COUNT, POINTS, SOLDIERS = number("seat"), number("count"), number("points"), number("soldiers")
COMBAT, TOKENS, DICE, WHITE = number("combat"), number("tokens"), numbers("dice"), numbers("white")
ONE_DIE = number("die")
# Goods and other things as parts of a sentence: `gold_2`.
PARTS = told("parts", list[str])


def _goods(goods: int, **others: int) -> Named:
    """Goods one by one for a program; and as parts of a sentence, with other things after them."""
    listed = actions.goods_of(goods)
    counts = {good: listed.count(good) for good in box.GOOD_NAMES} | others
    return {"goods": listed, "parts": [f"{name}_{count}" for name, count in counts.items() if count]}


def _advisor(advisor: int) -> Named:
    return {"advisor": box.ADVISOR_NAMES[advisor - 1], "number": advisor}


def _rolled(dice: Sequence[int]) -> Named:
    white = [face for face in dice[box.COLOURED :] if face]
    return {"total": sum(dice), "dice": list(dice[: box.COLOURED]), "white": white}


def _influenced(code: int) -> Named:
    named = actions.placement(code)
    return {"number": box.ADVISOR_NAMES.index(named["advisor"]) + 1, **named}


def _gift(said: Sequence[int]) -> Named:
    goods, tokens, soldiers, points = said
    counts = {"tokens": tokens, "soldiers": soldiers, "points": points}
    return {**counts, **_goods(goods, token=tokens, soldier=soldiers, point=points)}


def _spoils(said: Sequence[int]) -> Named:
    return {"points": said[1], **_goods(said[0], point=said[1])}


def _forces(said: Sequence[int]) -> Named:
    """What a seat fights with; of its buildings only those that count against this enemy."""
    combat, card, soldiers, die, *standing = said
    adds = [(box.BUILDING_NAMES[i], int(box.combat_of(i, box.enemy_of(card)))) for i in standing]
    return {
        "combat": combat,
        "strength": int(box.strength_of(card)),
        "soldiers": soldiers,
        "die": die,
        "buildings": combat - soldiers - die,
        "forces": [(building, combat) for building, combat in adds if combat],
    }


ADVISED = Several((actions.ADVISOR, number("number")), _advisor)
PLACED = Several((*ADVISED.fields, *actions.GROUP.fields), _influenced)
GIVEN = Several((actions.GOODS, PARTS), _goods)
ENEMY = Several(actions.CARD, actions.name_card)
ROLL = Several((number("total"), DICE, WHITE), _rolled, box.DICE)
GIFT = Several((TOKENS, SOLDIERS, POINTS, actions.GOODS, PARTS), _gift, 4)
SPOILS = Several((POINTS, actions.GOODS, PARTS), _spoils, 2)
FORCE = told("forces", list[tuple[BuildingName, int]])
FORCES = Several((COMBAT, number("strength"), SOLDIERS, ONE_DIE, number("buildings"), FORCE), _forces, ALL)
RESULT = word("result", codes.RESULT_NAMES)

EVENTS = Events(
    Told(codes.E_PHASE, "phase", number("year"), word("phase", codes.PHASE_NAMES)),
    Told(codes.E_AID_DIE, "aid-die", SEAT),
    Told(codes.E_AID_GOOD, "aid-good", SEAT, GIVEN),
    Told(codes.E_NEUTRAL, "neutral", ADVISED, DICE),
    Told(codes.E_NEUTRAL_ASIDE, "neutral-aside", ONE_DIE),
    Told(codes.E_GUILD, "guild", SEAT),
    Told(codes.E_ROLLED, "rolled", SEAT, ROLL),
    Told(codes.E_REROLL, "reroll", SEAT, Several(actions.REROLL, actions.reroll)),
    Told(codes.E_ORDER, "order", numbers("seats")),
    Told(codes.E_INFLUENCED, "influenced", SEAT, PLACED),
    Told(codes.E_PASSED, "passed", SEAT),
    Told(codes.E_STUCK, "stuck", SEAT),
    Told(codes.E_GIFT, "gift", SEAT, ADVISED, GIFT),
    Told(codes.E_SWAPPED, "swapped", SEAT, actions.GOOD),
    Told(codes.E_DECLINED, "declined", SEAT, ADVISED),
    Told(codes.E_PEEKED, "peeked", SEAT),
    Told(codes.E_PEEKED_MINE, "peeked-mine", SEAT, ENEMY),
    Told(codes.E_BUILT, "built", SEAT, actions.BUILDING, POINTS, flag("envoy")),
    Told(codes.E_REWARD, "reward", SEAT),
    Told(codes.E_ENVOY, "envoy", SEAT),
    Told(codes.E_ENVOY_NOBODY, "envoy-nobody"),
    Told(codes.E_ENVOY_BACK, "envoy-back", SEAT),
    Told(codes.E_INN, "inn", SEAT),
    Told(codes.E_EMBASSY, "embassy", SEAT),
    Told(codes.E_TOWN_HALL, "town-hall", SEAT, actions.PAYMENT),
    Told(codes.E_TOWN_HALL_DECLINED, "town-hall-declined", SEAT),
    Told(codes.E_RECRUITED, "recruited", SEAT, GIVEN, SOLDIERS),
    Told(codes.E_ENEMY, "enemy", ENEMY),
    Told(codes.E_KINGS_DIE, "troops", SEAT, ONE_DIE),
    Told(codes.E_FOUGHT, "fought", SEAT, RESULT, FORCES),
    Told(codes.E_SPOILS, "spoils", SEAT, SPOILS),
    Told(codes.E_FORTRESS, "fortress", SEAT, POINTS),
    Told(codes.E_LOST_GOODS, "lost-goods", SEAT, GIVEN),
    Told(codes.E_DESTROYED, "destroyed", SEAT, actions.BUILDING, POINTS),
    Told(codes.E_LOST_POINTS, "lost-points", SEAT, POINTS),
    Told(codes.E_STRONGEST, "strongest", SEAT, COMBAT, POINTS),
    Told(codes.E_CATHEDRAL, "cathedral", SEAT, COUNT, POINTS),
    Told(codes.E_OVER, "over", SEAT, number("score"), number("place")),
)
