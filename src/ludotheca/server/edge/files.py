"""How many files, sockets among them, this process may have open."""

from __future__ import annotations

import sys

# What is no caller's connection: the database, bots, logs, and connections on their way in or out.
OTHER_FILES = 200


def raise_file_limit(wanted: int) -> int:
    """Ask the system for this many open files; how many there are now."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    most = wanted if hard == endless else min(wanted, hard)
    if soft == endless or soft >= most:
        return wanted if soft == endless else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # some systems have a limit below the one they name
        return soft
    return most


def room_for(connections: int, files: int) -> int:
    """How many connections fit into so many files."""
    return min(connections, max(files - OTHER_FILES, files // 2))
