"""Lines from the keyboard, or from a pipe. On a terminal a change of its size redraws the screen and keeps what was
typed so far."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, ModuleType

from rich.console import Console


class Resized(Exception):
    """The terminal has another size."""


class Reader:
    """Asks for a line. `EOFError` when there is no more, as `input` does."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.interactive = sys.stdin.isatty() and console.is_terminal
        self._editor = _editor() if self.interactive else None
        self._typed = ""

    def ask(self, prompt: str, draw: Callable[[], None]) -> str:
        """Draw, then read a line; draw again whenever the terminal is resized."""
        if not self.interactive:
            draw()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            self.console.print(f"{prompt}{line.rstrip()}")  # so that a transcript shows what was answered
            return line.strip()
        while True:
            draw()
            try:
                with self._watching():
                    return input(prompt).strip()
            except Resized:
                continue

    @contextmanager
    def _watching(self) -> Iterator[None]:
        """Turn a resize into `Resized` while a line is being typed, and put back what was typed before the last one."""
        editor = self._editor
        if editor is None:
            yield
            return

        def resized(number: int, frame: FrameType | None) -> None:
            self._typed = editor.get_line_buffer()
            raise Resized

        editor.set_startup_hook(lambda: editor.insert_text(self._typed))
        before = signal.signal(signal.SIGWINCH, resized)
        try:
            yield
            self._typed = ""
        finally:
            signal.signal(signal.SIGWINCH, before)
            editor.set_startup_hook(None)


def _editor() -> ModuleType | None:
    """Line editing, where the system has it and can tell of a resize."""
    try:
        import readline  # noqa: PLC0415 - not on every system
    except ImportError:
        return None
    return readline if hasattr(signal, "SIGWINCH") else None
