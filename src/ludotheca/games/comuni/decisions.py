"""What a seat is asked. The questions are in texts/, under `prompt-<kind>`.

A decision also says what a screen needs to show a choice before it is made: why something is not offered, what would
follow. So no screen works out a rule.
"""

from __future__ import annotations

from typing import Literal

from ludotheca.games.comuni import box
from ludotheca.games.comuni.actions import CARD, COLUMN
from ludotheca.games.comuni.events import ATTACK, ENEMY, GOLD, PILGRIMS, PILLAGE
from ludotheca.games.comuni.rules import build, codes, invasion, projects, town
from ludotheca.games.comuni.state import ComuniState
from ludotheca.kernel.names import Asked, Decisions, Named, number, told

# Why an envoy may not go to a column, and why a card may not become a storey. The words are in texts/, under `why-`.
ColumnWhy = Literal["open", "own", "empty", "short", "away", "higher", "pilgrim"]
StoreyWhy = Literal["category", "craftsmen", "pledged", "full"]
PlaceName = Literal["economy", "military", "culture", "religion", "walls"]
PLACE_NAMES = (*box.CATEGORY_NAMES, "walls")

COUNT, ARMY, ARMIES, PLEDGED, MOST = map(number, ("count", "army", "armies", "pledged", "most"))
# Of each column in use, "open" where the envoy may go.
WHY = told("why", list[ColumnWhy])
# Of each amount that may be offered: how many others have an envoy at home and enough to outbid it.
RIVALS = told("rivals", list[int])
# Of a place: what the card would cost there in craftsmen, in the order of the actions.
COSTS = told("costs", list[int])
# Of each card that may be played: where it may go, as which storey and for how many craftsmen.
PLACES = told("places", list[list[tuple[PlaceName, int, int]]])
# Of each of them: points at once, resources more at every income, and what the walls hold then, manned throughout.
GAINS = tuple([told(name, list[int]) for name in ("points", "incomes", "holds")])
# Where it may not go: the storey it would be there, why, and how many craftsmen are missing.
REFUSED = told("refused", list[tuple[PlaceName, int, StoreyWhy, int]])
# Of each number that may be given, if nobody else helps and all other armies stay in town: how many those are, what is left
# of the attack, the defence, the pillage. `counts` is what each army in town counts, the best placed first.
LISTS = ("homes", "attacks", "defences", "losses", "counts")
OUTLOOK = (ARMY, *(told(name, list[int]) for name in LISTS))

DECISIONS = Decisions(
    Asked("project", COUNT, MOST, WHY),
    Asked("offer", COLUMN, number("least"), GOLD, PILGRIMS, PLEDGED, RIVALS),
    Asked("displaced", GOLD, PILGRIMS, WHY),
    Asked("gain", COUNT),
    Asked("build", COUNT, number("building"), number("wall"), PLACES),
    Asked("place", CARD, number("craftsmen"), PILGRIMS, PLEDGED, COSTS, *GAINS, REFUSED),
    Asked("discard", COUNT),
    Asked("repair", PILLAGE, PILGRIMS),
    Asked("exchange", ENEMY, ATTACK),
    Asked("gold-armies", ENEMY, ATTACK, *OUTLOOK, GOLD, sealed=True),
    Asked("pilgrim-armies", ENEMY, ATTACK, *OUTLOOK, PILGRIMS, sealed=True),
    Asked("alliance", ENEMY, ATTACK, *OUTLOOK, ARMIES, sealed=True),
    Asked("city", ENEMY, ATTACK, *OUTLOOK, ARMIES, number("sent"), sealed=True),
)


def describe(s: ComuniState, seat: int) -> tuple[str, Named]:
    """The kind of the seat's decision and what its question names."""
    if s.phase == codes.COMMIT:
        return _commitment(s, seat)
    return codes.PHASE_NAMES[s.phase], _turn(s, seat)


