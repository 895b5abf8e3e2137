"""The check of commit subjects that git calls: see tools/hooks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOO_LONG = "Comuni: count the pillage tiles of every player exactly once in the final scoring"


@pytest.mark.once
@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("Comuni: count pillage tiles once in the final scoring", ""),
        ("Speed up the search", ""),
        ('Revert "The night in the styles."', ""),
        (TOO_LONG, "characters"),
        ("Comuni: count pillage tiles once.", "full stop"),
        ("Comuni: counted pillage tiles once", "'counted'"),
        ("Web: one night in the styles", "'one'"),
        ("Fixes the scoring", "'Fixes'"),
        ("Adding a title", "'Adding'"),
        ("", "''"),
    ],
)
def test_a_subject_is_short_and_says_what_to_do(subject: str, fault: str, tmp_path: Path) -> None:
    message = tmp_path / "message"
    message.write_text(f"{subject}\n\nThe body says why; it was written in one sitting.\n", "utf-8")
    command = [sys.executable, str(ROOT / "tools" / "hygiene.py"), "--message", str(message)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == (1 if fault else 0)
    assert fault in done.stdout
