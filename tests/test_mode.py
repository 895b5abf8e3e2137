"""The compiled job runs compiled code and the pure job plain Python, or the run fails at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

import ludotheca
from ludotheca.games import registry
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import State
from ludotheca.kernel.vecs import NATIVE

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(ludotheca.__file__).parent


def test_all_or_nothing_is_native() -> None:
    """The kernel and every title's state are of one kind, the kind `NATIVE` says."""
    kinds = [
        Rng.below,
        State.first_owing,
        *(registry.get(title).state_type.clone for title in registry.titles()),
    ]
    assert [isinstance(kind, FunctionType) for kind in kinds] == [not NATIVE] * len(kinds)


def test_the_loaded_mode_is_the_one_asked_for() -> None:
    mode = os.environ.get("LUDOTHECA_MODE")
    assert mode is None or mode == ("compiled" if NATIVE else "pure")


@pytest.mark.parametrize(
    ("mode", "fault"), [("other", "is native" if NATIVE else "is not native"), ("fast", "not one of")]
)
def test_a_run_in_the_wrong_mode_fails_loudly(mode: str, fault: str) -> None:
    claimed = {"other": "pure" if NATIVE else "compiled"}.get(mode, mode)
    environment = {**os.environ, "LUDOTHECA_MODE": claimed, "PYTHONPATH": str(PACKAGE.parent)}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/test_mode.py",
    ]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert fault in done.stderr + done.stdout
