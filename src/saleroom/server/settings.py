"""Configuration by environment; `saleroom serve --help` lists all of it."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from pathlib import Path
from typing import Any

from saleroom.core.errors import SetupError


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. The name in the environment is SALEROOM_ and the field in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    redis_url: str = ""
    data_dir: str = ""
    origins: str = ""
    secure_cookies: bool = False
    workers: int = 1
    bot_processes: int = 0
    bot_seconds: float = 10.0
    bot_delay: float = 1.0
    rate: float = 20.0
    burst: int = 60
    connections: int = 60
    connections_address: int = 300
    connections_all: int = 20_000
    spectators: int = 200
    people_address: int = 120
    people_all: int = 10_000
    tables: int = 40
    tables_address: int = 240
    tables_all: int = 10_000
    chat: int = 30
    chat_address: int = 120
    chat_table: int = 120
    chat_all: int = 6_000
    coach_processes: int = 1
    analyses: int = 40
    analyses_all: int = 2_000
    keep_days: int = 0
    drain: float = 0.0
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    address: str = ""
    call_webhook: str = ""
    call_secret: str = ""
    call_private: bool = False
    smtp_url: str = ""
    mail_from: str = ""
    log_format: str = "text"
    log_level: str = "info"

    def database(self) -> str:
        """The database's address; without one an SQLite file in the user's data folder."""
        return self.database_url or f"sqlite:///{self.data_folder() / 'saleroom.sqlite3'}"

    def data_folder(self) -> Path:
        """Where the SQLite file lies."""
        if self.data_dir:
            return Path(self.data_dir).expanduser()
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(base).expanduser() / "saleroom"

    def thinking_processes(self) -> int:
        """How many processes think for the bots of a worker."""
        if self.bot_processes > 0:
            return self.bot_processes
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return max(1, min(4, cores // max(1, self.workers)))

    def allowed_origins(self) -> list[str]:
        """Pages of these origins may open websockets, besides our own."""
        return [origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip()]


HELP: dict[str, str] = {
    "host": "the address to listen on",
    "port": "the port to listen on",
    "database_url": "postgresql://… or sqlite:///…; empty: SQLite in the data folder",
    "redis_url": "redis://…, needed for several workers; empty: one worker alone",
    "data_dir": "the data folder; empty: saleroom in the user's data folder",
    "origins": "origins whose pages may open websockets besides our own, separated by commas",
    "secure_cookies": "1 behind TLS: cookies are sent over https only",
    "workers": "how many processes serve (more than one needs SALEROOM_REDIS_URL)",
    "bot_processes": "how many processes think for the bots of each worker; 0: one for each core, at most 4",
    "bot_seconds": "after how many seconds a process whose bot has not answered is ended",
    "bot_delay": "about how many seconds bots take over a decision, but where matches take days; 0 for none",
    "rate": "requests and messages a second that one client may send",
    "burst": "and how many at once",
    "connections": "websockets and streams that one client may have open",
    "connections_address": "and all from one address (an IPv6 /64); 0: any number, as for all limits that follow",
    "connections_all": "and all clients together",
    "spectators": "websockets of spectators at one table",
    "people_address": "new people an hour from one address",
    "people_all": "and from everywhere",
    "tables": "tables opened within a day that one person may sit at before they are over",
    "tables_address": "tables opened an hour from one address",
    "tables_all": "and from everywhere",
    "chat": "lines of chat a minute of one person",
    "chat_address": "and from one address",
    "chat_table": "and at one table",
    "chat_all": "and at all tables",
    "coach_processes": "how many processes analyse finished matches",
    "analyses": "analyses an hour that one person may ask for (a deep one counts as eight, a standard one as two)",
    "analyses_all": "and everybody together",
    "keep_days": "days after which finished tables, chat and people without a table are deleted; 0: never",
    "drain": "seconds between /ready saying no and the end of listening, for proxies that ask",
    "metrics_host": "the address to serve /metrics on",
    "metrics_port": "the port to serve /metrics on, for all workers together; 0: nowhere",
    "address": "where people find the pages, such as https://cards.example.org; calls by mail and webhook need it",
    "call_webhook": "a URL that is told when somebody is to be called; empty: none",
    "call_secret": "signs the requests to the webhook",
    "call_private": "1 to call push endpoints on this machine and in private networks as well; for tests",
    "smtp_url": "smtp://USER:PASSWORD@HOST:PORT or smtps://…, to call people by mail; empty: no mail",
    "mail_from": "the address that mails come from",
    "log_format": "text or json",
    "log_level": "debug, info, warning or error",
}


def from_environment(environment: Mapping[str, str], **given: Any) -> Settings:
    """Settings from the environment; what is given by hand wins. SetupError says what cannot be read."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        name = f"SALEROOM_{field.name.upper()}"
        text = environment.get(name)
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif text is not None and text != "":
            try:
                values[field.name] = read(text, field.type)
            except ValueError:
                raise SetupError(f"{name} is {text!r}, which is no {field.type}") from None
    settings = Settings(**values)
    require_drivers(settings)
    from saleroom.server.calls import checks

    checks.check(settings)
    return settings


def require_drivers(settings: Settings) -> None:
    """SetupError if a setting needs packages of the extra `club` that are not there."""
    for name, needed, package in (
        ("SALEROOM_DATABASE_URL", settings.database_url.startswith("postgresql"), "psycopg"),
        ("SALEROOM_REDIS_URL", settings.redis_url != "", "redis"),
    ):
        if needed:
            try:
                import_module(package)
            except ImportError:
                raise SetupError(
                    f"{name} needs the package {package}, which is not installed here; "
                    'pip install "saleroom[club]" brings it'
                ) from None


def read(text: str, kind: Any) -> Any:
    """A value of the environment."""
    name = kind if isinstance(kind, str) else kind.__name__
    if name == "bool":
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise ValueError(text)
        return text.lower() in ("1", "true", "yes")
    return {"int": int, "float": float}.get(name, str)(text)
