"""Whoever stays online pays little for offline play: the engine, the house and its page are loaded when they are wanted."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
# What every page, or every table, brings along for it. The rest comes by `import()`.
ALWAYS = ("core/local.ts", "offline/PassScreen.svelte")
MOST_BYTES = 10_000
STATIC = re.compile(r'^\s*import [^(]*?from "([./]+/offline/[^"]+)"', re.M)


def test_only_the_screen_between_two_people_comes_with_every_table() -> None:
    inside = {WEB / "pages" / "OfflinePage.svelte"}
    found = {
        f"{path.relative_to(WEB)} imports {name}"
        for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
        if path not in inside and WEB / "offline" not in path.parents
        for name in STATIC.findall(path.read_text("utf-8"))
    }
    assert found == {"pages/TablePage.svelte imports ../offline/PassScreen.svelte"}


def test_it_is_less_than_ten_kilobytes() -> None:
    parts = [(WEB / name).read_bytes() for name in ALWAYS]
    words = (WEB / "texts" / "fr.ftl").read_text("utf-8").splitlines()
    parts.append("\n".join(line for line in words if line.startswith(("offline-", "pass-"))).encode())
    sizes = [len(gzip.compress(part)) for part in parts]
    assert min(sizes) > 100
    assert sum(sizes) < MOST_BYTES
