"""The real command on a real (pseudo) terminal: keys, resizing, leaving."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheca

pytestmark = pytest.mark.once

CLEAR = "\x1b[2J"
PATIENCE = 60.0


class Terminal:
    """A child on a pseudo terminal, and what it has written so far."""

    def __init__(self, arguments: list[str], columns: int, lines: int, cwd: Path) -> None:
        package = str(Path(ludotheca.__file__).parent.parent)
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            os.chdir(cwd)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background shell would have us ignore it
            environment = {
                **os.environ,
                "PYTHONPATH": package,
                "LC_ALL": "en_XX.UTF-8",
                "TERM": "xterm-256color",
            }
            environment.pop("COLUMNS", None)
            environment.pop("LINES", None)
            os.execve(sys.executable, [sys.executable, "-m", "ludotheca", *arguments], environment)
        self.written = ""
        self.status: int | None = None
        self.resize(columns, lines)

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, pattern: str, since: int = 0) -> str:
        """Read until the pattern stands in what was written after `since`; returns that."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.written[since:], re.DOTALL):
            assert time.monotonic() < end, f"no '{pattern}' in: {self.written[since:][-2000:]}"
            if not self._read() and self.status is not None:
                raise AssertionError(f"ended without '{pattern}': {self.written[since:][-2000:]}")
        return self.written[since:]

    def wait_for_end(self) -> int:
        while self._read():
            pass
        assert self.status is not None
        return self.status

    def _read(self) -> bool:
        """Take over what is there; False once there will be no more."""
        ready, _, _ = select.select([self.master], [], [], 0.2)
        if not ready:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that nobody writes any more
            data = b""
        if data:
            self.written += data.decode("utf-8", "replace")
            return True
        self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return False


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.status is None:
            os.kill(terminal.pid, signal.SIGKILL)
            os.waitpid(terminal.pid, 0)
        os.close(terminal.master)


def last_screen(text: str) -> str:
    """The last screen, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text.rpartition(CLEAR)[2]).replace("\r", "")


def test_keys_resizing_and_quitting(terminals: list[Terminal], tmp_path: Path) -> None:
    line = [
        "play",
        "rome_in_a_day",
        "--players",
        "3",
        "--bots",
        "uniform",
        "--seed",
        "2",
        "--record",
        "g.json",
    ]
    terminal = Terminal(line, 80, 24, tmp_path)
    terminals.append(terminal)
    terminal.wait_for(r"q quit.*> ")
    first = last_screen(terminal.written)
    assert "─" * 80 in first
    assert "─" * 81 not in first
    assert max(map(len, first.split("\n"))) <= 80

    # A resize draws the table anew and keeps what was typed so far.
    seen = len(terminal.written)
    terminal.type("nonsense\x15splot\x7f\x7f\x1b[Ait 1")
    terminal.wait_for("split 1", seen)
    seen = len(terminal.written)
    terminal.resize(60, 30)
    terminal.wait_for("─{60}(?!─)[^─]*> split 1", seen)
    seen = len(terminal.written)
    terminal.type(" 4\r")
    terminal.wait_for("Take one of Ada’s two sets", seen)

    # Help is a page of its own; Enter leads back.
    seen = len(terminal.written)
    terminal.type("?\r")
    terminal.wait_for("Enter to go back to the table", seen)
    seen = len(terminal.written)
    terminal.type("\r")
    terminal.wait_for("Take one of Ada’s", seen)

    # The rules are several pages; q leads back from the first.
    seen = len(terminal.written)
    terminal.type("r\r")
    terminal.wait_for("Enter for more, q to go back to the table", seen)
    seen = len(terminal.written)
    terminal.type("q\r")
    terminal.wait_for("Take one of Ada’s", seen)

    seen = len(terminal.written)
    terminal.type("q\r")
    terminal.wait_for("The record is in g.json", seen)
    assert terminal.wait_for_end() == 0
    assert "Traceback" not in terminal.written
    assert not ludotheca.verify(tmp_path / "g.json").over


def test_no_resize_is_lost(terminals: list[Terminal], tmp_path: Path) -> None:
    """Not even one that comes in the middle of drawing: after many quick ones the last size is what one sees."""
    terminal = Terminal(["play", "rome_in_a_day", "--players", "2", "--bots", "uniform"], 80, 24, tmp_path)
    terminals.append(terminal)
    terminal.wait_for(r"q quit.*> ")
    for columns in range(40, 100):
        terminal.resize(columns, 30)
        terminal.type("x")
    seen = len(terminal.written)
    terminal.resize(77, 30)
    terminal.wait_for("─{77}(?!─)[^─]*> x{40,}", seen)


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_leave_with_a_line(
    terminals: list[Terminal], tmp_path: Path, key: str, status: int
) -> None:
    terminal = Terminal(["play", "rome_in_a_day", "--record", "g.json"], 100, 30, tmp_path)
    terminals.append(terminal)
    terminal.wait_for(r"q quit.*> ")
    seen = len(terminal.written)
    terminal.type(key)
    terminal.wait_for("The record is in g.json", seen)
    assert terminal.wait_for_end() == status
    assert "Traceback" not in terminal.written
    assert terminal.written.rstrip().endswith(("Interrupted.", "You have left the table."))


def test_simulate_shows_a_bar_on_a_terminal(terminals: list[Terminal], tmp_path: Path) -> None:
    line = "simulate rome_in_a_day --players 2 --games 40 --jobs 1 --save games"
    terminal = Terminal(line.split(), 80, 24, tmp_path)
    terminals.append(terminal)
    terminal.wait_for(r"Playing.*\d+/40")
    terminal.wait_for("by seat")
    assert terminal.wait_for_end() == 0


def test_ctrl_c_ends_a_simulation_with_a_line(terminals: list[Terminal], tmp_path: Path) -> None:
    line = "simulate rome_in_a_day --players 2 --games 5000 --jobs 2 --save games"
    terminal = Terminal(line.split(), 80, 24, tmp_path)
    terminals.append(terminal)
    terminal.wait_for(r"[1-9]\d*/5000")
    terminal.type("\x03")
    assert terminal.wait_for_end() == 130
    assert "Traceback" not in terminal.written
    assert terminal.written.rstrip().endswith("Interrupted.")
    saved = list((tmp_path / "games").iterdir())
    assert 0 < len(saved) < 5000
    assert all(ludotheca.load(file).over for file in saved)
