"""What a seat is asked. The questions are in texts/, under `prompt-<kind>`."""

from __future__ import annotations

from ludotheca.games.comuni import box
from ludotheca.games.comuni.actions import CARD, COLUMN
from ludotheca.games.comuni.events import ATTACK, ENEMY, GOLD, PILGRIMS, PILLAGE
from ludotheca.games.comuni.rules import build, codes, invasion, projects, town
from ludotheca.games.comuni.state import ComuniState
from ludotheca.kernel.names import Asked, Decisions, Named, number, told

COUNT, ARMY, ARMIES, PLEDGED = map(number, ("count", "army", "armies", "pledged"))
# Of a place: what the card would cost there in craftsmen, in the order of the actions.
COSTS = told("costs", list[int])

DECISIONS = Decisions(
    Asked("project", COUNT),
    Asked("offer", COLUMN, number("least"), GOLD, PILGRIMS, PLEDGED),
    Asked("displaced", GOLD, PILGRIMS),
    Asked("gain", COUNT),
    Asked("build", COUNT, number("building"), number("wall")),
    Asked("place", CARD, number("craftsmen"), PILGRIMS, PLEDGED, COSTS),
    Asked("discard", COUNT),
    Asked("repair", PILLAGE, PILGRIMS),
    Asked("exchange", ENEMY, ATTACK),
    Asked("gold-armies", ENEMY, ATTACK, ARMY, GOLD, sealed=True),
    Asked("pilgrim-armies", ENEMY, ATTACK, ARMY, PILGRIMS, sealed=True),
    Asked("alliance", ENEMY, ATTACK, ARMY, ARMIES, sealed=True),
    Asked("city", ENEMY, ATTACK, ARMY, ARMIES, number("sent"), sealed=True),
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
        return {"count": int(projects.envoys_out(s, seat))}
    if s.phase == codes.OFFER:
        return _offer(s, seat)
    if s.phase == codes.DISPLACED:
        return {"gold": int(s.carried), "pilgrims": pilgrims}
    if s.phase == codes.GAIN:
        return {"count": int(s.gains_left)}
    if s.phase == codes.BUILD:
        building, wall = build.action_price(s.built, s.walled), build.action_price(s.walled, s.built)
        count = int(s.hand_size[seat]) if build.can_build(s, seat) else 0
        return {"count": count, "building": int(building), "wall": int(wall)}
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
    }


def _place(s: ComuniState, seat: int) -> Named:
    """The card, and what each place costs in craftsmen, in the order of the decision's actions."""
    costs = []
    for action in build.place_actions(s, seat):
        if action >= codes.A_WALL:
            costs.append(int(build.price(s, s.chosen, box.WALLS, action - codes.A_WALL + 1)))
        elif action >= codes.A_BUILD:
            category, storey = divmod(int(action) - codes.A_BUILD, box.STOREYS)
            costs.append(int(build.price(s, s.chosen, category, storey + 1)))
    return {
        "card": CARD.write(int(s.chosen)),
        "craftsmen": int(town.have(s, seat, box.CRAFTSMAN)),
        "pilgrims": int(town.have(s, seat, box.PILGRIM)),
        "pledged": 2 * int(s.pledged),
        "costs": costs,
    }


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
    return codes.STEP_NAMES[step], args
