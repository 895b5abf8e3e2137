"""Many games of one title side by side, over flat buffers: what a learner steps through without touching an object.

A game that ends begins anew at once. What chance owes is drawn from a generator of each game, so equal seeds give equal
games. Where several seats owe an answer they are asked one after the other; none sees what another has sealed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i32, i64, u8

from ludotheca.kernel.playout import deal
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.sight import LONGEST, Sight
from ludotheca.kernel.state import NOBODY, State
from ludotheca.kernel.vecs import vec

MOST_CODES: Final = 2**15  # a number of an action fits into two bytes: the table stays near the processor


@final
class Many:
    """The games and their buffers; every buffer holds the rows of the games one after another.

    `seat` is who decides, `sight` what they see, `mask` which actions they have; `shares`, `points` and `over` tell of
    the game that ended with the last step. With `slots` above 0 an action is a place in the legal list, and `listed`
    has the numbers of those; else it is a number of `codes`, which says what each number does.
    """

    def __init__(
        self, start: State, games: i64, seed: i64, codes: list[int], slots: i64, row: i64, widest: i64
    ) -> None:
        self.start = start
        self.games: i64 = games
        self.players: i64 = start.players
        self.slots: i64 = slots
        self.row: i64 = row
        self.widest: i64 = widest  # no list of legal actions is longer
        self.codes: vec[i64] = vec[i64](codes)
        highest: i64 = 0
        for code in codes:
            highest = max(highest, code)
        if len(codes) > MOST_CODES:
            raise ValueError(f"{len(codes)} actions are more than {MOST_CODES}")
        self.numbers: vec[i16] = vec[i16]([-1] * (highest + 1))
        self.width: i64 = slots if slots > 0 else len(codes)
        for number, code in enumerate(codes):
            self.numbers[code] = i16(number)
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.legal: list[vec[i64]] = []
        self.sight = Sight(games * row)
        self.mask: vec[u8] = vec[u8]([0] * (games * self.width))
        self.listed: vec[i32] = vec[i32]([-1] * (games * slots))
        self.marked: vec[i16] = vec[i16](
            [0] * (games * widest)
        )  # the numbers that the mask has, one after another
        self.seat: vec[i64] = vec[i64]([0] * games)
        self.actions: vec[i64] = vec[i64]([0] * games)
        self.over: vec[u8] = vec[u8]([0] * games)
        self.shares: vec[float] = vec[float]([0.0] * (games * self.players))
        self.points: vec[i64] = vec[i64]([0] * (games * self.players))
        self.ended: i64 = 0
        self.steps: i64 = 0
        game: i64 = 0
        while game < games:
            self.states.append(start)
            self.rngs.append(Rng(seed, game))
            self.legal.append(vec[i64]())
            self.begin(game)
            game += 1

    def begin(self, game: i64) -> None:
        """A new game in this row, dealt until somebody must think."""
        state = self.start.clone()
        self.states[game] = state
        self.seat[game] = NOBODY
        self.look(game, state, deal(state, self.rngs[game]))

    def look(self, game: i64, state: State, seat: i64) -> None:
        """What the seat that decides sees and may do."""
        sight = self.sight
        sight.same = self.seat[game] != NOBODY
        sight.again = self.seat[game] == seat
        self.seat[game] = seat
        sight.at = game * self.row
        state.observe(seat, sight)
        mask = self.mask
        first: i64 = game * self.width
        legal = state.actions(seat)
        self.legal[game] = legal
        count: i64 = len(legal)
        if count > self.widest:
            raise ValueError(f"{count} legal actions do not fit into {self.widest} slots")
        numbers = self.numbers
        i: i64 = 0
        if self.slots > 0:
            listed = self.listed
            while i < count:
                mask[first + i] = 1
                listed[first + i] = i32(numbers[legal[i]])
                i += 1
            return
        marked = self.marked
        at: i64 = game * self.widest
        while i < count:
            number: i16 = numbers[legal[i]]
            marked[at + i] = number
            mask[first + i64(number)] = 1
            i += 1

    def forget(self, game: i64) -> None:
        """Take the marks of the last decision out of the mask."""
        mask = self.mask
        first: i64 = game * self.width
        count: i64 = len(self.legal[game])
        i: i64 = 0
        if self.slots > 0:
            listed = self.listed
            while i < count:
                mask[first + i] = 0
                listed[first + i] = -1
                i += 1
            return
        marked = self.marked
        at: i64 = game * self.widest
        while i < count:
            mask[first + i64(marked[at + i])] = 0
            i += 1

    def meant(self, game: i64) -> i64:
        """The action a number stands for; an error where it is not legal."""
        number: i64 = self.actions[game]
        if number < 0 or number >= self.width or self.mask[game * self.width + number] == 0:
            raise ValueError(f"game {game}: action {number} is not legal; the mask says which are")
        if self.slots > 0:
            return self.legal[game][number]
        return self.codes[number]

    def step(self) -> None:
        """One decision in every game: what stands in `actions`."""
        game: i64 = 0
        games: i64 = self.games
        while game < games:
            self.step_one(game)
            game += 1
        self.steps += games

    def step_one(self, game: i64) -> None:
        action: i64 = self.meant(game)
        state = self.states[game]
        state.apply(self.seat[game], action)
        self.forget(game)
        seat: i64 = deal(state, self.rngs[game])
        if seat == NOBODY:
            self.over[game] = 1
            self.ended += 1
            self.count(game, state)
            self.begin(game)
        else:
            self.over[game] = 0
            self.look(game, state, seat)

    def count(self, game: i64, state: State) -> None:
        """How a game ended: each seat's part in the victory, and its points."""
        n: i64 = self.players
        first: i64 = game * n
        shares = self.shares
        winners: i64 = 0
        seat: i64 = 0
        while seat < n:
            self.points[first + seat] = state.score(seat)
            shares[first + seat] = 0.0
            if state.won(seat):
                shares[first + seat] = 1.0
                winners += 1
            seat += 1
        seat = 0
        while seat < n and winners > 1:
            shares[first + seat] = shares[first + seat] / float(winners)
            seat += 1

    def choose(self, rng: Rng) -> None:
        """Any legal action for every game, each equally likely: what a uniform player would do."""
        game: i64 = 0
        games: i64 = self.games
        slots: bool = self.slots > 0
        while game < games:
            place: i64 = rng.below(len(self.legal[game]))
            if slots:
                self.actions[game] = place
            else:
                self.actions[game] = i64(self.marked[game * self.widest + place])
            game += 1

    def play(self, steps: i64, rng: Rng) -> None:
        """So many steps of uniform play, for measuring."""
        i: i64 = 0
        while i < steps:
            self.choose(rng)
            self.step()
            i += 1


def row_size(start: State) -> i64:
    """How many numbers `observe` writes for this title and number of players."""
    sight = Sight(LONGEST)
    start.observe(0, sight)
    return sight.at
