"""What a catalogue says of the title."""

from __future__ import annotations

from ludotheca.kernel.game import Meta, Option

META = Meta(
    title="comuni",
    names={"en": "Comuni", "fr": "Comuni"},
    tagline={
        "en": "Bid for projects, build your city, stand against the invader.",
        "fr": "Enchérissez, bâtissez votre ville, tenez tête à l’envahisseur.",
    },
    designers=("Flaminia Brasini", "Virginio Gigli", "Antonio Tinto", "Stefano Luperto"),
    publishers=("TenkiGames", "HUCH & friends"),
    least_players=2,  # [S1]
    most_players=5,
    rules_version=2,
    supported_rules=(1, 2),
    options=(
        # Whether tables hide the others' stocks, as screens do; what a player may know is the same either way.
        Option("screens", True, (True, False)),
        # Whether resources may be exchanged for resources to hold, and not only inside a payment.
        Option("free_exchange", False, (False, True)),
    ),
    minutes=90,
    stage="complete",
)
