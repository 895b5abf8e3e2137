"""A bot of one's own. From the folder of the repository:

ludotheca arena rome_in_a_day --players 4 --games 40 --bots examples/first_bot.py:FirstBot,uniform
"""

from ludotheca.bots.bot import Bot, Budget
from ludotheca.kernel.game import Decision, MatchView, Named


class FirstBot(Bot):
    """Tries every action on a position that agrees with what it sees, and takes the one that leaves most."""

    def choose(self, view: MatchView, decision: Decision, budget: Budget) -> Named:
        def worth(action: Named) -> float:
            state = self.game.sample(view, self.rng)
            state.apply(decision.seat, self.game.decode(action))
            return float(state.evaluate(decision.seat))

        return max(decision.actions, key=worth)
