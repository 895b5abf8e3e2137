"""Plays whole games and stores them in tests/games/TITLE/records/, for the tests to replay for ever.

    python tools/make_records.py [TITLE ...]     every player count, and every other value of each option once

A record that is there already is left alone: what was once legal must stay so under its rules version. `--again` plays it
anew, for a draft whose rules still change. Seats are uniform
and greedy bots by turns, and now and then one of them takes an act back and thinks again.
"""

from __future__ import annotations

import sys
from pathlib import Path

import ludotheca
from ludotheca.bots.bot import Budget
from ludotheca.bots.levels import make_bot
from ludotheca.games import registry
from ludotheca.kernel.errors import BadOption
from ludotheca.kernel.game import AnyGame, Options, spell
from ludotheca.kernel.match import Match
from ludotheca.kernel.record import Record, Seat, to_bytes
from ludotheca.kernel.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "games"
LEVELS = ("greedy", "uniform")
THINKING_TIME = 1500  # milliseconds between two entries
UNDO_ONE_IN = 8  # acts that can be taken back
MOST_UNDOS = 12


def tables(game: AnyGame) -> list[tuple[str, int, Options]]:
    """(name of the file, players, options) of every record a title should have."""
    meta, defaults = game.meta, game.check_options({})
    counts = range(meta.least_players, meta.most_players + 1)
    wanted = [(f"rules{meta.rules_version}-{players}p.json", players, defaults) for players in counts]
    for option in meta.options:
        for number, value in enumerate(value for value in option.values if value != option.default):
            allowed = [players for players in counts if _takes(game, players, {option.name: value})]
            players = allowed[number % len(allowed)]
            name = f"rules{meta.rules_version}-{players}p-{option.name}-{spell(value)}.json"
            wanted.append((name, players, game.check_options({option.name: value})))
    return wanted


def _takes(game: AnyGame, players: int, options: Options) -> bool:
    """Whether the title can be played so; an option may be for some player counts only."""
    try:
        game.new_state(players, game.check_options(options), game.meta.rules_version)
    except BadOption:
        return False
    return True


def play(game: AnyGame, players: int, options: Options, seed: int) -> Record:
    """A whole game between bots that sometimes think again."""
    levels = [LEVELS[(seat + players) % len(LEVELS)] for seat in range(players)]
    seats = [Seat(f"{level} {seat + 1}", bot=level) for seat, level in enumerate(levels)]
    bots = [make_bot(level, game, seed, seat) for seat, level in enumerate(levels)]
    match = ludotheca.new_match(game.meta.title, players, options, seed, seats=seats)
    rng = Rng(seed, 1000)
    undos = 0
    while not match.over:
        now = match.head * THINKING_TIME
        owing = match.owing
        seat = owing[rng.below(len(owing))]
        decision = match.decision(seat)
        assert decision is not None
        match.submit(seat, bots[seat].choose(match.view(seat), decision, Budget(iterations=1)), time=now)
        if undos < MOST_UNDOS and _takes_back(match, rng):
            undos += 1
    return match.record()


def _takes_back(match: Match, rng: Rng) -> bool:
    """Perhaps one of those who can takes its last act back."""
    can = [seat for seat in range(match.header.players) if match.can_undo(seat)]
    if not can or rng.below(UNDO_ONE_IN) != 0:
        return False
    match.undo(can[rng.below(len(can))], time=match.head * THINKING_TIME)
    return True


def main(arguments: list[str]) -> None:
    again = "--again" in arguments
    for title in [word for word in arguments if word != "--again"] or registry.titles():
        game = registry.get(title)
        folder = TESTS / game.meta.title / "records"
        folder.mkdir(parents=True, exist_ok=True)
        for number, (name, players, options) in enumerate(tables(game)):
            path = folder / name
            if path.exists() and not again:
                print(f"{path.relative_to(ROOT)} is there already")
                continue
            record = play(game, players, options, seed=number)
            ludotheca.verify(record)
            path.write_bytes(to_bytes(record))
            print(f"{path.relative_to(ROOT)}: {len(record.entries)} entries")


if __name__ == "__main__":
    main(sys.argv[1:])
