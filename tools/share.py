"""Writes share/: the man page and what shells complete with, from the parser of the command line.

`make release` runs it before it builds. A wheel puts these files under the prefix it is installed to, where `man` and
shells look for them.
"""

from pathlib import Path

import saleroom
from saleroom.cli.describe import completion, describe, man_page
from saleroom.cli.main import make_parser

SHARE = Path(__file__).resolve().parent.parent / "share"
COMPLETIONS = {
    "bash": "bash-completion/completions/saleroom",
    "zsh": "zsh/site-functions/_saleroom",
    "fish": "fish/vendor_completions.d/saleroom.fish",
}


def files() -> dict[Path, str]:
    """What belongs there."""
    command = describe(make_parser())
    made = {SHARE / path: completion(command, shell) for shell, path in COMPLETIONS.items()}
    return {**made, SHARE / "man" / "man1" / "saleroom.1": man_page(command, saleroom.__version__)}


def main() -> None:
    """Write them."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
