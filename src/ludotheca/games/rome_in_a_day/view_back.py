"""A position back from a view."""

from __future__ import annotations

from ludotheca.games.rome_in_a_day import box
from ludotheca.games.rome_in_a_day.actions import cell_at, kind_of, mask_of
from ludotheca.games.rome_in_a_day.rules import codes
from ludotheca.games.rome_in_a_day.rules.annex import add_to_hand, lay
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.games.rome_in_a_day.view_types import RomeView
from ludotheca.kernel.game import MatchView
from ludotheca.kernel.state import NONE


def view_back(match: MatchView) -> RomeState:
    """Some position that gives this view: unseen answers are the first legal ones until they are drawn anew."""
    seen: RomeView = match.position
    s = RomeState(match.players)
    s.set_up()
    s.round = seen.round
    s.phase = codes.PHASE_NAMES.index(seen.phase)
    s.drawn = seen.drawn
    for seat, mine in enumerate(seen.seats):
        s.card[seat] = NONE if mine.card is None else box.CARD_NAMES.index(mine.card)
        s.gems[seat] = mine.gems
        for land in range(box.LANDS):
            s.stack[seat * box.LANDS + land] = mine.stack[box.LAND_NAMES[land]]
        for position, tile in enumerate(mine.row):
            s.row[seat * box.ROW + position] = kind_of(tile.land, tile.building)
        if mine.split is not None:
            s.split[seat] = mask_of(mine.split)
        elif s.phase == codes.DIVIDE and mine.sealed:
            s.split[seat] = 0
        if s.phase == codes.SELECT and mine.sealed:
            s.choice[seat] = 0 if mine.choice is None else codes.SET_NAMES.index(mine.choice)
        for tile in mine.hand:
            add_to_hand(s, seat, kind_of(tile.land, tile.building))
        s.chosen[seat] = NONE if mine.chosen is None else kind_of(mine.chosen.land, mine.chosen.building)
        for laid in mine.domain:
            lay(s, seat, kind_of(laid.land, laid.building), cell_at(laid.q, laid.r))
    return s
