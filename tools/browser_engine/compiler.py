"""C to WebAssembly by the clang inside the `ziglang` package: no emscripten is needed for a library that Pyodide loads.

The headers of the C library are zig's own musl ones (emscripten's C library is musl too), those of Python are the
machine's with the pyconfig.h beside this file.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

PYTHON = (3, 11)  # of the Pyodide in web/package.json; tests/offline/test_wasm.py asks it
_PYCONFIG = Path(__file__).with_name("pyconfig.h")
_CLANG = ("-target", "wasm32-unknown-emscripten", "-fPIC", "-O2", "-w", "-nostdinc", "-DNDEBUG")
_LINK = (
    "--experimental-pic", "-shared", "--import-memory", "--import-table",
    "--unresolved-symbols=import-dynamic", "--strip-debug",
)  # fmt: skip


class Failed(Exception):
    """Why there is no WebAssembly; a sentence."""


def headers() -> Path | None:
    """Python's headers of the right version on this machine, if they are here."""
    name = f"python{PYTHON[0]}.{PYTHON[1]}"
    places = [Path(sysconfig.get_path("include"))] if sys.version_info[:2] == PYTHON else []
    places += [Path(prefix) / "include" / name for prefix in ("/usr", "/usr/local")]
    return next((place for place in places if (place / "Python.h").exists()), None)


class Compiler:
    """Compiles and links for Pyodide; `work` is a folder of its own."""

    def __init__(self, zig: Path, work: Path) -> None:
        self._zig = zig / "zig"
        found = headers()
        if not self._zig.exists() or found is None:
            raise Failed("ziglang or Python's headers are missing")
        lib = zig / "lib"
        self._system = [
            lib / "libc/include/generic-musl",
            lib / "libc/include/x86-linux-musl",
            lib / "include",
        ]
        self._python = work / "include"
        shutil.rmtree(self._python, ignore_errors=True)
        shutil.copytree(found, self._python)
        shutil.copy(_PYCONFIG, self._python / "pyconfig.h")

    def compile(self, source: Path, target: Path, *include: Path) -> Path:
        """One C file to an object."""
        target.parent.mkdir(parents=True, exist_ok=True)
        flags = [f"-I{folder}" for folder in (self._python, *include)]
        system = [flag for folder in self._system for flag in ("-isystem", str(folder))]
        self._run("clang", *_CLANG, *system, *flags, "-c", str(source), "-o", str(target))
        return target

    def link(self, target: Path, exports: list[str], *objects: Path) -> None:
        """Objects to a library that exports these functions."""
        target.parent.mkdir(parents=True, exist_ok=True)
        named = [f"--export={name}" for name in exports]
        self._run("wasm-ld", *_LINK, *named, *map(str, objects), "-o", str(target))

    def _run(self, *command: str) -> None:
        done = subprocess.run([str(self._zig), *command], capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr[-4000:], flush=True)
            raise Failed(f"zig {command[0]} failed on {command[-3]}; the lines above say why")
