"""The rules of Rome in a Day in the order of the booklet: explore, divide, select, annex.

Numbers in square brackets are lines of RULES.md. Functions work on the state in place; legality is the caller's
business, `actions` is what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from ludotheca.games.rome_in_a_day.tables import (
    ANNEX,
    BORDER,
    CARDS,
    CELLS,
    DEAL,
    DIVIDE,
    EXPLORE,
    FIRST_LAND,
    FREE,
    LANDS,
    MOST_BORDER,
    MOST_IN_HAND,
    MOST_LANDS,
    NONE,
    OVER,
    ROUNDS,
    ROW,
    SELECT,
    SITES,
    card_building,
    neighbour,
    taken_by,
    takes_from,
)
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.rome_in_a_day.state import RomeState

# Actions: a first number per type, plus its arguments.
A_DEAL: Final = 0  # + seat * CARDS + card
A_TURN: Final = 100  # + seat * LANDS + land
A_SPLIT: Final = 200  # + the small set, a bit per position
A_TAKE: Final = 300  # + 0 the small set, 1 the large one
A_CHOOSE: Final = 400  # + kind
A_PLACE: Final = 1000  # + cell

# Raw events; `events` gives them names.
E_CARD: Final = 0
E_ROW: Final = 1
E_SPLIT_SEALED: Final = 2
E_SPLIT_MINE: Final = 3
E_SPLIT_OPENED: Final = 4
E_CHOICE_SEALED: Final = 5
E_CHOICE_MINE: Final = 6
E_TAKEN: Final = 7
E_PLACED: Final = 8
E_ROUND: Final = 9
E_OVER: Final = 10

SMALL: Final = 0
LARGE: Final = 1

# The sixteen small sets by their positions [D7]: none of the five lands, one of them, or two [D2].
SPLITS: Final = bytes([mask for mask in range(1 << ROW) if mask.bit_count() <= 2])


# What is legal.


def actions(s: RomeState, seat: i64) -> vec[i64]:
    """Every legal action of a seat, or every outcome of the draw that is due."""
    if seat == CHANCE:
        return outcomes(s)
    out: vec[i64] = vec[i64]()
    if not s.owes(seat):
        return out
    i: i64 = 0
    if s.phase == DIVIDE:
        while i < len(SPLITS):
            out = append(out, A_SPLIT + SPLITS[i])
            i += 1
    elif s.phase == SELECT:
        out = append(out, A_TAKE + SMALL)
        out = append(out, A_TAKE + LARGE)
    elif s.chosen[seat] == NONE:
        start: i64 = seat * MOST_IN_HAND
        while i < s.hand_size[seat]:
            if i == 0 or s.hand[start + i] != s.hand[start + i - 1]:
                out = append(out, A_CHOOSE + s.hand[start + i])
            i += 1
    else:  # the free cells that touch the domain by an edge [A3], or the one offered for its first land [A1]
        while i < s.border_size[seat]:
            out = append(out, A_PLACE + s.border[seat * MOST_BORDER + i])
            i += 1
    return out


def outcomes(s: RomeState) -> vec[i64]:
    """The cards nobody has [S3], or the types of land still in the stack that is turned up."""
    out: vec[i64] = vec[i64]()
    i: i64 = 0
    if s.phase == DEAL:
        while i < CARDS:
            if i not in s.card:
                out = append(out, A_DEAL + s.drawn * CARDS + i)
            i += 1
    elif s.phase == EXPLORE:
        drawer: i64 = s.drawn // ROW
        while i < LANDS:
            if s.stack[drawer * LANDS + i] > 0:
                out = append(out, A_TURN + drawer * LANDS + i)
            i += 1
    return out


def weights(s: RomeState) -> vec[i64]:
    """A card is dealt at random [S2]; a land comes as often as the stack still holds it [E4]."""
    due: vec[i64] = outcomes(s)
    if s.phase == EXPLORE:
        i: i64 = 0
        while i < len(due):
            due[i] = s.stack[due[i] - A_TURN]
            i += 1
        return due
    return vec[i64]([1] * len(due))


def random_action(s: RomeState, seat: i64, rng: Rng) -> i64:
    """One of `actions`, without listing them."""
    if seat == CHANCE:
        if s.phase == EXPLORE:
            return random_land(s, rng)
        cards = outcomes(s)
        return cards[rng.below(len(cards))]
    if s.phase == ANNEX:
        if s.chosen[seat] == NONE:
            return A_CHOOSE + random_kind(s, seat, rng)
        return A_PLACE + s.border[seat * MOST_BORDER + rng.below(s.border_size[seat])]
    if s.phase == DIVIDE:
        return A_SPLIT + SPLITS[rng.below(len(SPLITS))]
    return A_TAKE + rng.below(2)


def random_land(s: RomeState, rng: Rng) -> i64:
    """The next land of the stack of whose turn it is to turn one up."""
    drawer: i64 = s.drawn // ROW
    already: i64 = (s.round - 1) * ROW + s.drawn % ROW
    left: i64 = rng.below(ROUNDS * ROW - already)
    land: i64 = 0
    while left >= s.stack[drawer * LANDS + land]:
        left -= s.stack[drawer * LANDS + land]
        land += 1
    return A_TURN + drawer * LANDS + land


def random_kind(s: RomeState, seat: i64, rng: Rng) -> i64:
    """One of the different kinds in hand, each equally likely."""
    start: i64 = seat * MOST_IN_HAND
    size: i64 = s.hand_size[seat]
    different: i64 = 1
    i: i64 = 1
    while i < size:
        if s.hand[start + i] != s.hand[start + i - 1]:
            different += 1
        i += 1
    pick: i64 = rng.below(different)
    i = 0
    while pick > 0:
        i += 1
        if s.hand[start + i] != s.hand[start + i - 1]:
            pick -= 1
    return s.hand[start + i]


# What happens.


def apply(s: RomeState, seat: i64, action: i64) -> None:
    """Carry out a legal action."""
    if action >= A_PLACE:
        place(s, seat, action - A_PLACE)
    elif action >= A_CHOOSE:
        choose_land(s, seat, action - A_CHOOSE)
    elif action >= A_TAKE:
        seal_choice(s, seat, action - A_TAKE)
    elif action >= A_SPLIT:
        seal_split(s, seat, action - A_SPLIT)
    elif action >= A_TURN:
        turn_up(s, (action - A_TURN) // LANDS, (action - A_TURN) % LANDS)
    else:
        deal_card(s, (action - A_DEAL) // CARDS, (action - A_DEAL) % CARDS)


def deal_card(s: RomeState, seat: i64, card: i64) -> None:
    """A seat gets its card of buildings."""
    s.card[seat] = card
    s.drawn += 1
    if s.sink is not None:
        s.sink.emit(E_CARD, EVERYONE, [int(seat), int(card)])
    if s.drawn == s.players:
        begin_round(s)


def begin_round(s: RomeState) -> None:
    """Exploration comes first; division, selection and annexation follow, each when all have done the last [R3]."""
    s.phase = EXPLORE
    s.drawn = 0
    s.step += 1
    if s.sink is not None:
        s.sink.emit(E_ROUND, EVERYONE, [int(s.round)])


def turn_up(s: RomeState, seat: i64, land: i64) -> None:
    """Five lands from left to right, open to all [E1]; the row's two buildings go on the first two [E2]. Four rounds
    leave nothing in the stack [R5]."""
    position: i64 = s.drawn % ROW
    site: i64 = 0
    if position < 2:
        site = 1 + card_building(s.card[seat], s.round, position)
    s.row[seat * ROW + position] = land * SITES + site
    s.stack[seat * LANDS + land] -= 1
    s.drawn += 1
    if position == ROW - 1 and s.sink is not None:
        s.sink.emit(E_ROW, EVERYONE, [int(seat), *row_of(s, seat, 31)])
    if s.drawn == s.players * ROW:
        s.phase = DIVIDE
        s.step += 1


def row_of(s: RomeState, seat: i64, mask: i64) -> list[int]:
    """The kinds at the positions of a mask, from left to right."""
    return [int(s.row[seat * ROW + i]) for i in range(ROW) if mask >> i & 1]


def seal_split(s: RomeState, seat: i64, small: i64) -> None:
    """Two sets behind the screen [D1], with a gem of one's own on the smaller [D3], at once [D6]."""
    s.split[seat] = small
    s.gems[seat] -= 1
    if s.sink is not None:
        s.sink.emit(E_SPLIT_SEALED, EVERYONE, [int(seat)])
        s.sink.emit(E_SPLIT_MINE, 1 << seat, [int(seat), int(small), *row_of(s, seat, 31)])
    if NONE not in s.split:
        open_splits(s)


