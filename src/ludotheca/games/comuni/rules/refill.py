"""Phase 2: new cards for empty places, and what happens when a deck runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.comuni import box
from ludotheca.games.comuni.rules import codes
from ludotheca.kernel.state import EVERYONE, NONE, remove_in_order
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.comuni.state import ComuniState


def column_to_fill(s: ComuniState) -> i64:
    """The leftmost column in use with a place free [F1]; NONE when all are full or no card is left [E5]."""
    if s.deck_left == 0:
        return NONE
    used: i64 = box.columns_in_use(s.players)
    for column in range(used):
        if s.column_count[column] < box.column_size(column):
            return column
    return NONE


def draw_actions(s: ComuniState) -> vec[i64]:
    """Every kind of card that is left in the deck."""
    out: vec[i64] = vec[i64]()
    for i in range(s.deck_left):
        if i == 0 or s.deck[i] != s.deck[i - 1]:
            out = append(out, codes.A_DRAW + s.deck[i])
    return out


def draw_weights(s: ComuniState) -> vec[i64]:
    """How many of each kind are left: a deck has no other order [S3]."""
    out: vec[i64] = vec[i64]()
    count: i64 = 0
    for i in range(s.deck_left):
        count += 1
        if i + 1 == s.deck_left or s.deck[i + 1] != s.deck[i]:
            out = append(out, count)
            count = 0
    return out


def draw(s: ComuniState, kind: i64) -> None:
    """A card of the current deck goes face up to the leftmost free place [F1] [F2]."""
    column: i64 = column_to_fill(s)
    remove_in_order(s.deck, 0, s.deck_left, kind)
    s.deck_left -= 1
    place: i64 = s.column_count[column]
    s.column[column * box.COLUMN_CARDS + place] = kind
    s.column_count[column] = place + 1
    full: bool = place + 1 == box.column_size(column)
    if s.sink is not None and (full or (s.deck_left == 0 and s.deck_number == box.LAST_DECK)):
        cards = [int(s.column[column * box.COLUMN_CARDS + j]) for j in range(int(place) + 1)]
        s.sink.emit(codes.E_COLUMN, EVERYONE, [int(column), int(s.deck_number), *cards])
    if s.deck_left == 0:
        run_out(s)


def run_out(s: ComuniState) -> None:
    """The last card of a deck: the enemy is there [F3], but for the Emperor, who waits a round [E1]."""
    s.tell(codes.E_LAST_CARD, s.active, s.deck_number)
    if s.deck_number == box.LAST_DECK:
        s.last_turns = s.players
        s.tell(codes.E_LAST_ROUND, s.active)


def invasion_due(s: ComuniState) -> bool:
    """Whether the deck before the last has just run out [F3]."""
    return s.deck_left == 0 and s.deck_number < box.LAST_DECK
