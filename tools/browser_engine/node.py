"""Where node is: the one in .venv, which is new enough, or the system's."""

from __future__ import annotations

import shutil
from pathlib import Path

from browser_engine.compiler import Failed


def node_folder(root: Path) -> Path:
    """The folder of node and npm."""
    for found in (str(root / ".venv" / "bin" / "node"), shutil.which("node")):
        if found and Path(found).exists() and Path(found).with_name("npm").exists():
            return Path(found).parent
    raise Failed("there is no node, not even the one 'make setup' puts into .venv")
