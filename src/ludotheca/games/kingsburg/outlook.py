"""Quiet points, and what a net sees of a governor there: the start of a season, before any die is rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.policy_goods import seasons_left
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.build import price
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.games.kingsburg.rules.province import building_count, building_strength, has
from ludotheca.kernel.look import Look

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

SEASONS: Final = 15
HEAP: Final = 8  # goods of a kind told apart
FEW: Final = 6
SEATS: Final = 5
MISSING: Final = 4

# Where each part begins.
PLAYERS: Final = 0
LEFT: Final = PLAYERS + SEATS + 1
SINGLES: Final = LEFT + SEASONS
BUILT: Final = SINGLES + 13
LATER: Final = BUILT + box.BUILDINGS
STOCK: Final = LATER + box.BUILDINGS
TOKENS: Final = STOCK + box.GOODS * HEAP
SOLDIERS: Final = TOKENS + FEW
BEHIND: Final = SOLDIERS + FEW
PLACE: Final = BEHIND + FEW
LACKING: Final = PLACE + SEATS
SIZE: Final = LACKING + box.ROWS * (MISSING + 1)

SINGLE_NAMES: Final = (
    "one_plus2", "lead", "lead_of_mean", "gold", "wood", "stone", "tokens_later", "envoy", "aid", "known", "wins",
    "losses", "score",
)  # fmt: skip


def _each(name: str, size: int) -> tuple[str, ...]:
    return tuple([f"{name}_{number}" for number in range(size)])


FEATURES: Final[tuple[str, ...]] = (
    *_each("players", SEATS + 1),
    *_each("left", SEASONS),
    *SINGLE_NAMES,
    *box.BUILDING_NAMES,
    *[f"{name}_later" for name in box.BUILDING_NAMES],
    *[f"{name}_{number}" for name in box.GOOD_NAMES for number in range(HEAP)],
    *_each("tokens", FEW),
    *_each("soldiers", FEW),
    *_each("behind", FEW),
    *_each("place", SEATS),
    *[f"lacking_{row}_{number}" for row in range(box.ROWS) for number in range(MISSING + 1)],
)
assert len(FEATURES) == SIZE


def quiet(s: KingsburgState) -> bool:
    """Before the first roll of a season; with two players before the neutral dice."""
    if s.players == 2:
        return s.stage == codes.NEUTRAL_THREE
    if s.stage != codes.ROLL:
        return False
    for seat in range(s.players):  # the Chapel brings this stage back, when the others have rolled
        if s.die[seat * box.DICE] != 0:
            return False
    return True


def look(s: KingsburgState, seat: i64, viewer: i64, out: Look) -> None:
    """Time, points, province, goods, winter, and how the others stand."""
    left: i64 = seasons_left(s)
    out.one_of(PLAYERS, SEATS + 1, s.players)
    out.one_of(LEFT, SEASONS, left)
    look_at_lead(s, seat, out)
    for row in range(box.ROWS):
        for column in range(s.rows[seat * box.ROWS + row]):
            out.put(BUILT + row * box.COLUMNS + column, 1)
            out.put(LATER + row * box.COLUMNS + column, left)
        out.one_of(LACKING + row * (MISSING + 1), MISSING + 1, lacking(s, seat, row))
    for good in range(box.GOODS):
        count: i64 = s.goods[seat * box.GOODS + good]
        out.put(SINGLES + 3 + good, count)
        out.one_of(STOCK + good * HEAP, HEAP, count)
    out.one_of(TOKENS, FEW, s.tokens[seat])
    out.put(SINGLES + 6, s.tokens[seat] * left)
    out.one_of(SOLDIERS, FEW, s.soldiers[seat])
    if s.envoy == seat:
        out.put(SINGLES + 7, 1)
    if s.aid == seat:
        out.put(SINGLES + 8, 1)
    look_at_winter(s, seat, viewer, out)
    for i in range(s.players):
        if s.order[i] == seat:
            out.one_of(PLACE, SEATS, i)


def look_at_lead(s: KingsburgState, seat: i64, out: Look) -> None:
    """Points before the best and the mean of the others, and buildings behind whoever has most."""
    mine: i64 = s.score(seat)
    built: i64 = building_count(s, seat)
    best: i64 = -1000
    most: i64 = built
    total: i64 = 0
    for other in range(s.players):
        if other != seat:
            score: i64 = s.score(other)
            total += score
            best = max(best, score)
            most = max(most, building_count(s, other))
    out.put(SINGLES, s.one_plus2)
    out.put(SINGLES + 1, mine - best)
    out.put(SINGLES + 2, mine - total // (s.players - 1))
    out.put(SINGLES + 12, mine)
    out.one_of(BEHIND, FEW, most - built)


def lacking(s: KingsburgState, seat: i64, row: i64) -> i64:
    """Goods missing for the next building of a row; MISSING stands for more, or for a full row."""
    column: i64 = s.rows[seat * box.ROWS + row]
    if column == box.COLUMNS:
        return MISSING
    missing: i64 = 0
    for good in range(box.GOODS):
        wanted: i64 = price(s, seat, row * box.COLUMNS + column, good)
        missing += max(0, wanted - s.goods[seat * box.GOODS + good])
    return missing


def look_at_winter(s: KingsburgState, seat: i64, viewer: i64, out: Look) -> None:
    """How many of the cards and faces of the King's die would win and lose as things stand, of a hundred."""
    known: bool = s.enemy >= 0 and knows_enemy(s, viewer)
    first: i64 = s.enemy if known else box.first_card(s.year)
    cards: i64 = 1 if known else box.CARDS_A_YEAR
    wall: bool = has(s, seat, box.STONE_WALL)
    wins: i64 = 0
    losses: i64 = 0
    for i in range(cards):
        force: i64 = s.soldiers[seat] + building_strength(s, seat, box.enemy_of(first + i))
        lead: i64 = force - box.strength_of(first + i)
        lost: i64 = min(max(-lead - 1, 0), 6)
        level: i64 = 1 if not wall and 1 <= -lead <= 6 else 0
        losses += lost
        wins += 6 - lost - level
    if known:
        out.put(SINGLES + 9, 1)
    out.put(SINGLES + 10, wins * 100 // (6 * cards))
    out.put(SINGLES + 11, losses * 100 // (6 * cards))
