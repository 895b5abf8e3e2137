"""A position back from a view."""

from __future__ import annotations

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.actions import DIE_NAMES
from ludotheca.games.alba_longa.meta import take_options
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.games.alba_longa.view_types import AlbaView, KingView, WeatherView
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.state import NONE

# Fields that a view shows as they are, of the table and of each king.
TABLE = ("year", "king_of_kings", "asked", "offered", "sabotage_left", "supply", "bank", "captive_supply")
KING = (
    "alive", "silver", "wheat", "monuments", "worship", "disc", "home", "lying_farmers", "out", "free_left", "upgraded",
)  # fmt: skip


def view_back(match: MatchView) -> AlbaState:
    """Some position that gives this view: what the viewer cannot see is the first possible until it is drawn anew."""
    seen: AlbaView = match.position
    s = AlbaState(match.players)
    take_options(s, match.options)
    s.set_up()
    for name in TABLE:
        setattr(s, name, getattr(seen, name))
    s.season = box.SEASON_NAMES.index(seen.season)
    s.phase = codes.PHASE_NAMES.index(seen.phase)
    s.turn = _number(seen.turn)
    s.mark = _number(seen.mark_of_piety)
    s.dice_cost = box.DICE_COSTS.index(seen.dice_cost)
    s.winners = sum(1 << king for king in seen.winners)
    for die, name in enumerate(DIE_NAMES):
        s.dice[die] = seen.dice[name]
    for stall, coins in enumerate(seen.stalls):
        s.stalls[stall] = coins
    _take_weather(s, seen.weather)
    for card, name in enumerate(box.BLESSING_NAMES):
        s.blessings_left[card] = seen.blessings_left[name]
    if seen.assisi is not None:
        s.assisi_defenders = seen.assisi.defenders
        for item, name in enumerate(box.ITEM_NAMES):
            s.assisi_items[item] = seen.assisi.items[name]
    for king, shown in enumerate(seen.kings):
        _take_king(s, king, shown)
    for king, shown in enumerate(seen.kings):
        if shown.sealed:
            _fill_in_answer(s, king)
    return s


def _take_weather(s: AlbaState, weather: WeatherView) -> None:
    s.climate = box.CLIMATE_NAMES.index(weather.climate)
    s.cost = weather.cost or 0
    s.next_climate = NONE if weather.ahead is None else box.CLIMATE_NAMES.index(weather.ahead)
    s.block = sum(1 << box.CLIMATE_NAMES.index(name) for name in weather.left_in_set)
    for climate, name in enumerate(box.CLIMATE_NAMES):
        for i, cost in enumerate(box.COSTS):
            s.costs_left[climate * box.COST_KINDS + i] = weather.costs_unseen[name].count(cost)


def _take_king(s: AlbaState, king: int, shown: KingView) -> None:
    for name in KING:
        getattr(s, name)[king] = int(getattr(shown, name))
    for job, name in enumerate(box.JOB_NAMES):
        s.workers[king * box.JOBS + job] = shown.workers[name]
        s.captives[king * box.JOBS + job] = shown.captives[name]
    s.lying_merchant[king] = codes.LYING_NAMES.index(shown.lying_merchant)
    s.target[king] = box.ASSISI if isinstance(shown.target, str) else _number(shown.target)
    s.hero[king] = _number(shown.hero)
    s.blessing[king] = _number(shown.blessing)
    piles = [sum(1 << hero for hero in heroes) for heroes in shown.perhaps_used]
    s.possible[king] = sum(1 << (pile >> 1) for pile in piles)
    s.used[king] = piles[0]
    if shown.used_heroes is not None:
        s.used[king] = sum(1 << hero for hero in shown.used_heroes)


def _fill_in_answer(s: AlbaState, king: int) -> None:
    """A legal answer where the viewer only knows that there is one; a hero 0 is always active."""
    others = [other for other in range(int(s.players)) if other != king and s.alive[other] == 1]
    if s.phase == codes.TARGETS and s.target[king] == NONE:
        s.target[king] = others[0] if others else box.ASSISI
    if s.phase == codes.HEROES and s.hero[king] == NONE:
        s.hero[king] = 0
    if s.phase == codes.BLESSING and s.blessing[king] == NONE:
        s.blessing[king] = 0


def _number(shown: int | None) -> int:
    return NONE if shown is None else int(shown)