def _turn(s: ComuniState, seat: int) -> Named:
    """What is asked in a turn: its kind is the phase."""
    pilgrims = int(town.have(s, seat, box.PILGRIM))
    if s.phase == codes.PROJECT:
        most = int(projects.most_offer(s, seat))
        return {"count": int(projects.envoys_out(s, seat)), "most": most, "why": _why_no_bid(s, seat)}
    if s.phase == codes.OFFER:
        return _offer(s, seat)
    if s.phase == codes.DISPLACED:
        return {"gold": int(s.carried), "pilgrims": pilgrims, "why": _why_no_move(s)}
    if s.phase == codes.GAIN:
        return {"count": int(s.gains_left)}
    if s.phase == codes.BUILD:
        building, wall = build.action_price(s.built, s.walled), build.action_price(s.walled, s.built)
        count = int(s.hand_size[seat]) if build.can_build(s, seat) else 0
        places = _places(s, seat) if count else []
        return {"count": count, "building": int(building), "wall": int(wall), "places": places}
    if s.phase == codes.PLACE:
        return _place(s, seat)
    if s.phase == codes.EXCHANGE:
        attack = int(invasion.attack_on(s, seat, s.deck_number))
        return {"enemy": box.ENEMY_NAMES[s.deck_number], "attack": attack}
    if s.phase == codes.DISCARD:
        return {"count": int(s.hand_size[seat]) - box.HAND_LIMIT}
    return {"pillage": int(s.pillage[seat]), "pilgrims": pilgrims}


def _offer(s: ComuniState, seat: int) -> Named:
    """The column, the least that counts there, and what the seat has to offer."""
    return {
        "column": COLUMN.write(int(s.bid_column)),
        "least": int(projects.least_offer(s, s.bid_column)),
        "gold": int(town.have(s, seat, box.GOLD)),
        "pilgrims": int(town.have(s, seat, box.PILGRIM)),
        "pledged": 2 * int(s.pledged),
        "rivals": _rivals(s, seat),
    }


def _rivals(s: ComuniState, seat: int) -> list[int]:
    """For each amount: how many others could send an envoy with more."""
    others = [other for other in range(int(s.players)) if other != seat]
    purses = [int(projects.most_offer(s, it)) for it in others if projects.envoys_out(s, it) < box.ENVOYS]
    amounts = [int(code) - codes.A_OFFER for code in projects.offer_actions(s, seat) if code >= codes.A_OFFER]
    return [sum(purse > amount for purse in purses) for amount in amounts]


def _why_no_bid(s: ComuniState, seat: int) -> list[str]:
    """Why the seat may not bid on each column."""
    away = projects.envoys_out(s, seat) == box.ENVOYS
    return [
        "open"
        if not away and projects.may_bid(s, seat, it)
        else _shut(s, it, seat, "away" if away else "short")
        for it in range(int(box.columns_in_use(s.players)))
    ]


def _why_no_move(s: ComuniState) -> list[str]:
    """Why the outbid envoy may not move to each column."""
    can_pay = town.have(s, s.displaced, box.PILGRIM) > 0
    return [
        ("open" if can_pay else "pilgrim")
        if projects.may_move(s, it)
        else _shut(s, it, int(s.displaced), "higher")
        for it in range(int(box.columns_in_use(s.players)))
    ]


def _shut(s: ComuniState, column: int, seat: int, otherwise: str) -> str:
    """A column that is shut to the seat: no cards, or its own envoy; else the other reason."""
    if s.column_count[column] == 0:
        return "empty"
    return "own" if s.bidder[column] == seat else otherwise


def _places(s: ComuniState, seat: int) -> list[list[tuple[str, int, int]]]:
    """For each different card in hand, in the order of the actions, where it may go and for how many craftsmen."""
    kinds = [int(code) - codes.A_CHOOSE for code in build.hand_actions(s, seat, codes.A_CHOOSE)]
    return [
        [
            (PLACE_NAMES[place], storeys, int(build.price(s, kind, place, storeys)))
            for place in range(box.WALLS + 1)
            for storeys in range(1, box.STOREYS + 1)
            if _serves(kind, place) and build.may_place(s, seat, kind, place, storeys, 0)
        ]
        for kind in kinds
    ]


def _serves(kind: int, place: int) -> bool:
    return place == box.WALLS or bool(box.serves(kind, place))


def _place(s: ComuniState, seat: int) -> Named:
    """The card, and what each place costs and brings, in the order of the decision's actions."""
    costs, gains = [], []
    for action in build.place_actions(s, seat):
        if action < codes.A_BUILD:
            continue
        if action >= codes.A_WALL:
            costs.append(int(build.price(s, s.chosen, box.WALLS, action - codes.A_WALL + 1)))
        else:
            category, storey = divmod(int(action) - codes.A_BUILD, box.STOREYS)
            costs.append(int(build.price(s, s.chosen, category, storey + 1)))
        gains.append(_gain(s, seat, int(action)))
    points, incomes, holds = [[gain[i] for gain in gains] for i in range(3)]
    return {
        "card": CARD.write(int(s.chosen)),
        "craftsmen": int(town.have(s, seat, box.CRAFTSMAN)),
        "pilgrims": int(town.have(s, seat, box.PILGRIM)),
        "pledged": 2 * int(s.pledged),
        "costs": costs,
        "points": points,
        "incomes": incomes,
        "holds": holds,
        "refused": _refused(s, seat),
    }


