"""The games a net learns from. A game is kept as its actions; what a net sees of it is worked out from them again."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from ludotheca.bots.search.glance import Glance
from ludotheca.bots.search.ismcts import Search
from ludotheca.bots.settings import settings_for
from ludotheca.games import registry
from ludotheca.kernel.errors import BadOption
from ludotheca.kernel.game import AnyGame, Options
from ludotheca.kernel.look import Look
from ludotheca.kernel.net import Net
from ludotheca.kernel.outlook import net_of, read_net
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.lab import backends
from ludotheca.lab.learn.plan import LearnPlan

WHIMS = 7  # decisions in a hundred for one of the most promising actions, whichever
FEW = 4
QUICK_MOVES = 5  # in a hundred, where a net thinks
OTHER_TABLES = 4  # one game in so many has options by lot
OTHERS = 4  # one seat in so many is an earlier net's or the quick policy's
MOST_SEEN = 16  # quiet points kept of a game
LIMIT = 4_000  # actions; no game that ends is longer
OWN = "own"  # in place of a file: the net in the title's folder


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Games of a round. `nets` are files, the latest last. With `rival` it is a match: the latest net sits in one seat,
    and that file, the quick policy where it is empty, or the title's own net (OWN) in the others."""

    plan: LearnPlan
    round: int
    nets: tuple[str, ...] = ()
    rival: str | None = None


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
    """A whole game."""

    number: int
    players: int
    options: Options
    actions: list[int]


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """The quiet points of a game: a byte for each feature of each seat, the scores then, and how it ended."""

    players: int
    features: bytes
    scores: list[int]
    shares: list[float]
    finals: list[float]


def table(plan: LearnPlan, number: int, rng: Rng) -> tuple[int, Options]:
    """The number of players and the options of a game."""
    game = registry.get(plan.title)
    players = plan.players[number % len(plan.players)]
    usual = game.check_options({}, players)
    if rng.below(OTHER_TABLES):
        return players, usual
    options = {option.name: option.values[rng.below(len(option.values))] for option in game.meta.options}
    try:
        chosen = game.check_options(options, players)
        game.new_state(players, chosen, game.meta.rules_version)
    except BadOption:
        return players, usual
    return players, chosen


class Player:
    """Who decides for one seat: a net, or the quick policy. One that is `frozen` searches from the first round on and has
    no whims."""

    def __init__(self, task: Task, net: Net | None, *, frozen: bool = False) -> None:
        plan = task.plan
        self.net = net
        self.frozen = frozen
        self.samples = plan.samples
        self.iterations = plan.iterations if frozen or task.round >= plan.tree_from else 0
        self.knobs = settings_for(plan.title, "tree").knobs()

    def choose(self, state: State, seat: int, rng: Rng, whims: int) -> int:
        """An action, from what the seat may know."""
        whims = 0 if self.frozen else whims
        actions = state.actions(seat)
        if len(actions) == 1:
            return int(actions[0])
        root = state.clone()
        root.redraw_hidden(seat, rng)
        if whims and rng.below(100) < whims:
            few = root.candidates(seat, FEW, rng)
            return int(few[rng.below(len(few))])
        if self.net is None or (whims and rng.below(100) < QUICK_MOVES):
            return int(root.greedy_action(seat, rng))
        if self.iterations:
            search = Search(root, seat, self.knobs, rng.next32(), self.net)
            search.run(self.iterations, 0.0)
            return int(search.root.actions[search.best()])
        return int(Glance(root, seat, self.knobs, rng.next32(), self.net).best(self.samples))


def seated(task: Task, players: int, number: int, rng: Rng) -> list[Player]:
    """Who sits where."""
    nets: list[Net | None] = [None, *(load(task.plan.title, path) for path in task.nets)]
    if task.plan.exploit:
        own = load(task.plan.title, OWN)
        learner = Player(task, nets[-1] or own)
        return [
            learner if seat == number % players else Player(task, own, frozen=True) for seat in range(players)
        ]
    if task.rival is not None:
        rival = load(task.plan.title, task.rival) if task.rival else None
        return [Player(task, nets[-1] if seat == number % players else rival) for seat in range(players)]
    found = []
    for _ in range(players):
        another = len(nets) > 1 and rng.below(OTHERS) == 0
        found.append(Player(task, nets[rng.below(len(nets))] if another else nets[-1]))
    return found


