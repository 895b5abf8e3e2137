"""What no linter knows: the pins agree, the locks answer to their .in files, nothing names a registry.

Prints what is wrong, one line each, and ends with status 1.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# An address to download from, or the home folder of whoever wrote the file; spelt so that it does not find itself.
ADDRESS = re.compile(
    r'"resolved":\s"http|--(?:extra-)?index-url|--find-link[s]|https?:/{2}[^\s"]+\.(?:whl|tgz|tar\.gz)|file:/{3}'
    r"|/home/[a-z]|/Users/[a-z]"
)
SELF = Path(__file__).name


def pins(path: str) -> dict[str, str]:
    """The `name==version` lines of a requirements file."""
    text = (ROOT / path).read_text(encoding="utf-8")
    return {name.lower(): version for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.M)}


def names(path: str) -> set[str]:
    """The packages that a .in file asks for, spelt as locks spell them."""
    found = re.findall(r"^([A-Za-z][\w.-]*)", (ROOT / path).read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[-_.]+", "-", name).lower() for name in found}


def tracked() -> list[str]:
    """The files that are, or would be, in the repository; none where this is no clone."""
    if not shutil.which("git"):
        return []
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return [name for name in listing.stdout.split("\0") if name]


def problems() -> list[str]:
    """Everything that is wrong, as sentences."""
    found = []
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name, version in (pins("requirements.in") | pins("requirements-dev.in")).items():
        if name in {"mypy", "librt"} and f'"{name}=={version}' not in project:
            found.append(f"pyproject.toml builds with another {name} than requirements*.in ({version})")
        if pins("requirements-dev.lock").get(name) != version:
            found.append(f"requirements-dev.lock does not hold {name}=={version}: run make lock")
    for kind in ("requirements", "requirements-dev"):
        for name in sorted(names(f"{kind}.in") - set(pins(f"{kind}.lock"))):
            found.append(f"{kind}.lock lacks {name}: run make lock")
    for name, version in pins("requirements.lock").items():
        if pins("requirements-dev.lock").get(name) != version:
            found.append(f"the two locks hold different versions of {name}: run make lock")
    for name in tracked():
        path = ROOT / name
        if name == "uv.lock":
            found.append(
                "uv.lock names the registry of whoever made it; the locks here are requirements*.lock"
            )
        if path.name == SELF or path.suffix == ".md" or not path.is_file():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if ADDRESS.search(line):
                found.append(f"{name}:{number} names a download address or a folder of one machine")
    return found


if __name__ == "__main__":
    wrong = problems()
    for line in wrong:
        print(f"** hygiene: {line}")
    sys.exit(1 if wrong else 0)
