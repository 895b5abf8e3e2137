"""What no linter knows: the pins agree, the locks answer to their .in files, nothing names a registry or is too long.

Prints what is wrong, one line each, and ends with status 1. With `--message FILE` it looks at the subject of a commit
message instead; git calls it so, see tools/hooks.
"""

import ast
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
LONGEST_SUBJECT = 72
LONGEST_FILE = 450
LONGEST_FUNCTION = 60
BY_GIT = re.compile(r'Merge |Revert "|(?:fixup|squash|amend)! ')
# A first word that is no command: articles and the like, then words by their endings, but for the verbs that end so.
NO_VERB = re.compile(
    r"(?:the|an?|one|two|three|no|not|all|any|each|every|some|more|this|that|these|it|its|what|who|when|where|how)\Z"
    r"|(?!embed\Z|(?:s|f|n|sp|proc|succ|exc)eed\Z|shed\Z|shred\Z)\w+ed\Z"
    r"|(?!(?:br|r|str|s|p|sw|spr)ing\Z)\w+ing\Z"
    r"|(?!focus\Z|bias\Z|alias\Z)\w+[^s]s\Z",
    re.IGNORECASE,
)


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
        if path.suffix == ".py" and name.startswith(("src/", "tools/")):
            found += too_long(name, text)
    return found


def too_long(name: str, text: str) -> list[str]:
    """A file that is no longer read in one sitting, a function that does not fit a screen."""
    found = []
    if text.count("\n") > LONGEST_FILE:
        found.append(f"{name} has {text.count(chr(10))} lines; {LONGEST_FILE} are the most")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                found.append(f"{name}: {node.name} has {lines} lines; {LONGEST_FUNCTION} are the most")
    return found


def subject_problems(message: str) -> list[str]:
    """What is wrong with the subject of a commit message."""
    subject = message.partition("\n")[0].strip()
    if BY_GIT.match(subject):
        return []
    words = re.sub(r"^[^:]{1,30}: ", "", subject).split() or [""]
    found = []
    if len(subject) > LONGEST_SUBJECT:
        found.append(f"the subject has {len(subject)} characters; {LONGEST_SUBJECT} are the most")
    if subject.endswith("."):
        found.append("the subject ends with a full stop")
    if NO_VERB.match(words[0]) or not words[0]:
        found.append(f"the subject begins with '{words[0]}'; it says what to do: 'Comuni: count tiles once'")
    return found


if __name__ == "__main__":
    is_message = sys.argv[1:2] == ["--message"]
    wrong = subject_problems(Path(sys.argv[2]).read_text("utf-8")) if is_message else problems()
    for line in wrong:
        print(f"** hygiene: {line}")
    sys.exit(1 if wrong else 0)
