"""Bots in the seats of an environment."""

from __future__ import annotations

from ludotheca.bots.bot import Bot
from ludotheca.bots.quick import GreedyBot, UniformBot
from ludotheca.research.setting import Play


def answer(play: Play, bot: Bot, seat: int) -> int:
    """A bot's answer, as the engine's action. The quick ones need no view: a copy with everything hidden drawn anew is a
    sample of it."""
    state, setting = play.state, play.setting
    game = setting.game
    actions = state.actions(seat)
    if len(actions) == 1:
        return int(actions[0])
    if type(bot) is UniformBot:
        return int(actions[bot.rng.below(len(actions))])
    if type(bot) is GreedyBot:
        sample = state.clone()
        sample.redraw_hidden(seat, bot.rng)
        return int(sample.greedy_action(seat, bot.rng))
    decision = game.decision(state, seat)
    assert decision is not None
    view = game.look(state, seat, options=setting.options, rules=game.meta.rules_version)
    return int(game.decode(bot.choose(view, decision, bot.budget)))
