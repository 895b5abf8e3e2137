"""`ludotheca verify`: was the chance of a game fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import ludotheca
from ludotheca.cli import context, files
from ludotheca.kernel.chance import SEEDED_METHOD
from ludotheca.kernel.state import CHANCE


def verify(file: Annotated[Path, Parameter(help="flag-file")], /) -> None:
    """Replay a record and compute every die and card again."""
    say = context.say()
    record = files.read(file)
    match = ludotheca.verify(record)
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    print(say.text("verified", draws=draws, entries=len(match.entries), name=match.game.meta.names[say.lang]))
    if record.header.fairness.method == SEEDED_METHOD:
        print(say.text("verified-seeded", seed=str(record.header.fairness.seed)))
    else:
        print(say.text("verified-committed", commitment=record.header.fairness.commitment))
