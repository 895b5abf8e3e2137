"""What people install: a wheel, in an empty environment, away from these sources. `make packages` tries all of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
BUILT = [ROOT / "src" / "ludotheca" / part / "index.html" for part in ("web", "manual")]


@pytest.mark.skipif(not all(page.exists() for page in BUILT), reason="the pages are not built: make pages")
@pytest.mark.timeout(900)  # it installs forty packages
def test_the_wheel_serves_and_plays_in_an_empty_environment() -> None:
    command = [sys.executable, str(ROOT / "tools" / "packages.py"), "--quick", "--here"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "decisions played, the record verifies" in done.stdout
