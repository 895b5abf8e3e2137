"""What a catalogue says of the title, and what its option does to a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludotheca.kernel.game import Meta, Option

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState

# The designer's later word limits "+2" tokens to one a season; both rulebooks only to one a group of dice [I8].
ONE_PLUS2 = Option(name="one_plus2_per_season", default=False, values=(False, True))

# Two to five play [S1].
META = Meta(
    title="kingsburg",
    names={"en": "Kingsburg", "fr": "Kingsburg"},
    tagline={
        "en": "Influence the court, build up your province, survive the winter.",
        "fr": "Influencez la cour, développez votre province, tenez bon l’hiver.",
    },
    designers=("Andrea Chiarvesio", "Luca Iennaco"),
    # Of the first edition; the rulebook text names none, public pages do.
    publishers=("Stratelibri", "Fantasy Flight Games"),
    least_players=2,
    most_players=5,
    rules_version=1,
    supported_rules=(1,),
    options=(ONE_PLUS2,),
    minutes=90,
    stage="complete",
)


def take_options(s: KingsburgState, options: Mapping[str, Any]) -> None:
    """The options of a table, in its position."""
    s.one_plus2 = int(options[ONE_PLUS2.name])
