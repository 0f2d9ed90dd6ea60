"""A worker that begins to watch its parent when that is gone already; test_workers runs this."""

import os
import sys
import time
from multiprocessing import get_context, parent_process
from pathlib import Path

from saleroom.server.serve import end_with_parent


def come_too_late() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    end_with_parent()
    time.sleep(120)


if __name__ == "__main__":
    worker = get_context("spawn").Process(target=come_too_late)
    worker.start()
    Path(sys.argv[1]).write_text(str(worker.pid))
    os._exit(0)
