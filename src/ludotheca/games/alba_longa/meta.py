"""What a catalogue says of the title."""

from __future__ import annotations

from ludotheca.kernel.game import Meta, Option

META = Meta(
    title="alba_longa",
    names={"en": "Alba Longa", "fr": "Alba Longa"},
    designers=("Graeme Jahns",),
    publishers=("Quined Games",),
    least_players=2,  # [S1]
    most_players=5,
    rules_version=1,
    supported_rules=(1,),
    options=(
        # The three variants of the booklet. Two kings always play with Assisi.
        Option("job_well_done", False, (False, True)),
        Option("spoils_of_war", False, (False, True)),
        Option("assisi", False, (False, True)),
        # Where the booklet leaves a choice, with what we chose as the default.
        Option("first_king", "random", ("random", "first_seat")),
        Option("one_slavery_deal", True, (True, False)),
        Option("keep_one_peasant", True, (True, False)),
        Option("large_growth", False, (False, True)),
        Option("sole_survivor_wins", True, (True, False)),
    ),
    minutes=90,
    stage="complete",
)
