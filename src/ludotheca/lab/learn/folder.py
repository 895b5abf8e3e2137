"""What a run of learning keeps: its plan, every round's games, every round's net, and how they did against each other."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

from ludotheca.games import registry
from ludotheca.kernel.outlook import NetHeader, mark_of, write_net
from ludotheca.lab.learn.fit import Learner, numpy
from ludotheca.lab.learn.plan import LearnPlan, command
from ludotheca.lab.learn.play import PlayedGame
from ludotheca.lab.plan import BadPlan, make_folder

PLAN = "plan.json"


class Gate(msgspec.Struct, frozen=True):
    """A match after a round: against whom, the share of victories with its interval, the fair share, and the games."""

    rival: str
    share: float
    low: float
    high: float
    fair: float
    games: int


class Round(msgspec.Struct, frozen=True):
    """What came of a round: the games it played, what the net gets wrong in games it has not seen, and its matches.
    A net that is surely weaker than the one before it is not `kept`."""

    number: int
    games: int
    loss: float
    gates: list[Gate]
    kept: bool


class Folder:
    """A folder of one plan; a run that was interrupted goes on in it."""

    def __init__(self, path: Path, plan: LearnPlan) -> None:
        self.path = path
        self.plan = plan
        make_folder(path)
        mine = msgspec.json.encode(plan)
        held = path / PLAN
        if held.exists() and not _same(held.read_bytes(), plan):
            raise BadPlan(
                f"'{path}' holds the rounds of another plan; name another folder, or continue that one",
                why="other-learning",
                path=str(path),
            )
        held.write_bytes(mine + b"\n")

    def file(self, number: int, kind: str) -> Path:
        return self.path / f"round-{number:02}.{kind}"

    def round(self, number: int) -> Round | None:
        """A round that is finished."""
        path = self.file(number, "json")
        return msgspec.json.decode(path.read_bytes(), type=Round) if path.exists() else None

    def finish(self, done: Round) -> None:
        self.file(done.number, "json").write_bytes(msgspec.json.encode(done) + b"\n")

    def games(self, number: int) -> list[PlayedGame] | None:
        path = self.file(number, "games")
        if not path.exists():
            return None
        return msgspec.msgpack.decode(gzip.decompress(path.read_bytes()), type=list[PlayedGame])

    def keep_games(self, number: int, games: list[PlayedGame]) -> None:
        data = gzip.compress(msgspec.msgpack.encode(games), compresslevel=6, mtime=0)
        part = self.file(number, "part")
        part.write_bytes(data)
        part.replace(self.file(number, "games"))

    def keep_net(self, number: int, learner: Learner, games: int) -> None:
        """The net for play, and its fractions to learn on from."""
        game = registry.get(self.plan.title)
        wide, narrow = learner.layers
        header = NetHeader(
            title=self.plan.title,
            rules=(game.meta.rules_version,),
            features=mark_of(game.outlook),
            inputs=len(game.outlook),
            wide=wide,
            narrow=narrow,
            unit=learner.unit,
            made_by=command(self.plan),
            games=games,
        )
        write_net(self.file(number, "net"), header, learner.numbers())
        numpy().savez(
            self.file(number, "npz"), *learner.weights, scale=learner.scale, unit=numpy().array(learner.unit)
        )

    def load_net(self, number: int, learner: Learner) -> None:
        """Go on from the fractions of a round."""
        with numpy().load(self.file(number, "npz")) as held:
            learner.weights = [held[f"arr_{i}"] for i in range(len(learner.weights))]
            learner.scale, learner.unit = held["scale"], int(held["unit"])


def _same(held: bytes, plan: LearnPlan) -> bool:
    """Whether a stored plan is this one; more rounds of it are no other plan."""
    try:
        found = msgspec.json.decode(held, type=LearnPlan)
    except (msgspec.DecodeError, msgspec.ValidationError):
        return False
    return msgspec.structs.replace(found, rounds=plan.rounds) == plan
