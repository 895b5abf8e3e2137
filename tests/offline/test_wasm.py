"""The engine for the browser plays the same games as the one here. node runs it; a browser does in tests/web."""

from __future__ import annotations

import json
import runpy
import subprocess
from pathlib import Path

import pytest
import wasm
from browser_engine.node import node_folder

from ludotheca.games import registry

pytestmark = pytest.mark.once
HERE = Path(__file__).parent


def run(program: Path) -> dict[str, object]:
    """What a program prints under Pyodide."""
    if not (wasm.OUT / "index.json").exists():
        # As with a missing C compiler: without what it takes there is nothing to test, with it that is a fault.
        assert wasm.obstacle(), "the engine for the browser is not built: run 'make wasm'"
        pytest.skip(f"no engine for the browser: {wasm.obstacle()}")
    node = str(node_folder(wasm.ROOT) / "node")
    command = [node, str(HERE / "engine.mjs"), str(wasm.OUT), str(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=200)
    assert done.returncode == 0, done.stderr[-2000:]
    answer: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return answer


def test_thirty_games_a_title_end_alike() -> None:
    found = run(HERE / "digests.py")
    program = runpy.run_path(str(HERE / "digests.py"))
    assert found["digests"] == {title: program["digests"](title) for title in registry.titles()}
    kind = json.loads((wasm.OUT / "index.json").read_text("utf-8"))["kind"]
    assert found["native"] == (kind == "compiled")
    assert str(found["python"]).startswith("3.11." if kind == "compiled" else "3.14.")
