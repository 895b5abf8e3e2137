"""Playing on from a moment of another game: where a match begins that does not begin at the beginning.

The position is made from what one seat could know there; everything else is drawn anew, so nothing that was hidden from
that seat comes over. What is drawn follows from the dealer of the new match: nobody can choose it, and whoever has both
records can make the position again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheca.kernel.chance import Dealer
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.errors import RecordError
from ludotheca.kernel.game import AnyGame
from ludotheca.kernel.record import Header, Origin
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import EventSink, State

if TYPE_CHECKING:
    from ludotheca.kernel.match import Match

# Two numbers of the dealer that no draw of a match can have.
_SEED_DRAWS = (0xFFFFE, 0xFFFFF)
_WORD = 1 << 16


def first_state(game: AnyGame, header: Header) -> State:
    """The position before the first entry, with somebody listening."""
    state: State = game.new_state(header.players, header.options, header.rules)
    if header.origin is not None:
        state = _stored(game, header, header.origin)
    state.sink = EventSink()
    return state


def _stored(game: AnyGame, header: Header, origin: Origin) -> State:
    state: State = game.state_type(header.players)
    try:
        state.load(origin.position)
        faults = game.faults(state)
        same = canonical(state.dump()) == canonical(origin.position)
    except (ValueError, TypeError, LookupError, OverflowError, AttributeError) as error:
        faults, same = [str(error)], False
    if faults or not same:
        raise RecordError(
            f"the position it begins from cannot be: {'; '.join(faults) or 'it is not as it was written'}",
            why="origin",
            detail="; ".join(faults),
        )
    return state


def origin_at(match: Match, seat: int, dealer: Dealer, *, as_it_was: bool = False) -> Origin:
    """What a game starts from that is played on where this match stands, by somebody in this seat."""
    state = match.state.clone()
    if not as_it_was:
        seen = match.game.look(
            match.state, seat, options=match.header.options, rules=match.header.rules, head=match.head
        )
        state = match.game.sample(seen, Rng(_seed(dealer)))
        state.reopen(seat)  # the others answer again: what they had sealed is not known
    return Origin(
        match=match.header.fairness.match,
        entries=match.head,
        seat=seat,
        position=state.dump(),
        as_it_was=as_it_was,
    )


def _seed(dealer: Dealer) -> int:
    """A number that the dealer is bound by and no draw of the match gives away."""
    high, low = (dealer.draw(index, (1,) * _WORD, (index,)) for index in _SEED_DRAWS)
    return high * _WORD + low
