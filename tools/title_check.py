"""Makes what a title stores, runs whatever concerns it, and says what it lacks to be complete.

    .venv/bin/python tools/title_check.py TITLE          (ludotheca title-check TITLE does the same)

Stored numbers and whole games of a draft are made anew each time, because its rules still change. Those of a complete
title are only made where there are none. A status of 1 says that something failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PY = sys.executable


def run(*command: str, code: str = "src:tests") -> subprocess.CompletedProcess[str]:
    """A command on the sources of the clone."""
    paths = os.pathsep.join(str(ROOT / part) for part in code.split(":"))
    environment = {**os.environ, "PYTHONPATH": paths, "LUDOTHECA_MODE": "pure"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def pytest(*arguments: str) -> tuple[str, ...]:
    return (PY, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", "-W", "ignore", *arguments)


def makers(title: str, stage: str) -> dict[str, tuple[str, ...]]:
    """What is stored or generated, and the command that makes it."""
    tests = ROOT / "tests" / "games" / title
    commands: dict[str, tuple[str, ...]] = {}
    if stage == "draft" or not (tests / "numbers.json").exists():
        commands["stored numbers"] = (PY, "-m", "contract.stored", title)
    again = ("--again",) if stage == "draft" else ()
    commands["whole games"] = (PY, "tools/make_records.py", *again, title)
    if (ROOT / "web" / "src" / "games" / title / "index.ts").exists():
        commands["types for the web"] = (PY, "tools/typescript.py")
    return commands


def checks(title: str) -> dict[str, tuple[str, ...]]:
    """What is tested, and the command that tests it."""
    source, tests = f"src/ludotheca/games/{title}", f"tests/games/{title}"
    return {
        "contract": pytest("tests/contract/test_titles.py", "tests/contract/test_stored.py", "-k", title),
        "texts": pytest("tests/texts", "-k", title),
        "records": pytest("tests/test_records.py", "-k", title),
        "its own tests": pytest(tests),
        "style": (PY, "-m", "ruff", "check", "--quiet", source, tests),
        "format": (PY, "-m", "ruff", "format", "--check", "--quiet", source, tests),
        "types": (PY, "-m", "mypy", source),
    }


def tell(step: str, done: subprocess.CompletedProcess[str]) -> bool:
    """A line about a step, and its output where it failed."""
    nothing = step in {"contract", "texts", "records"} and done.returncode == 5  # no test of that name
    worked = done.returncode == 0 or nothing
    last = next((line for line in reversed(done.stdout.splitlines()) if line.strip()), "")
    note = "" if nothing else last.strip("= ") if worked else "FAILED"
    print(f"  {'ok' if worked else '**':<3} {step:<18} {note}".rstrip(), flush=True)
    if not worked:
        print((done.stdout + done.stderr)[-4000:], flush=True)
    return worked


def main(title: str) -> int:
    asked = f"from ludotheca.games import registry; print(registry.get('{title}').meta.stage)"
    found = run(PY, "-c", asked)
    if found.returncode:
        print(found.stderr[-2000:])
        return 1
    stage = found.stdout.strip()
    print(f"{title} is {'a draft' if stage == 'draft' else 'complete'}.", flush=True)
    failed = [step for step, command in makers(title, stage).items() if not tell(step, run(*command))]
    failed += [step for step, command in checks(title).items() if not tell(step, run(*command))]
    lacks = run(PY, "-m", "games.stages", title)
    missing = lacks.stdout.splitlines() if not lacks.returncode else [lacks.stderr[-2000:]]
    print("To be complete it needs:" if missing else "It lacks nothing.", flush=True)
    for line in missing:
        print(f"  -   {line}")
    if not missing and not failed and stage == "draft":
        print(f'  Say so: stage="complete" in src/ludotheca/games/{title}/meta.py')
    return 1 if failed or (missing and stage == "complete") else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__)
        sys.exit(2)
    sys.exit(main(sys.argv[1]))
