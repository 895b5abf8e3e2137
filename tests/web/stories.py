"""Stored games as a seat hears them, entry by entry, for the unit tests of the web."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.chance import NoDealer
from ludotheca.kernel.match import Match
from ludotheca.kernel.state import SPECTATOR

RECORDS = Path(__file__).resolve().parents[1] / "games"


def story(title: str, file: Path, viewer: int) -> dict[str, Any]:
    """One game: of each entry what the viewer heard of it, whether it was theirs, whether they were asked then."""
    kept = record.from_bytes(file.read_bytes())
    match = Match(registry.get(title), kept.header, NoDealer(kept.header.fairness))
    entries = []
    for entry in kept.entries:
        match.extend(entry, check=False)
        asked = viewer != SPECTATOR and bool(match.state.owes(viewer))
        events = [msgspec.to_builtins(event) for event in match.events(viewer, entry.seq)]
        entries.append({"events": events, "mine": entry.seat == viewer, "asked": asked})
    return {"title": title, "file": file.name, "viewer": viewer, "entries": entries}


def write(folder: Path) -> Path:
    """The plain game of each title's newest rules with the fewest and the most players, by the first seat and by nobody."""
    stories = []
    for title in registry.titles():
        meta = registry.get(title).meta
        for players in (meta.least_players, meta.most_players):
            file = RECORDS / title / "records" / f"rules{meta.rules_version}-{players}p.json"
            stories += [story(title, file, viewer) for viewer in (0, SPECTATOR)]
    made = folder / "stories.json"
    made.write_text(json.dumps(stories), encoding="utf-8")
    return made