@cache
def load(title: str, path: str) -> Net:
    """A net of an earlier round, or the title's own."""
    game = registry.get(title)
    if path == OWN:
        found = net_of(game, game.meta.rules_version)
        assert found is not None  # the plan was checked
        return found
    return read_net(Path(path), game, game.meta.rules_version)


def play_game(task: Task, number: int) -> PlayedGame | None:
    """Game `number` of a task, or None if it does not end. In a third of those of the quick policy there are no whims."""
    plan = task.plan
    rng = Rng(plan.seed, (task.round * 2 + (task.rival is not None)) << 32 | number)
    players, options = table(plan, number, rng)
    game = registry.get(plan.title)
    state: State = game.new_state(players, options, game.meta.rules_version)
    minds = seated(task, players, number, rng)
    steady = task.rival is not None or (not task.nets and number % 3 == 0)
    whims = 0 if steady else WHIMS
    actions: list[int] = []
    while (seat := int(state.first_owing())) != NOBODY:
        if len(actions) > LIMIT:
            return None
        if seat == CHANCE:
            action = int(state.random_action(CHANCE, rng))
        else:
            action = minds[seat].choose(state, seat, rng, whims)
        state.apply(seat, action)
        actions.append(action)
    return PlayedGame(number, players, options, actions)


def replayed(game: AnyGame, played: PlayedGame) -> tuple[State, list[State]]:
    """The end of a game, and its quiet points."""
    state: State = game.new_state(played.players, played.options, game.meta.rules_version)
    quiet = []
    for action in played.actions:
        if state.quiet():
            quiet.append(state.clone())
        state.apply(state.first_owing(), action)
    return state, quiet


def see(game: AnyGame, played: PlayedGame) -> Seen:
    """What a net sees of a game, from the seats in turn; of many quiet points some by lot."""
    end, quiet = replayed(game, played)
    rng = Rng(played.number, 1)
    while len(quiet) > MOST_SEEN:
        quiet.pop(rng.below(len(quiet)))
    size, players = len(game.outlook), played.players
    pad = Look(size)
    features = array("b", bytes(len(quiet) * players * size))
    scores = []
    for at, state in enumerate(quiet):
        for seat in range(players):
            pad.clear()
            state.look(seat, (played.number + at) % players, pad)
            first = (at * players + seat) * size
            for i in range(int(pad.count)):
                features[first + int(pad.index[i])] = int(pad.value[i])
            scores.append(int(state.score(seat)))
    finals = [float(end.evaluate(seat)) for seat in range(players)]
    return Seen(players, features.tobytes(), scores, shares(end), finals)


def shares(end: State) -> list[float]:
    """Each seat's part of the victory; where all have lost, all alike."""
    won = [bool(end.won(seat)) for seat in range(int(end.players))]
    count = sum(won)
    return [hit / count for hit in won] if count else [1 / len(won)] * len(won)


def play_part(task: Task, numbers: Sequence[int]) -> list[tuple[PlayedGame, Seen]]:
    """Some games of a task and what is seen of them."""
    game = registry.get(task.plan.title)
    found = []
    for number in numbers:
        if backends.stopping():
            raise backends.Stopped
        if (played := play_game(task, number)) is not None:
            found.append((played, see(game, played)))
    return found


def match_part(task: Task, numbers: Sequence[int]) -> list[tuple[int, float]]:
    """Some games of a match: the number of players, and the latest net's share of the victory."""
    game = registry.get(task.plan.title)
    found = []
    for number in numbers:
        if backends.stopping():
            raise backends.Stopped
        if (played := play_game(task, number)) is not None:
            end, _ = replayed(game, played)
            found.append((played.players, shares(end)[number % played.players]))
    return found


def see_part(title: str, games: Sequence[PlayedGame]) -> list[Seen]:
    """What is seen of games that were kept."""
    game = registry.get(title)
    return [see(game, played) for played in games]
