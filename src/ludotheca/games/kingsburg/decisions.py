"""What a seat is asked. The questions are in texts/, under `prompt-<kind>`."""

from __future__ import annotations

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.actions import ADVISOR, name_card
from ludotheca.games.kingsburg.rules import codes, dice, influence, winter
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.names import Asked, Decisions, Named, number, numbers, word

COUNT = number("count")
HAND = numbers("dice"), numbers("white")
ENEMY = word("enemy", box.ENEMY_NAMES)

DECISIONS = Decisions(
    Asked("aid"),
    Asked("reroll", number("total"), *HAND),
    Asked("influence", number("tokens"), *HAND, numbers("makes"), numbers("helped")),
    Asked("swap"),
    Asked("smuggle", COUNT),
    Asked("goods", ADVISOR, COUNT),
    Asked("either", ADVISOR),
    Asked("build"),
    Asked("build-again"),
    Asked("town-hall"),
    Asked("recruit", number("soldiers"), number("price")),
    Asked("spoils", ENEMY, COUNT),
    Asked("losses", ENEMY, COUNT),
)
# The questions that name nothing.
BARE = {
    codes.AID_GOODS: "aid",
    codes.BUILD: "build",
    codes.BUILD_SECOND: "build-again",
    codes.TOWN_HALLS: "town-hall",
}


def describe(s: KingsburgState, seat: int) -> tuple[str, Named]:
    """The kind of the seat's decision and what its question names. Nothing hidden is in it."""
    if s.stage in BARE:
        return BARE[s.stage], {}
    if s.stage == codes.REROLL:
        return "reroll", {"total": int(dice.total(s, seat)), **_hand(s, seat)}
    if s.stage == codes.INFLUENCE:
        return "influence", {"tokens": int(s.tokens[seat]), **_hand(s, seat), **_reach(s, seat)}
    if s.stage == codes.GIFT:
        return _describe_gift(int(s.gift // 2))
    if s.stage == codes.RECRUIT:
        return "recruit", {"soldiers": int(s.soldiers[seat]), "price": int(winter.soldier_price(s, seat))}
    enemy = name_card(int(s.enemy))["enemy"]  # turned up by now
    owed = int(s.owed[seat])
    return "spoils" if owed > 0 else "losses", {"enemy": enemy, "count": abs(owed)}


def _describe_gift(advisor: int) -> tuple[str, Named]:
    if advisor == box.ALCHEMIST:
        return "swap", {}
    name, count = box.ADVISOR_NAMES[advisor - 1], int(box.gift_any(advisor))
    if advisor == box.SMUGGLER:
        return "smuggle", {"count": count}
    return ("goods", {"advisor": name, "count": count}) if count else ("either", {"advisor": name})


def _hand(s: KingsburgState, seat: int) -> Named:
    """The dice a seat has in hand."""
    base = seat * box.DICE
    held = [0 if s.spot[base + i] else int(s.die[base + i]) for i in range(box.DICE)]
    return {
        "dice": [face for face in held[: box.COLOURED] if face],
        "white": [face for face in held[box.COLOURED :] if face],
    }


def _reach(s: KingsburgState, seat: int) -> Named:
    """The advisors that the dice in hand make by themselves, and those they make only with help; whether they are free
    or not."""
    alone = int(influence.sums(s, seat, helped=False))
    helped = int(influence.sums(s, seat, helped=True)) & ~alone
    numbers = range(1, box.ADVISORS + 1)
    return {
        "makes": [number for number in numbers if alone >> number & 1],
        "helped": [number for number in numbers if helped >> number & 1],
    }
