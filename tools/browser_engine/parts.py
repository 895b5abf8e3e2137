"""What must be made or fetched before the engine is packed: compiled libraries, or wheels for the newer Pyodide."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from browser_engine import shims
from browser_engine.compiler import Compiler, Failed
from browser_engine.node import node_folder

VECS = (
    "librt_vecs",
    "vec_bool",
    "vec_float",
    "vec_i16",
    "vec_i32",
    "vec_i64",
    "vec_nested",
    "vec_t",
    "vec_u8",
)


def compiled(root: Path) -> Path:
    """A folder with the compiled engine, librt and msgspec, laid out as Python finds them."""
    work = root / "build" / "wasm"
    work.mkdir(parents=True, exist_ok=True)
    out, objects, stamp = work / "libraries", work / "objects", work / "libraries.stamp"
    modules = _translate(root, work)
    wanted = _made_of(root, work)
    if stamp.exists() and stamp.read_text() == wanted:
        return out
    stamp.unlink(missing_ok=True)
    compiler = Compiler(_ziglang(root, work), work)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    runtime = Path(_site_of("mypyc")) / "lib-rt"
    (work / "shims.c").write_text(shims.source(modules), "utf-8")
    with ThreadPoolExecutor(2) as pool:
        engine = pool.submit(
            compiler.compile, work / "c/__native_ludotheca.c", objects / "engine.o", runtime, work / "c"
        )
        doors = pool.submit(compiler.compile, work / "shims.c", objects / "shims.o")
        vecs = [
            pool.submit(
                compiler.compile, runtime / f"vecs/{name}.c", objects / f"{name}.o", runtime, runtime / "vecs"
            )
            for name in VECS
        ]
        strict = pool.submit(_msgspec, root, work, compiler, out, objects)
        exports = ["PyInit_ludotheca__mypyc", *map(shims.door, modules)]
        compiler.link(out / "ludotheca__mypyc.so", exports, engine.result(), doors.result())
        compiler.link(out / "librt/vecs.so", ["PyInit_vecs"], *(made.result() for made in vecs))
        strict.result()
    (out / "librt/__init__.py").touch()
    shutil.copy(Path(__file__).with_name("modules.py"), out / "ludotheca_modules.py")
    (out / "ludotheca_modules.txt").write_text("\n".join(modules), "utf-8")
    stamp.write_text(wanted)
    return out


def _made_of(root: Path, work: Path) -> str:
    """A name for all that the libraries follow from: the C, the compiler, the locks and these tools."""
    digest = hashlib.sha256((work / "c.stamp").read_bytes())
    tools = sorted(Path(__file__).parent.glob("*.[ph]*"))
    for path in [*tools, root / "requirements.lock", root / "requirements-wasm.lock"]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def wheels(root: Path) -> Path:
    """A folder with msgspec as its authors built it for the newer Pyodide."""
    work = root / "build" / "wasm"
    out, found = work / "wheels", work / "downloads"
    for folder in (out, found):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    _pip(
        "download", "--no-deps", "--only-binary=:all:", "--python-version", "314", "--abi", "cp314",
        "--implementation", "cp", "--platform", "pyemscripten_2026_0_wasm32", "--require-hashes",
        "-d", str(found), "-r", str(_locked(root, work, "msgspec")),
    )  # fmt: skip
    for wheel in found.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(out)  # noqa: S202 - its hash is locked
    return out


def pyodide(root: Path, name: str) -> Path:
    """The folder of a Pyodide of package.json, from npm."""
    work, here = root / "build" / "wasm" / "npm", Path(__file__).parent
    lock, stamp = (here / "package-lock.json").read_text("utf-8"), work / ".stamp"
    if not (stamp.exists() and stamp.read_text("utf-8") == lock):
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        for file in ("package.json", "package-lock.json"):
            shutil.copy(here / file, work)
        folder = node_folder(root)
        environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        command = [str(folder / "npm"), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            print((done.stdout + done.stderr)[-2000:], flush=True)
            raise Failed("npm could not fetch Pyodide. Is there a registry that can be reached?")
        stamp.write_text(lock, "utf-8")
    return work / "node_modules" / name


def _translate(root: Path, work: Path) -> list[str]:
    """mypyc's C in `work/c`, made anew only if something it read has changed; the names of the modules."""
    package = root / "src" / "ludotheca"
    lines = (package / "compiled.txt").read_text("utf-8").splitlines()
    globs = [line for line in (line.partition("#")[0].strip() for line in lines) if line]
    sources = sorted({str(path) for glob in globs for path in package.glob(glob)})
    digest = hashlib.sha256("\0".join(sources).encode())
    read = (path for part in ("kernel/*.py", "games/*/*.py") for path in sorted(package.glob(part)))
    for path in [*map(Path, sources), *read]:
        digest.update(path.read_bytes())
    stamp, named = work / "c.stamp", work / "c.modules"
    if not (stamp.exists() and stamp.read_text() == digest.hexdigest()):
        stamp.unlink(missing_ok=True)
        command = [sys.executable, str(Path(__file__).with_name("translate.py")), str(work / "c"), *sources]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode:
            print((done.stdout + done.stderr)[-4000:], flush=True)
            raise Failed("mypyc refused the sources; the lines above say why")
        named.write_text(done.stdout, "utf-8")
        stamp.write_text(digest.hexdigest())
    found = named.read_text("utf-8").split()
    return [name.removesuffix(".__init__") for name in found if name != "ludotheca__mypyc"]


