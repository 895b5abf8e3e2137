"""The command `ludotheca`: one file per subcommand, loaded when it is called.

Bad input ends with status 2 and one line on the error stream that says what was wrong and what would be right.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import App

    from ludotheca.texts.speaker import Speaker

BAD_INPUT = 2
INTERRUPTED = 130
USUAL = "serve"  # what is done where no command is named
# Each subcommand lives in the module of its name (`new-title` in new_title); the rest of its usage line is the same in every language.
COMMANDS = {
    "serve": "[--host HOST] [--port N] [--database URL] [--no-browser]",
    "backup": "FILE [--database URL] [--keep N]",
    "restore": "FILE [--database URL] [--yes]",
    "forget": "NAME [--id ID] [--database URL] [--yes]",
    "admin": "owner|moderator|plain|ban|unban|mute|unmute NAME | close TABLE | banner TEXT | invite | log | undo N [--days N] [--uses N] [--reason TEXT] [--id ID] [--database URL]",
    "ratings": "[--check] [--database URL]",
    "bot": "--server URL --token T [--level LEVEL|FILE.py:CLASS] [--table LINK] [--once]",
    "event": "verify FILE",
    "play": "[TITLE] [--players N] [--bots LEVEL] [--seat K] [--seed S] [--keyed] [--option k=v] [--record FILE]",
    "lesson": "[TITLE] [NUMBER] [--again]",
    "games": "[--json]",
    "simulate": "TITLE --players N --games K [--bots a,b,...] [--seed S] [--jobs J] [--save DIR] [--json]",
    "arena": "TITLE --bots a,b,... --players N --games K [--budget B] [--seed S] [--paired] [--jobs J] [--store FILE] [--plot DIR] [--luck] [--json]",
    "dataset": "TITLE FILE --players N --games K [--bots a,b,...] [--seed S] [--option k=v]",
    "ladder": "[TITLE ...] [--quick] [--again] [--page] [--plot] [--jobs J] [--minutes M] [--folder DIR]",
    "learn": "TITLE [--players 2,3,4] [--rounds N] [--first K] [--games K] [--seed S] [--jobs J] [--folder DIR] [--write]",
    "puzzles": "mine|check TITLE [--count N] [--records DIR] [--kinds a,b,...] [--minutes M] [--iterations I] [--seed S] [--jobs J] [--folder DIR] [--write] [--json]",
    "replay": "FILE [--check] [--step] [--seat K]",
    "review": "FILE ... [--seat K] [--effort quick|normal|deep] [--open] [--json] [--svg FILE] [--check]",
    "review-check": "[TITLE ...] [--games K] [--players N] [--only planted,untouched,third,own] [--jobs J] [--store FILE]",
    "verify": "FILE",
    "new-title": "NAME [--players 2-4] [--name-en NAME] [--name-fr NAME]",
    "title-check": "NAME",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status."""
    from ludotheca.cli import context, language  # noqa: PLC0415 - `import ludotheca.cli` stays cheap
    from ludotheca.kernel.errors import LudothecaError  # noqa: PLC0415

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Signs that a terminal cannot show become question marks, not tracebacks.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    say = context.use(language.of_environment())
    try:
        wanted, tokens = language.take_option(tokens)
        say = context.use(wanted)
        return _run(tokens or [USUAL], say)
    except LudothecaError as error:
        return _fail(say.error(error))
    except KeyboardInterrupt:
        print(f"\n{say.text('interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # our reader has read enough; nothing may be flushed at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a full disk, a folder that went away
        return _fail(say.text("system-error", detail=f"{error.strerror or error} ({error.filename or '-'})"))


def _run(tokens: list[str], say: Speaker) -> int:
    from cyclopts import CycloptsError  # noqa: PLC0415

    from ludotheca.cli import usage  # noqa: PLC0415

    try:
        status = build(say)(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return _fail(usage.explain(error, say))
    sys.stdout.flush()
    return status if isinstance(status, int) else 0


def build(say: Speaker) -> App:
    """The command with its subcommands, its help in the language of the reader."""
    from cyclopts import App  # noqa: PLC0415

    from ludotheca import __version__  # noqa: PLC0415
    from ludotheca.cli.usage import Help  # noqa: PLC0415

    app = App(
        name="ludotheca",
        help="command-ludotheca",
        usage="ludotheca COMMAND ...",
        version=__version__,
        help_flags=["--help", "-h"],
        help_format="plaintext",
        help_formatter=Help(say),
        suppress_keyboard_interrupt=False,
    )
    for name, rest in COMMANDS.items():
        usage = f"ludotheca {name} {rest}"
        module = name.replace("-", "_")
        app.command(f"ludotheca.cli.{module}:{module}", name=name, help=f"command-{name}", usage=usage)
    return app


def _fail(line: str) -> int:
    from ludotheca.texts.signs import harmless_line  # noqa: PLC0415

    print(f"ludotheca: {harmless_line(' '.join(line.splitlines()))}", file=sys.stderr)
    return BAD_INPUT
