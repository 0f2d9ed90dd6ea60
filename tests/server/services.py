"""PostgreSQL and Redis for the tests: real ones, on free ports of loopback, in temporary folders, ended by their ids.

Where a program is missing it is installed by apt-get if that is possible; otherwise the test fails and says what to
install. Nothing is skipped.
"""

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path

import psycopg
import pytest
import redis

from saleroom.server.migrate import upgrade
from tests.server.house import free_port

PATIENCE = 60.0
"""Seconds that a service may take to start or to end on a busy machine."""


def program(name: str, package: str) -> str:
    """The path of a program, installed first if it has to be and can be."""
    found = find(name)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install(name, package)
        found = find(name)
    if found is None:
        pytest.fail(
            f"The program {name} is missing, and these tests run against the real one. Install it first: "
            f"on Debian and Ubuntu by `apt-get install {package}`, elsewhere from the package {package}.",
            pytrace=False,
        )
    return found


def find(name: str) -> str | None:
    """A program on the path, or where Debian keeps the programs of PostgreSQL, the newest version first."""
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    newest = sorted(folders, key=lambda folder: float(folder.parent.name), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*map(str, newest), os.environ.get("PATH", os.defpath)]))


def install(name: str, package: str) -> None:
    """Install a package by apt-get; test processes wait for each other, and the second finds it done."""
    with (Path(tempfile.gettempdir()) / "saleroom-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find(name) is not None:
            return
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", package]):
            try:
                done = subprocess.run(
                    ["apt-get", *arguments],
                    env=environment,
                    capture_output=True,
                    text=True,
                    timeout=300,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                pytest.fail(f"apt-get {' '.join(arguments)} took more than five minutes.", pytrace=False)
        if done.returncode != 0:
            pytest.fail(f"apt-get could not install {package}: {done.stderr[-500:]}", pytrace=False)


class Service(ABC):
    """A program that serves on a port of its own until it is stopped, and can be started again."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"saleroom-{name}-"))
        self.process: subprocess.Popen[bytes] | None = None
        self.user: str | None = None
        """As whom the program runs; None: as who runs the tests."""

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it serves already."""

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=self.folder, stdout=log, stderr=log, user=self.user
            )
        give_up = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > give_up:
                raise RuntimeError(f"no service: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGTERM) -> None:
        process, self.process = self.process, None
        if process is None or process.poll() is not None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL server with as many empty databases as are asked for."""

    def __init__(self) -> None:
        self.postgres = program("postgres", "postgresql")
        super().__init__("postgres")
        self.made = 0
        if os.geteuid() == 0:  # it refuses to run as root
            names = {entry.pw_name for entry in pwd.getpwall()}
            self.user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, self.user)
        command = [
            program("initdb", "postgresql"), "--pgdata", str(self.folder / "data"), "--username=saleroom",
            "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions",
        ]  # fmt: skip
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, check=False, user=self.user
        )
        if done.returncode != 0:
            raise RuntimeError(f"initdb: {done.stderr}")

    def command(self) -> list[str]:
        return [
            self.postgres, "-D", str(self.folder / "data"), "-p", str(self.port), "-h", "127.0.0.1",
            "-k", str(self.folder), "-c", "max_connections=80", "-c", "shared_buffers=16MB",
        ]  # fmt: skip

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://saleroom@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT cuts clients off and ends in order, SIGQUIT ends like a crash."""
        super().stop(how)

    def database(self, *, schema: bool = True) -> str:
        """The address of a new database, with our tables or empty."""
        self.made += 1
        name = f"saleroom_{self.made}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        if schema:
            upgrade(self.url(name))
        return self.url(name)


class Redis(Service):
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        self.server = program("redis-server", "redis-server")
        super().__init__("redis")

    def command(self) -> list[str]:
        return [
            self.server, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder),
            "--save", "", "--appendonly", "no",
        ]  # fmt: skip

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        try:
            with redis.Redis(port=self.port, socket_connect_timeout=2) as connection:
                return bool(connection.ping())
        except redis.RedisError:
            return False
