"""Processes that work off parts of a plan: what becomes of them when nobody listens any more."""

from __future__ import annotations

import multiprocessing

import pytest

from ludotheca.lab import backends


@pytest.mark.once
def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    """One that is still starting would look for what its parent has put away, and end with a traceback."""
    results = backends.in_processes(abs, list(range(-300, 0)), 2)
    assert next(results) in range(301)
    results.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []
