"""One of something is not several: every number that stands before a plural has a form for one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from texts.faults import UNCOUNTED
from texts.test_files import FOLDERS, read

PLURAL = {
    "en": re.compile(r"[ \u00a0](?:[a-z]+ )?([a-z]+s)\b"),
    "fr": re.compile(r"[ \u00a0]([a-zéèêâ]+[sx])\b"),
}
# In English a verb ends as a plural does: what stands before one is somebody, not a number.
SOMEBODY = {
    *("advisor", "comune", "enemy", "maker", "name", "names", "of", "other", "other-of", "owner", "seat", "seat-of"),
    *("seats", "server", "taker", "title", "sum", "stall", "way", "wheat", "found", "expected", "best"),
}  # fmt: skip
INVARIABLE = {"fois", "bois", "près", "plus", "des", "wins", "victoires", "standard", "becomes", "stays"}
# Numbers that are never one: players, minutes, the goal of a title, what is told only of two or more.
NEVER_ONE = {
    *("agreed-seconds amount", "after-lesson-text minutes", "deal-each people", "deal-hill people"),
    *("deal-once-text minutes", "error-bad-players most", "error-illegal-action legal-count", "games-for minutes"),
    *("games-for most", "hint-done games", "hint-heading games", "hint-thinking games", "learn-length steps"),
    *("look-where most", "notice-several count", "pick-count count", "players-range most", "reason-odd-secret least"),
    *("review-draw-said outcomes", "review-tried players", "simulated players", "table-label players"),
    *("table-label-here players", "token-days days", "unclear-several count", "welcome-first-text minutes"),
    *("alba-card-farmers wheat", "alba-farmer-brings wheat", "alba-goal monuments", "alba-goal people"),
    *("alba-out-begin goal", "alba-out-quarry all", "alba-out-stalls count", "alba-verdict-goal people"),
    *("alba-verdict-population people", "event-split-mine rest", "event-split-opened rest", "rome-scores sizes"),
}  # fmt: skip
# Told with a fraction or a sign, of several figures at once, or of something that has no plural.
NO_COUNT = {
    *("arena-luck-seat mean", "arena-luck-seat z", "arena-luck-factor factor", "coach-value win", "learn-round loss"),
    *("review-choice points", "review-choice-equal points", "review-choice-played points", "review-why-head points"),
    *("review-why-found-head points", "review-planted of", "simulated-cost pace", "ledger-inside sum"),
    *("ledger-outside sum", "ledger-picture sum", "rome-card-gems ladder", "alba-out-quarry total"),
    *("alba-out-court silver", "alba-out-target soldiers", "alba-out-assisi soldiers", "puzzle-count answered"),
    *("alba-out-upgrade wheat", "cm-do-repair pillage", "kb-points-of of"),
    *("games-rules version", "error-unknown-rules rules"),
}  # fmt: skip


def _unasked(pattern: ast.Pattern, asked: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Each number of a text that no selector has asked for, with the words after it."""
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            of = inside.selector
            now = asked | {of.id.name} if isinstance(of, ast.VariableReference) else asked
            for variant in inside.variants:
                yield from _unasked(variant.value, now)
        elif isinstance(inside, ast.VariableReference) and inside.id.name not in asked:
            after = pattern.elements[at + 1 : at + 2]
            if after and isinstance(after[0], ast.TextElement):
                yield inside.id.name, after[0].value


def careless(path: Path, lang: str) -> list[str]:
    """`key number: word` for every plural that a number stands before although it may be one."""
    found = []
    for message in read(path):
        for name, after in _unasked(message.value, frozenset()) if message.value else ():
            told = f"{message.id.name} {name}"
            word = PLURAL[lang].match(after)
            if not word or {word[1], *after.split()[:1]} & (UNCOUNTED | INVARIABLE) or name in SOMEBODY:
                continue
            if told not in NEVER_ONE | NO_COUNT:
                found.append(f"{told}: {word[0].strip()}")
    return found


@pytest.mark.parametrize("lang", PLURAL)
@pytest.mark.parametrize("name", FOLDERS)
def test_a_number_before_a_plural_has_a_form_for_one(name: str, lang: str) -> None:
    path = FOLDERS[name] / f"{lang}.ftl"
    assert careless(path, lang) == [], "a selector on the number, or a line in NEVER_ONE or NO_COUNT"


@pytest.mark.parametrize("lang", PLURAL)
def test_a_plural_without_a_form_for_one_is_found(tmp_path: Path, lang: str) -> None:
    text = {"en": "kept = { $n } whole games", "fr": "kept = { $n } parties"}[lang]
    path = tmp_path / "x.ftl"
    path.write_text(text, "utf-8")
    assert len(careless(path, lang)) == 1
    path.write_text("kept = { $n ->\n [one] one\n *[other] " + text[7:] + "\n }", "utf-8")
    assert careless(path, lang) == []
