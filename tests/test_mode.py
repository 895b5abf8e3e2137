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
SOURCES = ROOT / "src" / "ludotheca"
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


def collect(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """A run of pytest that lists this file's tests, in an environment with these variables of ours and no others."""
    others = {k: v for k, v in os.environ.items() if k not in {"LUDOTHECA_MODE", "PYTHONPATH"}}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "tests/test_mode.py"],
        cwd=ROOT,
        env=others | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("mode", "fault"), [("other", "is native" if NATIVE else "is not native"), ("fast", "not one of")]
)
def test_a_run_in_the_wrong_mode_fails_loudly(mode: str, fault: str) -> None:
    claimed = {"other": "pure" if NATIVE else "compiled"}.get(mode, mode)
    done = collect({"LUDOTHECA_MODE": claimed, "PYTHONPATH": str(PACKAGE.parent)})
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert fault in done.stderr + done.stdout


@pytest.mark.parametrize("mode", [{}, {"LUDOTHECA_MODE": "pure"}])
def test_a_plain_run_tests_the_sources(mode: dict[str, str]) -> None:
    done = collect(mode)
    assert done.returncode == pytest.ExitCode.OK
    assert f"ludotheca: from {SOURCES}" in done.stdout


def test_a_compiled_run_never_tests_the_sources() -> None:
    """It tests the installed package, or says that there is none."""
    done = collect({"LUDOTHECA_MODE": "compiled"})
    assert str(SOURCES) not in done.stdout
    assert done.returncode == pytest.ExitCode.OK or "LUDOTHECA_MODE" in done.stderr
