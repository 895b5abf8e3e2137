"""What a position is worth to each seat: the end of a game, an estimate of it, or what a net says of a quiet point."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheca.bots.search.knobs import Knobs
from ludotheca.kernel.net import Net
from ludotheca.kernel.state import NOBODY, State
from ludotheca.kernel.vecs import vec


def stand_of(state: State, viewer: i64, net: Net | None) -> vec[float]:
    """Each seat's share of victory, then each seat's points. The points are those of the estimates, also at the end:
    where ties are broken by more than points, they know by how much."""
    over: bool = state.to_move() == NOBODY
    if net is not None and not over:
        return net.stand(state, viewer)
    players: i64 = state.players
    stand: vec[float] = vec[float]([0.0] * (2 * players))
    seat: i64 = 0
    while seat < players:
        stand[players + seat] = state.evaluate(seat)
        seat += 1
    count: float = 0.0
    seat = 0
    while seat < players:
        if state.won(seat) if over else leads(stand, players, seat):
            stand[seat] = 1.0
            count += 1.0
        seat += 1
    seat = 0
    while seat < players:  # a victory is shared by those who share it
        if stand[seat] > 0.0:
            stand[seat] = 1.0 / count
        seat += 1
    return stand


def leads(stand: vec[float], players: i64, seat: i64) -> bool:
    """Whether nobody's points are more."""
    other: i64 = 0
    while other < players:
        if stand[players + other] > stand[players + seat]:
            return False
        other += 1
    return True


def reward_of(seat: i64, stand: vec[float], players: i64, knobs: Knobs, thinker: bool) -> float:
    """Between 0 and 1: winning, and how far ahead of the best of the others. Who thinks may have a character; of the
    others it expects none."""
    best: float = -1.0e9
    other: i64 = 0
    while other < players:
        if other != seat and stand[players + other] > best:
            best = stand[players + other]
        other += 1
    margin: float = stand[players + seat] - best
    if thinker:
        margin = knobs.own * stand[players + seat] - knobs.spite * best
    margin /= knobs.margin
    squashed: float = 0.5 + 0.5 * margin / (1.0 + abs(margin))
    return knobs.win_weight * stand[seat] + (1.0 - knobs.win_weight) * squashed
