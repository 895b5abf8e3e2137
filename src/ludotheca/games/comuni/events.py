"""Names for events. The sentences are in texts/, under `event-<kind>`."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheca.games.comuni import box
from ludotheca.games.comuni.actions import CARD, CATEGORY, COLUMN, COMUNE, PAY, RESOURCE, TAKE
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.town import NO_CARD, card_of, place_of, storeys_of
from ludotheca.games.comuni.view_types import CategoryName
from ludotheca.kernel.names import ALL, Events, Named, Several, Told, each, number, numbers, told, word

SEAT, OTHER, GOLD, PILGRIMS, STOREYS = map(number, ("seat", "other", "gold", "pilgrims", "storeys"))
ATTACK, DEFENCE, PILLAGE, VALUE = map(number, ("attack", "defence", "pillage", "value"))
DECK = word("deck", box.DECK_NAMES)
ENEMY = word("enemy", box.ENEMY_NAMES)
MASTER = word("master", box.MASTER_NAMES)
CARDS = each("cards", CARD)
PRICE = (number("price"), number("craftsmen"), PILGRIMS)
COMMITTED = (SEAT, number("alliance"), number("city"), number("made"), GOLD, PILGRIMS)


def _income(pairs: Sequence[int]) -> Named:
    """What came of each resource, and how much in all the supply could not give."""
    came = {name: pairs[2 * i] for i, name in enumerate(box.RESOURCE_NAMES)}
    return {**came, "count": sum(pairs[::2]), "lost": sum(pairs[1::2])}


def _claim(numbers: Sequence[int]) -> Named:
    """The columns one after another: column, gold, how many cards, the cards."""
    columns: list[int] = []
    cards: list[int] = []
    gold = at = 0
    while at < len(numbers):
        column, offered, count = numbers[at : at + 3]
        columns.append(COLUMN.write(column))
        gold += offered
        cards += numbers[at + 3 : at + 3 + count]
        at += 3 + count
    return {"columns": columns, "cards": CARDS.write(cards), "gold": gold}


def _town(structures: Sequence[int]) -> Named:
    """The buildings by category and height, the wall sections by height and whether they are bonus sections."""
    places = [(int(place_of(it)), int(storeys_of(it)), card_of(it, 1) == NO_CARD) for it in structures]
    return {
        "buildings": [(box.CATEGORY_NAMES[at], storeys) for at, storeys, _ in places if at != box.WALLS],
        "walls": [(storeys, bonus) for at, storeys, bonus in places if at == box.WALLS],
    }


def _garrison(numbers: Sequence[int]) -> Named:
    """How many sections there are, the armies on each, then what every army counts."""
    sections, *rest = numbers
    return {"manned": rest[:sections], "counts": rest[sections:]}


INCOME = Several(tuple(map(number, (*box.RESOURCE_NAMES, "count", "lost"))), _income, ALL)
CLAIM = Several((numbers("columns"), CARDS, GOLD), _claim, ALL)
BUILDINGS = told("buildings", list[tuple[CategoryName, int]])
TOWN = Several((BUILDINGS, told("walls", list[tuple[int, bool]])), _town, ALL)
GARRISON = Several((numbers("manned"), numbers("counts")), _garrison, ALL)

EVENTS = Events(
    Told(codes.E_COMUNE, "comune", SEAT, COMUNE),
    Told(codes.E_COLUMN, "column", COLUMN, DECK, CARDS),
    Told(codes.E_TURN, "turn", SEAT, number("turn")),
    Told(codes.E_BID, "bid", SEAT, COLUMN, GOLD, PILGRIMS),
    Told(codes.E_OUTBID, "outbid", SEAT, OTHER, COLUMN, GOLD),
    Told(codes.E_TOOK_BACK, "took-back", SEAT, GOLD),
    Told(codes.E_MOVED, "moved", SEAT, COLUMN, GOLD),
    Told(codes.E_CLAIMED, "claimed", SEAT, CLAIM),
    Told(codes.E_INCOME, "income", SEAT, INCOME),
    Told(codes.E_GAINED, "gained", SEAT, RESOURCE),
    Told(codes.E_EXCHANGED, "exchanged", SEAT, PAY, TAKE),
    Told(codes.E_LAST_CARD, "last-card", SEAT, DECK),
    Told(codes.E_LAST_ROUND, "last-round", SEAT),
    Told(codes.E_INVASION, "invasion", ENEMY, number("strength"), SEAT),
    Told(codes.E_ATTACKED, "attacked", SEAT, ATTACK, number("points"), TOWN),
    Told(codes.E_SEALED, "sealed", SEAT),
    Told(codes.E_COMMITTED_MINE, "committed-mine", *COMMITTED),
    Told(codes.E_COMMITTED, "committed", *COMMITTED),
    Told(codes.E_ALLIANCE, "alliance", number("armies")),
    Told(codes.E_HELD, "held", SEAT, ATTACK, DEFENCE, GARRISON),
    Told(codes.E_PILLAGED, "pillaged", SEAT, ATTACK, DEFENCE, PILLAGE, GARRISON),
    Told(codes.E_HERO, "hero", SEAT, VALUE),
    Told(codes.E_NO_HERO, "no-hero", VALUE),
    Told(codes.E_BUILT, "built", SEAT, CATEGORY, STOREYS, CARD, *PRICE),
    Told(codes.E_WALLED, "walled", SEAT, STOREYS, CARD, *PRICE),
    Told(codes.E_BONUS_WALL, "bonus-wall", SEAT),
    Told(codes.E_DISCARDED, "discarded", SEAT, CARD),
    Told(codes.E_MASTER, "master", SEAT, MASTER),
    Told(codes.E_MASTER_TAKEN, "master-taken", SEAT, OTHER, MASTER),
    Told(codes.E_REPAIRED, "repaired", SEAT, PILLAGE, PILGRIMS),
    Told(codes.E_IDLE, "idle", number("rounds"), number("left")),
    Told(codes.E_OVER, "over", SEAT, number("score"), number("place")),
)
