"""Builds the engine for the browser into the package, src/ludotheca/offline/engine, unless what is there came from the same files.

    .venv/bin/python tools/wasm.py             build: compiled where that can be, else plain Python, else nothing
    .venv/bin/python tools/wasm.py --require   the same, but where it could be compiled and was not, that is an error
    .venv/bin/python tools/wasm.py --pure      plain Python on the newer Pyodide, as where nothing can be compiled

Compiled, it is mypyc's C through the clang of the `ziglang` package, for the Pyodide whose Python is 3.11: the newest whose
headers an ordinary machine has. It takes about a minute of one core the first time.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import sys
import time
from pathlib import Path

from browser_engine import packing, parts
from browser_engine.compiler import PYTHON, Failed, headers

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "src" / "ludotheca" / "offline" / "engine"
STAMP = OUT / ".stamp"
SOURCES = [
    "src/ludotheca/**/*.py",
    "src/ludotheca/**/*.json",
    "src/ludotheca/**/*.json.gz",
    "src/ludotheca/**/*.net",
    "src/ludotheca/compiled.txt",
]
TOOLS = ["tools/wasm.py", "tools/browser_engine/*", "requirements.lock", "requirements-wasm.lock"]


def fingerprint(kind: str) -> str:
    """A digest of every file that goes into the engine."""
    digest = hashlib.sha256(kind.encode())
    for path in sorted({path for glob in SOURCES + TOOLS for path in ROOT.glob(glob) if path.is_file()}):
        if OUT not in path.parents and packing.wanted(path.relative_to(ROOT)):
            digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def obstacle() -> str:
    """Why nothing can be compiled for the browser here, or nothing."""
    if os.environ.get("LUDOTHECA_PURE") == "1":
        return "LUDOTHECA_PURE=1 asks for it"
    if headers() is None:
        return f"the C headers of Python {PYTHON[0]}.{PYTHON[1]} are not here"
    return ""


def build(kind: str) -> None:
    """Make the engine of this kind anew, all of it or nothing."""
    fresh = OUT.with_name("engine.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    if kind == "compiled":
        packing.pack(ROOT, fresh, kind, parts.compiled(ROOT), parts.pyodide(ROOT, "pyodide"))
    else:
        packing.pack(ROOT, fresh, kind, parts.wheels(ROOT), parts.pyodide(ROOT, "pyodide-pure"))
    shutil.rmtree(OUT, ignore_errors=True)
    fresh.rename(OUT)


def main(arguments: list[str]) -> int:
    if not set(arguments) <= {"--require", "--pure"}:
        print("** wasm: what can be said is --require or --pure")
        return 2
    reason = "--pure asks for it" if "--pure" in arguments else obstacle()
    for kind in ("pure",) if reason else ("compiled", "pure"):
        wanted = fingerprint(kind)
        if STAMP.exists() and STAMP.read_text() == wanted:
            print(f"== wasm: up to date ({kind})", flush=True)
            return 0
        start = time.monotonic()
        print(f"== wasm: building the engine for the browser ({kind})", flush=True)
        try:
            build(kind)
        except Failed as error:
            print(f"** wasm: {error}", flush=True)
            if kind == "compiled" and "--require" in arguments:
                print("** wasm: there is a compiler, so this is an error", flush=True)
                return 1
            reason = str(error)
            continue
        STAMP.write_text(wanted)
        size = sum(file["bytes"] for file in json.loads((OUT / "index.json").read_text())["files"]) // 1024
        print(f"== wasm: built in {time.monotonic() - start:.0f} s, {size} kB", flush=True)
        break
    else:
        shutil.rmtree(OUT, ignore_errors=True)
        print("** wasm: without it nobody can play offline; everything else works", flush=True)
        return 1 if "--require" in arguments else 0
    if reason:
        print(
            f"** wasm: the browser's engine is PLAIN PYTHON, much slower than compiled: {reason}", flush=True
        )
    return 0


if __name__ == "__main__":
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / ".wasm-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two builds take turns
        sys.exit(main(sys.argv[1:]))
