"""What a catalogue says of the title."""

from __future__ import annotations

from ludotheca.kernel.game import Meta

META = Meta(
    title="rome_in_a_day",
    names={"en": "Rome in a Day", "fr": "Lotta Rome"},
    tagline={
        "en": "Split your lands so that either half suits you.",
        "fr": "Partagez vos terres pour que chaque moitié vous convienne.",
    },
    designers=("Evgeny Petrov",),
    publishers=("Lifestyle Boardgames", "Red Cat Games", "Blackrock Games"),
    least_players=2,  # [S5]
    most_players=5,
    rules_version=1,
    supported_rules=(1,),
    options=(),
    minutes=20,
    stage="complete",
)
