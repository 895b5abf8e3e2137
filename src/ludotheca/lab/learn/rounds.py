"""Round after round: games of the nets so far, a net that has learned from them, and matches that say whether it is better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from ludotheca.games import registry
from ludotheca.kernel.outlook import FILE, numbers_of
from ludotheca.lab import backends
from ludotheca.lab.learn import plan as plans
from ludotheca.lab.learn.fit import RATE, Learner, gather, numpy
from ludotheca.lab.learn.folder import Folder, Gate, Round
from ludotheca.lab.learn.plan import LearnPlan
from ludotheca.lab.learn.play import OWN, PlayedGame, Seen, Task, match_part, play_part, see_part
from ludotheca.lab.statistics import wilson

FIRST_EPOCHS, EPOCHS = 8, 4
QUICK_UNTIL = 2  # rounds that still learn from the games of the quick policy
PART = 10  # games that a process plays before it hands them on
QUICK_PART = 100

# Told how many games more are played, and of finished rounds.
Progress = Callable[[int], None]
Told = Callable[[Round], None]


class Run:
    """One run of a plan in a folder."""

    def __init__(
        self, plan: LearnPlan, folder: Path, jobs: int, progress: Progress | None, told: Told | None
    ) -> None:
        plans.check(plan)
        numpy()
        self.plan = plan
        self.folder = Folder(folder, plan)
        self.jobs = jobs
        self.progress = progress
        self.told = told
        self.game = registry.get(plan.title)
        self.learner = Learner(len(self.game.outlook), plan.wide, plan.narrow, plan.seed)
        self.seen: dict[int, list[Seen]] = {}
        self.nets: list[int] = []  # rounds whose nets play
        self.learned_from = 0  # games of all rounds

    def all_rounds(self) -> Path:
        """Play what is missing; returns the file of the last net that was kept."""
        for number in range(self.plan.rounds + 1):
            done = self.folder.round(number)
            if done is None:
                done = self.one_round(number)
                self.folder.finish(done)
            else:
                self.folder.load_net(number, self.learner)
                self.learned_from += done.games
            if done.kept:
                self.nets.append(number)
            if self.told is not None:
                self.told(done)
        return self.folder.file(self.nets[-1], "net")

    def one_round(self, number: int) -> Round:
        games = self.play(number)
        self.learned_from += games
        loss = self.fit(number)
        self.folder.keep_net(number, self.learner, self.learned_from)
        if self.plan.exploit:
            return Round(number, games, loss, [self.match(number, OWN)], True)
        gates = [self.match(number, None)]
        if self.nets:
            gates.append(self.match(number, self.nets[-1]))
        return Round(number, games, loss, gates, gates[-1].high >= gates[-1].fair)

    def play(self, number: int) -> int:
        """The games of a round, from the folder if it has them."""
        held = self.folder.games(number)
        if held is None:
            task = Task(plan=self.plan, round=number, nets=self.files())
            count = self.plan.games if number else self.plan.first
            parts = cut(range(count), PART if number else QUICK_PART)
            found: list[tuple[PlayedGame, Seen]] = []
            for some in backends.in_processes(partial(play_part, task), parts, self.jobs):
                found += some
                self.tell(len(some))
            found.sort(key=lambda pair: pair[0].number)
            self.folder.keep_games(number, [played for played, _ in found])
            self.seen[number] = [seen for _, seen in found]
        else:
            self.see(number, held)
        return len(self.seen[number])

    def see(self, number: int, games: list[PlayedGame]) -> None:
        """Look again at games that were kept."""
        parts = [games[first : first + QUICK_PART] for first in range(0, len(games), QUICK_PART)]
        # Parts come back in any order; with one process in theirs.
        seen = backends.in_processes(partial(see_part, self.plan.title), parts, 1)
        self.seen[number] = [one for some in seen for one in some]

    def fit(self, number: int) -> float:
        """Learn from the last rounds."""
        oldest = max(0 if number <= QUICK_UNTIL else 1, number - self.plan.window + 1)
        for early in range(oldest, number):
            if early not in self.seen:
                self.see(early, self.folder.games(early) or [])
        self.seen = {at: seen for at, seen in self.seen.items() if at >= oldest}
        everything = [one for at in sorted(self.seen) for one in self.seen[at]]
        examples = gather(everything, len(self.game.outlook), self.game.meta.most_players)
        np = numpy()
        self.learner.rng = np.random.Generator(np.random.PCG64([self.plan.seed, number]))
        if number == 0 and self.plan.exploit:
            self.learner.go_on_from(*numbers_of(self.game.folder / FILE))
        elif number == 0:
            self.learner.settle(examples)
            return self.learner.fit(examples, FIRST_EPOCHS, RATE)
        return self.learner.fit(examples, EPOCHS, RATE / 2)

    def match(self, number: int, rival: int | str | None) -> Gate:
        """The net of this round in one seat, the rival's in the others: another round's, the quick policy (None) or the
        title's own (OWN)."""
        path = self.file(rival) if isinstance(rival, int) else rival or ""
        task = Task(plan=self.plan, round=number, nets=(*self.files(), self.file(number)), rival=path)
        won, fair, count = 0.0, 0.0, 0
        parts = cut(range(self.plan.gate), PART)
        for some in backends.in_processes(partial(match_part, task), parts, self.jobs):
            won += sum(share for _, share in some)
            fair += sum(1 / players for players, _ in some)
            count += len(some)
            self.tell(len(some))
        low, high = wilson(won, count)
        name = "greedy" if rival is None else f"round {rival}" if isinstance(rival, int) else "master"
        return Gate(name, won / count, low, high, fair / count, count)

    def files(self) -> tuple[str, ...]:
        return tuple(self.file(number) for number in self.nets)

    def file(self, number: int) -> str:
        return str(self.folder.file(number, "net"))

    def tell(self, more: int) -> None:
        if self.progress is not None:
            self.progress(more)


def cut(numbers: Sequence[int], size: int) -> list[Sequence[int]]:
    """Parts of so many."""
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def learn(
    plan: LearnPlan,
    folder: Path,
    jobs: int = 1,
    *,
    progress: Progress | None = None,
    told: Told | None = None,
) -> Path:
    """Learn as planned, in a folder that may hold a part of it; returns the file of the net."""
    return Run(plan, folder, jobs, progress, told).all_rounds()
