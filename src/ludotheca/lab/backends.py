"""Where parts of a plan are worked off: here, in processes of this machine, or on a Dask cluster.

The work is a picklable function of one part, and what it returns must follow from the part alone; then it does not
matter who does which part, nor in which order they come back.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any, TypeVar

from ludotheca.lab.plan import BadPlan, MissingExtra

Part = TypeVar("Part")
Result = TypeVar("Result")

PROCESSES = "processes"
DASK = "dask"
BACKENDS = (PROCESSES, DASK)
CONNECT_SECONDS = 10


class Stopped(Exception):
    """Raised by work that notices that nobody waits for it any more."""


def in_processes(work: Callable[[Part], Result], parts: Sequence[Part], jobs: int) -> Iterator[Result]:
    """Shared by so many processes; the results as they come. Whoever stops listening stops the work: parts that have
    begun end at their next look at `stopping`, the others never begin."""
    jobs = min(jobs, len(parts))
    if jobs <= 1:
        yield from map(work, parts)
        return
    # Fresh processes: a forked copy of a process with threads (a progress bar has one) may hang.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin_work, (stop,)) as pool:
        try:
            with _deaf_children():
                waiting = {pool.submit(work, part) for part in parts}
            for done in as_completed(waiting):
                waiting.discard(done)  # a result that was handed on need not be kept
                yield done.result()
        except BaseException:
            stop.set()
            # Waiting: a process that is still loading the program looks for `stop`, and finds it only while it is here.
            pool.shutdown(wait=True, cancel_futures=True)
            raise


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C, from their first moment on: interrupted while it loads the program,
    one would end with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def on_dask(
    work: Callable[[Part], Result],
    parts: Sequence[Part],
    scheduler: str,
    check: Callable[[], object] | None = None,
) -> Iterator[Result]:
    """Shared by the workers of a Dask cluster. `check` must give there what it gives here, or the workers run another
    version of the program and their results would not be ours."""
    client, as_they_come = _connect(scheduler)
    with client:
        if check is not None:
            _compare(client, check)
        futures = client.map(work, parts, pure=False)
        try:
            for _, result in as_they_come(futures, loop=client.loop, with_results=True):
                yield result
        except BaseException:
            client.cancel(futures)
            raise


def _connect(scheduler: str) -> tuple[Any, Any]:
    try:
        import distributed  # noqa: PLC0415 - an extra
    except ImportError:
        raise MissingExtra("dask.distributed", DASK) from None
    connect: Any = distributed.Client  # which has no types
    try:
        return connect(scheduler, timeout=CONNECT_SECONDS, set_as_default=False), distributed.as_completed
    except (OSError, ValueError) as error:
        detail = str(error) or type(error).__name__
        raise BadPlan(
            f"there is no Dask scheduler at '{scheduler}' ({detail})",
            why="no-scheduler",
            scheduler=scheduler,
            detail=detail,
        ) from None


def _compare(client: Any, check: Callable[[], object]) -> None:
    ours = check()
    others = [worker for worker, theirs in client.run(check).items() if theirs != ours]
    if others:
        names = ", ".join(sorted(others))
        raise BadPlan(
            f"these Dask workers have another version of the bots: {names}",
            why="other-workers",
            workers=names,
        )


# In a process that works off parts: whether nobody wants the rest any more.
_stopped: list[Event] = []


def stopping() -> bool:
    """Whether this process should leave its work."""
    return any(stop.is_set() for stop in _stopped)


def _begin_work(stop: Event) -> None:
    """Ctrl-C reaches every process of a terminal; only the one that was called deals with it, and tells the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stopped.append(stop)
