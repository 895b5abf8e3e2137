"""nginx and Caddy with the files of deploy/, in front of a real server: pages, a move over wss, and who is believed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from server.harness import BOT, ME, Person, Server, free_port
from server.harness import sqlite as database_in

pytestmark = pytest.mark.once

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "games.example.org"  # what a host replaces with a name of their own, and this test with `localhost`


@contextlib.contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """A proxy until the block ends; what it says is shown if it does not open its port."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    log = folder / "proxy.log"
    with log.open("w") as said:
        process = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None, log.read_text()
            time.sleep(0.05)
        else:
            pytest.fail(log.read_text())
        yield
    finally:
        process.terminate()
        process.wait(10)


@contextlib.contextmanager
def nginx(folder: Path, port: int, server: int) -> Iterator[Path]:
    """nginx with our file, on other ports; the certificate it shows."""
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    request = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    request += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(request, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8").replace(NAME, "localhost")
    text = text.replace("/etc/letsencrypt/live/localhost", str(folder)).replace(
        "127.0.0.1:8000", f"127.0.0.1:{server}"
    )
    text = re.sub(r"^ *listen \[::].*\n", "", text, flags=re.M)
    text = re.sub(
        r"listen (\d+)", lambda m: f"listen 127.0.0.1:{port if m[1] == '443' else free_port()}", text
    )
    places = "".join(
        f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places}\n{text}\n}}",
        "utf-8",
    )
    with running(["nginx", "-c", str(whole), "-p", str(folder)], port, folder):
        yield certificate


@contextlib.contextmanager
def caddy(folder: Path, port: int, server: int) -> Iterator[Path]:
    """Caddy with our file, on another port and with an authority of its own; that authority's certificate."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    text = text.replace(f"{NAME} {{", f"localhost:{port} {{\n\ttls internal")
    whole = folder / "Caddyfile"
    whole.write_text(
        f"{{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}}\n{text}", "utf-8"
    )
    with running(["caddy", "run", "--adapter", "caddyfile", "--config", str(whole)], port, folder):
        yield folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


async def one_move(ann: Person) -> None:
    """Ann sits down at a table by HTTP and moves over the socket."""
    table = await ann.table(ME, BOT, start=True)
    async with ann.socket(table) as link:
        update = await link.decision()
        action = update["decision"]["actions"][0]
        command = {"table": table, "base": update["view"]["head"], "command_id": "c1", "action": action}
        await link.send(type="command", **command)
        await link.until("ack")


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_people_play_through_it(
    proxy: Callable[..., contextlib.AbstractContextManager[Path]], tmp_path: Path
) -> None:
    if not shutil.which(proxy.__name__) or not shutil.which("openssl"):
        pytest.skip(f"no {proxy.__name__} here")
    port = free_port()
    address = f"https://localhost:{port}"
    with (
        Server(database_in(tmp_path), public_url=address, identities_per_hour=3) as server,
        proxy(tmp_path, port, server.port) as certificate,
    ):
        trusted = ssl.create_default_context(cafile=str(certificate))
        page = httpx.get(address, verify=trusted, headers={"accept-encoding": "gzip"})
        assert (page.status_code, page.headers["content-encoding"]) == (200, "gzip")
        assert "<script" in page.text

        async def scene() -> None:
            async with Person(address, trusted=trusted) as ann:
                assert [cookie.secure for cookie in ann.http.cookies.jar] == [True]
                await one_move(ann)

        asyncio.run(scene())
        # Whoever comes from elsewhere and names other addresses in a header of its own is still counted as itself.
        elsewhere = httpx.HTTPTransport(verify=trusted, local_address="127.0.0.2")
        with httpx.Client(base_url=address, transport=elsewhere) as eve:
            names = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(4)]
            answers = []
            for name in names:
                eve.cookies.clear()
                answers.append(eve.post("/api/me", json={"name": "Eve"}, headers=name))
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
