"""The pages of the documentation that the program writes itself: what would be wrong a week later if a person wrote it.

tools/manual.py calls `write_pages`; nothing of this is kept in the repository.
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, get_args

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from ludotheca.cli import COMMANDS, main
from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.errors import LudothecaError
from ludotheca.kernel.game import AnyGame
from ludotheca.kernel.names import Field
from ludotheca.server import protocol
from ludotheca.server.errors import status_of
from ludotheca.server.protocol.meaning import described
from ludotheca.server.settings import PREFIX, Settings

MADE = "*This page is made from the program itself.*\n"
_DEFS = "#/$defs/"


def write_pages(folder: Path) -> None:
    """Everything that is generated, into the folder of the pages."""
    reference, titles = folder / "reference", folder / "titles"
    reference.mkdir(parents=True, exist_ok=True)
    titles.mkdir(parents=True, exist_ok=True)
    reference.joinpath("commands.md").write_text(commands(), "utf-8")
    reference.joinpath("messages.md").write_text(messages(), "utf-8")
    reference.joinpath("record.md").write_text(record_page(), "utf-8")
    reference.joinpath("errors.md").write_text(errors(), "utf-8")
    reference.joinpath("settings.md").write_text(settings(), "utf-8")
    statistics = json.loads((ROOT / "docs" / "titles" / "statistics.json").read_text("utf-8"))
    for title in registry.titles():
        game = registry.get(title)
        for picture in (game.folder / "player_rules").glob("*.svg"):
            titles.joinpath(f"{title}-{picture.name}").write_bytes(picture.read_bytes())
        titles.joinpath(f"{title}.md").write_text(title_page(game, statistics[title]), "utf-8")


def table(head: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    """A table of Markdown."""
    lines = [
        list(head),
        *([str(cell).replace("|", "\\|").replace("\n", " ") for cell in row] for row in rows),
    ]
    lines.insert(1, ["---"] * len(lines[0]))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


# ---- the command line


def commands() -> str:
    """Every command as `--help` tells it."""
    page = f"# Commands\n\n{MADE}\n[The command line](../command-line.md) tells the why and shows what comes out.\n"
    for name in COMMANDS:
        said = io.StringIO()
        with redirect_stdout(said):
            main([name, "--help", "--lang", "en"])
        text = "\n".join(line.rstrip() for line in said.getvalue().strip().splitlines())
        page += f"\n## {name}\n\n```text\n{text}\n```\n"
    return page


# ---- messages


def _kind(schema: dict[str, Any]) -> str:
    """A type in a word or two."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(_DEFS)
        return f"[{name.rsplit('.', 1)[-1]}](#{anchor(name)})"
    if "const" in schema:
        return f"`{schema['const']!r}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}" if schema.get("items") else "list"
    return str(schema.get("type", "anything"))


def anchor(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.rsplit(".", 1)[-1].lower()).strip("-")


def _one_struct(name: str, schema: dict[str, Any]) -> str:
    page = f"\n### {name.rsplit('.', 1)[-1]} {{#{anchor(name)}}}\n\n{schema.get('description', '')}\n\n"
    needed = schema.get("required", [])
    rows = [
        (f"`{field}`", _kind(kind), "" if field in needed else "may be left out", kind.get("description", ""))
        for field, kind in schema.get("properties", {}).items()
    ]
    return page + (table(("field", "what it is", "", "meaning"), rows) if rows else "No fields.\n")


def messages() -> str:
    """Every message and what it is made of, from the types themselves."""
    groups = {"What you send": protocol.ClientMessage, "What the server sends": protocol.ServerMessage}
    found = described(msgspec.json.schema_components(list(groups.values()), ref_template=_DEFS + "{name}")[1])
    page = f"# Messages\n\n{MADE}\n[The protocol](../protocol.md) tells how they are used, with a client in thirty lines. The same as JSON Schema "
    page += "and OpenAPI: `/api/schema` of every server.\n"
    left = dict(found)
    for heading, union in groups.items():
        page += f"\n## {heading}\n"
        for kind in get_args(union):
            name = next(key for key in left if key.rsplit(".", 1)[-1] == kind.__name__)
            page += _one_struct(name, left.pop(name))
    page += "\n## What they are made of\n"
    for name, schema in sorted(left.items()):
        page += _one_struct(name, schema)
    return page


