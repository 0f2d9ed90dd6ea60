"""PostgreSQL and Redis for tests and measurements: real ones on free ports of loopback, in temporary folders.

They are ended by their process ids. Where a program is missing it is installed by apt-get if that is possible;
otherwise `MissingProgram` says what to install.
"""

import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path

import psycopg
import redis

from saleroom.server.migrate import upgrade

PATIENCE = 60.0
"""Seconds that a service may take to start or to end on a busy machine."""


class MissingProgram(RuntimeError):
    """A program is not there and could not be installed."""


def free_port() -> int:
    """A port of loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str, package: str) -> str:
    """The path of a program, installed first if it has to be and can be."""
    found = find(name)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install(name, package)
        found = find(name)
    if found is None:
        raise MissingProgram(
            f"The program {name} is missing, and it cannot be replaced here. Install it first: "
            f"on Debian and Ubuntu by `apt-get install {package}`, elsewhere from the package {package}."
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
                raise MissingProgram(f"apt-get {' '.join(arguments)} took more than five minutes.") from None
        if done.returncode != 0:
            raise MissingProgram(f"apt-get could not install {package}: {done.stderr[-500:]}")


class Service(ABC):
    """A program that serves on a port of its own until it is stopped, and can be started again."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"saleroom-{name}-"))
        self.process: subprocess.Popen[bytes] | None = None
        self.user: str | None = None
        """As whom the program runs; None: as whoever runs this."""

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it serves already."""

    def start(self) -> None:
        """Start it and wait until it serves."""
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
        """End it by a signal, by force if it takes too long."""
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
        """End it and delete its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL server with as many databases as are asked for; settings as in postgresql.conf."""

    def __init__(self, **settings: str) -> None:
        self.settings = {"max_connections": "80", "shared_buffers": "16MB", **settings}
        self.postgres = program("postgres", "postgresql")
        super().__init__("postgres")
        self.made = 0
        self.has_pattern = False
        """Whether there is a database with our tables, which others are copied from."""
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
            "-k", str(self.folder), *(f"--{name}={value}" for name, value in self.settings.items()),
        ]  # fmt: skip

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
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
            if schema and not self.has_pattern:
                connection.execute(b"CREATE DATABASE pattern")
                upgrade(self.url("pattern"))
                self.has_pattern = True
            pattern = "pattern" if schema else "template1"
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE {pattern}'.encode())
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
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        try:
            with redis.Redis(port=self.port, socket_connect_timeout=2) as connection:
                return bool(connection.ping())
        except redis.RedisError:
            return False
