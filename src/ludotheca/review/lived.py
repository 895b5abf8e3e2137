"""Two choices compared in games that are played on to their end, in which every seat looks one step ahead and asks the net.

The trees of the other looks let the others answer by the quick policy, or learn on few tries, and stop where the net is asked:
what the net thinks too well of wins there, again and again. Here it must come true against players who know what they do.
"""

from __future__ import annotations

from ludotheca.bots.search.glance import Glance
from ludotheca.bots.settings import settings_for
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, State
from ludotheca.review.line import Act
from ludotheca.review.values import Judge, shares_at_end, two_errors

BATCH = 8  # games between two looks at whether it is clear


def behind(
    judge: Judge, seen: State, act: Act, best: int, least: float, games: int, seeds: tuple[int, int]
) -> tuple[float, float]:
    """How far the played choice is behind the best, in victories, and the doubt of that; each game is played from both on
    the same hidden cards, with the same dice as long as the seats do the same. No more than so many are played, and no more
    than show on which side of `least` it lies."""
    lost: list[float] = []
    loss = doubt = 0.0
    while len(lost) < games:
        for number in range(len(lost), min(games, len(lost) + BATCH)):
            two = [outcome(judge, seen, act.seat, action, seeds, number) for action in (best, act.action)]
            lost.append(two[0] - two[1])
        loss, doubt = sum(lost) / len(lost), two_errors(lost)
        if len(lost) > BATCH and doubt < abs(loss - least):
            break
    return loss, doubt


def outcome(judge: Judge, seen: State, seat: int, action: int, seeds: tuple[int, int], number: int) -> float:
    """The seat's share of the victory in one game played on after a choice; a seed for chance, and one for the seats."""
    judge.spent += 1
    settings = settings_for(judge.game.meta.title, "glance")
    knobs = settings.knobs()
    draws, looks = Rng(seeds[0], 2 * number + 2), Rng(seeds[1], 2 * number + 3)
    state = judge.redrawn(seen, draws)
    state.apply(seat, action)
    while (mover := int(state.first_owing())) != NOBODY:
        actions = state.actions(mover)
        if mover == CHANCE:
            choice = int(state.random_action(CHANCE, draws))
        elif len(actions) == 1:
            choice = int(actions[0])
        else:
            choice = int(Glance(state, mover, knobs, looks.next32(), judge.net).best(settings.samples))
        state.apply(mover, choice)
    return shares_at_end(state)[seat]
