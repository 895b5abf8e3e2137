"""mypyc's C for a machine with four bytes to a pointer. Run as a program in a process of its own: the size must be said
before mypyc is imported.

    python translate.py OUTDIR SOURCE...    writes the C files and prints the names of the modules, one a line
"""

from __future__ import annotations

import contextlib
import io
import sys
import sysconfig
from pathlib import Path


def main(out: str, sources: list[str]) -> None:
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    from mypyc.build import mypycify  # noqa: PLC0415 - it reads the size when it is imported

    sys.argv = ["setup.py", "build_ext"]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        made = mypycify(
            [*sources, f"--cache-dir={Path(out) / 'mypy'}"],
            group_name="ludotheca",
            opt_level="3",
            debug_level="0",
            target_dir=out,
        )
    print(*(extension.name for extension in made), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
