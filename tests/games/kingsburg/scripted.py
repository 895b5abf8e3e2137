"""A game for tests, and what sets and reads its positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games import scripted

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.rules import codes, dice, flow
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.kernel.game import Named
from ludotheca.kernel.state import CHANCE, SEVERAL

AID, SPRING, REWARD, SUMMER, ENVOY, AUTUMN, RECRUITMENT, WINTER = range(1, 9)


class ScriptedGame(scripted.ScriptedGame[KingsburgState]):
    """A game whose dice and cards the test names itself. Seats sit in turn order from 0 on unless told otherwise."""

    def __init__(self, players: int = 4, order: Sequence[int] = (), **options: bool) -> None:
        state = GAME.new_state(players, GAME.check_options(options), 1)
        assert isinstance(state, KingsburgState)
        super().__init__(GAME, state)
        for seat in list(order or range(players))[:-1]:
            self.act(CHANCE, type="order", seat=seat)

    # Setting a position.

    def own(self, seat: int, *buildings: str, gold: int = 0, wood: int = 0, stone: int = 0, tokens: int = 0,
            soldiers: int = 0) -> None:  # fmt: skip
        """The seat has exactly this, and the buildings' points."""
        state = self.state
        for good, count in zip(range(box.GOODS), (gold, wood, stone), strict=True):
            state.goods[seat * box.GOODS + good] = count
        state.tokens[seat] = tokens
        state.soldiers[seat] = soldiers
        for row in range(box.ROWS):
            state.rows[seat * box.ROWS + row] = 0
        points = 0
        for name in sorted(buildings, key=box.BUILDING_NAMES.index):
            row, column = divmod(box.BUILDING_NAMES.index(name), box.COLUMNS)
            assert state.rows[seat * box.ROWS + row] == column, f"{name} needs the buildings on its left"
            state.rows[seat * box.ROWS + row] += 1
            points += box.points_of(row * box.COLUMNS + column)
        state.earned[seat * codes.SOURCES + codes.FROM_BUILDINGS] = points

    def begin(self, phase: int, year: int = 1) -> None:
        """Go to the start of a phase, whatever was open before."""
        state = self.state
        state.year = year
        state.phase = phase - 1
        state.stage = codes.NEXT_PHASE
        state.gift = 0
        for seat in range(self.players):
            state.owed[seat] = 0
        dice.take_dice_back(state)
        dice.remove_neutral(state)
        flow.proceed(state)

    def season(self, *rolls: Sequence[int], phase: int = SPRING, year: int = 1) -> None:
        """Begin a season and let the seats roll, seat 0 first here; five dice are three coloured and two white ones."""
        self.begin(phase, year)
        for seat in self.order:
            self.roll(seat, *rolls[seat])

    # Reading.

    @property
    def several(self) -> bool:
        return self.mover == SEVERAL

    @property
    def phase(self) -> tuple[int, int]:
        """The year and the phase."""
        return int(self.state.year), int(self.state.phase)

    @property
    def order(self) -> list[int]:
        return [int(seat) for seat in self.state.order]

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Gold, wood, stone."""
        gold, wood, stone = (int(self.state.goods[seat * box.GOODS + good]) for good in range(box.GOODS))
        return gold, wood, stone

    def tokens(self, seat: int) -> int:
        return int(self.state.tokens[seat])

    def soldiers(self, seat: int) -> int:
        return int(self.state.soldiers[seat])

    def buildings(self, seat: int) -> set[str]:
        return {
            box.BUILDING_NAMES[row * box.COLUMNS + column]
            for row in range(box.ROWS)
            for column in range(int(self.state.rows[seat * box.ROWS + row]))
        }

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]

    # Playing.

    def roll(self, seat: int, *faces: int) -> None:
        """The seat's coloured dice, and its white ones after the third."""
        self.act(CHANCE, type="roll", seat=seat, dice=sorted(faces[:3]))
        if len(faces) > 3:
            self.act(CHANCE, type="white", seat=seat, dice=sorted(faces[3:]))

    def influence(self, seat: int, advisor: str, *dice: int, **more: Any) -> None:
        """A group of coloured dice on an advisor."""
        self.act(seat, **placement(advisor, *dice, **more))

    def can_influence(self, seat: int, advisor: str, *dice: int, **more: Any) -> bool:
        return placement(advisor, *dice, **more) in self.legal(seat)

    def reaches(self, seat: int) -> set[str]:
        """The advisors the seat may influence now."""
        return {action["advisor"] for action in self.legal(seat) if action["type"] == "influence"}

    def pass_turn(self, *seats: int) -> None:
        for seat in seats:
            self.act(seat, type="pass")

    def take(self, seat: int, *goods: str) -> None:
        self.act(seat, type="take", goods=list(goods))

    def build(self, seat: int, building: str, envoy: bool = False) -> None:
        self.act(seat, type="build", building=building, envoy=envoy)

    def buildable(self, seat: int) -> set[str]:
        return {action["building"] for action in self.legal(seat) if action["type"] == "build"}

    def enemy(self, enemy: str, strength: int, year: int = 1) -> None:
        self.act(CHANCE, type="enemy", year=year, enemy=enemy, strength=strength)

    def all_pass(self) -> None:
        """Whoever may influence or build does not, until something else is due."""
        while self.mover >= 0 and "pass" in self.types(self.mover):
            self.act(self.mover, type="pass")

    def to_build(self, *rolls: Sequence[int], **when: int) -> None:
        """A season in which nobody influences anybody, up to the first who may build."""
        white = [(6,) * int(dice.white_dice(self.state, seat)) for seat in range(self.players)]
        self.season(*rolls or [(1, 2, 5, *more) for more in white], **when)
        while self.state.to_move() >= 0 and self.decision(self.mover).kind == "influence":
            self.act(self.mover, type="pass")

    def battle(self, enemy: str, strength: int, die: int, year: int = 1) -> None:
        """Winter comes with this enemy and this die of the King's."""
        self.begin(WINTER, year)
        if self.state.to_move() == CHANCE and self.types(CHANCE) == {"enemy"}:
            self.enemy(enemy, strength, year)
        self.act(CHANCE, type="troops", die=die)


def placement(advisor: str, *dice: int, white: Sequence[int] = (), plus2: bool = False, market: int = 0,
              envoy: bool = False) -> Named:  # fmt: skip
    """The name of a placement."""
    return {
        "type": "influence",
        "advisor": advisor,
        "dice": sorted(dice),
        "white": sorted(white),
        "plus2": plus2,
        "market": market,
        "envoy": envoy,
    }


def owned(goods: Sequence[str]) -> dict[str, int]:
    """How many of each good."""
    return {good: list(goods).count(good) for good in box.GOOD_NAMES}
