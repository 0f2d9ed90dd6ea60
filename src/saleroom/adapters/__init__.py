"""Our games in the forms of other projects; each module needs an extra of the package and says which."""

from typing import Any

from saleroom.core.errors import NoSuchMove, SetupError, short_repr


class IllegalAction(NoSuchMove, AssertionError):
    """An action that may not be taken now, or is none: an AssertionError, as in the environments of those projects."""


def extra_needed(module: str, extra: str, error: ImportError) -> ImportError:
    """What to say where a module of this package is imported without its extra."""
    return ImportError(
        f"{module} needs {error.name}: install it with `pip install 'saleroom[{extra}]'`", name=error.name
    )


def check_choice(name: str, value: Any, allowed: tuple[str, ...]) -> str:
    """A setting that is one of several words; SetupError lists them."""
    if value not in allowed:
        raise SetupError(f"{name} is {' or '.join(allowed)}, not {short_repr(value)}")
    return str(value)
