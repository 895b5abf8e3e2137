"""`ludotheca verify`: was the chance of a game fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import ludotheca
from ludotheca.cli import context, files
from ludotheca.kernel.chance import SEEDED_METHOD, Fairness
from ludotheca.kernel.state import CHANCE
from ludotheca.texts.speaker import Speaker


def verify(
    file: Annotated[Path, Parameter(help="flag-file")],
    /,
    *,
    origin: Annotated[Path | None, Parameter(name="--from", help="flag-verify-from")] = None,
) -> None:
    """Replay a record and compute every die and card again."""
    say = context.say()
    record = files.read(file)
    match = ludotheca.verify(record, None if origin is None else files.read(origin))
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    print(say.text("verified", draws=draws, entries=len(match.entries), name=match.game.meta.names[say.lang]))
    if record.header.fairness.method == SEEDED_METHOD:
        print(say.text("verified-seeded", seed=str(record.header.fairness.seed)))
    else:
        print(say.text("verified-committed", commitment=record.header.fairness.commitment))
    _tell_salts(record.header.fairness, say)
    if begun := record.header.origin:
        key = "verified-begun" if origin is None else "verified-origin"
        print(say.text(key, match=begun.match, entries=begun.entries, seat=begun.seat + 1))


def _tell_salts(fairness: Fairness, say: Speaker) -> None:
    """Which seats were bound by a salt, and whether they revealed it."""
    bound = [seat for seat, commitment in enumerate(fairness.salt_commitments) if commitment]
    for key, seats in (
        ("verified-salts", [seat for seat in bound if fairness.salts[seat]]),
        ("verified-no-salts", [seat for seat in bound if not fairness.salts[seat]]),
    ):
        if seats:
            print(say.text(key, seats=", ".join(str(seat + 1) for seat in seats)))
