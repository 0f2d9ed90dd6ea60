"""What the server counts: every name is shown and drawn, and several workers are one server to whoever asks."""

import asyncio
import json
import os
import re
import signal
import tempfile
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from saleroom.core.errors import SetupError
from saleroom.server.figures import COUNTERS, GAUGES
from saleroom.server.house.whole import Whole
from saleroom.server.metrics import REGISTRY
from saleroom.server.metrics_server import PREFIX, folder_for_workers, served
from saleroom.server.problems import Problem
from saleroom.server.settings import Settings
from saleroom.server.store import StorageError
from tests.server.house import Person, Server, begin, open_table, play_on, until
from tests.server.test_workers import children
from tools.services import Postgres, Redis, free_port

ROOT = Path(__file__).resolve().parents[2]


def known() -> dict[str, str]:
    """Every name that can be asked for, and its metric."""
    found: dict[str, str] = {}
    for metric in REGISTRY.collect():
        endings = {
            "counter": ("_total",),
            "gauge": ("",),
            "histogram": ("_bucket", "_sum", "_count"),
        }[metric.type]
        found |= {f"{metric.name}{ending}": metric.name for ending in endings}
    return found


def drawn() -> set[str]:
    """Every name that the dashboard asks for."""
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())]
    asked += [entry["query"] for entry in dashboard["templating"]["list"]]
    return set(re.findall(r"saleroom_\w+", " ".join(asked)))


def test_the_dashboard_asks_for_what_there_is_and_for_all_of_it() -> None:
    names = known()
    assert len(set(names.values())) > len(COUNTERS) + len(GAUGES)
    assert drawn() - set(names) == set()
    assert set(names.values()) == {names[name] for name in drawn()}


def test_every_metric_is_described_for_who_runs_the_server() -> None:
    text = (ROOT / "docs" / "operation.md").read_text()
    missing = [
        name for name in known() if not name.endswith(("_bucket", "_sum", "_count")) and name not in text
    ]
    assert missing == []


def test_a_server_tells_what_it_does(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code, people = open_table(server, "luxury", 2)
        begin(code, people)
        made = play_on(code, people, 4)
        people[0].refused(f"/tables/{code}/moves", id="no", move={"type": "bid", "card": 12345})
        assert server.figure("move_seconds_count") == made
        assert server.figure("moves_refused_total") == 1
        assert server.figure("http_responses_total", status="4xx") == 1
        assert server.figure("http_responses_total", status="2xx") > made
        assert server.figure("batch_seconds_count") >= made
        assert server.figure("batch_writes_sum") >= made
        until(lambda: server.figure("tables_awake") == 1)
        until(lambda: server.figure("loop_lag_seconds_count") > 0)
        for name in ("workers", "tables_in_memory"):
            assert server.figure(name) == 1
        for name in ("storage_errors_total", "unexpected_errors_total", "write_queue"):
            assert f"saleroom_{name} 0.0" in server.counters()
        shown = {family.name for family in text_string_to_metric_families(server.counters())}
        assert shown == set(known().values())


def test_errors_that_nobody_waits_for_are_counted(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(error: Exception, seconds: float = 0.0) -> None:
        await asyncio.sleep(seconds)
        raise error

    async def evening() -> list[int]:
        whole = Whole()
        counted = []
        for error in (KeyError("x"), StorageError("away"), Problem(409, "changed", "Look again.")):
            await asyncio.wait([whole.begin(fail(error))])
            counted.append(whole.unexpected)
        with pytest.raises(KeyError):  # whoever waits for it sees it, and counts it
            await whole.run(fail(KeyError("y")))
        counted.append(whole.unexpected)
        left = asyncio.create_task(whole.run(fail(KeyError("z"), 0.05)))
        await asyncio.sleep(0)
        left.cancel()
        await whole.finish(5)
        await asyncio.sleep(0)
        return [*counted, whole.unexpected]

    assert asyncio.run(evening()) == [1, 1, 1, 1, 2]
    assert caplog.text.count("unexpected error") == 2


def test_a_metrics_port_that_is_taken_is_said_at_the_start(tmp_path: Path) -> None:
    settings = Settings(metrics_port=free_port(), metrics_host="127.0.0.1")
    with served(settings), pytest.raises(SetupError, match="cannot be served"), served(settings):
        pass
    with served(settings):  # free again
        pass


def test_folders_of_commands_that_were_killed_are_removed() -> None:
    gone = os.spawnlp(os.P_NOWAIT, "true", "true")
    os.waitpid(gone, 0)
    left = Path(tempfile.gettempdir()) / f"{PREFIX}{gone}-left"
    left.mkdir()
    (left / "counter_1.db").touch()
    with folder_for_workers() as folder:
        assert not left.exists()
        assert folder.is_dir()
        with folder_for_workers() as second:
            assert folder.is_dir()
            assert second != folder
    assert not folder.exists()


def test_one_port_tells_of_all_workers_of_a_command(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    server = Server(tmp_path, workers=2, database_url=postgres.database(), redis_url=redis.url)
    server.settings["TMPDIR"] = str(tmp_path)
    with server:
        until(lambda: server.figure("workers") == 2)
        assert len(list(tmp_path.glob(f"{PREFIX}*"))) == 1
        for _ in range(3):
            code, people = open_table(server, "luxury", 2)
            begin(code, people)
            play_on(code, people, 4)
        assert server.figure("move_seconds_count") == 12
        until(lambda: server.figure("tables_awake") == 3)
        assert server.process is not None
        command = server.process.pid
        first = children(command)[0]
        os.kill(first, signal.SIGKILL)
        until(lambda: first not in children(command) and server.figure("workers") == 2)
        assert server.figure("move_seconds_count") == 12  # what the dead have counted stays
        until(lambda: server.figure("tables_awake") == 3)
        assert Person(server).get("/tables") == []
    assert list(tmp_path.glob(f"{PREFIX}*")) == []
