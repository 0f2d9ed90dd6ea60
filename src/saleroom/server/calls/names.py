"""Looks names of hosts up, within a time limit: the system's own function has none."""

import socket
import threading
from concurrent.futures import Future

LONGEST = 5.0
"""Seconds that a lookup may take."""
MOST = 16
"""So many lookups may be under way: one that is given up goes on until the system ends it."""

under_way = threading.BoundedSemaphore(MOST)


class LookupFailed(OSError):
    """A name was not found, or not in time."""


def find_host(host: str, port: int | None) -> list[str]:
    """The addresses of a host, those to try first in front. It blocks; LookupFailed if there are none in time."""
    found: Future[list[str]] = Future()

    def look_up() -> None:
        try:
            entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found.set_result(list(dict.fromkeys(str(entry[4][0]) for entry in entries)))
        except (OSError, UnicodeError) as error:
            found.set_exception(error)
        finally:
            under_way.release()

    if not under_way.acquire(blocking=False):
        raise LookupFailed("too many names are being looked up")
    threading.Thread(target=look_up, name="saleroom-lookup", daemon=True).start()
    try:
        return found.result(LONGEST)
    except (OSError, UnicodeError) as error:  # a TimeoutError is an OSError
        raise LookupFailed("its name cannot be resolved") from error
