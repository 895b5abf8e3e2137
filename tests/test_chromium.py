"""How the browser of the browser tests is found, and installed where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# Notes that it was called; at an installation it takes a while and then puts a browser where it is looked for.
APT_GET = """#!/bin/sh
echo "$*" >>"{folder}/calls"
case "$*" in *install*) sleep 0.5; printf '#!/bin/sh\\n' >"{folder}/chromium"; chmod +x "{folder}/chromium" ;; esac
"""


@pytest.mark.once
def test_several_processes_that_miss_a_browser_install_it_once(tmp_path: Path) -> None:
    helper = tmp_path / "apt-get"
    helper.write_text(APT_GET.format(folder=tmp_path))
    helper.chmod(0o755)
    # The shell and its own commands, and nothing else that could be a browser.
    (tmp_path / "sleep").symlink_to("/bin/sleep")
    (tmp_path / "chmod").symlink_to("/bin/chmod")
    environment = {**os.environ, "PATH": str(tmp_path), "TMPDIR": str(tmp_path)}
    environment.pop("CHROMIUM", None)
    code = "import chromium; chromium.install(); print(chromium.look())"
    waiting = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            env={**environment, "PYTHONPATH": str(ROOT / "tools")},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    found = [one.communicate(timeout=60)[0].splitlines()[-1] for one in waiting]
    assert found == [str(tmp_path / "chromium")] * 4
    calls = (tmp_path / "calls").read_text().splitlines()
    assert len(calls) == 2
    assert "update" in calls[0]
    assert "install" in calls[1]
