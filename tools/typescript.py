"""Writes the protocol's JSON Schema and TypeScript types into web/src/generated.

python tools/typescript.py            write what changed
python tools/typescript.py --check    change nothing; end with status 1 if a file is not what the sources give
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated"


def main(arguments: list[str]) -> int:
    """Write or compare; the number of files that differ decides the status of a check."""
    sys.path.insert(0, str(ROOT / "src"))
    from ludotheca.server import typescript  # noqa: PLC0415 - found by the line above

    files = typescript.files()
    old = [path.name for path in TARGET.glob("*") if path.name not in files] if TARGET.is_dir() else []
    wrong = [name for name, text in files.items() if _read(TARGET / name) != text]
    if "--check" in arguments:
        for name in [*wrong, *old]:
            print(f"** web/src/generated/{name} is out of date: run python tools/typescript.py")
        return 1 if wrong or old else 0
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in wrong:
        (TARGET / name).write_text(files[name], encoding="utf-8")
        print(f"wrote web/src/generated/{name}")
    for name in old:
        (TARGET / name).unlink()
    return 0


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
