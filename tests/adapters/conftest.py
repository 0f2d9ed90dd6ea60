"""Tests of an adapter are collected where its extra is installed: `make extras` sees to that."""

from importlib.util import find_spec

NEEDED = {
    "gym": "gymnasium",
    "test_openspiel.py": "pyspiel",
    "test_pettingzoo.py": "pettingzoo",
    "test_train_ppo.py": "torch",
}
"""What a test module, or a folder of them, cannot do without."""

collect_ignore = [name for name, package in NEEDED.items() if find_spec(package) is None]