def open_splits(s: RomeState) -> None:
    """When all are ready the screens go [D4]."""
    s.phase = SELECT
    s.step += 1
    s.shown += 1
    if s.sink is not None:
        for seat in range(int(s.players)):
            s.sink.emit(E_SPLIT_OPENED, EVERYONE, [seat, int(s.split[seat]), *row_of(s, seat, 31)])


def seal_choice(s: RomeState, seat: i64, which: i64) -> None:
    """A choice card face down: Minus for the small set, Plus for the large one [C2]. The last one opens all [C6]."""
    s.choice[seat] = which
    if s.sink is not None:
        source = int(takes_from(seat, s.players, s.round))
        s.sink.emit(E_CHOICE_SEALED, EVERYONE, [int(seat), source])
        s.sink.emit(E_CHOICE_MINE, 1 << seat, [int(seat), source, int(which)])
    if NONE not in s.choice:
        open_choices(s)


def open_choices(s: RomeState) -> None:
    """All choices at once: the sets change hands with their buildings and gem [C3], the rest is kept [C4]."""
    seat: i64 = 0
    while seat < s.players:
        source: i64 = takes_from(seat, s.players, s.round)
        taker: i64 = taken_by(seat, s.players, s.round)
        if s.choice[seat] == SMALL:
            s.gems[seat] += 1
        if s.choice[taker] == LARGE:  # the own small set stays, and its gem goes back to the reserve
            s.gems[seat] += 1
        take_set(s, seat, source, set_mask(s, source, s.choice[seat]))
        take_set(s, seat, seat, set_mask(s, seat, 1 - s.choice[taker]))
        seat += 1
    if s.sink is not None:
        for i in range(int(s.players)):
            source = takes_from(i, s.players, s.round)
            taken = row_of(s, source, set_mask(s, source, s.choice[i]))
            s.sink.emit(E_TAKEN, EVERYONE, [i, int(source), int(s.choice[i]), *taken])
    begin_annexation(s)


