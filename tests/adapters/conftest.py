"""Tests of an adapter are collected where its extra is installed: `make extras` sees to that."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]
