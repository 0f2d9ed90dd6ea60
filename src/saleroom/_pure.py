"""Import the Python files even where compiled ones lie beside them (SALEROOM_PURE=1)."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """A finder that sees only Python files, for the modules of this package."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module of the package stands as source."""
        if not name.startswith("saleroom."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Put the finder before all others."""
    sys.meta_path.insert(0, SourceOnly)
