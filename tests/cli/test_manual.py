"""The site and its pages: every link leads somewhere, every command line is one the program takes, every block of Python is run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import manual
import pytest
from cyclopts import CycloptsError

from ludotheca.cli import build, language
from ludotheca.games import registry
from ludotheca.texts.speaker import Speaker

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "web" / "README.md"]
# Pages that the site makes, from here and from the others.
MADE = {"titles", "reference"}
# Pages whose Python another test runs, and those whose Python is of something else.
RUN_ELSEWHERE = {"README.md", "python.md", "research.md", "protocol.md", "fairness.md", "add-a-game.md"}


def blocks(page: Path, language: str = r"\w*") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.S | re.M)


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```|`[^`\n]+`", "", page.read_text("utf-8"), flags=re.S | re.M)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        target, _, anchor = link.partition("#")
        if "://" in target or target.split("/")[0] in MADE:
            continue
        path = (page.parent / target).resolve() if target else page
        assert path.exists(), link
        if anchor and path.suffix == ".md":
            assert anchor in anchors(path), link


def test_pages_that_the_site_makes_are_linked_by_their_names() -> None:
    made = {f"titles/{title}" for title in registry.titles()}
    made |= {f"reference/{name}" for name in ("commands", "messages", "errors", "settings", "record")}
    for page in PAGES:
        for link in re.findall(r"\]\(((?:titles|reference)/[^)#\s]+)\.md", page.read_text("utf-8")):
            assert link in made, f"{page.name}: {link}"


def test_the_order_of_the_site_names_every_page() -> None:
    order = (ROOT / "docs" / "site" / "zensical.toml").read_text("utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert f'"{page.name}"' in order, "add it to docs/site/zensical.toml"


def typed() -> list[tuple[str, str]]:
    """Lines of the pages that somebody types, from the program's name on."""
    found = []
    for page in PAGES:
        for block in blocks(page, "(?:sh|bash|console)?"):
            for line in block.replace("\\\n", " ").splitlines():
                command = re.match(r"(?:[A-Z_]+=\S+ )*(?:\S*/)?ludotheca ([a-z].*)", line.partition("  #")[0])
                # `[--players N]` is how a page tells of a command, not what one types
                if command and "[" not in line and "..." not in line:
                    found.append((page.name, command[1].strip()))
    return found


@pytest.mark.parametrize(("page", "line"), typed(), ids=[line[:40] for _, line in typed()])
def test_the_program_takes_what_a_page_types(page: str, line: str) -> None:
    example = (line.replace(" N", " 3").replace(" K ", " 2 "), line)[line.count(" N") == 0]
    tokens = shlex.split(example.partition(" > ")[0].partition(" | ")[0])
    _, tokens = language.take_option(tokens)
    try:
        build(Speaker("en")).parse_args(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        pytest.fail(f"{page}: ludotheca {line}: {error}")


def test_make_has_what_a_page_makes() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    for page in PAGES:
        for block in blocks(page):
            for target in re.findall(r"^make ([a-z-]+)", block, re.M):
                assert target in targets, f"{page.name}: make {target}"


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name not in RUN_ELSEWHERE], ids=lambda p: p.name
)
def test_the_python_of_a_page_runs(page: Path) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    for number, code in enumerate(blocks(page, "python")):
        exec(compile(code, f"{page.name}, block {number}", "exec"), names)


def test_the_first_bot_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from ludotheca.cli import main

    bot = tmp_path / "my_bot.py"
    bot.write_text("\n".join(blocks(ROOT / "docs" / "first-bot.md", "python")), "utf-8")
    for name in ("MyBot", "Greedier"):
        line = f"simulate rome_in_a_day --players 2 --games 2 --jobs 1 --bots {bot}:{name},uniform"
        assert main(line.split()) == 0
    assert "MyBot" in capsys.readouterr().out


def test_links_are_turned_for_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manual, "WORK", tmp_path)
    for name in ("CHANGELOG.md", "host.md", "titles/kingsburg.md"):
        there = tmp_path / "pages" / name
        there.parent.mkdir(parents=True, exist_ok=True)
        there.touch()
    text = "[a](../CHANGELOG.md) [b](host.md#notices) [c](../tests/conftest.py) [d](https://x.org) [e](#here)"
    turned = manual.at_home(text, Path("docs/python.md"))
    assert turned == "[a](CHANGELOG.md) [b](host.md#notices) c [d](https://x.org) [e](#here)"
    assert manual.at_home("[h](docs/host.md)", Path("CHANGELOG.md")) == "[h](host.md)"
    assert manual.at_home("[h](../host.md)", Path("docs/titles/kingsburg.md")) == "[h](../host.md)"
