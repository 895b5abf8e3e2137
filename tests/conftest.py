"""What every test run shares: the package it tests, how Hypothesis searches, and the order of the tests.

A plain `pytest` tests the sources, not the copy installed in .venv. LUDOTHECA_MODE=compiled tests that copy, and fails at
once unless every module that compiled.txt names is native; LUDOTHECA_MODE=pure fails unless none is. A PYTHONPATH that
names another copy of the package is obeyed.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Generator, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

SOURCES = Path(__file__).resolve().parent.parent / "src"
MODES = ("compiled", "pure")


def prefer_sources() -> None:
    """Let this process and those it starts import the sources, unless another copy was asked for."""
    if os.environ.get("LUDOTHECA_MODE") == "compiled":
        return
    named = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    copies = [path for path in named if Path(path, "ludotheca").is_dir()]
    if not copies:
        copies = [str(SOURCES)]
        os.environ["PYTHONPATH"] = os.pathsep.join([str(SOURCES), *named])
    # A worker of xdist has the path of a process that read no conftest yet.
    sys.path.insert(0, str(Path(copies[0]).resolve()))


def package() -> Path | None:
    """The folder that `import ludotheca` reads, if there is one."""
    spec = find_spec("ludotheca")
    return Path(spec.origin).resolve().parent if spec and spec.origin else None


prefer_sources()
os.environ["LUDOTHECA_GAMES"] = str(SOURCES.parent / "examples")
PACKAGE = package()

hypothesis.settings.register_profile("local", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "local")


def compiled_modules(package: Path) -> list[str]:
    """The modules that the globs of compiled.txt name; with LUDOTHECA_TITLES, of these titles only, as setup.py does."""
    lines = (package / "compiled.txt").read_text(encoding="utf-8").splitlines()
    globs = [line for line in (line.partition("#")[0].strip() for line in lines) if line]
    paths = {path.relative_to(package.parent) for glob in globs for path in package.glob(glob)}
    titles = [title for title in os.environ.get("LUDOTHECA_TITLES", "").split(",") if title]
    if titles:
        paths = {path for path in paths if path.parts[1] != "games" or path.parts[2] in titles}
    names = (".".join(path.with_suffix("").parts) for path in paths)
    return sorted(name.removesuffix(".__init__") for name in names)


def is_native(module: str) -> bool:
    """Whether an import of this module gives machine code."""
    spec = find_spec(module)
    return spec is not None and not str(spec.origin).endswith(".py")


def mode_faults(mode: str) -> list[str]:
    """Why the loaded package is not what `mode` says; empty if it is."""
    if mode not in MODES:
        return [f"LUDOTHECA_MODE is '{mode}', not one of {', '.join(MODES)}"]
    if PACKAGE is None:
        return [f"LUDOTHECA_MODE={mode}: the package is not installed; run make build"]
    modules = compiled_modules(PACKAGE)
    if "ludotheca.kernel.rng" not in modules:
        return [f"{PACKAGE} holds no sources to compare with compiled.txt"]
    wrong = [module for module in modules if is_native(module) != (mode == "compiled")]
    where = f"LUDOTHECA_MODE={mode}, package from {PACKAGE}"
    is_not = "is not native" if mode == "compiled" else "is native"
    return [f"{where}: {module} {is_not}" for module in wrong]


def pytest_report_header() -> str:
    return f"ludotheca: from {PACKAGE}"


def pytest_configure() -> None:
    mode = os.environ.get("LUDOTHECA_MODE", "")
    faults = mode_faults(mode) if mode else []
    if faults:
        raise pytest.UsageError("\n".join(faults))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests are made and none is dropped: nobody looks for garbage meanwhile, nor among them later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


# Browsers and servers first: their tests are the longest, and a long one that comes last keeps one worker busy alone.
LONGEST = ("tests/web/", "tests/offline/", "tests/server/", "tests/cli/")
# Its tests share an engine that is loaded into the browser: it stays with one worker, which begins with it.
WHOLE = "tests/web/test_offline.py"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order that `Shares` deals out."""
    places = {folder: place for place, folder in enumerate(LONGEST)}

    def place(item: pytest.Item) -> int:
        if item.nodeid.startswith(WHOLE):
            return -1
        return places.get("/".join(item.nodeid.split("/")[:2]) + "/", len(places))

    items.sort(key=place)


class Shares(LoadScopeScheduling):
    """Deals out file by file, because a file's tests share what they start; a browser's tests one by one, because each
    is long. xdist's own ways give one worker all browsers, or cut every file in pieces."""

    def _split_scope(self, nodeid: str) -> str:
        alone = nodeid.startswith(LONGEST[:2]) and not nodeid.startswith(WHOLE)
        return nodeid if alone else nodeid.partition("::")[0]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling | None:
    """`--dist loadfile`, as `make test` says it, means `Shares`."""
    return Shares(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """The browser's driver keeps an event loop of its own open in its worker, which would forbid `asyncio.run` to every
    test after it: set it aside while a test without a browser runs."""
    if request.node.get_closest_marker("browser") is not None:
        yield
        return
    aside = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(aside)