def record_page() -> str:
    """The fields of a stored game."""
    found = described(msgspec.json.schema_components([record.Record], ref_template=_DEFS + "{name}")[1])
    page = f"# Record format\n\n{MADE}\nA record is canonical JSON with an entry per line and a seal over all of it. Keep the bytes, not the parsed "
    page += "text: written anew they have another seal. [Python](../python.md#records) reads it, `ludotheca verify FILE` checks it.\n"
    names = sorted(found, key=lambda name: (name != "Record", name))
    return page + "".join(_one_struct(name, found[name]) for name in names)


# ---- errors and settings


def errors() -> str:
    """Every error with its code, its HTTP status and what it means."""
    kinds: list[type[LudothecaError]] = [LudothecaError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    seen = {kind.code: kind for kind in kinds if kind.__module__.startswith("ludotheca.")}
    rows = []
    for code, kind in sorted(seen.items()):
        sentence = getattr(kind, "sentence", "") or (kind.__doc__ or "").split("\n\n")[0].strip()
        rows.append((f"`{code}`", status_of(code), " ".join(sentence.split())))
    return (
        f"# Errors\n\n{MADE}\nAn error has a `code` for programs, `details` that say what exactly, and a `message` in English. Over HTTP it comes "
        "with a status; a status of 429 or 503 has `details.seconds` to wait.\n\n"
        + table(("code", "status", "meaning"), rows)
    )


def settings() -> str:
    """Every setting of a server: its variable, default and the words that stand beside it in the code."""
    text = (ROOT / "src" / "ludotheca" / "server" / "settings.py").read_text("utf-8").splitlines()
    rows = []
    for field in msgspec.structs.fields(Settings):
        at = next(i for i, line in enumerate(text) if line.startswith(f"    {field.name}:"))
        words = text[at].partition("  # ")[2]
        above = at - 1
        while not words and text[above].startswith("    # "):
            words, above = text[above].strip("# ").strip() + " " + words, above - 1
        default = f"`{field.default!r}`" if field.default not in ("", msgspec.NODEFAULT) else ""
        rows.append((f"`{PREFIX}{field.name.upper()}`", default, words.strip()))
    return (
        f"# Settings\n\n{MADE}\nEnvironment variables. Most hosts need three: `{PREFIX}PUBLIC_URL`, `{PREFIX}DATABASE`, `{PREFIX}PROXIES`; "
        "[hosting](../host.md) tells when to change the others.\n\n"
        + table(("variable", "default", "meaning"), rows)
    )


# ---- titles


def _type_of(field: Field) -> str:
    args = get_args(field.type)
    if args and all(isinstance(one, str) for one in args):
        return ", ".join(f"`{one}`" for one in args[:12]) + (", ..." if len(args) > 12 else "")
    return getattr(field.type, "__name__", str(field.type))


def _fields(fields: Iterable[Field]) -> str:
    return "; ".join(f"`{field.name}`: {_type_of(field)}" for field in fields)


def _sureness(game: AnyGame) -> str:
    """Which figures of the box are sure, and which are ours."""
    parts = json.loads((game.folder / "components.json").read_text("utf-8"))
    words = parts.get("status", {})
    rows = []
    for name, part in parts.items():
        own = part if isinstance(part, list) else [part]
        said = Counter(one["status"] for one in own if isinstance(one, dict) and "status" in one)
        note = part.get("note", "") if isinstance(part, dict) else ""
        for status, count in said.items() if name != "status" else ():
            what = name.replace("_", " ") + (f" ({count} of {len(own)})" if len(own) > 1 else "")
            rows.append((what, words.get(status, status), note))
    unsure = [row for row in rows if row[1] not in {"sure", words.get("sure")}]
    page = "\n### How sure the figures are\n\nWhat is not listed here was read in print.\n\n"
    return page + table(("what", "how sure", ""), unsure) if unsure else ""


def _statistics(numbers: dict[str, Any]) -> str:
    rows = [
        (
            one["players"],
            f"{one['points']:.1f} ± {one['spread']:.1f}",
            " ".join(f"{share * 100:.0f} %" for share in one["seats"]),
            f"{one['decisions']:.0f}",
            f"{one['draws']:.0f}",
        )
        for one in numbers["by_players"]
    ]
    return (
        f"\n## Statistics\n\n{numbers['games']} games each of the quick policy (`greedy`) against itself, seed {numbers['seed']}; "
        "shares of so few games are sure to about ten in a hundred. "
        "`ludotheca simulate TITLE --players N --games K --bots greedy --seed 1` counts again.\n\n"
        + table(("players", "points", "won by seat 1, 2, ...", "decisions a game", "draws a game"), rows)
        + "\n[Strength](../strength.md) has the bots' matches in this title.\n"
    )


def shown(value: Any) -> str:
    """The value of an option as one types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _keys(title: str) -> str:
    """The keys of a title's board in the browser, as its own page of keys lists them."""
    board = ROOT / "web" / "src" / "games" / title
    if not (board / "index.ts").exists():
        return ""
    listed = re.findall(r'\{ keys: \[(.*?)\], text: "([\w-]+)" \}', (board / "index.ts").read_text("utf-8"))
    said = dict(re.findall(r"^([\w-]+) = (.+)$", (board / "texts" / "en.ftl").read_text("utf-8"), re.M))
    rows = [(" ".join(re.findall(r'"(.*?)"', keys)), said[text]) for keys, text in listed]
    every = "[Every table](../play.md#three-ways-to-decide) has keys besides."
    return f"\n### Keys in the browser\n\n{table(('keys', 'what they do'), rows)}\n{every}\n" if rows else ""


def title_page(game: AnyGame, numbers: dict[str, Any]) -> str:
    """A title: facts, rules for players, statistics, and what a program needs."""
    meta, folder = game.meta, game.folder
    rules = (folder / "player_rules" / "en.md").read_text("utf-8")
    rules = re.sub(r"^# .*\n", "", rules, count=1)
    rules = re.sub(r"\]\((\w[\w-]*\.svg)\)", rf"]({meta.title}-\1)", rules)
    rules = re.sub(r"^(#+ )", r"#\1", rules, flags=re.M)
    facts = [
        ("players", f"{meta.least_players} to {meta.most_players}"),
        ("minutes", meta.minutes),
        ("designed by", ", ".join(meta.designers)),
        ("published by", ", ".join(meta.publishers)),
        ("in French", meta.names["fr"]),
        ("rules version", meta.rules_version),
    ]
    options = [
        (f"`{option.name}`", f"`{shown(option.default)}`", ", ".join(f"`{shown(v)}`" for v in option.values))
        for option in meta.options
    ]
    page = f"# {meta.names['en']}\n\n{meta.tagline['en']}\n\n"
    if (ROOT / "docs" / "pictures" / f"{meta.title}.webp").exists():
        page += f"![A table of {meta.names['en']} in the browser](../pictures/{meta.title}.webp)\n\n"
    page += table(("", ""), facts)
    page += f"\nPlay it: `ludotheca play {meta.title}`, or **Play against bots** on its cover in the browser. Learn it there in three lessons.\n"
    if options:
        page += "\n### Options\n\n" + table(("option", "default", "values"), options)
    page += _keys(meta.title) + _sureness(game) + f"\n## Rules\n{rules}\n" + _statistics(numbers)
    page += f"\n## For programs\n\nThe title's name is `{meta.title}`. The longest list of legal actions has {game.widest}.\n"
    page += "\n### Decisions\n\n" + table(
        ("kind", "sealed", "arguments"),
        [
            (f"`{shape.kind}`", "yes" if game.decisions.sealed(shape.kind) else "", _fields(shape.fields))
            for shape in game.decisions.shapes()
        ],
    )
    page += "\n### Actions\n\n" + table(
        ("type", "by", "fields"),
        [
            (f"`{act.name}`", "chance" if act.chance else "a seat", _fields(act.fields))
            for act in game.actions
        ],
    )
    page += "\n### Events\n\n" + table(
        ("kind", "arguments"), [(f"`{shape.kind}`", _fields(shape.fields)) for shape in game.events.shapes()]
    )
    return page
