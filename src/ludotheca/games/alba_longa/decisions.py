"""What kings are asked, and what each question names."""

from __future__ import annotations

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.actions import CLIMATE, DIE_NAMES
from ludotheca.games.alba_longa.events import SEASON
from ludotheca.games.alba_longa.rules import codes, foresight
from ludotheca.games.alba_longa.rules.combat import can_sabotage, city_attacked
from ludotheca.games.alba_longa.rules.court import court_cost
from ludotheca.games.alba_longa.rules.jobs import blessing_price, harvest_of
from ludotheca.games.alba_longa.rules.season import may_farm, standing
from ludotheca.games.alba_longa.rules.soldiers import attacked, soldiers
from ludotheca.games.alba_longa.rules.year_end import most_growth
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.kernel.names import Asked, Decisions, Named, number, told, word
from ludotheca.kernel.state import NONE

COST, COUNT, HOME, SILVER = number("cost"), number("count"), number("home"), number("silver")
SOLDIERS, WHEAT, WORSHIP = number("soldiers"), number("wheat"), number("worship")
DICE = [number(die) for die in DIE_NAMES]
# By job and by how many more peasants go there: what it would bring. Of a sabotage: what it brings, and after it.
BRINGS = told("brings", list[list[int]])
# By job and number: how many of them could stay at home for the same fruit.
SPARE = told("spare", list[list[int]])
# How many would find no bread at the year's end: by how many more go to the fields; of an upgrade without and with it.
HUNGRY = told("hungry", list[int])
# By job: `open`, or why nobody can be sent or struck there.
CLOSED = told("closed", list[str])
# Of those who fight beside me, against me or before me: the least and the most strength they may show.
ALLIES, DEFENCE, ATTACK = [told(name, list[int]) for name in ("allies", "defence", "attack")]

DECISIONS = Decisions(
    Asked("slavery", HOME, SILVER),
    Asked("free", COUNT, SEASON, BRINGS, SPARE, HUNGRY, CLOSED),
    Asked("court", COST, SILVER, HOME, HUNGRY),
    Asked("pay", SILVER),
    Asked("take", *DICE, HOME, SEASON, BRINGS, SPARE, HUNGRY, CLOSED),
    Asked("buy", *DICE, HOME, SEASON, BRINGS, SPARE, HUNGRY, CLOSED),
    Asked("army"),
    Asked("recall", sealed=True),
    Asked("target", SOLDIERS, sealed=True),
    Asked(
        "hero",
        SOLDIERS,
        word("attacked", ("no", "yes")),
        told("strengths", list[int]),
        ALLIES,
        DEFENCE,
        ATTACK,
        sealed=True,
    ),
    Asked("sabotage", number("other"), COUNT, BRINGS, CLOSED),
    Asked("pillage", COUNT),
    Asked("stock"),
    Asked("upgrade", COST, WORSHIP, CLIMATE, WHEAT, number("more"), HUNGRY),
    Asked("blessing", number("price"), WORSHIP, sealed=True),
    Asked("name"),
    Asked("successor"),
    Asked("growth", WHEAT, HOME, told("costs", list[int])),
)

# Phases whose decision has another name.
KINDS = {"pay_court": "pay", "pay_die": "pay", "targets": "target", "heroes": "hero"}


def describe(s: AlbaState, seat: int) -> tuple[str, Named]:
    """The kind of the seat's decision and what its question names."""
    phase = codes.PHASE_NAMES[s.phase]
    kind = KINDS.get(phase, phase)
    if kind == "sabotage" and city_attacked(s) == box.ASSISI:
        kind = "pillage"
    return kind, _arguments(s, seat, kind)