def set_mask(s: RomeState, owner: i64, which: i64) -> i64:
    """The positions of one of the two sets of a row."""
    if which == SMALL:
        return s.split[owner]
    return 31 - s.split[owner]


def take_set(s: RomeState, seat: i64, owner: i64, mask: i64) -> None:
    """The lands at these positions of the owner's row come into the seat's hand with what stands on them [A5]."""
    position: i64 = 0
    while position < ROW:
        if (mask >> position) & 1:
            add_to_hand(s, seat, s.row[owner * ROW + position])
        position += 1


def add_to_hand(s: RomeState, seat: i64, kind: i64) -> None:
    """Insert, keeping the hand in rising order so that equal lands stand together."""
    start: i64 = seat * MOST_IN_HAND
    i: i64 = s.hand_size[seat]
    while i > 0 and s.hand[start + i - 1] > kind:
        s.hand[start + i] = s.hand[start + i - 1]
        i -= 1
    s.hand[start + i] = kind
    s.hand_size[seat] += 1


def begin_annexation(s: RomeState) -> None:
    """Everybody lays his lands, side by side; the rows are gone."""
    s.phase = ANNEX
    s.step += 1
    s.shown += 1
    s.row = vec[i64]([NONE] * (s.players * ROW))
    s.split = vec[i64]([NONE] * s.players)
    s.choice = vec[i64]([NONE] * s.players)
    seat: i64 = 0
    while seat < s.players:
        pick_up_last(s, seat)
        seat += 1


