"""Why a store fails, said once: when it begins and when it is over."""

from __future__ import annotations

import logging
import threading

log = logging.getLogger(__name__)


class Trouble:
    """Whether the store works now. Threads may call it."""

    def __init__(self) -> None:
        self._reason = ""
        self._failed = 0
        self._lock = threading.Lock()

    def failed(self, error: BaseException) -> None:
        """Something was not read or not written."""
        reason = str(getattr(error, "orig", None) or error).strip() or repr(error)
        with self._lock:
            self._failed += 1
            new, self._reason = not self._reason, self._reason or reason
        if new:
            log.error("the store failed", extra={"reason": reason})

    def worked(self) -> None:
        """Something was written."""
        if not self._reason:
            return
        with self._lock:
            reason, times, self._reason, self._failed = self._reason, self._failed, "", 0
        if reason:
            log.info("the store works again", extra={"reason": reason, "failed": times})
