"""What a catalogue says of the title."""

from __future__ import annotations

from ludotheca.kernel.game import Meta

META = Meta(
    title="_example",
    names={"en": "Example", "fr": "Exemple"},
    tagline={
        "en": "Bid a card in secret, win pebbles, buy more cards.",
        "fr": "Misez une carte en secret, gagnez des cailloux, achetez d’autres cartes.",
    },
    designers=(),
    publishers=(),
    least_players=2,  # [S1]
    most_players=4,
    rules_version=1,
    supported_rules=(1,),
    minutes=10,
    stage="draft",
)
