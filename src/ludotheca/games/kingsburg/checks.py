"""What must hold in every position: nothing lost, nothing out of bounds."""

from __future__ import annotations

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.dice import white_dice
from ludotheca.games.kingsburg.rules.province import standing
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.state import EVERYONE, NONE


def faults(s: KingsburgState) -> list[str]:
    """What is impossible about this position."""
    return [*_provinces(s), *_order(s), *_dice(s), *_court(s), *_neutral(s), *_king(s), *_enemy(s), *_owed(s)]


def _provinces(s: KingsburgState) -> list[str]:
    """Nothing below zero but points; buildings stand from left to right and are worth what is printed."""
    found = []
    for name, counts in (("goods", s.goods), ("tokens", s.tokens), ("soldiers", s.soldiers)):
        if min(counts) < 0:
            found.append(f"{name} below zero: {list(counts)}")
    if any(not 0 <= count <= box.COLUMNS for count in s.rows):
        found.append(f"a row has more places than it can: {list(s.rows)}")
        return found
    for seat in range(int(s.players)):
        worth = sum(box.points_of(building) for building in standing(s, seat))
        earned = s.earned[seat * codes.SOURCES + codes.FROM_BUILDINGS]
        if worth != earned:
            found.append(f"the buildings of seat {seat} are worth {worth} points, not {earned}")
    return found


def _order(s: KingsburgState) -> list[str]:
    """Everybody is in the turn order once; while it is drawn, nobody twice."""
    seated = [int(seat) for seat in s.order if seat != NONE]
    if len(set(seated)) != len(seated) or (s.stage != codes.SEATING and len(seated) != s.players):
        return [f"the turn order is {list(s.order)}"]
    return []


def _dice(s: KingsburgState) -> list[str]:
    """Three coloured dice and the white ones due, all rolled or none, in rising order, each in one place."""
    found = []
    for seat in range(int(s.players)):
        coloured = [int(s.die[seat * box.DICE + i]) for i in range(box.COLOURED)]
        white = [
            int(face) for face in s.die[seat * box.DICE + box.COLOURED : (seat + 1) * box.DICE] if face != 0
        ]
        if coloured != sorted(coloured) or white != sorted(white) or max([*coloured, *white]) > 6:
            found.append(f"the dice of seat {seat} are {coloured} and {white}")
        if coloured[0] == 0 and any([*coloured, *white]):
            found.append(f"seat {seat} has rolled some of its dice only")
        if s.stage in (codes.REROLL, codes.INFLUENCE) and (
            coloured[0] == 0 or len(white) != white_dice(s, seat)
        ):
            found.append(f"seat {seat} plays with {coloured} and {white}")
        for i in range(seat * box.DICE, (seat + 1) * box.DICE):
            if s.spot[i] != 0 and (s.die[i] == 0 or s.owner[s.spot[i]] != seat):
                found.append(f"a die of seat {seat} lies on spot {s.spot[i]}, where it has no group")
    return found


def _court(s: KingsburgState) -> list[str]:
    """One group on an advisor, a second only by the Envoy; each with a coloured die, and dice that make its number."""
    found = []
    for spot in range(1, box.SPOTS):
        owner = int(s.owner[spot])
        if owner in (NONE, box.NEUTRAL):
            if s.extra[spot] != box.NO_EXTRA:
                found.append(f"there is a token or a shift on spot {spot}, but no group")
            continue
        advisor = (spot - 1) % box.ADVISORS + 1
        mine = [i for i in range(box.DICE) if s.spot[owner * box.DICE + i] == spot]
        plus2, shift = divmod(int(s.extra[spot]), 3)
        total = sum(int(s.die[owner * box.DICE + i]) for i in mine) + 2 * plus2 + shift - 1
        if total != advisor:
            found.append(f"the dice on spot {spot} make {total}, not {advisor}")
        if not any(i < box.COLOURED for i in mine):
            found.append(f"no coloured die lies on spot {spot}")
    second = [spot for spot in range(box.ADVISORS + 1, box.SPOTS) if s.owner[spot] != NONE]
    if len(second) > 1 or (second and s.envoy != NONE):
        found.append(f"groups lie on {second} by the Envoy, who is with {s.envoy}")
    if any(s.owner[spot - box.ADVISORS] == NONE for spot in second):
        found.append(f"the Envoy went to a free advisor: {second}")
    return found


def _neutral(s: KingsburgState) -> list[str]:
    """Neutral dice are for two players, and theirs are the advisors they lie on."""
    on_court = {spot for spot in range(1, box.SPOTS) if s.owner[spot] == box.NEUTRAL}
    if on_court != {int(spot) for spot in s.neutral_spot} - {0}:
        return [f"neutral dice lie on {list(s.neutral_spot)}, but hold {sorted(on_court)}"]
    if s.players != 2 and any(s.neutral):
        return ["there are neutral dice, but not two players"]
    if any(s.neutral_spot[i] != 0 and s.neutral[i] == 0 for i in range(box.NEUTRAL_DICE)):
        return ["a neutral die lies on the court unrolled"]
    return []


def _king(s: KingsburgState) -> list[str]:
    """The King's Aid is for Spring; the King's die falls in a battle; a gift is open in the advisors' step."""
    found = []
    if s.aid != NONE and s.phase not in (codes.KINGS_AID, codes.SPRING):
        found.append(f"seat {s.aid} has the King's Aid in phase {s.phase}")
    if s.kings_die != 0 and s.year == 1 and s.phase != codes.WINTER:
        found.append(f"the King's die shows {s.kings_die} before the first battle")
    if (s.gift != 0) != (s.stage in (codes.GIFT, codes.PEEK)):
        found.append(f"gift {s.gift} is open at stage {s.stage}")
    return found


def _enemy(s: KingsburgState) -> list[str]:
    """The enemy is of this year, and exists from the moment somebody has seen it."""
    if (s.enemy == NONE) != (s.known == 0):
        return [f"enemy {s.enemy} is known to {s.known}"]
    if s.enemy != NONE and box.year_of(s.enemy) != s.year:
        return [f"enemy {s.enemy} is not of year {s.year}"]
    if s.known == EVERYONE and s.phase != codes.WINTER:
        return [f"the enemy is turned up in phase {s.phase}"]
    if s.phase == codes.WINTER and s.known != EVERYONE and s.stage != codes.REVEAL and s.enemy != NONE:
        return ["the battle goes on against a hidden enemy"]
    return []


def _owed(s: KingsburgState) -> list[str]:
    """Several seats decide exactly while one of them owes an answer; nobody owes more goods than it has."""
    several = codes.AID_GOODS <= s.stage < codes.REROLL
    if several != any(s.owed):
        return [f"at stage {s.stage} the seats owe {list(s.owed)}"]
    for seat in range(int(s.players)):
        if -s.owed[seat] > sum(s.goods[seat * box.GOODS : (seat + 1) * box.GOODS]):
            return [f"seat {seat} owes {-s.owed[seat]} goods it has not"]
    return []
