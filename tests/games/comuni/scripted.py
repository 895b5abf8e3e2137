"""A game for tests, and what sets and reads its positions."""

from __future__ import annotations

from collections.abc import Sequence

from games import scripted

from ludotheca.games.comuni import box
from ludotheca.games.comuni.actions import CARD_NAMES, card_name
from ludotheca.games.comuni.game import GAME
from ludotheca.games.comuni.rules import build, codes, flow, town
from ludotheca.games.comuni.state import ComuniState
from ludotheca.games.comuni.view_types import ComuniView
from ludotheca.kernel.state import CHANCE, NOBODY, NONE, SPECTATOR
from ludotheca.kernel.vecs import append


class ScriptedGame(scripted.ScriptedGame[ComuniState]):
    """A game that stands before the first turn; seat 0 has Lucca, seat 1 Firenze and so on unless told otherwise."""

    def __init__(
        self,
        players: int = 3,
        comuni: Sequence[str] = box.COMUNE_NAMES,
        *,
        free_exchange: bool = False,
        rules: int = GAME.meta.rules_version,
    ) -> None:
        state = GAME.new_state(players, GAME.check_options({"free_exchange": free_exchange}), rules)
        assert isinstance(state, ComuniState)
        super().__init__(GAME, state)
        for seat in range(players):
            self.act(CHANCE, type="deal", seat=seat, comune=comuni[seat])
        self.refill()

    # Reading.

    def view(self, viewer: int = SPECTATOR) -> ComuniView:
        return GAME.view(self.state, viewer)

    def stock(self, seat: int) -> dict[str, int]:
        return {name: int(town.have(self.state, seat, i)) for i, name in enumerate(box.RESOURCE_NAMES)}

    def supply(self, resource: str) -> int:
        return int(self.state.supply[box.RESOURCE_NAMES.index(resource)])

    def hand(self, seat: int) -> list[str]:
        start = seat * box.MOST_IN_HAND
        return [card_name(int(kind)) for kind in self.state.hand[start : start + self.state.hand_size[seat]]]

    def points(self, seat: int) -> int:
        return int(self.state.points[seat])

    def heights(self, seat: int, category: str) -> list[int]:
        """The storeys of the seat's buildings of a category, or of its "walls", lowest first."""
        place = box.WALLS if category == "walls" else box.CATEGORY_NAMES.index(category)
        return [h for h in range(1, 5) for _ in range(int(town.how_many(self.state, seat, place, h)))]

    def envoy(self, column: int) -> tuple[int, int] | None:
        """Whose envoy stands at a column (counted from 1) and what he offers."""
        seat = int(self.state.bidder[column - 1])
        return None if seat == NONE else (seat, int(self.state.offer[column - 1]))

    # Setting up.

    def give(self, seat: int, **amounts: int) -> None:
        """The seat holds exactly these amounts; the supply gives or takes the difference."""
        for name, amount in amounts.items():
            resource = box.RESOURCE_NAMES.index(name)
            self.state.supply[resource] += town.have(self.state, seat, resource) - amount
            self.state.stock[seat * box.RESOURCES + resource] = amount

    def give_cards(self, seat: int, *cards: str) -> None:
        """These cards come into the seat's hand from nowhere."""
        for card in cards:
            town.add_to_hand(self.state, seat, CARD_NAMES[card])

    def put(self, seat: int, category: str, *heights: int) -> None:
        """Buildings of a category, or "walls", of these heights stand in the seat's town, with their points."""
        place = box.WALLS if category == "walls" else box.CATEGORY_NAMES.index(category)
        for height in heights:
            cards = sum(CARD_NAMES["any_4"] * 64**storey for storey in range(height))
            self.state.structure = append(self.state.structure, town.pack(seat, place, height, cards))
            town.count_structure(self.state, seat, place, height, 1)
            if place != box.WALLS:
                self.state.points[seat] += height * (height + 1) // 2

    def lay_out(self, column: int, *cards: str) -> None:
        """Exactly these cards lie in a column (counted from 1)."""
        start = (column - 1) * box.COLUMN_CARDS
        for i in range(box.COLUMN_CARDS):
            self.state.column[start + i] = CARD_NAMES[cards[i]] if i < len(cards) else NONE
        self.state.count_cards()

    def stand(self, seat: int, column: int, gold: int = 0) -> None:
        """The seat's envoy stands at a column (counted from 1) with gold out of the supply."""
        self.state.bidder[column - 1] = seat
        self.state.offer[column - 1] = gold
        self.state.supply[0] -= gold

    def turn_of(self, seat: int) -> None:
        """It is this seat's turn."""
        flow.begin_turn(self.state, seat)

    def building_of(self, seat: int, *cards: str) -> None:
        """It is this seat's building phase, with these cards in hand."""
        self.turn_of(seat)
        self.give_cards(seat, *cards)
        build.begin_building(self.state)

    def deck(self, name: str, left: int | None = None) -> None:
        """Cards are drawn from this deck, of which so many are left (the first of it)."""
        self.state.load_deck("ABCD".index(name))
        if left is not None:
            self.state.deck_left = left

    # Playing.

    def refill(self) -> None:
        """Whatever cards are due are drawn, the first of the deck first."""
        while self.state.to_move() == CHANCE:
            self.state.apply(CHANCE, self.state.actions(CHANCE)[0])

    def bid(self, seat: int, column: int, gold: int) -> None:
        """An envoy to a column with this offer."""
        self.act(seat, type="bid", column=column)
        if self.state.to_move() == seat and GAME.describe(self.state, seat)[0] == "offer":
            self.act(seat, type="offer", gold=gold)

    def income(self, seat: int, *choices: str) -> None:
        """Income, with these free choices."""
        self.act(seat, type="income")
        for choice in choices:
            self.act(seat, type="gain", resource=choice)

    def build(self, seat: int, card: str, category: str, storeys: int) -> None:
        self.act(seat, type="choose", card=card)
        self.act(seat, type="build", category=category, storeys=storeys)

    def wall(self, seat: int, card: str, storeys: int) -> None:
        self.act(seat, type="choose", card=card)
        self.act(seat, type="wall", storeys=storeys)

    def finish(self) -> None:
        """The rest of the turn without doing anything more."""
        turn_number = self.state.turn
        while self.state.turn == turn_number and self.state.phase not in (codes.COMMIT, codes.REFILL):
            seat = int(self.state.to_move())
            if seat == NOBODY:
                return
            if self.state.phase == codes.BUILD:
                self.act(seat, type="finish")
            elif self.state.phase == codes.DISCARD:
                self.act(seat, type="discard", card=self.hand(seat)[0])
            elif self.state.phase == codes.REPAIR:
                self.act(seat, type="repair", pillage=0)
            elif self.state.phase == codes.PROJECT:
                return

    def pass_turn(self) -> None:
        """The active seat takes income, gold where it may choose, and does nothing more."""
        seat = int(self.state.active)
        self.act(seat, type="income")
        while self.state.phase == codes.GAIN:
            self.act(seat, type="gain", resource="gold")
        self.finish()

    def commit(self, seat: int, alliance: int, city: int, *, gold: int = 0, pilgrims: int = 0) -> None:
        """A whole commitment; `gold` and `pilgrims` are the armies made of them."""
        if self.decision(seat).kind == "gold-armies":
            self.act(seat, type="gold-armies", armies=gold)
        if self.decision(seat).kind == "pilgrim-armies":
            self.act(seat, type="pilgrim-armies", armies=pilgrims)
        self.act(seat, type="alliance", armies=alliance)
        self.act(seat, type="city", armies=city)

    def invade(self, deck: str, *commitments: tuple[int, int], leader: int = 0) -> None:
        """The invasion at the end of a deck, with these armies of the seats to alliance and city."""
        self.begin_invasion(deck, leader)
        for seat, (alliance, city) in enumerate(commitments):
            if self.state.phase == codes.COMMIT and self.state.owes(seat):
                self.commit(seat, alliance, city)

    def begin_invasion(self, deck: str, leader: int = 0) -> None:
        """The last card of this deck has just been drawn in the turn of the leader."""
        self.turn_of(leader)
        self.state.load_deck("ABCD".index(deck))
        self.state.deck_left = 0
        self.state.last_turns = NONE if deck != "D" else 0
        self.state.phase = codes.REFILL if deck != "D" else codes.REPAIR
        flow.proceed(self.state)


def armed(players: int = 3, **amounts: int) -> ScriptedGame:
    """Everybody holds 5 armies and nothing to exchange, unless told otherwise."""
    game = ScriptedGame(players)
    for seat in range(players):
        game.give(seat, **{"army": 5, "gold": 0, "pilgrim": 0, **amounts})
    return game
