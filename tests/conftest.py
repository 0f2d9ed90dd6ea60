"""How much Hypothesis does: the same examples every time, more of them where the rules are compiled.

SALEROOM_EXAMPLES=20 makes twenty times as many examples, fresh ones at every run; below 1 it makes fewer.
"""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

import saleroom

NATIVE_EXAMPLES = 13
INTERPRETED_EXAMPLES = 2
MANY = 10
THINNED = ("bots", "cli", "conformance/test_laws.py", "games/test_insight.py", "locale", "server")
"""Where a case takes long enough for `make quick` to leave some out."""

_times = float(os.environ.get("SALEROOM_EXAMPLES") or 1)

settings.register_profile(
    "saleroom",
    max_examples=max(1, round((NATIVE_EXAMPLES if saleroom.compiled else INTERPRETED_EXAMPLES) * _times)),
    deadline=None,
    derandomize=_times <= 1,
    database=None,
    print_blob=False,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("saleroom")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those that wait for servers and clocks come first: the many small ones fill the gaps they leave."""
    if os.environ.get("SALEROOM_QUICK"):
        thin_out(config, items)
    items.sort(key=lambda item: "server" not in item.path.parts)


def thin_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test with many cases that take long only every third (`make quick`)."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out = {
        item
        for name, found in cases.items()
        if len(found) > MANY and name.removeprefix("tests/").startswith(THINNED)
        for number, item in enumerate(found)
        if number % 3 != len(name) % 3  # not the same cases of every test
    }
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]
