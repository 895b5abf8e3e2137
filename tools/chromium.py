"""Finds the Chromium that the browser tests and the pictures use, or installs Debian's."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing of the browser's own may talk to the network; root cannot use Chromium's sandbox.
ARGUMENTS = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
# A window of its own address bar costs a whole process for every page, half a second of it. The later of two such lists
# counts, so what Playwright switches off of its own accord stands here too, as far as our pages could notice it.
NOT_WANTED = [
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("PaintHolding", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "DestroyProfileOnBrowserClose"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "ThirdPartyStoragePartitioning", "MediaRouter"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch", "LensOverlay"),
]
ARGUMENTS.append(f"--disable-features={','.join(NOT_WANTED)}")
if hasattr(os, "geteuid") and os.geteuid() == 0:
    ARGUMENTS.append("--no-sandbox")

ADVICE = """There is no Chromium for the browser tests. Any of these helps:
  - install one: `apt-get install chromium` (Debian, Ubuntu), `brew install --cask chromium` (macOS)
  - name one: CHROMIUM=/path/to/chrome make test
  - leave them out: tools/test.sh --ignore tests/web"""


def look() -> str | None:
    """A Chromium that is here already; CHROMIUM names one."""
    wanted = os.environ.get("CHROMIUM")
    return wanted or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Debian's Chromium. Several processes that miss it take turns; only the first installs."""
    with Path(tempfile.gettempdir(), "ludotheca-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if look() is not None:
            return
        print("== chromium: installing it with apt-get (the first time this downloads it)", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(
                ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", *command],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )


def find() -> str:
    """A Chromium, installed now if need be and possible; else it ends with advice."""
    if look() is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        install()
    found = look()
    if found is None:
        sys.exit(ADVICE)
    return found


if __name__ == "__main__":
    found = find()
    if "--quiet" not in sys.argv:
        print(found)
