"""Lines from the keyboard, or from a pipe.

On a terminal the line is edited here and not by a library, so that a change of the terminal's size can redraw the screen
at once and keep what was typed so far.
"""

from __future__ import annotations

import codecs
import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from rich.console import Console

ERASE = "\r\x1b[K"


class Resized(Exception):
    """The terminal has another size."""


class Reader:
    """Asks for a line. `EOFError` when there is no more, as `input` does."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.interactive = sys.stdin.isatty() and console.is_terminal
        self._line = Line()
        self._waiting = ""  # typed ahead, after the end of the last line

    def ask(self, prompt: str, draw: Callable[[], None]) -> str:
        """Draw, then read a line; draw again whenever the terminal is resized."""
        if not self.interactive:
            draw()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            self.console.print(f"{prompt}{line.rstrip()}")  # so that a transcript shows what was answered
            return line.strip()
        if not hasattr(signal, "SIGWINCH"):
            draw()
            return input(prompt).strip()
        with _keys(), _bell() as bell:
            while True:
                try:
                    draw()
                    return self._edit(prompt, bell).strip()
                except Resized:
                    continue

    def _edit(self, prompt: str, bell: int) -> str:
        """One line, edited in place: Backspace, Ctrl-W and Ctrl-U take back, Ctrl-D on an empty line is the end."""
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while True:
            while self._waiting:
                key, self._waiting = self._waiting[0], self._waiting[1:]
                if key in "\r\n":
                    text, self._line = self._line.text, Line()
                    sys.stdout.write("\n")
                    sys.stdout.flush()
                    return text
                if key == "\x04" and not self._line.text:
                    sys.stdout.write("\n")
                    raise EOFError
                self._line.press(key)
            self._show(prompt)
            try:
                ready, _, _ = select.select([sys.stdin, bell], [], [])
            except KeyboardInterrupt:
                sys.stdout.write("\n")
                raise
            if bell in ready:
                os.read(bell, 1024)
                raise Resized
            data = os.read(sys.stdin.fileno(), 1024)
            if not data:
                raise EOFError
            self._waiting += decoder.decode(data)

    def _show(self, prompt: str) -> None:
        room = max(1, self.console.width - len(prompt) - 1)
        sys.stdout.write(f"{ERASE}{prompt}{self._line.text[-room:]}")
        sys.stdout.flush()


class Line:
    """A line being typed."""

    def __init__(self) -> None:
        self.text = ""
        self._escape = ""  # an arrow or another key that is sent as several characters, as far as it has come

    def press(self, key: str) -> None:
        """Add a character, or do what a control character says; keys that mean nothing here are passed over."""
        if self._escape:
            self._escape += key
            begun = len(self._escape) == 2 and key in "[O"
            inside = len(self._escape) > 2 and not (key.isalpha() or key == "~")
            if not (begun or inside):
                self._escape = ""
        elif key == "\x1b":
            self._escape = key
        elif key in "\x7f\b":
            self.text = self.text[:-1]
        elif key == "\x15":  # Ctrl-U
            self.text = ""
        elif key == "\x17":  # Ctrl-W
            self.text = self.text.rstrip().rpartition(" ")[0]
        elif key.isprintable():
            self.text += key


@contextmanager
def _keys() -> Iterator[None]:
    """Take keys one by one and unechoed; Ctrl-C still interrupts."""
    import termios  # noqa: PLC0415 - not on every system
    import tty  # noqa: PLC0415

    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    tty.setcbreak(handle)
    try:
        yield
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


@contextmanager
def _bell() -> Iterator[int]:
    """A pipe that has something to read after a resize, whenever it came: a signal that arrives while the table is being
    drawn is not lost, and nothing is ever left half done."""
    hear, ring = os.pipe()
    os.set_blocking(ring, False)

    def resized(number: int, frame: FrameType | None) -> None:
        with suppress(BlockingIOError):  # full: it rings already
            os.write(ring, b"!")

    before = signal.signal(signal.SIGWINCH, resized)
    try:
        yield hear
    finally:
        signal.signal(signal.SIGWINCH, before)
        os.close(hear)
        os.close(ring)
