"""What a server is built on is said, with its licence, and what it never loads stays unloaded."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
UNLOADED = ("faker", "polyfactory", "litestar_htmx", "rich_click", "httpx", "httpcore", "certifi")


def locked(name: str) -> list[str]:
    return re.findall(r"^([a-z0-9-]+)==", (ROOT / name).read_text("utf-8"), re.M)


def test_every_package_has_its_licence_in_the_credits() -> None:
    rows = re.findall(r"^\| [A-Z].*? \| (.*) \|$", (ROOT / "CREDITS.md").read_text("utf-8"), re.M)
    listed = re.findall(r"[a-z][a-z0-9-]+", " ".join(re.sub(r"\(.*?\)", "", row) for row in rows))
    missing = [name for name in locked("requirements.lock") if name not in listed]
    assert missing == [], "add these to the table in CREDITS.md"


def test_a_server_loads_nothing_of_what_litestar_only_asks_for() -> None:
    code = "import sys, ludotheca.server.run; print([name for name in sys.argv[1:] if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code, *UNLOADED], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_uv_is_installed_by_the_hashes_of_the_lock() -> None:
    setup = (ROOT / "tools" / "setup.sh").read_text("utf-8")
    assert "--require-hashes" in setup[: setup.index("locked packages")]
    (wanted,) = re.findall(r"^uv==(\S+)$", (ROOT / "requirements-dev.in").read_text("utf-8"), re.M)
    lock = (ROOT / "requirements-dev.lock").read_text("utf-8")
    assert re.search(rf"^uv=={re.escape(wanted)} \\\n    --hash=sha256:", lock, re.M)
