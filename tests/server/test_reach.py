"""Addresses from people do not reach inside."""

from __future__ import annotations

import asyncio
import socket
import threading

import pytest
from server.postbox import Postbox

from ludotheca.server.notices.reach import BadAddress, Found, Reach, Unreached, is_public

pytestmark = pytest.mark.once

# What reads as an address inside, or as none at all. Names that resolve are asked of this machine, never of a network.
HOSTILE = """
http://example.org/hook
ftp://example.org/
data:text/plain,hello
gopher://example.org:70/
//example.org/
example.org/hook
https://
https:///hook
https://127.0.0.1/
https://127.0.0.1:8000/api/me
https://127.1/
https://2130706433/
https://0x7f000001/
https://0x7f.0.0.1/
https://0177.0.0.1/
https://017700000001/
https://0/
https://0.0.0.0/
https://10.0.0.1/
https://172.16.0.1/
https://192.168.1.1/
https://169.254.169.254/latest/meta-data/
https://100.64.0.1/
https://[::1]/
https://[::]/
https://[::ffff:127.0.0.1]/
https://[::ffff:7f00:1]/
https://[::ffff:a9fe:a9fe]/
https://[64:ff9b::7f00:1]/
https://[2002:7f00:1::]/
https://[fe80::1%25eth0]/
https://[fd00::1]/
https://localhost/
https://localhost:5432/
https://metadata.google.internal/
https://printer.local/
https://router.home.arpa/
https://a.localhost/
https://example.org@127.0.0.1/
https://127.0.0.1#@example.org/
https://example.org\\@127.0.0.1/
https://user:word@example.org/
https://example.org:22/
https://example.org:25/
https://exam ple.org/
https://exämple.org/
https://example.org/\r\nX-Injected: yes
https://example.org:99999/
https://①②⑦.⓪.⓪.①/
https://127.0.0.1.
""".strip("\n").split("\n")
HOSTILE = [line.replace("\\r\\n", "\r\n") for line in HOSTILE] + ["https://a.org/" + "x" * 1000, ""]

_INSIDE = """
127.0.0.1 127.8.9.10 0.0.0.0 10.1.2.3 172.31.255.255 192.168.0.9 169.254.169.254 100.64.0.1 192.0.2.1 198.18.0.1
224.0.0.1 240.0.0.1 255.255.255.255 192.88.99.1 ::1 :: ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1 64:ff9b::a00:1
64:ff9b:1::a00:1 2002:a00:1:: 2002:7f00:1:: 2001::1 fe80::1 fe80::1%eth0 fc00::1 fd12::1 fec0::1 ff02::1 2001:db8::1 nonsense
"""

PRIVATE = _INSIDE.split()


def answers(*addresses: list[str]) -> tuple[Reach, list[str]]:
    """A reach whose names have these addresses, one list at each question."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> Found:
        asked.append(host)
        found = addresses[min(len(asked), len(addresses)) - 1]
        return [(socket.AF_INET6 if ":" in one else socket.AF_INET, one) for one in found]

    return Reach(resolve=resolve, seconds=1), asked


def test_there_are_forty() -> None:
    assert len(HOSTILE) + len(PRIVATE) >= 40


@pytest.mark.parametrize("url", HOSTILE)
async def test_a_hostile_address_is_refused_before_anything_is_looked_up(url: str) -> None:
    reach, asked = answers(["93.184.216.34"])
    with pytest.raises(BadAddress):
        await reach.post(url, b"", {})
    assert asked == []


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_name_that_leads_inside_is_refused(address: str) -> None:
    assert not is_public(address)
    for found in ([address], ["93.184.216.34", address], [address, "2606:4700::1111"]):
        reach, asked = answers(found)
        with pytest.raises(BadAddress, match="private"):
            await reach.post("https://hook.example.org/x", b"", {})
        assert asked == ["hook.example.org"]


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34", "2002:5db8:d822::"]
)
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


async def test_a_name_that_changes_its_mind_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rebinding: the address that was judged is the one connected to, and the name is asked once."""
    reach, asked = answers(["93.184.216.34"], ["127.0.0.1"])
    connected: list[str] = []

    async def connect(host: str, port: int, **_: object) -> None:
        connected.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreached):
        await reach.post("https://hook.example.org/x", b"", {})
    assert connected == ["93.184.216.34"]
    assert asked == ["hook.example.org"]


async def test_an_origin_the_host_listed_is_exempt_and_no_other() -> None:
    async with Postbox.open() as box:
        reach = Reach(f"https://ntfy.example.org, {box.origin}/")
        assert await reach.post(f"{box.origin}/topic?x=1", b"hello", {"Title": "T"}) == 201
        (letter,) = box.letters
        assert (letter.path, letter.body, letter.headers["title"]) == ("/topic?x=1", b"hello", "T")
        for other in (
            f"http://127.0.0.1:{box.port + 1}/",
            f"http://localhost:{box.port}/",
            f"{box.origin}0/",
        ):
            with pytest.raises(BadAddress):
                await reach.post(other, b"", {})


async def test_no_redirect_is_followed_and_nobody_is_waited_for() -> None:
    async with Postbox.open() as box:
        reach = Reach(box.origin, seconds=0.3)
        box.status = 302
        assert await reach.post(box.origin, b"", {}) == 302
        assert len(box.letters) == 1
        box.silent = True
        with pytest.raises(Unreached):
            await reach.post(box.origin, b"", {})


async def test_slow_names_keep_nobody_else_from_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server that takes its time holds threads of its own, not those that all other work shares."""
    held = threading.Event()
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: held.wait(30))
    reach = Reach(seconds=0.05)
    try:
        slow = [asyncio.create_task(reach.check("https://slow.example.org/x")) for _ in range(64)]
        await asyncio.sleep(0.2)
        async with asyncio.timeout(5):
            assert await asyncio.to_thread(lambda: 3) == 3
        for ended in await asyncio.gather(*slow, return_exceptions=True):
            assert isinstance(ended, Unreached)
    finally:
        held.set()
