"""`ludotheca games`: what is on the shelf."""

from __future__ import annotations

import sys
from typing import Annotated, Any

from cyclopts import Parameter

from ludotheca.cli import context
from ludotheca.games import registry
from ludotheca.kernel.game import AnyGame, Meta, spell
from ludotheca.texts.language import LANGUAGES

FORMAT = "ludotheca-games/1"


def games(*, json: Annotated[bool, Parameter(help="flag-json", negative="")] = False) -> None:
    """Titles, player counts, options, languages and rules versions."""
    shelf = [registry.get(title) for title in registry.titles()]
    if json:
        from ludotheca.kernel.codec import canonical  # noqa: PLC0415

        data = {"format": FORMAT, "games": [describe(game) for game in shelf]}
        sys.stdout.write(canonical(data).decode() + "\n")
        return
    say, console = context.say(), context.console()
    from rich.text import Text  # noqa: PLC0415

    for game in shelf:
        meta = game.meta
        console.print(Text().append(meta.names[say.lang], "bold").append(f"  {meta.title}", "dim"))
        lines = [
            *([meta.tagline[say.lang]] if say.lang in meta.tagline else []),
            say.text("games-for", least=meta.least_players, most=meta.most_players, minutes=meta.minutes),
            *authors(meta),
            *([say.text("games-draft")] if meta.stage == "draft" else []),
            *[option_line(game, option.name) for option in meta.options],
            say.text("games-rules", version=meta.rules_version, languages=", ".join(LANGUAGES)),
        ]
        for line in lines:
            console.print(f"  {line}")
    console.print()
    console.print(say.text("games-next", title=shelf[0].meta.title), style="dim")


def authors(meta: Meta) -> list[str]:
    """Who made it, where that is known."""
    if not meta.designers:
        return []
    designers, publishers = ", ".join(meta.designers), ", ".join(meta.publishers)
    return [context.say().text("games-by", designers=designers, publishers=publishers)]


def describe(game: AnyGame) -> dict[str, Any]:
    """A title for `--json`; docs/command-line.md documents it."""
    meta = game.meta
    return {
        "title": meta.title,
        "names": meta.names,
        "tagline": meta.tagline,
        "designers": meta.designers,
        "publishers": meta.publishers,
        "players": {"least": meta.least_players, "most": meta.most_players},
        "minutes": meta.minutes,
        "options": [
            {"name": option.name, "default": option.default, "values": option.values}
            for option in meta.options
        ],
        "languages": LANGUAGES,
        "rules_version": meta.rules_version,
        "supported_rules": meta.supported_rules,
        "stage": meta.stage,
    }


def option_line(game: AnyGame, name: str) -> str:
    """An option with its values, the default first."""
    option = next(option for option in game.meta.options if option.name == name)
    values = ", ".join(spell(value) for value in option.values)
    return context.say().text("games-option", option=name, values=values, default=spell(option.default))