def _msgspec(root: Path, work: Path, compiler: Compiler, out: Path, objects: Path) -> None:
    """msgspec's one C file, from its own source; its Python files come with it."""
    folder = work / "msgspec"
    if not folder.exists():
        fetched = work / "sdist"
        shutil.rmtree(fetched, ignore_errors=True)
        locked = str(_locked(root, work, "msgspec"))
        _pip(
            "download", "--no-deps", "--no-binary=:all:", "--require-hashes", "-d", str(fetched), "-r", locked
        )
        with tarfile.open(next(fetched.glob("*.tar.gz"))) as archive:
            archive.extractall(work / "unpacked", filter="data")
        next((work / "unpacked").glob("msgspec-*/src/msgspec")).rename(folder)
    made = compiler.compile(folder / "_core.c", objects / "msgspec.o", folder)
    compiler.link(out / "msgspec/_core.so", ["PyInit__core"], made)
    installed = Path(_site_of("msgspec"))
    for path in installed.glob("*.py"):
        shutil.copy(path, out / "msgspec" / path.name)


def _ziglang(root: Path, work: Path) -> Path:
    """The folder of the compiler, installed beside .venv's packages and not among them: it is large."""
    lock = root / "requirements-wasm.lock"
    home, stamp = work / "tools", work / "tools.stamp"
    if not (stamp.exists() and stamp.read_text() == lock.read_text()):
        print("== wasm: installing ziglang (the first time this downloads 100 MB)", flush=True)
        shutil.rmtree(home, ignore_errors=True)
        uv = shutil.which("uv") or str(root / ".venv" / "bin" / "uv")
        install = [uv, "pip", "install", "--quiet", "--python", sys.executable, "--target", str(home)]
        done = subprocess.run(
            [*install, "--no-deps", "--require-hashes", "-r", str(lock)], capture_output=True, check=False
        )
        if done.returncode:  # uv does not read pip's configuration
            _pip("install", "--no-deps", "--require-hashes", "--target", str(home), "-r", str(lock))
        stamp.write_text(lock.read_text())
    return home / "ziglang"


def _locked(root: Path, work: Path, name: str) -> Path:
    """One package of requirements.lock with its hashes, as a file for pip."""
    lines = (root / "requirements.lock").read_text("utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{name}=="))
    end = next(i for i in range(start, len(lines)) if not lines[i].endswith("\\"))
    path = work / f"{name}.lock"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines[start : end + 1]) + "\n", "utf-8")
    return path


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr[-2000:], flush=True)
        raise Failed("pip could not fetch what is needed. Is there a package index that can be reached?")


def _site_of(package: str) -> str:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise Failed(f"{package} is not installed; run 'make setup'")
    return spec.submodule_search_locations[0]
