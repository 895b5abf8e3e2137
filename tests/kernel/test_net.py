"""The net against its formula written plainly, and the files it comes in."""

from __future__ import annotations

import logging
import math
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from mypy_extensions import i64

from ludotheca.games import registry
from ludotheca.kernel import net as nets
from ludotheca.kernel.look import Look
from ludotheca.kernel.net import Net, sizes
from ludotheca.kernel.outlook import FILE, BadNet, NetHeader, mark_of, net_of, read_net, write_net
from ludotheca.kernel.state import State

FEATURES, WIDE, NARROW, UNIT = 6, 8, 16, 10
STORED = [-69528058, -154382449, -75381945, -155904797, -159769632, -312170393]


class Hands(State):
    """A position that is nothing but the features of its seats."""

    def __init__(self, players: i64 = 2, hands: list[list[int]] | None = None) -> None:
        super().__init__(players)
        self.hands = hands or []

    def to_move(self) -> Any:
        return 0

    def score(self, seat: i64) -> Any:
        return 5 * seat

    def look(self, seat: i64, viewer: i64, out: Look) -> None:
        for index, value in enumerate(self.hands[seat]):
            out.put(index, value)


def numbers(seed: int) -> list[int]:
    random = Random(seed)
    spread = (1 << 15, 1 << 15, 1 << 13, 1 << 12, 1 << 22, 1 << 11, 1 << 21, 1 << 22)
    parts = zip(sizes(FEATURES, WIDE, NARROW), spread, strict=True)
    return [random.randrange(-most, most) for size, most in parts for _ in range(size)]


