"""Compiles the rules with mypyc; everything else about the package is in pyproject.toml.

Environment:
  LUDOTHECA_PURE=1            no compiled modules: a wheel of plain Python
  LUDOTHECA_REQUIRE_NATIVE=1  a failed compile stops the build; otherwise it warns and builds plain Python
  LUDOTHECA_TITLES=A,B        compile these titles only, while another one is half-written
  LUDOTHECA_OPTIMISE=0        compile in a hurry (gcc -O0): to see whether it compiles and plays, not how fast
  LUDOTHECA_BUILD_DIR=DIR     where mypyc and setuptools work (build/mypyc), one per build that runs at the same time
"""

import hashlib
import json
import os
import sys
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

PACKAGE = Path("src/ludotheca")
WORK = Path(os.environ.get("LUDOTHECA_BUILD_DIR") or "build/mypyc")
TITLES = [title for title in os.environ.get("LUDOTHECA_TITLES", "").split(",") if title]
# Parts of the package that no compiled module imports.
ABOVE = {"cli", "lab", "lessons", "manual", "offline", "ratings", "research", "review", "server", "web"}
PURE = os.environ.get("LUDOTHECA_PURE") == "1"
OPTIMISE = os.environ.get("LUDOTHECA_OPTIMISE") or "3"
REQUIRED = os.environ.get("LUDOTHECA_REQUIRE_NATIVE") == "1"


def compiled_sources() -> list[str]:
    """The files that the globs of compiled.txt name."""
    lines = (PACKAGE / "compiled.txt").read_text(encoding="utf-8").splitlines()
    globs = [line for line in (line.partition("#")[0].strip() for line in lines) if line]
    found = {path for glob in globs for path in PACKAGE.glob(glob)}
    if TITLES:
        found = {
            p
            for p in found
            if p.relative_to(PACKAGE).parts[0] != "games" or p.relative_to(PACKAGE).parts[1] in TITLES
        }
    return sorted(str(path) for path in found)


def give_up(why: str) -> None:
    """Stop when the compiled modules are required, else say loudly that there are none."""
    if REQUIRED:
        sys.exit(f"** engine: {why}")
    print(f"** engine: {why}; building plain Python, about fifteen times slower", file=sys.stderr)


def inputs(sources: list[str]) -> str:
    """A digest of all that the C files follow from: the sources and what they import, and the compiler itself."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {OPTIMISE} {sources}".encode())
    read = (path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in ABOVE)
    for path in [Path("setup.py"), Path("pyproject.toml"), *sorted(read)]:
        digest.update(f"{path}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def translate(sources: list[str]) -> list[Extension]:
    """One shared library for all compiled modules, so that calls between them are C calls.

    What mypyc made last time is used again if nothing it read has changed."""
    made, wanted = WORK / "made.json", inputs(sources)
    known = json.loads(made.read_text("utf-8")) if made.exists() else {}
    if known.get("inputs") == wanted and all(Path(f).exists() for e in known["made"] for f in e["sources"]):
        return [Extension(**fields) for fields in known["made"]]
    from mypyc.build import mypycify  # noqa: PLC0415 (a pure build must not need mypy)

    made.unlink(missing_ok=True)
    apart = f"--cache-dir={WORK / 'mypy'}"  # `make test` checks the types at the same time
    found = mypycify(
        [*sources, apart], group_name="ludotheca", opt_level=OPTIMISE, debug_level="0", target_dir=str(WORK)
    )
    if os.name == "posix":  # without it gcc inlines none of the small functions of a shared library
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    kept = ("name", "sources", "depends", "include_dirs", "extra_compile_args")
    described = [{field: getattr(extension, field) for field in kept} for extension in found]
    made.write_text(json.dumps({"inputs": wanted, "made": described}), "utf-8")
    return found


def extensions() -> list[Extension]:
    """The compiled modules, unless this build is to have none."""
    metadata_only = {"egg_info", "dist_info", "sdist"} & set(sys.argv)  # pip and uv ask before they build
    sources = [] if PURE or metadata_only else compiled_sources()
    if not sources:
        return []
    try:
        return translate(sources)
    except ImportError as error:
        give_up(f"mypyc is not here ({error})")
    except SystemExit:  # how mypyc ends after it has printed type errors
        give_up("mypyc refused the sources")
    return []


class BuildExt(build_ext):
    """All or nothing. Extension.optional would keep the modules that did compile, and those cannot be
    imported without the shared library that did not."""

    def run(self) -> None:
        try:
            super().run()
        except BaseError as error:
            give_up(f"the C compiler failed ({error})")
            self.extensions = []


class Build(build):
    """A build folder is used again, and setuptools would ship what earlier builds left in it."""

    def run(self) -> None:
        super().run()
        commands = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(path).resolve() for command in commands for path in command.get_outputs()}
        lib = Path(self.build_lib)
        for path in [*lib.glob("ludotheca__mypyc*"), *(lib / "ludotheca").rglob("*")]:
            if path.is_file() and path.resolve() not in made:
                path.unlink()


WORK.mkdir(parents=True, exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build": Build, "build_ext": BuildExt},
    options={
        "build": {"build_base": str(WORK / "setuptools")},
        "build_ext": {"parallel": os.cpu_count() or 1},  # the modules' shims beside the one large library
        "egg_info": {"egg_base": str(WORK)},
    },
)
