"""A server of our own, on a fresh database and a free port."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import urlopen


@contextmanager
def server() -> Iterator[str]:
    """Its address, while it runs."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludotheca", "serve", "--no-browser", "--port", str(port)]
        process = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/pictures.db"])
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    urlopen(f"{address}/ready", timeout=5).close()  # noqa: S310 (our own server)
                    break
                except OSError:
                    time.sleep(0.1)
            else:
                raise SystemExit("the server does not come up")
            yield address
        finally:
            process.terminate()
            process.wait(10)
