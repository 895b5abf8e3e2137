"""Packs the engine: Pyodide's own files as they are, one archive of ours, and a list of them all."""

from __future__ import annotations

import gzip
import hashlib
import json
import py_compile
import shutil
import zipfile
from pathlib import Path

import mypy_extensions

# What the local house needs of the package, and what it leaves on the server.
_OURS = ("bots", "games", "kernel", "lessons", "offline", "review", "puzzles")
_OF_SERVER = (
    "server/__init__.py", "server/clocks.py", "server/days.py", "server/errors.py", "server/moments.py",
    "server/protocol/", "server/learning/__init__.py", "server/learning/puzzling.py", "server/shelf.py", "server/learning/teaching.py",
)  # fmt: skip
_PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
_WHEN = (2020, 1, 1, 0, 0, 0)  # equal contents give equal archives


def wanted(path: Path) -> bool:
    """Whether a file of the repository goes into the engine, or into the making of it."""
    if path.parts[:2] != ("src", "ludotheca"):
        return True
    inner = path.relative_to("src/ludotheca")
    if len(inner.parts) == 1:
        return inner.name in {"__init__.py", "compiled.txt"}
    if inner.parts[0] == "server":
        return inner.as_posix().startswith(_OF_SERVER)
    if inner.parts[0] not in _OURS or "engine" in inner.parts or inner.name == "terminal.py":
        return False
    return inner.suffix in {".py", ".json", ".net"} or inner.name.endswith(".json.gz")


def pack(root: Path, out: Path, kind: str, libraries: Path, source: Path) -> None:
    """Lay the engine of this kind into `out`, with the Pyodide that lies in `source`."""
    for name in _PYODIDE:
        if (source / name).exists():
            shutil.copyfile(source / name, out / name)
    work = root / "build" / "wasm" / kind
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(libraries, work)
    shutil.copyfile(Path(mypy_extensions.__file__), work / "mypy_extensions.py")
    native = _native(libraries)
    for path in sorted((root / "src" / "ludotheca").rglob("*")):
        inner = path.relative_to(root / "src")
        if (
            path.is_file()
            and "__pycache__" not in path.parts
            and wanted(path.relative_to(root))
            and inner not in native
        ):
            target = work / inner
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    if kind == "compiled":
        _precompile(work)
    _archive(work, out / "engine.zip")
    version = json.loads((source / "package.json").read_text("utf-8"))["version"]
    _index(out, kind, version)


def _native(libraries: Path) -> set[Path]:
    """The sources whose modules the library holds."""
    listed = libraries / "ludotheca_modules.txt"
    names = listed.read_text("utf-8").split() if listed.exists() else []
    files = {Path(*name.split(".")).with_suffix(".py") for name in names}
    return files | {Path(*name.split("."), "__init__.py") for name in names}


def _precompile(work: Path) -> None:
    """Bytecode in the place of sources: the builder's Python is the one of this Pyodide, and it starts sooner."""
    for path in sorted(work.rglob("*.py")):
        py_compile.compile(
            str(path),
            cfile=str(path.with_suffix(".pyc")),
            dfile=path.relative_to(work).as_posix(),
            doraise=True,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        path.unlink()


def _archive(folder: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), _WHEN)
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, path.read_bytes())


def _index(out: Path, kind: str, version: str) -> None:
    """What there is, how large, and a name that changes with any of it; `packed` is what travels."""
    files = []
    for path in sorted(out.iterdir()):
        data = path.read_bytes()
        files.append(
            {
                "name": path.name,
                "bytes": len(data),
                "packed": min(len(data), len(gzip.compress(data, 6, mtime=0))),
                "sha256": hashlib.sha256(data).hexdigest(),
            }
        )
    name = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    index = {"engine": name, "kind": kind, "pyodide": version, "files": files}
    (out / "index.json").write_text(json.dumps(index, indent=1) + "\n", "utf-8")
