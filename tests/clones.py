"""The tools of the repository, and a copy of it in another folder to add a title there."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", "web", "records", ".*")


def tool(name: str) -> ModuleType:
    """A module of tools/, which is no package."""
    spec = spec_from_file_location(f"tools_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that `make` has filled, for all processes of this run: the first makes it, the others wait for it."""
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder, done = shared / name, shared / f"{name}.done"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    return folder


def make_clone(folder: Path) -> Path:
    """The sources, the example, the tests and the tools, without anything built; the web without its packages."""
    for part in ("src", "examples", "tests", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    for file in ("pyproject.toml", "setup.py", "requirements.in"):
        shutil.copy(ROOT / file, folder / file)
    return folder


def build_web(clone: Path) -> None:
    """The pages of a clone, with the packages that are here already."""
    packages = clone / "web" / "node_modules"
    if not packages.exists():
        packages.symlink_to(ROOT / "web" / "node_modules")
    node = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(
        [sys.executable, "tools/web.py", "--require"], cwd=clone, env={**os.environ, "PATH": node}, check=True
    )


def environment(clone: Path) -> dict[str, str]:
    """For processes that run the sources of a clone."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHECA_")}
    return {**others, "PYTHONPATH": str(clone / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


def run(clone: Path, *arguments: str, **settings: str) -> str:
    """A Python command in a clone, with these variables of the environment; what it printed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=clone,
        env={**environment(clone), **settings},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout
