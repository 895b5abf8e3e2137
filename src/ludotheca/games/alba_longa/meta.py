"""What a catalogue says of the title, and how its options are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludotheca.games.alba_longa import box
from ludotheca.kernel.errors import BadOption
from ludotheca.kernel.game import Meta, Option, Options

if TYPE_CHECKING:
    from ludotheca.games.alba_longa.state import AlbaState

META = Meta(
    title="alba_longa",
    names={"en": "Alba Longa", "fr": "Alba Longa"},
    tagline={
        "en": "Feed your people, send them to work, raise ten monuments.",
        "fr": "Nourrissez votre peuple, mettez-le au travail, élevez dix monuments.",
    },
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


def settled(options: Options, players: int) -> Options:
    """Two kings always play with Assisi [T2], so their table says so."""
    return {**options, "assisi": True} if players == 2 else options


def take_options(s: AlbaState, options: Mapping[str, Any]) -> None:
    """The state is played by these options: each is a field of its own name, 1 for yes. An old record of two kings
    may not say that they play with Assisi [T2]; five never do, because Reate is on the front of its board [AS9]."""
    if options["assisi"] and s.players == box.MOST_KINGS:
        raise BadOption(
            META.names,
            "assisi",
            f"cannot be true with {s.players} players: Assisi is on the back of the fifth city, Reate.",
            why="assisi-five",
            value="true",
        )
    played = {**options, "assisi": options["assisi"] or s.players == 2}
    played["random_first_king"] = played.pop("first_king") == "random"
    for name, value in played.items():
        setattr(s, name, int(value))
