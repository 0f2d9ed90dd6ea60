"""Compiles the rules, and what plays by them, with mypyc where there is a C compiler; otherwise installs plain Python.

SALEROOM_NATIVE=0 skips the attempt, SALEROOM_NATIVE=1 fails if it does not succeed.
What is compiled stands in pyproject.toml, under tool.saleroom.
"""

import ast
import os
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

WANTED = os.environ.get("SALEROOM_NATIVE", "auto")


def extensions() -> list[Any]:
    """The native modules, or none if they are not wanted."""
    if WANTED == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if WANTED == "1":
            raise
        print("mypyc is not installed: the rules run interpreted", file=sys.stderr)
        return []
    native = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["saleroom"]["native"]
    groups = [
        ([str(path) for pattern in patterns for path in sorted(Path().glob(pattern))], name)
        for name, patterns in native.items()
    ]
    sources = [source for group, _ in groups for source in group]
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    found = list(mypycify(["--strict", *sources], opt_level=level, debug_level="0", separate=groups))
    add_docs(sources, {file for extension in found for file in extension.sources})
    return found


STRING = r'"(?:[^"\\]|\\.)*'  # of C, up to the quotation mark at its end
DOC_OF_FUNCTION = re.compile(rf'\(PyCFunction\)CPyPy_(\w+),[\s\w|]*, PyDoc_STR\({STRING}(?="\))')
DOC_OF_CLASS = re.compile(
    rf'tp_doc = PyDoc_STR\({STRING}(?="\),\s*\}};\s*static \w+ \*CPyType_(\w+)_template )'
)
DOC_OF_MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL(?=, /\* docstring \*/)')


def add_docs(sources: list[str], files: set[str]) -> None:
    """Put the docstrings of the sources into the C code, so that `help()` says more than a signature.

    mypyc leaves them out. In its code a method is CPyPy_<module>___<class>___<name>, the module by as many of its
    last names as tell it from the others. Where another version writes something else, there are no docstrings.
    """
    docs = {f".{name}": text for source in sources for name, text in docs_of(source).items()}

    def doc_of(name: str) -> str:
        """The docstring of a name of the C code, in octal escapes so that nothing in it means anything to C."""
        ending = "." + name.replace("___", ".")
        found = [text for full, text in docs.items() if full.endswith(ending)]
        return "".join(f"\\{byte:03o}" for byte in found[0].encode()) if len(found) == 1 else ""

    for file in map(Path, files):
        code = file.read_text("utf-8")
        code = DOC_OF_FUNCTION.sub(lambda match: match[0] + doc_of(match[1]), code)
        code = DOC_OF_CLASS.sub(lambda match: match[0] + doc_of(match[1]), code)
        code = DOC_OF_MODULE.sub(lambda match: f'{match[1]}"{doc_of(match[2])}"', code)
        file.write_text(code, "utf-8")


def docs_of(source: str) -> dict[str, str]:
    """The docstrings of a module, its functions, classes and their methods, by full name; empty where there is none."""
    path = Path(source)
    docs: dict[str, str] = {}

    def note(name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
        docs[name] = ast.get_docstring(node) or ""
        for part in [] if isinstance(node, ast.FunctionDef) else node.body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                note(f"{name}.{part.name}", part)

    note(".".join(path.with_suffix("").parts[1:]), ast.parse(path.read_bytes()))
    return docs


class BuildAllOrNone(build_ext):
    """The modules belong together: if one cannot be built, none is installed. Groups are compiled side by side."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except Exception as error:
            if WANTED == "1":
                raise
            print(f"no native code could be built, the rules run interpreted: {error}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def shared() -> list[tuple[str, list[str]]]:
    """The man page and what shells complete with, where tools/share.py has written them."""
    return [(str(path.parent), [str(path)]) for path in sorted(Path("share").rglob("*")) if path.is_file()]


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone}, data_files=shared())
