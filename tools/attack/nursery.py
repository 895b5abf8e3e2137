"""Starts servers quickly: a process that has loaded the program and forks a server for each line it reads.

A server that is killed a thousand times would spend its time loading. The forked one is the same program from
`ludotheca.cli.main` on, a process of its own with its own log. Its parent alone ends it, and takes note of its end
before the system can give its number to somebody else.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from server.harness import Server

DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)
START = 90  # seconds a server may take to be ready
GONE = 0  # the answer about a server that has ended


def main() -> None:
    """Read lines, each a wish: a new server, or how one fares, or its end. The answer is a process number, or GONE."""
    import ludotheca.cli.serve  # noqa: PLC0415 - loaded before the first fork, so that no fork loads it
    import ludotheca.server.run  # noqa: PLC0415, F401
    from ludotheca.games import registry  # noqa: PLC0415

    for title in registry.titles():
        registry.get(title)
    children: set[int] = set()
    for line in os.fdopen(os.dup(0)):  # `sys.stdin` itself stays unread: the program sets it up
        wish = json.loads(line)
        if "server" in wish:
            child = wish["server"]
            if child in children and wish["signal"]:
                os.kill(child, wish["signal"])
            if child in children and os.waitpid(child, 0 if wish["signal"] else os.WNOHANG)[0] == child:
                children.remove(child)
            print(child if child in children else GONE, flush=True)
        else:
            children.add(child := _fork(wish))
            print(child, flush=True)


def _fork(wish: dict[str, Any]) -> int:
    """A server with these arguments, this environment and this file for its log."""
    from ludotheca import cli  # noqa: PLC0415

    child = os.fork()
    if child:
        return child
    with suppress(OSError, AttributeError):  # who breaks off an attack leaves no server behind (Linux)
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
    os.environ.update(wish["environment"])
    if wish["most_bytes"]:  # a disk that is full: no file grows beyond this
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (wish["most_bytes"], wish["most_bytes"]))
    os.dup2(os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), 2)
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(0, 1)
    os._exit(cli.main(wish["arguments"]))


class Nursery:
    """The process that forks servers, as its user sees it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "attack.nursery"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **wish: Any) -> int:
        """The answer to a wish."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wish) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=30)


class ForkedServer(Server):
    """A server out of the nursery."""

    def __init__(self, nursery: Nursery, log: Path, database: str, **settings: Any) -> None:
        super().__init__(database, **settings)
        self._nursery = nursery
        self._log = log
        self.pid = GONE
        self.most_bytes = 0

    def start(self) -> Self:
        own = {name: value for name, value in self.environment.items() if name.startswith("LUDOTHECA_")}
        arguments = self.command[self.command.index("serve") :]
        self._log.unlink(missing_ok=True)
        self.pid = self._nursery.ask(
            arguments=arguments, environment=own, log=str(self._log), most_bytes=self.most_bytes
        )
        end = time.monotonic() + START
        while '"ready"' not in self._read():
            running = time.monotonic() < end and self.alive()
            assert running, f"the server did not start: {self._read()}"
            time.sleep(0.02)
        return self

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> list[dict[str, Any]]:
        if self.alive():
            self._end(signal.SIGTERM)
        return self.log

    def alive(self) -> bool:
        """Whether its process is there."""
        return self.pid != GONE and self._nursery.ask(server=self.pid, signal=0) != GONE

    def _end(self, by: signal.Signals) -> None:
        self._nursery.ask(server=self.pid, signal=int(by))
        self.pid = GONE
        self.log = [json.loads(line) for line in self._read().splitlines() if line.startswith("{")]

    def _read(self) -> str:
        return self._log.read_text("utf-8", "replace") if self._log.exists() else ""


if __name__ == "__main__":
    main()
