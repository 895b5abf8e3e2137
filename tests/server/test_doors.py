"""The parts of the edge alone: who may come in, where frames end, what an address may do."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from server.raw import PING, TEXT, frame

from ludotheca.server.edge.doors import Doors
from ludotheca.server.edge.files import room_for
from ludotheca.server.edge.frames import FrameCounter, text_in
from ludotheca.server.limits import Bucket, counted
from ludotheca.server.settings import Settings

pytestmark = pytest.mark.once


class Transport:
    """As much of a connection as the doors need."""

    def __init__(self, host: str) -> None:
        self._host = host
        self.aborted = False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        assert name == "peername"
        return self._host, 5000

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_address_has_so_many_connections_and_a_proxy_any_number() -> None:
    settings = Settings(
        connections_per_address=3, connections_per_second=1000, proxies="10.0.0.0/8, 127.0.0.1"
    )
    clock = Clock()
    doors = Doors(settings, 100, clock)
    for host, welcome in (("192.0.2.1", 3), ("192.0.2.2", 3), ("10.1.2.3", 20), ("127.0.0.1", 20)):
        visits = [doors.enter(Transport(host)) for _ in range(20)]
        assert sum(visit is not None for visit in visits) == welcome
    for visit in list(doors.visits):
        doors.leave(visit)
        doors.leave(visit)
    clock.now += 1
    assert doors.enter(Transport("192.0.2.1")) is not None


def test_an_address_may_not_come_and_go_without_end() -> None:
    clock = Clock()
    doors = Doors(Settings(connections_per_address=5, connections_per_second=2, proxies="none"), 100, clock)

    def come_and_go(times: int) -> int:
        visits = [doors.enter(Transport("192.0.2.1")) for _ in range(times) if clock]
        for visit in visits:
            if visit is not None:
                doors.leave(visit)
        return sum(visit is not None for visit in visits)

    assert come_and_go(20) == 5
    clock.now += 1
    assert come_and_go(20) == 2


def test_a_full_house_sends_away_who_asks_nothing() -> None:
    """Half-open connections lock nobody out, whoever opened them."""
    doors = Doors(Settings(), 3)
    silent, busy, other = (doors.enter(Transport("127.0.0.1")) for _ in range(3))
    doors.works(busy)
    assert doors.enter(Transport("127.0.0.1")) is not None
    assert (silent.transport.aborted, busy.transport.aborted, other.transport.aborted) == (True, False, False)
    for visit in list(doors.visits):
        doors.works(visit)
    assert doors.enter(Transport("127.0.0.1")) is None


def test_what_takes_too_long_is_ended() -> None:
    clock = Clock()
    doors = Doors(Settings(), 10, clock)
    late, unread, fine = (doors.enter(Transport("192.0.2.1")) for _ in range(3))
    late.due, unread.stalled = 5.0, 5.0
    doors.sweep()
    assert not any(visit.transport.aborted for visit in doors.visits)
    clock.now = 6.0
    doors.sweep()
    assert [visit.transport.aborted for visit in (late, unread, fine)] == [True, True, False]


def test_ipv6_is_counted_by_network() -> None:
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::9")
    assert counted("2001:db8:1:2::1") != counted("2001:db8:1:3::1")
    assert counted("fe80::1%eth0") == counted("fe80::2%eth0")
    assert counted("::ffff:192.0.2.1") == counted("192.0.2.1") != counted("192.0.2.2")
    assert counted("local") == "local"
    doors = Doors(Settings(connections_per_address=3), 100)
    visits = [doors.enter(Transport(f"2001:db8::{number}")) for number in range(1, 10)]
    assert sum(visit is not None for visit in visits) == 3


def test_turns_are_given_in_order() -> None:
    clock = Clock()
    bucket = Bucket(10, 20, clock)
    waits = [bucket.reserve(8) for _ in range(4)]
    assert waits == pytest.approx([0, 0, 0.4, 1.2])
    assert max(bucket.reserve(8) for _ in range(100)) == pytest.approx(5.0)  # nobody waits for ever
    clock.now += 100
    assert bucket.reserve(20) == 0


def test_frames_are_counted_however_they_are_cut() -> None:
    rng = random.Random(1)
    long = bytes([0x81, 0x80 | 126]) + (300).to_bytes(2, "big") + bytes(4) + bytes(300)
    longer = bytes([0x81, 0x80 | 127]) + (70_000).to_bytes(8, "big") + bytes(4) + bytes(70_000)
    bare = bytes([0x89, 3]) + b"abc"  # not masked: wrong, but a frame
    kinds = [frame(PING), frame(TEXT, b"x" * 125), long, longer, bare]
    for _ in range(20):
        frames = [rng.choice(kinds) for _ in range(30)]
        stream = b"".join(frames)
        counter, found, taken = FrameCounter(), 0, b""
        while stream:
            size = rng.randrange(1, 2000)
            chunk, stream = stream[:size], stream[size:]
            while chunk:
                most = rng.randrange(1, 4)
                cut, began = counter.cut(chunk, most)
                assert cut > 0 or began == 0
                assert began <= most
                found += began
                taken, chunk = taken + chunk[:cut], chunk[cut:]
        assert found == 30
        assert taken == b"".join(frames)


def test_a_piece_ends_with_its_last_frame() -> None:
    data = frame(PING, b"one") + frame(PING, b"two") + frame(PING, b"three")
    assert FrameCounter().cut(data, 2) == (len(frame(PING, b"one") * 2), 2)


def masked(opcode: int, data: bytes, length: bytes) -> bytes:
    """A frame with a mask, and its length written as told."""
    key = b"\x01\x82\x03\xf4"
    return bytes([opcode]) + length + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(data))


def test_a_whole_message_is_read_without_the_parser() -> None:
    for text in ("", "{}", "x" * 125, "é" * 60):
        data = text.encode()
        assert text_in(masked(0x81, data, bytes([0x80 | len(data)])), 200) == text
    long = b"y" * 150
    assert text_in(masked(0x81, long, b"\xfe" + (150).to_bytes(2, "big")), 200) == long.decode()


def test_what_is_no_whole_message_is_left_to_the_parser() -> None:
    whole = masked(0x81, b"hello", b"\x85")
    odd = {
        "two frames": whole * 2,
        "a part": whole[:-1],
        "the head alone": whole[:1],
        "the first fragment": masked(0x01, b"hello", b"\x85"),
        "the last fragment": masked(0x80, b"hello", b"\x85"),
        "bytes": masked(0x82, b"hello", b"\x85"),
        "a ping": masked(0x89, b"hello", b"\x85"),
        "a reserved bit": masked(0xC1, b"hello", b"\x85"),
        "no mask": bytes([0x81, 5]) + b"hello" + bytes(4),
        "a length longer than need be": masked(0x81, b"hello", b"\xfe\x00\x05"),
        "a length of eight bytes": masked(0x81, b"z" * 150, b"\xff" + (150).to_bytes(8, "big")),
        "too long": masked(0x81, b"z" * 201, b"\xfe" + (201).to_bytes(2, "big")),
        "no UTF-8": masked(0x81, b"\xff\xfe", b"\x82"),
    }
    assert {why: text_in(data, 200) for why, data in odd.items()} == dict.fromkeys(odd)


def test_the_file_limit_is_raised() -> None:
    code = (
        "import resource as r; from ludotheca.server.edge.files import raise_file_limit as up;"
        "hard = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (256, hard));"
        "print(up(900), r.getrlimit(r.RLIMIT_NOFILE)[0]); r.setrlimit(r.RLIMIT_NOFILE, (256, 300)); print(up(900))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.split() == ["900", "900", "300"]
    assert room_for(6000, 6200) == 6000
    assert room_for(6000, 1024) == 824
    assert room_for(6000, 256) == 128


def test_an_unknown_proxy_is_named_once(caplog: pytest.LogCaptureFixture) -> None:
    doors = Doors(Settings(), 10)
    for _ in range(3):
        doors.heard_of_proxy("192.0.2.9")
    (line,) = caplog.records
    assert "LUDOTHECA_PROXIES" in line.getMessage()
    assert line.proxy == "192.0.2.9"
