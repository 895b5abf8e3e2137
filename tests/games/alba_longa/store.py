"""Finds and stores whole games of Alba Longa: every combination of variants, and every way a game can end.

    PYTHONPATH=src:tests python -m games.alba_longa.store

A record that is there already is left alone. Kings play by the quick policy and slip; a first search plays on bare states,
and only the game that was looked for is played again as a match.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from contract import play
from games.titles import suite

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.scoring import goal_reached, population, tie_break
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.kernel.chance import FairDealer
from ludotheca.kernel.match import Match, verify
from ludotheca.kernel.record import Seat, to_bytes
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY, EventSink

FOLDER = Path(__file__).parent / "records"
THINKING_TIME = 1500  # milliseconds between two entries
MOST_SEEDS = 20_000

Test = Callable[[AlbaState, set[str]], bool]


def variants() -> list[tuple[int, dict[str, Any]]]:
    """Every number of kings with every combination of variants that the booklet allows."""
    names = suite("alba_longa").variants
    return [
        (players, {name: GAME.check_options(options, players)[name] for name in names})
        for players in range(GAME.meta.least_players, GAME.meta.most_players + 1)
        for options in play.combinations(GAME, players, names)
    ]


def dealer_of(seed: int) -> FairDealer:
    secret = sha256(f"alba longa {seed}".encode()).digest()
    return FairDealer(secret, f"record-{seed}")


def moves(
    players: int, options: dict[str, Any], seed: int, slips: int
) -> Iterator[tuple[AlbaState, int, int]]:
    """A game move by move: the position, who acts and how. The last position comes with NOBODY."""
    state = GAME.new_state(players, GAME.check_options(options), 1)
    assert isinstance(state, AlbaState)
    dealer, rng, draws = dealer_of(seed), Rng(seed, 5), 0
    while True:
        seat = int(state.first_owing())
        if seat == NOBODY:
            yield state, seat, 0
            return
        if seat == CHANCE:
            outcomes = [int(action) for action in state.actions(CHANCE)]
            action = outcomes[dealer.draw(draws, [int(weight) for weight in state.weights()])]
            draws += 1
        elif rng.below(100) < slips:
            action = int(state.random_action(seat, rng))
        else:
            action = int(state.greedy_action(seat, rng))
        yield state, seat, action
        state.apply(seat, action)


def told(players: int, options: dict[str, Any], seed: int, slips: int) -> tuple[AlbaState, set[str]]:
    """How a game ends, and what happened in it: phases, events, how many kings there were."""
    seen: set[str] = set()
    sink = EventSink()
    for state, _, _ in moves(players, options, seed, slips):
        state.sink = sink
        seen.add(codes.PHASE_NAMES[state.phase])
        seen.add(f"alive-{sum(state.alive)}")
        seen |= {GAME.events.name(0, kind, numbers).kind for kind, _, numbers in sink.take()}
    return state, seen


def record(players: int, options: dict[str, Any], seed: int, slips: int) -> bytes:
    """The game as a record; a king who may takes an act back now and then and does the same again."""
    names = tuple(Seat(f"king {seat + 1}", bot="greedy") for seat in range(players))
    match = Match.start(GAME, dealer_of(seed), players=players, options=options, seats=names)
    undos = 0
    for _, seat, action in moves(players, options, seed, slips):
        if seat in (CHANCE, NOBODY):
            continue
        match.submit(seat, action, time=match.head * THINKING_TIME)
        if undos < 3 and match.can_undo(seat) and match.head % 7 == 0:
            match.undo(seat, time=match.head * THINKING_TIME)
            match.submit(seat, action, time=match.head * THINKING_TIME)
            undos += 1
    assert match.over
    verify(GAME, match.record())
    return to_bytes(match.record())


# Ways to end.


def reached(s: AlbaState) -> list[int]:
    return [king for king in range(int(s.players)) if goal_reached(s, king)]


def winners(s: AlbaState) -> list[int]:
    return [king for king in range(int(s.players)) if s.won(king)]


def single_winner(s: AlbaState, seen: set[str]) -> bool:
    return len(reached(s)) == 1 == len(winners(s))


def population_tie_break(s: AlbaState, seen: set[str]) -> bool:
    goal, won = reached(s), winners(s)
    return (
        len(goal) > 1
        and len(won) == 1
        and all(population(s, k) < population(s, won[0]) for k in goal if k != won[0])
    )


def wheat_and_coins(s: AlbaState, seen: set[str]) -> bool:
    goal, won = reached(s), winners(s)
    return len(won) == 1 and any(k != won[0] and population(s, k) == population(s, won[0]) for k in goal)


def shared(s: AlbaState, seen: set[str]) -> bool:
    won = winners(s)
    return len(won) > 1 and tie_break(s, won[0], won[1]) == 0


def weather_runs_out(s: AlbaState, seen: set[str]) -> bool:
    return not winners(s) and s.year == box.YEARS and sum(s.alive) > 0


def all_removed(s: AlbaState, seen: set[str]) -> bool:
    return not winners(s) and sum(s.alive) == 0


def sole_survivor(s: AlbaState, seen: set[str]) -> bool:
    return len(winners(s)) == 1 and sum(s.alive) == 1 and not reached(s)


def elimination_and_goal(s: AlbaState, seen: set[str]) -> bool:
    return bool(reached(s)) and 1 < sum(s.alive) < s.players and "successor" not in seen


def successor_named(s: AlbaState, seen: set[str]) -> bool:
    return "successor" in seen and bool(reached(s))


def survivor_plays_on(s: AlbaState, seen: set[str]) -> bool:
    return "alive-1" in seen and bool(reached(s))


# What must have happened in a game with a variant.
SIGNS = {
    "job_well_done": {"recalled", "housing", "piety", "farmer-bonus"},
    "spoils_of_war": {"captured"},
    "assisi": {"pillaged", "attack-failed-assisi", "assisi-defender"},
}


def shows(options: dict[str, Any]) -> Test:
    """A game in which every variant that is on has come up."""
    signs = set().union(*(SIGNS[name] for name, is_on in options.items() if is_on))
    return lambda s, seen: signs <= seen and bool(reached(s))


# Name, players, options, slips in per cent, what must have happened.
ENDINGS: list[tuple[str, int, dict[str, Any], int, Test]] = [
    ("single-winner", 4, {}, 10, single_winner),
    ("population-tie-break", 4, {}, 0, population_tie_break),
    ("wheat-and-coins-tie-break", 5, {}, 0, wheat_and_coins),
    ("shared-victory", 5, {}, 0, shared),
    ("weather-runs-out", 3, {}, 45, weather_runs_out),
    ("all-removed", 3, {}, 100, all_removed),
    ("sole-survivor", 3, {}, 70, sole_survivor),
    ("elimination", 5, {}, 45, elimination_and_goal),
    ("successor", 5, {}, 45, successor_named),
    ("survivor-plays-on", 3, {"sole_survivor_wins": False}, 45, survivor_plays_on),
]


def wanted() -> Iterator[tuple[str, int, dict[str, Any], int, Test]]:
    """Every record there should be."""
    for name, players, options, slips, test in ENDINGS:
        yield f"rules1-{players}p-ending-{name}.json", players, options, slips, test
    for players, options in variants():
        on = "-".join(name for name, is_on in options.items() if is_on) or "plain"
        yield f"rules1-{players}p-variants-{on}.json", players, options, 25, shows(options)


def find(players: int, options: dict[str, Any], slips: int, test: Test) -> int:
    """The first seed whose game ends so."""
    for seed in range(MOST_SEEDS):
        if test(*told(players, options, seed, slips)):
            return seed
    raise SystemExit(f"no game of {players} kings with {options} ends so")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, players, options, slips, test in wanted():
        path = FOLDER / name
        if not path.exists():
            seed = find(players, options, slips, test)
            path.write_bytes(record(players, options, seed, slips))
            sys.stdout.write(f"{name}: seed {seed}\n")


if __name__ == "__main__":
    main()
