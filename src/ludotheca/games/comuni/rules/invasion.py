"""The invasions: everybody commits armies in secret, all hands open together, towns hold or are pillaged.

A commitment is made in small steps that only its owner sees: armies made of gold, armies made of pilgrims, armies for
the alliance, armies for the city. Which steps there are follows from the open stock alone, so that not even their
number tells anything and everybody may see how far a seat has come; the last one seals it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.projects import amounts
from ludotheca.games.comuni.rules.town import have, place_of, spend, storeys_of, town_of
from ludotheca.kernel.state import EVERYONE, NONE
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def begin_invasion(s: ComuniState) -> None:
    """The enemy of the deck stands at every gate, stronger where there are more points [V1] [V2]."""
    s.phase = codes.COMMIT
    s.invader = s.deck_number
    s.step += 1
    s.tell(codes.E_INVASION, s.invader, box.strength(s.invader), s.leader)
    for seat in range(s.players):
        begin_commitment(s, seat)
        if s.sink is not None:
            attack = int(attack_on(s, seat, s.invader))
            s.sink.emit(
                codes.E_ATTACKED, EVERYONE, [int(seat), attack, int(s.points[seat]), *town_of(s, seat)]
            )


def begin_commitment(s: ComuniState, seat: i64) -> None:
    """Nothing decided, except what the stock leaves no choice about [V14]."""
    gold: bool = have(s, seat, box.GOLD) >= 2
    pilgrims: bool = have(s, seat, box.PILGRIM) >= 2
    s.gold_armies[seat] = NONE if gold else 0
    s.pilgrim_armies[seat] = NONE if pilgrims else 0
    nothing: bool = not gold and not pilgrims and have(s, seat, box.ARMY) == 0
    s.alliance[seat] = 0 if nothing else NONE
    s.city[seat] = 0 if nothing else NONE


def attack_on(s: ComuniState, seat: i64, deck: i64) -> i64:
    """Basic strength, and one for each point above the lowest score [V2]."""
    lowest: i64 = s.points[0]
    for other in range(1, s.players):
        lowest = min(lowest, s.points[other])
    return box.strength(deck) + s.points[seat] - lowest


# What is legal.


def next_step(s: ComuniState, seat: i64) -> i64:
    """The step of its commitment that a seat must take next, or codes.SEALED. Everybody may know how far it has come
    [V12]."""
    if s.gold_armies[seat] == NONE:
        return codes.GOLD_STEP
    if s.pilgrim_armies[seat] == NONE:
        return codes.PILGRIM_STEP
    if s.alliance[seat] == NONE:
        return codes.ALLIANCE_STEP
    return codes.CITY_STEP if s.city[seat] == NONE else codes.SEALED


def commit_actions(s: ComuniState, seat: i64) -> vec[i64]:
    """The next small step of a commitment [V3]."""
    step: i64 = next_step(s, seat)
    if step == codes.GOLD_STEP:
        return amounts(codes.A_GOLD, 0, have(s, seat, box.GOLD) // 2)
    if step == codes.PILGRIM_STEP:
        return amounts(codes.A_PILGRIMS, 0, have(s, seat, box.PILGRIM) // 2)
    if step == codes.ALLIANCE_STEP:
        return amounts(codes.A_ALLIANCE, 0, armies_at_hand(s, seat))
    left: i64 = armies_at_hand(s, seat) - s.alliance[seat]
    return amounts(codes.A_CITY, least_for_city(s, seat), left)


def armies_at_hand(s: ComuniState, seat: i64) -> i64:
    """Armies of the stock and those made of two gold [R6] or two pilgrims each for this invasion."""
    return have(s, seat, box.ARMY) + s.gold_armies[seat] + s.pilgrim_armies[seat]


def least_for_city(s: ComuniState, seat: i64) -> i64:
    """What was turned into armies is committed: nothing is exchanged to be kept [V4]."""
    return max(s.gold_armies[seat] + s.pilgrim_armies[seat] - s.alliance[seat], 0)


# What happens.


def commit(s: ComuniState, seat: i64, action: i64) -> None:
    """A small step, which touches nobody else's [V13]; the armies of the city close the fist."""
    if action >= codes.A_CITY:
        s.city[seat] = action - codes.A_CITY
        s.tell(codes.E_SEALED, seat)
        if s.sink is not None:
            s.sink.emit(codes.E_COMMITTED_MINE, 1 << seat, commitment(s, seat))
    elif action >= codes.A_ALLIANCE:
        s.alliance[seat] = action - codes.A_ALLIANCE
    elif action >= codes.A_PILGRIMS:
        s.pilgrim_armies[seat] = action - codes.A_PILGRIMS
    else:
        s.gold_armies[seat] = action - codes.A_GOLD


def commitment(s: ComuniState, seat: i64) -> list[int]:
    """A seat's whole commitment, for an event."""
    gold, pilgrims = int(s.gold_armies[seat]), int(s.pilgrim_armies[seat])
    return [int(seat), int(s.alliance[seat]), int(s.city[seat]), gold + pilgrims, 2 * gold, 2 * pilgrims]


