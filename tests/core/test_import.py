"""What `import saleroom` costs in a fresh process."""

import os
import subprocess
import sys

HEAVY = {
    "alembic", "asyncio", "dataclasses", "gymnasium", "inspect", "json", "litestar", "msgspec", "numpy", "openskill",
    "pathlib", "redis", "rich", "secrets", "sqlalchemy", "uvicorn", "websockets",
}  # fmt: skip
"""What takes time to load and is not needed to play."""


def python(code: str, **settings: str) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env={**environment, **settings}, capture_output=True, encoding="utf-8", check=True
    ).stdout


def test_it_loads_nothing_heavy() -> None:
    loaded = set(
        python(
            "import sys; before = set(sys.modules); import saleroom; print(*set(sys.modules) - before)"
        ).split()
    )
    assert "saleroom.core.match" in loaded
    assert not {name.partition(".")[0] for name in loaded} & HEAVY
    assert not [
        name
        for name in loaded
        if name.startswith(
            ("saleroom.server", "saleroom.cli", "saleroom.adapters", "saleroom.arena", "saleroom.bots")
        )
    ]
