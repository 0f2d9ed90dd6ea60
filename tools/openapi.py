"""Writes the OpenAPI document, as the server serves it, to a file or to the output, without starting a server."""

import argparse
import json
import sys
from pathlib import Path

from saleroom.server.app import create_app
from saleroom.server.document import describe
from saleroom.server.settings import Settings


def main() -> int:
    """Write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="where to; without it, to the output")
    file: Path | None = parser.parse_args().file
    document = describe(create_app(Settings()).openapi_schema.to_schema())
    text = json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    if file is None:
        sys.stdout.write(text)
    elif not file.exists() or file.read_text(encoding="utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
