"""Names for actions. Every name can be read without a position, and every action has exactly one name."""

from __future__ import annotations

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.kernel.errors import BadAction
from ludotheca.kernel.names import Act, Actions, Named, choice, number, word

DIE_NAMES = box.JOB_NAMES[: box.DICE]
NOT_SOLDIERS = box.JOB_NAMES[box.MERCHANTS :]

SEAT, OTHER = number("seat", 0, box.MOST_KINGS - 1), number("other", 0, box.MOST_KINGS - 1)
DIE, JOB, COUNT = word("die", DIE_NAMES), word("job", box.JOB_NAMES), number("count", 1, box.SIDES)
CLIMATE, BLESSING = word("climate", box.CLIMATE_NAMES), word("blessing", box.BLESSING_NAMES)
ITEM = word("item", box.ITEM_NAMES)


def _take(code: int) -> Named:
    """A die for its own job, or past those for the farmers."""
    at, count = divmod(code, box.SIDES)
    farm, die = divmod(at, box.DICE)
    return {
        "die": DIE.write(die),
        "job": JOB.write(box.FARMERS if farm else die),
        "count": COUNT.write(count),
    }


def _taken(read: Named) -> int:
    die, job, count = int(read["die"]), int(read["job"]), int(read["count"])
    if job not in (die, box.FARMERS):
        raise BadAction(f"'job' is {DIE_NAMES[die]}, as the die, or farmers, not {box.JOB_NAMES[job]}")
    return (int(job == box.FARMERS) * box.DICE + die) * box.SIDES + count


ACTIONS = Actions(
    Act("first-king", codes.A_FIRST_KING, SEAT, chance=True),
    Act(
        "weather-cost", codes.A_COST + box.COSTS[0], number("cost", box.COSTS[0], box.COSTS[-1]), chance=True
    ),
    Act("climate", codes.A_CLIMATE, CLIMATE, chance=True),
    Act("blessing-card", codes.A_CARD, BLESSING, chance=True),
    Act("sell", codes.A_SELL, choice("count", (1, 3), "1 or 3")),
    Act("keep", codes.A_KEEP),
    Act("assign", codes.A_ASSIGN, JOB),
    Act("no-assignment", codes.A_NO_ASSIGNMENT),
    Act("hold-court", codes.A_HOLD),
    Act("pass-court", codes.A_PASS),
    Act("pass-die", codes.A_PASS_DIE),
    Act("pay", codes.A_PAY, number("stall", 1, box.MOST_STALLS)),
    Act("take", codes.A_TAKE, DIE, JOB, COUNT, size=2 * box.DICE * box.SIDES, pair=(_take, _taken)),
    Act("buy", codes.A_BUY, DIE, COUNT),
    Act("recall", codes.A_RECALL + 1, number("hero", 1, box.HEROES_EACH - 1)),
    Act("take-back", codes.A_TAKE_BACK),
    Act("no-recall", codes.A_NO_RECALL),
    Act("attack", codes.A_ATTACK, OTHER),
    Act("attack-assisi", codes.A_ATTACK + box.ASSISI),
    Act("hero", codes.A_HERO, number("hero", 0, box.HEROES_EACH - 1)),
    Act("sabotage", codes.A_SABOTAGE + box.MERCHANTS, word("job", NOT_SOLDIERS)),
    Act("pillage", codes.A_PILLAGE, word("item", box.ITEM_NAMES[: box.CAPTIVE_ITEM])),
    Act("pillage-captive", codes.A_PILLAGE_CAPTIVE + box.MERCHANTS, word("job", NOT_SOLDIERS)),
    Act("stock", codes.A_STOCK, ITEM),
    Act("no-upgrade", codes.A_NO_UPGRADE),
    Act("upgrade", codes.A_UPGRADE),
    Act("no-blessing", codes.A_NO_BLESSING),
    Act("blessing", codes.A_BLESSING),
    Act("name", codes.A_NAME, OTHER),
    Act("no-growth", codes.A_GROW),
    Act("grow", codes.A_GROW + 1, number("count", 1, codes.MOST_GROWTH)),
    Act("roll", codes.A_ROLL, *(number(die, 1, box.SIDES) for die in DIE_NAMES), chance=True),
)