def _arguments(s: AlbaState, seat: int, kind: str) -> Named:
    home, silver = int(s.home[seat]), int(s.silver[seat])
    if kind in ("free", "take", "buy"):
        return _sending(s, seat, kind)
    if kind in ("target", "hero", "sabotage", "pillage"):
        return _fighting(s, seat, kind)
    if kind == "slavery":
        return {"home": home, "silver": silver}
    if kind == "court":
        hungry = [int(foresight.without_bread(s, seat))]
        return {"cost": int(court_cost(s)), "silver": silver, "home": home, "hungry": hungry}
    if kind == "pay":
        return {"silver": int(court_cost(s)) if s.phase == codes.PAY_COURT else 1}
    if kind == "upgrade":
        better = s.clone()
        better.upgraded[seat] = 1
        return {
            "cost": int(s.cost),
            "worship": int(s.worship[seat]),
            "climate": box.CLIMATE_NAMES[s.climate],
            "wheat": int(harvest_of(s, seat)),
            "more": int(standing(s, seat, box.FARMERS)),
            "hungry": [int(foresight.without_bread(one, seat)) for one in (s, better)],
        }
    if kind == "blessing":
        return {"price": int(blessing_price(s, seat)), "worship": int(s.worship[seat])}
    if kind == "growth":
        costs = [int(box.growth_cost(count)) for count in range(int(most_growth(s, seat)) + 1)]
        return {"wheat": int(s.wheat[seat]), "home": home, "costs": costs}
    return {}


def _sending(s: AlbaState, seat: int, kind: str) -> Named:
    """What the question who goes to work names: what each number of peasants would bring at each job."""
    season = box.SEASON_NAMES[s.season]
    home = int(s.home[seat])
    most = min(home, 1 if kind == "free" else box.SIDES)
    tried = [foresight.sent(s, seat, job, most) for job in range(box.JOBS)]
    brings = [[foresight.fruits(one)[seat][job] for one in more] for job, more in enumerate(tried)]
    more: Named = {
        "season": season,
        "brings": brings,
        "spare": [_spare(s, job, row) for job, row in enumerate(brings)],
        "hungry": [int(foresight.without_bread(one, seat)) for one in tried[box.FARMERS]],
        "closed": [_closed_to_work(s, kind, job) for job in range(box.JOBS)],
    }
    if kind == "free":
        return {"count": int(s.free_left[seat]), **more}
    dice = {name: int(s.dice[die]) for die, name in enumerate(DIE_NAMES)}
    return {**dice, "home": home, **more}


def _spare(s: AlbaState, job: int, brings: list[int]) -> list[int]:
    """Of each number sent, how many bring nothing more. Where the most workers are rewarded, everybody counts."""
    if job not in (box.QUARRY, box.PRIESTS) or s.job_well_done == 1:
        return [0] * len(brings)
    return [count - brings.index(fruit) for count, fruit in enumerate(brings)]


def _closed_to_work(s: AlbaState, kind: str, job: int) -> str:
    """Why nobody can be sent to a job."""
    if job == box.FARMERS:
        if not may_farm(s):
            return "season"
        return "court" if kind == "buy" else "open"
    return "taken" if kind == "buy" and s.dice[job] == 0 else "open"


def _fighting(s: AlbaState, seat: int, kind: str) -> Named:
    count = int(s.sabotage_left)
    if kind == "pillage":
        return {"count": count}
    if kind == "sabotage":
        city = int(city_attacked(s))
        closed = [_closed_to_sabotage(s, city, job) for job in range(box.JOBS)]
        brings = [foresight.struck(s, city, job) if why == "open" else [] for job, why in enumerate(closed)]
        return {"other": city, "count": count, "brings": brings, "closed": closed}
    if kind == "target":
        return {"soldiers": int(soldiers(s, seat))}
    target = int(s.target[seat])
    beside = [king for king in foresight.attackers(s, target) if king != seat] if target != NONE else []
    return {
        "soldiers": int(soldiers(s, seat)),
        "attacked": "yes" if attacked(s, seat) else "no",
        "strengths": foresight.strengths(s, seat),
        "allies": foresight.reach_of(s, beside),
        "defence": foresight.defence(s, target) if target != NONE else [],
        "attack": foresight.reach_of(s, foresight.attackers(s, seat)),
    }


def _closed_to_sabotage(s: AlbaState, city: int, job: int) -> str:
    """Why nobody at a job can be struck."""
    if can_sabotage(s, city, job):
        return "open"
    if job == box.SOLDIERS:
        return "soldiers"
    lying = s.lying_farmers[city] if job == box.FARMERS else s.lying_merchant[city]
    return "lying" if job in (box.FARMERS, box.MERCHANTS) and lying > 0 else "nobody"