def choose_land(s: RomeState, seat: i64, kind: i64) -> None:
    """Pick up a land of the hand to lay it next."""
    start: i64 = seat * MOST_IN_HAND
    i: i64 = 0
    while s.hand[start + i] != kind:
        i += 1
    s.hand_size[seat] -= 1
    size: i64 = s.hand_size[seat]
    while i < size:
        s.hand[start + i] = s.hand[start + i + 1]
        i += 1
    s.hand[start + size] = NONE
    s.chosen[seat] = kind


def pick_up_last(s: RomeState, seat: i64) -> None:
    """A single land left is no choice: it is picked up by itself [A8]."""
    if s.hand_size[seat] == 1:
        choose_land(s, seat, s.hand[seat * MOST_IN_HAND])


def place(s: RomeState, seat: i64, cell: i64) -> None:
    """Lay the land picked up. Every seat must lay all it has [A2], without waiting for others [A6]; then the round ends."""
    kind: i64 = s.chosen[seat]
    lay(s, seat, kind, cell)
    s.chosen[seat] = NONE
    if s.sink is not None:
        s.sink.emit(E_PLACED, EVERYONE, [int(seat), int(kind), int(cell), int(s.score(seat))])
    pick_up_last(s, seat)
    if s.first_owing() == NOBODY:
        end_round(s)


def end_round(s: RomeState) -> None:
    """The reminder tiles turn: the next round takes from the other neighbour [R1]. After four rounds it is over [R2]."""
    if s.round < ROUNDS:
        s.round += 1
        begin_round(s)
        return
    s.phase = OVER
    s.step += 1
    if s.sink is not None:
        for seat in range(int(s.players)):
            s.sink.emit(E_OVER, EVERYONE, [seat, int(s.score(seat)), int(s.place(seat))])


def lay(s: RomeState, seat: i64, kind: i64, cell: i64) -> None:
    """Put a land on a border cell, where it stays [A4], and extend the border round it, any way it grows [A9]."""
    base: i64 = seat * CELLS
    first: i64 = seat * MOST_BORDER
    size: i64 = s.border_size[seat]
    i: i64 = 0
    while s.border[first + i] != cell:
        i += 1
    size -= 1
    s.border[first + i] = s.border[first + size]
    count: i64 = s.land_count[seat]
    s.land_cell[seat * MOST_LANDS + count] = cell
    s.land_kind[seat * MOST_LANDS + count] = kind
    s.land_count[seat] = count + 1
    s.grid[base + cell] = u8(FIRST_LAND + count)
    direction: i64 = 0
    while direction < 6:
        beside: i64 = neighbour(cell, direction)
        if s.grid[base + beside] == FREE:
            s.grid[base + beside] = BORDER
            s.border[first + size] = beside
            size += 1
        direction += 1
    s.border_size[seat] = size


# What a viewer cannot see.


def redraw_hidden(s: RomeState, viewer: i64, rng: Rng) -> None:
    """The others' sealed splits and choices. Stacks have no order, so there is nothing to shuffle."""
    seat: i64 = 0
    while seat < s.players:
        if seat != viewer:
            if s.phase == DIVIDE and s.split[seat] != NONE:
                s.split[seat] = SPLITS[rng.below(len(SPLITS))]
            if s.phase == SELECT and s.choice[seat] != NONE:
                s.choice[seat] = rng.below(2)
        seat += 1