def _gain(s: ComuniState, seat: int, action: int) -> tuple[int, int, int]:
    """What a storey brings: points, resources at every income, and what the walls would hold then."""
    after = s.clone()
    if action >= codes.A_WALL:
        build.wall(after, seat, action - codes.A_WALL + 1)
    else:
        category, storey = divmod(action - codes.A_BUILD, box.STOREYS)
        build.build(after, seat, category, storey + 1)
    due = [sum(int(projects.fixed_income(it, seat, i)) for i in range(box.RESOURCES)) for it in (s, after)]
    cards = sum((height + 1) * int(after.walls[seat * box.STOREYS + height]) for height in range(box.STOREYS))
    held = int(invasion.wall_defence(after, seat, cards))
    return int(after.points[seat] - s.points[seat]), due[1] - due[0], held


def _refused(s: ComuniState, seat: int) -> list[tuple[str, int, str, int]]:
    """Where the chosen card may not go: each category it does not serve, each storey that stands ready but costs too
    much, each building or wall that is as high as can be."""
    out: list[tuple[str, int, str, int]] = []
    at_hand = int(build.craftsmen_at_hand(s, seat))
    for place, name in enumerate(PLACE_NAMES):
        if not _serves(int(s.chosen), place):
            out.append((name, 0, "category", 0))
            continue
        for storeys in range(1, box.STOREYS + 1):
            if not build.stands_ready(s, seat, place, storeys):
                continue
            if not build.may_place(s, seat, s.chosen, place, storeys, s.pledged):
                missing = int(build.price(s, s.chosen, place, storeys)) - at_hand
                out.append((name, storeys, "craftsmen" if missing > 0 else "pledged", max(missing, 0)))
        if town.how_many(s, seat, place, box.STOREYS) > 0:
            out.append((name, box.STOREYS + 1, "full", 0))
    return out


def _commitment(s: ComuniState, seat: int) -> tuple[str, Named]:
    """The small step of a commitment that comes next. Only the owner is told."""
    args: Named = {
        "enemy": box.ENEMY_NAMES[s.invader],
        "attack": int(invasion.attack_on(s, seat, s.invader)),
        "army": int(town.have(s, seat, box.ARMY)),
    }
    step = int(invasion.next_step(s, seat))
    if step == codes.GOLD_STEP:
        args["gold"] = int(town.have(s, seat, box.GOLD))
    elif step == codes.PILGRIM_STEP:
        args["pilgrims"] = int(town.have(s, seat, box.PILGRIM))
    elif step == codes.ALLIANCE_STEP:
        args["armies"] = int(invasion.armies_at_hand(s, seat))
    else:
        args["armies"] = int(invasion.armies_at_hand(s, seat) - s.alliance[seat])
        args["sent"] = int(s.alliance[seat])
    return codes.STEP_NAMES[step], {**args, **_outlook(s, seat, step)}


def _outlook(s: ComuniState, seat: int, step: int) -> Named:
    """What each answer would come to if nobody else helped and the rest of the armies stayed in town."""
    first = (codes.A_GOLD, codes.A_PILGRIMS, codes.A_ALLIANCE, codes.A_CITY)[step]
    given = [int(code) - first for code in invasion.commit_actions(s, seat)]
    army, leads = int(town.have(s, seat, box.ARMY)), int(s.leader == seat)
    raised = sum(max(int(made), 0) for made in (s.gold_armies[seat], s.pilgrim_armies[seat]))
    sent = max(int(s.alliance[seat]), 0)
    if step <= codes.PILGRIM_STEP:
        homes = [army + raised + more for more in given]
    elif step == codes.ALLIANCE_STEP:
        homes = [army + raised - off for off in given]
    else:
        homes = given
    attack = int(invasion.attack_on(s, seat, s.invader))
    helping = given if step == codes.ALLIANCE_STEP else [sent] * len(given)
    attacks = [max(attack - help_, 0) for help_ in helping]
    defences = [int(invasion.wall_defence(s, seat, home)) + leads for home in homes]
    losses = [max(left - held, 0) for left, held in zip(attacks, defences, strict=True)]
    counts = invasion.garrison(s, seat, max(homes))[1]
    return {"homes": homes, "attacks": attacks, "defences": defences, "losses": losses, "counts": counts}
