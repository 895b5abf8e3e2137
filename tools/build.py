"""Installs the package, compiled, into .venv, unless what is there came from the same files.

`--require-native` (make test) fails when there is a C compiler and yet the modules are not compiled.
Without it a failed compile still gives a program that runs, as plain Python, and says so.
`--compile` compiles and installs nothing: the slow part, for which the pages need not be built yet. What is compiled is
compiled again only if the rules, the bots or something they import has changed.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / ".stamp-build"  # "<fingerprint> native" or "<fingerprint> pure"
PARTS = ["src", "setup.py", "pyproject.toml", "requirements.in", "tools/build.py"]


def fingerprint() -> str:
    """A digest of every file that goes into the build; unlike file times it notices a deleted module."""
    digest = hashlib.sha256()
    for part in PARTS:
        top = ROOT / part
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def compiler() -> str | None:
    """The C compiler that setuptools would call, where there is one."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def obstacle() -> str:
    """Why nothing can be compiled here, or nothing."""
    if os.environ.get("LUDOTHECA_PURE") == "1":
        return "LUDOTHECA_PURE=1 asks for it"
    if not compiler():
        return "there is no C compiler (install gcc or clang)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian and Ubuntu: apt install python3-dev)"
    return ""


def quietly(*command: str, **environment: str) -> bool:
    """Run a command; what it prints is shown only if it fails. True where it worked."""
    quiet = [str(ROOT / "tools" / "quiet.sh"), *command]
    return subprocess.run(quiet, env={**os.environ, **environment}, cwd=ROOT, check=False).returncode == 0


def install(*, pure: bool) -> bool:
    """Build and install; True where that worked."""
    uv = shutil.which("uv") or str(VENV / "bin" / "uv")
    command = [uv, "pip", "install", "--quiet", "--python", str(VENV / "bin" / "python")]
    command += ["--no-build-isolation", "--no-deps", "--reinstall", str(ROOT)]
    return quietly(*command, LUDOTHECA_REQUIRE_NATIVE="1", LUDOTHECA_PURE="1" if pure else "0")


def compile_only() -> bool:
    """Have the compiled modules ready for the install; True where that worked, or cannot be tried."""
    have, _, mode = STAMP.read_text().partition(" ") if STAMP.exists() else ("", "", "")
    if obstacle() or (have, mode) == (fingerprint(), "native"):
        return True
    print(f"== engine: compiling the rules with mypyc and {compiler()}", flush=True)
    start = time.monotonic()
    command = (str(VENV / "bin" / "python"), "setup.py", "--quiet", "build_ext")
    worked = quietly(*command, LUDOTHECA_REQUIRE_NATIVE="1", LUDOTHECA_PURE="0")
    if worked:
        print(f"== engine: compiled in {time.monotonic() - start:.0f} s", flush=True)
    return worked


def shout(*lines: str) -> None:
    """A message that nobody scrolls past."""
    bar = "*" * 78
    print(bar, *(f"** {line}" for line in lines), bar, sep="\n", flush=True)


def build(*, require_native: bool) -> int:
    """Bring the installed package up to date; the exit status."""
    wanted = fingerprint()
    have, _, mode = STAMP.read_text().partition(" ") if STAMP.exists() else ("", "", "")
    reason = obstacle()
    if have == wanted and mode == ("pure" if reason else "native"):
        print(f"== engine: up to date ({mode})", flush=True)
    else:
        STAMP.unlink(missing_ok=True)
        start = time.monotonic()
        mode = "pure"
        if not reason:
            if compile_only() and install(pure=False):
                mode = "native"
            else:
                reason = "the compile failed; the lines above say why"
        if mode == "pure" and not install(pure=True):
            shout("The package could not be installed; the lines above say why.")
            return 1
        STAMP.write_text(f"{wanted} {mode}")
        print(f"== engine: installed ({mode}) in {time.monotonic() - start:.0f} s", flush=True)
    if mode == "pure":
        shout(
            "The engine runs as PLAIN PYTHON, about fifteen times slower than compiled:",
            f"{reason}.",
        )
    if mode == "pure" and require_native and compiler() and os.environ.get("LUDOTHECA_PURE") != "1":
        print("** engine: there is a compiler, so this is an error", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    with (VENV / ".build-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two builds into one .venv take turns
        if "--compile" in sys.argv[1:]:
            sys.exit(0 if compile_only() else 1)
        sys.exit(build(require_native="--require-native" in sys.argv[1:]))
