"""Prints a digest of random games for each title: run by CPython and by the browser's engine, which must agree."""

from __future__ import annotations

import hashlib
import json
import sys

from ludotheca.games import registry
from ludotheca.kernel.codec import digest
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, SEVERAL, EventSink
from ludotheca.kernel.vecs import NATIVE

GAMES = 30


def digests(title: str, games: int = GAMES) -> list[str]:
    """The digest over every position of each game."""
    game = registry.get(title)
    found = []
    for number in range(games):
        players = game.meta.least_players + number % (game.meta.most_players - game.meta.least_players + 1)
        state = game.new_state(players, game.check_options({}, players), game.meta.rules_version)
        state.sink = EventSink()
        rng, total = Rng(number, 7), hashlib.sha256()
        while (mover := state.to_move()) != NOBODY:
            seat = mover if mover != SEVERAL else next(s for s in range(players) if state.owes(s))
            actions = list(state.actions(seat))
            state.apply(seat, actions[rng.below(len(actions))])
            if seat == CHANCE or len(actions) > 1:
                total.update(str(len(actions)).encode())
        total.update(digest(state).encode())
        found.append(total.hexdigest()[:16])
    return found


if __name__ == "__main__":
    made = {title: digests(title) for title in registry.titles()}
    print(json.dumps({"native": NATIVE, "python": sys.version.split()[0], "digests": made}))