def open_commitments(s: ComuniState) -> None:
    """All hands open at once [V5]: the alliance counts for everybody, then every town stands alone."""
    s.step += 1
    s.shown += 1
    total: i64 = 0
    for seat in range(s.players):
        if s.sink is not None:
            s.sink.emit(codes.E_COMMITTED, EVERYONE, commitment(s, seat))
        total += s.alliance[seat]
    s.tell(codes.E_ALLIANCE, total)
    for seat in range(s.players):
        fight(s, seat, total)
        lose_armies(s, seat)
    award_heroes(s)


def fight(s: ComuniState, seat: i64, total: i64) -> None:
    """What the alliance leaves of the attack against the city's defence; a point of pillage for each missing [V6]. The
    score marker stays where it is [V11]."""
    s.attack[seat] = max(attack_on(s, seat, s.invader) - total, 0)
    s.defence[seat] = wall_defence(s, seat, s.city[seat]) + (1 if s.leader == seat else 0)  # [V9]
    missing: i64 = s.attack[seat] - s.defence[seat]
    if missing > 0:
        s.pillage[seat] += missing
    if s.sink is not None:
        outcome = [int(seat), int(s.attack[seat]), int(s.defence[seat])]
        manned, counts = garrison(s, seat, int(s.city[seat]))
        if missing > 0:
            s.sink.emit(codes.E_PILLAGED, EVERYONE, [*outcome, int(missing), len(manned), *manned, *counts])
        else:
            s.sink.emit(codes.E_HELD, EVERYONE, [*outcome, len(manned), *manned, *counts])


def wall_defence(s: ComuniState, seat: i64, armies: i64) -> i64:
    """An army on a wall card counts one and the card's height, one beside the walls counts one; the best cards are
    manned first [V7] [V8]."""
    total: i64 = armies
    left: i64 = armies
    height: i64 = box.STOREYS
    places: i64 = 0
    while height > 0:
        places += s.walls[
            seat * box.STOREYS + height - 1
        ]  # a section has a card at each height up to its own
        manned: i64 = min(places, left)
        total += manned * height
        left -= manned
        height -= 1
    return total


def garrison(s: ComuniState, seat: i64, armies: int) -> tuple[list[int], list[int]]:
    """The same army by army, for an event: how many stand on each section, the oldest first, and what each counts. Of
    cards of one height those of the tallest section are manned first, then those of the oldest."""
    walls = [int(storeys_of(it)) for it in town_of(s, seat) if place_of(it) == box.WALLS]
    places = [(-height, -top, at) for at, top in enumerate(walls) for height in range(1, top + 1)]
    taken = sorted(places)[:armies]
    manned = [len([place for place in taken if place[2] == at]) for at in range(len(walls))]
    return manned, [1 - place[0] for place in taken] + [1] * (armies - len(taken))


def lose_armies(s: ComuniState, seat: i64) -> None:
    """All that was committed goes to the supply, needed or not [V10]."""
    made: i64 = s.gold_armies[seat] + s.pilgrim_armies[seat]
    spend(s, seat, box.ARMY, s.alliance[seat] + s.city[seat] - made)
    spend(s, seat, box.GOLD, 2 * s.gold_armies[seat])
    spend(s, seat, box.PILGRIM, 2 * s.pilgrim_armies[seat])


def award_heroes(s: ComuniState) -> None:
    """The two tiles of the invasion, to two different helpers; a lone one gets the better [H4]."""
    first: i64 = best_helper(s, NONE)
    give_tile(s, 0, first)
    second: i64 = NONE if first == NONE else best_helper(s, first)
    give_tile(s, 1, second)


def give_tile(s: ComuniState, rank: i64, seat: i64) -> None:
    """A tile nobody has earned leaves the game [H4]."""
    s.hero[s.invader * 2 + rank] = seat
    value: i64 = box.hero_value(s.invader, rank)
    if seat == NONE:
        s.tell(codes.E_NO_HERO, value)
    else:
        s.tell(codes.E_HERO, seat, value)


def best_helper(s: ComuniState, without: i64) -> i64:
    """Who sent most of those who sent any and held [H2]."""
    best: i64 = NONE
    for seat in range(s.players):
        if seat != without and s.alliance[seat] > 0 and s.attack[seat] <= s.defence[seat]:
            if best == NONE or before(s, seat, best):
                best = seat
    return best


def before(s: ComuniState, seat: i64, other: i64) -> bool:
    """Whether a helper ranks before another: more armies, fewer points, the lower comune [H3]."""
    if s.alliance[seat] != s.alliance[other]:
        return s.alliance[seat] > s.alliance[other]
    if s.points[seat] != s.points[other]:
        return s.points[seat] < s.points[other]
    return s.comune[seat] < s.comune[other]
