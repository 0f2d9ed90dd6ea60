"""The laboratory on a real Ray cluster of two nodes on this machine, and its matches as Parquet."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")  # a busy machine takes its time

ray = pytest.importorskip("ray", reason="the extra lab is not installed; `make extras EXTRA=lab` tests it")

from saleroom.lab import Plan, Rows, play_plan  # noqa: E402
from saleroom.lab.report import write_parquet  # noqa: E402
from saleroom.lab.spread import LabError, play_on_ray  # noqa: E402

PLAN = Plan("luxury", (2, 3), 120, "simple", "7")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    found.add_node(num_cpus=1)
    try:
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def test_a_cluster_plays_what_this_process_plays(cluster: Any, tmp_path: Path) -> None:
    here, there = Rows(None, PLAN.about()), Rows(tmp_path / "matches.jsonl", PLAN.about())
    play_plan(PLAN, here, workers=1)
    effort = play_plan(PLAN, there, on=cluster.address)
    there.close()
    assert effort.matches == len(here.found)
    assert there.found == here.found
    again = Rows(tmp_path / "matches.jsonl", PLAN.about())
    assert play_plan(PLAN, again, on=cluster.address).matches == 0
    again.close()


def test_both_nodes_play(cluster: Any) -> None:
    ray.init(address=cluster.address)
    try:
        where = ray.remote(lambda: ray.get_runtime_context().get_node_id())
        nodes = {node["NodeID"] for node in ray.nodes() if node["Alive"]}
        assert len(nodes) == 2
        strategy = "SPREAD"
        assert (
            set(ray.get([where.options(scheduling_strategy=strategy).remote() for _ in range(12)])) == nodes
        )
    finally:
        ray.shutdown()


def test_no_cluster_is_one_sentence() -> None:
    with pytest.raises(LabError, match=r"there is no Ray cluster at 127\.0\.0\.1:1"):
        list(play_on_ray([], None, "127.0.0.1:1"))


def test_matches_as_parquet(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    rows = Rows(None, PLAN.about())
    play_plan(PLAN, rows, workers=1)
    write_parquet(PLAN, rows, tmp_path)
    matches, lots = (pq.read_table(tmp_path / f"{name}.parquet").to_pylist() for name in ("matches", "lots"))
    assert len(matches) == len(rows.found)
    assert len(lots) == sum(len(row["lots"]) for row in rows.found.values())
    assert {match["deal"] for match in matches if match["table"] == "2/simple/"} == set(range(48))
