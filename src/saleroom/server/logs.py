"""Logs: one line per entry, as text or JSON. Secrets, nicknames and whole table codes never get here."""

import json
import logging
import sys
import time

from saleroom.server.settings import Settings

PAUSE = 60.0
"""Seconds between two entries of the same warning of uvicorn."""
KEPT = 100
"""So many different warnings are remembered."""


class JsonLines(logging.Formatter):
    """One JSON object per entry."""

    def format(self, record: logging.LogRecord) -> str:
        """An entry as JSON."""
        entry: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


class Seldom(logging.Filter):
    """Lets the same warning through once a minute, with how many were left out: anybody can cause these."""

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[str, tuple[float, int]] = {}
        """By the warning: when it was last let through, and how often it came since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether an entry is logged."""
        if record.levelno != logging.WARNING:
            return True
        text = str(record.msg)
        at, left_out = self._since.get(text, (-PAUSE, 0))
        if record.created < at + PAUSE:
            self._since[text] = (at, left_out + 1)
            return False
        if text not in self._since and len(self._since) >= KEPT:
            self._since.clear()
        self._since[text] = (record.created, 0)
        if left_out:
            record.msg, record.args = f"{record.getMessage()} (and {left_out:,} more before this)", ()
        return True


def set_up(settings: Settings) -> None:
    """Log to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines()
        if settings.log_format == "json"
        else logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for name in ("alembic", "httpx", "asyncio", "litestar", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.filters[:] = [Seldom()]
