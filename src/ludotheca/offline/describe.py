"""A local table as the page sees it: the same messages as the server's."""

from __future__ import annotations

from typing import Any

from ludotheca.games import registry
from ludotheca.kernel.state import SPECTATOR
from ludotheca.offline.game import LocalGame, commitment
from ludotheca.server import protocol as p

_REVEAL_MS = 60_000


def _summary(game: LocalGame) -> dict[str, Any]:
    kept = game.kept
    return {
        "table": kept.table,
        "title": kept.title,
        "options": kept.options,
        "pace": p.Pace("none", 0),
        "status": kept.status,
        "owner": kept.seats[game.people[0]].name,
        "created": kept.created,
        "seats": [
            p.SeatInfo(
                seat=number,
                kind="person" if seat.person else "bot",
                name=seat.name,
                level=seat.level,
                connected=seat.person,
                resigned=seat.resigned,
                absent=False,
            )
            for number, seat in enumerate(kept.seats)
        ],
    }


def _fairness(game: LocalGame) -> p.FairnessInfo:
    """The promise about the dice: salts once the game runs, the secret at the end."""
    kept = game.kept
    begun, ended = kept.header is not None, kept.status in {"over", "abandoned"}
    return p.FairnessInfo(
        method=kept.method,
        commitment=commitment(kept),
        salt_commitments=[seat.salt_commitment for seat in kept.seats],
        reveal_by=kept.updated + _REVEAL_MS if kept.frozen and not begun else None,
        salts=[seat.salt if begun else "" for seat in kept.seats],
        secret=kept.secret if ended else "",
    )


def table_message(game: LocalGame, viewer: int) -> p.TableMessage:
    """A table, and which seat looks at it now."""
    kept = game.kept
    info = p.TableInfo(
        **_summary(game),
        rules=kept.header.rules if kept.header else registry.get(kept.title).meta.rules_version,
        public=False,
        hints=kept.hints,
        started=kept.started,
        ended=kept.ended,
        spectators=0,
        fairness=_fairness(game),
        rematch=kept.rematch,
        origin=kept.origin,
        expires=None,
        offline=True,
    )
    return p.TableMessage(info=info, you=p.You(seat=viewer, owner=True))


def my_table(game: LocalGame) -> p.MyTable:
    """A table in the list of this device's games."""
    owing = game.match.owing if game.match is not None and game.kept.status == "running" else []
    turn = any(not game.kept.seats[seat].by_bot for seat in owing)
    seat = game.people[0] if len(game.people) == 1 else SPECTATOR
    return p.MyTable(
        **_summary(game), seat=seat, your_turn=turn, deadline=None, updated=game.kept.updated, expires=None
    )
