"""Builds what people install, and plays each of it as they would: in an empty environment, away from these sources.

    .venv/bin/python tools/packages.py                  sdist, a wheel of plain Python, a compiled one per Python found
    .venv/bin/python tools/packages.py --quick          the wheel of plain Python only
    .venv/bin/python tools/packages.py --in-a-hurry     compile without optimising: does it build and play?
    .venv/bin/python tools/packages.py --only sdist,pure,3.12
    .venv/bin/python tools/packages.py --quick --here   the same with the Python that runs this alone, as the tests do

The wheels lie in dist/ afterwards. The pages must be built (`make build` or tools/web.py), so that they are inside. Wheels for
other systems are built by cibuildwheel with what pyproject.toml says of it; it calls tools/package_trial.py too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
UV = shutil.which("uv") or str(ROOT / ".venv" / "bin" / "uv")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
NEEDED = (
    "ludotheca/web/index.html",
    "ludotheca/manual/index.html",
    "ludotheca/compiled.txt",
    "ludotheca/py.typed",
)


def interpreters() -> dict[str, str]:
    """Every Python of this machine that a wheel is for, by version."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found: dict[str, str] = {}
    for version in VERSIONS:
        named = shutil.which(f"python{version}")
        for candidate in [
            *([named] if named else []),
            *map(str, sorted(pyenv.glob(f"{version}.*/bin/python"))),
        ]:
            asked = subprocess.run(
                [candidate, "-c", "import sys; print(sys.executable, '%d.%d' % sys.version_info[:2])"],
                capture_output=True,
                text=True,
                check=False,
            )
            if asked.returncode == 0 and asked.stdout.split()[1] == version:
                found[version] = asked.stdout.split()[0]
                break
    return found


def run(*command: str, **environment: str) -> None:
    """Run a command; what it prints is shown only if it fails, and then all ends."""
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n** packages: {' '.join(command)} failed")


def build(kind: str, source: str, python: str, folder: Path, **environment: str) -> Path:
    """One package, made in a folder of its own and put into dist/."""
    out = folder / "out"
    command = [UV, "build", f"--{kind}", "--python", python, "--out-dir", str(out), source]
    run(*command, LUDOTHECA_BUILD_DIR=str(folder / "work"), **environment)
    (made,) = [path for path in out.iterdir() if path.suffix in {".whl", ".gz"}]
    DIST.mkdir(exist_ok=True)
    return Path(shutil.copy(made, DIST))


def look_inside(wheel: Path, *, compiled: bool) -> None:
    """Whether everything is in it, and nothing of the machine it was made on."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    missing = [name for name in NEEDED if name not in names]
    native = [name for name in names if name.endswith((".so", ".pyd"))]
    strange = [
        name for name in names if not name.startswith(("ludotheca", "src/")) and not name.endswith(".so")
    ]
    if missing or strange or bool(native) != compiled:
        sys.exit(
            f"** packages: {wheel.name}: missing {missing}, strange {strange[:5]}, {len(native)} compiled modules"
        )


def try_out(package: Path, python: str, folder: Path, *, compiled: bool) -> None:
    """Install it where nothing else is, and play."""
    home = folder / "environment"
    run(UV, "venv", "--quiet", "--python", python, str(home))
    inside = str(home / ("Scripts" if os.name == "nt" else "bin") / "python")
    install = [UV, "pip", "install", "--quiet", "--compile-bytecode", "--python", inside, str(package)]
    run(*install, LUDOTHECA_PURE="0" if compiled else "1")
    trial = Path(shutil.copy(ROOT / "tools" / "package_trial.py", folder))
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDOTHECA"))
    }
    command = [inside, "-P", str(trial), "compiled" if compiled else "pure"]
    done = subprocess.run(command, cwd=folder, env=clean, check=False)
    if done.returncode:
        sys.exit(f"** packages: {package.name} does not play with {python}")


def say(text: str) -> None:
    print(f"== packages: {text}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--in-a-hurry", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--here", action="store_true")
    asked = parser.parse_args()
    if not (ROOT / "src" / "ludotheca" / "web" / "index.html").exists():
        sys.exit("** packages: the pages are not built: make build, or .venv/bin/python tools/web.py")
    this = f"{sys.version_info[0]}.{sys.version_info[1]}"
    found = {this: sys.executable} if asked.here else interpreters()
    wanted = asked.only.split(",") if asked.only else ["pure"] if asked.quick else ["sdist", "pure", *found]
    say(f"{', '.join(wanted)}; this machine has Python {', '.join(found)}")
    oldest = next(iter(found.values()))
    how = {"LUDOTHECA_OPTIMISE": "0"} if asked.in_a_hurry else {}
    for name in wanted:
        with tempfile.TemporaryDirectory(prefix="ludotheca-package-") as scratch:
            folder = Path(scratch)
            if name == "sdist":
                package = build("sdist", ".", oldest, folder)
                say(f"{package.name}, {package.stat().st_size / 1e6:.1f} MB; from it a wheel of plain Python")
                try_out(package, oldest, folder, compiled=False)
                continue
            compiled, python = name != "pure", found.get(name, oldest)
            mode = (
                {"LUDOTHECA_PURE": "0", "LUDOTHECA_REQUIRE_NATIVE": "1", **how}
                if compiled
                else {"LUDOTHECA_PURE": "1"}
            )
            package = build("wheel", ".", python, folder, **mode)
            look_inside(package, compiled=compiled)
            say(f"{package.name}, {package.stat().st_size / 1e6:.1f} MB")
            for other in [python] if compiled else found.values():
                try_out(package, other, folder, compiled=compiled)
                shutil.rmtree(folder / "environment")


if __name__ == "__main__":
    main()
