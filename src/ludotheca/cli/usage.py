"""Help pages and the errors of the command line itself, from our texts: cyclopts speaks English only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.exceptions import RepeatArgumentError, UnknownCommandError

from ludotheca.cli import COMMANDS
from ludotheca.texts.speaker import Speaker

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

SHOWN = 3  # arguments too many that are named
BUILT_IN = {"--help": "flag-help", "--version": "flag-version"}


class Help:
    """Renders a help page. Descriptions of commands and parameters are keys of our texts."""

    def __init__(self, say: Speaker) -> None:
        self.say = say

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        from rich.table import Table  # noqa: PLC0415 - most runs show no help
        from rich.text import Text  # noqa: PLC0415

        entries = [entry for entry in panel.entries if entry.display_labels]
        if not entries:
            return
        arguments = all(entry.positional_label for entry in entries)
        heading = "help-arguments" if arguments else f"help-{panel.format}s"
        console.print(Text(self.say.text(heading), "bold"))
        table = Table.grid(padding=(0, 2, 0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for entry in entries:
            table.add_row(Text(_names(entry), "cyan"), self._describe(entry))
        if not arguments:
            table.add_row(Text("--lang LANG", "cyan"), self.say.text("flag-lang"))
        console.print(table)
        console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        console.print(self.say.text("help-usage", line=str(usage).strip()), style="bold", markup=False)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(self.say.text(_plain(description)))
        console.print()

    def _describe(self, entry: HelpEntry) -> str:
        from ludotheca.bots.levels import BOTS, LEVELS  # noqa: PLC0415

        for name, key in BUILT_IN.items():
            if name in entry.names:
                return self.say.text(key)
        return self.say.text(_plain(entry.description), levels=", ".join(LEVELS), bots=", ".join(BOTS))


def _names(entry: HelpEntry) -> str:
    """`TITLE`, `--players N`: what is typed."""
    if entry.positional_label:
        return entry.positional_label
    names = ", ".join((*entry.positive_names, *entry.positive_shorts))
    return f"{names} {entry.metavar}" if entry.metavar else names


def _plain(description: Any) -> str:
    inner = getattr(description, "primary_renderable", description)
    return str(inner).strip()


def explain(error: CycloptsError, say: Speaker) -> str:
    """What is wrong with a command line, in one line."""
    what = _explain(error, say)
    command = " ".join(["ludotheca", *(error.command_chain or ()), "--help"])
    return f"{what} {say.text('usage-help', command=command)}"


def _explain(error: CycloptsError, say: Speaker) -> str:
    if isinstance(error, UnknownCommandError):
        return say.text("usage-command", name=(error.unused_tokens or ["?"])[0], known=", ".join(COMMANDS))
    if isinstance(error, UnknownOptionError):
        return say.text("usage-option", name=error.token.keyword or error.token.value)
    if isinstance(error, MissingArgumentError):
        return say.text("usage-missing", name=_argument(error))
    if isinstance(error, RepeatArgumentError):
        return say.text("usage-repeated", name=_argument(error))
    if isinstance(error, CoercionError) and error.token is not None:
        return say.text("usage-number", name=error.token.keyword or _argument(error), value=error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return say.text("usage-unused", name=_some(error.unused_tokens or []))
    return str(error)


def _some(words: Sequence[str]) -> str:
    """The first few words, and how many more there are: a `*` of the shell can make hundreds."""
    shown = " ".join(words[:SHOWN])
    return shown if len(words) <= SHOWN else f"{shown} … (+{len(words) - SHOWN})"


def _argument(error: CycloptsError) -> str:
    if error.argument is None:
        return "?"
    name: str = error.argument.name
    return name if error.argument.field_info.kind.name == "KEYWORD_ONLY" else name.lstrip("-").upper()