def plainly(given: list[int], hands: list[list[int]]) -> list[tuple[int, int]]:
    """What each seat gets, by the formula: lists and sums, nothing else."""
    parts, start = [], 0
    for size in sizes(FEATURES, WIDE, NARROW):
        parts.append(given[start : start + size])
        start += size
    first, first_start, own, every, second_start, third, straight, end = parts
    hidden = []
    for hand in hands:
        sums = [
            first_start[u] + sum(v * first[f * WIDE + u] for f, v in enumerate(hand)) for u in range(WIDE)
        ]
        hidden.append([max(value, 0) // 2 ** (nets.FIRST_BITS - nets.FIRST_OUT) for value in sums])
    total = [sum(row[u] for row in hidden) for u in range(WIDE)]
    outs = []
    for hand, row in zip(hands, hidden, strict=True):
        later = []
        for n in range(NARROW):
            value = second_start[n] + sum(
                row[u] * own[u * NARROW + n] + total[u] * every[u * NARROW + n] for u in range(WIDE)
            )
            later.append(max(value, 0) // 2 ** (nets.FIRST_OUT + nets.SECOND_BITS - nets.SECOND_OUT))
        win, points = (
            end[o]
            + sum(v * straight[f * 2 + o] for f, v in enumerate(hand))
            + sum(value * third[n * 2 + o] for n, value in enumerate(later))
            for o in range(2)
        )
        outs.append((win, points))
    return outs


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_net_follows_its_formula(players: int) -> None:
    random = Random(players)
    for seed in range(6):
        hands = [[random.randrange(-9, 10) for _ in range(FEATURES)] for _ in range(players)]
        given = numbers(seed)
        stand = list(Net(FEATURES, WIDE, NARROW, UNIT, given).stand(Hands(players, hands), 0))
        wanted = plainly(given, hands)
        powers = [math.exp((win - max(w for w, _ in wanted)) / 2**nets.OUT_BITS) for win, _ in wanted]
        assert stand[:players] == pytest.approx([power / sum(powers) for power in powers], rel=1e-12)
        points = [5 * seat + UNIT * wanted[seat][1] / 2**nets.OUT_BITS for seat in range(players)]
        assert stand[players:] == pytest.approx(points, rel=1e-12)


def test_whole_numbers_are_the_same_in_every_mode() -> None:
    """Worked out once, in plain Python."""
    net = Net(FEATURES, WIDE, NARROW, UNIT, numbers(1))
    net.think(Hands(3, [[1, 0, -2, 3, 0, 1], [0, 2, 1, 0, 5, 0], [127, -127, 1, 1, 0, 0]]), 0)
    assert [int(value) for value in net.outs] == STORED


def test_the_order_of_the_seats_is_no_matter() -> None:
    net = Net(FEATURES, WIDE, NARROW, UNIT, numbers(2))
    hands = [[1, 2, 3, 0, 0, 1], [0, -1, 4, 0, 2, 0], [3, 3, 0, 0, 0, 7]]
    there = list(net.stand(Hands(3, hands), 0))[:3]
    back = list(net.stand(Hands(3, hands[::-1]), 0))[:3]
    assert there == pytest.approx(back[::-1])
    assert len(set(there)) == 3


def test_a_feature_is_cut_to_a_byte_and_a_flag_to_its_range() -> None:
    pad = Look(9)
    pad.put(0, 1000)
    pad.put(1, -1000)
    pad.put(2, 0)
    pad.one_of(3, 4, 99)
    pad.one_of(7, 2, -5)
    found = [(int(pad.index[i]), int(pad.value[i])) for i in range(int(pad.count))]
    assert found == [(0, 127), (1, -127), (6, 1), (7, 1)]


def test_a_net_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=r"has .* numbers, not 3"):
        Net(FEATURES, WIDE, NARROW, UNIT, [1, 2, 3])


# Files.


def header(**changes: Any) -> NetHeader:
    outlook = registry.get("kingsburg").outlook
    usual = {
        "title": "kingsburg", "rules": (1,), "features": mark_of(outlook), "inputs": len(outlook), "wide": 8,
        "narrow": 8, "unit": 10, "made_by": "ludotheca learn kingsburg", "games": 1,
    }  # fmt: skip
    return NetHeader(**(usual | changes))


def written(path: Path, **changes: Any) -> Path:
    told = header(**changes)
    write_net(path, told, list(range(sum(sizes(told.inputs, told.wide, told.narrow)))))
    return path


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = read_net(written(tmp_path / FILE), registry.get("kingsburg"), 1)
    assert [int(value) for value in net.first[:4]] == [0, 1, 2, 3]
    assert (net.wide, net.narrow, net.unit) == (8, 8, 10)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"title": "comuni"}, "is a net of comuni"),
        ({"features": "0" * 16}, "made for other features .* make it again: ludotheca learn kingsburg"),
        ({"inputs": 3}, "made for other features"),
        ({"rules": (7, 8)}, "made for version 7, 8 of the rules of kingsburg, not for version 1"),
        ({"format": "ludotheca-net/9"}, "ludotheca-net/9"),
    ],
)
def test_a_net_that_does_not_fit_is_refused(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNet, match=said):
        read_net(written(tmp_path / FILE, **changes), registry.get("kingsburg"), 1)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / FILE)
    path.write_bytes(path.read_bytes()[:-4])
    with pytest.raises(BadNet, match="it is damaged"):
        read_net(path, registry.get("kingsburg"), 1)
    path.write_bytes(b"something else")
    with pytest.raises(BadNet, match="is no net of this program"):
        read_net(path, registry.get("kingsburg"), 1)


def test_a_refused_net_is_told_of_once_and_done_without(caplog: pytest.LogCaptureFixture) -> None:
    game = registry.get("kingsburg")
    net_of.cache_clear()
    with caplog.at_level(logging.WARNING, logger="ludotheca"):
        assert net_of(game, 99) is None
        assert net_of(game, 99) is None
    net_of.cache_clear()
    assert len(caplog.records) == 1
    assert "not for version 99. The search plays on without it." in caplog.text


WITH_NET = [title for title in registry.titles() if (registry.get(title).folder / FILE).exists()]


def test_some_titles_have_nets() -> None:
    assert {"alba_longa", "kingsburg"} <= set(WITH_NET)


@pytest.mark.parametrize("title", WITH_NET)
def test_the_net_of_a_title_fits_and_says_how_it_was_made(title: str) -> None:
    game = registry.get(title)
    path = game.folder / FILE
    read_net(path, game, game.meta.rules_version)
    told = msgspec.json.decode(path.read_bytes().partition(b"\n")[0], type=NetHeader)
    assert told.made_by.startswith(f"ludotheca learn {title} ")
    assert path.stat().st_size < 200_000
