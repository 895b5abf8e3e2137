"""What a seat sees, as numbers: the board, then every seat from its own on. What others have put into their fists is
left out while an invasion is open. Of a building only its category and height count, not the cards it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes
from ludotheca.games.comuni.rules.invasion import next_step
from ludotheca.kernel.sight import Sight
from ludotheca.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState

CARD: Final = 1 + box.CATEGORIES  # numbers of a card
WIDEST = 200  # armies from 0 to 199; no amount has a name above


def observe(s: ComuniState, viewer: i64, out: Sight) -> None:
    """The decision, the deck, the board, then the seats."""
    n: i64 = s.players
    first: i64 = max(viewer, 0)
    observe_turn(s, first, out)
    observe_board(s, first, out)
    i: i64 = 0
    while i < n:
        seat: i64 = first + i
        if seat >= n:
            seat -= n
        observe_seat(s, seat, out)
        observe_commitment(s, seat, seat == viewer, out)
        i += 1


def observe_turn(s: ComuniState, first: i64, out: Sight) -> None:
    """Whose turn it is, how far it has come, and the parts of the decision that is being made."""
    n: i64 = s.players
    out.one_of(codes.EXCHANGE + 1, s.phase)
    rows = out.out
    at: i64 = out.at
    rows[at] = i16(s.free_exchange)
    rows[at + 1] = i16(s.drawn)
    rows[at + 2] = i16(s.turn)
    rows[at + 3] = i16(s.last_turns + 1)
    rows[at + 4] = i16(s.bonus_walls)
    rows[at + 5] = i16(s.bid_column + 1)
    rows[at + 6] = i16(s.pledged)
    rows[at + 7] = i16(s.carried)
    rows[at + 8] = i16(s.gains_left)
    rows[at + 9] = i16(s.built)
    rows[at + 10] = i16(s.walled)
    rows[at + 11] = i16(s.invader + 1)
    rows[at + 12] = 0
    if s.rules > 1:
        rows[at + 12] = i16(s.idle)
    out.at = at + 13
    observe_card(s.chosen, out)
    out.seat(s.active, first, n)
    out.seat(s.leader, first, n)
    out.seat(s.displaced, first, n)
    out.seat(s.exchanger, first, n)


def observe_card(kind: i64, out: Sight) -> None:
    """A project card: its level and the categories it serves; nothing where there is none."""
    if kind < 0:
        out.nothing(CARD)
    else:
        out.put(box.level_of(kind))
        out.bits(box.CATEGORIES, kind)


def observe_cards(cards: vec[i64], start: i64, count: i64, out: Sight) -> None:
    """So many places for cards of a list."""
    rows = out.out
    at: i64 = out.at
    end: i64 = start + count
    i: i64 = start
    while i < end:
        kind: i64 = cards[i]
        if kind >= 0:
            rows[at] = i16(box.level_of(kind))
            rows[at + 1] = i16(kind & 1)
            rows[at + 2] = i16((kind >> 1) & 1)
            rows[at + 3] = i16((kind >> 2) & 1)
            rows[at + 4] = i16((kind >> 3) & 1)
        elif rows[at] != 0:
            rows[at] = 0
            rows[at + 1] = 0
            rows[at + 2] = 0
            rows[at + 3] = 0
            rows[at + 4] = 0
        at += CARD
        i += 1
    out.at = at


def observe_deck(s: ComuniState, out: Sight) -> None:
    """How many cards are left and discarded, which deck it is, and of which kinds they are. In one game a deck only shrinks
    and the discards only grow: where the counts are the same, so are the kinds."""
    left: i64 = s.deck_left
    gone: i64 = len(s.discards)
    rows = out.out
    at: i64 = out.at
    if out.same and i64(rows[at]) == left and i64(rows[at + 1]) == gone and rows[at + 2 + s.deck_number] == 1:
        out.at = at + 2 + box.DECKS + 2 * box.KINDS
        return
    out.put(left)
    out.put(gone)
    out.one_of(box.DECKS, s.deck_number)
    out.tally(s.deck, left, box.KINDS)
    out.tally(s.discards, gone, box.KINDS)


def observe_board(s: ComuniState, first: i64, out: Sight) -> None:
    """The deck as it is left, the supply, the columns with their offers, masters and heroes."""
    n: i64 = s.players
    observe_deck(s, out)
    out.row(s.supply, 0, box.RESOURCES)
    observe_cards(s.column, 0, box.COLUMNS * box.COLUMN_CARDS, out)
    out.row(s.offer, 0, box.COLUMNS)
    out.seats(s.bidder, box.COLUMNS, first, n)
    out.seats(s.master, box.CATEGORIES, first, n)
    out.seats(s.hero, box.HEROES, first, n)


def observe_seat(s: ComuniState, seat: i64, out: Sight) -> None:
    """Comune, stock and hand [S12], the town."""
    out.one_of(box.COMUNI, s.comune[seat])
    out.row(s.stock, seat * box.RESOURCES, box.RESOURCES)
    observe_cards(s.hand, seat * box.MOST_IN_HAND, box.MOST_IN_HAND, out)
    size: i64 = box.CATEGORIES * box.STOREYS
    out.row(s.buildings, seat * size, size)
    out.row(s.walls, seat * box.STOREYS, box.STOREYS)
    rows = out.out
    at: i64 = out.at
    active: i64 = s.activated[seat]
    rows[at] = i16(s.points[seat])
    rows[at + 1] = i16(s.pillage[seat])
    rows[at + 2] = i16(active & 1)
    rows[at + 3] = i16((active >> 1) & 1)
    rows[at + 4] = i16((active >> 2) & 1)
    rows[at + 5] = i16((active >> 3) & 1)
    out.at = at + 2 + box.CATEGORIES


def observe_commitment(s: ComuniState, seat: i64, mine: bool, out: Sight) -> None:
    """How far it has come while an invasion is open, what it is once it may be seen, and the latest fight."""
    is_open: bool = s.phase == codes.COMMIT
    if is_open:
        out.put(next_step(s, seat) + 1)
    else:
        out.put(0)
    if mine or not is_open:
        rows = out.out
        at: i64 = out.at
        rows[at] = i16(s.gold_armies[seat] + 1)
        rows[at + 1] = i16(s.pilgrim_armies[seat] + 1)
        rows[at + 2] = i16(s.alliance[seat] + 1)
        rows[at + 3] = i16(s.city[seat] + 1)
        out.at = at + 4
    else:
        out.zeros(4)
    if is_open:
        out.zeros(2)
    else:
        out.put(s.attack[seat])
        out.put(s.defence[seat])
