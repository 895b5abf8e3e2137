"""A game for tests, and what sets and reads its positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from games import scripted
from games.rome_in_a_day.reference import Place, Tile
from hypothesis import strategies as st

from ludotheca.games.rome_in_a_day.actions import cell_at, coordinates, kind_of, name_kind
from ludotheca.games.rome_in_a_day.box import BUILDING_NAMES, LAND_NAMES, MOST_BORDER, ROUNDS
from ludotheca.games.rome_in_a_day.game import GAME
from ludotheca.games.rome_in_a_day.rules import annex, explore
from ludotheca.games.rome_in_a_day.rules.codes import ANNEX, EXPLORE, OVER
from ludotheca.games.rome_in_a_day.state import RomeState
from ludotheca.kernel.state import CHANCE

OLIVE, VINE, FIELD, TOWN, QUARRY = LAND_NAMES
PRESS, CELLAR, MILL, THEATRE, WORKSHOP = BUILDING_NAMES
SMALL_SETS = [list(small) for size in (0, 1, 2) for small in combinations(range(5), size)]


class ScriptedGame(scripted.ScriptedGame[RomeState]):
    """A game whose cards and lands the test names itself."""

    def __init__(self, players: int, cards: str = "ABCDE") -> None:
        state = GAME.new_state(players, {}, 1)
        assert isinstance(state, RomeState)
        super().__init__(GAME, state)
        for seat in range(players):
            self.act(CHANCE, type="deal", seat=seat, card=cards[seat])

    # Reading.

    @property
    def gems(self) -> list[int]:
        return [int(gems) for gems in self.state.gems]

    def row(self, seat: int) -> list[Tile]:
        """The lands turned up, from left to right."""
        return [tile_of(kind) for kind in explore.row_of(self.state, seat, 31)]

    def to_lay(self, seat: int) -> Counter[Tile]:
        """What the seat has still to lay, the land it has picked up included."""
        kinds = self.state.hand_of(seat)
        if self.state.chosen[seat] >= 0:
            kinds.append(int(self.state.chosen[seat]))
        return Counter(tile_of(kind) for kind in kinds)

    def domain(self, seat: int) -> dict[Place, Tile]:
        """The seat's domain as the reference reads it."""
        return domain_of(self.state, seat)

    # Playing.

    def explore(self, *rows: Sequence[str]) -> None:
        """Every seat turns up these lands, from left to right."""
        for seat, row in enumerate(rows):
            for land in row:
                self.act(CHANCE, type="turn", seat=seat, land=land)

    def explore_any(self) -> None:
        """Every seat turns up whatever its stack holds most of, so that no land runs out early."""
        while self.state.phase == EXPLORE:
            weights = list(self.state.weights())
            self.state.apply(CHANCE, self.state.actions(CHANCE)[weights.index(max(weights))])

    def divide(self, *smalls: Sequence[int]) -> None:
        """Every seat seals its split."""
        for seat, small in enumerate(smalls):
            self.act(seat, type="split", small=list(small))

    def select(self, *sets: str) -> None:
        """Every seat seals its choice."""
        for seat, which in enumerate(sets):
            self.act(seat, type="take", set=which)

    def lay(self, seat: int, land: str, building: str | None, q: int, r: int) -> None:
        """Pick up a land of the hand, unless it is the last and in hand already, and lay it."""
        if self.decision(seat).kind == "choose":
            self.act(seat, type="choose", land=land, building=building)
        assert tile_of(int(self.state.chosen[seat])) == (land, building)
        self.act(seat, type="place", q=q, r=r)

    def annex(self, seat: int) -> None:
        """The seat lays all it has, each time the first thing offered."""
        while self.state.phase == ANNEX and self.state.owes(seat):
            before = self.state.round
            self.state.apply(seat, self.state.actions(seat)[0])
            if self.state.round != before:
                return

    def annex_all(self) -> None:
        """Everybody lays all he has."""
        for seat in range(self.players):
            self.annex(seat)

    def round(self, small: Sequence[int] = (), *sets: str) -> None:
        """A whole round: any lands, the same split for all, these choices, any places."""
        self.explore_any()
        self.divide(*[small] * self.players)
        self.select(*sets)
        self.annex_all()


def explored(players: int = 3) -> ScriptedGame:
    game = ScriptedGame(players)
    game.explore_any()
    return game


def divided(players: int, smalls: list[list[int]], rounds_before: int = 0) -> ScriptedGame:
    game = ScriptedGame(players)
    for _ in range(rounds_before):
        game.round((), *["large"] * players)
    game.explore_any()
    game.divide(*smalls)
    return game


def tile_of(kind: int) -> Tile:
    """A kind by its names."""
    named = name_kind(kind)
    return named["land"], named["building"]


def domain_of(state: RomeState, seat: int) -> dict[Place, Tile]:
    """A domain of the engine as the reference reads it."""
    return {coordinates(cell): tile_of(kind) for cell, kind in state.domain_of(seat)}


def position(
    domains: Sequence[Mapping[Place, Tile]],
    gems: Sequence[int] = (),
    phase: int = OVER,
    round_number: int = ROUNDS,
) -> RomeState:
    """A position with these domains, laid in their order from (0, 0) on, and these reserves."""
    state = RomeState(len(domains))
    state.set_up()
    state.phase = phase
    state.round = round_number
    for seat, domain in enumerate(domains):
        for (q, r), (land, building) in domain.items():
            assert cell_at(q, r) in border(state, seat), f"{q, r} does not touch the domain"
            annex.lay(state, seat, kind_of(land, building), cell_at(q, r))
    for seat, count in enumerate(gems):
        state.gems[seat] = count
    return state


def border(state: RomeState, seat: int) -> list[int]:
    """The cells where the seat's next land may go."""
    first = seat * MOST_BORDER
    return [int(cell) for cell in state.border[first : first + state.border_size[seat]]]


@st.composite
def domains(draw: st.DrawFn, most: int = 40) -> list[tuple[int, int]]:
    """(kind, cell) of a domain laid land by land; few types of land make large regions, many make small ones."""
    lands = draw(st.lists(st.integers(0, 4), min_size=1, max_size=5, unique=True))
    size = draw(st.integers(0, most))
    land = st.tuples(st.sampled_from(lands), st.integers(0, 5), st.integers(0, 83))
    state = RomeState(2)
    state.set_up()
    laid = []
    for type_, site, pick in draw(st.lists(land, min_size=size, max_size=size)):
        cells = border(state, 0)
        cell = cells[pick % len(cells)]
        annex.lay(state, 0, type_ * 6 + site, cell)
        laid.append((type_ * 6 + site, cell))
    return laid


def lay_all(state: RomeState, seat: int, laid: Sequence[tuple[int, int]]) -> None:
    """Lay what `domains` drew."""
    for kind, cell in laid:
        annex.lay(state, seat, kind, cell)
