"""What kings are asked, and what each question names."""

from __future__ import annotations

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.actions import CLIMATE, DIE_NAMES
from ludotheca.games.alba_longa.events import SEASON
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.rules.combat import city_attacked
from ludotheca.games.alba_longa.rules.court import court_cost
from ludotheca.games.alba_longa.rules.jobs import blessing_price, harvest_of
from ludotheca.games.alba_longa.rules.season import standing
from ludotheca.games.alba_longa.rules.soldiers import attacked, soldiers
from ludotheca.games.alba_longa.rules.year_end import most_growth
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.kernel.names import Asked, Decisions, Named, number, told, word

COST, COUNT, HOME, SILVER = number("cost"), number("count"), number("home"), number("silver")
SOLDIERS, WHEAT, WORSHIP = number("soldiers"), number("wheat"), number("worship")
DICE = [number(die) for die in DIE_NAMES]

DECISIONS = Decisions(
    Asked("slavery", HOME, SILVER),
    Asked("free", COUNT, SEASON),
    Asked("court", COST, SILVER, HOME),
    Asked("pay", SILVER),
    Asked("take", *DICE, HOME, SEASON),
    Asked("buy", *DICE, HOME, SEASON),
    Asked("army"),
    Asked("recall", sealed=True),
    Asked("target", SOLDIERS, sealed=True),
    Asked("hero", SOLDIERS, word("attacked", ("no", "yes")), sealed=True),
    Asked("sabotage", number("other"), COUNT),
    Asked("pillage", COUNT),
    Asked("stock"),
    Asked("upgrade", COST, WORSHIP, CLIMATE, WHEAT, number("more")),
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
    season = box.SEASON_NAMES[s.season]
    if kind in ("take", "buy"):
        dice = {name: int(s.dice[die]) for die, name in enumerate(DIE_NAMES)}
        return {**dice, "home": home, "season": season}
    if kind == "slavery":
        return {"home": home, "silver": silver}
    if kind == "free":
        return {"count": int(s.free_left[seat]), "season": season}
    if kind == "court":
        return {"cost": int(court_cost(s)), "silver": silver, "home": home}
    if kind == "pay":
        return {"silver": int(court_cost(s)) if s.phase == codes.PAY_COURT else 1}
    if kind == "target":
        return {"soldiers": int(soldiers(s, seat))}
    if kind == "hero":
        return {"soldiers": int(soldiers(s, seat)), "attacked": "yes" if attacked(s, seat) else "no"}
    if kind == "sabotage":
        return {"other": int(city_attacked(s)), "count": int(s.sabotage_left)}
    if kind == "pillage":
        return {"count": int(s.sabotage_left)}
    if kind == "upgrade":
        return {
            "cost": int(s.cost),
            "worship": int(s.worship[seat]),
            "climate": box.CLIMATE_NAMES[s.climate],
            "wheat": int(harvest_of(s, seat)),
            "more": int(standing(s, seat, box.FARMERS)),
        }
    if kind == "blessing":
        return {"price": int(blessing_price(s, seat)), "worship": int(s.worship[seat])}
    if kind == "growth":
        costs = [int(box.growth_cost(count)) for count in range(int(most_growth(s, seat)) + 1)]
        return {"wheat": int(s.wheat[seat]), "home": home, "costs": costs}
    return {}
