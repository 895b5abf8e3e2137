"""A position as text, for `render`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheca.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from ludotheca.research.setting import Play


def draw(play: Play) -> str:
    """What a spectator sees, as indented JSON: every title has it, and it names everything."""
    import msgspec  # noqa: PLC0415

    view = play.setting.game.view(play.state, SPECTATOR)
    return msgspec.json.format(msgspec.json.encode(view), indent=1).decode()
