"""How much Hypothesis does: the same examples every time, more of them where the rules are compiled.

SALEROOM_EXAMPLES=20 makes twenty times as many examples, fresh ones at every run.
"""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

import saleroom

NATIVE_EXAMPLES = 16
INTERPRETED_EXAMPLES = 4

_times = int(os.environ.get("SALEROOM_EXAMPLES", "0"))

settings.register_profile(
    "saleroom",
    max_examples=(NATIVE_EXAMPLES if saleroom.compiled else INTERPRETED_EXAMPLES) * max(1, _times),
    deadline=None,
    derandomize=_times == 0,
    database=None,
    print_blob=False,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("saleroom")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that wait for servers and clocks come first: the many small ones fill the gaps they leave."""
    items.sort(key=lambda item: "server" not in item.path.parts)
