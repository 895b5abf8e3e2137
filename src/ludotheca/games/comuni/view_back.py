"""A position back from a view; what the view does not show is left for `redraw_hidden` to draw."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.actions import CARD_NAMES
from ludotheca.games.comuni.rules import codes, town
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.view_types import Commitment, ComuniView, SeatView
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec


def view_back(match: MatchView) -> ComuniState:
    """Some position that gives this view: unseen commitments are of nothing until they are drawn anew."""
    seen: ComuniView = match.position
    s = ComuniState(match.players)
    s.set_up()
    s.take_options(match.options)
    s.rules = match.rules
    _take_numbers(s, seen)
    _take_board(s, seen)
    for seat, mine in enumerate(seen.seats):
        _take_seat(s, seat, mine)
    if seen.invasion is not None:
        s.invader = box.ENEMY_NAMES.index(seen.invasion.enemy)
        for seat, fight in enumerate(seen.invasion.fights):
            _take_commitment(s, seat, fight.commitment)
            s.attack[seat] = fight.attack
            s.defence[seat] = fight.defence
    elif s.phase == codes.COMMIT:
        s.invader = box.ENEMY_NAMES.index(seen.enemy)
        for seat, mine in enumerate(seen.seats):
            _take_commitment(s, seat, mine.commitment or _unseen(mine))
    return s


def _unseen(mine: SeatView) -> Commitment:
    """A commitment the viewer cannot see: of nothing, as far as the seat has come."""
    step = codes.SEALED if mine.next_step is None else codes.STEP_NAMES.index(mine.next_step)
    return Commitment(
        alliance=0 if step > codes.ALLIANCE_STEP else None,
        city=0 if step == codes.SEALED else None,
        gold=0 if step > codes.GOLD_STEP else None,
        pilgrim=0 if step > codes.PILGRIM_STEP or mine.stock["pilgrim"] < 2 else None,
    )


def _take_numbers(s: ComuniState, seen: ComuniView) -> None:
    s.phase = codes.PHASE_NAMES.index(seen.phase)
    s.drawn = seen.drawn
    s.turn = seen.turn
    s.active = _number(seen.active)
    s.leader = _number(seen.leader)
    s.last_turns = _number(seen.last_turns)
    s.bonus_walls = seen.bonus_walls
    s.bid_column = NONE if seen.bid_column is None else seen.bid_column - 1
    s.pledged = seen.pledged
    s.displaced = _number(seen.displaced)
    s.carried = seen.carried
    s.gains_left = seen.gains_left
    s.chosen = NONE if seen.chosen is None else CARD_NAMES[seen.chosen.card]
    s.built = seen.built
    s.walled = seen.walled
    s.idle = seen.idle
    s.exchanger = _number(seen.exchanger)


def _take_board(s: ComuniState, seen: ComuniView) -> None:
    kinds = [CARD_NAMES[name] for name, count in seen.left.items() for _ in range(count)]
    s.deck_number = box.DECK_NAMES.index(seen.deck)
    s.deck = vec[i64](sorted(kinds))
    s.deck_left = len(kinds)
    for resource in range(box.RESOURCES):
        s.supply[resource] = seen.supply[box.RESOURCE_NAMES[resource]]
    for column, shown in enumerate(seen.columns):
        for place, project in enumerate(shown.cards):
            s.column[column * box.COLUMN_CARDS + place] = CARD_NAMES[project.card]
        s.bidder[column] = _number(shown.bidder)
        s.offer[column] = shown.gold
    s.count_cards()
    for category in range(box.CATEGORIES):
        s.master[category] = _number(seen.masters[box.MASTER_NAMES[category]])
    for i, hero in enumerate(seen.heroes):
        s.hero[i] = _number(hero.seat)
    s.discards = vec[i64]([CARD_NAMES[name] for name in seen.discards])


def _take_seat(s: ComuniState, seat: int, mine: SeatView) -> None:
    s.comune[seat] = NONE if mine.comune is None else box.COMUNE_NAMES.index(mine.comune)
    for resource in range(box.RESOURCES):
        s.stock[seat * box.RESOURCES + resource] = mine.stock[box.RESOURCE_NAMES[resource]]
    for held in mine.hand:
        town.add_to_hand(s, seat, CARD_NAMES[held.card])
    for building in mine.buildings:
        kinds = [CARD_NAMES[laid.card] for laid in building.cards]
        _raise(s, seat, box.CATEGORY_NAMES.index(building.category), kinds)
    for section in mine.walls:
        kinds = [town.NO_CARD if part is None else CARD_NAMES[part.card] for part in section.cards]
        _raise(s, seat, box.WALLS, kinds)
    s.points[seat] = mine.points
    s.pillage[seat] = mine.pillage
    s.activated[seat] = sum(1 << box.CATEGORY_NAMES.index(name) for name in mine.active)


def _raise(s: ComuniState, seat: int, place: int, kinds: list[int]) -> None:
    """A whole building or wall section, with its cards from the ground up."""
    cards = sum(kind * box.KINDS**storey for storey, kind in enumerate(kinds))
    s.structure = append(s.structure, town.pack(seat, place, len(kinds), cards))
    town.count_structure(s, seat, place, len(kinds), 1)


def _take_commitment(s: ComuniState, seat: int, fists: Commitment) -> None:
    s.gold_armies[seat] = NONE if fists.gold is None else fists.gold // 2
    s.pilgrim_armies[seat] = NONE if fists.pilgrim is None else fists.pilgrim // 2
    s.alliance[seat] = _number(fists.alliance)
    s.city[seat] = _number(fists.city)


def _number(value: int | None) -> int:
    return NONE if value is None else value
